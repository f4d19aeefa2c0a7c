/** A match that nobody told all about: whether extra goes to a debt or into the plan at work hangs on it. */
import type { FactReader } from '../../fact-reader.ts'
import { isContributionKnown } from '../match-check.ts'
import type { DebtWork } from './work.ts'

/** Where a part of it is missed for certain, the plan has named it. */
export function isMatchOpen(reader: FactReader): boolean {
  const match = reader.told('employerMatch')
  const isKnown =
    reader.told('getsWholeMatch') === true ||
    reader.told('hasWorkplacePlan') === false ||
    match?.rate === 0 ||
    (match?.upTo !== undefined && isContributionKnown(reader))
  return reader.value('employment') === 'employed' && !isKnown
}

/** Where something goes to a debt beyond what is asked, it does so because no match was told: the plan says that it leans on it. */
export function leanOnNoMatch({ reader, stage, extra }: Pick<DebtWork, 'reader' | 'stage' | 'extra'>): void {
  const isFirst = stage === 'shortfall' || stage === 'hold' || stage === 'catch-up' || extra.value <= 0
  if (isFirst || !isMatchOpen(reader)) return
  reader.value('employerMatch')
  reader.value('contributionRate')
}
