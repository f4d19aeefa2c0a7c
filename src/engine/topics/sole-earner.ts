/** Whose pay the household lives on, where one of two is at home: the plan at work and its match are theirs. */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { middle } from '../household.ts'

/** The one who asks was said to have no pay, and the other one is paid. */
export const isSpouseSoleEarner = (reader: FactReader): boolean =>
  reader.told('income') === 0 && middle(reader.told('spouseIncome') ?? 0) > 0

/** The pay of which a share goes into the plan at work. */
export const payOfPlan = (reader: FactReader): Figure =>
  reader.number(isSpouseSoleEarner(reader) ? 'spouseIncome' : 'income')
