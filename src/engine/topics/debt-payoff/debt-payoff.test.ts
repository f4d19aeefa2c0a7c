import fc from 'fast-check'
import { expect, test } from 'vitest'
import { monthsBetween } from '../../calendar.ts'
import { draftContext, sketchContext } from '../../draft-context.ts'
import { draftPlan } from '../../draft-plan.ts'
import { type Debt, debtKinds } from '../../facts/debts.ts'
import { type Household, householdSchema } from '../../household.ts'
import { type Plan, planSchema } from '../../plan.ts'
import { plainText } from '../../say.ts'
import { debtPayoffTopic } from './debt-payoff.ts'
import { type DebtWork, debtWork } from './work.ts'

const today = '2026-11-20'
const context = sketchContext(draftContext(today))

const planOf = (household: Household): Plan =>
  draftPlan({
    topic: debtPayoffTopic,
    household,
    context,
    identity: { id: 'plan', version: 1, generatedAt: `${today}T12:00:00Z` },
  }).plan
const workOf = (household: Household): DebtWork => debtWork(household, context)
const statusOf = (plan: Plan, id: string) => plan.checks.find((check) => check.id === id)?.status
const stepIds = (plan: Plan) => plan.nextSteps.map(({ id }) => id)
const amountOf = (plan: Plan, label: string) =>
  plan.allocations.find((part) => plainText(part.label) === label)?.amount

const three: Debt[] = [
  { kind: 'credit_card', name: 'store card', balance: 1_200, rate: 0.18, minPayment: 35 },
  { kind: 'credit_card', balance: 9_000, rate: 0.2499, minPayment: 220 },
  { kind: 'auto', balance: 11_000, rate: 0.069, minPayment: 260 },
]
const simple: Household = { debts: three, monthlySurplus: 300, income: 68_000 }

// Worked out in decimal arithmetic apart from this code.
test('three debts and $300 end after 31 months and $3,934.22, smallest first after 32 and $4,088.19', () => {
  const { plan, snowball, order, stage } = workOf(simple)
  expect([stage, order]).toEqual(['payoff', 'avalanche'])
  expect([plan.months, plan.totalInterest]).toEqual([31, 3_934.22])
  expect([snowball.months, snowball.totalInterest]).toEqual([32, 4_088.19])
})

test('the extra goes to the highest rate, and the month adds up', () => {
  const plan = planOf(simple)
  expect(plainText(plan.title)).toBe('Be out of debt by Jun 2029')
  expect(plan.totalAmount).toBe(815)
  expect(amountOf(plan, 'Credit card')).toBe(520)
  expect(plan.alternatives.map(({ id }) => id)).toEqual([
    'recommended',
    'current',
    'snowball',
    'invest',
    'new-loan',
  ])
})

test('who asks for the smallest first gets it, with its price', () => {
  const plan = planOf({ ...simple, payoffOrder: 'snowball' })
  expect(amountOf(plan, 'Store card')).toBe(335)
  expect(plan.alternatives.map(({ id }) => id)).toContain('avalanche')
})

test('the whole of what can be paid is told at once as well as what is beyond the minimum payments', () => {
  const { monthlySurplus: _beyond, ...told } = simple
  expect(workOf({ ...told, debtPaymentMonthly: 815 }).plan.totalInterest).toBe(3_934.22)
})

// 20,000 × (21 % ÷ 12 + 1 %) = 550 would be asked by rule of thumb.
test('a minimum payment that nobody told is fitted into what can be paid, and a told one is not', () => {
  const guessed = workOf({
    debts: [{ kind: 'credit_card', balance: 20_000, rate: 0.21 }],
    debtPaymentMonthly: 400,
  })
  expect([guessed.shortfall, guessed.minimums.value, guessed.toDebts.value]).toEqual([undefined, 400, 0])
  const told = workOf({
    debts: [{ kind: 'credit_card', balance: 20_000, rate: 0.21, minPayment: 550 }],
    debtPaymentMonthly: 400,
  })
  expect([told.stage, told.shortfall?.value]).toEqual(['shortfall', 150])
})

