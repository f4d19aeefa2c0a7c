import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { collegeSavings } from './college/college-savings.ts'
import { debtPayoffTopic as debtPayoff } from './debt-payoff/debt-payoff.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'
import { lumpSumInvest } from './lump-sum/lump-sum-invest.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'
import { rollover } from './rollover/rollover.ts'
import { rothVsTraditional } from './roth/roth-vs-traditional.ts'
import { termLife } from './term-life/term-life.ts'

const context = sketchContext(draftContext('2026-11-26'))

const late: Household = {
  age: 40,
  filingStatus: 'single',
  state: 'OH',
  income: 70_000,
  employment: 'employed',
  savings: 6_000,
  monthlyExpenses: 3_000,
  monthlySurplus: 300,
  getsWholeMatch: true,
  pastDueBills: 2_500,
  debts: [],
}

const forCollege: Household = { ...late, dependents: [10], collegeMonthly: 300, retirementOnTrack: true }

test('the fund, college and the next dollar pay late bills from cash, by the first dated step', () => {
  for (const plan of [
    wholePlan(emergencyFund, late, context),
    wholePlan(collegeSavings, forCollege, context),
    wholePlan(nextDollar, late, context),
  ]) {
    const [first] = plan.nextSteps
    expect(plainText(first?.title ?? '')).toBe('Pay $2,500 of late bills from your cash')
    expect(first?.dueDate).toBe('2026-11-30')
    expect(plan.checks.find(({ id }) => id === 'late')?.status).toBe('act')
  }
})

// 6,000 − 2,500 stay, so of 4 months of 3,000 there are 8,500 to save: 29 months at 300.
test('what pays late bills is no part of the fund', () => {
  const plan = wholePlan(emergencyFund, late, context)
  expect(plan.figures.find(({ id }) => id === 'gap')?.value).toBe(8_500)
  expect(plainText(plan.summary)).toMatch(/^Pay the \$2,500 that is late first, from your cash\./)
  expect(plan.figures.find(({ id }) => id === 'date.full')?.value).toBe('2029-04-26')
})

// 600 of 2,500 from cash; 1,900 late and 1,500 of starter cushion take 3,400 ÷ 300, 12 months.
test('late bills that cash does not cover take the first months, before the cushion', () => {
  const plan = wholePlan(emergencyFund, { ...late, savings: 600 }, context)
  expect(plan.figures.find(({ id }) => id === 'date.starter')?.value).toBe('2027-11-26')
  const college = wholePlan(collegeSavings, { ...forCollege, savings: 600 }, context)
  expect(plainText(college.title)).toBe('Pay what is late first, then save for college')
  expect(plainText(college.allocations[0]?.label ?? '')).toBe('Bills past due first')
})

const home: Household = {
  ...forCollege,
  amount: 20_000,
  debts: [
    {
      kind: 'mortgage',
      balance: 180_000,
      rate: 0.06,
      minPayment: 1_500,
      isPastDue: true,
      monthsBehind: 2,
    },
    { kind: 'credit_card', balance: 3_000, rate: 0.2, minPayment: 100, isPastDue: true },
  ],
  suedForDebt: true,
  courtAnswerDue: '2026-12-10',
  behindOnSupport: true,
}

test('a court paper, a late home and support in arrears stand among the first steps of every topic', () => {
  const { pastDueBills: _, ...told } = home
  for (const topic of [emergencyFund, collegeSavings, nextDollar, lumpSumInvest]) {
    const plan = wholePlan(topic, told, context)
    const first = plan.nextSteps.slice(0, 5).map(({ id }) => id)
    expect(first).toEqual(expect.arrayContaining(['court', 'mortgage-late', 'support']))
    expect(first[0]).toBe('court')
    expect(plan.checks.find(({ id }) => id === 'mortgage-late')?.status).toBe('act')
  }
  // Two payments of 1,500 are brought up to date; nothing goes to the card that may be in court.
  const sum = wholePlan(lumpSumInvest, told, context)
  expect(sum.allocations.find(({ label }) => plainText(label) === 'Bills past due')?.amount).toBe(3_000)
})

// The loan comes due at 460 within two weeks; 900 of rent and power are late.
test('without pay a payday loan is not renewed, and late bills are called about before cash goes there', () => {
  const out: Household = {
    ...late,
    employment: 'unemployed',
    income: 0,
    formerPay: 40_000,
    separationDate: '2026-09-10',
    savings: 1_000,
    pastDueBills: 900,
    debts: [{ kind: 'payday', balance: 400, rate: 3.9, minPayment: 460 }],
  }
  const { monthlySurplus: _, ...told } = out
  const plan = wholePlan(emergencyFund, told, context)
  const titles = plan.nextSteps.map(({ title }) => plainText(title))
  expect(titles).toContain('Call whoever you owe the $900 that is late')
  expect(titles).toContain('Tell the payday lender that you will not renew')
  expect(plainText(plan.checks.find(({ id }) => id === 'debts')?.title ?? '')).toBe('Do not renew it')
})

const besides = { ...late, planBalance: 60_000, hasWorkplacePlan: true, contributionRate: 0.12 }
const wholeMatch: Household = { ...besides, employerMatch: { rate: 1, upTo: 0.05 } }

test('a rollover, a Roth plan and life insurance name late bills, and pay them within days', () => {
  for (const topic of [rollover, rothVsTraditional, termLife]) {
    const plan = wholePlan(topic, wholeMatch, context)
    const [first, second] = plan.nextSteps.map(({ title }) => plainText(title))
    expect([first, second]).toContain('Pay $2,500 of late bills from your cash')
    expect(plainText(plan.summary)).toContain('Pay the $2,500 that is late first, from your cash.')
    expect(plan.checks.find(({ id }) => id === 'late')?.status).toBe('act')
  }
})

