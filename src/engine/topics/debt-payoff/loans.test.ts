import { expect, test } from 'vitest'
import type { Debt } from '../../facts/debts.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { amountOf, detailOf, planOf, statusOf, stepIds, workOf } from './plan-for-tests.ts'

const federal = (balance: number, rate: number): Debt => ({
  kind: 'student_loan',
  loanType: 'federal',
  balance,
  rate,
})
const nurse: Household = {
  debts: [federal(68_000, 0.063), { kind: 'credit_card', balance: 4_200, rate: 0.2299, minPayment: 120 }],
  monthlySurplus: 350,
  agi: 71_000,
  maritalStatus: 'single',
  numDependents: 1,
  publicServiceJob: true,
  pslfPayments: 54,
  incomeDrivenPlan: 'ibr',
}

// 15 % of (71,000 − 150 % of 21,640) ÷ 12, and 7 % of 71,000 ÷ 12 − 50.
test('loans on the way to public-service forgiveness get what is required and nothing more', () => {
  const { loans, paid } = workOf(nurse)
  expect(loans?.merged.minimum.value).toBe(481.75)
  expect(loans?.cheaper?.option.payment.value).toBe(364.17)
  expect(loans?.paymentsLeft?.value).toBe(66)
  expect(paid.map(({ kind }) => kind)).toEqual(['credit_card'])
  expect(amountOf(planOf(nurse), 'Credit card')).toBe(470)
})

// One person of 2026 keeps 23,940; 15% of 500 more is 6.25 a month, which the rule for small payments makes 10.
test('a plan that rests on the rule for small payments says that it is not confirmed, and no other does', () => {
  const methodAt = (agi: number) =>
    plainText(
      planOf({ debts: [federal(30_000, 0.06)], agi, incomeDrivenPlan: 'ibr', numDependents: 0 }).method,
    )
  const small = 'Least payment of an income plan, where little is due'
  expect(methodAt(24_440)).toContain(small)
  for (const agi of [20_000, 40_000]) expect(methodAt(agi)).not.toContain(small)
})

// A fresh ten years of 48,000 at 5.8 % would ask for 528 and leave something to forgive after 62 payments that count; the loan's
// own ten years end with the 120th. At 110,000 Income-Based Repayment asks for the same 528, its cap, and counts.
test('nobody in public service is sent to a fixed payment after SAVE', () => {
  const teacher: Household = {
    ...nurse,
    debts: [federal(48_000, 0.058)],
    agi: 110_000,
    numDependents: 0,
    pslfPayments: 62,
    incomeDrivenPlan: 'save',
    newStudentBorrower: true,
  }
  const { loans } = workOf(teacher)
  expect(loans?.chosen.plan).toBe('income_based')
  expect(loans?.chosen.payment.value).toBeCloseTo(528.09, 1)
})

// 15% of 120,000 − 23,940 is 1,200 a month, RAP 1,000; both above the 109 that pay 10,000 at 5.5% in ten years.
test('public service that would leave nothing to forgive keeps no loan from being paid', () => {
  const small = { ...nurse, debts: [federal(10_000, 0.055)], agi: 120_000, numDependents: 0, savings: 30_000 }
  const outpaid = workOf({ ...small, pslfPayments: 0 }).loans
  expect([outpaid?.isOutpaid, outpaid?.paymentsLeft, outpaid?.isApart]).toEqual([true, undefined, false])
  expect(statusOf(planOf({ ...small, pslfPayments: 0 }), 'service')).toBe('warn')
  expect(workOf({ ...small, pslfPayments: 60 }).loans?.paymentsLeft?.value).toBe(60)
})

const onSave: Household = {
  debts: [federal(42_000, 0.058), { kind: 'auto', balance: 9_500, rate: 0.074, minPayment: 240 }],
  monthlySurplus: 250,
  agi: 48_000,
  incomeDrivenPlan: 'save',
  saveNoticeDate: '2026-10-05',
}

// 4 % of 48,000 ÷ 12 = 160; 42,000 at 5.8 % costs 203 a month, of which 160 are paid and 50 matched.
test('a borrower on SAVE chooses the lowest plan that is open, before the notice runs out', () => {
  const { loans } = workOf(onSave)
  expect([loans?.chosen.plan, loans?.chosen.payment.value]).toEqual(['repayment_assistance', 160])
  expect(loans?.effectiveRate?.value).toBeCloseTo((110 * 12) / 42_000, 10)
  const step = planOf(onSave).nextSteps.find(({ id }) => id === 'save')
  expect(plainText(step?.title ?? '')).toContain('Jan 3, 2027')
})

