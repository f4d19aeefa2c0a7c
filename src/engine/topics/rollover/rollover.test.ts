import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../calendar.ts'
import { draftContext } from '../../draft-context.ts'
import { draftPlan } from '../../draft-plan.ts'
import { type FactKey, type Household, householdSchema } from '../../household.ts'
import type { Plan } from '../../plan.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText, say } from '../../say.ts'
import { incomeTax } from '../../tax/income-tax.ts'
import { isWorkday } from '../../tax/legal-holidays.ts'
import { influences } from '../../what-matters.ts'
import { rollover } from './rollover.ts'

const today = '2026-11-20'
const context = draftContext(today)
const drafted = (household: Household, on = context) =>
  draftPlan({
    topic: rollover,
    household: householdSchema.parse(household),
    context: on,
    identity: { id: 'plan', version: 1, generatedAt: `${today}T12:00:00Z` },
  })
const planFor = (household: Household): Plan => drafted(household).plan

const worth = (plan: Plan, id: string) => plan.figures.find((figure) => figure.id === id)?.value
const parts = (plan: Plan) =>
  Object.fromEntries(plan.allocations.map(({ label, amount }) => [plainText(label), amount]))
const stepIds = (plan: Plan) => plan.nextSteps.map(({ id }) => id)
const due = (plan: Plan, id: string) => plan.nextSteps.find((step) => step.id === id)?.dueDate
const checkOf = (plan: Plan, id: string) => plan.checks.find((check) => check.id === id)

const single: Household = { planBalance: 80_000, age: 40, income: 95_000, filingStatus: 'single' }

// North Carolina takes 3.99 % of 80,000.
test('cash says what the state takes where it is known, and nothing of a state without an income tax', () => {
  const cash = (household: Household) =>
    plainText(planFor(household).alternatives.find(({ id }) => id === 'cash')?.detail ?? '')
  expect(cash(single)).toContain('your state may take more')
  expect(cash({ ...single, state: 'TX' })).not.toContain('state')
  expect(cash({ ...single, state: 'NC' })).toContain(
    'and your state another $3,192. The row counts what is left before',
  )
})

// Over 15 years a charge of 1.35 % leaves (1 − 0.0135 ÷ (1 + growth))^15: 82.3 % at 4 %, 82.9 % at 8 %.
test('what an adviser would charge is priced where it was told, and leaves nobody in doubt beside the plan', () => {
  const plan = planFor({ planBalance: 120_000, age: 52, income: 110_000, adviserFee: 0.0135 })
  const left = Number(worth(plan, 'ledger.adviser.middle')) / Number(worth(plan, 'ledger.plan.middle'))
  expect(left).toBeGreaterThan(0.823)
  expect(left).toBeLessThan(0.829)
  expect(plainText(plan.summary)).toContain('at 1.35% a year on top of the funds, it would leave about $')
  expect(plainText(planFor({ ...single }).summary)).not.toContain('adviser')
})

// A tenth of 9,000; what it is taxed at depends on pay of this year that nobody named.
test('a plan loan after a layoff names no tax where the pay of this year is untold', () => {
  const laidOff: Household = {
    planBalance: 88_000,
    planLoanBalance: 9_000,
    age: 44,
    employment: 'unemployed',
  }
  const plan = planFor(laidOff)
  expect(plainText(plan.summary)).toContain('or it is taxed as income, with a penalty of $900 on top.')
  expect(plainText(plan.summary)).not.toContain('would be lost')
  expect(plainText(checkOf(plan, 'loan')!.detail)).toContain(
    'Otherwise it costs a penalty of $900, and federal tax on top of what you earned this year before the job ended.',
  )
  expect(plainText(planFor({ ...laidOff, payThisYear: 60_000 }).summary)).toContain('would be lost')
})

// IRC §§402(c), 3405(c), 72(t): $80,000 paid out to someone of 40 in the 22 % bracket; $16,000 is withheld.
test('a check of $64,000 has to be put back as $80,000, or $5,120 is lost for good', () => {
  const plan = planFor({ ...single, checkAmount: 64_000, checkReceivedDate: '2026-10-06' })
  expect(worth(plan, 'check.gross')).toBe(80_000)
  expect(worth(plan, 'check.withheld')).toBe(16_000)
  expect(worth(plan, 'check.gap-tax')).toBe(3_520)
  expect(worth(plan, 'check.gap-penalty')).toBe(1_600)
  expect(worth(plan, 'check.refund')).toBe(10_880)
  expect(worth(plan, 'check.gap-cost')).toBe(5_120)
})

test('on day 45 the last day is 15 days ahead, and the step stands before it', () => {
  const plan = planFor({ ...single, checkAmount: 64_000, checkReceivedDate: '2026-10-06' })
  expect(worth(plan, 'check.deadline')).toBe('2026-12-05')
  expect(worth(plan, 'check.days-left')).toBe(15)
  expect(due(plan, 'redeposit')! < '2026-12-05').toBe(true)
})

test('whoever works for another firm hears that its plan, unlike an IRA, asks for nothing yet', () => {
  const left: Household = {
    birthYear: 1952,
    age: 74,
    income: 70_000,
    employment: 'employed',
    separationDate: '2026-08-01',
    planBalance: 300_000,
    newPlanAcceptsRollovers: true,
  }
  const plan = planFor(left)
  expect(plainText(checkOf(plan, 'required.new-plan')!.detail)).toContain('speaks for the new plan')
  expect(plainText(checkOf(plan, 'required')!.detail)).toContain(
    'until Apr 1, 2027, unless you own part of the firm. That holds only if nothing moved before',
  )
  expect(checkOf(planFor({ ...left, employment: 'retired' }), 'required.new-plan')).toBeUndefined()
})

test('nobody who is bound by a series of even payments is told to begin one', () => {
  const bound: Household = { age: 53, separationAge: 50, planBalance: 300_000, equalPaymentsRunning: true }
  const plan = planFor({ ...bound, needsMoneyEarly: true })
  expect(checkOf(plan, 'early-access')).toBeUndefined()
  expect(checkOf(plan, 'freeze')).toBeDefined()
})

// Before it 88,000 − 16,100 = 71,900 is taxable: 22 % up to 105,700, 24 % of the last 56,200. By hand: 33,800 × 22 % +
// 56,200 × 24 % = 20,924; 9,000 of penalty; 72,000 ÷ 0.8 × 20 % = 18,000 was withheld, so 11,924 is still to be paid.
test('a check past its deadline says what is still due beyond what was withheld, and sets it aside', () => {
  const late: Household = {
    age: 50,
    filingStatus: 'single',
    state: 'TX',
    income: 88_000,
    planBalance: 90_000,
    checkAmount: 72_000,
    checkReceivedDate: '2026-09-10',
  }
  const plan = planFor(late)
  expect(worth(plan, 'check.still-due')).toBe(11_924)
  expect(plainText(plan.title)).toBe('Find out whether $90,000 of your 401(k) money may still be put back')
  expect(plainText(plan.summary)).toContain(
    '$18,000 was withheld, and about $11,924 more is due by Apr 15, 2027, so set that aside now.',
  )
  expect(plainText(checkOf(plan, 'check')!.detail)).toContain(
    'up to $90,000, not only the $72,000 of the check',
  )
  expect(stepIds(plan)).toEqual(['certify', 'check-tax', 'papers', 'review'])
  // What cash would cost is what the check has cost already.
  expect(checkOf(plan, 'cash')).toBeUndefined()
  expect(due(plan, 'check-tax')).toBe('2027-01-15')
  // Years later the return is long filed: it is looked at, and no day of it lies in the past.
  const old = planFor({ ...late, checkReceivedDate: '2023-02-01' })
  expect(plainText(old.nextSteps.find(({ id }) => id === 'check-tax')!.title)).toContain(
    'See that the return',
  )
})

test('a check to the custodian is compared with cashing it', () => {
  const direct: Household = { ...single, checkAmount: 80_000, checkToCustodian: true }
  const summary = plainText(planFor(direct).summary)
  expect(summary).toContain('It is a direct rollover by mail')
  expect(summary).toContain('Compared with cashing the check')
})