// 3,000 − 2,500 leave 500 of a starter cushion of 1,500.
test('the starter cushion of a Roth plan is what is left once late bills are paid', () => {
  const plan = wholePlan(rothVsTraditional, { ...wholeMatch, savings: 3_000 }, context)
  const before = plan.checks.find(({ id }) => id === 'before')
  expect(plainText(before?.detail ?? '')).toContain('Bring your $500 of cash to $1,500')
  expect(plainText(plan.summary)).toContain('Then, beyond what earns a match: a starter cushion of $1,500.')
})

test('a court paper and a late home stand among the first steps beside a rollover, a Roth plan and life insurance', () => {
  const { pastDueBills: _, ...told } = { ...home, ...besides, debts: home.debts ?? [] }
  for (const topic of [rollover, rothVsTraditional, termLife]) {
    const plan = wholePlan(topic, told, context)
    const steps = plan.nextSteps.map(({ id }) => id)
    expect(steps[0]).toBe('court')
    expect(steps).toEqual(expect.arrayContaining(['mortgage-late', 'late', 'support']))
    expect(plan.checks.find(({ id }) => id === 'mortgage-late')?.status).toBe('act')
  }
})

// What cash there is has to last until pay returns.
test('without pay a late bill is called about, beside a rollover as beside the fund', () => {
  const plan = wholePlan(
    rollover,
    { ...wholeMatch, employment: 'unemployed', income: 0, separationDate: '2026-11-01' },
    context,
  )
  expect(plan.nextSteps.map(({ title }) => plainText(title))).toContain(
    'Call whoever you owe the $2,500 that is late',
  )
})

// 675 are two payments of 165 on a card in court and one of 345 on a car: what can be brought up to date is the car's.
test('what is late holds nothing of a debt in court, on which nothing is paid before the answer', () => {
  const sued: Household = {
    ...late,
    savings: 900,
    pastDueBills: 675,
    debts: [
      { kind: 'credit_card', balance: 5_400, rate: 0.27, minPayment: 165, isPastDue: true, monthsBehind: 2 },
      { kind: 'auto', balance: 11_800, rate: 0.06, minPayment: 345, isPastDue: true, monthsBehind: 1 },
    ],
  }
  const paid = (household: Household) => {
    const plan = wholePlan(emergencyFund, household, context)
    return plainText(plan.nextSteps.find(({ id }) => id === 'late')?.title ?? '')
  }
  expect(paid(sued)).toBe('Pay $675 of late bills from your cash')
  const [card, car] = sued.debts ?? []
  const inCourt = { ...sued, suedForDebt: true, debts: [{ ...card, isInCourt: true }, car] } as Household
  expect(paid(inCourt)).toBe('Pay $345 of late bills from your cash')
  // 400 were named: less than all that was missed, so nobody knows of which.
  expect(paid({ ...inCourt, pastDueBills: 400 })).toBe('Pay $400 of late bills from your cash')
})

// Months of costs that nobody told are no sum: life insurance works the costs out in a way of its own.
test('whoever tells cash only as months of costs that were not told gets every plan all the same', () => {
  const { savings: _cash, monthlyExpenses: _costs, monthlySurplus: _left, ...told } = late
  const parent: Household = {
    ...{ ...told, emergencyFundMonths: 3, maritalStatus: 'married', filingStatus: 'married_joint' },
    ...{ spouseAge: 38, spouseIncome: 0, dependents: [5] },
  }
  for (const topic of [termLife, rothVsTraditional, rollover])
    expect(wholePlan(topic, parent, context).nextSteps.length).toBeGreaterThan(0)
})

const carLate: Household = {
  ...late,
  dependents: [10],
  retirementOnTrack: true,
  employment: 'unemployed',
  income: 0,
  formerPay: 70_000,
  separationDate: '2026-11-13',
  unemploymentMonthly: 1_500,
  savings: 2_150,
  pastDueBills: 724,
  debts: [
    { kind: 'auto', balance: 14_300, rate: 0.074, minPayment: 362, isPastDue: true, monthsBehind: 2 },
    { kind: 'credit_card', balance: 7_850, rate: 0.2349, minPayment: 205 },
  ],
}

// 2 × 362 = 724 of 2,150, so 1,426 stays: more than the least cushion of 1,000.
test('while a pay is gone, cash makes the late payments of a car in every topic, and what stays is counted', () => {
  for (const topic of [emergencyFund, collegeSavings, nextDollar, debtPayoff, termLife, rollover]) {
    const plan = wholePlan(topic as typeof emergencyFund, carLate, context)
    expect(plan.figures.find(({ id }) => id === 'late.now')?.value, plan.topic).toBe(724)
  }
  for (const topic of [emergencyFund, debtPayoff]) {
    const plan = wholePlan(topic as typeof emergencyFund, carLate, context)
    expect(plan.figures.find(({ id }) => id === 'cash.after-late')?.value).toBe(1_426)
    expect(plainText(plan.summary)).toContain('$724')
  }
  // 1,500 − 724 = 776: what there is has to last, so the lender is called first.
  const short = wholePlan(emergencyFund, { ...carLate, savings: 1_500 }, context)
  expect(plainText(short.nextSteps[0]?.title ?? '')).toBe('Call whoever you owe the $724 that is late')
  // Three payments and more: something else is late too.
  const more = wholePlan(emergencyFund, { ...carLate, savings: 4_000, pastDueBills: 2_000 }, context)
  expect(plainText(more.nextSteps[0]?.title ?? '')).toBe('Call whoever you owe the $2,000 that is late')
})
