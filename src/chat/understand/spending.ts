/** What goes out each month: rent, and all that a month costs. */
import { type CueRow, cueReader, mayBeMoney, over } from './cues.ts'
import { isRentOrArrears } from './late.ts'
import { amountOf } from './numbers.ts'
import { type Find, find, type Reader, type Reading } from './reading.ts'

const each = '(?: (?:each|every|per|a) month| monthly)?'
const home = '(?:rent|mortgage|housing)'
const daily = '(?:food|groceries|bills|utilities|insurance)'
const listed = '[^.;!?\\d$]{0,60}'
const comeTo =
  '(?:comes?|adds?|puts?|runs?|costs?|totals?|is|are|takes?|eats?|up|out|to|me|us|all|together|about|around|roughly|like|right|at)'
const rows: readonly CueRow[] = [
  {
    key: 'monthlyRent',
    left: new RegExp(
      `\\brent(?:'s)?(?: (?:payment|cost|costs|here|currently|now|alone|bill))*${each}(?: ?\\([^)]{0,30}\\))?$`,
    ),
    over: 'month',
    min: 50,
    max: 20_000,
    confidence: 0.88,
  },
  {
    key: 'monthlyRent',
    left: /\b(?:my|our) (?:(?:one|two|1|2)[- ]bedroom |studio )?(?:apartment|apt|studio)(?: (?:is|costs|runs|costs me|costs us))*$/,
    right: /^(?! ?(?:sq|square|miles|away|units))/,
    over: 'month',
    min: 300,
    max: 8_000,
    confidence: 0.84,
  },
  {
    // "My boyfriend and I split rent, my half is 800"
    key: 'monthlyRent',
    left: /\brent\b[^.;!?\d]{0,24}\b(?:my|our) (?:half|share|part|portion)(?: of (?:it|that|the rent))?$/,
    over: 'month',
    min: 100,
    max: 6_000,
    confidence: 0.9,
  },
  {
    // Surer than the pay and the benefits of Social Security that the same words tell of elsewhere.
    key: 'unemploymentMonthly',
    left: /\b(?:unemployment|ui)(?: (?:benefits?|insurance|comp(?:ensation)?|checks?|pay(?:s|ing|ments?)?|is|of|will|would|should|be|me|gives|about|for|comes|to|at|around|only))*$/,
    per: 'within-year',
    over: 'month',
    max: 6_000,
    confidence: 0.97,
  },
  {
    key: 'unemploymentMonthly',
    right: /^ ?(?:(?:in|from|on|of|for) )?(?:unemployment|ui)\b(?! (?:insurance )?(?:tax|rate|fell|rose))/,
    per: 'within-year',
    over: 'month',
    max: 6_000,
    confidence: 0.9,
  },
  {
    // "Yes i rent, 1350"
    key: 'monthlyRent',
    left: /(?:^|[,;.!] ?|\b(?:yes|yeah|yep|no|nope|and|but) )(?:i|we) (?:just |still |only )?rent,? ?(?:at|about|around|it's|its)? ?\$?$/,
    over: 'month',
    min: 200,
    max: 6_000,
    confidence: 0.88,
  },
  {
    key: 'monthlyRent',
    left: /\b(?:renting|rent)(?!(?: \w+){0,3} out\b)(?: \w+){0,5} for$/,
    over: 'month',
    min: 50,
    max: 20_000,
    confidence: 0.82,
  },
  {
    // "I share a flat for 900", "rent a room in a house for 650"
    key: 'monthlyRent',
    left: /\b(?:share|sharing|rent|renting|sublet|subletting|live in|living in) (?:an?|the|my|our) (?:\w+ ){0,2}(?:flat|apartment|apt|room|studio|duplex|trailer|house|place)\b[^.;!?\n\d]{0,30} for$/,
    right: /^(?! ?(?:years|months|weeks|sale|people|\d))/,
    over: 'month',
    min: 150,
    max: 6_000,
    confidence: 0.83,
  },
  {
    key: 'monthlyRent',
    right:
      /^ ?(?:right now |currently |now |each |\w+ )?(?:in|for|on|towards?) rent\b|^ rent\b|^ (?:of (?:it|that|which) )?(?:is|goes (?:to|for|toward)) (?:the |my |our )?rent\b/,
    over: 'month',
    min: 50,
    max: 20_000,
    confidence: 0.87,
  },
  {
    key: 'monthlyExpenses',
    left: new RegExp(
      `\\b(?:expenses?|(?:living|essential|basic|household|fixed|monthly) costs?|cost of living|essentials cost|bills|spending|budget|essentials|(?:my|our|the|total|bare|all the) (?:basics|necessities|must[- ]?(?:haves|pays))|spend|outgoings|expenditures?|monthly nut)(?: (?:are|is|run|total|about|in total|combined|all in|come to|maybe|probably|something like|closer to|eat(?: up)?|take(?: up)?|run(?: me| us)?|usually|normally|per month|including \\w+|on average|average|averages|averaging))*${each}(?: ?\\([^)]{0,30}\\))?$`,
    ),
    per: 'none',
    over: 'month',
    min: 200,
    max: 30_000,
    confidence: 0.8,
  },
  {
    key: 'monthlyExpenses',
    left: /\b(?:expenses?|(?:living|essential|basic|household|fixed|monthly) costs?|cost of living|essentials|bills|spending|budget|spend|outgoings|living on|live on|costs us|need)(?: \w+){0,2}$/,
    per: 'some',
    over: 'month',
    min: 200,
    confidence: 0.82,
  },
  {
    key: 'monthlyExpenses',
    right:
      /^ ?(?:in|of|for|on) (?:\w+ )?(?:expenses|bills|living expenses|spending|living costs|essentials)\b/,
    over: 'month',
    min: 100,
    max: 400_000,
    confidence: 0.84,
  },
  {
    // "Rent, car and food come to about 2,000 a month": what a month is made of, as one sum.
    key: 'monthlyExpenses',
    left: new RegExp(
      `\\b(?:${home}\\b${listed} (?:and|&|plus) (?:\\w+ ){0,2}${daily}|${daily}\\b${listed} (?:and|&|plus) (?:\\w+ ){0,2}${home})(?: ${comeTo})*$`,
    ),
    per: 'within-year',
    over: 'month',
    min: 300,
    max: 30_000,
    confidence: 0.97,
  },
  {
    // "Wife's at home, monthly is 5,400"
    key: 'monthlyExpenses',
    left: /(?:^ ?|[.;,!?(] ?|\b(?:our|my) )monthly(?: (?:is|are|runs|comes to|about|around|roughly))*:?$/,
    right: /^ ?(?:$|[.,;!?)]|and\b|but\b|so\b)/,
    per: 'none',
    over: 'month',
    min: 800,
    max: 20_000,
    confidence: 0.7,
  },
  {
    // "rent and food cost me 2,700 a month": the parts of a month, named together.
    key: 'monthlyExpenses',
    left: /\b(?:rent|mortgage|housing|food|groceries)(?:,| and) (?:food|groceries|bills|utilities|rent|everything|essentials|insurance)(?: and \w+)?(?: (?:costs?|comes?|runs?|is|are|adds? up|takes?))?(?: (?:me|us|to))?(?: (?:about|around))?$/,
    per: 'within-year',
    over: 'month',
    min: 300,
    max: 30_000,
    confidence: 0.86,
  },
  {
    // "taxes and everything else run me 2,900 a month", "mortgage+everything is 4,100/month"
    key: 'monthlyExpenses',
    left: /(?<!\b(?:after|beyond|besides|over|pay) (?:\w+ )?)\b(?:(?:and|plus) ?everything(?: else)?|\w+ ?\+ ?everything(?: else)?|(?:it|that) all|all in|all told)(?:,? (?:runs?|costs?|comes?(?: out)?|adds? up|totals?))?(?: (?:me|us|to|about|around))*$/,
    right: /^(?! ?(?:left|extra|over|to spare|short|behind))/,
    per: 'within-year',
    over: 'month',
    min: 300,
    max: 30_000,
    confidence: 0.84,
  },
  {
    // "11k cash, costs 3,100 a month", "costs 4,100": an item of a list.
    key: 'monthlyExpenses',
    left: /(?:^|[,;.(]|(?<!\b(?:years|yrs|months) (?:left|to go|remaining) )\band|\bwith|\bour|\bmy|\bmonthly|\ball|\btotal) ?costs(?: (?:are|of|is|run|come to|total|us))*:?$/,
    right: /^ ?(?:$|[,.;!?)]|and\b|but\b)/,
    per: 'within-year',
    over: 'month',
    min: 300,
    max: 30_000,
    confidence: 0.84,
  },
  {
    key: 'monthlyExpenses',
    left: /(?:^|[,;.(]|\bour|\bmy|\bmonthly|\ball|\btotal) ?costs(?: (?:are|of|is|run|come to|total))*:?$/,
    right: /^ ?(?:$|[,.;!?)]|and\b|but\b)/,
    per: 'none',
    min: 800,
    max: 15_000,
    confidence: 0.8,
  },
  {
    key: 'monthlyExpenses',
    right: /^ (?:to live|to live on|living expenses|to cover (?:the|my|our) (?:bills|basics|expenses))\b/,
    per: 'some',
    over: 'month',
    confidence: 0.8,
  },
  {
    key: 'retirementExpensesAnnual',
    left: /\b(?:retirement (?:expenses|spending|budget)|(?:spend|spending|need|live on|living on|expenses|income)(?: \w+){0,3} in retirement)(?: \w+){0,2}$/,
    over: 'year',
    min: 5_000,
    confidence: 0.9,
  },
  {
    key: 'retirementExpensesAnnual',
    left: /\b(?:spend|need|live on|want|withdraw)$/,
    right:
      /^ ?(?:\w+ ){0,2}(?:in|during|when|once|after) (?:retirement|we retire|i retire|i'm retired|retired|we're retired|retiring)\b/,
    over: 'year',
    confidence: 0.9,
  },
]

const changing = /\b(?:increase|raise|cut|reduce|lower|bring(?! (?:home|in))|decrease)\b[^.]{0,30}$/
const readRows = cueReader('spending', rows)
/** "I need to take 1,500 a month from it": what is drawn, put or paid, and no costs. */
const needsTo =
  /\bneed(?:s|ed)? (?:to )?(?:take|draw|withdraw|pull|put|save|pay|invest|contribute|borrow|earn|make|bring)\b[^.;\d]{0,16}$/
/** "After my bills I have 325 a month": what is left of pay, and no costs. */
const afterBills =
  /\b(?:after|beyond|besides|once)(?: (?:all|paying|i pay|we pay|i've paid))*(?: (?:of )?(?:my|our|the|these|those))? (?:\w+ ){0,2}(?:bills|expenses|costs|spending|essentials|rent)\b[^.;!?\d]{0,30}$/
const leftOf = ({ text }: Reading, { span }: Find): string => text.slice(Math.max(0, span[0] - 50), span[0])

/** "Retire at 62 and spend about 95,000 a year": what the years after cost, not those of today. */
const onceRetired =
  /\bretir(?:e|es|ing)\b[^.;!?]{0,40}\b(?:and|then|to|but|while) (?:(?:would |will |'d |then )?(?:like to |want to |need to |plan to |be able to )?)?(?:spend(?:ing)?|liv(?:e|ing) (?:on|off)|need(?:ing)?|have) (?:about |around |roughly |maybe |something like )*\$?$/
const ofRetirement = (reading: Reading, one: Find): Find => {
  const mention = reading.mentions[one.mention ?? -1]
  if (one.key !== 'monthlyExpenses' || mention === undefined || mention.per === undefined) return one
  if (!onceRetired.test(mention.before)) return one
  return find('retirementExpensesAnnual', over(mention, 'year'), one.span, 'spending', 0.9, one.mention)
}

const andSpend = /^,? ?(?:and|but) (?:(?:we|i) )?(?:usually |only )?spend(?: (?:about|around|roughly))?$/
const leastCosts = 300

/** "We bring home 7,200 a month and spend 6,100": the month is said once, for both. */
const spendsToo = ({ mentions }: Reading): Find[] =>
  mentions.flatMap((mention, index) => {
    const isMonthly = mentions[index - 1]?.per === 'month'
    const isCosts = mention.per === undefined && mayBeMoney(mention) && mention.low >= leastCosts
    return isMonthly && isCosts && andSpend.test(mention.left)
      ? [find('monthlyExpenses', amountOf(mention), mention.span, 'spending', 0.86, mention.index)]
      : []
  })

/** "2,900 without debts", "3,000 a month, not counting the card payments": the payments stand beside it. */
const beforeDebts =
  /^(?: ?(?:an?|per|each|every) month| ?\/ ?mo(?:nth)?| monthly)?,? ?\(?(?:without|not (?:counting|including)|excluding|before|besides|aside from|apart from|on top of) (?:(?:the|my|our|any|all|these|those|credit|card|loan|debt|minimum) )*(?:debts?|cards?|loans?|minimums?|payments?)\b/

/** "6 months expenses = 16k": a month of it. */
const ofMonths =
  /\b(\d{1,2}|two|three|four|six|twelve) (?:months?|mos?)'? (?:of |worth of )?(?:living )?(?:expenses|costs|bills|spending)\b[^.;\d]{0,12}$/
const counts: Record<string, number> = { two: 2, three: 3, four: 4, six: 6, twelve: 12 }
function byTheMonth({ text }: Reading, one: Find): Find {
  if (one.key !== 'monthlyExpenses' || typeof one.value !== 'number') return one
  const told = ofMonths.exec(text.slice(Math.max(0, one.span[0] - 60), one.span[0]))?.[1]
  const months = told === undefined ? 1 : (counts[told] ?? Number(told))
  return months > 1 ? { ...one, value: Math.round(one.value / months) } : one
}

/** What a budget is to become is not what it is. */
export const readSpending: Reader = (reading) =>
  [
    ...spendsToo(reading),
    ...readRows(reading)
      .map((one) => ofRetirement(reading, byTheMonth(reading, one)))
      .filter(
        (one) =>
          !isRentOrArrears(reading.mentions[one.mention ?? -1]) &&
          (one.key !== 'monthlyExpenses' ||
            !(
              changing.test(leftOf(reading, one)) ||
              afterBills.test(leftOf(reading, one)) ||
              needsTo.test(leftOf(reading, one))
            )),
      ),
  ].map(
    (one): Find =>
      one.key === 'monthlyExpenses' && beforeDebts.test(reading.text.slice(one.span[1]))
        ? { ...one, lacks: 'debts but the home' }
        : one,
  )
