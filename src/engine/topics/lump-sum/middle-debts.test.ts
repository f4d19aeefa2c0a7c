import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const sketch = sketchContext(draftContext('2026-11-20'))
const draft = (household: Household) =>
  wholePlan(
    lumpSumInvest,
    {
      amount: 30_000,
      age: 37,
      maritalStatus: 'single',
      income: 80_000,
      savings: 40_000,
      monthlyExpenses: 3_000,
      horizonYears: 20,
      ...household,
    },
    sketch,
  )

// After 22% of federal tax on its interest it costs 6.2%, still more than the mix may earn.
test('a private student loan is looked up at its lender, a federal one for forgiveness first', () => {
  const stepOf = (loanType: 'private' | 'federal') =>
    draft({
      debts: [{ kind: 'student_loan', loanType, balance: 6_000, rate: 0.0795, minPayment: 150 }],
    }).nextSteps.find(({ id }) => id.startsWith('pay.'))
  expect(plainText(stepOf('private')?.how ?? '')).toContain('Ask the lender')
  expect(stepOf('private')?.link?.url).not.toContain('studentaid')
  expect(plainText(stepOf('federal')?.how ?? '')).toContain('forgiveness')
})

// The cash is over its target, so all of the money is free; no account and no investment comes before the debt.
test('what a home loan would get first is all the money that is free, as far as it is owed', () => {
  const otherWay = (balance: number, rate: number) =>
    draft({
      amount: 100_000,
      debts: [{ kind: 'mortgage', balance, rate, minPayment: 1_500 }],
    }).alternatives.find(({ id }) => id === 'home-loan')
  const part = otherWay(190_000, 0.07)
  expect(plainText(part?.title ?? '')).toBe('Pay $100,000 on the mortgage first')
  expect(plainText(part?.detail ?? '')).not.toContain('frees')
  expect(plainText(otherWay(30_000, 0.05)?.title ?? '')).toBe('Pay off the mortgage first')
})

// 7,500 in an IRA and 24,500 − 4,000 in the plan at work, less at most 22 % of tax, take at least 23,490: nothing is left.
test('a loan that costs more than the mix may earn is shown the other way where accounts take all of the money', () => {
  const plan = draft({
    amount: 20_000,
    goal: 'retirement',
    hasWorkplacePlan: true,
    rothOptionAtWork: true,
    contributionRate: 0.05,
    debts: [{ kind: 'auto', balance: 14_000, rate: 0.07, minPayment: 380 }],
  })
  expect(plan.allocations.some(({ label }) => plainText(label).includes('car loan'))).toBe(false)
  expect(plan.checks.find(({ id }) => id === 'middle-debt')?.status).toBe('warn')
  const way = plan.alternatives.find(({ id }) => id === 'debts')
  expect(plainText(way?.title ?? '')).toBe('Pay off the car loan first')
  const interest = way?.ledger.find(({ label }) => plainText(label).startsWith('Interest'))
  expect(plainText(interest?.value ?? '')).toBe('$0')
})

test('a loan and a home loan are two decisions, each with its other way', () => {
  const { alternatives } = draft({
    amount: 100_000,
    debts: [
      { kind: 'auto', balance: 9_000, rate: 0.05, minPayment: 250 },
      { kind: 'mortgage', balance: 180_000, rate: 0.065, minPayment: 1_500 },
    ],
  })
  expect(alternatives.map(({ id }) => id)).toEqual(expect.arrayContaining(['debts', 'home-loan']))
})

// 12,000 at 3 % with 300 a month: 43 payments (n = −ln(1 − 12,000 × 0.0025 ÷ 300) ÷ ln 1.0025 = 42.2), about 660 of interest.
test('a debt below the low rate is said to be cheap, and its interest is counted all the same', () => {
  const { checks, alternatives } = draft({
    debts: [{ kind: 'auto', balance: 12_000, rate: 0.03, minPayment: 300 }],
  })
  expect(checks.find(({ id }) => id === 'low-debt')?.status).toBe('pass')
  const interest = alternatives[0]?.ledger.find(({ label }) => plainText(label).startsWith('Interest'))
  expect(plainText(interest?.value ?? '')).toMatch(/^\$6[5-6]\d$/)
})