test('whoever leaves soon, too young to be paid early, reads from which day it may move and where to', () => {
  const leaving: Household = {
    age: 34,
    filingStatus: 'single',
    income: 105_000,
    planBalance: 60_000,
    separationDate: '2026-12-11',
    newPlanAcceptsRollovers: true,
  }
  const plan = planFor(leaving)
  expect(plainText(plan.title)).toBe('Leave your 401(k) of $60,000 where it is until Dec 11, 2026')
  expect(plainText(plan.summary)).toContain(
    'from Dec 11, 2026 it may move to a rollover IRA, by today’s costs',
  )
  expect(plainText(plan.nextSteps.find(({ id }) => id === 'after-leaving')!.title)).toBe(
    'After your last day: move it to a rollover IRA',
  )
  expect(due(plan, 'after-leaving')).toBe('2026-12-25')
  expect(plan.reviewOn).toBe('2026-12-11')
  // At the lowest costs of all the old plan keeps it: nothing is promised to move.
  const cheap = planFor({ ...leaving, oldPlanFee: 0.0005, newPlanAcceptsRollovers: false })
  expect(plainText(cheap.nextSteps.find(({ id }) => id === 'after-leaving')!.title)).toBe(
    'After your last day: look at this plan again',
  )
})

// 60,000 × 40 % is not vested.
test('what is not vested is asked about before the last day, and not after it', () => {
  const leaving: Household = {
    age: 34,
    planBalance: 60_000,
    vestedRate: 0.6,
    separationDate: '2026-12-11',
  }
  const plan = planFor(leaving)
  expect(plainText(checkOf(plan, 'vesting')!.detail)).toContain(
    '$24,000 falls back to the employer on Dec 11, 2026',
  )
  expect(due(plan, 'vesting')! < '2026-12-11').toBe(true)
  const gone = planFor({ ...leaving, separationDate: '2026-10-11' })
  expect(plainText(checkOf(gone, 'vesting')!.detail)).toContain('was vested when you left')
  expect(stepIds(gone)).not.toContain('vesting')
})

// Pub. 590-B: 260,000 ÷ 23.7 at 76 = 10,970.46.
test('whoever works on past the age of withdrawals keeps the plan that asks for none, unless it costs far more', () => {
  const works: Household = {
    age: 75,
    birthYear: 1951,
    filingStatus: 'single',
    income: 52_000,
    employment: 'employed',
    stillWorksThere: true,
    planBalance: 260_000,
  }
  const plan = planFor(works)
  expect(parts(plan)).toEqual({ 'Stays in the plan': 260_000 })
  expect(plainText(checkOf(plan, 'required.working')!.detail)).toContain('about $10,971 for the next one')
  const dear = planFor({ ...works, oldPlanFee: 0.012 })
  expect(parts(dear)).toEqual({ 'Pre-tax money to a rollover IRA': 260_000 })
  expect(checkOf(dear, 'required.working')!.status).toBe('act')
  // An owner of the business has to take it out all the same: 260,000 ÷ 24.6 at 75 = 10,569.11.
  expect(worth(planFor({ ...works, ownBusinessPlan: true }), 'required')).toBe(10_570)
})

test('costs that nobody looked up move nothing of a plan at today’s work without being looked up', () => {
  const works: Household = { age: 63, income: 90_000, stillWorksThere: true, planBalance: 200_000 }
  expect(plainText(planFor(works).title)).toBe('Compare the costs before your 401(k) of $200,000 moves')
  expect(plainText(planFor({ ...works, oldPlanFee: 0.008 }).title)).toContain('Move your 401(k)')
  // One move is enough where the last day is near.
  const soon = planFor({ age: 63, income: 90_000, planBalance: 200_000, separationDate: '2027-02-26' })
  expect(parts(soon)).toEqual({ 'Stays in the plan': 200_000 })
  expect(plainText(soon.title)).toContain('where it is until Feb 26, 2027')
  expect(stepIds(soon)).toContain('after-leaving')
})

// 38,000 × 22 % + 38,000 × 25 % = 8,360 + 9,500.
test('in the first years of a SIMPLE IRA a move is priced as the withdrawal that it is', () => {
  const young: Household = {
    age: 44,
    spouseAge: 43,
    filingStatus: 'married_joint',
    income: 88_000,
    spouseIncome: 52_000,
    dependents: [15, 12],
    planType: 'simple_ira',
    simpleStartDate: '2025-03-10',
    separationDate: '2026-10-30',
    planBalance: 38_000,
    newPlanAcceptsRollovers: true,
  }
  const plan = planFor(young)
  const columns = plan.visualizations.find(({ id }) => id === 'rollover-columns')
  const cells = columns?.type === 'schedule' ? columns.rows.map((row) => row.map(plainText)) : []
  expect(cells.find(([name]) => name === 'Federal tax and penalty of the move itself')).toEqual([
    'Federal tax and penalty of the move itself',
    '$0',
    '$17,860 before Mar 10, 2027; from then on $0',
    '$17,860 before Mar 10, 2027; from then on $0',
    '$17,860',
  ])
  expect(plainText(checkOf(plan, 'early-access')!.detail)).toContain('25% until Mar 10, 2027, 10% after that')
  // No IRA gives a loan or holds after-tax money that is not its own basis: neither is asked about.
  const tried = influences(rollover, young, context).map(({ fact }) => fact)
  expect(tried).not.toContain('planLoanBalance')
  expect(tried).not.toContain('afterTaxPlanBalance')
})

// Colorado takes 4.4 % of 9,000.
test('a loan that was taxed is set aside for with the tax of the state', () => {
  const plan = planFor({
    ...single,
    income: 70_000,
    state: 'CO',
    planLoanBalance: 9_000,
    planLoanClosed: 'taxed',
  })
  const step = plan.nextSteps.find(({ id }) => id === 'loan')!
  expect(plainText(step.title)).toBe('Set aside $2,880 and $396 of state tax for the loan that was taxed')
})

// Georgia takes 4.99 % beside 22 % and the penalty of 10 %: about 37 % of cash at this pay, on the debt and on all of it.
test('what cash for a debt loses counts the state, and has one rate where cash was asked about', () => {
  const card: Household = {
    ...single,
    state: 'GA',
    debts: [{ kind: 'credit_card', balance: 14_000, rate: 0.24 }],
  }
  expect(Number(worth(planFor(card), 'debt.lost'))).toBeCloseTo(0.22 + 0.1 + 0.0499, 2)
  expect(plainText(planFor(card).summary)).toMatch(
    /of \$[\d,]+ taken as cash for it, \d+% would be lost at once/,
  )
  const asked = plainText(planFor({ ...card, considersCashOut: true }).summary)
  expect(asked).toContain('Taken as cash this year')
  expect(asked).not.toContain('would be lost at once')
})

test('the plan of a business that goes on stays closed before 59½, and one of one’s own can take an old plan in', () => {
  const own: Household = { age: 45, income: 90_000, planBalance: 138_000, employment: 'self_employed' }
  const closed = planFor({ ...own, ownBusinessPlan: true })
  expect(parts(closed)).toEqual({ 'Stays in the plan': 138_000 })
  expect(plainText(checkOf(closed, 'freeze')!.title)).toBe('Your business goes on, so its plan stays closed')
  expect(parts(planFor({ ...own, ownBusinessPlan: true, stillWorksThere: false }))).toEqual({
    'Pre-tax money to a rollover IRA': 138_000,
  })
  expect(plainText(checkOf(planFor(own), 'new-plan')!.title)).toBe('A plan of your own can take it too')
})

test('a check past its deadline is not promised back, and asks for a certificate at once', () => {
  const plan = planFor({ ...single, checkAmount: 64_000, checkReceivedDate: '2026-09-20' })
  expect(parts(plan)).toEqual({ 'The check past its deadline': 80_000 })
  expect(stepIds(plan)).toContain('certify')
})

