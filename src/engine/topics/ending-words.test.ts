/** A job with a last day: cash before debts, and what ends with it by its day. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'

const context = sketchContext(draftContext('2026-11-20'))
const drafted = (household: Household) => wholePlan(emergencyFund, household, context)

const worker: Household = {
  age: 40,
  income: 80_000,
  monthlyExpenses: 4_500,
  savings: 6_000,
  monthlySurplus: 600,
  debts: [{ kind: 'credit_card', balance: 4_000, rate: 0.24 }],
}
const leaving: Household = { ...worker, separationDate: '2027-03-31' }

// Four months of 600 until March 20 make 8,400; a bare month is 4,500 less a tenth, 4,050: 8,400 ÷ 4,050 is 2.07.
test('cash stays cash until pay is sure again, and the plan says how long it lasts', () => {
  const draft = drafted(leaving)
  expect(plainText(draft.title)).toBe('Build up cash before your pay ends on Mar 31, 2027')
  expect(plainText(draft.summary)).toContain(
    'about $8,400 is there by then, and lasts 2 months at a bare $4,050 a month',
  )
  expect(draft.figures.find(({ id }) => id === 'debts.at-once')?.value).toBe(0)
  expect(plainText(draft.checks.find(({ id }) => id === 'debts')?.title ?? '')).toContain('Minimum payments')
  const ids = draft.nextSteps.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining(['minimums', 'before-leaving', 'after-leaving']))
  expect(ids).not.toContain('costly-debt')
})

test('without a last day the card is paid from cash as ever', () => {
  const draft = drafted(worker)
  expect(draft.figures.find(({ id }) => id === 'debts.at-once')?.value).toBe(4_000)
  expect(draft.nextSteps.map(({ id }) => id)).not.toContain('before-leaving')
})

test('what ends with the job is settled by its last working day, and the claim made in the week after it', () => {
  const due = (id: string, household: Household) =>
    drafted(household).nextSteps.find((step) => step.id === id)?.dueDate
  expect(due('before-leaving', leaving)).toBe('2027-03-31')
  expect(due('after-leaving', leaving)).toBe('2027-04-07')
  // February 28, 2027 is a Sunday.
  expect(due('before-leaving', { ...worker, separationDate: '2027-02-28' })).toBe('2027-02-26')
})

test('no day is named on which a fund would be full after the last pay', () => {
  const draft = drafted(leaving)
  const text = plainText(draft.summary)
  const shows = ({ visualizations }: typeof draft) => visualizations.map(({ id }) => id)
  expect(shows(draft)).not.toContain('fund-faster')
  expect(shows(drafted(worker))).toContain('fund-faster')
  expect(text).toContain('What is still missing on the last day comes once you are paid again.')
  expect(text).not.toMatch(/is there in/)
})

test('before the last day a refund goes to the fund, and not to the card', () => {
  const parent: Household = { ...worker, savings: 3_000, income: 30_000, dependents: [4] }
  const refund = (more: Household) => {
    const household: Household = { ...parent, filingStatus: 'head_of_household', ...more }
    return plainText(drafted(household).nextSteps.find(({ id }) => id === 'credits')?.how ?? '')
  }
  expect(refund({})).toContain('Send what comes back to the credit card first')
  expect(refund({ separationDate: '2027-03-31' })).toContain('Send what comes back to the fund.')
})

const retiring: Household = {
  age: 63,
  spouseAge: 61,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'SC',
  employment: 'employed',
  income: 68_700,
  spouseIncome: 39_200,
  earners: 2,
  monthlyExpenses: 5_140,
  monthlySurplus: 430,
  savings: 27_600,
  retirementSavings: 421_000,
  planType: 'tsp',
  separationDate: '2027-01-31',
  retirementAge: 64,
  pensionMonthly: 1_420,
  pensionFromAge: 64,
  ssMonthly: 2_310,
  ssFromAge: 67,
  debts: [{ kind: 'mortgage', balance: 58_200, rate: 0.035, minPayment: 842 }],
}

// 5 USC 8905: the federal health plan goes on with an immediate pension. Benefits are for whoever is able and looks for work.
test('whoever stops for good is sent to no unemployment office, and keeps the federal health plan', () => {
  const plan = drafted(retiring)
  const text = (id: string) => {
    const step = plan.nextSteps.find((one) => one.id === id)
    return step === undefined ? '' : [step.title, step.why, step.how].map(plainText).join(' ')
  }
  expect(text('after-leaving')).toContain('Have health cover from the day on which that of the job ends')
  expect(text('after-leaving')).toContain('the health plan (FEHB) goes on beside a pension')
  expect(text('before-leaving')).not.toContain('severance')
  expect(plan.nextSteps.map(({ id }) => id)).not.toContain('minimums')
  expect(plainText(plan.summary)).toContain('Your pay ends for good on Jan 31, 2027')
  expect(plainText(plan.summary)).not.toContain('unemployment')
})

test('a job that ends years before work does is a lost one', () => {
  const plan = drafted({ ...retiring, retirementAge: 66 })
  expect(plainText(plan.nextSteps.find(({ id }) => id === 'after-leaving')?.title ?? '')).toContain(
    'Apply for unemployment',
  )
  expect(plan.nextSteps.map(({ id }) => id)).toContain('minimums')
})
