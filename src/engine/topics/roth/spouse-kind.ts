/** Which kind a spouse's own contributions at work should be: one return taxes the dollars of both. */
import type { Check } from '../../plan.ts'
import { say, type Text, words } from '../../say.ts'
import { check } from '../check.ts'
import { isByStep } from './decision.ts'
import type { RothWork } from './work.ts'

export function spouseKindCheck(work: RothWork): Check[] {
  const { reader, spouseAge, spouseSaving, isOfSpouse, decision, places } = work
  const hasPlan = spouseSaving !== undefined || reader.told('spouseHasWorkplacePlan') === true
  const isPlaced = places.spousePlanTraditional + places.spousePlanRoth > 0
  if (isPlaced || spouseAge === undefined || isOfSpouse || !hasPlan || decision.reason === 'no-choice')
    return []
  return [
    check(
      'spouse-kind',
      'warn',
      isByStep(decision) ? 'The split is of the dollars of both of you' : kindOfSpouse[decision.verdict],
      say`You file one return, so a dollar that your spouse puts in at work saves ${decision.now} now, as yours does. ${counted(work)}`,
    ),
  ]
}

const kindOfSpouse = {
  traditional: 'Traditional fits your spouse’s plan too',
  roth: 'Roth fits your spouse’s plan too, if it takes Roth money',
  split: 'Some of each fits your spouse’s plan too',
} as const

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
