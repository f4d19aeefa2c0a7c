import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const sketch = sketchContext(draftContext('2026-11-26'))
const payStep = (household: Household) => {
  const step = wholePlan(lumpSumInvest, household, sketch).nextSteps.find(({ id }) => id.startsWith('pay.'))
  return { title: plainText(step?.title ?? ''), how: plainText(step?.how ?? ''), due: step?.dueDate }
}

// 250,000 at 6.5 % with 3,000: n = −ln(1 − 250,000 × 0.065 ÷ 12 ÷ 3,000) ÷ ln(1 + 0.065 ÷ 12) = 111.1, so 112 payments;
// all 400,000 take 237.1, so 238. From November 2026 that is March 2036 and September 2046.
test('a part that is paid ahead on a home loan ends its payment sooner, not today', () => {
  const { title, how } = payStep({
    amount: 300_000,
    moneySource: 'savings',
    goal: 'general',
    age: 42,
    maritalStatus: 'single',
    income: 170_000,
    monthlyExpenses: 8_000,
    savings: 60_000,
    debts: [{ kind: 'mortgage', balance: 400_000, rate: 0.065, minPayment: 3_000 }],
  })
  expect(title).toBe('Pay ahead on the mortgage: send $150,000')
  expect(how).toContain(
    'The payment of $3,000 a month goes on all the same, until about Mar 2036 instead of Sep 2046',
  )
  expect(how).not.toContain('free')
})

// They spend 5,600 and receive 2,600 + 1,500 + 900 = 5,000.
test('the payment of a loan that is paid off first closes the gap of the month', () => {
  const couple: Household = {
    amount: 85_000,
    moneySource: 'inheritance',
    age: 68,
    spouseAge: 66,
    goal: 'income',
    maritalStatus: 'married',
    numDependents: 0,
    state: 'NY',
    employment: 'retired',
    ssMonthly: 2_600,
    spouseSsMonthly: 1_500,
    pensionMonthly: 900,
    monthlyExpenses: 5_600,
    savings: 22_000,
    onMedicare: true,
    debts: [{ kind: 'mortgage', balance: 40_000, rate: 0.055, minPayment: 800 }],
  }
  const { title, how } = payStep(couple)
  expect(title).toBe('Pay off the mortgage: send $40,000')
  expect(how).toContain('Of the $800 a month that it took, $600 a month closes the gap')
  expect(how).toContain('The other $200 a month is free: invest $200 a month')
  expect(payStep({ ...couple, monthlyExpenses: 5_900 }).how).toContain(
    'The $800 a month that it took goes into the month: you spend $900 a month more than comes in',
  )
})

// Half of the money is 250,000; the 10,000 that it would leave are six payments of 1,950.
test('a home loan is not left with a few payments, and no widow sends a large sum in the first months', () => {
  const widow = (balance: number) =>
    payStep({
      amount: 500_000,
      moneySource: 'life_insurance',
      goal: 'income',
      age: 38,
      maritalStatus: 'widowed',
      spouseDeathYear: 2026,
      dependents: [4, 7],
      state: 'VA',
      income: 48_000,
      savings: 12_000,
      monthlyExpenses: 5_200,
      deductible: 3_000,
      hasWorkplacePlan: true,
      contributionRate: 0.04,
      getsWholeMatch: true,
      hsaEligible: false,
      retirementSavings: 90_000,
      debts: [{ kind: 'mortgage', balance, rate: 0.0675, minPayment: 1_950 }],
    })
  const { title, how, due } = widow(260_000)
  expect(title).toBe('Pay off the mortgage: send $260,000')
  expect(how).toContain('closes the gap')
  expect(due).toBe('2027-05-26')
  expect(widow(280_000).title).toBe('Pay ahead on the mortgage: send $250,000')
})

// Half of 286,000 is 143,000. 1,486 × (203,700 − 143,000) ÷ 203,700 = 442.81.
test('a large part that a widow pays on the home has its day, after she is confirmed, with what a recast brings', () => {
  const plan = wholePlan(
    lumpSumInvest,
    {
      ...{ age: 41, dependents: [7, 11], maritalStatus: 'widowed', spouseDeathYear: 2026, state: 'TN' },
      ...{ filingStatus: 'married_joint', employment: 'employed', income: 47_600, spousePayThisYear: 52_300 },
      ...{ amount: 286_000, moneySource: 'life_insurance', goal: 'general', riskTolerance: 'moderate' },
      ...{ monthlyExpenses: 5_180, savings: 12_600, retirementSavings: 133_400, hsaEligible: false },
      ...{ hasWorkplacePlan: true, contributionRate: 0.04, employerMatch: { rate: 0.5, upTo: 0.06 } },
      debts: [
        { kind: 'mortgage', balance: 203_700, rate: 0.0569, minPayment: 1_486 },
        { kind: 'credit_card', balance: 3_340, rate: 0.2249, minPayment: 101 },
        { kind: 'auto', balance: 12_900, rate: 0.0679, minPayment: 342 },
      ],
    },
    sketch,
  )
  const home = plan.nextSteps.find(({ title }) => plainText(title).includes('mortgage'))
  expect(plainText(home?.title ?? '')).toBe('Pay ahead on the mortgage: send $143,000')
  expect(home?.dueDate).toBe('2027-05-26')
  expect(plainText(home?.how ?? '')).toContain('confirm you as successor in interest')
  expect(plainText(home?.how ?? '')).toContain('Then about $443 a month is due')
  expect(plan.nextSteps.map(({ id }) => id)).toContain('survivors.employer')
})
