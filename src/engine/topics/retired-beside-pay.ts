/** One of two has retired and the other is paid: what of a month that pay and what is paid for life leave open. */

import type { Figure } from '../figure.ts'
import type { Cushion } from './cushion.ts'
import { lifelongPayAt } from './lifelong-pay.ts'
import { hasRetired } from './retired.ts'
import { isGapTold } from './savings-run-out.ts'
import { type SecondPay, secondPay, unpaidBeside } from './second-pay.ts'
import type { Drafting } from './topic.ts'

export interface RetiredBesidePay {
  readonly second: SecondPay
  /** What is paid for life already. */
  readonly paid: readonly Figure[]
  /** Never below nothing. */
  readonly uncovered: Figure
}

/** Undefined where nobody told what a month costs, what the other one earns, or anything that is paid for life. */
export function retiredBesidePay(
  asked: Drafting,
  { uncovered: month }: Pick<Cushion, 'uncovered'>,
): RetiredBesidePay | undefined {
  const { sheet, reader } = asked
  if (reader.value('employment') !== 'retired' || hasRetired(reader)) return undefined
  if (!isGapTold(reader)) return undefined
  const second = secondPay(asked)
  if (second === undefined) return undefined
  const isCouple = ['married', 'partnered'].includes(reader.value('maritalStatus'))
  const paid = lifelongPayAt(reader, reader.number('age').value, isCouple, unpaidBeside(reader, second, 0))
  return {
    second,
    paid,
    uncovered: sheet.computed(
      'uncovered.beside-pay',
      'What a month costs beyond the pay that goes on',
      'usd-per-month',
      'what a month costs − the pay of a spouse or partner after tax − pension and Social Security that have begun, never below nothing',
      [month, second.monthly, ...paid],
      Math.max(
        0,
        paid.reduce((left, { value }) => left - value, month.value - second.monthly.value),
      ),
    ),
  }
}
