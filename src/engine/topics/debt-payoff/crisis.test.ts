import { expect, test } from 'vitest'
import type { Debt } from '../../facts/debts.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { detailOf, planOf, statusOf, stepIds } from './plan-for-tests.ts'

const summaryOf = (household: Household) => plainText(planOf(household).summary)
const card = (balance: number, rate: number, minPayment: number): Debt => ({
  kind: 'credit_card',
  balance,
  rate,
  minPayment,
})

// 1,450 of rent: cash pays 300, and 20 a month make up 1,150 in 58 months.
test('late rent is called about before anything is said of a card, and nobody is told to wait for years', () => {
  const household: Household = {
    debts: [card(2_800, 0.28, 85)],
    pastDueBills: 1_450,
    behindOnDebts: true,
    takeHomeMonthly: 2_300,
    monthlyExpenses: 2_280,
    savings: 300,
  }
  const plan = planOf(household)
  expect(plainText(plan.title)).toBe('Call about what is late first, then see a nonprofit credit counselor')
  expect(plainText(plan.summary)).toMatch(/^Pay \$300 of what is late today, from your cash\./)
  expect(plainText(plan.summary)).toContain('$1,150 stays late')
  expect(plainText(plan.summary)).toContain('only by about Sep 2031')
  expect(plainText(plan.summary)).toContain('help with rent and power')
  expect(plainText(plan.nextSteps[0]?.title ?? '')).toContain('Call the landlord')
  // 50 a month more than it takes: made up within three months, and no alarm.
  expect(summaryOf({ ...household, monthlyExpenses: 1_880 })).not.toContain('stays late')
})

// 28,000 at 8 % over sixty months: 28,000 × 0.0066667 ÷ (1 − 1.0066667⁻⁶⁰) is 567.74; 840 is asked and 640 is there.
test('who cannot meet the payments is told what a debt management plan would ask for, and whether it fits', () => {
  const household: Household = {
    debts: [card(18_000, 0.26, 540), { kind: 'personal', balance: 10_000, rate: 0.19, minPayment: 300 }],
    takeHomeMonthly: 2_900,
    monthlyExpenses: 3_100,
    income: 45_000,
  }
  expect(summaryOf(household)).toContain(
    'would ask for about $568 a month for 60 months, at about 8%, where these debts ask for $840 a month now. That would fit',
  )
  expect(summaryOf({ ...household, takeHomeMonthly: 2_600 })).toContain('still more than you have')
  expect(stepIds(planOf(household))).toContain('fresh-start')
})

test('a debt management plan that asks for no less than the payments of today is not named', () => {
  // 9,000 at 8 % over sixty months is 182.
  expect(summaryOf({ debts: [card(9_000, 0.3, 150)], debtPaymentMonthly: 150 })).not.toContain(
    'debt management plan through one',
  )
})

// 7,000 and 4,000 at 8 % over sixty months: 11,000 × 0.0066667 ÷ (1 − 1.0066667⁻⁶⁰) is 223.04; 230 + 160 are asked for.
test('a debt management plan takes no payday loan, and says so', () => {
  const household: Household = {
    debts: [
      card(7_000, 0.27, 230),
      { kind: 'personal', balance: 4_000, rate: 0.22, minPayment: 160 },
      { kind: 'payday', balance: 500 },
    ],
    takeHomeMonthly: 2_400,
    monthlyExpenses: 2_600,
    income: 36_000,
  }
  const summary = summaryOf(household)
  expect(summary).toContain(
    'about $223 a month for 60 months, at about 8%, where these debts ask for $390 a month',
  )
  expect(summary).toContain('seldom takes a payday loan')
  expect(summaryOf({ ...household, debts: household.debts?.slice(0, 2) ?? [] })).not.toContain('payday')
})

test('a hospital bill on which nothing is agreed is asked about before it is paid', () => {
  const bill: Debt = { kind: 'medical', balance: 12_000 }
  const plan = planOf({ debts: [bill], monthlySurplus: 100, income: 38_000 })
  expect(plainText(plan.title)).toBe('Ask the hospital for help before you pay the bill')
  expect(plainText(plan.summary)).toMatch(/^Before you pay the hospital/)
  const agreed = planOf({ debts: [{ ...bill, minPayment: 100 }], monthlySurplus: 100 })
  expect(plainText(agreed.summary)).not.toContain('Before you pay the hospital')
})

// 4,000 less four months of 430 is 2,280.
test('deferred interest that will come back stands in the summary', () => {
  const store: Debt = { ...card(4_000, 0.27, 80), promoEnds: '2027-03-31', deferredInterest: true }
  const auto: Debt = { kind: 'auto', balance: 9_000, rate: 0.065, minPayment: 250 }
  const household = { debts: [store, auto], savings: 1_500 }
  expect(summaryOf({ ...household, monthlySurplus: 350 })).toContain('At this pace $2,280 is left')
  expect(summaryOf({ ...household, monthlySurplus: 1_000 })).not.toContain('At this pace')
})

test('whoever lost the job is told what becomes of a 401(k) loan, and in time', () => {
  const loan: Debt = { kind: 'plan_loan', balance: 8_000, rate: 0.085, minPayment: 200 }
  const plan = (employment: 'employed' | 'unemployed') =>
    planOf({ debts: [loan], employment, savings: 2_000 })
  expect(statusOf(plan('unemployed'), 'plan-loan')).toBe('act')
  expect(statusOf(plan('employed'), 'plan-loan')).toBe('warn')
})