// 1,000 of minimum payments out of 600.
test('in a month that does not reach the minimum payments nobody is asked about a match', () => {
  const card: Debt = { kind: 'credit_card', balance: 20_000, rate: 0.21, minPayment: 1_000 }
  const employed: Household = { employment: 'employed', income: 40_000, debts: [card] }
  expect(statusOf(planOf({ ...employed, debtPaymentMonthly: 600 }), 'match')).toBeUndefined()
  expect(statusOf(planOf({ ...employed, debtPaymentMonthly: 1_400 }), 'match')).toBe('warn')
})

test('a cheap debt that outlasts the others is named: title and summary give the same days', () => {
  const plan = planOf({
    debts: [
      { kind: 'credit_card', balance: 5_000, rate: 0.24, minPayment: 150 },
      { kind: 'medical', balance: 2_400, rate: 0, minPayment: 35 },
    ],
    debtPaymentMonthly: 700,
  })
  expect(plainText(plan.title)).toBe('Pay off all but the medical bill by Aug 2027')
  expect(plainText(plan.summary)).toContain('All but the medical bill is paid in Aug 2027.')
  expect(plainText(plan.summary)).toContain('The medical bill gets what is asked, until Aug 2032.')
})

const promotions: Debt[] = [
  {
    kind: 'credit_card',
    name: 'balance transfer',
    balance: 5_400,
    rate: 0.2699,
    minPayment: 54,
    promoEnds: '2027-06-30',
  },
  {
    kind: 'credit_card',
    name: 'furniture card',
    balance: 1_800,
    rate: 0.2999,
    minPayment: 60,
    promoEnds: '2027-03-31',
    deferredInterest: true,
  },
  { kind: 'credit_card', balance: 7_800, rate: 0.3124, minPayment: 240 },
]

test('deferred interest is cleared before its day, ahead of a higher rate, because that costs less', () => {
  const work = workOf({ debts: promotions, monthlySurplus: 450 })
  expect(work.order).toBe('promotion-first')
  expect(work.plan.debts[1]).toMatchObject({ months: 4, interest: 0 })
  expect(work.plan.totalInterest).toBeLessThan(work.avalanche.totalInterest)
})

test('the words speak of the same monthly dollars as the split: all of it, the minimum payments, and who gets the rest', () => {
  const plan = planOf({ debts: promotions, monthlySurplus: 450 })
  expect(plan.totalAmount).toBe(804)
  expect(plainText(plan.summary)).toContain(
    'Pay $804 a month in all: $354 a month of minimum payments and $450 a month beyond them. Of the extra, $390 a month goes to the furniture card first',
  )
  expect(plainText(plan.summary)).toContain('$60 a month goes to the credit card.')
  expect([amountOf(plan, 'Furniture card'), amountOf(plan, 'Credit card')]).toEqual([60 + 390, 240 + 60])
  const step = plan.nextSteps.find(({ id }) => id === 'extra')
  expect(plainText(step?.title ?? '')).toBe(
    'Send $390 a month more to the furniture card and $60 a month more to the credit card',
  )
})

const car: Household = {
  debts: [{ kind: 'auto', balance: 9_500, rate: 0.074, minPayment: 240 }],
  monthlySurplus: 250,
  monthlyExpenses: 2_000,
}

// In the one order of operations the full emergency fund comes before debt at 4 to 8%.
test('a debt at a middling rate waits until the emergency fund is full', () => {
  const plan = planOf(car)
  expect([amountOf(plan, 'Emergency fund'), amountOf(plan, 'Car loan')]).toEqual([250, 240])
  expect(plainText(plan.title)).toBe('Fill the emergency fund first, then pay off the car loan')
  expect(stepIds(plan)).toContain('fund')
  expect(stepIds(plan)).not.toContain('extra')
  expect(statusOf(plan, 'fund')).toBe('act')
  expect(plan.alternatives.map(({ id }) => id)).toContain('before-fund')
  const full = planOf({ ...car, savings: 8_000 })
  expect([amountOf(full, 'Emergency fund'), amountOf(full, 'Car loan')]).toEqual([undefined, 490])
  expect(statusOf(full, 'fund')).toBe('pass')
})

test('a debt at a high rate, or one that grows at its minimum payment, does not wait for the fund', () => {
  const [loan] = car.debts ?? []
  const at = (change: Partial<Debt>) => workOf({ ...car, debts: [{ ...loan, ...change }] }).fund
  expect(at({ rate: 0.08 })).toBeUndefined()
  expect(at({ minPayment: 40 })).toBeUndefined()
  expect(at({})?.gap.value).toBe(8_000)
})

