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

/*
 * The cash of this money fills a part of the spouse's room in the 401(k), at about 72 cents of take-home a dollar. The 187 and
 * the 410 a month that end carry 2,244 ÷ 0.72 = 3,110 and 4,920 ÷ 0.72 = 6,820 a year more.
 */
test('a payment that ends raises the contribution further than the cash of this money does', () => {
  const couple: Household = {
    ...{ age: 44, spouseAge: 42, maritalStatus: 'married', filingStatus: 'married_joint', state: 'NJ' },
    ...{ dependents: [12, 9], employment: 'employed', income: 121_400, spouseIncome: 64_900 },
    ...{ amount: 86_300, moneySource: 'inheritance', inheritedFrom: 'parent', taxOwedOnMoney: 0 },
    ...{ goal: 'retirement', horizonYears: 21, riskTolerance: 'moderate', monthlyExpenses: 7_420 },
    ...{ savings: 8_900, deductible: 3_000, hsaEligible: false, retirementAge: 65 },
    ...{ hasWorkplacePlan: true, employerMatch: { rate: 0.5, upTo: 0.06 }, contributionRate: 0.04 },
    ...{ spouseHasWorkplacePlan: true, spouseEmployerMatch: { rate: 1, upTo: 0.03 } },
    ...{ spouseContributionRate: 0.05, retirementSavings: 214_000, pretaxIraBalance: 0 },
    debts: [
      { kind: 'mortgage', balance: 318_000, rate: 0.03125, minPayment: 1_745 },
      { kind: 'heloc', balance: 41_600, rate: 0.085, minPayment: 410 },
      { kind: 'credit_card', balance: 6_240, rate: 0.239, minPayment: 187 },
    ],
  }
  const { figures, nextSteps } = wholePlan(lumpSumInvest, couple, sketch)
  const raises = figures.filter(({ id }) => id.endsWith('.raise')).map(({ value }) => value as number)
  expect(raises.length).toBe(2)
  const [less, more] = raises.sort((a, b) => a - b)
  expect(less! / 3_110).toBeCloseTo(1, 1)
  expect(more! / 6_820).toBeCloseTo(1, 1)
  const how = nextSteps.map((step) => plainText(step.how)).join(' ')
  expect(how).toContain('With it you can raise that contribution by about')
})
