import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { detailOf, planOf, statusOf, stepIds } from './plan-for-tests.ts'

const family: Household = {
  age: 36,
  spouseAge: 35,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'MO',
  dependents: [10, 7],
  income: 54_000,
  spouseIncome: 0,
  spouseOutOfWork: true,
  spouseFormerPay: 39_000,
  spouseSeparationDate: '2026-11-13',
  takeHomeMonthly: 3_700,
  monthlyExpenses: 4_900,
  savings: 2_600,
  debtPaymentMonthly: 1_350,
  debts: [
    { kind: 'credit_card', name: 'Store card', balance: 1_500, rate: 0.2999, minPayment: 50 },
    { kind: 'auto', balance: 13_200, rate: 0.074, minPayment: 345 },
  ],
}

// A bare month of 4,900 × 90% is 4,410; 3,700 go on, and 2,600 fill 710 a month for 3.66 months.
test('where a spouse lost the job nothing goes to a debt beyond what is asked, and the claim comes first', () => {
  const plan = planOf(family)
  expect(plainText(plan.title)).toBe('Hold the debts steady until pay returns')
  expect(plan.totalAmount).toBe(395)
  expect(plainText(plan.summary)).toContain(
    'Have your spouse apply for unemployment this week, and settle your health cover. While your spouse is out of work',
  )
  expect(stepIds(plan)[0]).toBe('unemployment')
  expect(stepIds(plan)).toContain('health')
  for (const id of ['extra', 'cash', 'autopay']) expect(stepIds(plan)).not.toContain(id)
  expect(detailOf(plan, 'runway')).toMatch(
    /^At a bare \$4,410 a month with \$3,700 a month of your own pay after tax it lasts 3\.6 months/,
  )
  // What was brought home until then is more than the other pay: that pay is counted after tax by the law instead.
  expect(detailOf(planOf({ ...family, takeHomeMonthly: 6_200 }), 'runway')).not.toContain('$6,200')
  // Paid again, the family pays ahead.
  const again = { ...family, spouseIncome: 39_000, takeHomeMonthly: 6_250 }
  expect(stepIds(planOf(again))).toContain('extra')
})

test('the sum that somebody named for debts is not sent once their own pay is gone', () => {
  const plan = planOf({
    ...family,
    employment: 'unemployed',
    income: 0,
    formerPay: 54_000,
    separationDate: '2026-11-13',
    spouseOutOfWork: false,
    spouseIncome: 39_000,
    unemploymentMonthly: 1_300,
    takeHomeMonthly: 2_900,
  })
  expect(plan.totalAmount).toBe(395)
  expect(plainText(plan.summary)).toContain('Settle your health cover. While your own pay is gone')
  // Benefits that run are not claimed again, and cover has its days all the same.
  expect(stepIds(plan)).not.toContain('unemployment')
  expect(stepIds(plan)).toContain('health')
  expect(statusOf(plan, 'runway')).toBeDefined()
})

const lostJob: Household = {
  age: 44,
  maritalStatus: 'divorced',
  filingStatus: 'head_of_household',
  state: 'MI',
  dependents: [12],
  employment: 'unemployed',
  income: 0,
  formerPay: 49_000,
  payThisYear: 44_000,
  separationDate: '2026-11-13',
  unemploymentMonthly: 1_600,
  takeHomeMonthly: 1_600,
  monthlyExpenses: 3_350,
  savings: 1_200,
  debtPaymentMonthly: 665,
  behindOnDebts: false,
  deductible: 1_500,
  debts: [
    { kind: 'credit_card', name: 'Visa', balance: 7_800, rate: 0.279, minPayment: 235 },
    {
      kind: 'credit_card',
      name: 'Store card',
      balance: 1_400,
      rate: 0.299,
      minPayment: 40,
      promoRate: 0,
      promoEnds: '2027-04-15',
      deferredInterest: true,
    },
    { kind: 'auto', balance: 13_200, rate: 0.115, minPayment: 340 },
    { kind: 'medical', balance: 2_600, rate: 0, minPayment: 50 },
  ],
}

test('without pay nobody is told to clear a card whose interest comes back: more time is asked for', () => {
  const plan = planOf(lostJob)
  const step = plan.nextSteps.find(({ id }) => id.startsWith('promo.'))
  expect(plainText(step?.title ?? '')).toBe('Ask for more time on the Store card before Apr 15, 2027')
  const check = plan.checks.find(({ id }) => id.startsWith('promotion.'))
  expect(check?.status).toBe('warn')
  expect(plainText(check?.detail ?? '')).not.toContain('Find that money')
  // Who is paid has it to find.
  const paid = planOf({ ...lostJob, employment: 'employed', income: 49_000, takeHomeMonthly: 3_350 })
  expect(paid.checks.find(({ id }) => id.startsWith('promotion.'))?.status).toBe('act')
})