test('the sixtieth day itself is not too late', () => {
  const plan = planFor({ ...single, checkAmount: 64_000, checkReceivedDate: '2026-09-21' })
  expect(worth(plan, 'check.deadline')).toBe(today)
  expect(stepIds(plan)).toContain('redeposit')
})

test('of a plan whose balance nobody told, a check is all there was', () => {
  const { planBalance: _untold, ...household } = single
  expect(parts(planFor({ ...household, checkAmount: 17_400, checkReceivedDate: '2026-11-13' }))).toEqual({
    'The paid-out money, put back': 21_750,
  })
})

test('whoever says that no check came has none in the plan', () => {
  expect(parts(planFor({ ...single, checkAmount: 0 }))).toEqual({ 'Pre-tax money to a rollover IRA': 80_000 })
})

test('a check made out to a custodian has nothing withheld and no deadline', () => {
  const plan = planFor({ ...single, checkAmount: 80_000, checkToCustodian: true })
  expect(parts(plan)).toEqual({ 'The check, to the account that it names': 80_000 })
  expect(stepIds(plan)).toContain('hand-in')
})

// IRC §72(t)(2)(A)(iii).
test('a lasting disability takes the penalty off every place', () => {
  const plan = planFor({ ...single, cannotWork: true })
  expect(worth(plan, 'cash.penalty')).toBe(0)
  expect(checkOf(plan, 'early-access')?.status).toBe('pass')
  expect(
    worth(planFor({ ...single, cannotWork: true, planOwner: 'spouse', spouseAge: 40 }), 'cash.penalty'),
  ).toBe(8_000)
})

test('before creditors a plan without employees is no safer than an IRA, a new plan is', () => {
  const sued: Household = { ...single, creditorConcern: true }
  expect(parts(planFor(sued))).toEqual({ 'Stays in the old plan': 80_000 })
  expect(parts(planFor({ ...sued, ownBusinessPlan: true }))).toEqual({
    'Pre-tax money to a rollover IRA': 80_000,
  })
  expect(parts(planFor({ ...sued, ownBusinessPlan: true, newPlanAcceptsRollovers: true }))).toEqual({
    'Pre-tax money to your new plan': 80_000,
  })
})

// Form 8606: 92,500 of pre-tax money beside a contribution of 7,500.
test('with $92,500 of pre-tax IRA money $6,937.50 of a backdoor contribution is taxed', () => {
  const plan = planFor({
    planBalance: 300_000,
    age: 42,
    income: 260_000,
    filingStatus: 'single',
    backdoorRoth: true,
    pretaxIraBalance: 92_500,
    newPlanAcceptsRollovers: true,
  })
  expect(worth(plan, 'backdoor.taxed-now')).toBe(6_937.5)
  expect(parts(plan)).toEqual({ 'Pre-tax money to your new plan': 300_000 })
  expect(due(plan, 'reverse')).toBe('2026-12-31')
})

// IRC §408A(c)(3): the direct way narrows from 242,000 of income on for a couple in 2026.
test('whoever may use a Roth IRA directly is told to stop the backdoor, and keeps nothing out of IRAs for it', () => {
  const couple: Household = {
    planBalance: 240_000,
    age: 52,
    maritalStatus: 'married',
    filingStatus: 'married_joint',
    income: 97_800,
    spouseIncome: 61_300,
    backdoorRoth: true,
    pretaxIraBalance: 18_300,
    newPlanAcceptsRollovers: true,
  }
  const plan = planFor(couple)
  const found = plan.checks.find(({ id }) => id === 'backdoor.needless')
  expect(plainText(found!.detail)).toContain(
    'leaves a Roth IRA open for the whole $8,600: put it in directly, and stop the conversions',
  )
  expect(plan.nextSteps.map(({ id }) => id)).not.toContain('reverse')
  expect(plan.checks.map(({ id }) => id)).not.toContain('backdoor')
  const over = planFor({ ...couple, income: 210_000 })
  expect(over.checks.map(({ id }) => id)).toContain('backdoor')
  expect(over.nextSteps.map(({ id }) => id)).toContain('reverse')
})

test('an income over the Roth limit is taken for a backdoor user until said otherwise', () => {
  const rich: Household = { planBalance: 100_000, age: 40, income: 300_000, filingStatus: 'single' }
  expect(parts(planFor(rich))).toEqual({ 'Stays in the old plan': 100_000 })
  expect(parts(planFor({ ...rich, backdoorRoth: false }))).toEqual({
    'Pre-tax money to a rollover IRA': 100_000,
  })
  expect(plainText(checkOf(planFor(rich), 'backdoor')!.detail)).toMatch(
    /^At your income only the backdoor leads into a Roth IRA/,
  )
  expect(plainText(checkOf(planFor({ ...rich, backdoorRoth: true }), 'backdoor')!.detail)).toMatch(
    /^You use the backdoor/,
  )
})

// IRC §408A(c)(3): for one person 2026’s limit narrows from 153,000 to 168,000; at 154,000 fourteen fifteenths of 7,500 are
// 7,000, at 160,000 eight are 4,000, and at 167,000 one is 500.
test.each([
  [154_000, 7_000],
  [160_000, 4_000],
  [167_000, 500],
])(
  'while a part of the limit goes into a Roth IRA directly, as at %i, nobody is taken for a backdoor user',
  (income, direct) => {
    const some: Household = { planBalance: 100_000, age: 40, income, filingStatus: 'single' }
    const plan = planFor(some)
    expect(parts(plan)).toEqual({ 'Pre-tax money to a rollover IRA': 100_000 })
    expect(checkOf(plan, 'backdoor')).toBeUndefined()
    expect(worth(plan, 'backdoor.direct')).toBe(direct)
    expect(checkOf(plan, 'backdoor.partly')?.status).toBe('warn')
    expect(plan.assumptions.find(({ fact }) => fact === 'backdoorRoth')?.why).toContain(
      'lets a part of the limit',
    )
    // Who says that they convert the rest keeps the IRAs clean for it.
    expect(parts(planFor({ ...some, backdoorRoth: true }))).toEqual({ 'Stays in the old plan': 100_000 })
  },
)

const early: Household = {
  planBalance: 600_000,
  age: 56,
  separationAge: 56,
  needsMoneyEarly: true,
  monthlyExpenses: 5_000,
  income: 110_000,
  filingStatus: 'single',
}

// IRC §72(t)(2)(A)(v): 5,000 × 12 ÷ 0.8 = 75,000 a year for the 3.5 years to 59½.
test('whoever left at 55 or later keeps in the plan what the years to 59½ will need', () => {
  expect(parts(planFor(early))).toEqual({
    'Stays in the old plan for early withdrawals': 262_500,
    'Pre-tax money to a rollover IRA': 337_500,
  })
  expect(parts(planFor({ ...early, separationAge: 54 }))).toEqual({
    'Pre-tax money to a rollover IRA': 600_000,
  })
})

test('police and fire service keep the early door from 50', () => {
  const officer: Household = { ...early, age: 51, separationAge: 51 }
  expect(parts(planFor(officer))['Stays in the old plan for early withdrawals']).toBeUndefined()
  expect(
    parts(planFor({ ...officer, publicSafetyWorker: true }))['Stays in the old plan for early withdrawals'],
  ).toBeGreaterThan(0)
})

// IRC §72(t)(10)(A): 50, or 25 years of service under the plan, whichever comes first. 75,000 × the 2.5 years to 59½.
test('police and fire service of 25 years opens the plan at any age of leaving, fewer do not', () => {
  const officer: Household = { ...early, age: 57, separationAge: 48, publicSafetyWorker: true }
  const served = (publicSafetyServiceYears: number) => planFor({ ...officer, publicSafetyServiceYears })
  expect(parts(served(25))['Stays in the old plan for early withdrawals']).toBe(187_500)
  expect(plainText(checkOf(served(25), 'early-access')!.detail)).toContain(
    'You served 25 years, so this plan pays you',
  )
  expect(parts(served(24))['Stays in the old plan for early withdrawals']).toBeUndefined()
  expect(plainText(checkOf(served(24), 'early-access')!.detail)).toContain('fewer than 25 years of service')
})

