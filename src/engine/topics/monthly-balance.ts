/** What is left of a month for whoever told what arrives and what it costs. */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import type { Dollars } from '../units.ts'
import { besidePay } from './support-received.ts'

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
  const beside = besidePay(reader)
  return {
    inputs: [takeHome, ...beside, costs],
    comesIn: beside.length === 0 ? 'take-home pay' : 'take-home pay and what comes in beside it',
    left: beside.reduce((sum, { value }) => sum + value, takeHome.value) - costs.value,
  }
}
