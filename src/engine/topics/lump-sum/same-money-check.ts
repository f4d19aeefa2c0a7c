/** The cash that was told and the sum that is asked about, where they are read as one: what there would be if they are two. */
import { sumOf } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { say, words } from '../../say.ts'
import { check } from '../check.ts'
import type { LumpSumWork } from './work.ts'

export function sameMoneyCheck({ sheet, reader, amount }: LumpSumWork): Check[] {
  if (reader.told('sumIsTheCash') !== true || reader.told('savings') !== 0) return []
  const fund = reader.some('emergencyFund')
  const named =
    fund === undefined
      ? amount
      : sheet.computed(
          'same-money.named',
          'The sum that you named',
          'usd',
          'what is placed + the emergency fund',
          [amount, fund],
          sumOf([amount, fund]),
        )
  const both = sheet.computed(
    'same-money.both',
    'The cash and the sum together, if both are there',
    'usd',
    'the sum + as much cash beside it',
    [named],
    sumOf([named, named]),
  )
  return [
    check(
      'same-money',
      'warn',
      'Is it the same money?',
      say`You named ${named} as your cash and as this sum, so the plan takes them as the same money${fund === undefined ? words(' and keeps the emergency fund out of it first') : say`, of which the ${fund} of your emergency fund stays in cash and ${amount} is placed`}. If both are there, ${both} in all, say that this sum is not the cash you named: then the cash is the fund, and more of this sum can be invested.`,
    ),
  ]
}
