/** What an IRA pays without a penalty, of which its owner says how much tax is withheld. */
import type { RolloverWork } from './work.ts'

export const isPaidByIra = ({ isPenaltyOver, placed }: RolloverWork): boolean =>
  (isPenaltyOver && placed('ira') > 0) || placed('inheritedIra') > 0
