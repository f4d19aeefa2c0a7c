/**
 * What goes in before tax once a lost pay is back: without it a dollar of today's savings would be counted as the last one
 * that is ever saved, beside a Social Security of a whole career.
 */
import { matchOfYear } from '../../employer-match.ts'
import type { Figure } from '../../figure.ts'
import { careerPay } from '../ended-pay.ts'
import type { RothBasis } from './basis.ts'

/** Own contributions, where they are Traditional, and what an employer adds; nothing where no share of pay was told. */
export function savedOnReturn({
  sheet,
  reader,
  context,
  age,
  contributes,
  isHeld,
  isOfSpouse,
}: RothBasis): readonly Figure[] {
  const isOut = isHeld && !contributes && !isOfSpouse && reader.value('employment') === 'unemployed'
  if (!isOut || reader.told('contributionRate') === undefined) return []
  const pay = careerPay(reader, 'you')
  const rate = reader.number('contributionRate')
  const dollars = Math.round(rate.value * pay.value)
  if (dollars === 0) return []
  const contributed = sheet.computed(
    'on-return.contribution',
    'Contributions of a year once you are paid again',
    'usd-per-year',
    'the share of pay that went in × the last pay',
    [rate, pay],
    dollars,
  )
  reader.filledIn(
    'contributionRate',
    rate.shown,
    'Taken to go in again at the last pay, with the match, from the year after this one: savings of today are not the last.',
  )
  const match = reader.told('employerMatch')
  const added =
    match === undefined
      ? 0
      : matchOfYear({
          match,
          limits: context.limits,
          pay: pay.value,
          age: Math.floor(age.value) + 1,
          contributed: contributed.value,
        })
  return [
    ...(reader.told('contributionKind') === 'roth' ? [] : [contributed]),
    ...(added > 0
      ? [
          sheet.computed(
            'on-return.match',
            'What an employer adds in a year once you are paid again',
            'usd-per-year',
            'the match that was told, on the last pay',
            [contributed, pay],
            Math.round(added),
          ),
        ]
      : []),
  ]
}
