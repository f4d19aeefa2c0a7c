/** Whether a spouse may fill an IRA of their own. */
import type { RothWork } from './work.ts'

/** A spouse with pay, who alone can fill an IRA beside a separate return: IRC §219(c)(1) takes a joint one for a spouse without. */
export const canSpouseToo = ({ reader, status }: RothWork): boolean =>
  reader.told('maritalStatus') === 'married' &&
  (status !== 'married_separate' || reader.told('spouseIncome') !== 0)
