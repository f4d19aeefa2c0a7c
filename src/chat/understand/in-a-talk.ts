/** What a short message tells in the light of the plan that is talked about: "can pay 1100", "everything 3,900". */
import type { TopicSlug } from '#engine/topic-slugs.ts'
import { cueReader, mayBeMoney, over } from './cues.ts'
import { readPeople } from './people.ts'
import { type Find, find, type Reader, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'

const can = '(?:(?:i|we) )?(?:can|could)(?: only| probably| maybe| also)?'
const about = '(?: (?:up to|about|around|maybe|roughly))*'

/** "Can pay 1100": each month, and all that goes to the debts. */
const readPayment = cueReader('in-a-talk', [
  {
    key: 'debtPaymentMonthly',
    left: new RegExp(`^\\W*${can} (?:pay|afford|do)${about}$`),
    right: /^\W*$/,
    per: 'none',
    min: 20,
    max: 10_000,
    confidence: 0.86,
  },
])

/** "I can pay 40 a month", where a policy is what is planned: for the premium. */
const readPremium = cueReader('in-a-talk', [
  {
    key: 'insuranceBudgetMonthly',
    left: new RegExp(`^\\W*${can} (?:pay|afford|do|spend|spare|manage|go)${about}$`),
    right:
      /^(?: (?:each|every|a|per) month| monthly|\/mo(?:nth)?)?(?: (?:for (?:it|this|that|both)|at most|tops|max(?:imum)?|total))?\W*$/,
    per: 'within-year',
    over: 'month',
    min: 5,
    max: 400,
    confidence: 0.95,
  },
])

/** "I can save 300": each month. */
const readSaving = cueReader('in-a-talk', [
  {
    key: 'monthlySurplus',
    left: new RegExp(`^\\W*${can} (?:save|put (?:away|aside|in)|set aside|spare|manage|afford|do)${about}$`),
    right: /^\W*$/,
    per: 'none',
    min: 10,
    max: 10_000,
    confidence: 0.86,
  },
])

/** "Rent 1800, everything 3900", "rent 1350 total like 2600", to the question what a month costs. */
const inAll =
  /\b(?:everything|all in|in all|all together|altogether|total)(?: (?:is|comes to|about|around|like|maybe|runs|together|combined|included))* \$?$/
const mostAMonth = 50_000
const leastAMonth = 300

const allCosts = ({ mentions }: Reading): Find[] =>
  mentions
    .filter((one) => mayBeMoney(one) && unreal(one) === undefined && inAll.test(one.before))
    .filter(({ low, high }) => low >= leastAMonth && high <= mostAMonth)
    .map((one) => find('monthlyExpenses', over(one, 'month'), one.span, 'in-a-talk', 0.9, one.index))

/** "It was after taxes", of the sum that is talked about. */
const isNet =
  /^\W*(?:(?:no|yes|oh|ok|actually|and)\b[, ]*)*(?:it|that|this|the (?:bonus|money|sum|check))?(?:'s| is| was)? ?(?:already )?(?:after (?:the )?tax(?:es)?|net|taxed(?: already)?|after[- ]tax)\W*$/
const isGross =
  /^\W*(?:(?:no|yes|oh|ok|actually|and)\b[, ]*)*(?:it|that|this|the (?:bonus|money|sum|check))?(?:'s| is| was)? ?(?:before (?:the )?tax(?:es)?|gross|pre[- ]tax|not taxed(?: yet)?)\W*$/

function taxOfTheSum({ text, household }: Reading): Find[] {
  if (household?.amount === undefined || household.moneySource === undefined) return []
  if (!isNet.test(text) && !isGross.test(text)) return []
  return [find('moneyBeforeTax', isGross.test(text), [0, text.length], 'in-a-talk', 0.9)]
}

/** "Only 200 extra", where an extra was told before: each month. */
const readExtra = cueReader('in-a-talk', [
  {
    key: 'monthlySurplus',
    right: /^ (?:extra|left over)\b(?! (?:pay ?check|payment|income|job|shift))/,
    per: 'none',
    min: 10,
    max: 5_000,
    confidence: 0.86,
  },
])

/** "I put in 8 percent now", where pay is what is planned: of pay, into the plan at work. */
const readShareOfPay = cueReader('in-a-talk', [
  {
    key: 'contributionRate',
    kind: 'percent',
    left: /^\W*(?:(?:oh|and|so|well|ok|yes|right now|currently|now)\b[, ]*)*(?:i|we)(?:'m| am|'re| are)? (?:(?:already|currently|only|just|now) )*(?:put(?:ting)?(?: in| away)?|contribut(?:e|ing)|sav(?:e|ing)|defer(?:ring)?|do(?:ing)?|at)(?: (?:about|around|only|like))*$/,
    right:
      /^(?: (?:in|now|right now|currently|so far|already|of (?:my |our )?(?:pay|salary|income|check|paycheck)))*\W*$/,
    max: 60,
    confidence: 0.86,
  },
])
const plansPay: readonly TopicSlug[] = [
  'roth_vs_traditional',
  'budgeting',
  'lump_sum_invest',
  'retirement_saving',
]

/** "Won't need it til I'm 60", of somebody whose age is known or told beside it: the years until then. */
const neededAt =
  /\b(?:won'?t|don'?t|do not|will not) (?:really )?(?:need|touch|use) (?:it|this|that|the money|any of it)(?: again)? (?:until?|till?|before) (?:i'm |im |i am |i turn |age |i hit |i reach )?(\d\d)\b(?! ?(?:k|%))/

function yearsUntil(reading: Reading): Find[] {
  const match = neededAt.exec(reading.text)
  const age = readPeople(reading).find(({ key }) => key === 'age')?.value ?? reading.household?.age
  if (match === null || typeof age !== 'number' || Number(match[1]) <= age) return []
  const span = [match.index, match.index + match[0].length] as const
  return [find('horizonYears', Math.round(Number(match[1]) - age), span, 'in-a-talk', 0.9)]
}

const placesSum: readonly TopicSlug[] = ['lump_sum_invest', 'windfall']
const savesMonthly: readonly TopicSlug[] = ['emergency_fund', 'budgeting', 'college_529', 'lump_sum_invest']

const isTalkOf = ({ talkingAbout }: Reading, topics: readonly TopicSlug[]): boolean =>
  talkingAbout !== undefined && topics.includes(talkingAbout)

export const readInTalk: Reader = (reading) => [
  ...(isTalkOf(reading, ['debt_payoff']) ? readPayment(reading) : []),
  ...(isTalkOf(reading, ['term_life']) ? readPremium(reading) : []),
  ...(isTalkOf(reading, savesMonthly) ? readSaving(reading) : []),
  ...(isTalkOf(reading, plansPay) ? readShareOfPay(reading) : []),
  ...(reading.household?.monthlySurplus === undefined ? [] : readExtra(reading)),
  ...(isTalkOf(reading, placesSum) ? taxOfTheSum(reading) : []),
  ...(reading.topic === undefined || placesSum.includes(reading.topic) || isTalkOf(reading, placesSum)
    ? yearsUntil(reading)
    : []),
  ...(reading.openQuestion === 'monthlyExpenses' ? allCosts(reading) : []),
]