test('without pay the claim for benefits is filed first, nothing is sent beyond the minimum payments, and cards come last', () => {
  const plan = planOf({
    employment: 'unemployed',
    savings: 6_000,
    debts: [{ kind: 'credit_card', balance: 18_000, rate: 0.24, minPayment: 540 }],
  })
  expect(plainText(plan.title)).toBe('Hold the debts steady until pay returns')
  expect(plan.totalAmount).toBe(540)
  expect(plainText(plan.summary)).toContain('food, housing, power and the car come first, and cards last')
  expect(stepIds(plan)).toContain('unemployment')
  expect(plan.checks.map(({ id }) => id)).not.toContain('consolidate')
  const paid = planOf({
    employment: 'unemployed',
    unemploymentMonthly: 1_600,
    debts: [{ kind: 'credit_card', balance: 18_000 }],
  })
  expect(stepIds(paid)).not.toContain('unemployment')
})

// 305 and 75 stand in the month's 3,040 of 3,100; of the 60 that are left the hospital is offered half.
test('a hospital bill on which nothing is agreed takes no money that the month has not got', () => {
  const plan = planOf({
    takeHomeMonthly: 3_100,
    monthlyExpenses: 3_040,
    monthlySurplus: 60,
    savings: 400,
    deductible: 1_000,
    debts: [
      { kind: 'auto', balance: 9_800, rate: 0.115, minPayment: 305 },
      { kind: 'medical', balance: 7_500, rate: 0 },
      { kind: 'pay_later', balance: 900, rate: 0, minPayment: 75 },
    ],
  })
  expect(plan.allocations.map(({ label, amount }) => [plainText(label), amount])).toEqual([
    ['First cushion', 30],
    ['Car loan', 305],
    ['Medical bill', 30],
    ['Buy-now-pay-later plan', 75],
  ])
})

test('who works for themselves hears that estimated tax of this year is no debt yet', () => {
  const debts: Debt[] = [{ kind: 'tax', balance: 4_000, minPayment: 100 }]
  const detail = (employment: 'self_employed' | 'employed') =>
    detailOf(planOf({ debts, employment, monthlySurplus: 300 }), 'tax')
  expect(detail('self_employed')).toContain('it is no debt yet and no plan is needed')
  expect(detail('self_employed')).toContain('pay it by Jan 15, 2027')
  expect(detail('employed')).not.toContain('no debt yet')
})

test('who cannot meet what is asked hears where help is, and of no extra that there is not', () => {
  const plan = planOf({
    debts: [{ kind: 'credit_card', balance: 9_000, rate: 0.27, minPayment: 300 }],
    debtPaymentMonthly: 150,
    savings: 150,
    monthlyExpenses: 2_000,
  })
  expect(detailOf(plan, 'help')).toContain('Dial 211')
  expect(detailOf(plan, 'starter')).toContain('as soon as the month leaves something')
})

test('where a counselor comes first, an offer of a loan is spoken of after that', () => {
  const plan = planOf({
    income: 48_000,
    debts: [{ kind: 'credit_card', balance: 30_000, rate: 0.27, minPayment: 800 }],
    debtPaymentMonthly: 900,
    debtOfferKind: 'home',
    debtOfferRate: 0.09,
    debtOfferYears: 10,
  })
  const summary = plainText(plan.summary)
  expect(plainText(plan.title)).toContain('nonprofit credit counselor')
  expect(summary.indexOf('nonprofit credit counselor first')).toBeLessThan(
    summary.indexOf('this lender could'),
  )
  expect(summary).toContain('this lender could')
})

test('a hospital bill with an agreed payment goes on being paid while help is asked for', () => {
  const how = (minPayment?: number) => {
    const bill: Debt = { kind: 'medical', balance: 3_800, rate: 0, ...(minPayment ? { minPayment } : {}) }
    const plan = planOf({ debts: [card(4_000, 0.25, 120), bill], monthlySurplus: 300 })
    return plainText(plan.nextSteps.find(({ id }) => id === 'hospital')?.how ?? '')
  }
  expect(how(100)).toContain('go on with the payment that is agreed')
  expect(how()).toContain('keep its payment apart')
})

test('a hospital bill that a collector has not proven gets no payment while help is asked for', () => {
  const bill: Debt = { kind: 'medical', balance: 3_200, rate: 0, minPayment: 0, isInCollections: true }
  const plan = planOf({ debts: [card(7_400, 0.219, 215), bill], monthlySurplus: 300 })
  const { title, how } = plan.nextSteps.find(({ id }) => id === 'hospital')!
  expect(plainText(title)).toBe('Ask the hospital for financial assistance before you pay the bill')
  expect(plainText(how)).toContain('pay nothing on what a collector has not proven until the answer comes')
  expect(plainText(how)).not.toContain('go on with the payment')
})

test('nobody who is retired is warned of a loan from the plan of a job', () => {
  const household: Household = { debts: [card(4_000, 0.25, 120)], monthlySurplus: 300 }
  expect(detailOf(planOf({ ...household, employment: 'retired' }), 'secured')).not.toContain('401(k)')
  expect(detailOf(planOf({ ...household, employment: 'employed' }), 'secured')).toContain('401(k)')
})

test('nothing past due, told as no dollars, is nothing late', () => {
  const calm: Household = {
    debts: [
      { kind: 'credit_card', balance: 8_200, rate: 0.279, minPayment: 250 },
      { kind: 'auto', balance: 9_500, rate: 0.085, minPayment: 255 },
    ],
    debtPaymentMonthly: 560,
    income: 22_000,
    monthlyRent: 780,
    savings: 2_000,
    behindOnDebts: false,
  }
  const titleOf = (household: Household) => plainText(planOf(household).title)
  expect(titleOf({ ...calm, pastDueBills: 0 })).toBe(titleOf(calm))
})
