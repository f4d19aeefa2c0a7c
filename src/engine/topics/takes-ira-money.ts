/** Whether a plan at work may take pre-tax IRA money in: until somebody says that it takes no money from outside, it is asked. */
import type { FactReader } from '../fact-reader.ts'

export const mayTakeIraMoney = (reader: FactReader): boolean =>
  reader.told('newPlanAcceptsRollovers') !== false
