import { expect, test } from 'vitest'
import type { Debt } from '../../facts/debts.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { amountOf, detailOf, planOf, simple, statusOf, stepIds, three, workOf } from './plan-for-tests.ts'

// Worked out in decimal arithmetic apart from this code.
test('three debts and $300 end after 31 months and $3,934.22, smallest first after 32 and $4,088.19', () => {
  const { plan, snowball, order, stage } = workOf(simple)
  expect([stage, order]).toEqual(['payoff', 'avalanche'])
  expect([plan.months, plan.totalInterest]).toEqual([31, 3_934.22])
  expect([snowball.months, snowball.totalInterest]).toEqual([32, 4_088.19])
})

// The whole interest of these debts, known from the test above, is what each of them costs.
test('each debt says what it costs until it is paid, and together that is all the interest', () => {
  const each = planOf(simple).figures.filter(({ id }) => id.startsWith('interest.debt.'))
  expect(each).toHaveLength(3)
  expect(each.reduce((sum, { value }) => sum + Number(value), 0)).toBeCloseTo(3_934.22, 2)
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

test('a monthly sum that nobody told is said to be a guess', () => {
  const guess = 'is a guess until you say yours'
  const { monthlySurplus: _told, ...untold } = simple
  expect(plainText(planOf(untold).summary)).toContain(guess)
  expect(plainText(planOf(simple).summary)).not.toContain(guess)
  expect(plainText(planOf({ ...untold, debtPaymentMonthly: 900 }).summary)).not.toContain(guess)
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
  // Cash pays the 4,200 today; the 800 that are left are 700 short of a cushion of 1,500.
  expect(plan.nextSteps.map(({ title }) => plainText(title))).toContain(
    'Pay what is late from your cash: $4,200',
  )
  expect(amountOf(plan, 'First cushion')).toBe(300)
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
  // Who missed no payment is not told to miss no more.
  const detail = (home: Debt) => detailOf(planOf({ debts: [home, card], ...short }), 'mortgage-late')
  expect(detail(mortgage)).toContain('before a payment is missed')
  expect(detail(mortgage)).not.toMatch(/miss more|before a sale/)
  expect(detail(late)).toContain('before you miss more')
})

// The card of 6,800 is the smallest debt that costs anything, and the costliest.
test('who would pay the same debt first in both orders is not promised an earlier end', () => {
  const debts: Debt[] = [
    { kind: 'credit_card', balance: 6_800, rate: 0.2699, minPayment: 190 },
    { kind: 'auto', balance: 13_000, rate: 0.059, minPayment: 310 },
  ]
  const snowball = planOf({ ...simple, debts }).alternatives.find(({ id }) => id === 'snowball')
  expect(plainText(snowball?.detail ?? '')).toBe('Here it comes to the same order.')
  const other = planOf(simple).alternatives.find(({ id }) => id === 'snowball')
  expect(plainText(other?.detail ?? '')).toContain('gone sooner')
})

// The card (11,000 after 8,000 of cash) goes first in both orders. By hand, month by month: the car, next by balance, then
// gets 2,220 of 2,550 and is gone in month 17 (Apr 2028). In the plan the line comes before it (month 24), and it ends in month 30.
test('a later debt that the smallest balance first ends sooner is named with both dates', () => {
  const plan = planOf({
    debts: [
      { kind: 'credit_card', balance: 19_000, rate: 0.219, minPayment: 570 },
      { kind: 'heloc', balance: 32_000, rate: 0.0875, minPayment: 330 },
      { kind: 'auto', balance: 24_000, rate: 0.082, minPayment: 560 },
    ],
    debtPaymentMonthly: 2_550,
    takeHomeMonthly: 10_400,
    monthlyExpenses: 9_300,
    savings: 11_000,
    deductible: 3_000,
    dependents: [16, 13, 10],
    spouseIncome: 52_000,
    income: 118_000,
  })
  const detail = plainText(plan.alternatives.find(({ id }) => id === 'snowball')?.detail ?? '')
  expect(detail).toContain('The car loan is gone by Apr 2028 instead of May 2029')
  expect(detail).toContain('the home-equity line only by May 2029 instead of Nov 2028')
  expect(detail).not.toContain('No debt is gone sooner')
})

test('who is sued is not told that the load can be carried, and tax is not held against investing', () => {
  const debts: Debt[] = [
    { kind: 'credit_card', balance: 4_000, rate: 0.28, minPayment: 130 },
    { kind: 'tax', balance: 7_200, rate: 0.07, minPayment: 130 },
  ]
  const household = { income: 46_000, monthlySurplus: 100, debts }
  expect(statusOf(planOf(household), 'load')).toBe('pass')
  expect(statusOf(planOf(household), 'middling')).toBeUndefined()
  expect(statusOf(planOf({ ...household, suedForDebt: true }), 'load')).not.toBe('pass')
})

test('a debt that someone signed with you is a warning, and only where it was told', () => {
  expect(statusOf(planOf({ ...simple, coSignedDebt: true }), 'co-signed')).toBe('warn')
  expect(statusOf(planOf({ ...simple, coSignedDebt: false }), 'co-signed')).toBeUndefined()
  expect(statusOf(planOf(simple), 'co-signed')).toBeUndefined()
})

test('what would change a plan is said by its date', () => {
  const { sensitivities } = planOf({ ...simple, getsWholeMatch: true })
  const change = sensitivities.find(({ fact }) => fact === 'monthlySurplus')
  expect(plainText(change?.effect ?? '')).toMatch(
    /^the last debt of this plan would be paid by \w+ \d{4} instead of Jun 2029\.$/,
  )
})

// With 50 more, 600 of cushion take twelve months, and 9,000 at 14 % and 310 a month are 6,375.85 by then; 360 a month
// repay that in twenty more: −ln(1 − 6,375.85 × 0.0116667 ÷ 360) ÷ ln(1.0116667) is 19.96. July 2029.
test('a single debt that was co-signed, with nothing left beside it, is told what a little more would change', () => {
  const loan: Debt = { kind: 'personal', balance: 9_000, rate: 0.14, minPayment: 310 }
  const household: Household = { debts: [loan], coSignedDebt: true, savings: 900, behindOnDebts: false }
  const changes = (more: Household) =>
    planOf({ ...household, ...more }).sensitivities.map(({ change, effect }) =>
      [change, effect].map((text) => plainText(text)).join(' '),
    )
  expect(changes({ monthlySurplus: 0 }).join()).toContain(
    'If you put aside $50 a month the last debt of this plan would be paid by Jul 2029',
  )
  expect(changes({ debtPaymentMonthly: 310 }).join()).toContain('on debts in all')
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

// 0.08 ÷ 12 over 60 months: 0.0202764 of what is owed. 27,500 − 3,500 of cash beyond 1,500 is 24,000.
test('a debt management plan is for what the cash of today leaves', () => {
  const household = {
    debts: heavy,
    monthlySurplus: 400,
    income: 50_000,
    monthlyExpenses: 2_000,
    deductible: 1_500,
  }
  const level = (more: Household) =>
    planOf({ ...household, ...more }).figures.find(({ id }) => id === 'counselor.payment')?.value
  expect(level({ savings: 5_000 })).toBeCloseTo(24_000 * 0.0202764, 1)
  expect(plainText(planOf({ ...household, savings: 5_000 }).summary)).toContain(
    'for what your cash leaves of them',
  )
  expect(level({ savings: 0 })).toBeCloseTo(27_500 * 0.0202764, 1)
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
  // Nothing comes before it: a few days from now, though the day itself is later.
  expect(plan.nextSteps[0]?.id).toBe('court')
  expect(plan.nextSteps[0]?.dueDate).toBe('2026-11-23')
  expect(plainText(plan.summary)).toMatch(/^First answer the court paper, by Dec 8, 2026 at the latest/)
})

test('cash beyond the starter cushion goes to the costly debts now, missing cushion comes before the extra', () => {
  const rich = workOf({ ...simple, savings: 6_000, monthlyExpenses: 3_000, deductible: 1_500 })
  expect(rich.spare?.value).toBe(4_500)
  expect(rich.plan.lumpSums).toEqual([0, 4_500, 0])
  const poor = workOf({ ...simple, savings: 600, monthlyExpenses: 3_000, deductible: 1_500 })
  expect(poor.plan.schedule.slice(0, 4).map(({ setAside }) => setAside)).toEqual([300, 300, 300, 0])
})

// 3% of 68,000 by the month is 170, before tax: at a bracket of 12% and no state named the pay check shrinks by 150.
test('a missed employer match comes before extra payments, at what it takes off the pay check', () => {
  const plan = planOf({ ...simple, employerMatch: { rate: 0.5, upTo: 0.06 }, contributionRate: 0.03 })
  expect(amountOf(plan, 'Plan at work, for the match')).toBe(150)
  expect(amountOf(plan, 'Credit card')).toBe(220 + 300 - 150)
  expect(plainText(plan.summary)).toContain(
    'Raise your 401(k) contribution by $170 a month first; your pay check shrinks by $150 a month.',
  )
  // 75 a month pays for half of it.
  const half = workOf({
    ...simple,
    monthlySurplus: 75,
    employerMatch: { rate: 0.5, upTo: 0.06 },
    contributionRate: 0.03,
  })
  expect([half.match?.raise.value, half.match?.monthly.value]).toEqual([85, 75])
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

test('installment plans are asked about beside costly debts, and active duty only of whoever has a public employer', () => {
  expect(statusOf(planOf(simple), 'active-duty')).toBeUndefined()
  const plan = planOf({ ...simple, publicServiceJob: true })
  expect([statusOf(plan, 'active-duty'), statusOf(plan, 'buy-now-pay-later')]).toEqual(['warn', 'warn'])
  const detail = plan.checks.find(({ id }) => id === 'active-duty')?.detail
  expect(plainText(detail ?? '')).toContain('no more than 6%')
  const cheap = planOf({ debts: [{ kind: 'auto', balance: 9_500, rate: 0.055, minPayment: 240 }] })
  expect([statusOf(cheap, 'active-duty'), statusOf(cheap, 'buy-now-pay-later')]).toEqual([
    undefined,
    undefined,
  ])
  const card: Debt = { kind: 'credit_card', balance: 6_000, rate: 0.2499, minPayment: 185 }
  expect(statusOf(planOf({ debts: [card], savings: 9_000 }), 'active-duty')).toBeUndefined()
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

test('a new loan is shown to whoever pays on time, and not to somebody who is late or was sued', () => {
  const ways = (more: Household) => planOf({ ...simple, ...more }).alternatives.map(({ id }) => id)
  expect(ways({})).toContain('new-loan')
  expect(ways({ behindOnDebts: true })).not.toContain('new-loan')
  expect(ways({ suedForDebt: true })).not.toContain('new-loan')
})

// The penalty for paying late comes on top of the interest, so tax that is owed comes before the full fund.
test('tax that is owed is paid before the fund is full, and nobody is told to fill the fund first', () => {
  const tax: Debt = { kind: 'tax', balance: 7_000 }
  const card: Debt = { kind: 'credit_card', balance: 2_000, rate: 0.22, minPayment: 60 }
  const household: Household = { debts: [tax, card], monthlySurplus: 500, savings: 3_500, income: 68_000 }
  const work = workOf(household)
  expect(work.costly.map(({ kind }) => kind)).toContain('tax')
  expect(work.middling).toEqual([])
  expect(stepIds(planOf(household))).not.toContain('choose-again')
})

// The 180 of the card are paid today and 600 more can be put aside: 780 in all, whatever the tax takes of it. A payment
// of 146 on the tax that is told is paid today as well: 926.
test('tax on which no payment is agreed is paid out of what can be put aside', () => {
  const tax: Debt = { kind: 'tax', balance: 9_200, rate: 0.07 }
  const card: Debt = { kind: 'credit_card', balance: 6_000, rate: 0.27, minPayment: 180 }
  const household: Household = { debts: [tax, card], monthlySurplus: 600, savings: 2_500, income: 68_000 }
  const inAll = (debts: Debt[]) => plainText(planOf({ ...household, debts }).summary)
  expect(inAll([tax, card])).toContain('Pay $780 a month in all')
  expect(inAll([{ ...tax, minPayment: 146 }, card])).toContain('Pay $926 a month in all')
  const part = planOf(household).allocations
  expect(JSON.stringify(part)).toContain('Nothing is agreed yet')
})

// By hand, 2026: 68,000 × 0.9235 × 0.153 = 9,608.09 of self-employment tax; 68,000 − 4,804.05 − 16,100 = 47,095.95, less
// a fifth of it for a business is 37,676.76, taxed 1,240 + 12 % of 25,276.76 = 4,273.21. A fourth of 13,881.30 is 3,470.
test('who works for themselves and owes tax keeps this year’s tax apart before anything extra', () => {
  const debts: Debt[] = [
    { kind: 'tax', balance: 9_200, rate: 0.07 },
    { kind: 'credit_card', balance: 6_000, rate: 0.27, minPayment: 180 },
  ]
  const household: Household = {
    debts,
    filingStatus: 'single',
    employment: 'self_employed',
    monthlySurplus: 600,
    savings: 3_500,
    income: 68_000,
  }
  const plan = planOf(household)
  const step = plan.nextSteps.find(({ id }) => id === 'business-tax')
  expect(plainText(step?.title ?? '')).toBe('Keep tax apart: about $3,500 is due each time')
  expect(plainText(step?.why ?? '')).toContain('ends a payment plan for the old')
  const day = (id: string) => plan.nextSteps.find((found) => found.id === id)?.dueDate ?? ''
  expect(day('business-tax') < day('extra')).toBe(true)
  expect(stepIds(planOf({ ...household, employment: 'employed' }))).not.toContain('business-tax')
  const [, card] = debts
  expect(stepIds(planOf({ ...household, debts: card === undefined ? [] : [card] }))).not.toContain(
    'business-tax',
  )
})

// 7 % of interest and 12 × 0.25 % of penalty (IRC §6651(a)(2), (h)) are 10 %: more than 8.5 %, less than 10.5 %.
test('unpaid tax stands in the order by its interest and the penalty for paying late', () => {
  const tax: Debt = { kind: 'tax', balance: 9_000, rate: 0.07, minPayment: 200 }
  const orderBeside = (rate: number) => {
    const loan: Debt = { kind: 'personal', balance: 10_000, rate, minPayment: 230 }
    const household: Household = { debts: [loan, tax], monthlySurplus: 440, income: 68_000, savings: 30_000 }
    return workOf(household).targets.map(({ kind }) => kind)
  }
  expect(orderBeside(0.085)).toEqual(['tax', 'personal'])
  expect(orderBeside(0.105)).toEqual(['personal', 'tax'])
})

// 17,000 of cards, 3,200 of cash: 13,800 and a fee of 552 are borrowed, and 27 months cost 3,799 of interest.
test('a new loan takes over what cash leaves of the cards, and is held against the plan that sends the same cash', () => {
  const plan = planOf({
    debts: [
      { kind: 'credit_card', name: 'Chase', balance: 11_400, rate: 0.2749, minPayment: 375 },
      { kind: 'credit_card', name: 'Discover', balance: 5_600, rate: 0.2124, minPayment: 155 },
      { kind: 'auto', balance: 18_500, rate: 0.089, minPayment: 465 },
    ],
    debtPaymentMonthly: 1_390,
    savings: 5_200,
    deductible: 2_000,
    monthlyExpenses: 6_500,
  })
  const way = plan.alternatives.find(({ id }) => id === 'new-loan')
  expect(plainText(way?.detail ?? '')).toContain('with a fee of 4%, or $552')
  expect(way?.ledger.map(({ value }) => plainText(value))).toContain('$4,351')
  expect(plainText(way?.difference ?? '')).toBe('Saves about $929, if that offer exists in writing.')
})

// 4,800 without interest over 36 months.
test('a hospital bill on which nothing is agreed is offered over a few years, not over a decade', () => {
  const plan = planOf({ debts: [{ kind: 'medical', balance: 4_800 }], monthlySurplus: 300 })
  expect(amountOf(plan, 'Medical bill')).toBe(134)
  const how = plan.nextSteps.find(({ id }) => id === 'hospital')?.how
  expect(plainText(how ?? '')).toContain('monthly payments without interest, in writing')
  // Treas. Reg. §1.501(r)-1(b)(3): the application period ends on the 240th day after the first bill.
  expect(plainText(how ?? '')).toContain('has to take the application for 240 days after its first bill')
})

const household: Household = {
  income: 90_000,
  monthlyExpenses: 4_600,
  monthlySurplus: 500,
  savings: 3_000,
  deductible: 3_000,
  debts: [
    { kind: 'credit_card', balance: 14_000, rate: 0.2699, minPayment: 420 },
    { kind: 'medical', name: 'hospital', balance: 3_800, rate: 0, minPayment: 100 },
  ],
}

// 3,800 at 100 a month last 38 months, whatever more the card gets.
test('what a little more does is shown on the debts that it pays, not on a cheap one that goes on as asked', () => {
  const rows = planOf(household).visualizations.find(({ id }) => id === 'debt-more')
  const dates = rows?.type === 'schedule' ? rows.rows.map(([, date]) => plainText(date ?? '')) : []
  expect(new Set(dates).size).toBe(3)
})

test('a title says which debts are paid off where a mortgage goes on beside them', () => {
  const mortgage: Debt = { kind: 'mortgage', balance: 100_000, rate: 0.04, minPayment: 900 }
  const plan = planOf({ ...household, debts: [...(household.debts ?? []), mortgage] })
  expect(plainText(plan.title)).toMatch(/^Pay off the credit card by /)
  expect(plainText(planOf(household).title)).toMatch(/^Pay off all but the hospital medical bill by /)
})
