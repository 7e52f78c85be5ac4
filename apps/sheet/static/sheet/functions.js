// The functions that typing suggests: name, arguments, what it gives; the more common first.
const TEXT = `
SUM|number1, number2, …|the total
AVERAGE|number1, number2, …|the mean
COUNT|value1, value2, …|how many numbers
COUNTA|value1, value2, …|how many filled cells
COUNTBLANK|range|how many empty cells
MIN|number1, number2, …|the smallest
MAX|number1, number2, …|the largest
MEDIAN|number1, number2, …|the middle one
MODE|number1, number2, …|the most frequent
PRODUCT|number1, number2, …|all multiplied
SUMIF|range, criterion, sum_range|total where it holds
SUMIFS|sum_range, range1, criterion1, …|total where all hold
COUNTIF|range, criterion|how many meet it
COUNTIFS|range1, criterion1, …|how many meet all
AVERAGEIF|range, criterion, average_range|mean where it holds
AVERAGEIFS|average_range, range1, criterion1, …|mean where all hold
MAXIFS|max_range, range1, criterion1, …|largest where all hold
MINIFS|min_range, range1, criterion1, …|smallest where all hold
SUMPRODUCT|array1, array2, …|total of the products
SUBTOTAL|function, range1, …|of the rows in sight
AGGREGATE|function, options, range, k|the same, or without errors
IF|test, then, else|one of two
IFS|test1, value1, …|the first that holds
IFERROR|value, otherwise|instead of an error
IFNA|value, otherwise|instead of #N/A
AND|test1, test2, …|whether all hold
OR|test1, test2, …|whether any holds
NOT|test|the opposite
SWITCH|value, case1, result1, …|the matching result
VLOOKUP|value, table, column, approximate|from a column to the right
HLOOKUP|value, table, row, approximate|from a row below
XLOOKUP|value, lookup_range, result_range, otherwise|from anywhere
INDEX|range, row, column|the cell at a place
MATCH|value, range, type|where a value stands
CHOOSE|index, value1, …|one of a list
OFFSET|reference, rows, columns, height, width|a range further on
INDIRECT|address|the cell of that address
ROW|reference|its row number
COLUMN|reference|its column number
ROWS|range|how many rows
COLUMNS|range|how many columns
TRANSPOSE|range|rows as columns
UNIQUE|range|each value once
SORT|range, column, order|in order
FILTER|range, test|only rows that pass
QUERY|range, query, headers|rows and sums by a query
IMPORTRANGE|workbook, range|cells of another workbook
SEQUENCE|rows, columns, start, step|numbers in a row
ROUND|number, digits|to some decimals
ROUNDUP|number, digits|away from zero
ROUNDDOWN|number, digits|towards zero
INT|number|whole part, down
MOD|number, divisor|the remainder
ABS|number|without its sign
SQRT|number|square root
POWER|number, exponent|raised
CEILING|number, multiple|up to a multiple
FLOOR|number, multiple|down to a multiple
LN|number|natural logarithm
LOG|number, base|logarithm
EXP|number|e raised
PI||3.14159…
RAND||0 to 1 by chance
RANDBETWEEN|low, high|whole, by chance
STDEV.S|number1, …|deviation of a sample
STDEV.P|number1, …|deviation of all
VAR.S|number1, …|variance of a sample
RANK.EQ|number, range, order|its place
LARGE|range, k|the k-th largest
SMALL|range, k|the k-th smallest
PERCENTILE.INC|range, k|the k-th percentile
QUARTILE.INC|range, quarter|the quartile
CORREL|range1, range2|correlation
LEN|text|how many characters
LEFT|text, count|its beginning
RIGHT|text, count|its end
MID|text, start, count|its middle
UPPER|text|in capitals
LOWER|text|in small letters
PROPER|text|Each Word Capital
TRIM|text|without extra spaces
CONCAT|text1, text2, …|joined
CONCATENATE|text1, text2, …|joined
TEXTJOIN|separator, skip_empty, text1, …|joined with a separator
SUBSTITUTE|text, old, new, instance|with a part replaced
REPLACE|text, start, count, new|with a place replaced
FIND|text, within, start|where, case counts
SEARCH|text, within, start|where, case does not count
REGEXMATCH|text, expression|whether it is found
REGEXEXTRACT|text, expression|the part that is found
REGEXREPLACE|text, expression, new|with what is found replaced
TEXT|number, format|a number as text
VALUE|text|a text as number
EXACT|text1, text2|whether the same
REPT|text, count|repeated
TEXTBEFORE|text, delimiter|what comes before
TEXTAFTER|text, delimiter|what comes after
TODAY||today's date
NOW||date and time
DATE|year, month, day|a date
DATEVALUE|text|a text as date
YEAR|date|its year
MONTH|date|its month
DAY|date|its day
WEEKDAY|date, type|its day of the week
WEEKNUM|date, type|its week
EDATE|date, months|months later
EOMONTH|date, months|end of that month
NETWORKDAYS|start, end, holidays|working days between
WORKDAY|start, days, holidays|a working day later
DATEDIF|start, end, unit|time between
DAYS|end, start|days between
TIME|hour, minute, second|a time
HOUR|time|its hour
MINUTE|time|its minute
PMT|rate, periods, present_value|payment of a loan
IPMT|rate, period, periods, present_value|its interest
PPMT|rate, period, periods, present_value|its principal
FV|rate, periods, payment, present_value|future value
PV|rate, periods, payment|present value
NPV|rate, value1, …|net present value
IRR|values, guess|rate of return
RATE|periods, payment, present_value|interest rate
NPER|rate, payment, present_value|number of periods
ISBLANK|value|whether empty
ISNUMBER|value|whether a number
ISTEXT|value|whether a text
ISERROR|value|whether an error
ISNA|value|whether #N/A
NA||the error #N/A
LET|name1, value1, …, formula|named parts
LAMBDA|parameter, …, formula|a function of your own
HYPERLINK|address, text|a link
`;
export const FUNCTIONS = TEXT.trim().split("\n").map((line) => line.split("|"));