// 470.52 a month end 42,000 at 6.2 % in ten years; 5 % of 58,000 ÷ 12 is 241.67, and 360 of them are 87,001.
test('after SAVE the fixed payment is chosen where the month has it and it costs less in all', () => {
  const household: Household = {
    debts: [federal(42_000, 0.062)],
    income: 58_000,
    maritalStatus: 'single',
    incomeDrivenPlan: 'save',
    savings: 15_000,
    monthlyExpenses: 3_000,
  }
  const { loans, extra } = workOf({ ...household, monthlySurplus: 600 })
  expect([loans?.chosen.plan, loans?.chosen.payment.value]).toEqual(['standard', 470.52])
  expect(extra.value).toBeCloseTo(600 - 470.52, 6)
  const plan = planOf({ ...household, monthlySurplus: 600 })
  expect(amountOf(plan, 'Student loan')).toBe(600)
  expect(plainText(plan.summary)).toContain('If months get too tight, ask for the Repayment Assistance Plan')
  // Where the month has less than that, the lowest stays; where nobody said, it is named.
  expect(workOf({ ...household, monthlySurplus: 400 }).loans?.chosen.plan).toBe('repayment_assistance')
  expect(plainText(planOf(household).summary)).toContain(
    'If you can pay $471 a month, the Standard plan costs',
  )
  // A loan that forgiveness makes cheaper in all is not paid by a fixed payment, whoever could.
  const heavy: Household = { ...household, debts: [federal(120_000, 0.068)], income: 70_000 }
  expect(workOf({ ...heavy, monthlySurplus: 1_500 }).loans?.chosen.plan).toBe('repayment_assistance')
})

test('whoever is on SAVE hears first that it has ended, whatever becomes of the extra', () => {
  const alone = { debts: [federal(38_000, 0.06)], incomeDrivenPlan: 'save', income: 55_000 } as const
  for (const household of [onSave, { ...alone, debts: [...alone.debts] }])
    expect(plainText(planOf(household).summary)).toMatch(/^SAVE has ended: choose the/)
})

// Nothing is paid while SAVE is held up: the 160 begin now, and 90 of the 250 are left beside the car's 240.
test('on the Repayment Assistance Plan a loan that costs less than savings pay is not paid faster', () => {
  const withFund = { ...onSave, savings: 20_000 }
  expect(amountOf(planOf(withFund), 'Car loan')).toBe(330)
  expect(amountOf(planOf(withFund), 'Student loan')).toBe(160)
})

test('a Parent PLUS loan is offered no plan that follows income, and a new loan is stopped first', () => {
  const plan = planOf({
    debts: [
      { kind: 'student_loan', loanType: 'parent_plus', balance: 38_000, rate: 0.0805, minPayment: 463 },
      { ...federal(12_000, 0.045), minPayment: 125 },
    ],
    monthlySurplus: 400,
    newLoanPlanned: true,
  })
  expect(plainText(plan.summary)).toMatch(/^Stop before you sign/)
  expect(stepIds(plan)).toContain('new-loan')
  expect(statusOf(plan, 'new-loan')).toBe('act')
  expect(JSON.stringify(plan)).not.toContain('Payment under the Repayment Assistance Plan')
})

// IRS Pub. 555: on separate returns each spouse reports half of the community income.
test('in a community property state separate returns are said to split what both earn', () => {
  const stepsOf = (state: Household['state']) =>
    detailOf(planOf({ ...onSave, maritalStatus: 'married', state }), 'filing')
  expect(stepsOf('TX')).toContain('an equal share of what both earn')
  expect(stepsOf('NY')).toContain('only their own income')
})

test('how a couple files is said under every plan that follows income, and to nobody who is single', () => {
  const filingOf = (plan: Household['incomeDrivenPlan'], maritalStatus: Household['maritalStatus']) =>
    statusOf(planOf({ ...onSave, incomeDrivenPlan: plan, maritalStatus }), 'filing')
  for (const plan of ['save', 'ibr', 'rap'] as const) {
    expect(filingOf(plan, 'married'), plan).toBe('warn')
    expect(filingOf(plan, 'single'), plan).toBeUndefined()
  }
})

