/** The words by which a number is known to be pay, or known not to be. */
import type { Mention } from './numbers.ts'

/** "i make", "job paying": right before the number. */
export const earns =
  /\b(?:makes?|mkae|making|earn(?:s|ing)?|gross(?:es|ing)?|pulls? in|pulls|pulling in|brings? in|bringing in|rakes? in|clears?|clearing|nets?|netting|takes? home|taking home|currently get(?:ting)?|pay ?check to pay ?check on|working at|bring home|brings home|bringing home|get paid|gets paid|getting paid|am paid|is paid|paid|pays (?:me|him|her|us|about)|job (?:that )?pay(?:s|ing)|job,? mak(?:es|ing)|which pays|pays|am on|offer(?:ed)? (?:of|at|for|me)|(?<!hired for a )job at|(?:part|full)[- ]time(?: for| at)?|(?:only|sole) (?:earner|breadwinner|provider),?(?: (?:with|at|on))?|started|(?:my|his|her) job|raise from|raise to|hourly (?:rate|wage|pay)(?: is)?)(?: (?:a|an|a base|base|most of|nearly all of|total|combined|together|a combined|gross|net|take home|annually|monthly|salary|a salary|income|of|salaries|anywhere|somewhere|between|from|twice a month,?|every (?:two|2|other) (?:weeks?|friday|thursday),?|bi-?weekly,?|weekly,?|maybe|like|another|close to|only|about|around))*$/
export const payWord =
  /\b(?:salary|salaries|income|incomes|base(?: pay| salary)?|wages?|strike pay|(?<!(?:can|could|to|will|would|we|i|they|must|should|only|and|not|'d|just|then|still|also) )pay|gross pay|compensation|comp|tc|hhi|earnings|take[- ]?home(?: pay| income)?|net pay|pay ?checks?|paychecks?(?: of)?|bi-?weekly(?: pay| check)?|weekly (?:pay|check)|household|combined|(?<!foster (?:care )?)stipend|w-?2)(?:'s)?(?:,? which| (?:this year|before taxes?|after taxes?|gross|net|before|base|annual|annually|yearly|monthly|total|combined|together|each month|a year|per year|pre-?tax|which|was|were|will|went|after|per month|is|(?:will |would )?(?:drop|fall|go|decrease)(?: down)?|from|currently|will be|each|average|averages|ranges?|varies|ranging|anywhere|between|swings?|bounces|jumps|fluctuates|goes|moves))*(?: ?[([][^)\]]{0,40}[)\]])?:?$/
