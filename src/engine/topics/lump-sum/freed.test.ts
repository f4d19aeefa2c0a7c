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
    maritalStatus: 'married',
    // A couple’s standard deduction is more than a year of its interest.
    filingStatus: 'married_joint',
    spouseIncome: 0,
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

/*
 * The card’s 187 go on to the car by the plan’s own step: 17,300 − 12,651 = 4,649 at 6.89% with 428 + 187 = 615 take 7.76 months,
 * so eight payments, to July 2027; with 428 alone 11.3, so twelve, to November.
 */
test('the payment that a card leaves free ends the next debt sooner, in words as in the ledger', () => {
  const heir: Household = {
    ...{ age: 44, spouseAge: 42, maritalStatus: 'married', filingStatus: 'married_joint', state: 'GA' },
    ...{ dependents: [15, 11], employment: 'employed', income: 78_900, spouseIncome: 41_600 },
    ...{ amount: 94_300, moneySource: 'inheritance', inheritedFrom: 'parent', goal: 'retirement' },
    ...{ horizonYears: 22, riskTolerance: 'moderate', monthlyExpenses: 6_480, monthlySurplus: 340 },
    ...{ savings: 8_900, retirementSavings: 167_400, hasWorkplacePlan: true, rothOptionAtWork: true },
    ...{ employerMatch: { rate: 1, upTo: 0.05 }, contributionRate: 0.03, contributionKind: 'traditional' },
    ...{ spouseHasWorkplacePlan: true, spouseEmployerMatch: { rate: 0.5, upTo: 0.06 } },
    ...{ spouseContributionRate: 0.06, pretaxIraBalance: 0, taxableInvestments: 0, hsaEligible: false },
    ...{ deductible: 3_000, outOfPocketMaximum: 8_000, retirementAge: 66, homeValue: 341_000 },
    debts: [
      { kind: 'credit_card', balance: 6_240, rate: 0.2449, minPayment: 187, name: 'Visa' },
      { kind: 'auto', balance: 17_300, rate: 0.0689, minPayment: 428, worth: 21_600 },
      { kind: 'mortgage', balance: 172_900, rate: 0.0335, minPayment: 1_188 },
    ],
  }
  const { nextSteps } = wholePlan(lumpSumInvest, heir, sketch)
  const howOf = (title: string) =>
    plainText(nextSteps.find((step) => plainText(step.title).startsWith(title))?.how ?? '')
  expect(howOf('Pay off the Visa')).toContain('pay $187 a month on the car loan')
  expect(howOf('Pay ahead on the car loan: send $12,651')).toContain(
    'goes on all the same, with the $187 a month that is free of what is paid off, until about Jul 2027 instead of Oct 2030',
  )
})

// Asked about, all of the home loan is the next place: 104 + 342 go on to it.
test('a home loan that is paid ahead by the plan gets what other debts free', () => {
  const asked: Household = {
    ...{ amount: 90_000, moneySource: 'savings', goal: 'general', age: 50, maritalStatus: 'single' },
    ...{ income: 120_000, monthlyExpenses: 5_000, savings: 60_000, considersPayoff: true, horizonYears: 15 },
    ...{
      hasWorkplacePlan: false,
      filledAccounts: ['ira', 'plan', 'hsa'],
      retirementOnTrack: true,
      state: 'TX',
    },
    debts: [
      { kind: 'mortgage', balance: 210_000, rate: 0.0689, minPayment: 1_900 },
      { kind: 'credit_card', balance: 3_100, rate: 0.2299, minPayment: 104 },
      { kind: 'auto', balance: 9_800, rate: 0.0859, minPayment: 342 },
    ],
  }
  const { nextSteps } = wholePlan(lumpSumInvest, asked, sketch)
  const home = nextSteps.find(({ title }) => plainText(title).includes('mortgage'))
  expect(plainText(home?.how ?? '')).toContain('with the $446 a month that is free of what is paid off')
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
