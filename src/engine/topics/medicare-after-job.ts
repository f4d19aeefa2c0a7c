/** Medicare of whoever is old enough for it when the cover of a job ends: it comes before every other cover. */
import { monthsBetween } from '../calendar.ts'
import { nothing, say, type Text, words } from '../say.ts'
import { monthsPerYear } from '../tax/counting.ts'
import { medicareAfterWork, medicareEligibilityAge, medicareLateEnrollment } from '../tax/medicare-law.ts'
import { isUnmarriedCouple } from './credit-household.ts'
import type { CoverEnd } from './health-cover-end.ts'
import { partnerName } from './pay-that-goes-on.ts'
import type { Drafting } from './topic.ts'

interface OldEnough {
  readonly who: string
  /** Nobody of the household is too young. */
  readonly isAll: boolean
}

/** Undefined where nobody is, and where it was told that Medicare is there. */
function oldEnough({ reader, context }: Drafting, end: CoverEnd | undefined): OldEnough | undefined {
  if (reader.told('onMedicare') === true) return undefined
  const ahead =
    end === undefined ? 0 : Math.max(0, monthsBetween(context.today, end.day.value)) / monthsPerYear
  const is = (key: 'age' | 'spouseAge') =>
    (reader.some(key)?.value ?? 0) + ahead >= medicareEligibilityAge.value
  const [own, other] = [is('age'), is('spouseAge')]
  if (!own && !other) return undefined
  // Read only where somebody is, as what is read is listed as assumed.
  const status = reader.value('maritalStatus')
  const isAlone = status !== 'married' && status !== 'partnered'
  const partner = partnerName(status)
  const hasChildren = (reader.told('dependents') ?? []).length > 0
  return {
    who:
      own && other
        ? `You and ${partner} are`
        : own
          ? 'You are'
          : `${partner[0]?.toUpperCase()}${partner.slice(1)} is`,
    isAll: own && (other || isAlone) && !hasChildren,
  }
}

/** Whether all of the household are old enough, so that no other cover has to be chosen. */
export const haveAllMedicare = (asked: Drafting, end: CoverEnd | undefined): boolean =>
  oldEnough(asked, end)?.isAll === true

/** Nothing where nobody is old enough. */
export function medicareAfterJob(asked: Drafting, end: CoverEnd | undefined): Text {
  const found = oldEnough(asked, end)
  if (found === undefined) return nothing
  const { sheet } = asked
  const age = sheet.law('medicare.age', 'Age at which Medicare begins', 'age', medicareEligibilityAge)
  const months = sheet.law(
    'medicare.after-work',
    'Months in which Part B can be asked for after the work or its cover ends',
    'months',
    medicareAfterWork,
  )
  const late = sheet.law(
    'medicare.late',
    'Added to the premium of Part B for each year without it',
    'share',
    {
      ...medicareLateEnrollment,
      value: medicareLateEnrollment.value.partBPerTwelveMonths,
    },
  )
  const rest = words(
    found.isAll || isUnmarriedCouple(asked.reader) ? '' : ' What follows is for whoever is younger.',
  )
  return say`${words(found.who)} at least ${age} by then, so Medicare comes first. Ask Social Security for Part B in the month before the cover ends, with the employer’s form on the cover that you had, so that it begins without a gap. It can be asked for until ${months} after the work or its cover ended, whichever was first. COBRA makes that time no longer, and whoever comes later waits for cover and pays ${late} more for each whole year, for good. Drug cover has a shorter time of its own: choose it with that. Whoever can have Medicare has no Marketplace credit.${rest}`
}
