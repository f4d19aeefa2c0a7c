/** Two who file separately, and what one joint return would make of their year. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import { factReader } from '../fact-reader.ts'
import { type Household, householdSchema } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { worksheet } from '../worksheet.ts'
import { jointReturn } from './joint-return.ts'
import { lumpSumInvest } from './lump-sum/lump-sum-invest.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'
import { rothVsTraditional } from './roth/roth-vs-traditional.ts'

const context = sketchContext(draftContext('2026-11-27'))

const couple: Household = {
  age: 45,
  spouseAge: 42,
  maritalStatus: 'married',
  filingStatus: 'married_separate',
  state: 'FL',
  employment: 'employed',
  income: 152_600,
  spouseIncome: 58_300,
  hasWorkplacePlan: true,
  contributionRate: 0,
  spouseContributionRate: 0,
  getsWholeMatch: true,
  monthlyExpenses: 5_950,
  monthlySurplus: 1_150,
  savings: 36_500,
  emergencyFundIsFull: true,
  retirementSavings: 503_000,
  pretaxIraBalance: 54_100,
  debts: [],
}

const found = (household: Household) => {
  const sheet = worksheet([])
  return jointReturn({
    sheet,
    reader: factReader(sheet, householdSchema.parse(household), context.today),
    context,
  })
}

/*
 * Of 2026, Florida taxing none of it. Separately 136,500 and 42,200 are taxed: 1,240 + 4,560 + 12,166 + 24% of 30,800 = 25,358,
 * and 1,240 + 12% of 29,800 = 4,816. Jointly 178,700: 2,480 + 9,120 + 22% of 77,900 = 28,738. That income is below 242,000.
 */
test('a joint return takes less tax of two unlike pays, and opens the Roth IRAs of both', () => {
  const joint = found(couple)
  expect(joint?.apart.value).toBe(25_358 + 4_816)
  expect(joint?.together.value).toBe(28_738)
  expect(joint?.difference.value).toBe(1_436)
  expect(joint?.rothRoom.value).toBe(2 * 7_500)
  expect(joint?.better).toBe('joint')
})

// 24,416 go in before tax: 128,184 − 16,100 = 112,084 are taxed separately, and 154,284 jointly.
test('what goes into a plan at work comes off on both', () => {
  const joint = found({ ...couple, contributionRate: 0.16 })
  expect(joint?.apart.value).toBe(Math.round(1_240 + 4_560 + 12_166 + 0.24 * (112_084 - 105_700) + 4_816))
  expect(joint?.together.value).toBe(Math.round(2_480 + 9_120 + 0.22 * (154_284 - 100_800)))
})

// Of a community property state each return has half of both pays: 89,350 taxed on each is what the joint one has in all.
test('where both pays are shared separate returns cost no more, and close the Roth IRAs all the same', () => {
  const joint = found({ ...couple, state: 'TX' })
  expect(joint?.difference.value).toBe(0)
  expect(joint?.better).toBe('joint')
})

// Half of 590,000 is taxed on each return: as much as on one, whose income is over the 252,000 at which a Roth IRA closes.
test('where a joint return changes neither tax nor what is open, that is said with its numbers', () => {
  const rich: Household = { ...couple, state: 'TX', income: 300_000, spouseIncome: 290_000 }
  const joint = found(rich)
  expect(joint?.better).toBe('neither')
  expect(joint?.income.value).toBe(590_000)
  expect(joint?.closedFrom?.value).toBe(252_000)
  const plan = wholePlan(rothVsTraditional, rich, context)
  const limit = plainText(plan.checks.find(({ id }) => id === 'limit')?.detail ?? '')
  expect(limit).toContain('the same. A joint return opens no Roth IRA: your $590,000 together')
  expect(limit).not.toContain('worth more')
  expect(plan.nextSteps.map(({ id }) => id)).not.toContain('joint-return')
})

test('nothing is compared beside a loan whose payment follows income, without both pays, or once the two are divorced', () => {
  const loan = { kind: 'student_loan', loanType: 'federal', balance: 60_000, rate: 0.06 } as const
  expect(found({ ...couple, debts: [loan], incomeDrivenPlan: 'ibr' })).toBeUndefined()
  const { spouseIncome: _untold, ...one } = couple
  expect(found(one)).toBeUndefined()
  expect(found({ ...couple, filingStatus: 'married_joint' })).toBeUndefined()
  expect(found({ ...couple, maritalStatus: 'divorced' })).toBeUndefined()
})

const sum: Household = { amount: 20_000, goal: 'retirement', horizonYears: 20, moneySource: 'savings' }

test.each([
  ['Roth or Traditional', rothVsTraditional, couple],
  ['the next dollar', nextDollar, couple],
  ['a sum', lumpSumInvest, { ...couple, ...sum }],
] as const)(
  '%s says it first and asks to decide on it before the steps around the limit',
  (_, topic, household) => {
    const plan = wholePlan(topic, household, context)
    expect(plainText(plan.summary)).toMatch(
      /^First look at how you file: one joint return takes about \$1,436 less tax this year than separate ones and opens Roth IRAs for \$15,000\./,
    )
    const ids = plan.nextSteps.map(({ id }) => id).filter((id) => id !== 'park')
    expect(ids[0]).toBe('joint-return')
    const around = plan.nextSteps.find(({ id }) => id === 'pre-tax-ira')
    if (around !== undefined) {
      expect(plainText(around.how)).toContain('Only if you stay with separate returns')
      expect(plainText(around.why)).toContain('Filed separately, your income')
    }
  },
)
