import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { emergencyFund } from './emergency-fund.ts'

const retired: Household = {
  age: 71,
  spouseAge: 70,
  maritalStatus: 'married',
  state: 'MI',
  dependents: [],
  employment: 'retired',
  income: 0,
  spouseIncome: 0,
  ssMonthly: 1_500,
  spouseSsMonthly: 800,
  pensionMonthly: 0,
  monthlyExpenses: 2_900,
  savings: 3_500,
  retirementSavings: 15_000,
  onMedicare: true,
  debts: [],
}
const planOf = (more: Household = {}) =>
  emergencyFund.draft({ ...retired, ...more }, draftContext('2026-11-26'))
const said = (more?: Household) => plainText(planOf(more).summary)
const ids = (more?: Household) => planOf(more).nextSteps.map(({ id }) => id)

// 2,900 − 2,300 = 600 a month, 7,200 a year, out of 18,500: 2.57 years.
test('a couple whose savings run out within a few years hears so first, with the help that is there', () => {
  expect(said()).toMatch(/^First of all: you spend \$7,200 a year more .* \$18,500, lasts about 31 months/)
  expect(said()).not.toContain('in a good month for markets')
  expect(plainText(planOf().title)).toBe('Make your money last, and take the help that is there')
  expect(ids()[0]).toBe('help')
  expect(plainText(planOf().nextSteps[0]!.how)).toContain('Extra Help pays most of what drugs cost')
  const hold = planOf().nextSteps.find(({ id }) => id === 'hold')
  expect(plainText(hold!.title)).toBe('Keep all of the $18,500 safe, and take out $600 a month')
})

// 5,500 − 3,300 = 2,200 a month, 26,400 a year, out of 299,000: 11.3 years, of 24 until 95.
test('savings that last for years but not for all of them fill the fund, and are counted', () => {
  const larger: Household = {
    ...{ ssMonthly: 2_100, spouseSsMonthly: 1_200, monthlyExpenses: 5_500 },
    ...{ savings: 9_000, retirementSavings: 290_000 },
  }
  expect(said(larger)).toContain('$299,000, lasts about 11.3 years')
  expect(said(larger)).toContain('in a good month for markets')
  expect(planOf(larger).checks.find(({ id }) => id === 'lasting')?.status).toBe('act')
})

test('who has enough until 95, or told no savings, hears nothing of money that runs out', () => {
  expect(said({ retirementSavings: 400_000 })).not.toContain('First of all')
  expect(said({ retirementSavings: undefined as never })).not.toContain('First of all')
  expect(ids({ retirementSavings: 400_000 })).not.toContain('help')
})

test('who was widowed lately is sent to Social Security first, and draws on the last joint return', () => {
  const widowed: Household = {
    ...{ age: 71, birthYear: 1955, maritalStatus: 'widowed', filingStatus: 'married_joint' },
    ...{ spouseAge: undefined, spouseSsMonthly: undefined, ssMonthly: 2_385, spouseDeathYear: 2026 },
    ...{ monthlyExpenses: 3_720, savings: 5_200, retirementSavings: 193_000 },
  }
  expect(ids(widowed).slice(0, 2)).toEqual(['survivors.apply', 'help'])
  const hold = (more: Household) =>
    plainText(planOf({ ...widowed, ...more }).nextSteps.find(({ id }) => id === 'hold')?.how ?? '')
  expect(hold({})).toContain('take what is missing before the year ends')
  expect(hold({ filingStatus: 'single', spouseDeathYear: 2019 })).toContain('over more than one tax year')
  expect(ids({ ...widowed, filingStatus: 'single', spouseDeathYear: 2019 })).not.toContain('survivors.apply')
})

// A joint return has 32,200 of standard deduction, and 5,004 of pension leave most of it unused each year.
test('whoever has cash beyond the target reads that what no tax is due on comes out of the accounts before it', () => {
  const early: Household = {
    ...{ age: 62, spouseAge: 61, state: 'WA', monthlyExpenses: 1_680, savings: 100_000, onMedicare: false },
    ...{ pensionMonthly: 417, pensionFromAge: 62, ssMonthly: 3_480, ssFromAge: 70, spouseSsFromAge: 67 },
    ...{ retirementSavings: 618_400 },
  }
  const holdOf = (more: Household = {}) =>
    plainText(planOf({ ...early, ...more }).nextSteps.find(({ id }) => id === 'hold')!.how)
  const inTurn = 'Each year first as much of traditional accounts as the standard deduction leaves untaxed'
  expect(holdOf()).toContain(inTurn)
  for (const more of [{ savings: 9_000 }, { retirementSavings: 0 }])
    expect(holdOf(more)).not.toContain('What you live on comes in turn')
})
