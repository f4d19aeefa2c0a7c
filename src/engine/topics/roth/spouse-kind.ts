/** Which kind a spouse's own contributions at work should be: one return taxes the dollars of both. */
import type { Check } from '../../plan.ts'
import { say, type Text, words } from '../../say.ts'
import { check } from '../check.ts'
import { atTenths } from './at-tenths.ts'
import { isByStep } from './decision.ts'
import { whenSaved } from './late-change.ts'
import type { RothWork } from './work.ts'

export function spouseKindCheck(work: RothWork): Check[] {
  const { reader, spouseAge, spouseSaving, spouseSavingAhead, isOfSpouse, decision, places } = work
  const hasPlan = spouseSaving !== undefined || reader.told('spouseHasWorkplacePlan') === true
  const isPlaced = places.spousePlanTraditional + places.spousePlanRoth > 0
  // While their pay is gone nothing of theirs goes in.
  if (spouseSavingAhead !== undefined) return []
  if (isPlaced || spouseAge === undefined || isOfSpouse || !hasPlan || decision.reason === 'no-choice')
    return []
  return [
    check(
      'spouse-kind',
      'warn',
      isByStep(decision) ? 'The split is of the dollars of both of you' : kindOfSpouse[decision.verdict],
      say`${savedBySpouse(work)} ${counted(work)}`,
    ),
  ]
}

const kindOfSpouse = {
  traditional: 'Traditional fits your spouse’s plan too',
  roth: 'Roth fits your spouse’s plan too, if it takes Roth money',
  split: 'Some of each fits your spouse’s plan too',
} as const

/**
 * What comes off the profit of a business also lowers the deduction for business income (IRC §199A); what comes off wages
 * does not, so a dollar of the spouse may save more.
 */
function savedBySpouse(work: RothWork): Text {
  const { sheet, now, decision, spouseSaving } = work
  const same = say`You file one return, so a dollar that your spouse puts in at work saves ${decision.now} ${whenSaved(work, 'now')}, as yours does.`
  if (spouseSaving === undefined || (now.before.selfEmploymentProfit ?? 0) === 0) return same
  const { contributed } = spouseSaving
  const { least } = now
  const asRoth = now.yearOf({
    ...least.places,
    spousePlanTraditional: least.places.spousePlanTraditional - contributed.value,
    spousePlanRoth: least.places.spousePlanRoth + contributed.value,
  })
  const rate = atTenths(
    (asRoth.tax.total + asRoth.health - least.tax.total - least.health) / contributed.value,
  )
  if (rate <= decision.now.value) return same
  const saved = sheet.computed(
    'spouse.saves',
    'What a Traditional dollar of your spouse saves this year',
    'rate',
    'the whole tax return with all of these dollars Roth − with all of them off wages, ÷ the dollars',
    [contributed],
    rate,
  )
  return say`You file one return, but a dollar that your spouse puts in at work comes off wages and leaves the deduction for your business income as it is: it saves ${saved} now, and yours ${decision.now}.`
}

/** What they put in is taken as Traditional, whatever is decided here. */
function counted({ spouseSaving, decision }: RothWork): Text {
  if (spouseSaving === undefined)
    return words('Say what share of their pay goes in, and this plan counts it too.')
  const { contributed } = spouseSaving
  if (isByStep(decision))
    return say`Their ${contributed} is counted as Traditional already; your Traditional part comes on top of it.`
  return decision.verdict === 'traditional'
    ? say`Their ${contributed} is counted as Traditional here, so nothing has to change there.`
    : say`Their ${contributed} is counted as Traditional here. The more of it turns to Roth, the less is taxed later and the nearer both kinds come, so change the plans in turn.`
}
