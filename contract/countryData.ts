// code|name|dialling code|a = active, r = may register|latitude|longitude|currency; one line a country keeps the file and the page small.

/** Rows of the country list; read them through `countries.ts`. */
export const countryRows = `
AD|Andorra|376|ar|42.5|1.5|
AE|United Arab Emirates|971|ar|25.3|55.3|
AF|Afghanistan|93|a|34.5|69.2|
AG|Antigua & Barbuda|1|ar|17.1|-61.8|
AI|Anguilla|1|ar|18.2|-63.1|
AL|Albania|355|ar|41.3|19.8|
AM|Armenia|374|ar|40.2|44.5|
AO|Angola|244|ar|-8.8|13.2|
AQ|Antarctica|||-77.8|166.6|
AR|Argentina|54|ar|-34.6|-58.5|
AS|American Samoa|1|a|-14.3|-170.7|
AT|Austria|43|ar|48.2|16.3|EUR
AU|Australia|61|a|-31.6|159.1|
AW|Aruba|297|ar|12.5|-70|
AX|Åland Islands|358|ar|60.1|19.9|
AZ|Azerbaijan|994|ar|40.4|49.9|
BA|Bosnia & Herzegovina|387|ar|43.9|18.4|
BB|Barbados|1|ar|13.1|-59.6|
BD|Bangladesh|880|ar|23.7|90.4|
BE|Belgium|32|a|50.8|4.3|EUR
BF|Burkina Faso|226|ar|12.4|-1.5|
BG|Bulgaria|359|ar|42.7|23.3|
BH|Bahrain|973|ar|26.4|50.6|
BI|Burundi|257|ar|-3.4|29.4|
BJ|Benin|229|ar|6.5|2.6|
BL|St. Barthélemy|590|ar|17.9|-62.9|
BM|Bermuda|1|ar|32.3|-64.8|
BN|Brunei|673|ar|4.9|114.9|
BO|Bolivia|591|ar|-16.5|-68.2|
BQ|Caribbean Netherlands|599|ar|12.2|-68.3|
BR|Brazil|55|ar|-3.9|-32.4|BRL
BS|Bahamas|1|ar|25.1|-77.3|
BT|Bhutan|975|ar|27.5|89.7|
BW|Botswana|267|ar|-24.6|25.9|
BY|Belarus|375|a|53.9|27.6|
BZ|Belize|501|ar|17.5|-88.2|
CA|Canada|1|ar|47.6|-52.7|CAD
CC|Cocos (Keeling) Islands|61|ar|-12.2|96.9|
CD|Congo - Kinshasa|243|ar|-4.3|15.3|
CF|Central African Republic|236|ar|4.4|18.6|
CG|Congo - Brazzaville|242|ar|-4.3|15.3|
CH|Switzerland|41|ar|47.4|8.5|
CI|Côte d’Ivoire|225|ar|5.3|-4|
CK|Cook Islands|682|ar|-21.2|-159.8|
CL|Chile|56|ar|-33.5|-70.7|CLP
CM|Cameroon|237|ar|4|9.7|
CN|China|86|a|31.2|121.5|
CO|Colombia|57|ar|4.6|-74.1|
CR|Costa Rica|506|ar|9.9|-84.1|
CU|Cuba|53|a|23.1|-82.4|
CV|Cape Verde|238|ar|14.9|-23.5|
CW|Curaçao|599|ar|12.2|-69|
CX|Christmas Island|61|ar|-10.4|105.7|
CY|Cyprus|357|ar|35.2|33.4|EUR
CZ|Czechia|420|ar|50.1|14.4|
DE|Germany|49|ar|52.5|13.4|EUR
DJ|Djibouti|253|ar|11.6|43.1|
DK|Denmark|45|a|55.7|12.6|
DM|Dominica|1|ar|15.3|-61.4|
DO|Dominican Republic|1|ar|18.5|-69.9|
DZ|Algeria|213|ar|36.8|3|
EC|Ecuador|593|ar|-2.2|-79.8|
EE|Estonia|372|ar|59.4|24.8|EUR
EG|Egypt|20|ar|30.1|31.2|
EH|Western Sahara|212|ar|27.1|-13.2|
ER|Eritrea|291|ar|15.3|38.9|
ES|Spain|34|a|40.4|-3.7|EUR
ET|Ethiopia|251|ar|9|38.7|
FI|Finland|358|ar|60.2|25|EUR
FJ|Fiji|679|ar|-18.1|178.4|
FK|Falkland Islands|500|ar|-51.7|-57.9|
FM|Micronesia|691|ar|7.4|151.8|
FO|Faroe Islands|298|ar|62|-6.8|
FR|France|33|a|48.9|2.3|EUR
GA|Gabon|241|ar|0.4|9.4|
GB|United Kingdom|44|ar|51.5|-0.1|GBP
GD|Grenada|1|ar|12.1|-61.8|
GE|Georgia|995|ar|41.7|44.8|
GF|French Guiana|594|ar|4.9|-52.3|
GG|Guernsey|44|ar|49.5|-2.5|
GH|Ghana|233|ar|5.5|-0.2|
GI|Gibraltar|350|ar|36.1|-5.3|
GL|Greenland|299|ar|64.2|-51.7|
GM|Gambia|220|ar|13.5|-16.6|
GN|Guinea|224|ar|9.5|-13.7|
GP|Guadeloupe|590|ar|16.2|-61.5|
GQ|Equatorial Guinea|240|ar|3.8|8.8|
GR|Greece|30|ar|38|23.7|EUR
GS|South Georgia & South Sandwich Islands|||-54.3|-36.5|
GT|Guatemala|502|ar|14.6|-90.5|
GU|Guam|1|a|13.5|144.8|
GW|Guinea-Bissau|245|ar|11.8|-15.6|
GY|Guyana|592|ar|6.8|-58.2|
HK|Hong Kong SAR China|852|a|22.3|114.2|
HN|Honduras|504|ar|14.1|-87.2|
HR|Croatia|385|ar|45.8|16|EUR
HT|Haiti|509|ar|18.5|-72.3|
HU|Hungary|36|ar|47.5|19.1|
ID|Indonesia|62|ar|-6.2|106.8|
IE|Ireland|353|ar|53.3|-6.2|EUR
IL|Israel|972|a|31.8|35.2|
IM|Isle of Man|44|ar|54.1|-4.5|
IN|India|91|ar|22.5|88.4|INR
IO|British Indian Ocean Territory|246||-7.3|72.4|
IQ|Iraq|964|a|33.4|44.4|
IR|Iran|98|a|35.7|51.4|
IS|Iceland|354|ar|64.2|-21.9|
IT|Italy|39|a|41.9|12.5|EUR
JE|Jersey|44|ar|49.2|-2.1|
JM|Jamaica|1|ar|18|-76.8|
JO|Jordan|962|ar|31.9|35.9|
JP|Japan|81|ar|35.6|139.7|
KE|Kenya|254|ar|-1.3|36.8|
KG|Kyrgyzstan|996|ar|42.9|74.6|
KH|Cambodia|855|ar|11.6|104.9|
KI|Kiribati|686|ar|1.4|173|
KM|Comoros|269|ar|-11.7|43.3|
KN|St. Kitts & Nevis|1|ar|17.3|-62.7|
KP|North Korea|850|a|39|125.8|
KR|South Korea|82|a|37.5|127|
KW|Kuwait|965|ar|29.3|48|
KY|Cayman Islands|1|ar|19.3|-81.4|
KZ|Kazakhstan|7|ar|43.2|77|
LA|Laos|856|ar|18|102.6|
LB|Lebanon|961|ar|33.9|35.5|
LC|St. Lucia|1|ar|14|-61|
LI|Liechtenstein|423|ar|47.1|9.5|
LK|Sri Lanka|94|ar|6.9|79.8|
LR|Liberia|231|ar|6.3|-10.8|
LS|Lesotho|266|ar|-29.5|27.5|
LT|Lithuania|370|ar|54.7|25.3|EUR
LU|Luxembourg|352|ar|49.6|6.2|EUR
LV|Latvia|371|ar|57|24.1|EUR
LY|Libya|218|a|32.9|13.2|
MA|Morocco|212|ar|33.6|-7.6|
MC|Monaco|377|ar|43.7|7.4|
MD|Moldova|373|ar|47|28.8|
ME|Montenegro|382|ar|42.4|19.3|
MF|St. Martin|590|ar|18.1|-63.1|
MG|Madagascar|261|ar|-18.9|47.5|
MH|Marshall Islands|692|ar|7.2|171.2|
MK|North Macedonia|389|ar|42|21.4|
ML|Mali|223|ar|12.7|-8|
MM|Myanmar (Burma)|95|a|16.8|96.2|
MN|Mongolia|976|ar|47.9|106.9|
MO|Macao SAR China|853|ar|22.2|113.5|
MP|Northern Mariana Islands|1|a|15.2|145.8|
MQ|Martinique|596|ar|14.6|-61.1|
MR|Mauritania|222|ar|18.1|-15.9|
MS|Montserrat|1|ar|16.7|-62.2|
MT|Malta|356|ar|35.9|14.5|EUR
MU|Mauritius|230|ar|-20.2|57.5|
MV|Maldives|960|ar|4.2|73.5|
MW|Malawi|265|ar|-15.8|35|
MX|Mexico|52|ar|19.4|-99.2|
MY|Malaysia|60|ar|3.2|101.7|
MZ|Mozambique|258|ar|-26|32.6|
NA|Namibia|264|ar|-22.6|17.1|
NC|New Caledonia|687|ar|-22.3|166.4|
NE|Niger|227|ar|13.5|2.1|
NF|Norfolk Island|672|ar|-29.1|168|
NG|Nigeria|234|ar|6.5|3.4|
NI|Nicaragua|505|ar|12.2|-86.3|
NL|Netherlands|31|ar|52.4|4.9|EUR
NO|Norway|47|ar|59.9|10.8|NOK
NP|Nepal|977|ar|27.7|85.3|
NR|Nauru|674|ar|-0.5|166.9|
NU|Niue|683|ar|-19|-169.9|
NZ|New Zealand|64|ar|-36.9|174.8|NZD
OM|Oman|968|ar|23.6|58.6|
PA|Panama|507|ar|9|-79.5|
PE|Peru|51|ar|-12.1|-77|PEN
PF|French Polynesia|689|ar|-17.5|-149.6|
PG|Papua New Guinea|675|ar|-9.5|147.2|
PH|Philippines|63|ar|14.6|121|PHP
PK|Pakistan|92|ar|24.9|67|
PL|Poland|48|ar|52.2|21|PLN
PM|St. Pierre & Miquelon|508|ar|47|-56.3|
PN|Pitcairn Islands|||-25.1|-130.1|
PR|Puerto Rico|1|a|18.5|-66.1|
PS|Palestinian Territories|970|ar|31.5|34.5|
PT|Portugal|351|ar|38.7|-9.1|EUR
PW|Palau|680|ar|7.3|134.5|
PY|Paraguay|595|ar|-25.3|-57.7|
QA|Qatar|974|ar|25.3|51.5|
RE|Réunion|262|ar|-20.9|55.5|
RO|Romania|40|ar|44.4|26.1|
RS|Serbia|381|ar|44.8|20.5|
RU|Russia|7|a|54.7|20.5|
RW|Rwanda|250|ar|-1.9|30.1|
SA|Saudi Arabia|966|ar|24.6|46.7|
SB|Solomon Islands|677|ar|-9.5|160.2|
SC|Seychelles|248|ar|-4.7|55.5|
SD|Sudan|249|a|15.6|32.5|
SE|Sweden|46|ar|59.3|18.1|
SG|Singapore|65|a|1.3|103.8|
SH|St. Helena|290|ar|-15.9|-5.7|
SI|Slovenia|386|ar|46|14.5|EUR
SJ|Svalbard & Jan Mayen|47|ar|78|16|
SK|Slovakia|421|ar|48.1|17.1|EUR
SL|Sierra Leone|232|ar|8.5|-13.2|
SM|San Marino|378|ar|43.9|12.5|
SN|Senegal|221|ar|14.7|-17.4|
SO|Somalia|252|a|2.1|45.4|
SR|Suriname|597|ar|5.8|-55.2|
SS|South Sudan|211|a|4.8|31.6|
ST|São Tomé & Príncipe|239|ar|0.3|6.7|
SV|El Salvador|503|ar|13.7|-89.2|
SX|Sint Maarten|1|ar|18.1|-63|
SY|Syria|963|a|33.5|36.3|
SZ|Eswatini|268|ar|-26.3|31.1|
TC|Turks & Caicos Islands|1|ar|21.5|-71.1|
TD|Chad|235|ar|12.1|15.1|
TF|French Southern Territories|||-49.4|70.2|
TG|Togo|228|ar|6.1|1.2|
TH|Thailand|66|ar|13.8|100.5|
TJ|Tajikistan|992|ar|38.6|68.8|
TK|Tokelau|690|ar|-9.4|-171.2|
TL|Timor-Leste|670|ar|-8.6|125.6|
TM|Turkmenistan|993|ar|38|58.4|
TN|Tunisia|216|ar|36.8|10.2|
TO|Tonga|676|ar|-21.1|-175.2|
TR|Türkiye|90|ar|41|29|TRY
TT|Trinidad & Tobago|1|ar|10.7|-61.5|
TV|Tuvalu|688|ar|-8.5|179.2|
TW|Taiwan|886|ar|25.1|121.5|
TZ|Tanzania|255|ar|-6.8|39.3|
UA|Ukraine|380|ar|45|34.1|
UG|Uganda|256|ar|0.3|32.4|
UM|U.S. Outlying Islands|||28.2|-177.4|
US|United States|1|a|40.7|-74|
UY|Uruguay|598|ar|-34.9|-56.2|
UZ|Uzbekistan|998|ar|39.7|66.8|
VA|Vatican City|39|ar|41.9|12.4|
VC|St. Vincent & Grenadines|1|ar|13.2|-61.2|
VE|Venezuela|58|ar|10.5|-66.9|
VG|British Virgin Islands|1|ar|18.4|-64.6|
VI|U.S. Virgin Islands|1|a|18.4|-64.9|
VN|Vietnam|84|ar|10.8|106.7|
VU|Vanuatu|678|ar|-17.7|168.4|
WF|Wallis & Futuna|681|ar|-13.3|-176.2|
WS|Samoa|685|ar|-13.8|-171.7|
YE|Yemen|967|a|12.8|45.2|
YT|Mayotte|262|ar|-12.8|45.2|
ZA|South Africa|27|ar|-26.2|28|ZAR
ZM|Zambia|260|ar|-15.4|28.3|
ZW|Zimbabwe|263|ar|-17.8|31.1|
`
