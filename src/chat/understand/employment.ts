/** Whether one works, how steady the pay is, how many pay checks there are, and whether work has a plan. */
import { phraseReader } from './phrases.ts'
import { type Find, find, type Reader, type Reading } from './reading.ts'
import type { Span } from './text.ts'

const aDay = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|next )'
/** "… from January", "…, which starts next week", of a job that was found. */
const startsThen = `(?![^.;!?]{0,30}\\b(?:from|start(?:s|ing)?|begin(?:s|ning)?|as of)(?: in| on)? ${aDay})`
/** "Will be making 97k at a new job". */
const isToCome = "(?<!\\b(?:will|i'll|going to|about to) [^.;!?]{0,40})"
/** "I start a new job in January": no pay comes until then. */
const isAhead =
  / (?:[^.,;!?\d]{1,30} )?(?:in (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|a |two|three|\d)|on (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|next )/
/** Someone who works again is out of work no longer. */
const worksAgain = new RegExp(
  String.raw`\b(?:start|starting) (?:a |an |my |another )?(?:\w+ )?new (?:job|position|role|employer|company)(?!${isAhead.source})|${isToCome}\b(?:found|got|landed|started|accepted|have|at my|at a|with my|with a|in my) (?:a |an |my |another )?(?:\w+ )?new (?:job|position|role|employer|company)${startsThen}|\bnew (?:job|employer)(?:'s)? (?:has|offers|401|plan|is|pays)${startsThen}|${isToCome}\b(?:the|my) new (?:place|firm|gig|hospital|school|office|boss)\b(?! (?:to live|we|in [a-z]+ rent))|\b(?:but|now|and|then)(?: i)? (?:am )?work(?:ing)? again\b|\b(?:got|found|landed) (?:a|another) job\b(?: (?:again|now|since|in|at)\b|(?= ?[,.;]|$))|\bback (?:at|to) work\b|\bi now work\b|\bnow i work\b`,
)
/** Who has left one career may have another. */
const hasSecondCareer =
  /\b(?:(?:still|now|currently) (?:work|sub|teach|drive|consult)\w*|i (?:work|substitute|sub|teach|drive|consult)\b|second career|went back to work|back to work|part[- ]time|new job)/
/** Long ago, or no loss of a job but a choice to be at home. */
const notNow =
  /^ to (?:stay|be home|be at home|raise|care|take care)\b|^[^.!?\n]{0,18}\b(?:(?:in|of|(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*) (?:(?:19|20)[01]\d|202[0-4])|(?:a few|several|many|two|three|four|five|ten|\d+) years ago|years ago|during covid|last time|before\b)/

const readWork = phraseReader('employment', [
  {
    key: 'employment',
    value: 'unemployed',
    says: /\b(?:i'm|i am|im|i was|i got|i've been|i have been|got|just|been|currently|am|been) (?:just |recently |now |currently |also |still )?(?:unemployed|laid off|furloughed|out of work|out of a job|between jobs|in between jobs|jobless|let go)\b|\b(?:i'm|i am|im|i was|i got|i've been|i|just got|just been|just) (?:just |recently |now )?fired\b(?! up)|\b(?:i|i've|i have|just|recently) (?:just |recently )?(?:lost|quit) my job\b|\bi don't have a job\b|(?:^|[,;.] ?|\band )(?:just |recently )?(?:lost (?:my )?job|(?:got|was) (?:just |recently )?(?:laid off|let go)|got fired)\b|(?:[,;.] ?|(?<=[?!] ?)|\b(?:i'm|i am|im) \d\d,? (?:and )?)(?:just |recently |currently )?(?:laid off|unemployed|furloughed|let go|out of work|between jobs)(?= (?:in|since|last|this|from|on|after|for|yesterday|today|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*)\b| ?[,;.]|$)|^(?:currently |right now |now )?(?:unemployed|out of work|between jobs|laid off)\b|\b(?:out of work|unemployed) (?:since|for|right now|at the moment)\b|\bmy (?:job|position|role) (?:was|got|just got) (?:eliminated|cut)\b|\bi(?:'m| am) (?:still |currently |now )?(?:looking|searching) for work\b(?! (?:from home|boots|clothes))|\b(?:until|till) i(?:'ve)? (?:find|found|get|land|have) (?:another|a new|new|a) (?:job|position|work)\b|\b(?:until|till) i find work\b|\bmy (?:company|employer|plant|store|factory|office|restaurant) (?:just |recently |has )?(?:closed(?: down| its doors)?|shut down|went under|folded|went out of business)(?=[ ,.;!?](?!the\b|a\b|its\b|my\b|for\b|on\b|our\b)|$)|\bi (?:lost|quit) my job\b|\b(?:they|(?:my|the) (?:company|employer|boss|job|work)) (?:just |recently |has |have )*(?:let me go(?! (?:early|home|first|to)\b)|laid me off|fired me)\b|\bi(?:'m| am) not working (?:right now|at the moment|currently)\b|\bcurrently not working\b/,
    unless: worksAgain,
    unlessNext: notNow,
  },
  {
    key: 'employment',
    value: 'retired',
    says: /\b(?:i'm|i am|im|we're|we are|am|are|just|recently|already|now|both|have|i|,|(?<=\b(?:i'm|i am|im|,|we're|both) )[5-9]\d,?(?: and)?) (?:just |recently |already |now |both |newly |semi-)?retired\b(?! (?:early )?at|\w)|\bi(?:'m| am) (?:now |already |newly )?retired at [5-7]\d(?! and (?:work|back))|\bi(?:'m| am) a retiree\b|(?:\bi(?:'m| am)|(?:^|[.;!,] ?|\band )) ?done working\b(?! (?:for|today|at|on|out|with|by|in|when|before))|\bi retired (?:early )?(?:at|when i was) [3-7]\d\b(?! and (?:work|back|went|now work))|\b(?:we're|we are|we) (?:both )?\d\d,? (?:and|&) \d\d,? (?:and )?(?:both )?retired\b|(?:^|[.;!] ?)retired (?:early )?at (?:age )?[4-7]\d(?= ?[,.;])|(?:^|[.;!,] ?|\bi )retired (?:last|this) (?:year|month|week|spring|summer|fall|winter)\b|(?:^|[.;!,] ?|\bi )liv(?:e|es|ing) (?:only |just |mostly )?(?:on|off) (?:my |the )?(?:ss|social security)\b|(?:^|[.;!(] ?|\b(?:we're|we are|we) an? )retired couple\b|\bfor an? retired couple\b(?=[\s\S]{0,20}\bwe\b)/,
    unless: hasSecondCareer,
    unlessNext: /^ (?:at \d|by|with \$?\d+[km]? (?:someday|one day))/,
  },
  {
    // "retired teacher, 66", "I'm a retired nurse"; who has retired from a uniform often works on.
    key: 'employment',
    value: 'retired',
    says: /(?:^|[.;!,(\n] ?|\b(?:i'm|im|i am|as|we're|we are) an? )retired (?!(?:army|navy|air|marines?|military|coast|soldier|sailor|veteran|vet|officer|sergeant|police|cop|fire\w*|at|in|on|from|early|by|last|next|since|with|for|and|but|or|life|people|couple|when|after|before|i|we|now)\b)[a-z]+/,
    unless: hasSecondCareer,
  },
  {
    key: 'employment',
    value: 'self_employed',
    says: /\b(?:self[- ]employed|freelanc(?:er|ing)|i freelance|(?:i'm|im|i am) freelance|(?:^|[,;.] ?|\b(?:i'm|im|i am|as) an? )freelance (?:\w+ )?(?:designer|writer|developer|editor|photographer|consultant|illustrator|programmer|artist|engineer|translator)|1099 contractor|independent contractor|sole proprietor|own my own business|i run my own|run my own business|my own business|i own a (?:\w+ ){0,2}(?:business|company|shop|store|restaurant|salon)|i work for myself|both (?:of us )?(?:are )?(?:freelance|self[- ]employed)|gig work(?:er)?|i'm a contractor|i(?:'m| am) an? (?:1099|(?:\w+ )?freelancer))\b/,
    unlessNext: /^ (?:tax|taxes|retirement plans?|income limit)\b/,
  },
])

const buyout =
  '\\b(?:took|taken|accepted) (?:an? |the |my |their )?(?:(?:early[- ]retirement|voluntary|severance|company|work|job) )*(?:buyout(?: (?:offer|package))? (?:from|at) (?:work|(?:my|the) (?:job|work|company|employer|plant|firm))|(?<=(?:early[- ]retirement|voluntary|company|work|job) )buyout|early[- ]retirement (?:package|offer|buyout))\\b'
const isOfRetiringAge =
  /\b(?:pension|retire[ds]?|retiring|done working)\b|\b(?:i'm|i am|im|age|aged|at) (?:now )?(?:5[5-9]|[67]\d)\b/

/** Who took an employer's buyout has left the job: for good at the age of retiring, else until the next one. */
const readBuyout: Reader = (reading) =>
  (isOfRetiringAge.test(reading.text) ? leftForGood : leftTheJob)(reading)
const ofBuyout = (value: 'retired' | 'unemployed', unless: RegExp) =>
  phraseReader('employment', [
    { key: 'employment', value, says: new RegExp(buyout), unless, confidence: 0.75 },
  ])
const leftForGood = ofBuyout('retired', hasSecondCareer)
const leftTheJob = ofBuyout('unemployed', worksAgain)

/** Work by the ride or the delivery, as all there is: beside a job it is no business to plan for. */
const readGigs = phraseReader('employment', [
  {
    key: 'employment',
    value: 'self_employed',
    says: /\bi (?:drive|deliver|dash)(?: full[- ]time)? (?:(?:for|with) )?(?:uber|lyft|door ?dash|instacart|grub ?hub|amazon flex)\b/,
    unless:
      /\b(?:on the side|side (?:gig|hustle|job|work|income|money)|part[- ]time|weekends?|evenings?|nights|after work|also (?:have|work|got|teach|am|do|get)|besides|in addition|extra|second job|(?:day|main|full[- ]time|regular|other) job|w-?2|salary|as an? \w+|laid off|let go|between jobs|out of work|unemployed|lost my job|quit my job|retired|my employer)\b/,
    confidence: 0.7,
  },
])

/** "I'm working now": of one who was told to be out of work, and of nobody else. */
const isAtWork =
  /\bi(?:'m| am|m)? (?:now )?(?:working (?:again|now)\b|back (?:at|to) work)|\bi work again\b|\bi(?:'ve| have)? (?:got|found|have|landed) (?:a|another) job\b(?! (?:offer|interview|to|that|fair))|\bnew job (?:has )?(?:started|began)\b/
const noLonger = /\b(?:not|never|if|when|once|until|unless|hope|suppose)\b/

function worksNow({ text, household }: Reading): Find[] {
  if (household?.employment !== 'unemployed') return []
  const match = isAtWork.exec(text) ?? worksAgain.exec(text)
  if (match === null || noLonger.test(text.slice(Math.max(0, match.index - 30), match.index))) return []
  return [find('employment', 'employed', [match.index, match.index + match[0].length], 'employment', 0.9)]
}

const unlessSpouse = "(?<!\\b(?:he|she|wife|husband|hubby|spouse|partner|who)(?: is|'s)? )"
/** "Just started making 2k a month", "now I'm working again": paid by now, whatever was before. */
const isPaidByNow = new RegExp(
  `${unlessSpouse}\\b(?:just|recently|finally|now|i) started (?:working|work|making|earning|bringing|getting paid|(?:at )?(?:a|an|my|the) (?:\\w+ ){0,2}(?:job|position|role|gig))\\b|${unlessSpouse}\\bnow (?:i(?:'m| am)? |i )?(?:make|making|earn|earning|work(?! out)|working|employed|bring home|take home)\\b`,
)
/** "Ran up 6k while I was out of work": when something came about. */
const whenItCame =
  /\b(?:while|when|during|from (?:when|the time)|back when)(?: (?:being|the (?:time|months?|year)))? $/
const isOver = /\b(?:was|were|been|lost|quit|got)\b/
const ownPayNow =
  /\bi(?:'m| am)? (?:(?:now|currently|only|just|still) )*(?:make|making|earn|earning|bring (?:home|in)|take home|clear|net|gross|get paid)\b/

/** Whether being out of work lies behind: pay has come since, or it only tells how a debt came about. */
function isBehind({ text }: Reading, [from, to]: Span): boolean {
  if (isPaidByNow.test(text.slice(to))) return true
  const isEpisode = whenItCame.test(text.slice(0, from)) && isOver.test(text.slice(from, to))
  return isEpisode && ownPayNow.test(text)
}

export const readEmployment: Reader = (reading) => {
  const now = worksNow(reading)
  if (now.length > 0) return now
  const said = readWork(reading).filter(
    ({ value, span }) => value !== 'unemployed' || !isBehind(reading, span),
  )
  if (said.length > 0) return said
  const left = readBuyout(reading)
  return left.length > 0 ? left : readGigs(reading)
}

export const readPaySteadiness = phraseReader('employment', [
  {
    key: 'incomeStability',
    value: 'variable',
    says: /\b(?:my |our |the )?(?:pay|income|paychecks?|earnings|salary|hours|wages)(?: \w+){0,2}? (?:all over the place|varies|vary|fluctuates?|swings?|bounces|changes? (?:every|each|a lot|from)|is (?:\w+ )?(?:lumpy|irregular|variable|uneven|unpredictable|unsteady|inconsistent|not steady|not stable|up and down|all over the place|seasonal|commission)|are (?:\w+ )?(?:irregular|variable|uneven|unpredictable|inconsistent|all over the place)|goes up and down|isn't (?:steady|stable|regular))\b|\b(?:irregular|variable|fluctuating|unpredictable|inconsistent|uneven|seasonal) (?:income|pay|paychecks?|work|hours)\b|\b(?:i'm|i am|im|i work|paid|work|all|100%|straight|mostly) (?:paid )?(?:on |by )?commission(?: only|-only|-based)?\b|\b(?:i|he|she) (?:sell|sells|work|works)\b[^.;!?\n]{0,24}\bon (?:straight |full |pure |a )?commission\b|\bi (?:live on|make|work for|rely on) (?:mostly )?tips\b|\bno (?:steady|stable|regular) (?:income|pay|paycheck)\b|\b(?:my|our) (?:work|job|business|trade) is (?:\w+ )?seasonal\b|\bseasonal (?:worker|job|employee)\b|\b(?:some|one) (?:months?|weeks?) (?:is|are|bring|pay|i (?:make|earn))\b[^.;!?\n]{0,30} (?:better|worse|more|less|double|half|twice) (?:than others|as|the next|than the next)|\bsome months? (?:(?:it's|it is|i (?:make|get|earn|bring home|clear)|we (?:make|get|earn)|as) )?(?:only|just|less|more|as little as|barely|closer to|down to|little as|nothing)\b|\b(?:it|pay|income) (?:jumps around|bounces around|swings a lot|jumps up and down)\b/,
    ofEither: true,
  },
  {
    // "Is that enough if I'm a commission salesman?" tells what one is.
    key: 'incomeStability',
    value: 'variable',
    says: /\b(?:i'm|i am|im|as) an? (?:\w+ )?commission(?:ed|[- ]only|[- ]based)? (?:sales(?:man|woman|person|rep)|rep|agent|broker)\b/,
    evenPlanned: true,
  },
  {
    key: 'incomeStability',
    value: 'steady',
    says: /\bwith tenure\b|\b(?:i'm|i am|as) an? tenured\b|\b(?:army|navy|air force|marine corps|marines|coast guard|space force|military),? (?:active duty,? )?[eow]-?\d\b|\bactive[- ]duty (?:army|navy|air force|marines?|coast guard|military|service ?member)\b|\b(?:my|our) (?:pay|income|paychecks?|job|salary)(?: as an? \w+(?: \w+)?| at the \w+(?: \w+)?| with the \w+(?: \w+)?)?(?: is| are)(?: very| pretty| quite| really| fairly| super)? (?:steady|stable|secure|the same every)\b|(?:^|[,;.] ?)(?:very|super|pretty|really) (?:steady|stable|secure) (?:job|income|pay)\b|(?<!\b(?:is|are|was|how)(?: an?| the| my)? )\b(?:gov(?:ernment|t)?|federal|state|county|union|tenured) jobs?,? (?:(?:that |which )?(?:is |are |very |pretty |super |so |really )*)(?:steady|stable|secure|safe)\b|\b(?:i have|have|with|i've got|we have) a (?:very |pretty |quite )?(?:steady|stable|secure) (?:job|income|paycheck|salary)\b|\b(?:with|have|in) (?:very |pretty |quite |both )?(?:steady|stable|secure) (?:jobs|incomes|paychecks|pay)\b|\b(?:both )?(?:our|of our) (?:jobs|paychecks|incomes) are (?:both |very |pretty |quite )*(?:steady|stable|secure|safe)\b|\bboth (?:jobs|incomes|paychecks) are (?:very |pretty |quite )?(?:steady|stable|secure|safe)\b/,
  },
])

/** "Between jobs" says nothing of the pay to come, being one's own employer does. */
export const readOwnEmployer = phraseReader('employment', [
  {
    key: 'incomeStability',
    value: 'self_employed',
    says: /\b(?:i'm|i am|im|as a|as an|we're|we are|currently|,|^) ?(?:a |an )?(?:self[- ]employed|freelancer|freelancing|independent contractor|1099 contractor|sole proprietor)\b|\bi (?:freelance|work for myself|run my own business|own my own business)\b|\bi own a (?:\w+ ){0,2}(?:business|company|shop|store|restaurant|salon)\b/,
    confidence: 0.7,
  },
  {
    key: 'incomeStability',
    value: 'self_employed',
    says: /\b(?:he|she|my (?:husband|wife|spouse|partner))(?:'s| is|s) (?:a )?(?:self[- ]employed|freelancer|freelancing|independent contractor)\b/,
    ofEither: true,
    confidence: 0.65,
  },
])

/** "two earners", alone or in a list of circumstances. */
const item = (of: string) =>
  `(?:^|[.;,!] ?|\\band )(?:(?:we|it)(?:'s| is| are|'re) )?(?:a )?${of}(?= household| family|\\s*$|[.;,!]| and\\b)`

/** What people are paid to be; "savers", "first-timers" and "parents" are paid for nothing. */
const trades =
  '(?:nurses|rns|lpns|cops|police|emts|techs|chefs|pilots|clerks|attorneys|paralegals|drivers|teachers|plumbers|bakers|cooks|aides|federal employees|state employees|(?:postal|factory|government|social|city|county|state|federal|hospital|warehouse|restaurant|construction|health ?care|union) workers|(?!(?:sav|spend|smok|own|homeown|rent|begin|read|lat|early-ris|work|worri|seni|min|invest|surviv|non-smok|drink|partn|memb|first-tim|old-tim|plann|start|lov|believ|think|din|deal|newcom|foreign|boom|earn|gamb|gambl|teenag|strang|hat)(?:ers|ors)\\b)[a-z]+(?:ers|ors)|[a-z]+(?:ologists|macists|rapists|ienists|entists)|(?!libertarians|vegetarians|christians|guardians)[a-z]+(?:icians|rarians)|(?:account|assist|consult)ants)'

export const readEarners = phraseReader('employment', [
  {
    key: 'earners',
    value: 1,
    says: new RegExp(item('(?:one|1|single|sole)[- ](?:earner|income|pay ?check)')),
    ofEither: true,
  },
  {
    key: 'earners',
    value: 2,
    says: new RegExp(item('(?:two|2|dual)[- ](?:earners?|incomes?|pay ?checks?)')),
    ofEither: true,
  },
  {
    key: 'earners',
    value: 1,
    says: /\b(?:we're|we are|i'm|i am|we have|we live on|living on|on|are) (?:a |the |my )?(?:single|one|1)[- ]income\b|\b(?:i'm|i am|he's|she's|my (?:husband|wife) is) the (?:only|sole) (?:one (?:who works|working|earning|with (?:a job|an income))|earner|breadwinner|provider|income)\b|\bonly (?:one of us works|i work)\b|\b(?:just|only) me (?:working|earning|who (?:works|earns))\b|\bwe (?:all )?live on (?:just |only )?(?:my|(?:my )?(?:husband|wife|spouse|partner)'s|his|her) (?:\$?\d[\d,.]{0,8}k?\b|pay ?checks?\b|pay\b|salary\b|income\b|wages\b)(?! and (?:save|mine|my|his|her)\b)/,
    ofEither: true,
  },
  {
    key: 'earners',
    value: 2,
    says: /\b(?:(?:we|(?:my )?(?:wife|husband|hubby|spouse|partner) and (?:i|me)|us) (?:both|each)|(?<=(?:^|[,.;]) ?)both) (?:work|have (?:jobs|a job|full|good jobs|steady)|earn|(?:are )?(?:working|employed|teachers|nurses|engineers|cops|firefighters))\b|\bboth of us (?:work|have jobs|are working|earn)\b|\b(?:we have|we've got|we're on|we are|we're|with our|on) (?:a )?(?:two|2|dual)[- ](?:incomes?|earners?|pay ?checks)\b|\bdual[- ]income (?:household|couple|family|no kids)\b|\bdinks?\b/,
    ofEither: true,
    unless: /\bwe both work(?:ed)? (?:out|on|hard to)\b/,
  },
  {
    // "My husband and I are both nurses", "she and I are welders"
    key: 'earners',
    value: 2,
    says: new RegExp(
      `\\b(?:(?:we(?:'re| are)|us) both|we both are|both of us are|(?:wife|husband|hubby|spouse|partner|fianc[eé]e?|he|she),? and (?:i|me)(?: are)? both|(?:wife|husband|hubby|spouse|partner|fianc[eé]e?|he|she) and i are)(?: are)? (?:[a-z-]+ ){0,3}?${trades}(?![a-z])`,
    ),
    ofEither: true,
    unless: /\b(?:retired|unemployed|laid off|stay[- ]at[- ]home|stays? (?:at )?home|used to|students?)\b/,
    confidence: 0.7,
  },
  {
    // "Husband's a realtor so his pay is all over the place, I'm a teacher": two who are paid.
    key: 'earners',
    value: 2,
    says: /\b(?:husband|wife|hubby|spouse|partner)\b[^.;!?\n]{0,60}\b(?:his|her) (?:pay|income|paychecks?|commissions?|earnings)\b[^.!?\n]{0,60}\bi(?:'m| am) an? (?!stay|home|housewife|full)|\bi(?:'m| am) an? (?!stay|home|housewife|full)[a-z]+\b[^.!?\n]{0,60}\b(?:husband|wife|hubby|spouse|partner)\b[^.;!?\n]{0,60}\b(?:his|her) (?:pay|income|paychecks?|commissions?|earnings) (?:is|are|varies|goes|swings|changes)\b/,
    ofEither: true,
    confidence: 0.7,
  },
])

const plan =
  '(?:401 ?\\(?k\\)?|403 ?\\(?b\\)?|457 ?\\(?b?\\)?|tsp|simple ira|retirement (?:plan|account)|workplace (?:plan|retirement plan))'

export const readWorkplacePlan = phraseReader('employment', [
  {
    key: 'hasWorkplacePlan',
    value: false,
    says: new RegExp(
      `\\b(?:moved|went|switched|changed|now work|i work|joined|job|work)\\b[^.;!?\\n]{0,20} (?:to|for|at|with) an? (?:[\\w-]+ ){1,3}?(?:that|which) (?:has no|offers no|doesn't (?:have|offer) an?|does not (?:have|offer) an?) ${plan}|\\b(?:make|makes|earn|work|working|job|paid)\\b[^.;!?\\n]{0,24} (?:at|for|with) an? (?:[\\w-]+ ){1,4}?(?:with no|without an?|that has no|that doesn't (?:have|offer) an?) ${plan}|\\bnew (?:job|employer|company|place|gig) (?:doesn't|does not) (?:have|offer) (?:a|any) plan\\b|\\bnew (?:job|employer|company|place|gig) (?:has|have|with|offers?) no (?:plan\\b|${plan})|(?<!\\b(?:old|former|previous|last|her|his|their) )\\b(?:job|employer|company|work|workplace) (?:has|offers|provides) no ${plan}(?! (?:plan )?match)|\\b(?:no|without an?|don't have an?|do not have an?|doesn't (?:offer|have|provide)(?: an?| any)?|does not (?:offer|have|provide)(?: an?| any)?|isn't an?|don't offer(?: an?)?) (?:\\w+ )?${plan}(?: plan)? (?:at|through|from|with|offered (?:at|by)) (?:my |our |the )?(?:work|job|employer|company|workplace)\\b|\\b(?:job|employer|company|work|workplace|they|boss)(?: \\w+)? (?:doesn't|does not|don't|do not) (?:offer|have|provide)(?: us| me)?(?: an?| any)? (?:\\w+ )?${plan}|\\bno workplace plan\\b|\\bi don't have access to (?:an? )?${plan}`,
    ),
  },
  {
    // "…, as well as my current 401k", "rolling the old one into my current employer's 401(k)"
    key: 'hasWorkplacePlan',
    value: true,
    says: new RegExp(
      `(?<=\\b(?:old|former|previous|prior|last)\\b[\\s\\S]{0,300})\\bmy (?:current|present) (?:\\w+ )?${plan}|\\b(?:current|present) (?:job|employer|company|work|workplace)'s (?:\\w+ )?${plan}`,
    ),
    unless: /\b(?:leaving|quitting|retiring|resigning|about to (?:leave|quit|retire)|last day)\b/,
    evenPlanned: true,
  },
  {
    // "new job has a 401k too", whatever is said of the old one.
    key: 'hasWorkplacePlan',
    value: true,
    says: new RegExp(
      `\\bi can (?:now )?(?:join|sign up for|enroll in|get into) (?:the|a|their|its) (?:\\w+ )?${plan}|\\bnow (?:work|drive|teach|nurse) (?:for|at) an? (?:[\\w-]+ ){1,4}(?:that|which) (?:has|offers) (?:an?|its own|their own) (?:\\w+ )?${plan}|\\b(?:my|our|the|a) new (?:job|employer|company|work|place|hospital|school|firm) (?:also )?(?:has|offers|provides|comes with) (?:an?|its own|their own|one)(?: plan)?(?: of its own)? (?:too|as well)\\b|\\bnew (?!car\\b|house\\b|baby\\b|plan\\b|wife\\b|husband\\b)[a-z]+(?:'s)? (?:also |offers?|has|have|provides?|comes with|got)+ ?(?:me |us )?(?:an? |the |its own |their own )?(?:\\w+ )?${plan}`,
    ),
  },
  {
    key: 'hasWorkplacePlan',
    value: true,
    says: new RegExp(
      `\\b(?:my|our|the) (?:\\w+ )?(?:job|employer|company|work|workplace) (?:\\w+ )?(?:offers|has|provides|gives us|gives me) (?!no )(?:me |us )?(?:an? |the )?(?:\\w+ )?${plan}|\\b${plan}(?: plan)? (?:at|through) (?:my |our )?(?:new |current )?(?:work|job|employer|company)\\b|\\b(?:i|we) (?:both |already |currently |also |now )*(?:max|fill)(?: out)? (?:my |our |the |both |each |all )*(?:401 ?\\(?k|403 ?\\(?b|457|tsp)`,
    ),
    unless: /\b(?:old|former|previous|prior|last|ex-?) ?(?:job|employer|company|work|401)/,
  },
])