test('beside money that a near goal keeps in bills, a dearer loan is named, and no account is spoken of', () => {
  const near = (rate: number) =>
    draft({
      goal: 'home',
      horizonYears: 3,
      debts: [{ kind: 'auto', balance: 11_000, rate, minPayment: 305 }],
    })
  const checkOf = (rate: number) => near(rate).checks.find(({ id }) => id === 'middle-debt')
  expect(checkOf(0.065)?.status).toBe('warn')
  expect(checkOf(0.03)).toBeUndefined()
  const way = near(0.065).alternatives.find(({ id }) => id === 'debts')
  expect(plainText(way?.detail ?? '')).toMatch(/^Out of what this plan keeps in bills/)
})

// An IRA takes 7,500. Of 20,500 at work 9,500 save 22 % and 11,000 save 12 %, for 59,900 are taxable and 50,400 is where
// the bracket begins: 17,090 of pay. 120,000 − 24,590 are left after the accounts.
test('a home loan may get what the accounts leave, or all that is free', () => {
  const { alternatives } = draft({
    amount: 120_000,
    goal: 'retirement',
    hasWorkplacePlan: true,
    rothOptionAtWork: false,
    contributionRate: 0.05,
    debts: [{ kind: 'mortgage', balance: 150_000, rate: 0.0625, minPayment: 1_650 }],
  })
  const titleOf = (id: string) => plainText(alternatives.find((way) => way.id === id)?.title ?? '')
  expect(titleOf('home-loan.after')).toBe('Pay $95,410 on the mortgage after the accounts')
  expect(titleOf('home-loan')).toBe('Pay $120,000 on the mortgage first')
})

// The same 95,410 beside 300,000 of mortgage: neither way pays half of it.
test('of a home loan too large to be paid, what the accounts leave is set against investing it', () => {
  const { alternatives } = draft({
    amount: 120_000,
    goal: 'retirement',
    hasWorkplacePlan: true,
    rothOptionAtWork: false,
    contributionRate: 0.05,
    debts: [{ kind: 'mortgage', balance: 300_000, rate: 0.0625, minPayment: 3_300 }],
  })
  const titles = alternatives
    .map(({ title }) => plainText(title))
    .filter((title) => title.includes('mortgage'))
  expect(titles).toEqual(['Pay $95,410 on the mortgage after the accounts'])
})

// A growth mix of 20 years is expected to earn about 5.9%: 4.5% is below it, 5.8% about as much.
test('pay it off or invest: a loan that is left to its payments is set against what the mix may earn', () => {
  const summaryAt = (rate: number) =>
    plainText(
      draft({ debts: [{ kind: 'auto', balance: 12_000, rate, minPayment: 300 }], amount: 8_000 }).summary,
    )
  expect(summaryAt(0.045)).toMatch(/car loan at 4\.5% costs less than this mix .* some of each is as good\.$/)
  expect(summaryAt(0.058)).toMatch(/car loan at 5\.8% costs about what this mix .* is as good\.$/)
  expect(summaryAt(0.03)).not.toContain('car loan')
})

test('where the fund takes all of the money, the loan that comes next is named', () => {
  const summary = (rate: number) =>
    plainText(
      wholePlan(
        lumpSumInvest,
        {
          amount: 5_000,
          age: 35,
          income: 70_000,
          savings: 2_000,
          debts: [{ kind: 'auto', balance: 22_000, rate }],
        },
        sketchContext(draftContext('2026-11-20')),
      ).summary,
    )
  expect(summary(0.079)).toContain('Once the fund is full, the car loan at 7.9% comes before investing')
  expect(summary(0.045)).not.toContain('Once the fund is full')
})

// At 74 a careful mix is expected to earn less than 5%. Half of 500,000 is 250,000.
test('a home loan that costs more than the mix may earn gets no more than half of the money unasked', () => {
  const paid = (debt: { balance: number; rate: number }) =>
    draft({
      amount: 500_000,
      age: 74,
      employment: 'retired',
      riskTolerance: 'conservative',
      ssMonthly: 2_400,
      debts: [{ kind: 'mortgage', minPayment: 780, ...debt }],
    }).allocations.find(({ label }) => plainText(label) === 'Pay ahead on the mortgage')?.amount
  expect(paid({ balance: 64_000, rate: 0.0675 })).toBe(64_000)
  expect(paid({ balance: 400_000, rate: 0.0675 })).toBe(250_000)
  expect(paid({ balance: 64_000, rate: 0.0425 })).toBeUndefined()
})

