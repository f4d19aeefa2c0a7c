/** The month in which the last dollar goes into an HSA, as the table and the checks say it. */
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { medicareEligibilityAge } from '../../tax/medicare-law.ts'
import { check } from '../check.ts'
import { isSpouseHsa } from '../hsa-accounts.ts'
import { reachesBack } from '../hsa-end.ts'
import { ofSpouse } from '../sole-earner.ts'
import { hsaEndAhead } from './hsa-end-ahead.ts'
import type { DollarWork } from './work.ts'

/** The ends that the table shows: dollars go there in the month of the end. */
function shownEnds(work: DollarWork) {
  const shown = work.phases.slice(0, rules.yearsShown.value)
  return work.needs.flatMap((need, at) => {
    const end = hsaEndAhead(work, need)
    const isReached = shown.some(
      ({ from, until, row }) =>
        end !== undefined && from <= end.months && end.months <= until && (row[at] ?? 0) > 0,
    )
    return end !== undefined && isReached ? [{ end, isOfSpouse: isSpouseHsa(need) }] : []
  })
}

/** A sentence for each HSA that ends within the table. */
export const hsaEndInWords = (work: DollarWork): Text =>
  join(
    shownEnds(work).map(
      ({ end, isOfSpouse }) =>
        say`The last money goes into ${words(isOfSpouse ? `${ofSpouse(work.reader)} HSA` : 'the HSA')} about ${end.day}, before Medicare ends it.`,
    ),
  )

/** Of one that is near another check speaks, and of one that is far away the table alone. */
export function hsaEndAheadCheck(work: DollarWork): Check[] {
  const { sheet, reader } = work
  const own = shownEnds(work).find(({ isOfSpouse }) => !isOfSpouse)
  const years = (own?.end.months ?? 0) / monthsPerYear
  if (own === undefined || years <= rules.shortHorizon.value || years > rules.pictureLeastYears.value)
    return []
  const goesOn =
    reader.told('hsaFamilyCoverage') === true &&
    reader.told('spouseAge') !== undefined &&
    reader.number('spouseAge').value < reader.number('age').value
      ? words(
          'A younger spouse who is still on that plan, and not on Medicare, may go on in an HSA of their own.',
        )
      : nothing
  return [
    check(
      'hsa-end',
      'pass',
      'Medicare ends your HSA one day',
      join([
        say`Nothing may go in from the first month of Medicare on, and after ${sheet.law('medicare.age', 'Age at which Medicare begins', 'age', medicareEligibilityAge)} it reaches back up to ${reachesBack(sheet)} from the day you sign up for it or for Social Security. By what you told, the last money goes in about ${own.end.day}; after that the months of this plan send it on. What is in it stays yours.`,
        goesOn,
      ]),
    ),
  ]
}
