/** Where the money goes, with a conversion that is worth doing: that part of the pre-tax money goes to a Roth IRA, and is taxed. */
import { say, words } from '../../say.ts'
import { staysWhole } from './alternatives.ts'
import { conversionAnswerOf, type PricedConversion, weighedOf } from './conversion-answer.ts'
import { isConverting } from './conversion-asked.ts'
import { placeNames } from './places.ts'
import type { Placement } from './routes.ts'
import type { RolloverWork } from './work.ts'

/** What is converted, and the part that it is taken from; undefined where nothing is, or where that is left open. */
function convertedFrom(
  work: RolloverWork,
): { readonly of: Placement; readonly converted: PricedConversion } | undefined {
  const answer = conversionAnswerOf(work)
  if (answer?.verdict !== 'convert' || !isConverting(work) || staysWhole(work)) return undefined
  const converted = weighedOf(answer)
  const of = work.placements.find(
    ({ source, destination, amount }) =>
      source === 'pretax' &&
      (destination === 'ira' || destination === 'newPlan') &&
      amount.value >= converted.amount.value,
  )
  return of && { of, converted }
}

export const isPlacedAsRoth = (work: RolloverWork): boolean => convertedFrom(work) !== undefined

export function shownPlacements(work: RolloverWork): readonly Placement[] {
  const found = convertedFrom(work)
  if (found === undefined) return work.placements
  const { of, converted } = found
  const { amount, total } = converted
  const roth: Placement = {
    source: 'pretax',
    destination: 'rothIra',
    label: words('Pre-tax money to a Roth IRA'),
    description: say`Converted on the way: it costs about ${total} this year, paid from other cash, and what it earns can come out untaxed later.`,
    act: say`convert ${amount} of pre-tax money to a Roth IRA on the way`,
    amount,
  }
  const left = of.amount.value - amount.value
  if (left <= 0) return work.placements.map((one) => (one === of ? roth : one))
  const rest = work.sheet.computed(
    'converting.rest',
    'Pre-tax money that moves without tax',
    'usd',
    'this part of the money − what is converted of it',
    [of.amount, amount],
    left,
  )
  const moved: Placement = {
    ...of,
    amount: rest,
    act: say`move ${rest} of pre-tax money directly to ${placeNames[of.destination === 'newPlan' ? 'newPlan' : 'ira']}`,
  }
  return work.placements.flatMap((one) => (one === of ? [roth, moved] : [one]))
}