test('two home loans share that half, the dearer one first', () => {
  const loan = (balance: number, rate: number) =>
    ({ kind: 'mortgage', balance, rate, minPayment: 780 }) as const
  const paid = (second: number) =>
    draft({
      amount: 500_000,
      age: 74,
      employment: 'retired',
      riskTolerance: 'conservative',
      ssMonthly: 2_400,
      debts: [loan(second, 0.0675), loan(64_000, 0.0725)],
    })
      .allocations.filter(({ label }) => plainText(label).startsWith('Pay ahead on'))
      .map(({ amount }) => amount)
  expect(paid(400_000)).toEqual([64_000, 250_000 - 64_000])
  expect(paid(90_000)).toEqual([64_000, 90_000])
})

// Some 13,000 reach the goal; 24,000 are owed.
test('a loan that the money does not end frees no payment for a near goal', () => {
  const household: Household = {
    amount: 30_000,
    moneySource: 'bonus',
    moneyBeforeTax: true,
    goal: 'home',
    horizonYears: 4,
    age: 31,
    maritalStatus: 'single',
    filingStatus: 'single',
    state: 'WA',
    income: 115_000,
    employment: 'employed',
    numDependents: 0,
    monthlyExpenses: 4_100,
    savings: 9_000,
    retirementSavings: 62_000,
    hasWorkplacePlan: true,
    getsWholeMatch: true,
    hsaEligible: false,
    deductible: 2_000,
    debts: [{ kind: 'student_loan', loanType: 'private', balance: 24_000, rate: 0.068, minPayment: 280 }],
  }
  const detailOf = (told: Household) =>
    draft(told)
      .checks.filter(({ id }) => id === 'middle-debt')
      .map(({ detail }) => plainText(detail))
      .join()
  expect(detailOf(household)).toContain('its payment of $280 a month goes on until then')
  expect(detailOf({ ...household, amount: 90_000 })).toContain('Paid now, it frees $280 a month')
})

// Four months of two steady earners with children: 4 × (5,480 − 287 − 369) = 19,296. A loan that the money only pays ahead, a
// home loan among them, keeps its payment: 4 × (5,480 − 287) = 20,772.
test('the fund does not hold the payment of a loan that the same money ends', () => {
  const family: Household = {
    amount: 61_300,
    age: 44,
    spouseAge: 42,
    maritalStatus: 'married',
    filingStatus: 'married_joint',
    state: 'AR',
    dependents: [12, 9],
    income: 58_700,
    spouseIncome: 43_100,
    earners: 2,
    incomeStability: 'steady',
    monthlyExpenses: 5_480,
    savings: 4_100,
    hasWorkplacePlan: true,
    getsWholeMatch: true,
    spouseGetsWholeMatch: true,
    retirementAge: 67,
    debts: [
      { kind: 'credit_card', balance: 9_870, rate: 0.2319, minPayment: 287 },
      { kind: 'auto', balance: 14_200, rate: 0.0649, minPayment: 369 },
    ],
  }
  const target = (more: Household) =>
    draft({ ...family, ...more }).figures.find(({ id }) => id === 'target')?.value
  expect(target({ amount: 120_000 })).toBe(19_296)
  expect(target({ amount: 20_000 })).toBe(20_772)
  const home: Household = {
    debts: [family.debts![0]!, { kind: 'mortgage', balance: 14_200, rate: 0.0649, minPayment: 369 }],
  }
  expect(target({ ...home, amount: 120_000, considersPayoff: true })).toBe(20_772)
})

// At 37 nine tenths are in stocks: 5.94% a year, less 0.1% of fund costs. After 22% of federal tax 7.55% are 5.89%.
test('a loan is held against what the mix may earn after fund costs, a student loan by its rate after tax', () => {
  const paid = (kind: 'auto' | 'student_loan', rate: number) =>
    draft({
      amount: 60_000,
      filingStatus: 'single',
      state: 'TX',
      debts: [{ kind, balance: 14_000, rate, minPayment: 320 }],
    }).allocations.find(({ label }) => plainText(label).startsWith('Pay off'))?.description
  expect(plainText(paid('auto', 0.059) ?? '')).toContain(
    'more than your mix of investments is expected to earn after fund costs, 5.84%',
  )
  expect(paid('auto', 0.058)).toBeUndefined()
  expect(plainText(paid('student_loan', 0.0755) ?? '')).toContain('At 7.55%, about 5.89% after tax, it costs')
  expect(paid('student_loan', 0.0745)).toBeUndefined()
})