const payAfter =
  /^ ?(?:base|gross|net(?! worth)|combined|total|annual|yearly|annually|in|of|pre-?tax|before tax(?:es)?|per year)? ?(?:annual |gross |base |household |combined |yearly |total |in |of |a )*(?:salary|salaries|income|pay\b|job\b|paycheck|base\b|wages?\b|gross\b|(?:before tax|pre-?tax)(?!-? ?(?:retirement )?(?:accounts?|savings?|money|dollars|balances?|assets?|funds?|plans?|retirement|ira|401|403|457))|hhi\b|household income|after tax(?:es)?\b|take ?home|net\b(?! worth)|stipend|household(?: income)?\b|combined\b)|^ ?(?:a year )?before (?:expenses|gas|costs|write-?offs|deductions)\b|^ ?\(?(?:plus|\+|before|not including|excluding|including) (?:\w+ )?(?:bonus|commission|tips|overtime)|^ (?:a year )?from (?:my |a |our )?(?:small |own )?(?:business|practice|freelanc\w+|consulting|self-employment)\b(?! (?:sale|loan|partner|account))|^ (?:a year )?from (?:my|our|an?) (?:(?:full|part)[- ]time |day |small |second |weekend )?job\b(?! (?:i left|i had|before))/
/** "Got a raise to 112k", "my hours got cut, down to 31k", "I was bumped to 71k": what is paid from now on. */
const someOfNow = '(?: (?:about|around|only|just|like))* ?\\$?$'
const whosePay = '(?:my|our|his|her)'
const hasBecome = '(?:just |recently |has |have |was |were |got |is |been )*'
const changed =
  '(?:went|gone|jumped|rose|dropped|fell|fallen|bumped|raised|increased|cut|reduced|lowered|down|up)(?: (?:up|down|back))?'
export const raisedTo = new RegExp(
  [
    `\\b(?:got|getting|get|had|with|after) (?:an? |my )?(?:\\w+ )?(?:raise|promotion|bump)(?: at work)?(?: this (?:year|month|week))?,?(?: up)? to${someOfNow}`,
    `\\b${whosePay} (?:pay|salary|income|wages) ${hasBecome}${changed} to${someOfNow}`,
    `\\b${whosePay} hours ${hasBecome}(?:cut|reduced)\\b[^.;!?\\d]{0,24}\\bto${someOfNow}`,
    `\\b(?:(?:i|he|she) (?:just )?got|(?:i|he|she)(?:'ve| have| has)? (?:just )?been|(?:i|he|she) was|just got) (?:bumped|promoted|demoted)(?: (?:up|down))? to${someOfNow}`,
    `\\b(?:pay|hours) cut\\b[^.;!?\\d]{0,24}\\bto${someOfNow}`,
  ].join('|'),
)
/** "workers comp 540/wk", "on strike pay 400 a week": money that stands in for wages for a while. */
export const replacesPay =
  /\b(?:work(?:er|man|men)s?'?s? ?comp(?:ensation)?|strike (?:pay|fund|benefits?|checks?)|(?:short|long)[- ]term disability(?: pay| benefits?)?|(?:std|ltd) (?:pay|benefits?)|(?:maternity|paternity|parental|family|medical) leave (?:pay|benefits?))(?: (?:is|of|pays?|me|only|about|around|for|at))*$/
/** "which comes out to about 2k a month", of pay that was just told. */
export const comesTo =
  /\b(?:(?:comes?|works?|working|coming)(?: out)? to|puts? (?:me|us))(?: (?:a|about|around|roughly|little|over|just|under|like|right|at))*$/
/** "After taxes that puts me right at 2,000 a month", "with overtime it comes to 4,100 a month". */
export const isWhatPayComesTo = ({ left, per }: Pick<Mention, 'left' | 'per'>): boolean =>
  per !== undefined &&
  comesTo.test(left) &&
  /\b(?:after (?:all )?(?:tax(?:es)?|deductions|everything is taken out)|take[- ]?home|over ?time|tips|commissions?|(?:pay ?)?checks?|hours|shifts)\b[^.;!?\d]{0,40}$/.test(
    left,
  )

/** "My gross income this year will be lower, about 80k": what this year brings, whatever is usual. */
const willCome =
  /\b(?:income|pay|salary|wages|earnings)\b(?:[^.;!?\d]|20\d\d){0,40}(?:\b(?:will|should|going to|supposed to)|'ll)(?: (?:probably|likely|only|just|also))* (?:be|drop|fall|go|come in|end up|increase|rise|jump)\b[^.;!?\d]{0,40}$/
const thisYear = /\bthis (?:tax )?year\b|\b(?:for|in) 20\d\d\b/
export const isPayThisYear = ({ before, after }: Pick<Mention, 'before' | 'after'>): boolean =>
  willCome.test(before) &&
  (thisYear.test((/[^.;!?]*$/.exec(before) ?? [''])[0]) || /^,? (?:for )?this (?:tax )?year\b/.test(after))

export const netWord =
  /\b(?:take[- ]?home|takes? home|taking home|after[- ]?tax(?:es)?|net(?! worth)(?:s|ting)?|nets|bring(?:s|ing)? home|clear(?:s|ing)?|post[- ]?tax|in the bank|hits my (?:account|bank)|direct deposit|deposited|(?<!\bpay ?check to )pay ?checks?(?! to pay ?check)|deposits?)\b/
export const netAfter =
  /^ ?\(?(?!and\b|but\b|or\b)(?:\w+ )?(?:net\b(?! worth)|after (?:all )?(?:my )?(?:tax|deductions)|take ?home|post tax|in my bank)/
export const grossWord =
  /\b(?:gross(?:es|ing)?|before tax(?:es)?|pre-?tax|salary|salaries|annual|base|before deductions)\b/

const outgoing =
  /\b(?:payments?|bonus(?:es)?|net worth|equity|rent|bill|bills|expenses|profit|interest|dividends?|return|returns|contribution|contributions|match|cost|costs|spend|spending|debt|loan|loans|social security|ss|pension|severance|per pay ?check i put|rsus?|down|principal|deposit of|side|savings|rental|late fee|towards?|sales?|insurance|policy|limit|hustle)(?: (?:of|is|for|to|was|about|around|income|are|at))*$/
/** "8 weeks of severance at 104k salary". */
const salaryAfter = /^ ?(?:(?:base|annual|gross|yearly) )?salary\b/
// "8% of my $72,000 salary into my 401k": the share goes in, and not the pay.
const notPayAfter =
  /^ ?(?!(?:dollars? )?(?:salary|income|pay|paycheck|wages)\b)(?:\w+ )?(?:(?:day ?care|child ?care|preschool)\b(?! (?:worker|teacher|provider|owner|assistant|job))|loans?\b(?! (?:officer|processor|originator))|payments?\b|extra payments?|in debt|in savings|of debt|profit|on (?:my|the|a|it|each|that) (?:loan|card|mortgage|car|debt|sale|house|cc)|towards?\b|toward|in rent|for rent|per share|in interest|interest|in tips|bonus|in bonus|a share|(?:pension )?lump sum|(?:pension )?buy ?out|in dividends|(?:sitting |saved |left )?in (?:an?|the|my|our|his|her|that|their) (?:\w+ ){0,2}?(?:401|403|457|529|tsp|iras?|roth|accounts?|plan|savings|checking|bank|brokerage|pension)|in stock|in rsus?|in taxes|on taxes|into|contributions?|to my|to the (?:principal|loan)|down\b|in tax)/
/** What one might earn is not what one earns. */
const mightEarn =
  /\b(?:can|could|how to|want(?:s|ed)? to|hop(?:e|ing) to|will|would|going to|trying to|need to|have to|might|like to|if i|able to|start|expect(?:ing)? to|supposed to|you)(?: \w+)? (?:make|earn|bring in|gross|clear|pull in)(?: \w+){0,2}$/
const notPayer =
  /\b(?:insurance|ins|policy|settlement|estate|lawsuit|va)(?: (?:company|carrier|adjuster))?(?: (?:has|have|just|already|finally))? paid(?: (?:out|me|us|about|around))*$|\b(?:policy|policies|insurance|pension|annuity|tenants?|renters?|loan|it|plan|dividends?|stock)(?: (?:that|which))? pays?(?: \w+)?$/
const made = /\bmade(?: (?:about|around|a|total|over|roughly))*$/

interface Sides {
  readonly left: string
  readonly right: string
  readonly per?: string
  readonly low?: number
}

/** "If I make 67,000, how much …": a year's pay that one goes by, not one that is wished for. */
const leastOfYear = 15_000
const goesBy = (sides: Sides): boolean => isDated(sides) || isOfThisYear(sides) || isTriedOut(sides)

/** "I will only earn 34,000 this year", "… instead of my usual 90,000": what this year brings. */
const isOfThisYear = ({ left, right, low = 0 }: Sides): boolean =>
  low >= leastOfYear &&
  /\b(?:will|i'll|going to)(?: be)?(?: (?:only|just|probably|likely))* (?:make|making|earn|earning)$/.test(
    left,
  ) &&
  /^ ?(?:this year\b|in 20\d\d\b|instead of (?:my|the) (?:usual|normal|regular)\b)/.test(right)

/** "I made about 110,000 this year", which is nearly over or was told as its pay. */
const isYearsPay = ({ left, right, low = 0 }: Sides): boolean =>
  low >= leastOfYear &&
  /(?:\b(?:i|i've|we|we've|he|she|husband|wife|spouse|and)|[,.;(]) (?:have )?made(?: \w+){0,2}$/.test(left) &&
  /^ ?(?:so far |in total |altogether )?this year\b/.test(right)

/** "Will make 82k starting in august": a job that is taken. */
const isDated = ({ left, right, low = 0 }: Sides): boolean =>
  low >= leastOfYear &&
  /\b(?:will|i'll|going to)(?: be)? (?:make|making|earn|earning)(?: (?:about|around|roughly))?$/.test(left) &&
  /^ ?(?:a year |per year )?(?:starting|beginning|when i start|once i start|from)(?: (?:in|on|next|this|my))? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|week|month|monday|year|fall|spring|summer|the)/.test(
    right,
  )

const isTriedOut = ({ left, right, per, low = 0 }: Sides): boolean =>
  /\bif i (?:make|earn)(?: (?:about|around|only|roughly))?$/.test(left) &&
  (per === 'year' || (per === undefined && low >= leastOfYear)) &&
  !/^ ?(?:extra|more|next|from|on|by|off|profit|selling|in the (?:market|stock))\b/.test(right)

/** "A solo 401k with 95k from my business": what an account holds. */
const accountHolds =
  /\b(?:401 ?\(?k\)?|403 ?\(?b\)?|457 ?\(?b?\)?|tsp|ira|(?:retirement |brokerage |savings )account) (?:with|of|has|holds|worth)(?: (?:about|around))*$/

/** "Deducted from my paycheck is 184": what is taken off the pay. */
const takenOff =
  /(?<!\bafter\b[^.;!?]{0,40})\b(?:deducted|withheld|taken(?: out| off)?|comes? out|coming out)(?: of| from| off| per| each| every)+(?: (?:my|our|his|her|the|each|every))* (?:pay ?checks?|checks?|pay)(?: (?:is|are|of|at|about|around))*:?$/

export const isNoPay = (sides: Sides): boolean =>
  takenOff.test(sides.left) ||
  accountHolds.test(sides.left) ||
  (outgoing.test(sides.left) && !salaryAfter.test(sides.right)) ||
  notPayAfter.test(sides.right) ||
  notPayer.test(sides.left) ||
  (mightEarn.test(sides.left) && !goesBy(sides))

export function isPay(sides: Sides): boolean {
  if (isNoPay(sides)) return false
  if (made.test(sides.left)) return (sides.per !== undefined && sides.per !== 'once') || isYearsPay(sides)
  return earns.test(sides.left) || payWord.test(sides.left) || payAfter.test(sides.right)
}

/** "nurse at a county hospital, 71k": work, then a sum. */
export const workThenSum =
  /(?<!\b(?:the|my|our|his|her|their) )\b(?:nurse|rn|teacher|engineer|developer|programmer|accountant|lawyer|attorney|paralegal|doctor|physician|resident|pharmacist|dentist|hygienist|electrician|plumber|carpenter|mechanic|welder|driver|cop|police officer|firefighter|paramedic|emt|professor|librarian|social worker|therapist|counselor|analyst|consultant|manager|supervisor|assistant|admin|clerk|cashier|warehouse|server|bartender|chef|cook|realtor|salesman|sales rep|contractor|technician|scientist|researcher|designer|writer|editor|pilot|flight attendant|soldier|marine|sailor|veteran|barista|warehouse worker|postal worker|mail carrier|truck driver|janitor|custodian|hairdresser|stylist|principal|coach|pastor|secretary|receptionist|bookkeeper|underwriter|architect|surveyor|(?:army|navy|air force|marine corps|marines|coast guard|space force|military)(?:,? [eow]-?\d)?|(?:i |and )drive (?:for )?(?:uber|lyft|doordash|instacart|amazon flex)|(?:he|she|wife|husband|spouse|partner) works|(?:(?<=(?:^|[.;,!?\n]) ?)|\bi )work(?:ing)?(?= (?:at|for|in) (?!home)))\b(?: (?!and\b|with\b|owe|says?\b|said\b|i\b|i'|we\b|will\b|has\b|thinks\b|wants\b|told\b|recommend)[\w'-]+){0,5},? ?(?:at|on|making|around|about|~)? ?$/

/** "I'm still working, 72k, till 65", "my husband works, 51k": whoever works, then what it pays. */
export const worksThenSum =
  /\b(?:i|i'm|im|i am|he|he's|she|she's|husband|wife|hubby|spouse|partner)(?: is)?(?:,? [2-6]\d,?)?(?: and)?(?: (?:still|also|only|just|currently))? work(?:s|ing)?(?: (?:full|part)[- ]time)?,? (?:and )?(?:(?:making|earning|for|at|about|around) )*\$?$/

/** "straight commission, usually 70-90k", "tips, about 45k a year": uneven pay, then what a year of it brings. */
export const unevenPayThenSum =
  /\b(?:commissions?(?:[- ](?:only|based))?|(?:income|pay)(?: that| which)? (?:varies|fluctuates|swings|goes up and down|is uneven)|tips|freelanc(?:e|er|ing)|1099(?: work| contractor)?|gig work|seasonal work|self[- ]employed)[,:;]? ?\(?(?:(?:usually|typically|normally|mostly|which|is|comes to|averag(?:es|ing)|anywhere|somewhere|between|from|about|around|roughly|it's|that's|i make|making|income|of) )*\$?$/

/** "I teach 4th grade ($58k", "he drives a truck for $74k": what somebody does, then what it pays. */
export const doesForSum =
  /\b(?:i|he|she|husband|wife|hubby|spouse|partner)(?:'m| am| is|'s)? (?:(?:also|currently|now|still|just) )?(?:teach(?:es|ing)?|drives?|driving|works?|working|nurses?|farms?|codes?|cooks?|cleans?|welds?|delivers?|manages?|bartends?|paints?|roofs?|does|do|babysits?)\b(?: (?!and\b|but\b|who\b|bought\b|owe\b|owes\b|with\b|we\b|i\b|he\b|she\b)[\w'-]+){0,6}(?: (?:for|at|making|about|around)| ?\()(?: (?:about|around))? ?\$?$/

/** "I'll start residency in July at 66k": a job that is taken, and what it pays. */
export const startsAt =
  /\b(?:i'll|i will|i'm|i am|i) (?:be )?(?:start|starting|begin|beginning|started|began)(?: (?:my|a|an|the|as|new|first|full[- ]time|real))* (?:residency|fellowship|job|position|work|teaching|nursing|apprenticeship|internship|role)(?: (?:at|with|for) (?:an? |the )?[a-z]+(?: [a-z]+)?)?(?: (?:in|on|next|this|last) [a-z]{3,9}(?: \d{1,2})?)?,? (?:at|for|making|paying) (?:about |around )?\$?$/

/** "just started my first job at 58k", "hired at 61,000": work one has, then what it pays. */
export const hiredAt =
  /\b(?:(?:my|a|an|this|our|his|her|first|new|current|full[- ]time|steady|day|entry[- ]level|dream|real|grown[- ]up) )+(?:job|position|role|gig)(?: (?:starting|out of (?:college|school)|right out of college|(?:in|last|this) [a-z]{3,9}(?: 20\d\d)?))?,? (?:at|for|with|that starts at) (?:a salary of |about |around )?\$?$|\bfirst (?:real |full[- ]time |grown[- ]up )?job,? (?:about |around )?\$?$|\b(?:was|am|got|been|just|he was|she was) hired (?:on )?(?:at|for) (?:about |around )?\$?$/
export const onlyOffered =
  /\b(?:offer(?:ed|s)?|should i (?:take|accept)|take|accept|consider\w*|thinking (?:of|about)|looking for|want|find|apply\w*|interview\w*|if i)\b[^.!?]{0,40}$/