test('years of service are asked of public safety workers who left too young, and of nobody else', () => {
  const asksIt = (household: Household) => drafted(household).openFacts.includes('publicSafetyServiceYears')
  const young: Household = { ...early, age: 57, separationAge: 48 }
  expect(asksIt({ ...young, publicSafetyWorker: true })).toBe(true)
  expect(asksIt(young)).toBe(false)
  expect(asksIt({ ...young, publicSafetyWorker: true, separationAge: 51 })).toBe(false)
})

test('a public 457(b) stays before 59½, and may move after', () => {
  const city: Household = { planType: 'gov_457b', planBalance: 150_000, age: 52, income: 70_000 }
  expect(parts(planFor(city))).toEqual({ 'Stays in the old plan': 150_000 })
  expect(parts(planFor({ ...city, age: 60 }))).toEqual({ 'Pre-tax money to a rollover IRA': 150_000 })
})

test('a nonprofit 457(b) is never rolled over: its election comes today', () => {
  const plan = planFor({ planType: 'nonprofit_457b', planBalance: 200_000, age: 55, income: 210_000 })
  expect(parts(plan)).toEqual({ 'Paid out by a schedule that you choose': 200_000 })
  expect(due(plan, 'election')).toBe(today)
  expect(worth(plan, 'payout.at-once')).toBeGreaterThan(Number(worth(plan, 'payout.spread')))
})

test('a SIMPLE IRA that may not move yet has the day on which it may, and one that stays whole is named once', () => {
  const simple: Household = {
    planType: 'simple_ira',
    planBalance: 30_000,
    age: 35,
    simpleStartDate: '2025-06-01',
  }
  expect(due(planFor(simple), 'simple-open')).toBe('2027-06-01')
  expect(stepIds(planFor({ ...simple, simpleStartDate: '2024-06-01' }))).not.toContain('simple-open')
  const kept = planFor({ ...single, rothPlanBalance: 10_000, equalPaymentsRunning: true })
  expect(plainText(kept.summary)).toContain('Leave all $80,000 where it is.')
})

test('whoever still works for the employer of the plan is not asked about a plan at new work', () => {
  const found = (household: Household) => checkOf(planFor(household), 'new-plan')
  expect(found({ ...single, stillWorksThere: true })).toBeUndefined()
  expect(found(single)).toBeDefined()
})

test('a SIMPLE IRA waits for two years from its first contribution', () => {
  const simple: Household = { planType: 'simple_ira', planBalance: 30_000, age: 35, income: 60_000 }
  expect(parts(planFor({ ...simple, simpleStartDate: '2025-06-01' }))).toEqual({
    'Stays in the old plan': 30_000,
  })
  expect(parts(planFor({ ...simple, simpleStartDate: '2024-06-01' }))).toEqual({
    'Pre-tax money to a rollover IRA': 30_000,
  })
})

// IRC §72(t)(3)(A): the exception for a court order is not one of an IRA; §408(d)(6): only a transfer divides it untaxed.
test('a divorce divides a plan by court order without a penalty, and a SIMPLE IRA only by a transfer', () => {
  const divorced: Household = { planBalance: 30_000, age: 35, income: 60_000, maritalStatus: 'divorced' }
  const textOf = (household: Household, id: string) =>
    plainText(checkOf(planFor(household), id)?.detail ?? '')
  expect(textOf(divorced, 'divorce')).toContain('without a penalty if it is taken from the plan itself')
  expect(textOf(divorced, 'cash')).toContain('a divorce order')
  const simple: Household = { ...divorced, planType: 'simple_ira', simpleStartDate: '2025-06-01' }
  expect(textOf(simple, 'divorce')).toContain('only by a transfer from IRA to IRA')
  expect(textOf(simple, 'divorce')).toContain('is taxed to you and bears the penalty')
  expect(textOf(simple, 'cash')).not.toContain('a divorce order')
})

// IRC §402(c)(3)(C): the loan of someone who left in August 2026.
test('a plan loan can be replaced until tax day, or half a year later with an extension', () => {
  const plan = planFor({ ...single, planLoanBalance: 12_000, separationDate: '2026-08-14' })
  expect(worth(plan, 'loan.filing')).toBe('2027-04-15')
  expect(worth(plan, 'loan.extended')).toBe('2027-10-15')
  expect(worth(plan, 'loan.cost')).toBe(3_840)
})

test('an open loan is asked about before the balance leaves, and not asked about where it is closed', () => {
  const textOf = (household: Household, id: string) =>
    plainText(planFor(household).nextSteps.find((step) => step.id === id)!.how)
  const open: Household = { ...single, planLoanBalance: 12_000, separationDate: '2026-08-14' }
  const plan = planFor(open)
  expect(due(plan, 'call')! < due(plan, 'request')!).toBe(true)
  expect(textOf(open, 'call')).toContain('whether you may go on paying after leaving')
  expect(textOf(open, 'request')).toContain('Only once the plan has answered about your loan')
  const closed: Household = { ...open, planLoanClosed: 'left_job' }
  expect(textOf(closed, 'call')).not.toContain('loan')
  expect(textOf(closed, 'request')).not.toContain('loan')
})

/*
 * Sixty days from November 12, 2026 end on January 11, 2027, a Monday; five days before it is Wednesday, January 6. A week
 * after that is January 13, but the form is of 2026, whose return is due on April 15, 2027.
 */
test('a check is in before anybody looks whether it has landed, and is of the year in which it came', () => {
  const plan = planFor({ ...single, checkAmount: 64_000, checkReceivedDate: '2026-11-12' })
  expect(due(plan, 'redeposit')).toBe('2027-01-06')
  expect(due(plan, 'invest')).toBe('2027-01-13')
  expect(due(plan, 'papers')).toBe('2027-04-15')
})

test('a check that is kept is cash: free to spend, and shielded from nobody', () => {
  const plan = planFor({ ...single, checkAmount: 64_000, checkReceivedDate: '2026-11-12' })
  const kept = plan.alternatives.find(({ kind }) => kind === 'current')!
  const cells = kept.ledger.map(({ value }) => plainText(value))
  expect(plainText(kept.title)).toBe('Keep the check')
  expect(cells).toContain('Now, after tax and penalty')
  expect(cells).toContain('None beyond what your state exempts')
})

// IRC §402(c)(3)(A): sixty days from October 6. 22 % of 9,000 and a tenth of it.
test('a plan loan that was closed for another reason than leaving has sixty days', () => {
  const closed: Household = {
    ...single,
    planLoanBalance: 9_000,
    planLoanClosed: 'other',
    stillWorksThere: true,
  }
  const plan = planFor({ ...closed, planLoanClosedDate: '2026-10-06' })
  expect(worth(plan, 'loan.by')).toBe('2026-12-05')
  expect(worth(plan, 'loan.days-left')).toBe(15)
  expect(worth(plan, 'loan.cost')).toBe(1_980 + 900)
  expect(due(plan, 'loan')! < '2026-12-05').toBe(true)
  expect(plainText(plan.summary)).toContain(
    'Replace the loan of $9,000 by Dec 5, 2026, or $2,880 would be lost.',
  )
  // Indiana takes 2.95 % of it in 2026: 265.50.
  const inState = planFor({ ...closed, state: 'IN', planLoanClosedDate: '2026-10-06' })
  expect(plainText(inState.summary)).toContain('or $2,880 and $266 of state tax would be lost.')
  const late = planFor({ ...closed, planLoanClosedDate: '2026-09-01' })
  expect(plainText(checkOf(late, 'loan')!.detail)).toContain('The last day to replace it was Oct 31, 2026')
  expect(due(late, 'loan')).toBe('2026-11-27')
})

// Treas. Reg. §1.402(c)-3: within twelve months of leaving, the tax return; later, sixty days.
test('a plan loan that is closed more than a year after leaving is not closed because of it', () => {
  const left: Household = { ...single, planLoanBalance: 9_000, separationDate: '2025-10-10' }
  expect(worth(planFor({ ...left, planLoanClosedDate: '2026-10-10' }), 'loan.extended')).toBe('2027-10-15')
  expect(worth(planFor({ ...left, planLoanClosedDate: '2026-10-11' }), 'loan.by')).toBe('2026-12-10')
})