// 44,000 of pay and 1,600 × 12 × 49 of 365 days of benefits, 2,578: 46,578. The credit for workers is 15.98% of 51,593 − 46,578, 801.
// The tax of 22,428 is 1,770 + 12% of 4,728, 2,337, of which the child credit of 2,200 leaves 137: 664 are paid out.
test('the credits that the pay of this year still brings are named while no pay comes in, to live on', () => {
  const { nextSteps, checks } = planOf(lostJob)
  const said = [
    ...nextSteps.filter(({ id }) => id === 'credits').map(({ why, how }) => [why, how]),
    ...checks.filter(({ id }) => id === 'credits').map(({ detail }) => [detail]),
  ]
  const words = said.flat().map(plainText).join(' ')
  expect(words).toContain('to live on first')
  expect(words).toContain('pay out about $660 beyond')
})

test('a plan of the minimum payments does not claim to save against them', () => {
  const { visualizations, alternatives } = planOf(family)
  const metrics = visualizations.flatMap((one) => (one.type === 'metrics' ? one.metrics : []))
  expect(metrics.map(({ label }) => plainText(label))).not.toContain('Saved against minimum payments')
  expect(plainText(alternatives[0]?.detail ?? '')).toBe(
    'Every minimum payment, and nothing beyond it until pay returns. A paid debt’s payment goes on to the next.',
  )
})

const owners: Household = {
  ...family,
  savings: 26_000,
  behindOnDebts: false,
  debts: [...(family.debts ?? []), { kind: 'mortgage', balance: 150_000, rate: 0.045, minPayment: 1_100 }],
}

// 710 a month are missing: 26,000 fill 36 months, 1,000 not two, and without cash there is none.
test('without a pay the servicer of the home is called where a payment was missed, or the cash is nearly gone', () => {
  expect(stepIds(planOf(owners))).not.toContain('mortgage-late')
  expect(statusOf(planOf(owners), 'mortgage-late')).toBeUndefined()
  const short = planOf({ ...owners, savings: 1_000 })
  expect(stepIds(short)).toContain('mortgage-late')
  expect(detailOf(short, 'mortgage-late')).toContain('before a payment is missed')
  const late = owners.debts?.map((debt) => (debt.kind === 'mortgage' ? { ...debt, isPastDue: true } : debt))
  expect(detailOf(planOf({ ...owners, debts: late }), 'mortgage-late')).toContain('before you miss more')
})

const served: Household = {
  ...family,
  state: 'TX',
  dependents: [3],
  income: 57_600,
  unemploymentMonthly: 2_320,
  takeHomeMonthly: 3_900,
  monthlyExpenses: 6_310,
  savings: 5_100,
  debtPaymentMonthly: 845,
  debts: [
    { kind: 'student_loan', loanType: 'federal', balance: 48_700, rate: 0.061, minPayment: 0 },
    { kind: 'credit_card', balance: 8_930, rate: 0.247, minPayment: 268 },
    { kind: 'credit_card', name: 'Store', balance: 2_150, rate: 0.299, minPayment: 65 },
    { kind: 'auto', balance: 23_400, rate: 0.089, minPayment: 512 },
  ],
  incomeDrivenPlan: 'save',
  saveNoticeDate: '2026-10-21',
  publicServiceJob: true,
  pslfPayments: 112,
  newStudentBorrower: true,
}

// 57,600 + 12 × 2,320 = 85,440, less 150% of 27,320 for three: 44,460, of which IBR asks for 10%: 370.50 a month.
test('benefits are income to a plan that follows it, as long as nobody is paid again', () => {
  expect(detailOf(planOf(served), 'service')).toContain('Pay $371 a month and no more')
  // 57,600 + 20,000 is 77,600: 10% of 36,620 is 305.17 a month.
  expect(detailOf(planOf({ ...served, spouseIncome: 20_000 }), 'service')).toContain('Pay $305 a month')
})

test('while a pay is gone cash pays what is asked beyond the sum that was told, as long as it lasts', () => {
  const plan = planOf(served)
  expect(plainText(plan.title)).toBe('Hold the debts steady until pay returns')
  // 371 + 268 + 65 + 512.
  expect(plan.totalAmount).toBe(1_216)
  expect(plainText(plan.summary)).toContain(
    'ask for no pause on the federal loans: a month in it counts for nothing',
  )
  // Three months of 371 are 1,113.
  expect(plainText(planOf({ ...served, savings: 1_000 }).title)).toBe(
    'Lower the new student-loan payment before it begins',
  )
})
