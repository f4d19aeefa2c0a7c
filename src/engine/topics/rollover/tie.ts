/** Costs that differ by too little: the rule that then decides, in words and figures. */
import { planningRules as rules } from '../../planning-rules.ts'
import { nothing, say, type Text } from '../../say.ts'
import { placeNames } from './places.ts'
import type { RolloverWork } from './work.ts'

export function tieInWords({ tie, fees, sources, sheet, reader }: RolloverWork): Text {
  if (tie === undefined) return nothing
  const yearly = sheet.computed(
    'tie.yearly',
    'What the cheaper place would save',
    'usd-per-year',
    '(costs of the chosen place − costs of the cheaper one) × pre-tax money',
    [fees[tie.chosen], fees[tie.cheaper], sources.pretax],
    Math.round(
      (fees[tie.chosen].value - fees[tie.cheaper].value) * (sources.pretax.value + sources.stock.value),
    ),
  )
  const small = reader.rule('tie.small', 'Too little for another account', 'usd-per-year', rules.smallFeeGap)
  const same = reader.rule('tie.same', 'Costs that count as equal', 'rate', rules.sameFee)
  const measure = yearly.value <= small.value ? say`Up to ${small}` : say`Within ${same} of costs`
  return say`In ${placeNames[tie.cheaper]} it would cost about ${yearly} less. ${measure} counts as a tie here, and a tie goes to the place that leaves you fewer accounts. If one more account does not trouble you, ${placeNames[tie.cheaper]} is right too.`
}