// Beside 9,000 of pre-tax money in an IRA, 7,500 × 9,000/16,500 of a conversion would be taxed: the plan has to take it.
test('whoever uses the backdoor replaces a loan in the new plan, and nobody goes on paying a loan that is closed', () => {
  const left: Household = {
    ...single,
    income: 260_000,
    planLoanBalance: 9_000,
    backdoorRoth: true,
    planLoanClosed: 'left_job',
  }
  const textOf = (plan: Plan) => {
    const step = plan.nextSteps.find(({ id }) => id === 'loan')!
    return [checkOf(plan, 'loan')!.detail, step.title, step.why, step.how]
      .map((text) => plainText(text))
      .join(' ')
  }
  const taken = textOf(planFor({ ...left, newPlanAcceptsRollovers: true }))
  expect(taken).toContain('put into your new plan by then')
  expect(taken).not.toContain('put into an IRA')
  expect(taken).not.toContain('go on paying')
  expect(textOf(planFor({ ...left, newPlanAcceptsRollovers: false }))).toContain(
    'In an IRA it makes a part of your backdoor contributions taxable',
  )
  const untold: Household = { ...single, planLoanBalance: 9_000 }
  expect(textOf(planFor(untold))).toContain('go on paying')
  expect(textOf(planFor({ ...untold, newPlanAcceptsRollovers: true }))).toContain('an IRA or your new plan')
})

test('whoever has left is sent to no further vesting day', () => {
  const detailFor = (more: Household) =>
    plainText(checkOf(planFor({ ...single, vestedRate: 0.8, ...more }), 'vesting')!.detail)
  expect(detailFor({ separationDate: '2026-07-17' })).toBe(
    'Only 80% was vested when you left; the rest falls back to the employer.',
  )
  expect(detailFor({})).toContain('ask for the next vesting day')
})

test('a new plan that takes no rollovers has no column', () => {
  const columnsOf = (more: Household) => {
    const card = planFor({ ...single, ...more }).visualizations.find(({ id }) => id === 'rollover-columns')
    return card?.type === 'schedule' ? card.columns.map(({ label }) => plainText(label)) : []
  }
  expect(columnsOf({ newPlanAcceptsRollovers: false })).toEqual(['What differs', 'Leave it', 'IRA', 'Cash'])
  expect(columnsOf({})).toContain('New plan')
})

test('a loan in default that was taxed cannot be replaced, and a right from leaving spares no penalty', () => {
  const plan = planFor({
    ...single,
    planLoanBalance: 9_000,
    planLoanClosed: 'taxed',
    age: 57,
    separationAge: 57,
  })
  expect(worth(plan, 'loan.penalty')).toBe(900)
  expect(plainText(checkOf(plan, 'loan')!.title)).toBe('This loan cannot be rolled over')
  expect(due(plan, 'loan')).toBe('2027-01-15')
  expect(plainText(plan.summary)).not.toContain('Replace the loan')
})

test('a loan whose last day is long past is not promised back', () => {
  const plan = planFor({ ...single, planLoanBalance: 9_000, separationDate: '2024-08-14' })
  expect(plainText(checkOf(plan, 'loan')!.detail)).toContain('the last day to replace it was Oct 15, 2025')
  expect(plan.nextSteps.every(({ dueDate }) => dueDate >= today)).toBe(true)
})

// IRC §401(a)(31)(B): the plan may move up to $7,000 out.
test('a balance of $7,000 cannot be left, one of $7,001 in a cheap plan can', () => {
  const small: Household = { age: 29, income: 52_000, oldPlanFee: 0.0005 }
  expect(Object.keys(parts(planFor({ ...small, planBalance: 7_000 })))).toEqual([
    'Pre-tax money to a rollover IRA',
  ])
  expect(Object.keys(parts(planFor({ ...small, planBalance: 7_001 })))).toEqual(['Stays in the old plan'])
})

test('pre-tax, Roth and after-tax money each take their own way', () => {
  const plan = planFor({
    ...single,
    planBalance: 120_000,
    rothPlanBalance: 30_000,
    afterTaxPlanBalance: 20_000,
  })
  expect(parts(plan)).toEqual({
    'Pre-tax money to a rollover IRA': 70_000,
    'Roth money to a Roth IRA': 30_000,
    'After-tax money to a Roth IRA': 20_000,
  })
})

test('the cheapest plan of all is left alone, and that is a plan', () => {
  const plan = planFor({ ...single, planType: 'tsp' })
  expect(parts(plan)).toEqual({ 'Stays in the old plan': 80_000 })
  expect(plan.alternatives.filter(({ kind }) => kind === 'current')).toEqual([])
  expect(stepIds(plan)).not.toContain('request')
})

test('costs decide: a dear new plan is passed over, one as cheap as an IRA wins as one account fewer', () => {
  const withPlan: Household = { ...single, newPlanAcceptsRollovers: true }
  expect(Object.keys(parts(planFor({ ...withPlan, newPlanFee: 0.012 })))).toEqual([
    'Pre-tax money to a rollover IRA',
  ])
  expect(Object.keys(parts(planFor({ ...withPlan, newPlanFee: 0.001 })))).toEqual([
    'Pre-tax money to your new plan',
  ])
})

test('a fear of creditors keeps the money out of an IRA', () => {
  expect(parts(planFor({ ...single, creditorConcern: true }))).toEqual({ 'Stays in the old plan': 80_000 })
  // Whoever is sued for a debt has a creditor to fear, whether or not the question was answered.
  expect(parts(planFor({ ...single, suedForDebt: true }))).toEqual({ 'Stays in the old plan': 80_000 })
})

// Treas. Reg. §1.401(a)(9)-9: 410,000 ÷ 25.5 at 74.
test('a required withdrawal comes out first and is not rolled over', () => {
  const plan = planFor({ planBalance: 410_000, birthYear: 1952, employment: 'retired' })
  expect(parts(plan)['This year’s required withdrawal']).toBe(16_079)
  expect(plan.checks[0]?.id).toBe('required')
  expect(due(plan, 'required')! < due(plan, 'request')!).toBe(true)
})

test('who still works there before 59½ leaves it', () => {
  expect(parts(planFor({ ...single, stillWorksThere: true }))).toEqual({ 'Stays in the plan': 80_000 })
})

test('who still works there after 59½ asks for an in-service rollover and goes on contributing', () => {
  const plan = planFor({ ...single, age: 65, retirementAge: 66, stillWorksThere: true })
  expect(plainText(checkOf(plan, 'in-service')?.detail ?? '')).toContain('Go on contributing')
  expect(plainText(plan.nextSteps[0]?.title ?? '')).toBe('Call the plan')
  expect(checkOf(planFor({ ...single, age: 65 }), 'in-service')).toBeUndefined()
  expect(checkOf(planFor({ ...single, stillWorksThere: true }), 'in-service')).toBeUndefined()
})

test('the exceptions to the penalty stand before the penalty', () => {
  const detail = plainText(checkOf(planFor(single), 'cash')?.detail ?? '')
  expect(detail.indexOf('disability')).toBeGreaterThan(-1)
  expect(detail.indexOf('disability')).toBeLessThan(detail.indexOf('of penalty'))
})

