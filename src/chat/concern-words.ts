/**
 * By which words a message calls for care. Data: a row is a kind, its pattern, and what cancels it.
 * The order is the order of urgency: the first kind that is found leads the reply.
 */

export const concernKinds = [
  'crisis',
  'minor_in_danger',
  'abuse',
  'injection',
  'scam',
  'fraud',
  'tax_evasion',
  'terminal_illness',
  'illness_near',
  'loss',
  'distress',
  'private_number',
  'gibberish',
  'other_language',
  'spanish_greeting',
  'spanish',
  'non_us',
  'stock_pick',
  'unreal_return',
  'crypto',
  'live_data',
  'account_access',
  'account_action',
  'bank_support',
  'legal',
  'employment_dispute',
  'medical',
  'minor',
  'unrelated',
] as const
export type ConcernKind = (typeof concernKinds)[number]

export interface ConcernRow {
  readonly kind: ConcernKind
  readonly pattern: RegExp
  /** Where this matches too, the row does not speak. */
  readonly unless?: RegExp
}

const coins =
  'crypto(?:s|currenc(?:y|ies))?|bitcoins?|btc|ethereum|dogecoin|doge|altcoins?|shitcoins?|solana|xrp|nfts?|shiba|e-currenc(?:y|ies)|memecoins?|stablecoins?'
const tickers =
  'tesla|tsla|nvidia|nvda|apple|aapl|amazon|amzn|google|goog|meta|gme|gamestop|amc|palantir|pltr|microsoft|msft|netflix|nflx|disney|intel|amd|boeing|ford|nio|rivian'
const places =
  'canada|ontario|quebec|alberta|british columbia|toronto|vancouver|montreal|calgary|the uk|uk|u\\.k\\.?|united kingdom|england|scotland|wales|london|ireland|dublin|australia|sydney|melbourne|brisbane|perth|new zealand|auckland|india|mumbai|delhi|bangalore|pakistan|bangladesh|philippines|manila|singapore|malaysia|indonesia|south africa|johannesburg|cape town|nigeria|lagos|kenya|nairobi|ghana|germany|berlin|munich|france|spain|madrid|italy|netherlands|amsterdam|belgium|sweden|norway|denmark|finland|switzerland|austria|poland|portugal|greece|brazil|bra|mexico city|argentina|chile|japan|tokyo|china|hong kong|south korea|dubai|uae|saudi arabia|israel|turkey|romania|czech republic|hungary|croatia|eu|europe'

