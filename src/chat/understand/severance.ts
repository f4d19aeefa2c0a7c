/** Severance pay, in dollars or in weeks of pay. In the hands of someone with a job it is a sum to place like any other. */

import { amountOf, type Mention } from './numbers.ts'
import { type Find, find, isOfOthers, type Reader, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'

const severance =
  '(?:severance|separation|layoff|redundancy) (?:package|pay(?:ment|out|check)?|check|deal|agreement|offer)|severance'
const before = new RegExp(
  String.raw`\b(?:${severance})(?: (?:of|is|was|will|would|be|for|worth|totaling|comes|to|about|around|roughly|pays?|paid|me|us|equal|at|covers?|my|they|gave|offered|includes?|a|an|the|in|amount|total))*:?$`,
)
const afterMoney = new RegExp(
  String.raw`^ ?(?:\+ )?(?:before tax(?:es)? |after tax(?:es)? |gross |net |lump[- ]sum )?(?:(?:in|of|as|from|for) )?(?:my |the |a )?(?:\w+ )?(?:${severance})\b`,
)
const afterTime = new RegExp(
  String.raw`^ ?(?:weeks?|wks?|months?|mos?|years?)?'?s? (?:(?:of|in|worth of) )?(?:my |full |base |paid |pay |salary |pay as |salary as )*(?:${severance})\b`,
)
/** "8 weeks of severance at 104k salary": the pay that it is counted by. */
const isPay = /^ ?(?:(?:base|annual|gross|yearly) )?(?:salary|base|wages?)\b|^ ?(?:a|per) year\b/
const weeksIn: Partial<Record<NonNullable<Mention['time']>, number>> = { week: 1, month: 52 / 12, year: 52 }

/** Stock of the employer is what one has, and no wish to invest. */
const wishesToInvest =
  /\binvest|(?<!\b(?:company|employer|employer's|company's) )\bstocks?\b|\betfs?\b|\bindex funds?\b|\bbrokerage\b/
const losesWork =
  /\b(?:laid (?:me )?off|lay ?offs?|let (?:me )?go|fired|lost my (?:job|position)|lose my (?:job|position)|losing my (?:job|position)|unemploy\w+|out of work|between jobs|jobless|(?:job|position|role) (?:was |is being |got )?(?:eliminated|cut)|emergency fund|last day|(?:company|employer|store|plant|factory|office) (?:closed|shut down|went under|folded)|until i (?:find|get|land) (?:a |another |a new |new )?(?:job|work)|looking for (?:a (?:new )?job|work))\b/

/** "Laid off with a 36k severance, should I invest it?": whoever has no pay lives on it first. */
const isOutNow =
  /(?:^|[.;,!?] ?|\b(?:i'm|im|i am|i was|i got|just|was|got|been) )(?:just |recently |now )?(?:laid off|let go|unemployed|out of work|fired|between jobs)\b/

/** Whether it stands for lost pay, now or in a loss that is feared, and not for a sum to invest. */
const isForLiving = (reading: Reading): boolean =>
  (!wishesToInvest.test(reading.text) || isOutNow.test(reading.text)) &&
  (losesWork.test(reading.text) ||
    reading.household?.employment === 'unemployed' ||
    reading.topic === 'emergency_fund')

/** "Severance 6 weeks, $9,600 gross": what the weeks come to. */
const afterWeeks =
  /^(?: ?(?:weeks?|wks?|months?|mos?))?(?: (?:of )?(?:pay|severance))?(?:,| \(| =|:| -| which is| or)? ?(?:about |around )?\$?$/
const tellsWeeks = ({ text, mentions }: Reading, mention: Mention): boolean => {
  const weeks = mentions[mention.index - 1]
  return (
    weeks?.time !== undefined &&
    before.test(weeks.left) &&
    !isPay.test(mention.right) &&
    afterWeeks.test(text.slice(weeks.span[1], mention.span[0]))
  )
}

function readOne(reading: Reading, mention: Mention): Find[] {
  const reason = unreal(mention)
  if ((reason !== undefined && reason !== 'supposed') || isOfOthers(reading, mention)) return []
  const isAnswer = reading.openQuestion === 'severance'
  const weeks = mention.time === undefined ? undefined : weeksIn[mention.time]
  if (weeks !== undefined) {
    if (!isAnswer && !before.test(mention.left) && !afterTime.test(mention.right)) return []
    const value = amountOf(mention, weeks)
    const whole = typeof value === 'number' ? Math.round(value) : (value.map(Math.round) as [number, number])
    return [find('severanceWeeks', whole, mention.span, 'severance', 0.93, mention.index)]
  }
  if (mention.kind !== 'money' && !mention.scaled) return []
  if (mention.per !== undefined || isPay.test(mention.right)) return []
  if (!before.test(mention.left) && !afterMoney.test(mention.right) && !tellsWeeks(reading, mention))
    return []
  if (!isForLiving(reading)) return [find('moneySource', 'bonus', mention.span, 'severance', 0.7)]
  return [find('severance', amountOf(mention), mention.span, 'severance', 0.93, mention.index)]
}

export const readSeverance: Reader = (reading) =>
  reading.mentions.flatMap((mention) => readOne(reading, mention))