test('without any fact it says so, shows all ways and asks how much it is', () => {
  const { plan, nextQuestion } = drafted({})
  expect(plainText(plan.summary)).toContain('You named no sum')
  expect(plan.visualizations.map(({ id }) => id)).toContain('rollover-columns')
  expect(nextQuestion).toBe('planBalance')
})

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
const money = (max: number) => maybe(fc.integer({ min: 0, max }))
const day = maybe(fc.constantFrom('2024-02-29', '2026-09-20', '2026-10-06', '2026-11-20', '2027-03-01'))
const yes = maybe(fc.boolean())
const households = fc
  .record({
    planBalance: money(3_000_000),
    retirementSavings: money(1_000_000),
    age: maybe(fc.integer({ min: 18, max: 100 })),
    separationAge: maybe(fc.integer({ min: 18, max: 100 })),
    separationDate: day,
    income: money(900_000),
    employment: maybe(fc.constantFrom('employed', 'self_employed', 'unemployed', 'retired')),
    filingStatus: maybe(fc.constantFrom('single', 'married_joint', 'married_separate', 'head_of_household')),
    state: maybe(fc.constantFrom('TX', 'CA', 'NY', 'PA', 'MS')),
    planType: maybe(
      fc.constantFrom('plan_401k', 'plan_403b', 'tsp', 'gov_457b', 'nonprofit_457b', 'simple_ira'),
    ),
    rothPlanBalance: money(200_000),
    afterTaxPlanBalance: money(100_000),
    employerStockValue: money(500_000),
    employerStockBasis: money(500_000),
    checkAmount: money(300_000),
    checkReceivedDate: day,
    checkToCustodian: yes,
    planLoanBalance: money(50_000),
    newPlanAcceptsRollovers: yes,
    pretaxIraBalance: money(300_000),
    backdoorRoth: yes,
    needsMoneyEarly: yes,
    creditorConcern: yes,
    stillWorksThere: yes,
    equalPaymentsRunning: yes,
    planDrawMonthly: money(6_000),
    stableValueFund: yes,
    publicSafetyWorker: yes,
    vestedRate: maybe(fc.constantFrom(0, 0.4, 1)),
    outstandingMatch: money(5_000),
    oldPlanFee: maybe(fc.constantFrom(0, 0.0005, 0.02)),
    newPlanFee: maybe(fc.constantFrom(0, 0.0012, 0.02)),
    simpleStartDate: day,
    rothIraFirstYear: maybe(fc.integer({ min: 1_998, max: 2_026 })),
    savings: money(60_000),
    maritalStatus: maybe(fc.constantFrom('single', 'married', 'divorced')),
  })
  .map((facts) => {
    const told = Object.entries(facts).filter(([, value]) => value !== undefined)
    return householdSchema.parse(Object.fromEntries(told) as Partial<Record<FactKey, unknown>>)
  })

test('every household gets a plan whose parts sum to the whole, with no day in the past and no step too many', () => {
  fc.assert(
    fc.property(households, (household) => {
      const plan = planFor(household)
      expect(plan.allocations.reduce((sum, { amount }) => sum + amount, 0)).toBe(plan.totalAmount)
      if (plan.totalAmount > 0)
        expect(plan.allocations.reduce((sum, { percent }) => sum + percent, 0)).toBe(100)
      for (const { dueDate } of plan.nextSteps) expect(dueDate >= today).toBe(true)
      expect(plan.nextSteps.length).toBeLessThanOrEqual(7)
      for (const { value } of plan.figures) expect(Number.isNaN(value)).toBe(false)
      expect(plan.alternatives.filter(({ kind }) => kind === 'recommended')).toHaveLength(1)
      const [first] = plan.alternatives
      for (const { ledger } of plan.alternatives)
        expect(ledger.map(({ label }) => label)).toEqual(first?.ledger.map(({ label }) => label))
    }),
    { numRuns: 60 },
  )
}, 120_000)

test('the same facts give the same plan, bit for bit', () => {
  fc.assert(
    fc.property(households, (household) => {
      expect(JSON.stringify(planFor(household))).toBe(JSON.stringify(planFor(household)))
    }),
    { numRuns: 8 },
  )
}, 120_000)

test('a dearer old plan never makes it more worthwhile to stay', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 200 }), (one, other) => {
      const stays = (points: number) =>
        'Stays in the old plan' in parts(planFor({ ...single, oldPlanFee: points / 10_000 }))
      if (one < other && stays(other)) expect(stays(one)).toBe(true)
    }),
    { numRuns: 15 },
  )
}, 60_000)

const retiree: Household = {
  planBalance: 410_000,
  birthYear: 1952,
  employment: 'retired',
  ssMonthly: 2_800,
  filingStatus: 'married_joint',
  spouseAge: 72,
}
const detail = (plan: Plan, id: string) => plainText(checkOf(plan, id)?.detail ?? say``)

test('the required withdrawal is income of the year before any cash is counted', () => {
  const plan = planFor(retiree)
  const whole = [worth(plan, 'required'), worth(plan, 'cash.taxable')].map(Number)
  const law = context.law
  const couple = { status: 'married_joint', age: 74, spouseAge: 72, socialSecurity: 33_600 } as const
  const taxAt = (iraDistributions: number) => incomeTax(law, { ...couple, iraDistributions }).incomeTax
  const [required = 0, rest = 0] = whole
  expect(worth(plan, 'cash.tax')).toBe(Math.round(taxAt(required + rest) - taxAt(required)))
  expect(worth(plan, 'conversion.tax')).toBe(worth(plan, 'cash.tax'))
})

// SECURE 2.0 §302: 25 %, or 10 % when corrected in time; IRS Pub. 590-B: the balance of 31 December before.
test('a required withdrawal names the balance it is divided from, both taxes on a missed one, and the year before', () => {
  const plan = planFor(retiree)
  expect(worth(plan, 'required.balance-day')).toBe('2025-12-31')
  expect(detail(plan, 'required')).toContain('at 25%, or at 10%')
  expect(detail(plan, 'required.before')).toContain('One was due for 2025')
})

// ERISA §4(b)(1) leaves out plans of a state, a city or a county.
test('a plan of a city is not said to be kept from creditors by federal law', () => {
  const city: Household = {
    planBalance: 210_000,
    age: 51,
    planType: 'gov_457b',
    creditorConcern: true,
    employment: 'retired',
  }
  expect(detail(planFor(city), 'creditors')).toContain('the law of your state decides')
  const ways = (household: Household) =>
    planFor(household).alternatives.flatMap(({ ledger }) => ledger.map(({ value }) => plainText(value)))
  expect(ways(city)).not.toContain('Strong: federal law')
  expect(ways({ ...city, planType: 'plan_401k' })).toContain('Strong: federal law')
})

test('withdrawals end no health credit that a spouse’s pay has ended already', () => {
  const household: Household = {
    age: 57,
    separationAge: 57,
    spouseAge: 50,
    filingStatus: 'married_joint',
    employment: 'retired',
    planBalance: 400_000,
    planDrawMonthly: 1_000,
    needsMoneyEarly: true,
  }
  const titleOf = (spouseIncome: number) =>
    checkOf(planFor({ ...household, spouseIncome }), 'early-income')?.title
  expect(titleOf(120_000)).toBe('What you take out is income')
  expect(titleOf(75_000)).toBe('What you take out can end your health credit')
})

test('the first required withdrawal has no year before it, and says until when it could have waited', () => {
  const plan = planFor({ ...retiree, birthYear: 1953 })
  expect(checkOf(plan, 'required.before')).toBeUndefined()
  expect(detail(plan, 'required')).toContain('until Apr 1, 2027')
})

// IRC §401(a)(9)(C)(i)(II): of the plan of an employer nothing is due while one works there.
test('who worked on until this year owes the plan nothing for the year before', () => {
  const plan = planFor({ ...retiree, separationDate: '2026-02-28' })
  expect(checkOf(plan, 'required.before')).toBeUndefined()
  expect(detail(plan, 'required')).toContain('until Apr 1, 2027, unless you own part of the firm')
  expect(checkOf(planFor({ ...retiree, separationDate: '2025-12-31' }), 'required.before')).toBeDefined()
})

// IRS Pub. 590-B, uniform lifetime table: 25.5 at 74. 300,000 ÷ 25.5 = 11,764.71.
test('an IRA owes a withdrawal of its own beside that of the plan', () => {
  expect(detail(planFor({ ...retiree, pretaxIraBalance: 300_000 }), 'required')).toContain('about $11,765')
  expect(detail(planFor(retiree), 'required')).not.toContain('Your IRA owes')
})

