/** What people earn: by the year, month, fortnight, week, hour, before tax or as it arrives in the bank. */
import { mayBeMoney, over } from './cues.ts'
import type { Mention } from './numbers.ts'
import { type Owner, ownerBefore, peopleIn } from './owners.ts'
import { type Find, find, type Reader, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'

const earns =
  /\b(?:makes?|mak(?:e|ing)|mkae|making|earn(?:s|ing)?|gross(?:es|ing)?|pulls? in|pulling in|brings? in|bringing in|rakes? in|clears?|clearing|nets?|netting|takes? home|taking home|bring home|brings home|get paid|gets paid|getting paid|am paid|is paid|paid|pays (?:me|him|her|us|about)|job (?:that )?pay(?:s|ing)|job,? mak(?:es|ing)|which pays|pays)(?: (?:a|an|a base|base|total|combined|together|a combined|gross|net|take home|annually|monthly|salary|a salary|income|of|salaries))*$/
const payWord =
  /\b(?:salary|salaries|income|incomes|base(?: pay| salary)?|wages?|pay|gross pay|compensation|comp|tc|hhi|agi|magi|earnings|take[- ]?home(?: pay| income)?|net pay|pay ?checks?|paychecks?(?: of)?|bi-?weekly(?: pay| check)?|weekly (?:pay|check)|household|combined|stipend|w-?2)(?: (?:this year|before taxes?|after taxes?|gross|net|before|base|annual|annually|yearly|monthly|total|combined|together|each month|a year|per year|pre-?tax|which|was|will|went|after|per month|is))*(?: ?[([][^)\]]{0,40}[)\]])?$/
const payAfter =
  /^ ?(?:base|gross|net|combined|total|annual|yearly|annually|in|of|pre-?tax|before tax(?:es)?|per year)?,? ?(?:annual |gross |base |household |combined |yearly |total |in |of |a )*(?:salary|salaries|income|pay\b|job\b|paycheck|base\b|wages?\b|gross\b|before tax|pre-?tax|hhi\b|household income|after tax(?:es)?\b|take ?home|net\b|stipend)/
const netWord =
  /\b(?:take[- ]?home|takes? home|taking home|after[- ]?tax(?:es)?|net(?:s|ting)?|nets|bring(?:s|ing)? home|clear(?:s|ing)?|post[- ]?tax|in the bank|hits my (?:account|bank)|direct deposit|deposited|pay ?checks?|deposits?)\b/
const grossWord =
  /\b(?:gross(?:es|ing)?|before tax(?:es)?|pre-?tax|salary|salaries|annual|agi|base|before deductions)\b/
const notPay =
  /\b(?:payments?|bonus(?:es)?|net worth|equity|rent|bill|bills|expenses|profit|interest|dividends?|return|returns|contribution|contributions|match|cost|costs|spend|spending|debt|loan|loans|offer|social security|ss|pension|severance|per pay ?check i put|rsus?|down|principal|deposit of|side|savings|rental|late fee|towards?|sales?)(?: (?:of|is|for|to|was|about|around|income|are|at))*$/
const notPayAfter =
  /^ ?(?:\w+ )?(?:payments?\b|extra payments?|in debt|in savings|of debt|profit|on (?:my|the|a|it|each|that) (?:loan|card|mortgage|car|debt|sale|house|cc)|towards?\b|toward|in rent|for rent|per share|in interest|interest|in tips|bonus|in bonus|a share|in dividends|in stock|in rsus?|in taxes|on taxes|into|contributions?|to my|to the (?:principal|loan)|down\b|in tax)/

const isPay = (mention: Mention): boolean => {
  if (notPay.test(mention.left) || notPayAfter.test(mention.right)) return false
  return earns.test(mention.left) || payWord.test(mention.left) || payAfter.test(mention.right)
}

/** "i make 75": people leave the thousand out when they speak of a year's pay. */
const isBareThousands = (mention: Mention) =>
  mention.kind === 'plain' &&
  !mention.scaled &&
  mention.time === undefined &&
  mention.per === undefined &&
  mention.low >= 20 &&
  mention.high < 500 &&
  earns.test(mention.left) &&
  !/^ ?(?:%|percent|[-/] ?\d|\/ ?hr|an hour|hours?|days?|weeks?|months?|years?|payments?|per|hundred|each|every|more|extra|times|bucks|tips?|x\b|cents|shares?|points?)/.test(
    mention.right,
  ) &&
  !/\b(?:paid|pays?|clear(?:s|ing)?|nets?|takes? home)(?: \w+)?$/.test(mention.left)

function incomeKey(owner: Owner | undefined): 'income' | 'spouseIncome' | 'householdIncome' {
  return owner === 'spouse' ? 'spouseIncome' : owner === 'both' ? 'householdIncome' : 'income'
}

function yearly(mention: Mention): number | [number, number] | undefined {
  if (mention.per !== undefined) return over(mention, 'year')
  if (isBareThousands(mention))
    return mention.low === mention.high ? mention.low * 1e3 : [mention.low * 1e3, mention.high * 1e3]
  if (mention.low >= 10_000 || (mention.scaled && mention.low >= 8_000) || mention.low === 0)
    return over(mention, 'year')
  return undefined
}

