/** What was said to be needed of the plan, by the year. */
import type { FactReader } from '../../fact-reader.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { Dollars } from '../../units.ts'

/** Nothing where nobody said. */
export const toldDraw = (reader: FactReader): Dollars =>
  reader.told('planDrawMonthly') === undefined ? 0 : reader.number('planDrawMonthly').value * monthsPerYear