test('at 75 someone who still works for the employer hears that a rollover starts required withdrawals', () => {
  const plan = planFor({ planBalance: 300_000, age: 75, stillWorksThere: true, income: 90_000 })
  expect(worth(plan, 'required')).toBeUndefined()
  expect(checkOf(plan, 'required.working')).toBeDefined()
})

test('a last day on a Saturday asks for the money by the Friday before', () => {
  const plan = planFor({ ...single, checkAmount: 64_000, checkReceivedDate: '2026-10-06' })
  expect(worth(plan, 'check.deadline')).toBe('2026-12-05')
  expect(worth(plan, 'check.last-workday')).toBe('2026-12-04')
  const weekday = planFor({ ...single, checkAmount: 64_000, checkReceivedDate: '2026-10-05' })
  expect(worth(weekday, 'check.deadline')).toBe('2026-12-04')
  expect(worth(weekday, 'check.last-workday')).toBeUndefined()
})

test('the step to put a check back never falls on a weekend or a holiday after today', () => {
  // A week of days, so that the margin ends on each day of the week once.
  for (const days of [40, 41, 42, 43, 44, 45, 46]) {
    const household = { ...single, checkAmount: 64_000, checkReceivedDate: addDays(today, -days) }
    const plan = wholePlan(rollover, householdSchema.parse(household), context)
    expect(isWorkday(plan.nextSteps.find(({ id }) => id === 'redeposit')?.dueDate ?? today)).toBe(true)
  }
})

test('a late check names the procedure by which a late deposit is certified', () => {
  const plan = planFor({ ...single, checkAmount: 64_000, checkReceivedDate: '2026-09-01' })
  expect(detail(plan, 'check')).toContain('Rev. Proc. 2020-46')
})

test('cash before the penalty ends is taxed on what the Roth money earned too, and after it is not', () => {
  const kinds: Household = {
    planBalance: 120_000,
    rothPlanBalance: 30_000,
    income: 130_000,
    filingStatus: 'single',
  }
  const early = planFor({ ...kinds, age: 45 })
  expect(worth(early, 'cash.roth-earnings')).toBe(9_000)
  expect(worth(early, 'cash.taxable')).toBe(99_000)
  expect(worth(early, 'cash.penalty')).toBe(9_900)
  const late = planFor({ ...kinds, age: 62 })
  expect(worth(late, 'cash.taxable')).toBe(90_000)
})

const earlyRetiree: Household = {
  planBalance: 600_000,
  age: 56,
  separationAge: 56,
  needsMoneyEarly: true,
  monthlyExpenses: 5_000,
  income: 110_000,
  filingStatus: 'married_joint',
  spouseIncome: 0,
  retirementAge: 56,
}

// The draws are of 2027: 400 % of the 2026 poverty guideline for two people, 4 × $21,640.
test('whoever stops at 56 hears where the Marketplace credit ends, and nothing of a plan at new work', () => {
  const plan = planFor(earlyRetiree)
  expect(worth(plan, 'marketplace.limit.next')).toBe(86_560)
  expect(worth(plan, 'early.room')).toBe(11_560)
  expect(checkOf(plan, 'early-income')?.status).toBe('warn')
  expect(checkOf(plan, 'new-plan')).toBeUndefined()
  const costly = planFor({ ...earlyRetiree, monthlyExpenses: 6_000 })
  expect(checkOf(costly, 'early-income')?.status).toBe('act')
})

test('whoever is out of work hears of the months without pay, and of no plan at a new work', () => {
  const title = (household: Household) => {
    const found = checkOf(planFor({ ...single, ...household }), 'new-plan')
    return found && plainText(found.title)
  }
  expect(title({ income: 0, employment: 'unemployed' })).toBe('Money that you may need before the next job')
  expect(title({ employment: 'employed' })).toBe('Is there a plan at your new work?')
})

test('a tie goes to fewer accounts and says what the cheaper place would save', () => {
  const plan = planFor({ planBalance: 5_200, age: 29, income: 52_000, newPlanAcceptsRollovers: true })
  expect(worth(plan, 'tie.yearly')).toBe(16)
  expect(plainText(plan.summary)).toContain('counts as a tie')
  const large = planFor({ planBalance: 52_000, age: 29, income: 52_000, newPlanAcceptsRollovers: true })
  expect(worth(large, 'tie.yearly')).toBeUndefined()
  expect(parts(large)).toEqual({ 'Pre-tax money to a rollover IRA': 52_000 })
})

// 9,000 × (0.35% − 0.10%) is 22.50 a year.
test('Roth money that stays out of a Roth IRA for fewer accounts says what that costs, and what it gives up', () => {
  const both: Household = {
    planBalance: 40_000,
    rothPlanBalance: 9_000,
    age: 29,
    income: 67_000,
    employment: 'employed',
    newPlanAcceptsRollovers: true,
    oldPlanFee: 0.0065,
    newPlanFee: 0.0035,
    iraFee: 0.001,
    pretaxIraBalance: 0,
  }
  const plan = planFor(both)
  expect(worth(plan, 'tie.yearly')).toBe(23)
  expect(plainText(plan.summary)).toContain('In a Roth IRA the Roth money would cost about $23 a year less.')
  expect(plainText(plan.summary)).toContain('what you put into it can come out at any time')
  expect(worth(planFor({ ...both, rothPlanBalance: 11_000 }), 'tie.yearly')).toBeUndefined()
})

test('the title names what stays for early withdrawals, and a claim that may be made already says so', () => {
  const plan = planFor({
    planBalance: 412_000,
    age: 57,
    income: 0,
    formerPay: 86_000,
    employment: 'unemployed',
    separationDate: '2026-09-30',
    needsMoneyEarly: true,
    planDrawMonthly: 1_500,
  })
  expect(plainText(plan.title)).toMatch(
    /^Move your 401\(k\) of \$412,000, but leave \$[\d,]+ in it for early withdrawals$/,
  )
  const claim = plan.nextSteps.find(({ id }) => id === 'unemployment')
  expect(plainText(claim?.title ?? '')).toBe('File for unemployment benefits, if that is not done yet')
})

test('a spouse’s consent follows the law of the plan, and community property states are named', () => {
  const married: Household = { planBalance: 200_000, age: 50, income: 90_000, filingStatus: 'married_joint' }
  expect(detail(planFor({ ...married, planType: 'nonprofit_457b' }), 'spouse')).toContain(
    'no spouse has to sign',
  )
  expect(detail(planFor({ ...married, state: 'WA' }), 'spouse')).toContain('community property')
  expect(detail(planFor({ ...married, state: 'NY' }), 'spouse')).not.toContain('community property')
})

test('a plan for the Thrift Savings Plan points to its own site', () => {
  const plan = planFor({ planBalance: 200_000, age: 50, income: 90_000, planType: 'tsp' })
  expect(plan.nextSteps.find(({ id }) => id === 'call')?.link?.url).toBe('https://www.tsp.gov')
})

test('New York leaves $20,000 of retirement income untaxed, and cash says so', () => {
  const plan = planFor({ planBalance: 200_000, age: 62, income: 60_000, state: 'NY' })
  expect(worth(plan, 'state.exclusion')).toBe(20_000)
  expect(detail(plan, 'cash')).toContain('New York leaves about $20,000')
  expect(
    worth(planFor({ planBalance: 200_000, age: 62, income: 60_000, state: 'PA' }), 'state.exclusion'),
  ).toBeUndefined()
})

test('a plan with a required withdrawal does not promise that nothing is lost to tax', () => {
  expect(plainText(planFor(retiree).title)).toContain('after this year’s required withdrawal')
})

// IRC §72(t)(2)(A)(v): who leaves in the year of 55 or later takes money from that plan without the penalty.
test('the doors of a spouse’s plan open by the spouse’s age, and only the spouse can move it', () => {
  const couple: Household = {
    planBalance: 300_000,
    age: 48,
    spouseAge: 57,
    separationAge: 57,
    maritalStatus: 'married',
    income: 90_000,
    needsMoneyEarly: true,
  }
  const ofSpouse = planFor({ ...couple, planOwner: 'spouse' })
  expect(worth(ofSpouse, 'spouseAge')).toBe(57)
  expect(ofSpouse.title).toContain('your spouse’s 401(k)')
  expect(checkOf(ofSpouse, 'owner')?.status).toBe('act')
  expect(checkOf(planFor(couple), 'owner')).toBeUndefined()
})

