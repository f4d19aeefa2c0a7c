import { liveWithParents } from '../grandchildren.ts'
import type { Fallbacks } from './fallback.ts'
import { freeMonthly } from './told.ts'

/** A third from savings, a third from pay and aid at the time, a third from work and loans. */
const collegeShareSaved = 1 / 3

const schoolCost = 13_000

export const collegeFallbacks = {
  collegeTarget: () => ({
    value: 'public_in_state',
    why: 'Most students go to a public college in their own state.',
  }),
  collegeFundShare: () => ({
    value: collegeShareSaved,
    why: 'A common rule: one part from savings, one from pay and aid at the time, one from work and loans.',
  }),
  collegeSaved: (household) => ({
    value: (household.collegeSavedEach ?? []).reduce((sum, each) => sum + each, 0),
    why:
      household.collegeSavedEach === undefined
        ? 'Found no mention of any.'
        : 'What you said that is saved for each child, added up.',
    // A sum that was named is either saved already or about to be.
    isDerived: household.amount !== undefined || household.collegeSavedEach !== undefined,
  }),
  collegeMonthly: (household) => {
    const already = freeMonthly(household)
    return already === undefined
      ? { value: 0, why: 'Found no word on what you put aside.' }
      : { value: already, why: 'What you already save each month.', isDerived: true }
  },
  savesDuringCollege: () => ({
    value: true,
    why: 'The later bills leave time, and what goes in each month, as long as pay comes in, can pay a part of them.',
  }),
  collegeOwner: (household) => ({
    value: liveWithParents(household) ? 'grandparent' : 'parent',
    why: liveWithParents(household)
      ? 'You save for a grandchild, so the account is taken to be yours.'
      : 'Found no mention of another owner.',
    isDerived: household.collegeSaved === undefined && household.amount === undefined,
  }),
  collegeAccountYears: () => ({
    value: 0,
    why: 'Found no word on when it was opened. The plan’s statements show it.',
  }),
  privateSchoolUse: () => ({ value: false, why: 'Found no mention of school before college.' }),
  privateSchoolCost: (household) => ({
    value: schoolCost,
    why: 'A middle figure for a private school. Put in yours.',
    isDerived: household.privateSchoolUse !== true,
  }),
  scholarshipYearly: () => ({ value: 0, why: 'Found no mention of one that is promised.', isDerived: true }),
  ownScholarship: () => ({
    value: false,
    why: 'Found no mention of one, and few are large. What a state pays of tuition is not counted.',
  }),
  prepaidPlan: () => ({ value: false, why: 'Found no mention of one.' }),
} satisfies Fallbacks
