/** The cash that was told and the sum that is asked about, where they are read as one: what there would be if they are two. */
import { sumOf } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { say } from '../../say.ts'
import { check } from '../check.ts'
import type { LumpSumWork } from './work.ts'

export function sameMoneyCheck({ sheet, reader, amount }: LumpSumWork): Check[] {
  if (reader.told('sumIsTheCash') !== true || reader.told('savings') !== 0) return []
  const both = sheet.computed(
    'same-money.both',
    'The cash and the sum together, if both are there',
    'usd',
    'the sum + as much cash beside it',
    [amount],
    sumOf([amount, amount]),
  )
  return [
    check(
      'same-money',
      'warn',
      'Is it the same money?',
      say`You named ${amount} as your cash and as this sum, so the plan takes them as the same money and keeps the emergency fund out of it first. If both are there, ${both} in all, say that this sum is not the cash you named: then the cash is the fund, and more of this sum can be invested.`,
    ),
  ]
}