// The one order of operations: debts of 8 % and more, the full fund, debts of 4 % to 8 %.
test('the month that ends the last costly debt sends to the fund before a debt at a middling rate', () => {
  const due = (household: Household) =>
    planOf(household).nextSteps.find(({ id }) => id === 'choose-again')?.dueDate
  expect(due(simple)).toBe('2028-11-20')
  expect(due({ ...simple, debts: three.slice(0, 2) })).toBeUndefined()
  expect(due({ ...simple, debts: three.slice(2) })).toBeUndefined()
  expect(due({ ...simple, employment: 'unemployed' })).toBeUndefined()
})

test('child support that is late comes before the cards, and has a way of its own', () => {
  const plan = planOf({
    debts: [{ kind: 'credit_card', balance: 6_000, rate: 0.25, minPayment: 180 }],
    monthlySurplus: 300,
    savings: 5_000,
    pastDueBills: 4_200,
    behindOnDebts: true,
    behindOnSupport: true,
  })
  expect(statusOf(plan, 'support')).toBe('act')
  expect(statusOf(planOf({ behindOnDebts: true }), 'support')).toBeUndefined()
  expect(amountOf(plan, 'Late bills')).toBe(300)
})

test('a mortgage that is late, or cannot be met, sends to its servicer and to free counsel', () => {
  const mortgage: Debt = { kind: 'mortgage', balance: 220_000, rate: 0.065, minPayment: 1_500 }
  const card: Debt = { kind: 'credit_card', balance: 7_000, rate: 0.24, minPayment: 210 }
  const late = { ...mortgage, isPastDue: true }
  const short = { takeHomeMonthly: 3_400, monthlyExpenses: 3_900 }
  expect(statusOf(planOf({ debts: [late, card], monthlySurplus: 200 }), 'mortgage-late')).toBe('act')
  expect(statusOf(planOf({ debts: [mortgage, card], ...short }), 'mortgage-late')).toBe('act')
  expect(statusOf(planOf({ debts: [mortgage, card], monthlySurplus: 200 }), 'mortgage-late')).toBeUndefined()
  expect(statusOf(planOf({ debts: [card], ...short }), 'mortgage-late')).toBeUndefined()
})

test('a debt that someone signed with you is a warning, and only where it was told', () => {
  expect(statusOf(planOf({ ...simple, coSignedDebt: true }), 'co-signed')).toBe('warn')
  expect(statusOf(planOf({ ...simple, coSignedDebt: false }), 'co-signed')).toBeUndefined()
  expect(statusOf(planOf(simple), 'co-signed')).toBeUndefined()
})

test('the match stands between the first cushion and the rest of the fund', () => {
  const plan = planOf({
    ...car,
    monthlySurplus: 600,
    savings: 1_500,
    income: 48_000,
    employerMatch: { rate: 1, upTo: 0.05 },
    contributionRate: 0,
  })
  expect(amountOf(plan, 'Plan at work, for the match')).toBe(200)
  expect(amountOf(plan, 'Emergency fund')).toBe(400)
})

test('what would change a plan is said by its date', () => {
  const change = planOf(simple).sensitivities.find(({ fact }) => fact === 'monthlySurplus')
  expect(plainText(change?.effect ?? '')).toMatch(
    /^the last debt of this plan would be paid by \w+ \d{4} instead of Jun 2029\.$/,
  )
})

test('deferred interest that cannot be cleared in time is said to come back', () => {
  expect(statusOf(planOf({ debts: promotions, monthlySurplus: 450 }), 'promotion.debt.1')).toBe('pass')
  expect(statusOf(planOf({ debts: promotions, monthlySurplus: 50 }), 'promotion.debt.1')).toBe('act')
})

const store: Debt = {
  kind: 'credit_card',
  name: 'store card',
  balance: 1_800,
  rate: 0.2999,
  minPayment: 50,
  promoEnds: '2027-02-20',
  deferredInterest: true,
}

test('a payment that misses the day of deferred interest is not said to clear it', () => {
  const why = (monthlySurplus: number) =>
    plainText(planOf({ debts: [store], monthlySurplus }).allocations[0]?.description ?? '')
  expect(why(600)).toContain('so that no back interest comes')
  expect(why(300)).not.toContain('no back interest')
  expect(why(300)).toContain('At this pace it is not paid before Feb 20, 2027')
})

