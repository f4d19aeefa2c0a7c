import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { rollover } from './rollover.ts'

const couple: Household = {
  ...{ age: 62, birthYear: 1964, spouseAge: 61, maritalStatus: 'married', filingStatus: 'married_joint' },
  ...{ state: 'WA', familySize: 2, dependents: [], employment: 'retired', income: 0, spouseIncome: 0 },
  ...{ separationDate: '2025-12-31', monthlyExpenses: 1_680, savings: 100_000, debts: [] },
  ...{ planType: 'plan_401k', planBalance: 431_700, retirementSavings: 618_400, pretaxIraBalance: 186_700 },
  ...{ pensionMonthly: 417, pensionFromAge: 62, ssMonthly: 3_480, ssFromAge: 70, spouseSsMonthly: 1_160 },
  ...{ spouseSsFromAge: 67, marketplaceCoverage: true, onMedicare: false, newPlanAcceptsRollovers: false },
}
const planOf = (more: Household = {}) =>
  wholePlan(rollover, { ...couple, ...more }, sketchContext(draftContext('2026-11-27')))
const checkOf = (more: Household = {}) =>
  plainText(planOf(more).checks.find(({ id }) => id === 'bridge')!.detail)
const stepOf = (more: Household = {}) =>
  plainText(planOf(more).nextSteps.find(({ id }) => id === 'payments')!.how)

/*
 * By hand: 1,680 − 417 is 1,263 a month for 72 months, and 103 beside the 1,160 of the spouse for 24: 93,408. A joint return
 * leaves 32,200 − 5,004 of pension − 3,400 of interest (100,000 at 3.4%) = 23,796 of the standard deduction, found to 100:
 * 23,700. That is more than 15,156 a year, so that no cash is needed, and 23,700 − 15,156 = 8,544 is left to convert.
 */
test('what the standard deduction leaves untaxed pays the months before cash does, in summary, check and step', () => {
  for (const said of [plainText(planOf().summary), checkOf()])
    expect(said).toContain(
      'About $93,408 of it can come out of traditional accounts without federal tax, because deductions cover it: so that comes first, and your cash stays.',
    )
  expect(checkOf()).toContain('Beside that about $8,544 a year can be converted to Roth without federal tax')
  expect(checkOf()).not.toContain('comes on top')
  expect(stepOf()).toContain(
    'Ask the custodian for about $1,263 a month on a fixed day, and for less as soon',
  )
  expect(stepOf()).toContain('by what you told, none is due on it')
})

// The month until January would be taxed beside 94,800 of pay: 93,408 − 1,263.
test('where the pay of this year would tax it, cash carries the months until January', () => {
  const left: Household = { separationDate: '2026-10-30', payThisYear: 94_800 }
  expect(checkOf(left)).toContain('About $92,145 of it')
  expect(checkOf(left)).toContain('cash beyond the emergency fund pays the other $1,263')
  expect(stepOf(left)).toContain('about $1,263 a month on a fixed day, the first on Jan 4, 2027,')
})

// 138% of the poverty line of two of 2026, 21,640, is 29,863.20.
test('where the Marketplace credit begins is named beside where it ends', () => {
  expect(checkOf()).toContain(
    'Below $29,864 of income Medicaid takes the place of the Marketplace credit: to have the credit, let enough come out',
  )
  expect(checkOf({ state: 'TX' })).toContain('Below $21,640 of income there is no Marketplace credit')
  expect(checkOf({ marketplaceCoverage: undefined as never })).toContain('With next to no income Medicaid')
})

/*
 * One who files alone spends 3,000 for 48 months, 144,000. 100,000 of cash is 64,000 beyond a fund of a year, and 12,700 a
 * year (16,100 − 3,400) come out untaxed, 50,800: less than the 80,000 that the accounts have to pay anyhow.
 */
test('where cash does not reach either way, and without pre-tax savings, the accounts pay what cash leaves', () => {
  const alone: Household = {
    ...{ age: 63, birthYear: 1963, maritalStatus: 'single', filingStatus: 'single', state: 'FL' },
    ...{ pensionMonthly: 0, ssMonthly: 2_000, ssFromAge: 67, monthlyExpenses: 3_000, familySize: 1 },
    ...{ spouseAge: undefined as never, spouseSsMonthly: undefined as never },
    ...{ spouseSsFromAge: undefined as never, spouseIncome: undefined as never },
  }
  expect(checkOf(alone)).toContain('Cash beyond the emergency fund pays $64,000 of it. The rest takes')
  // 60,000 of investments leave 20,000, and the accounts pay more than that untaxed.
  expect(checkOf({ ...alone, taxableInvestments: 60_000 })).toContain(
    'so that comes first, and cash beyond the emergency fund and investments pay the other',
  )
  expect(checkOf({ rothSavings: 618_400 })).toContain('Cash beyond the emergency fund pays')
})