function readOne(mention: Mention, owner: Owner | undefined): Find | undefined {
  const around = mention.before.slice(-45) + mention.after.slice(0, 28)
  const net =
    netWord.test(mention.left.slice(-40)) ||
    /^[ ,(]{0,2}(?:\w+ )?(?:net\b|after tax|take ?home|post tax|in my bank)/.test(mention.right)
  const gross = grossWord.test(around) && !/after[- ]?tax|take[- ]?home/.test(around)
  const key = incomeKey(owner)
  const make = <
    K extends 'income' | 'spouseIncome' | 'householdIncome' | 'takeHomeMonthly' | 'hourlyWage' | 'paycheck',
  >(
    what: K,
    value: number | [number, number],
    confidence: number,
  ) => find(what, value, mention.span, 'pay', confidence, mention.index)
  const { per } = mention
  if (per === 'hour')
    return key === 'income' ? make('hourlyWage', over({ ...mention, per: 'once' }, 'year'), 0.9) : undefined
  if (per === 'paycheck')
    return key === 'income' ? make('paycheck', over({ ...mention, per: 'once' }, 'year'), 0.85) : undefined
  if (owner === 'spouse') {
    if (net) return undefined
    const value = yearly(mention)
    return value === undefined ? undefined : make('spouseIncome', value, 0.85)
  }
  const biweekly = /\b(?:bi-?weekly|every two weeks|every other week|every 2 weeks)\b[^.]{0,14}$/.test(
    mention.left,
  )
  const twice = /\b(?:twice|two times) (?:a|per) month\b[^.]{0,14}$|\bsemi-?monthly\b/.test(mention.left)
  const monthlyBefore = /\b(?:monthly|a month|per month|each month|month)\b[^.]{0,22}$/.test(mention.left)
  const period =
    per ??
    (biweekly
      ? 'two_weeks'
      : twice
        ? 'half_month'
        : monthlyBefore
          ? 'month'
          : /\bweekly\b[^.]{0,14}$/.test(mention.left)
            ? 'week'
            : undefined)
  const dated: Mention = period === undefined ? mention : { ...mention, per: period }
  if (net || ((period === 'month' || period === 'two_weeks' || period === 'half_month') && !gross)) {
    if (period === undefined && mention.low < 12_000) return undefined
    return make(
      'takeHomeMonthly',
      over(period === undefined ? { ...mention, per: 'year' } : dated, 'month'),
      0.85,
    )
  }
  const value = yearly(dated)
  return value === undefined ? undefined : make(key, value, 0.85)
}

export const readPay: Reader = (reading) => {
  const finds: Find[] = []
  const people = peopleIn(reading.text)
  for (const mention of reading.mentions) {
    if (unreal(mention) !== undefined) continue
    const hourly = mention.per === 'hour' && mention.low < 1_000
    const money =
      mayBeMoney(mention) ||
      isBareThousands(mention) ||
      (mention.kind === 'plain' && mention.low === 0 && payWord.test(mention.left))
    if (!money || mention.kind === 'percent') continue
    const lone =
      (mention.per === 'week' || mention.per === 'two_weeks') &&
      mention.span[0] <= 1 &&
      reading.text.length - mention.span[1] <= 12
    if (!hourly && !isPay(mention) && !lone) continue
    if (notPay.test(mention.left) || notPayAfter.test(mention.right)) continue
    const owner = ownerBefore(people, mention.span[0])
    if (owner === 'other' || owner === 'child') continue
    const found = readOne(mention, owner)
    if (found) finds.push(found)
  }
  return [...finds, ...unspokenPay(reading)]
}

/** Pay that is told without a number: "my wife stays home", "I have no income". */
function unspokenPay(reading: Reading): Find[] {
  const finds: Find[] = []
  const home =
    /\b(?:(?:my|the|a|his|her) (?:\w+ )?(?:wife|husband|spouse|partner) (?:who )?(?:is a |is |now |currently )?(?:stays?(?: at)? home|stay[- ]at[- ]home|sahm|sahd|doesn't work|does not work|isn't working|is not working|takes care of (?:the|our) (?:kids?|child(?:ren)?|baby)|homemaker|home with)|stay[- ]at[- ]home (?:wife|husband|spouse|partner)|(?:she|he) (?:stays home|doesn't work|is a stay[- ]at[- ]home)|spouse takes care of|(?:wife|husband|spouse)(?: is)? not (?:yet )?working)/g
  for (const match of reading.text.matchAll(home))
    finds.push(find('spouseIncome', 0, [match.index, match.index + match[0].length], 'pay', 0.8))
  const none =
    /\b(?:i (?:currently )?(?:have|earn|make|had)? ?(?:no|zero) income|i don't have (?:a job|any income|an income)|i (?:currently )?have no job|i'm not (?:currently )?(?:working|earning))\b/.exec(
      reading.text,
    )
  if (none) finds.push(find('income', 0, [none.index, none.index + none[0].length], 'pay', 0.7))
  return finds
}
