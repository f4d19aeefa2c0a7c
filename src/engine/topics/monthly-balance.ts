/** What is left of a month for whoever told what arrives and what it costs. */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import type { Dollars } from '../units.ts'
import { supportReceived } from './support-received.ts'

export interface MonthlyBalance {
  readonly inputs: readonly Figure[]
  /** 'take-home pay', for a formula in words. */
  readonly comesIn: string
  /** Below nothing where more is spent than arrives. */
  readonly left: Dollars
}

/** Undefined where pay or costs were not told; support that is paid is taken to stand among told costs. */
export function monthlyBalance(reader: FactReader): MonthlyBalance | undefined {
  if (reader.told('takeHomeMonthly') === undefined || reader.told('monthlyExpenses') === undefined)
    return undefined
  const [takeHome, costs] = [reader.number('takeHomeMonthly'), reader.number('monthlyExpenses')]
  const support = supportReceived(reader)
  return {
    inputs: support === undefined ? [takeHome, costs] : [takeHome, support, costs],
    comesIn: support === undefined ? 'take-home pay' : 'take-home pay and support',
    left: takeHome.value + (support?.value ?? 0) - costs.value,
  }
}
