/** What is paid each month beside pay as things stand: support, disability pay, and a pension or Social Security that has begun. */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { hasSpouseStopped, lifelongPayAt, paidBesideWorkAt, tellsLifelongPay } from './lifelong-pay.ts'
import { hasRetired } from './retired.ts'
import { besidePay, supportReceived } from './support-received.ts'

export function paidBesidePay(reader: FactReader): Figure[] {
  if (!tellsLifelongPay(reader) || reader.told('age') === undefined) return besidePay(reader)
  const support = supportReceived(reader)
  const age = reader.number('age').value
  const forLife = hasRetired(reader)
    ? lifelongPayAt(reader, age, true)
    : paidBesideWorkAt(reader, age, true, hasSpouseStopped(reader))
  return [...(support === undefined ? [] : [support]), ...forLife.filter(({ value }) => value > 0)]
}