// 61,000 asks for 6% ÷ 12 = 305; interest is 42,000 × 5.8% ÷ 12 = 203, and 102 of principal is above the match of 50.
test('a loan whose payment covers interest and more is not said to cost less on the assistance plan', () => {
  const loan = (balance: number): Household => ({
    debts: [{ kind: 'student_loan', loanType: 'federal', balance, rate: 0.058 }],
    income: 61_000,
    maritalStatus: 'single',
    incomeDrivenPlan: 'rap',
  })
  expect(statusOf(planOf(loan(42_000)), 'assistance')).toBeUndefined()
  expect(statusOf(planOf(loan(90_000)), 'assistance')).toBe('pass')
})

test('a Parent PLUS that public service can forgive gets what is asked and no more', () => {
  const plus: Household = {
    debts: [{ kind: 'student_loan', loanType: 'parent_plus', balance: 60_000, rate: 0.08, minPayment: 700 }],
    monthlySurplus: 300,
    savings: 10_000,
    publicServiceJob: true,
  }
  const forgiven = planOf({ ...plus, parentPlusConsolidated: true })
  expect(amountOf(forgiven, 'Parent PLUS loan')).toBe(700)
  expect(stepIds(forgiven)).not.toContain('spare')
  expect(plainText(forgiven.summary)).not.toContain('less than')
  expect(detailOf(forgiven, 'parent-plus')).toContain('counts toward public-service forgiveness')
  expect(amountOf(planOf({ ...plus, parentPlusConsolidated: false }), 'Parent PLUS loan')).toBe(1_000)
})

// 36 payments of 310 are asked; RAP takes 6% of 62,000 ÷ 12 = 310, and 5% of 60,000 ÷ 12 = 250 at the lower pay.
test('a plan is called cheaper against the bill of today, not against a formula that nobody bills', () => {
  const teacher = (agi: number): Household => ({
    debts: [{ ...federal(51_000, 0.06), minPayment: 310 }],
    agi,
    maritalStatus: 'single',
    numDependents: 0,
    publicServiceJob: true,
    pslfPayments: 84,
    incomeDrivenPlan: 'ibr',
    monthlySurplus: 300,
  })
  expect(workOf(teacher(62_000)).loans?.cheaper).toBeUndefined()
  expect(stepIds(planOf(teacher(62_000)))).not.toContain('cheaper-plan')
  const { cheaper } = workOf(teacher(60_000)).loans ?? {}
  expect([cheaper?.option.payment.value, cheaper?.saved.value]).toEqual([250, 36 * 60])
})

// 15% of 64,000 − 23,940 over 12 is 500.75; interest is 544 a month, so 43.25 wait: 20 × 43.25 = 865 beside 96,000.
// RAP: 6% of 64,000 over 12 is 320, and 360 − 280 payments.
test('payments that count already bring forgiveness nearer, by the term of each plan', () => {
  const near: Household = {
    debts: [federal(96_000, 0.068)],
    agi: 64_000,
    maritalStatus: 'single',
    numDependents: 0,
    incomeDrivenPlan: 'ibr',
    monthlySurplus: 500,
    incomePlanPayments: 280,
  }
  const { loans } = workOf(near)
  expect(loans?.options.map(({ plan, months }) => [plan, months.value])).toEqual([
    ['standard', 120],
    ['income_based', 20],
    ['repayment_assistance', 80],
  ])
  expect(loans?.chosen.total.value).toBeCloseTo(20 * 500.75, 6)
  expect(loans?.chosen.forgiven.value).toBe(96_865)
  const plan = planOf(near)
  expect(plainText(plan.summary)).toContain('After 20 months more about $96,865 is forgiven')
  const tax = loans?.chosen.tax?.value ?? 0
  expect(detailOf(plan, 'forgiveness')).toContain(
    `$${Math.ceil(tax / 20).toLocaleString('en-US')} a month put aside`,
  )
  expect(statusOf(planOf({ ...near, incomePlanPayments: 300 }), 'forgiveness')).toBe('act')
})

