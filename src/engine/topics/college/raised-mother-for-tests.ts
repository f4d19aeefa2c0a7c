import type { Household } from '../../household.ts'

/** A divorced mother of two whose pay rises next year and whose support ends child by child. */
export const raised: Household = {
  ...{
    age: 43,
    maritalStatus: 'divorced',
    filingStatus: 'head_of_household',
    state: 'IN',
    dependents: [9, 14],
  },
  ...{ employment: 'employed', income: 46_000, expectedPay: 63_000, expectedPayFrom: 2027 },
  ...{ supportReceivedMonthly: 1_150, monthlyExpenses: 4_100, monthlySurplus: 450, savings: 16_000 },
  ...{ collegeTarget: 'public_in_state', collegeFundShare: 0.5, collegeSavedEach: [3_000, 11_000] },
  ...{ collegeSaved: 14_000, collegeMonthly: 200, deductible: 2_000, retirementOnTrack: true },
  ...{ hasWorkplacePlan: true, contributionRate: 0.06, employerMatch: { rate: 0.5, upTo: 0.06 } },
  ...{ getsWholeMatch: true, debts: [{ kind: 'auto', balance: 7_000, rate: 0.055, minPayment: 260 }] },
}