// Three payments of 50 + 450 leave 300 of 1,800, three of 50 + 150 leave 1,200; the first cushion is 1,500.
test('a rest of deferred interest that half of the cushion covers is paid from it', () => {
  const detail = (monthlySurplus: number) =>
    detailOf(
      planOf({ debts: [store], monthlySurplus, savings: 1_500, monthlyExpenses: 2_000 }),
      'promotion.debt.0',
    )
  expect(detail(450)).toContain('Your first cushion can cover what is left')
  expect(detail(150)).toContain('Find that money')
})

const freeCard: Debt = {
  kind: 'credit_card',
  balance: 5_200,
  rate: 0.26,
  minPayment: 52,
  promoRate: 0,
  promoEnds: '2027-11-22',
}
const detailOf = (plan: Plan, id: string) =>
  plainText(plan.checks.find((check) => check.id === id)?.detail ?? '')

test('a promotion that is paid in time is called free, and only its last month is watched', () => {
  const plan = planOf({ debts: [freeCard], debtPaymentMonthly: 550, savings: 1_000, monthlyExpenses: 900 })
  expect(plainText(plan.summary)).toContain('at 0% until Nov 22, 2027, then 26%')
  expect(stepIds(plan)).not.toContain('lower-rate')
  const step = plan.nextSteps.find(({ id }) => id === 'promo.debt.0')
  expect(plainText(step?.title ?? '')).toBe('Have the credit card at zero before Nov 22, 2027')
})

// Twelve whole months to the day: 5,200 less 12 payments of 52; a twelfth of 5,200, rounded up.
test('a promotion that is not paid in time says what is left on its day and what would clear it', () => {
  const plan = planOf({ debts: [freeCard], debtPaymentMonthly: 52, savings: 900, monthlyExpenses: 900 })
  const months = monthsBetween(today, '2027-11-22')
  const left = 5_200 - 52 * months
  const pace = Math.ceil(5_200 / months)
  expect(detailOf(plan, 'promotion.debt.0')).toContain(
    `then 26% on the $${left.toLocaleString('en-US')} that is left`,
  )
  expect(detailOf(plan, 'promotion.debt.0')).toContain(`$${pace} a month from now on would clear it in time`)
  expect(detailOf(plan, 'promotion.debt.0')).not.toContain('other debts')
})

test('a promotion that was told by its length is counted from today, and says so', () => {
  const card: Debt = { kind: 'credit_card', balance: 6_000, rate: 0.27, promoRate: 0, minPayment: 100 }
  const plan = (debt: Debt) => planOf({ debts: [debt], monthlySurplus: 300, savings: 5_000 })
  const byLength = plan({ ...card, promoMonths: 18 })
  expect(detailOf(byLength, 'promotion.debt.0')).toContain('as if it began today')
  expect(statusOf(byLength, 'promotion.debt.0')).toBe('warn')
  expect(byLength.figures.find(({ id }) => id === 'debt.0.promo.months')).toMatchObject({
    value: 18,
    origin: 'assumed',
  })
  expect(stepIds(byLength)).toContain('promo.debt.0')
  // The last day, once told, is what counts.
  const byDay = plan({ ...card, promoMonths: 18, promoEnds: '2027-09-01' })
  expect(detailOf(byDay, 'promotion.debt.0')).not.toContain('as if it began today')
})

test('a card that costs nothing is taken to be on a promotion that ends', () => {
  const plan = planOf({ debts: [{ kind: 'credit_card', balance: 7_000, rate: 0 }] })
  expect(stepIds(plan)).toContain('promo.debt.0')
})

test('a minimum payment below the interest is an alarm, and the extra ends what it never would', () => {
  const household: Household = {
    debts: [{ kind: 'credit_card', balance: 14_000, rate: 0.2999, minPayment: 300 }],
    monthlySurplus: 250,
  }
  const plan = planOf(household)
  expect(statusOf(plan, 'growing')).toBe('act')
  expect(plainText(plan.summary)).toContain('it would never end')
  expect(plan.alternatives.map(({ id }) => id)).toContain('counselor')
  expect(workOf({ ...household, monthlySurplus: 0 }).stage).toBe('counsel')
})

const heavy: Debt[] = [
  { kind: 'credit_card', balance: 18_500, rate: 0.2499, minPayment: 560 },
  { kind: 'personal', balance: 9_000, rate: 0.179, minPayment: 290 },
]