// IBR: 300 × 425.75 and the tax on 54,302 and more that wait; RAP: 360 payments of 241.67 and the tax on 57,000.
test('a plan that asks for less now and costs less in all is compared, and no low payment is called the dearer one', () => {
  const borrower: Household = {
    debts: [federal(75_000, 0.0636)],
    agi: 58_000,
    maritalStatus: 'single',
    numDependents: 0,
    incomeDrivenPlan: 'ibr',
    monthlySurplus: 200,
  }
  const { cheaper, chosen, options } = workOf(borrower).loans ?? {}
  const rap = options?.find(({ plan }) => plan === 'repayment_assistance')
  expect(cheaper?.option.plan).toBe('repayment_assistance')
  expect(rap?.total.value).toBeCloseTo(360 * 241.67, 6)
  expect(cheaper?.saved.value).toBeCloseTo(
    300 * 425.75 + (chosen?.tax?.value ?? 0) - 360 * 241.67 - (rap?.tax?.value ?? 0),
    6,
  )
  const plan = planOf(borrower)
  expect(plainText(plan.nextSteps.find(({ id }) => id === 'cheaper-plan')?.why ?? '')).toContain(
    'Say first how many payments count already',
  )
  expect(statusOf(plan, 'least-in-all')).toBeUndefined()
  expect(workOf({ ...borrower, incomePlanPayments: 290 }).loans?.cheaper).toBeUndefined()
})

// PAYE goes on as Income-Based Repayment when it ends, at the same payment: the two cost the same in all.
test('a plan that costs as much in all is not said to cost less', () => {
  const plan = planOf({
    debts: [{ ...federal(58_700, 0.061), minPayment: 271 }],
    ...{ agi: 69_400, maritalStatus: 'single', numDependents: 0, incomeDrivenPlan: 'paye' },
    ...{ newStudentBorrower: true, publicServiceJob: false, incomePlanPayments: 70, monthlySurplus: 900 },
  })
  expect(statusOf(plan, 'forgiveness')).toBe('warn')
  expect(statusOf(plan, 'least-in-all')).toBeUndefined()
})

test('a long term on a federal loan or a car is no reason for a counselor, on a card it is', () => {
  const long = (kind: Debt['kind'], loanType?: 'parent_plus') =>
    workOf({
      debts: [{ kind, ...(loanType && { loanType }), balance: 70_000, rate: 0.085, minPayment: 900 }],
      debtPaymentMonthly: 1_200,
    }).stage
  expect(long('student_loan', 'parent_plus')).toBe('payoff')
  expect(long('auto')).toBe('payoff')
  expect(long('credit_card')).toBe('counsel')
})

test('whoever lost pay asks for a payment by the income of today, and does not wait for the yearly day', () => {
  const household: Household = { debts: [federal(38_000, 0.06)], incomeDrivenPlan: 'ibr', numDependents: 0 }
  const title = (more: Household) =>
    plainText(planOf({ ...household, ...more }).nextSteps.find(({ id }) => id === 'recertify')?.title ?? '')
  expect(title({ employment: 'unemployed' })).toBe('Ask for a payment by your income of today')
  expect(title({ income: 58_000 })).toBe('Find the day on which you must confirm your income')
})

// Income-Based Repayment would ask for 375.75 and is capped by the Standard payment, which pays the loan off in the
// 120 payments; RAP: 5% of 54,000 over 12 is 225.
test('in public service nobody is left on an assumed plan that leaves nothing to forgive', () => {
  const teacher: Household = {
    debts: [federal(31_000, 0.05)],
    agi: 54_000,
    maritalStatus: 'single',
    numDependents: 0,
    publicServiceJob: true,
    monthlySurplus: 300,
  }
  const { chosen, options, merged } = workOf(teacher).loans ?? {}
  expect(options?.map(({ plan, forgiven }) => [plan, forgiven.value > 0])).toEqual([
    ['standard', false],
    ['income_based', false],
    ['repayment_assistance', true],
  ])
  expect([chosen?.plan, merged?.minimum.value]).toEqual(['repayment_assistance', 225])
  expect(stepIds(planOf(teacher))).toContain('service-plan')
  const told = workOf({ ...teacher, incomeDrivenPlan: 'ibr' }).loans
  expect([told?.current?.plan, told?.move?.to.plan]).toEqual(['income_based', 'repayment_assistance'])
})

// Internal Revenue Code section 221 and Rev. Proc. 2025-32: 2,500, and for one person nothing from 100,000 of income on.
test('who keeps a student loan hears that its interest is deducted, and up to which income', () => {
  const borrower = (more: Household) =>
    planOf({ debts: [{ kind: 'student_loan', balance: 24_000, rate: 0.055 }], monthlySurplus: 200, ...more })
  expect(detailOf(borrower({ income: 60_000 }), 'loan-interest')).toContain('Up to $2,500 a year')
  expect(statusOf(borrower({ income: 100_000 }), 'loan-interest')).toBeUndefined()
  expect(
    statusOf(borrower({ income: 60_000, filingStatus: 'married_separate' }), 'loan-interest'),
  ).toBeUndefined()
})

