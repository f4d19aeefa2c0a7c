/** A bill of school that is due within a year: what pays it beside the fund. */
import { type Figure, sumOf } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { Cushion } from '../cushion.ts'
import { type NeededBy, neededBy } from '../near-part.ts'
import type { Drafting } from '../topic.ts'

export interface SchoolBill {
  readonly sum: Figure
  readonly by: NeededBy
  /** What cash pays beyond the starter cushion, then what is invested outside retirement accounts, and what no money is there for. */
  readonly fromCash: Figure
  readonly fromInvested: Figure
  readonly left: Figure
}

/** Undefined where the sum is there already, and where it is saved for over years. */
export function schoolBill(
  { sheet, reader, context }: Drafting,
  { cushion: { starter }, kept }: { readonly cushion: Pick<Cushion, 'starter'>; readonly kept: Figure },
): SchoolBill | undefined {
  const sum = reader.some('amount')
  if (reader.told('goal') !== 'education' || sum === undefined || reader.told('moneySource') !== undefined)
    return undefined
  if (reader.told('horizonYears') === undefined) return undefined
  const years = reader.number('horizonYears')
  if (years.value * monthsPerYear > rules.soonestBill.value) return undefined
  const invested = reader.some('taxableInvestments')
  const part = (id: string, label: string, how: string, inputs: readonly Figure[], value: number) =>
    sheet.computed(`school-bill.${id}`, label, 'usd', how, inputs, value)
  const fromCash = part(
    'cash',
    'What your cash pays of the school bill',
    'cash that stays − starter cushion, never below nothing and no more than the bill',
    [kept, starter, sum],
    Math.min(sum.value, Math.max(0, Math.floor(kept.value - starter.value))),
  )
  const fromInvested = part(
    'invested',
    'What of your investments pays the school bill',
    'the bill − what cash pays, no more than is invested outside retirement accounts',
    [sum, fromCash, ...(invested === undefined ? [] : [invested])],
    Math.min(sum.value - fromCash.value, Math.floor(invested?.value ?? 0)),
  )
  return {
    sum,
    by: neededBy(sheet, context, years, ['school-bill.day', 'When the school bill is due']),
    fromCash,
    fromInvested,
    left: part(
      'left',
      'What no money is there for of the school bill',
      'the bill − what cash and investments pay',
      [sum, fromCash, fromInvested],
      sum.value - sumOf([fromCash, fromInvested]),
    ),
  }
}
