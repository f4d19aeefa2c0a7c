import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { nothing, plainText } from '../../say.ts'
import { emergencyFund } from './emergency-fund.ts'

const context = sketchContext(draftContext('2026-11-28'))

const widow: Household = {
  ...{ age: 80, birthYear: 1946, maritalStatus: 'widowed', spouseDeathYear: 2021, filingStatus: 'single' },
  ...{ state: 'IA', employment: 'retired', income: 0, numDependents: 0, onMedicare: true },
  ...{ ssMonthly: 1_780, ssFromAge: 66, pensionMonthly: 620, pensionFromAge: 65, monthlyExpenses: 2_750 },
  ...{ savings: 16_000, retirementSavings: 88_000, pretaxIraBalance: 88_000, rothSavings: 0 },
  ...{ taxableInvestments: 0, homeValue: 165_000, deductible: 1_000, debts: [] },
}
const check = (more: Household = {}) =>
  plainText(
    wholePlan(emergencyFund, { ...widow, ...more }, context).checks.find(({ id }) => id === 'required')
      ?.detail ?? nothing,
  )

// 88,000 ÷ 20.2 = 4,356, 363 a month; 2,750 − 1,780 − 620 = 350. Half of 21,360 with 7,440 and 4,356 is below the 25,000 from
// which Social Security is taxed (IRC §86), and 11,796 is below the standard deduction.
test('a required withdrawal that closes the month is said to, and that no federal tax is due on it', () => {
  expect(check()).toContain(
    'It pays the $350 a month that pension and Social Security leave open: it is $363 a month.',
  )
  expect(check()).toContain('no federal tax is due on it')
})

test('one that is smaller pays a part of the month', () => {
  expect(check({ monthlyExpenses: 2_850, savings: 40_000 })).toContain(
    'Of the $450 a month that pension and Social Security leave open it pays $363 a month.',
  )
})

// 900,000 ÷ 20.2 = 44,554 beside the pension: far above the deductions.
test('one that is taxed is not said to be free of tax', () => {
  expect(check({ retirementSavings: 900_000, pretaxIraBalance: 900_000 })).not.toContain('no federal tax')
})