test('unsecured debt above half of a year of pay sends to a nonprofit counselor, at half it does not', () => {
  const at = (income: number) => workOf({ debts: heavy, monthlySurplus: 400, income }).stage
  expect(at(54_999)).toBe('counsel')
  expect(at(55_000)).toBe('payoff')
  const plan = planOf({ debts: heavy, monthlySurplus: 400, income: 54_000 })
  expect(stepIds(plan)).toContain('counselor')
  expect(plan.alternatives.map(({ id }) => id)).not.toContain('new-loan')
})

test('income that was not told sends nobody to a counselor for the size of the debt', () => {
  expect(workOf({ debts: heavy, monthlySurplus: 400 }).stage).toBe('payoff')
})

test('payments that cannot be met go first to what can be taken away', () => {
  const plan = planOf({ debts: three, debtPaymentMonthly: 300 })
  expect(plan.totalAmount).toBe(300)
  expect(amountOf(plan, 'Car loan')).toBe(260)
  expect(plainText(plan.title)).toContain('Get through this month')
})

test('a court paper is answered before its day', () => {
  const plan = planOf({ ...simple, behindOnDebts: true, courtAnswerDue: '2026-12-08' })
  expect(plan.nextSteps.find(({ id }) => id === 'court')?.dueDate).toBe('2026-12-05')
  expect(plainText(plan.summary)).toMatch(/^First answer the court paper, by Dec 8, 2026 at the latest/)
})

test('cash beyond the starter cushion goes to the costly debts now, missing cushion comes before the extra', () => {
  const rich = workOf({ ...simple, savings: 6_000, monthlyExpenses: 3_000, deductible: 1_500 })
  expect(rich.spare?.value).toBe(4_500)
  expect(rich.plan.lumpSums).toEqual([0, 4_500, 0])
  const poor = workOf({ ...simple, savings: 600, monthlyExpenses: 3_000, deductible: 1_500 })
  expect(poor.plan.schedule.slice(0, 4).map(({ setAside }) => setAside)).toEqual([300, 300, 300, 0])
})

test('a missed employer match comes before extra payments', () => {
  const plan = planOf({ ...simple, employerMatch: { rate: 0.5, upTo: 0.06 }, contributionRate: 0.03 })
  expect(amountOf(plan, 'Plan at work, for the match')).toBe(170)
  expect(amountOf(plan, 'Credit card')).toBe(350)
})

test('debts cheaper than savings are paid as agreed, and a mortgage stays out of the order', () => {
  const work = workOf({
    debts: [
      { kind: 'mortgage', balance: 312_000, rate: 0.03 },
      { kind: 'auto', balance: 9_000, rate: 0.029, minPayment: 300 },
    ],
    monthlySurplus: 600,
  })
  expect(work.stage).toBe('as-agreed')
  expect(work.paid.map(({ kind }) => kind)).toEqual(['auto'])
})

test('what was not said of a debt stands among the assumptions, and what was said does not', () => {
  const debtsOf = (debts: Debt[]) =>
    planOf({ debts, monthlySurplus: 300, income: 68_000 }).assumptions.find(({ fact }) => fact === 'debts')
  expect(debtsOf(three)).toBeUndefined()
  const [store, card] = three
  const filled = debtsOf([store as Debt, { kind: card?.kind, balance: 9_000, rate: 0.2499 }])
  expect(filled?.shown).toBe(
    'store card: $1,200 at 18%, minimum payment $35 a month; credit card: $9,000 at 24.99%, minimum payment about $278 a month',
  )
  expect(filled?.value).toHaveLength(2)
})

test('no debts are a plan too', () => {
  const plan = planOf({ debts: [] })
  expect([plan.totalAmount, plan.allocations, plan.assumptions]).toEqual([0, [], []])
})

test('without a word about debts the plan works an example, and says so', () => {
  const plan = planOf({})
  expect(plainText(plan.summary)).toContain('As an example')
  expect(plan.assumptions.map(({ fact }) => fact)).toContain('debts')
})

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
      draftPlan({
        topic: debtPayoffTopic,
        household: { debts: [federal(30_000, 0.06)], agi, incomeDrivenPlan: 'ibr', numDependents: 0 },
        context: sketchContext(draftContext('2026-11-20')),
        identity: { id: 'plan', version: 1, generatedAt: '2026-11-20T12:00:00Z' },
      }).plan.method,
    )
  const small = 'Least payment of an income plan, where little is due'
  expect(methodAt(24_440)).toContain(small)
  for (const agi of [20_000, 40_000]) expect(methodAt(agi)).not.toContain(small)
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