test('what one of a couple may not do for lack of years, the other may', () => {
  const couple: Household = { planBalance: 300_000, maritalStatus: 'married', income: 90_000 }
  const old = planFor({ ...couple, age: 40, spouseAge: 75, planOwner: 'spouse' })
  expect(checkOf(old, 'required')?.status).toBe('act')
  expect(checkOf(planFor({ ...couple, age: 40, spouseAge: 75 }), 'required')).toBeUndefined()
  expect(
    checkOf(planFor({ ...couple, age: 75, spouseAge: 40, planOwner: 'spouse' }), 'required'),
  ).toBeUndefined()
})

// 67 − 45 = 22 years for one's own plan; a spouse of 57 has ten at the least, and one of 33 has 34.
test('how long the money of a spouse’s plan grows follows the age of the spouse', () => {
  const horizonOf = (more: Household) => worth(planFor({ ...single, age: 45, ...more }), 'horizonYears')
  expect(horizonOf({})).toBe(22)
  expect(horizonOf({ planOwner: 'spouse', spouseAge: 57 })).toBe(10)
  expect(horizonOf({ planOwner: 'spouse', spouseAge: 33 })).toBe(34)
  expect(horizonOf({ planOwner: 'spouse', spouseAge: 33, horizonYears: 5 })).toBe(5)
  // Who stops at 55 does not stop for the spouse.
  expect(horizonOf({ planOwner: 'spouse', spouseAge: 33, retirementAge: 55 })).toBe(34)
})

// IRC §72(t)(2)(C): a share by a qualified order is paid by the plan without a penalty at any age; (A)(ii): so is one by death.
test.each(['former_spouse', 'late_spouse'] as const)(
  'the plan of a %s pays without a penalty before 59½, whoever left which job when',
  (owner) => {
    const share: Household = {
      ...single,
      age: 43,
      planOwner: owner,
      needsMoneyEarly: true,
      monthlyExpenses: 2_000,
    }
    const plan = planFor(share)
    // 2,000 × 12 ÷ 0.8 for 16.5 years is more than there is. What came by a death an inherited IRA pays as freely.
    expect(parts(plan)).toEqual(
      owner === 'late_spouse'
        ? { 'Pre-tax money to an inherited IRA': 80_000 }
        : { 'Stays in the old plan for early withdrawals': 80_000 },
    )
    expect(worth(plan, 'cash.penalty')).toBe(0)
    const unneeded = planFor({ ...share, needsMoneyEarly: false })
    expect(checkOf(unneeded, 'early-access')?.status).toBe('act')
    expect(checkOf(unneeded, 'owner')?.status).toBe('act')
    expect(checkOf(unneeded, 'divorce')).toBeUndefined()
    expect(unneeded.assumptions.map(({ fact }) => fact)).not.toContain('separationAge')
  },
)

// 10% of 80,000.
test('cash out of a share by court order is priced before the roll and after it', () => {
  const owner = (more: Household) =>
    plainText(checkOf(planFor({ ...single, planOwner: 'former_spouse', ...more }), 'owner')!.detail)
  expect(owner({ age: 43 })).toContain('10% more until 59½, on all of it $8,000')
  expect(owner({ age: 61 })).not.toContain('Cash that you want')
  // An IRA is divided without an order to a plan, and has no such exception.
  expect(owner({ age: 43, planType: 'simple_ira' })).not.toContain('Cash that you want')
})

test('a right to early money that a move would end comes before the move, until something is said about it', () => {
  const divorced: Household = { ...single, age: 52, planOwner: 'former_spouse' }
  const plan = planFor(divorced)
  expect(plainText(plan.title)).toBe(
    'Decide what stays in reach before your share of the 401(k) of $80,000 moves',
  )
  expect(plainText(plan.summary)).toMatch(/^First decide what you may need before 59½\./)
  expect(stepIds(plan)[0]).toBe('decide-access')
  const leftAt56: Household = { ...single, age: 57, separationAge: 56 }
  expect(stepIds(planFor(leftAt56))[0]).toBe('decide-access')
  expect(plainText(planFor(leftAt56).summary)).not.toContain('inherited')
  for (const settled of [
    { ...divorced, needsMoneyEarly: false },
    { ...divorced, needsMoneyEarly: true },
    { ...divorced, age: 60 },
    // An inherited IRA keeps the right, so nothing has to be decided first.
    { ...divorced, planOwner: 'late_spouse' as const },
    { ...leftAt56, separationAge: 54 },
    { ...divorced, planBalance: 5_000 },
  ]) {
    expect(plainText(planFor(settled).title)).not.toContain('Decide')
    expect(stepIds(planFor(settled))).not.toContain('decide-access')
  }
})

test('nobody is supposed to be younger than when they left the job', () => {
  const plan = planFor({ planBalance: 300_000, separationAge: 56, income: 60_000, needsMoneyEarly: true })
  const said = plan.sensitivities.filter(({ fact }) => fact === 'age').map(({ change }) => plainText(change))
  for (const change of said) expect(Number(/\d+/.exec(change)?.[0])).toBeGreaterThanOrEqual(56)
})

test('a plan of one’s own keeps its penalty', () => {
  expect(worth(planFor({ ...single, age: 43 }), 'cash.penalty')).toBe(8_000)
})

test('a debt at a high rate is answered in the first words: cash from the plan would lose a share at once', () => {
  const household: Household = {
    planBalance: 38_000,
    age: 33,
    income: 58_000,
    filingStatus: 'single',
    debts: [{ kind: 'credit_card', balance: 6_000, rate: 0.22 }],
  }
  // A bracket of 12%, and the penalty of 10%.
  expect(plainText(planFor(household).summary)).toContain(
    'It is not for the credit card: of $6,000 taken as cash for it, 22% would be lost',
  )
  expect(plainText(planFor({ ...household, debts: [] }).summary)).not.toContain('taken as cash')
})

// Half of the missing 3 % of 64,000.
test('a match that is missed at the job of today is named beside the move of old money', () => {
  const match = { employerMatch: { rate: 0.5, upTo: 0.06 } }
  const missed = checkOf(
    planFor({ ...single, income: 64_000, ...match, contributionRate: 0.03 }),
    'match.missed',
  )
  expect(missed?.status).toBe('act')
  expect(plainText(missed?.detail ?? '')).toContain('$960 a year')
  expect(
    checkOf(planFor({ ...single, income: 64_000, ...match, contributionRate: 0.06 }), 'match.missed'),
  ).toBeUndefined()
  expect(checkOf(planFor(single), 'match.missed')).toBeUndefined()
})

// IRC §72(t)(2)(A)(i): the penalty ends half a year after the birthday.
test('the penalty on early withdrawals has ended for who is half a year past fifty-nine, and runs at fifty-nine', () => {
  const titles = (age: number) => planFor({ ...single, age }).checks.map(({ title }) => title)
  const ended = 'The early-withdrawal penalty has ended for you'
  expect(titles(59.5)).toContain(ended)
  expect(titles(59)).not.toContain(ended)
})

test('a day on which a spouse left speaks of their plan: its age, its doors and the day of its loan', () => {
  const theirs: Household = {
    planOwner: 'spouse',
    planBalance: 130_000,
    planLoanBalance: 5_000,
    maritalStatus: 'married',
    age: 41,
    spouseAge: 39,
    income: 104_000,
    spouseIncome: 0,
    spouseSeparationDate: '2025-04-01',
  }
  const plan = planFor(theirs)
  expect(plan.assumptions.find(({ fact }) => fact === 'separationAge')?.value).toBe(38)
  // Left in 2025: the loan can be replaced until the return of that year is due with its extension, Oct 15, 2026.
  expect(plan.figures.find(({ id }) => id === 'loan.extended')?.value).toBe('2026-10-15')
})
