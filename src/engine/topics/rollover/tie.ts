/** Costs that differ by too little: the rule that then decides, in words and figures. */
import { planningRules as rules } from '../../planning-rules.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { placeNames } from './places.ts'
import type { RolloverWork } from './work.ts'

export function tieInWords({ tie, fees, sources, sheet, reader }: RolloverWork): Text {
  if (tie === undefined) return nothing
  const isRoth = tie.kind === 'roth'
  const cheaper =
    isRoth && tie.cheaper === 'ira'
      ? words('a Roth IRA')
      : isRoth && tie.cheaper === 'inheritedIra'
        ? words('an inherited Roth IRA')
        : placeNames[tie.cheaper]
  const balance = isRoth ? sources.roth.value : sources.pretax.value + sources.stock.value
  const yearly = sheet.computed(
    'tie.yearly',
    'What the cheaper place would save',
    'usd-per-year',
    `(costs of the chosen place − costs of the cheaper one) × ${isRoth ? 'Roth' : 'pre-tax'} money`,
    [fees[tie.chosen], fees[tie.cheaper], isRoth ? sources.roth : sources.pretax],
    Math.round((fees[tie.chosen].value - fees[tie.cheaper].value) * balance),
  )
  const small = reader.rule('tie.small', 'Too little for another account', 'usd-per-year', rules.smallFeeGap)
  const same = reader.rule('tie.same', 'Costs that count as equal', 'rate', rules.sameFee)
  const measure = yearly.value <= small.value ? say`Up to ${small}` : say`Within ${same} of costs`
  const reach =
    isRoth && tie.cheaper === 'ira' ? words(', and what you put into it can come out at any time') : nothing
  return say`In ${cheaper} ${words(isRoth ? 'the Roth money' : 'it')} would cost about ${yearly} less. ${measure} counts as a tie here, and a tie goes to the place that leaves you fewer accounts. If one more account does not trouble you, ${cheaper} is right too${reach}.`
}