// 34 CFR 685.217: 5,000, and 17,500 for mathematics, science and special education, after five years in a row.
test('who counts on public-service forgiveness hears that the years of teaching count once', () => {
  const plan = planOf({
    debts: [federal(45_000, 0.06)],
    income: 52_000,
    publicServiceJob: true,
    incomeDrivenPlan: 'ibr',
    pslfPayments: 50,
  })
  const said = detailOf(plan, 'service')
  expect(said).toContain('up to $5,000, or up to $17,500 for mathematics, science and special education')
  expect(said).toContain('after 5 years in a row; the same years do not count for both')
})

// P.L. 119-21: all federal loans of a student together; a Parent PLUS is counted apart.
test('who thinks of a new loan of their own hears what a student may borrow in all', () => {
  const plan = planOf({
    debts: [federal(120_000, 0.07)],
    income: 60_000,
    newLoanPlanned: true,
    incomeDrivenPlan: 'ibr',
  })
  expect(detailOf(plan, 'new-loan')).toContain('at most $257,500 of federal loans in a lifetime')
})

// 20% of what 92,000 is above 27,320, over 12, is 1,078; the second formula asks for the 600 that are billed. After 19 of
// them the Standard payment of what is left holds Income-Based Repayment at 561.
test('whoever is on Income-Contingent Repayment pays what is billed, where that is less than its first formula', () => {
  const { loans } = workOf({
    maritalStatus: 'married',
    state: 'NC',
    agi: 92_000,
    dependents: [19],
    debts: [{ kind: 'student_loan', loanType: 'parent_plus', balance: 54_000, rate: 0.07, minPayment: 600 }],
    incomeDrivenPlan: 'icr',
    parentPlusConsolidated: true,
    publicServiceJob: true,
    pslfPayments: 40,
  })
  expect(loans?.chosen.payment.value).toBe(600)
  expect(Math.round(loans?.chosen.next?.payment.value ?? 0)).toBe(561)
})

// Aug 1 and 90 days are Oct 30, 2026. 52,000 at 6% over ten years is 577.31 a month.
test('whoever let the days after a SAVE notice pass hears what is billed until the new plan is confirmed', () => {
  const held: Household = {
    maritalStatus: 'single',
    state: 'HI',
    agi: 66_000,
    debts: [{ kind: 'student_loan', loanType: 'federal', balance: 52_000, rate: 0.06 }],
    incomeDrivenPlan: 'save',
    publicServiceJob: true,
    pslfPayments: 70,
    newStudentBorrower: true,
  }
  const late = plainText(planOf({ ...held, saveNoticeDate: '2026-08-01' }).summary)
  expect(late).toContain('moved to the Standard plan, about $577 a month')
  expect(plainText(planOf({ ...held, saveNoticeDate: '2026-11-01' }).summary)).not.toContain('most likely')
})

test('where nobody said how many payments count, the payments that are left are said to rest on none', () => {
  const served: Household = {
    maritalStatus: 'single',
    agi: 62_000,
    debts: [{ kind: 'student_loan', loanType: 'federal', balance: 64_000, rate: 0.06, minPayment: 380 }],
    incomeDrivenPlan: 'ibr',
    publicServiceJob: true,
  }
  const rests = 'if none counts yet: your account at studentaid.gov shows how many do'
  expect(plainText(planOf(served).summary)).toContain(rests)
  expect(plainText(planOf({ ...served, pslfPayments: 40 }).summary)).not.toContain(rests)
})

test('nobody is warned of closing a plan that is closed to a Parent PLUS already', () => {
  const plus: Debt = {
    kind: 'student_loan',
    loanType: 'parent_plus',
    balance: 30_000,
    rate: 0.08,
    minPayment: 360,
  }
  const ids = (household: Household) => planOf(household).checks.map(({ id }) => id)
  expect(ids({ debts: [plus], agi: 70_000 })).not.toContain('new-loan')
  expect(ids({ debts: [plus], agi: 70_000, parentPlusConsolidated: true })).toContain('new-loan')
  expect(ids({ debts: [plus, federal(9_000, 0.05)], agi: 70_000 })).toContain('new-loan')
})
