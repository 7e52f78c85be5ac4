"""What customers need to get into the store and use it; see `stories.story`."""

# Sentences read best unbroken.
# ruff: noqa: E501

TEXT = """
### no-code | Problem |
S [Can't sign in|Can't log in] to the store
S [Sign-in code|Log-in code] never arrives – {account}
S {first} locked out of the [store|online store]
T {first} can't get into the store, the sign-in code never comes. [Checked spam.|Asked them to check spam, nothing.] [Wants to order today.|Has a cart full.]
L I can't sign in to your store. [It says a code was sent, and nothing comes.|The code never arrives.] [I've tried four times and checked spam.|Not in spam either.] [I have a full cart in there.|We need to order today.]
L [sign-in code isn't arriving.|not getting the code.] [tried chrome and edge.|tried my phone too.] can you reset whatever needs resetting?
T Sign-in trouble at {account}: no code. [Three tries.|{first} tried all morning.] [Spam is empty.|Not in spam.]
L I'm trying to sign in to the store, and [the code never shows up|no code comes]. [Nothing in spam.|I've checked the junk folder.] [Can you see if it's being sent?|Is it going out at all?]
---
us {thanks}. [The code goes to the e-mail on the store account, which isn't always the one you write from.|It's sent to the address on the store account.] [Could you tell me exactly which address you're typing in?|Which address are you entering?] [There's no password to reset; it's always a fresh code.|We don't use passwords, so there's nothing to reset.]
them [Oh. I was using the old one.|I was typing the wrong domain. It works.]
tell The code goes to the address on your store account.
fix Wrong e-mail address entered. [{first} is in.|Signed in now.]
fix [Typo in the address.|Wrong address, right one works.]
---
note [Codes are going out, their server rejects them.|Mail log: accepted by us, quarantined on their side.]
us {thanks}. I can see the codes leaving here, [but your mail server is holding them|so they're stuck on your side]. [Your IT department needs to allow mail from {domain}.|Could you ask IT to whitelist {domain}?] [Until then I can take the order by phone.|If it's urgent, I'll have the order desk enter your cart.]
them [IT released them, and I got four codes at once.|IT found them in quarantine. I'm in.]
tell Your IT had the codes in quarantine; [allow {domain} to prevent it|please have {domain} whitelisted].
fix Codes quarantined by customer's mail server. [IT released them.|IT whitelisted our domain.]
fix [Their filter had them.|Mail filter, IT fixed it.]

### account-user | Question |
S [Add a user|Second login|Another buyer] for {account}
S [Can two people|How can two of us] order under one account?
T {first} wants a colleague to be able to order too. [Without sharing a login.|They share one now and it's a mess.]
L [Can I add a second person to our store account?|I need a second user on our store account.|How do I get a coworker onto our store account?|I'd like to share our store account with a coworker.] [We share one login and never know who ordered what.|A colleague covers for me when I'm out.] [They only need to place orders.|They shouldn't be able to change the address.]
T {account} wants a second buyer in the store. [{first} is on leave soon.|{first} is out next month.]
L I'm going on leave and somebody has to be able to order. [How do I add a second person?|What does my colleague need to do?] [I'd rather not share my inbox.|I'd rather not forward codes while I'm away.]
---
us {thanks}. [Each person signs in with their own e-mail|Everyone uses their own e-mail address], and orders from both roll up to {account}. [Have your colleague sign up with their work address and I'll link the two.|If you send me the name and work e-mail, I'll link it to your account.]
them [Signed up just now, same domain as mine.|The new login exists now, same domain.]
note [Linked.|Linked to the account.] [Told {rep}.|Note for {rep}.]
us [Linked.|All set, linked.] [You'll both see all orders for the company.|You can both see each other's orders.]
tell Your colleague's login is linked to your account.
fix Second user linked to {account}. [Both see company orders.|Own login each.]
fix [Colleague linked to the company account.|Own login for the second buyer.]

### wrong-price-online | Problem |
S [Our prices don't show|Seeing list prices] in the store
S [Contract pricing|Our pricing] missing online – {account}
T {first} sees list prices when signed in. [Has agreed pricing with {rep}.|Had their own prices last month.] [Didn't order because of it.|Has an order waiting.]
L When I sign in I see list prices instead of ours. [We have an agreement with {rep}.|{rep} set us up last year.] [I don't want to place the order like this.|I've got an order waiting in the cart.] [Did something change?|Is it just me?]
T {first} sees list prices online. [Has agreed prices with {rep}.|Thought the site knew their prices.]
L The website shows me the same prices as everybody else, and I thought we had better ones. [We do, right?|{rep} told me we do.] [How do I order at our price?|Where do I see ours?]
---
note [The store only shows list.|No customer prices in the store, agreements go through sales.]
us {thanks}. [The store always shows list prices.|The website only knows list prices.] [Agreed pricing is applied when you order through {rep} or send a PO.|For your agreed prices, send the order to {rep} as a PO.] [I've forwarded your cart so you don't have to retype it.|I've sent what's in your cart to {rep}.]
them [OK, I didn't realize. Thanks.|Got it. {rep} already replied.]
tell The store shows list prices; {rep} handles orders at your agreed pricing.
fix Store shows list only. [Cart passed to {rep} for agreed pricing.|Order goes through {rep}.]
fix [List online, agreed prices through {rep}.|Explained, {rep} takes the order.]

### cart-error | Problem |
S [Error at checkout|Can't check out]
S [Store|Website] [hangs|freezes] at checkout
T {first} [gets an error at checkout|can't finish checkout]. [Page spins.|Red box, no text.] [Tried two browsers.|Same on the phone.]
L The checkout page just spins. [I've tried two browsers and my phone.|Tried clearing the cache, too.] [We need the order next week.|I'd like to get this in before your cut-off.] Screenshot [attached|below].
T {first} can't check out. [Big cart.|Forty minutes of work in that cart.] [Will e-mail a screenshot.|Has a screenshot.]
L I've put forty minutes into this cart and can't get past checkout. [Please don't tell me to start over.|I'm not starting over.] [Can you see what it doesn't like?|What's wrong with it?]
---
us {thanks}. I looked at your cart. [One of the items in your cart was discontinued while it sat there|There's an item in the cart that went out of the catalog], and [that jams the page|checkout trips over it]. [Remove the third line and try again.|If you take the third line out, it should go through.] [I'll find you a replacement for it.|Tell me what it was for and I'll suggest another.]
them [That did it.|It went through.] [The message could be clearer.|An error message would be nice next time.]
note Passed the missing message on to [the web team|marketing, who own the site].
tell Removing the discontinued item fixed checkout.
fix Discontinued item in cart blocked checkout. [Removed, order placed.|Reported the missing error message.]
fix [One dead item in the cart.|Cart fixed by removing one line.]

### order-history | Question |
S [Order history|List of past orders|Purchase history] for {account}
S What did we buy [last year|in the last 12 months]?
T {first} wants a list of what they bought [over the past year|last year]. [Budgeting.|New manager wants to see it.]
L Could you send me a list of everything we bought [last year|in the past 12 months]? [I'm working on the budget.|My new boss wants to see it.] [Spreadsheet if possible.|Excel would be ideal.]
T Budget time at {account}: {first} wants last year's purchases. [Spreadsheet.|By month would be nice.]
L It's budget season, so I need what we spent with you last year. [By item if you can, by month if you can't.|A list with dates is fine.]
---
us {thanks}. [Store orders are under Account > Orders|You can see store orders under Orders in your account]. [What {rep} quoted isn't in there, so I've asked {rep} for an export of the rest.|For everything that went through sales, I've asked {rep} for an export.]
them [Excel from {rep} arrived, thank you.|Got the file. Exactly right.]
tell {rep} has sent you the export; [store orders are under Orders|the store part is under Orders].
fix Store history online, [rest exported by {rep}|{rep} sent the export].
fix [{rep} exported it.|Export sent by {rep}.] [Store part is online.|Showed where the store orders are.]

### data-request | Question |
S [What data do you have on me?|Personal data request]
S [Privacy request|Data request] – {first}
T {first} wants to know what personal data we keep. [Polite, it's a routine request.|New privacy officer there.] [Told them it goes to our privacy contact.|Explained who answers those.]
L [Under our privacy policy I have to ask all vendors|I'd like to know] what personal data you keep about [our employees|me], and where it came from. [Please confirm receipt.|A confirmation that you got this would be appreciated.|Let me know that you have this.|Kindly acknowledge this request.]
---
note [Privacy request, not for us to answer.|Passed on the same day.] [Clock starts today.|Date received is on the case.]
us {thanks}. [I've passed your request to our privacy contact|Your request is with our privacy contact], who [answers these in writing|will answer you in writing]. [You don't need to do anything else for now.|Nothing else is needed from you at the moment.]
them [Thank you for confirming.|Confirmation received.]
tell Your privacy request has been passed on and will be answered in writing.
fix Privacy request handed to our privacy contact. [Receipt confirmed.|Confirmed receipt same day.]

### stock-alert | Question |
S [Back-in-stock alert|Stock notification] question
S [Notify me|Stock alert] doesn't work
T {first} signed up for a stock alert and [never heard|found it back in stock by accident]. [Wants to know how it works.|Slightly miffed.]
L I signed up for a back-in-stock alert and [never got one|only noticed by accident that it's available again]. [Do those actually go out?|Am I doing something wrong?]
T {first} missed a restock despite the alert. [Wrong option selected, I think.|Asks if alerts work.]
L [Third time I've missed a restock.|I keep missing your restocks.|Sold out again before I got there.|I missed the restock once more.] [I signed up for the alert and everything.|The alert was on, I thought.] [What am I doing wrong?|How does it work?]
---
us {thanks}. [The alert is for one option|An alert covers one option only], so [if a different option comes in, you won't hear about it|you have to pick the option before you sign up]. [Could that be it?|Was it the same option that came back?]
them [Yep, I'd picked the other one.|That was it.]
tell Alerts are per option; [pick the option before you sign up|please choose the option first].
fix Alert was set for another option. [Explained.|Customer set a new one.]
fix [Alert was on another option.|Alerts are per option, set again.]
"""