export const concernRows: readonly ConcernRow[] = [
  {
    kind: 'crisis',
    pattern:
      /\b(?:suicid(?:e|al)|kill(?:ing)? (?:my ?self|me\b(?= if i))|end(?:ing)? (?:my (?:own )?life|it all)|tak(?:e|ing) my (?:own )?life|(?:don'?t|do not|dont) (?:want|wanna) to (?:live|be here|be alive|wake up|exist|go on)(?: anymore| any ?more)?|(?:better off|happier|easier) (?:if i (?:wasn'?t|weren'?t|was not|were not|was dead|were dead|died|was gone|were gone|disappeared)|without me(?! (?:as|on|in))|dead)|no (?:reason|point) (?:to|in) (?:live|living|going on|being alive)|hurt(?:ing)? my ?self|self[- ]harm(?:ing)?|cut(?:ting)? myself|want(?:ed)? to die|wish i (?:was|were|wasn'?t) (?:dead|never born|alive|here)|life (?:isn'?t|is not|not) worth living|worth more dead|can'?t (?:go on|do this) (?:anymore|any ?more|living)|thinking about ending|jump(?:ing)? off (?:a|the) (?:bridge|roof|building)|overdos(?:e|ing) on|ready to die|rather be dead|not be around (?:anymore|much longer))\b/,
    unless:
      /\b(?:committed|died (?:by|from|of)|lost \w+(?: \w+)? to|death by|after (?:his|her|my \w+'s)) suicide\b|\bfinancial suicide\b|\bcareer suicide\b/,
  },
  {
    kind: 'minor_in_danger',
    pattern:
      /\b(?:i'?m|i am|im|being) (?:only |just )?(?:1[0-7]|a minor|underage|under 18|a teen(?:ager)?)\b[\s\S]{0,400}\b(?:abus\w+|homeless|kick(?:ed|ing) (?:me )?out|beat(?:s|ing)? me|hits? me|alcoholic|drunk|unsafe|run(?:ning)? away|violent|hungry|starving)\b|\b(?:abus\w+|homeless|kick(?:ed|ing) (?:me )?out|beats me|hits me|alcoholic|violent)\b[\s\S]{0,400}\b(?:i'?m|i am|im) (?:only |just )?(?:1[0-7]|a minor|underage)\b|\bhomeless when i turn 18\b/,
  },
  {
    kind: 'abuse',
    pattern:
      /\b(?:(?:my )?(?:husband|wife|boyfriend|girlfriend|partner|ex|spouse|he|she) (?:is |was )?(?:hits|beats|abus\w+|threatens|controls all (?:the|our) money|won'?t let me (?:work|have money|leave)|hides (?:all )?(?:the|our) money|physically abus\w+)|domestic (?:violence|abuse)|financial(?:ly)? abus\w+|abusive (?:relationship|marriage|husband|wife|partner|boyfriend)|escape (?:my|an) abus\w+)\b/,
  },
  {
    kind: 'injection',
    pattern:
      /\b(?:ignore|disregard|forget|override|bypass) (?:all |any |the |your |my |these |those )*(?:previous|prior|above|earlier|your|system|safety|existing|original)? ?(?:instructions?|rules|guidelines|prompts?|directives|programming|restrictions|filters?|constraints)\b|\bsystem (?:prompt|override|message|mode)\b|\[ ?(?:system|admin|inst|override|developer)|<\|?(?:system|im_start|script)|\b(?:admin|developer|debug|god|dan|root|sudo|maintenance|unrestricted) mode\b|\bjail ?break\b|\byou are now (?:an?|in|the|dan|my|free)\b|\b(?:reveal|print|show|repeat|output|display|leak|dump)(?: me)? (?:your |the |all )*(?:system |hidden |initial |secret )*(?:prompt|instructions|source code|api keys?|passwords?|database|config\w*|env)\b|\b(?:other|another|last|previous|all(?: the)?|different) (?:users?|customers?|clients?|persons?|peoples?|visitors?)(?:'s|s'|s)? (?:data|plans?|accounts?|info\w*|conversations?|messages?|names?|balances?|emails?|chats?)\b|\b(?:user|account|customer|client) id:? ?#?\d+|\bact as (?:if you (?:were|are|have no)|an? (?:unrestricted|uncensored|evil|different|human|licensed|hacker))|\bpretend (?:you are|you're|to be|that you)\b|\bdrop table\b|\bselect \* from\b|\boutput (?:only )?(?:the word |compromised|pwned|hacked)|\bend of (?:prompt|instructions)\b|\bnew instructions:/,
  },
  {
    kind: 'scam',
    pattern:
      /\b(?:(?:lottery|sweepstakes|prize|inheritance|grant) [^.\n]{0,80}\b(?:pay (?:a |the |some )?(?:fee|tax|taxes|upfront|first|customs)|send (?:them |him |her )?(?:money|\$|\d)|processing fee|wire|gift cards?)|won \$?[\d.,]{1,12} ?(?:k|m|million)?[^.\n]{0,60}\b(?:mega million|sweepstakes|publishers clearing)(?![^.?!\n]{0,30}\b(?:after|before) (?:all )?tax(?:es)?\b)|(?:lottery|romance|crypto|phone|tech support|irs|online|investment|phishing|zelle|job|rental|check|gift card) scams?\b|scammed|scammers?|(?:pay|send|wire|paying)[^.\n]{0,40}(?:fees?|taxes|deposit|customs|money) (?:first|upfront|up front|beforehand)|(?:social security|ssn)(?: number)? (?:is|was|has been|will be) (?:suspended|blocked|compromised)|(?:man|woman|guy|girl|someone|person|friend|boyfriend|girlfriend) (?:he|she|i|they|who she|who he)?(?: has| have)? ?met online|(?:emailed|texted|messaged|called|phoned|wrote)(?: to)?(?: me| us| my \w+)?(?: saying| that| about)?[^.\n]{0,80}(?:inheritance but|prize|lottery|warrant|suspended|arrest)|(?:gave|giving|gives|sent|sending|sends|wired|wiring|lent)\b[^.?!\n]{0,50}\b(?:guy|man|woman|lady|boyfriend|girlfriend|person|someone|fianc\w{1,2})\b[^.?!\n]{0,16}\b(?:online|on (?:facebook|tinder|instagram|whatsapp|telegram|the internet)|from (?:a|the) dating|(?:she|he|i|they)(?:'s| has| have)? never met)|prince (?:emailed|wrote|messaged)|(?:is|was|be|being|sounds like|looks like|this a|it a|think it'?s a) (?:this |it |that )?(?:a )?scam(?:\b|\?)|got scammed|ponzi|pyramid scheme|(?:pay|paying|send|buy|buying)(?: \w+){0,4} (?:in|with|by|using) gift cards?|gift cards? (?:to|for) (?:pay|the irs|bail|him|her|them)|(?:irs|social security|microsoft|amazon|my bank|police|sheriff) (?:called|texted|emailed|calling|keeps calling)[^.\n]{0,60}(?:pay|arrest|gift|wire|immediately|warrant|verify|suspend)|(?:met|meet) (?:him|her|someone|a (?:guy|girl|man|woman)) (?:online|on (?:tinder|facebook|instagram|a dating))[^.\n]{0,160}(?:money|invest|send|wire|crypto|\$)|nigerian prince|advance fee|fake check|(?:deposit|cash) (?:a|the|this|their) (?:cashier'?s )?check[^.\n]{0,60}(?:send|wire|return|zelle)|(?:pay|paying|send|sending)(?: \w+){0,4} (?:fee|fees|taxes|deposit) (?:to|before|so) (?:\w+ ){0,4}(?:release|unlock|withdraw|receive|collect|claim|get)|remote access to my (?:computer|account)|stole my identity|identity theft)\b/,
    unless:
      /\b(?:aren't|isn't|not|avoid|without)(?: being)? (?:a )?scam(?:med|s)?\b|\b(?:whole life|college|insurance|annuit\w+|timeshare|hsa|401k|social security) (?:is |are )?a scam\b/,
  },
  {
    // Whoever calls in the name of an office or a bank, and how they want to be paid.
    kind: 'scam',
    pattern:
      /\b(?:(?:calls?|texts?|e-?mails?|letters?|messages?|voicemails?|someone|man|woman|guy|lady|agent|officer) (?:claiming to be |that (?:says|said) (?:it's|it is|it was) )?from (?:the )?(?:irs|social security(?: \w+)?|medicare|microsoft|amazon|apple|paypal|police|sheriff|(?:my |her |his |our |their )?bank)\b[^.?!\n]{0,90}\b(?:gift cards?|wire|arrest\w*|warrant|suspended|safe account|crypto|bitcoin|zelle|remote)\b|(?:buy|buys|buying|bought|get) (?:\w+ ){0,2}gift cards? (?:to|and|so|for) (?:pay|send|read|settle|the irs)|(?:move|moving|transfer|transferring|put) (?:my|our|her|his|all (?:my|our|her|his)|the) (?:money|savings|cash|funds) (?:in)?to a (?:safe|secure|protected|federal|government) (?:account|wallet|locker)|(?:my|her|his) (?:social security |ssn )?number (?:is|was|has been|got) (?:suspended|blocked))\b/,
  },
  {
    kind: 'fraud',
    pattern:
      /\b(?:(?:lie|lying|lied) (?:to|on|about|in) (?:my |the |a |our |an )?(?:\w+ )?(?:age|income|loan|mortgage|application|lender|bank|insurance|insurer|fafsa|job|w-?2|form|company|residen\w+)|fake (?:id|pay ?stubs?|w-?2s?|documents?|receipts?|invoices?|employment|tax returns?|bank statements?|identity|ssn)|forg(?:e|ed|ing) (?:a |my |his |her |the )?(?:signature|check|documents?|will)|inflate my income|(?:put|report|list|show|state)(?: down)? (?:my |a )?(?:income|assets|earnings|salary)(?: \w+)? ?(?:lower|higher|less|more) (?:on|than)|(?:lower|higher|fake|false) income on|(?:under|over)stat(?:e|ing) (?:my |our )?(?:income|assets)|insurance fraud|(?:burn|crash|total|torch)(?:ing)? (?:my|the|down my) (?:car|house|truck)[^.\n]{0,40}(?:insurance|claim|payout)|fak(?:e|ing) (?:an? |my )?(?:accident|injury|death|disability|claim)|use (?:my|his|her|their|someone(?: else)?'?s) (?:kid'?s|child'?s|mom'?s|dad'?s|dead|deceased|social|ssn|identity|credit)[^.\n]{0,30}(?:to open|without|credit card|loan)|(?:commit|get away with) (?:\w+ )?fraud|cpn number|bust out|check kiting|use (?:my )?(?:dead|deceased) (?:mother|father|mom|dad|grand\w+)'?s? (?:card|account|social|ssn))\b/,
  },
  {
    kind: 'tax_evasion',
    pattern:
      /\b(?:hid(?:e|ing) (?:\w+ ){0,3}(?:from (?:the )?(?:irs|taxes|tax man|government|my (?:wife|husband|spouse|ex)|court|creditors))|(?:not|avoid|without|skip|stop|don'?t (?:have to |want to )?) ?(?:reporting|report|declare|declaring)(?: \w+){0,4} (?:income|cash|tips|irs|taxes|winnings|money)|(?:evade|evading|dodge|dodging|cheat(?:ing)? on|get out of paying|not pay(?:ing)?|stop paying|never pay(?:ing)?) (?:my |the |our |any |all )?(?:\w+ )?tax(?:es)?\b|(?:cash|money|income|gold)[^.\n]{0,50}without (?:reporting|declaring|telling the (?:irs|bank)|paying tax)|(?:deduct|claim|write off)[^.\n]{0,40}(?:doesn'?t|don'?t|does not|do not) (?:exist|have)|tax evasion|tax(?:es)? illegally|launder(?:ing)?|claim(?:ing)? (?:\w+ ){0,3}(?:kids?|dependents?|children|dependants?|people)(?: \w+){0,3} (?:don'?t|dont|do not) (?:have|exist|live)|claim(?:ing)? (?:fake|false|imaginary|extra|made up)|(?:fake|false|phony|made[- ]up) (?:deductions?|dependents?|expenses|business|charit\w+|donations?)|make up (?:deductions?|expenses|donations?)|under the table (?:so|to avoid)|off the books|(?:deposit|depositing|withdraw|withdrawing)[^.\n]{0,60}\b(?:red flags?|irs (?:notice|know|find out)|(?:avoid|without|trigger\w*)(?: \w+){0,3} (?:report|ctr|irs|flag))|(?:under|below|less than) \$?(?:10k|10,?000|9,?999)[^.\n]{0,60}(?:report|irs|flag|notice|avoid)|structur(?:e|ing) (?:my |the |cash )?deposits?|offshore account[^.\n]{0,40}(?:avoid|hide|tax)|backdat(?:e|ing))\b/,
    unless: /\bhow (?:do|can) (?:i|you) (?:legally|avoid (?:an? )?(?:penalty|double))\b|\blegally\b/,
  },
  {
    kind: 'terminal_illness',
    pattern:
      /\b(?:(?:it'?s|i'?m|i am|im|we are|we'?re|^|[.!?:,] ?)(?: \w+)? ?(?:probably |likely |very likely )?terminal(?:ly ill)?\b|(?:i have|i've got|i was (?:just )?(?:diagnosed|told)|my) [^.!?\n]{0,40}(?:terminal (?:cancer|illness|diagnosis)|(?:months|weeks|year) to live|stage (?:4|four|iv)\b)|i'?m in hospice|i(?:'m| am) dying(?! to))\b/,
    unless:
      /\bmy (?:\w+ )?(?:mom|mother|dad|father|ex|husband|wife|brother|sister|friend|grand\w+|uncle|aunt|son|daughter|parents?)\b[^.!?\n]{0,50}\b(?:terminal|to live|stage (?:4|four|iv)|hospice)\b/,
  },
  {
    kind: 'illness_near',
    pattern:
      /\b(?:(?:terminally ill|terminal (?:cancer|illness|diagnosis)|(?:months|weeks|year) to live|stage (?:4|four|iv)(?: cancer)?|in hospice|on hospice)|(?:mom|mother|dad|father|husband|wife|spouse|partner|son|daughter|ex|he|she) is dying)\b/,
  },
  {
    kind: 'loss',
    pattern:
      /\b(?:my|our) (?:[\w-]+ ){0,4}?(?:husband|wife|spouse|partner|son|daughter|child|baby|mom|mother|dad|father|parents?|brother|sister|fianc\w{1,2}|grandma|grandpa|grandmother|grandfather|best friend|beneficiary)\b[^.?!\n]{0,24}\b(?:died|passed(?: away| on| in| last| this|(?= ?[.,;]))|(?:was |were |got |get )killed)\b|\blost (?:my|our) (?:husband|wife|mom|mother|dad|father|son|daughter|baby|parents|brother|sister)\b|\b(?:was|is|were|got) (?:the )?killed in an? (?:car|accident|crash)\b|\b(?:recently|newly|just|suddenly) widowed\b/,
    unless:
      /\b(?:(?:\d+|ten|many|several|some) years ago|if (?:my|our|i|he|she|one)\b[^.?!\n]{0,40}\b(?:died|passed))\b/,
  },
  {
    kind: 'non_us',
    pattern: new RegExp(
      `\\b(?:(?:live|living|lives|based|located|residing|resident|reside|am|i'?m|we'?re|from|work|working|citizen|home|house|property|mortgage|student loans?|university|uni|tax(?:es)?|bank|argument|anyone)(?: \\w+){0,4}? (?:in|of|from|over|-|to) (?:the )?(?:${places})\\b|(?:^|[\\n(\\[,:–-] ?)(?:${places})(?=[)\\]:,.?!\\n]|$| based| resident| here| pension| isa| tax| mortgage| bank| citizen| stocks?| student)|in (?:${places})(?=[ ,.?!]|$)|canadian|australian|british|aussie|kiwi (?:here)?|tfsas?|rrsps?|resps?|fhsa|superannuation|my super\\b|lisa account|lifetime isa|stocks and shares isa|cash isa|hmrc|the cra\\b|national insurance|council tax|ppf\\b|epf\\b|nps\\b|mutual fund sip|sips?\\b(?= (?:in|of))|lakhs?|crores?|rupees?|hecs|naira|rand\\b|pesos|ringgit|dirhams?|sgd|aud|cad|inr|gbp|zar)\\b|[£₹₦]\\s?\\d|€\\s?\\d|\\d ?(?:€|£)|\\b\\d+(?:k|,\\d{3})? ?(?:euros?|pounds|quid)\\b`,
    ),
    unless: new RegExp(
      `\\b(?:immigrants?|immigrated|emigrated|(?:i|we|who) (?:came|moved)(?: here)?) from (?:the )?(?:${places})\\b(?![\\s\\S]*\\b(?:in|to) (?:the )?(?:${places})\\b)|\\b(?:h-?1b|green card|us citizen|u\\.s\\. citizen|american citizen|expat|moving to (?:the )?(?:us|usa|united states)|in the (?:us|usa|united states)|vacation|trip|travel\\w*|visit\\w*|family (?:in|back in)|parents (?:in|live)|canadian (?:stocks?|fund|company|dollars? etf)|new mexico|send(?:ing)? money to)\\b`,
    ),
  },
  {
    kind: 'stock_pick',
    pattern: new RegExp(
      `\\b(?:(?:which|what|any|give me|list|name|recommend|suggest|tell me|pick|best|top|good|hot|hottest)(?: \\w+){0,4} (?:stocks?|penny stocks?|shares|tickers?|companies) (?:(?:should|do|can|would|to|will|that|i|is|are|would be|right now|now|for)\\b|(?:[?.!]|$))|list of (?:\\w+ )?stocks|stock (?:picks?|tips?|recommendations?)|hot stocks?|penny stocks?|best (?:\\w+ )?stocks?|(?:next|new) (?:nvidia|tesla|amazon|apple|google|big stock)|(?:which|what) (?:\\w+ )?stocks? will|should i (?:buy|sell|hold|invest in|short|dump)(?: \\w+){0,3} (?:${tickers})(?: (?:stock|shares|calls|puts|options))?|(?:buy|sell) (?:${tickers}) (?:stock|shares|calls|puts)|(?:is|will) (?:${tickers})(?: stock)? (?:a good|a buy|going|go up|crash|worth|overvalued)|stocks? (?:\\w+ ){0,3}(?:will|that will|going to|gonna) (?:10x|double|moon|explode|go up|skyrocket|make me)|what (?:stocks?|shares) (?:\\w+ )?(?:buy|invest)|stocks? to (?:buy|invest in|watch)|day ?trad(?:e|ing)|options? trading strateg\\w+|swing trading|(?:what|where) will (?:\\w+ ){0,2}(?:${tickers}|stock|stocks)(?: \\w+){0,3} (?:be worth|be in|go|reach)|what will (?:${tickers})(?: stock| shares)? be)\\b`,
    ),
    unless:
      /\b(?:espp|rsus?|company stock|employer|stock options? (?:from|at) (?:my|work)|stock purchase plan|vested|not (?:looking|interested|trying|want\w*)(?: \w+){0,3} (?:day ?trad\w*|pick\w*))\b/,
  },
  {
    kind: 'unreal_return',
    pattern:
      /\b(?:doubl(?:e|ing) my (?:money|investment|savings|cash)|triple my money|get[- ]rich(?:[- ]quick)?|(?:guaranteed|risk[- ]free|sure[- ]fire|no[- ]risk|safe) (?:\w+ )?(?:\d+ ?% )?(?:high )?(?:returns?|profits?|gains?|income stream|way to (?:make|get|become))|turn \$?[\d.,]{1,12}k? (?:dollars )?(?:into|to) \$?[\d.,]{1,12} ?(?:k|m|million)?|(?:make|earn|get|return) (?:me )?(?:\d{2,4}) ?% (?:a|per|every|each) (?:day|week|month)|guaranteed \d+(?:\.\d+)? ?% (?:a|per|every|each) (?:day|week|month)|guaranteed \d{2,4} ?% (?:a year|per year|returns?|profit)|\d+(?:\.\d+)? ?% (?:a|per|every|each) (?:day|week)|\d+ ?% (?:monthly|weekly|daily) returns?|(?:[3-9]\d|\d{3,}) ?% (?:returns?|gains?|profit)|10x my|(?:make|earn)(?: me)? (?:a )?\$?[\d.,]{1,12} ?(?:k|m|million|dollars)?(?: \w+){0,3} (?:from|by|with|through) (?:trading|investing|flipping|crypto|forex|options|stocks)|become (?:a |rich|wealthy)(?:multi-?)?(?:millionaire|billionaire)?(?: \w+){0,3} (?:fast|quick(?:ly)?|overnight|by next year|in (?:a|one|1|2|two|3|three|6|six) (?:years?|months?))|get rich|make me rich|forex (?:trading|signals?)|fastest way to (?:make|grow|double)|make money fast|beat the market every)\b/,
    unless: /\bnot (?:looking|trying|interested)(?: \w+){0,8} get[- ]rich|\b(?:wary|tired|skeptical) of\b/,
  },
  {
    kind: 'crypto',
    pattern: new RegExp(
      `\\b(?:(?:invest\\w*|buy\\w*|put\\w*|recommend\\w*|trad(?:e|ing)|hold\\w*|bet|which|what|best|should|good|mine|mining|about|into|in|stak(?:e|ing)|market)(?: \\w+){0,6} (?:${coins})|(?:${coins}) (?:market|investments?|invest\\w*|portfolio|a good|wallet|trading|going|worth|price|crash|or\\b|vs|etf|gains)|^(?:${coins})\\b)`,
    ),
    unless:
      /\b(?:irs|tax(?:es|ed|able)?|1099|capital gains|inherit\w*|divorce|10k in crypto|(?:have|got|with)(?: \w+){0,3} in (?:crypto|bitcoin)|eliminated|used to)\b/,
  },
  {
    kind: 'live_data',
    pattern: new RegExp(
      `\\b(?:(?:what(?:'s| is)|whats|tell me|check|show me|get)(?: me)? (?:the )?(?:current |today'?s |latest |live |real[- ]time )?(?:(?:stock |share )?price (?:of|for)|exchange rate|(?:dow|nasdaq|s&p(?: 500)?|market)(?: jones)? (?:at|doing|today|right now|price|index)|price of (?:gold|oil|silver|gas|bitcoin)|(?:${tickers})(?:'s)? (?:stock )?(?:price|trading))|(?:how(?:'s| is| are| did) (?:the )?(?:stock )?(?:market|dow|nasdaq|stocks|s&p(?: 500)?|(?:${tickers}))(?: stock)? (?:doing|today|performing|looking|do)\\b)|how much (?:is|are) (?:${tickers}|bitcoin|gold) (?:stock |shares? )?(?:worth|trading|right now|today)|stock quote|exchange rate|convert \\d[\\d,.]* (?:dollars|usd|euros|pounds)|how many (?:euros|pesos|yen|pounds|rupees)|(?:dollars?|usd|euros?|yen|pesos?|pounds?) (?:to|into|in) (?:euros?|yen|pesos?|pounds?|dollars?|usd|rupees))\\b`,
    ),
  },
  {
    kind: 'account_access',
    pattern:
      /\b(?:(?:what(?:'s| is| are| was| were)|whats|tell me|check|show(?: me)?|look up|find|give me|do i have|how much(?: money)?(?: (?:is|do i have|did i spend))?|see|when (?:is|does|will)|when's|did|has|have|where(?:'s| is)|how long (?:till|until|before))(?: \w+){0,4} (?:(?:account |bank |card |checking |savings |current |credit card )?balances?|apr|interest rate|routing number|account number|due date|pin(?: number)?|(?:recent |last |latest |pending )?transactions?|purchases|statement|direct deposit|credit limit|rewards? points?|points|expir(?:e|ation)(?: date)?|bills?|payday|next paycheck|pto|vacation days|paycheck|deposit|application|cash ?back)(?: \w+){0,4}? (?:on|for|of|in|from|at|with|to|due)? ?(?:my|our)? ?(?:\w+ ){0,2}(?:cards?|accounts?|visa|mastercard|amex|chase|bank|checking|savings|discover|citi|capital one|wells fargo|credit union|paycheck|come in|post(?:ed)?|go through|arrive|available|expire)\b|(?:what(?:'s| is)|whats|check|tell me|show me|read|see|view) (?:my )(?:account |bank |checking |savings |credit card |card |current )*(?:balances?|routing number|account number|credit limit|transactions?|transaction history|statement|spending history|pin|apr|rewards|minimum payment|next bill|bills|w-?2 online|paycheck amount|pay ?day|credit card (?:apr|rewards|limit|balance))\b|how much (?:money )?(?:do i|is) (?:have |there )?(?:left )?in my (?:\w+ ){0,3}(?:account|bank|checking|savings)(?! should)|how much (?:have i|did i) spen[dt] (?:on|at|in|last|this)|how much (?:do i|did i|is|was)(?: \w+){0,2}? (?:owe |due )?on my (?:\w+ )?(?:electric|electricity|water|gas|phone|internet|cable|credit card|utility|power)(?: \w+)? ?bill|is my (?:paycheck|refund|deposit|money|payment) (?:in|there|here|ready|available)|(?:my|the) (?:chase|amex|visa|discover|citi|capital one|mastercard|bank of america|wells fargo) (?:card|account)(?:'s)? (?:balance|apr|limit)|apr on my|is my (?:account|card|payment) (?:overdrawn|active|frozen|posted|late|blocked)|when (?:is|are) my (?:\w+ ){0,3}(?:bill|payment|rent|paycheck|taxes due|statement)s? (?:due|coming|posted)|when do i get paid|when(?:'s| is) (?:my )?(?:next )?pay ?day)\b/,
    // "I have 4k medical bills and 5k on a card" tells what is owed and asks for no look into an account.
    unless:
      /\bwhat (?:should|would|could)\b|\bhow much (?:should|do i need)\b|\b(?:i|we)(?: also| still)? (?:have|had)(?: (?:a|an|about|around|some))? ?\$?\d/,
  },
  {
    kind: 'account_action',
    pattern:
      /^\W*(?:(?:hey|hi|hello|please|ok|okay|so)[, ]+)*(?:(?:can|could|would|will) you (?:please )?|please |i (?:need|want|would like|'?d like)(?: you)? to (?:have you )?|go ahead and |help me )?(?:sell|buy|purchase|trade|transfer|move|send|wire|pay|deposit|withdraw|freeze|unfreeze|lock|unlock|cancel|close|activate|order|dispute|report|book|schedule|set up|sign me up|enroll me|apply|submit|file|place|redeem|change|reset|replace|increase|raise|call)\b(?= (?:[^.?\n]{0,60})\b(?:for me|my (?:\w+ ){0,3}(?:bank|credit limit|house for me|bill|bills|card|cards|account|accounts|pin|password|checks?|order|limit|address|payment|stocks?|shares|taxes for me|direct deposit|appointment)|(?:money|\$[\d,.]{1,12}|\d+ (?:dollars|bucks)) (?:to|from|into|between)|from (?:my )?(?:checking|savings|\w+ account) (?:to|into)|an? (?:new |extra )?(?:flight|hotel|table|checkbook|payment|wire|check|checkbook|new card|stop payment|limit order|market order)|lost card|stolen card|(?:some )?stocks?\b for))/,
    unless:
      /\b(?:should i|how (?:do|can|should) i|what (?:should|is)|plan|401 ?\(?k|ira|roth|rollover|roll over|529|budget|debt|(?:want|need|like) to pay (?:off|down)|\d ?%)\b/,
  },
  {
    kind: 'bank_support',
    pattern:
      /\b(?:(?:why|how come)(?: \w+){0,5} (?:declin\w+|reject\w+|block\w+|froz\w+|freez\w+|locked|on hold|not working|overdraft fee|charged (?:me )?(?:twice|a fee))|(?:my )?(?:card|account|payment|transfer|transaction|deposit|check) (?:was|is|got|has been|keeps?|kept|isn'?t|hasn'?t|didn'?t|won'?t|not) (?:being |getting )?(?:declin\w+|reject\w+|block\w+|frozen|locked|lost|stolen|arriv\w+|work\w*|go(?:ne)? through|post\w*|show\w* up|clear\w*|cleared|expired|damaged|broken|pending|swallowed)|(?:lost|stole|stolen|misplaced|damaged|broke|broken) (?:my |a )?(?:\w+ )?(?:card|debit card|credit card|checkbook|wallet)|declining my (?:payment|card)|card (?:declined|not working|reader)|(?:forgot|reset|change|lost) (?:my )?(?:pin|password|passcode|login|username)|can'?t (?:log ?in|log on|sign in|access my account)|replacement card|new debit card|international (?:transaction )?fees?|foreign transaction fee|order (?:new |more )?checks|report (?:a |my )?(?:lost|stolen|fraud(?:ulent)?) (?:card|charge|transaction|activity)?|(?:fraudulent|unauthorized|unknown|suspicious|strange) (?:charge|transaction|activity|withdrawal|purchase)s?|charge(?:d|s)? (?:on my card )?i (?:don'?t|did ?n'?t) recogni[sz]e|top[- ]?up|atm (?:ate|kept|swallowed|fee)|verify my identity|refund (?:not|hasn'?t|for a purchase))\b/,
    unless:
      /\b(?:mortgage application|for a (?:mortgage|loan)|credit score|credit report|irs|tax refund|declined (?:for|coverage)|market|401)\b/,
  },
  {
    kind: 'legal',
    pattern:
      /\b(?:(?:find|best|good|need|hire|recommend|looking for|get|cheap|afford)(?: \w+){0,3} (?:divorce |bankruptcy |immigration |criminal |personal injury |family |employment |real estate |estate )?(?:lawyers?|attorneys?)|can i sue|should i sue|suing|(?:get|being|getting|got|been) sued|lawsuit against (?:me|my|us)|legal advice|child custody|custody battle|restraining order|press charges|is it (?:legal|illegal) (?:to|for|if)|what are my (?:legal )?rights|(?:get|getting|apply\w*|lose|losing|keep|renew\w*|sponsor\w*|affect\w*)(?: \w+){0,3} green card|green card (?:application|process|interview|lawyer|sponsor\w*|renewal|expir\w*)|immigration|visa (?:status|application)|dui|traffic ticket|speeding ticket|arrested|jail|my landlord (?:won'?t|refuses|is|kept|keeps)|security deposit back|small claims|patent|trademark|nda)\b/,
    unless:
      /\b(?:summons|(?:capital one|discover|synchrony|citi\w*|chase|amex|american express|wells fargo|bank|lender|credit union|hospital|cards?)\b[^.!?\n]{0,30}\bsu(?:ing|ed|es)|debt|collector|collections|guardian|beneficiar\w+|minors|affairs in order|estate plan|will\b|trust|power of attorney|probate|credit card company|card company|inherit\w*|irs|401|ira|alimony tax|car insurance|premium)\b/,
  },
  {
    kind: 'employment_dispute',
    pattern:
      /\b(?:(?:employer|boss|company|manager|job|work|they)(?: \w+){0,3} (?:won'?t|refus\w+ to|not|isn'?t|didn'?t|hasn'?t|never) (?:pay|paid|paying|give|giving|honor|honou?r|release)(?: \w+){0,3} (?:me|us|my|bonus|wages|overtime|final|last|commission|paycheck|pto)|(?:not|never) (?:receiv|reciev|get)\w*(?: \w+){0,3} (?:bonus|final paycheck|last paycheck|overtime|wages)|unpaid (?:wages|overtime)|wage theft|wrongful(?:ly)? terminat\w+|fired (?:me )?for (?:no reason|being)|offer letter[\s\S]{0,200}(?:bonus|not)|bonus (?:issue|dispute)|hostile work|hr complaint|non-?compete|file for unemployment|denied unemployment)\b/,
    unless: /\b(?:401|tax(?:es)?|match|vest\w*|stock|roll)\b/,
  },
  {
    kind: 'medical',
    pattern:
      /\b(?:runny nose|sore throat|(?:have|having|got|bad|my) (?:a |an )?(?:\w+ )?(?:headache|fever|rash|cough|stomach ?ache|migraine|flu|chest pain|back pain|toothache|cold symptoms)|symptoms of|find a (?:doctor|dentist|therapist|specialist)|which doctor|side effects?|(?:should|can) i take (?:ibuprofen|tylenol|aspirin|antibiotics|melatonin|\w+ mg)|is it (?:covid|cancer|broken)|diagnose me|lose weight|calories|blood pressure|vaccin\w+)\b/,
    unless: /\b(?:hsa|fsa|insurance|medicare|premium|cost|bills?|afford|pay for|deductible|plan|coverage)\b/,
  },
  {
    kind: 'minor',
    pattern:
      /\b(?:i'?m|i am|im|as a|i'm only|i am only) (?:only |just |a )?(?:1[0-7](?= ?(?:years? old|yo\b|y\/o|yrs? old|[,.!;)]|and\b|$|so\b|but\b|with\b|now\b|in high school|m\b|f\b|turning))|minor\b|underage|high ?school(?:er| student)|teen(?:ager)?\b|under ?age teen)|\bunder ?age teen|\bi(?:'m| am) (?:in|a) (?:high school|middle school)/,
  },
]

/** Words of everyday life that no money question needs. */
export const unrelatedWords =
  /\b(?:weather|planets?|recipe|cook(?:ing)?|movies?|songs?|lyrics|sports?|football|basketball|baseball|soccer|nfl|nba|president|capital (?:city )?of|translate|poem|essay|homework|python code|javascript|write (?:me )?(?:a|an|some) (?:story|poem|essay|code|song|function|script)|alarm|timer|directions to|fly(?:ing)? to|in (?:french|spanish|german|italian|chinese|japanese|latin)$|traffic|restaurants?|hotels?|flights?|coffee (?:stain|blemish)|stain|blemish|remove (?:a|the) |tire (?:pressure|change)|oil change|jump ?start|how (?:many|tall|far|deep|old|big) (?:is|are|was) (?:the|a|mount|lake|planet)|who (?:won|is the|was the|invented|discovered|wrote)|world war|dinosaurs?|horoscope|zodiac|video ?games?|xbox|playstation|minecraft|my (?:dog|cat|puppy|kitten)(?:'s)? (?:sick|name|food)|spell |definition of the word|synonym|meaning of the word|time is it|what day is|what time|date today|wifi|bluetooth|reboot|phone battery|calories|nutrition|gluten|ingredients|shopping list|to-?do list|reminder|playlist|uber|taxi|plug type|vaccines? (?:for|needed)|passport|tourist|travel alert|carry ?on|lost luggage|flip a coin|roll a dic?e|random number|whisper mode|change your voice|speak (?:slower|faster))\b/
