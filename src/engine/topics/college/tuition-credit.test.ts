import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { collegeSavings } from './college-savings.ts'

const context = sketchContext(draftContext('2026-11-26'))
const creditOf = (household: Household) =>
  plainText(
    wholePlan(collegeSavings, household, context).checks.find(({ id }) => id === 'credit')?.detail ?? '',
  )

const retired: Household = {
  age: 65,
  spouseAge: 63,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'WI',
  dependents: [17],
  employment: 'retired',
  income: 0,
  spouseIncome: 18_000,
  retirementAge: 65,
  ssMonthly: 2_300,
  ssFromAge: 65,
  spouseSsMonthly: 980,
  spouseSsFromAge: 65,
  pensionMonthly: 740,
  pensionFromAge: 65,
  savings: 31_800,
  monthlyExpenses: 5_650,
  debts: [],
  collegeMonthly: 200,
  retirementOnTrack: true,
}

// 18,000 + 8,880 and some of the benefits are below 32,200 + 1,650, without the 6,000 that end with 2028 too: no tax, so 40% of 2,500 a year, for four years.
test('a household without federal tax is named the refundable part of the tuition credit', () => {
  expect(creditOf(retired)).toContain('gives back $1,000 a year, $4,000 in all')
  expect(creditOf(retired)).toContain('up to $1,000 a year for each student comes without any tax')
  const paid = creditOf({ ...retired, spouseIncome: 90_000 })
  expect(paid).toContain('gives back $2,500 a year, $10,000 in all')
  expect(paid).not.toContain('without any tax')
})

// Only a joint return has the doubled limits (IRC §25A(d)): from 2027 on a widow files as a surviving spouse, and her elder
// child starts in 2028.
test('the income at which the credit shrinks is that of the return of the years in college', () => {
  const widow: Household = {
    ...{
      age: 46,
      maritalStatus: 'widowed',
      spouseDeathYear: 2026,
      filingStatus: 'married_joint',
      state: 'IN',
    },
    ...{ dependents: [12, 16], employment: 'employed', income: 79_900, collegeMonthly: 150, debts: [] },
    hasWorkplacePlan: true,
    contributionRate: 0,
    ...{ monthlyExpenses: 3_790, savings: 31_200, retirementOnTrack: true },
  }
  expect(creditOf(widow)).toContain('shrinks from $80,000 of income on and is gone at $90,000')
  // At 100,000 it is gone, though the joint return of this year would have all of it.
  const above = creditOf({ ...widow, income: 100_000 })
  expect(above).not.toContain('gives back')
  // 100,000 × 1.023² is 14,653 above the end at 90,000, and a plan at work takes more than that before tax.
  expect(above).toContain('only $14,653 above its end at $90,000')
  expect(creditOf({ ...widow, income: 100_000, spousePayThisYear: 60_000 })).toBe(above)
})

// IRC §25A(d) has 160,000 to 180,000 without indexing. At 2.3% a year 165,000 is 168,795, 172,677, 176,649 and 180,712 in the
// four years from 2027 on: 2,500 × what is left to 180,000 ÷ 20,000 is 1,401, 915, 419 and nothing. In 2040 it is 226,852.
test('the limits of the credit stay where they are while pay keeps up with prices', () => {
  const couple: Household = {
    ...{ maritalStatus: 'married', filingStatus: 'married_joint', age: 45, spouseAge: 45, state: 'TX' },
    ...{ income: 165_000, spouseIncome: 0, hasWorkplacePlan: false, dependents: [17], collegeMonthly: 400 },
    ...{ monthlyExpenses: 6_000, savings: 60_000, retirementOnTrack: true, debts: [] },
  }
  expect(creditOf(couple)).toContain('gives back $1,401 a year at first, $2,735 in all')
  expect(creditOf({ ...couple, dependents: [4] })).toContain(
    'about $226,852 a year of income when college begins the American opportunity credit is closed',
  )
})
