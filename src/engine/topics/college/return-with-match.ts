/** The return of a year in which the whole match is taken, which this plan asks for before college. */
import type { TaxReturn } from '../../tax/tax-return.ts'
import { isRothForCredit } from '../missed-match.ts'
import { isSpouseSoleEarner } from '../sole-earner.ts'
import type { CollegeWork } from './work.ts'

/** As Roth it stays in pay. What a spouse puts in is taken as before tax, and the plan of a sole earner is theirs. */
export function returnWithMatch({ first, reader, taxes: { taxReturn } }: CollegeWork): TaxReturn {
  const { match } = first
  if (match === undefined || isRothForCredit(match)) return taxReturn
  const own = reader.told('contributionKind') === 'roth' ? 0 : (match.own?.contribution.value ?? 0)
  const theirs = match.spouse?.contribution.value ?? 0
  const [ofOwn, ofSpouse] = isSpouseSoleEarner(reader) ? [0, own + theirs] : [own, theirs]
  const { wages = 0, deferredPay = 0, spouseWages = 0, spouseDeferredPay = 0 } = taxReturn
  return {
    ...taxReturn,
    wages: Math.max(0, wages - ofOwn),
    deferredPay: deferredPay + Math.min(ofOwn, wages),
    spouseWages: Math.max(0, spouseWages - ofSpouse),
    spouseDeferredPay: spouseDeferredPay + Math.min(ofSpouse, spouseWages),
  }
}