test('whoever is on SAVE hears first that it has ended, whatever becomes of the extra', () => {
  const alone = { debts: [federal(38_000, 0.06)], incomeDrivenPlan: 'save', income: 55_000 } as const
  for (const household of [onSave, { ...alone, debts: [...alone.debts] }])
    expect(plainText(planOf(household).summary)).toMatch(/^SAVE has ended: choose the/)
})

test('on the Repayment Assistance Plan a loan that costs less than savings pay is not paid faster', () => {
  const withFund = { ...onSave, savings: 20_000 }
  expect(amountOf(planOf(withFund), 'Car loan')).toBe(490)
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

const anyDebt: fc.Arbitrary<Debt> = fc.record(
  {
    kind: fc.constantFrom(...(Object.keys(debtKinds) as (keyof typeof debtKinds)[])),
    name: fc.constantFrom('Chase', 'store card', 'my loan'),
    balance: fc.integer({ min: 0, max: 80_000 }),
    rate: fc.integer({ min: 0, max: 3_600 }).map((basisPoints) => basisPoints / 10_000),
    minPayment: fc.integer({ min: 0, max: 900 }),
    loanType: fc.constantFrom('federal', 'private', 'parent_plus'),
    promoEnds: fc.constantFrom('2026-11-01', '2026-12-01', '2027-05-20', '2028-01-31'),
    deferredInterest: fc.boolean(),
    isPastDue: fc.boolean(),
  },
  { requiredKeys: ['kind'] },
)
const anyHousehold: fc.Arbitrary<Household> = fc
  .record(
    {
      debts: fc.array(anyDebt, { maxLength: 8 }),
      monthlySurplus: fc.integer({ min: 0, max: 3_000 }),
      debtPaymentMonthly: fc.integer({ min: 0, max: 5_000 }),
      income: fc.integer({ min: 0, max: 250_000 }),
      savings: fc.integer({ min: 0, max: 60_000 }),
      pastDueBills: fc.integer({ min: 0, max: 3_000 }),
      payoffOrder: fc.constantFrom('avalanche', 'snowball'),
      employment: fc.constantFrom('employed', 'unemployed', 'retired'),
      incomeDrivenPlan: fc.constantFrom('none', 'save', 'ibr', 'paye', 'icr', 'rap'),
      publicServiceJob: fc.boolean(),
      pslfPayments: fc.integer({ min: 0, max: 120 }),
      newLoanPlanned: fc.boolean(),
      numDependents: fc.integer({ min: 0, max: 5 }),
      employerMatch: fc.constant({ rate: 0.5, upTo: 0.06 }),
      contributionRate: fc.constantFrom(0, 0.03, 0.1),
      state: fc.constantFrom('TX', 'AK', 'HI'),
    },
    { requiredKeys: [] },
  )
  .map((household) => householdSchema.parse(household))

test('any debts make a sound plan whose parts add up and whose steps lie ahead', () => {
  fc.assert(
    fc.property(anyHousehold, (household) => {
      const plan = planOf(household)
      expect(planSchema.parse(plan)).toEqual(plan)
      const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
      expect(sum(plan.allocations.map(({ amount }) => amount))).toBe(plan.totalAmount)
      if (plan.totalAmount > 0) expect(sum(plan.allocations.map(({ percent }) => percent))).toBe(100)
      expect(plan.nextSteps.every(({ dueDate }) => dueDate >= today)).toBe(true)
    }),
    { numRuns: 60 },
  )
}, 30_000)

test('the plan never costs more interest than the order that was not asked for, beyond the rounding of cents', () => {
  fc.assert(
    fc.property(anyHousehold, (household) => {
      const { plan, avalanche, order, paid } = workOf(household)
      if (order === 'snowball' || avalanche.months === undefined) return
      expect(plan.totalInterest).toBeLessThanOrEqual(avalanche.totalInterest + paid.length)
    }),
    { numRuns: 100 },
  )
})

test('the same facts give the same plan', () => {
  fc.assert(
    fc.property(anyHousehold, (household) => {
      expect(planOf(structuredClone(household))).toEqual(planOf(household))
    }),
    { numRuns: 15 },
  )
}, 30_000)

test('an extra of next to nothing fills no fund within anyone’s life, and names no day for it', () => {
  for (const debtPaymentMonthly of [1e-12, 1]) {
    const plan = planOf({ takeHomeMonthly: 2_000, debtPaymentMonthly, debts: [] })
    expect(plan.figures.map(({ id }) => id)).not.toContain('fund.full')
  }
})

const cleared: Household = {
  debts: [{ kind: 'credit_card', balance: 6_000, rate: 0.2499, minPayment: 185 }],
  savings: 9_000,
  monthlySurplus: 400,
}

test('cash that clears every debt says so everywhere, and the freed payments fill the fund again', () => {
  const plan = planOf(cleared)
  expect(plainText(plan.title)).toBe('Pay off the credit card now')
  expect(plainText(plan.horizonLabel)).toBe('At once')
  expect([amountOf(plan, 'Credit card'), amountOf(plan, 'Emergency fund')]).toEqual([6_000, 585])
  expect(plan.totalAmount).toBe(6_585)
  expect(plainText(plan.summary)).toContain('$6,000 of your cash does it, and $3,000 stays in savings')
  expect(plainText(plan.summary)).toContain(
    'the $585 a month that this debt would take goes to your emergency',
  )
  expect(plainText(plan.summary)).not.toContain('0 months')
  expect(stepIds(plan)).toEqual(['spare', 'freed', 'check-in'])
})

test('cents of a balance do not keep a debt that cash pays alive', () => {
  const plan = planOf({
    ...cleared,
    debts: [{ kind: 'credit_card', balance: 5_432.18, rate: 0.2499, minPayment: 150 }],
  })
  expect(stepIds(plan)).not.toContain('extra')
  expect(plainText(plan.horizonLabel)).toBe('At once')
})

test('a cheap debt beside the one that cash clears keeps its payment and nothing else', () => {
  const plan = planOf({
    ...cleared,
    debts: [...(cleared.debts ?? []), { kind: 'auto', balance: 8_000, rate: 0.02, minPayment: 200 }],
  })
  expect(plan.allocations.map(({ amount }) => amount)).toEqual([6_000, 200, 585])
  expect(stepIds(plan)).toEqual(['autopay', 'spare', 'freed', 'check-in'])
  expect(plan.nextSteps.map(({ title }) => plainText(title))[0]).toContain('$200')
})

test('active duty and installment plans are asked about where debts cost more than the law allows', () => {
  const plan = planOf(simple)
  expect([statusOf(plan, 'active-duty'), statusOf(plan, 'buy-now-pay-later')]).toEqual(['warn', 'warn'])
  const detail = plan.checks.find(({ id }) => id === 'active-duty')?.detail
  expect(plainText(detail ?? '')).toContain('no more than 6%')
  const cheap = planOf({ debts: [{ kind: 'auto', balance: 9_500, rate: 0.055, minPayment: 240 }] })
  expect([statusOf(cheap, 'active-duty'), statusOf(cheap, 'buy-now-pay-later')]).toEqual([
    undefined,
    undefined,
  ])
  expect(statusOf(planOf(cleared), 'active-duty')).toBeUndefined()
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

test('an extra of cents that never fills the first cushion sets no day for the debts after it', () => {
  const plan = planOf({
    debts: [{ kind: 'credit_card', balance: 4_000, rate: 0.24, minPayment: 120 }],
    monthlySurplus: 0.001,
    pastDueBills: 25_000,
  })
  expect(stepIds(plan)).not.toContain('extra')
})

test('a loan from the own 401(k) is paid as agreed, whatever its rate, and its danger is named', () => {
  const household: Household = {
    debts: [
      { kind: 'plan_loan', balance: 12_000, rate: 0.095, minPayment: 210 },
      { kind: 'credit_card', balance: 6_000, rate: 0.26, minPayment: 180 },
    ],
    monthlySurplus: 300,
  }
  const { targets } = workOf(household)
  expect(targets.map(({ kind }) => kind)).toEqual(['credit_card'])
  const plan = planOf(household)
  expect(statusOf(plan, 'plan-loan')).toBe('warn')
  const part = plan.allocations.find(({ label }) => plainText(label) === '401(k) loan')
  expect(plainText(part?.description ?? '')).toContain('its 9.5% goes to your own account')
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
