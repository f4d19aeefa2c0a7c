import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import { draftPlan } from '../../draft-plan.ts'
import { type Household, householdSchema } from '../../household.ts'
import type { Plan } from '../../plan.ts'
import { plainText } from '../../say.ts'
import { householdTax } from '../../tax/household-tax.ts'
import { saversMatch } from '../../tax/savers-match.ts'
import { us2026 } from '../../tax/us-2026.ts'
import { rothVsTraditional } from './roth-vs-traditional.ts'
import { detailOf, figureOf, planOf, statusOf, workOf } from './setup-for-tests.ts'

const amounts = (plan: Plan) =>
  Object.fromEntries(plan.allocations.map(({ label, amount }) => [plainText(label), amount]))

const atWork: Household = { age: 40, filingStatus: 'single', contributionRate: 0.1, rothOptionAtWork: true }

// By hand from the brackets of 2026: single wages 95,000 and a couple with 180,000, standard deduction, before credits.
test('tax of 2026 on 95,000 alone is 12,070, on 180,000 of a couple 21,940', () => {
  const tax = (status: 'single' | 'married_joint', wages: number) =>
    householdTax({ law: us2026, state: undefined, taxReturn: { status, age: 40, wages } }).total
  expect(tax('single', 95_000)).toBe(12_070)
  expect(tax('married_joint', 180_000)).toBe(21_940)
})

// By hand: 7,500 without deduction beside 92,500 of pre-tax IRA money.
test('pro rata, 6,937.50 of a 7,500 conversion is taxed beside 92,500 of pre-tax IRA money', () => {
  const plan = planOf({ ...atWork, income: 210_000, amount: 7_500, pretaxIraBalance: 92_500 })
  expect(plan.figures.find(({ id }) => id === 'pro-rata.taxable')?.value).toBe(6_937.5)
  expect(statusOf(plan, 'pro-rata')).toBe('act')
  expect(plan.nextSteps.map(({ id }) => id)).toContain('move-ira')
  expect(amounts(plan)['Your Roth IRA, by conversion']).toBe(7_500)
})

test('without a plan at work that can take pre-tax IRA money in, nothing is converted', () => {
  const household: Household = {
    age: 40,
    filingStatus: 'single',
    income: 210_000,
    amount: 7_500,
    pretaxIraBalance: 92_500,
    hasWorkplacePlan: false,
  }
  const { places } = workOf(household)
  expect(places.iraConversion).toBe(0)
  // Nobody at work is covered, so the traditional IRA is deductible at any income.
  expect([places.iraTraditional, places.outside]).toEqual([7_500, 0])
  // Nothing is chosen, and it saves all the same: 24 % federal and 9.3 % in California.
  const plan = planOf({ ...household, state: 'CA' })
  expect(plan.figures.find(({ id }) => id === 'rate.now')?.value).toBe(0.333)
  const summary = plainText(plan.summary)
  expect(summary).toContain('saves about 33.3% in tax now')
  expect(summary).toContain('$92,500 of pre-tax IRA money would make most of a conversion taxable')
})

// 7,504 is 4 more than the limit of an IRA at 40; 8,600 is 1,100 more, which is a part of its own.
test('a few dollars over the limit are left out, and more of them are not', () => {
  const alone: Household = {
    age: 40,
    filingStatus: 'single',
    income: 91_000,
    state: 'WA',
    hasWorkplacePlan: false,
  }
  const plan = planOf({ ...alone, amount: 7_504 })
  expect(Object.values(amounts(plan)).reduce((sum, amount) => sum + amount, 0)).toBe(7_500)
  expect(Object.keys(amounts(plan))).not.toContain('Taxable account')
  expect(plan.totalAmount).toBe(7_500)
  expect(plan.accountNotes.map(plainText).join()).toContain('$4 a year is more than these accounts take')
  expect(amounts(planOf({ ...alone, amount: 8_600 }))['Taxable account']).toBe(1_100)
})

// By hand: the saver's match on 2,000 below the phase-out.
test('the saver’s match on 2,000 is 1,000', () => {
  expect(saversMatch({ status: 'single', magi: 20_000, contributions: 2_000 })).toBe(1_000)
})

test('a dollar deferred in the 22% bracket saves 22 cents, in Pennsylvania too', () => {
  for (const state of ['TX', 'PA'] as const)
    expect(workOf({ ...atWork, income: 90_000, state }).now.rate).toBeCloseTo(0.22, 6)
  const california = workOf({ ...atWork, income: 90_000, state: 'CA' }).now
  expect(california.federalRate).toBeCloseTo(0.22, 6)
  expect(california.stateRate).toBeGreaterThan(0.07)
})

test('New Jersey follows the deduction of a 401(k), not of an IRA or a 403(b)', () => {
  const base: Household = { ...atWork, income: 100_000, state: 'NJ' }
  expect(workOf(base).now.stateRate).toBeGreaterThan(0.05)
  expect(workOf({ ...base, accountType: ['403b'] }).now.stateRate).toBe(0)
  const ira: Household = { age: 40, filingStatus: 'single', income: 100_000, amount: 7_000, state: 'NJ' }
  expect(workOf(ira).now.stateRate).toBe(0)
})

// By hand: 15 cents of each dollar above the protected income for earlier borrowers under IBR.
test('in public service a deferred dollar lowers the loan payment by 15 cents', () => {
  const household: Household = {
    ...atWork,
    income: 85_000,
    debts: [{ kind: 'student_loan', loanType: 'federal', balance: 120_000, rate: 0.065 }],
    incomeDrivenPlan: 'ibr',
    publicServiceJob: true,
  }
  expect(workOf(household).now.loanRate).toBeCloseTo(0.15, 3)
  const plan = planOf(household)
  expect(plainText(plan.title)).toBe('Contribute as Traditional')
  expect(statusOf(plan, 'loans')).toBe('act')
  expect(plan.nextSteps.map(({ id }) => id)).toContain('recertify')
})

test('a conversion that was asked about comes first in title and summary, whatever goes in beside it', () => {
  const household: Household = { ...atWork, age: 35, income: 60_000, retirementSavings: 300_000, state: 'TX' }
  const plan = planOf({ ...household, retirementSavings: 60_000, conversionAnnual: 20_000 })
  expect(plainText(plan.title)).toBe('Wait with the conversion, and contribute as Roth')
  expect(plainText(plan.summary)).toMatch(/^Converting \$20,000 this year/)
  expect(plainText(planOf(household).title)).toBe('Contribute as Roth')
  // With the 6,004 that went in before tax the year has 59,496: 7,004 at 12% and 12,996 at 22% are 3,700, 18.5%.
  const twoRates = planOf({
    ...household,
    income: 65_500,
    retirementSavings: 230_000,
    conversionAnnual: 20_000,
  })
  expect(plainText(twoRates.title)).toBe('Convert some of it this year, and contribute as Roth')
  // 39,600 after 4,400 before tax, less 16,100, and 5,000 more: all of them at 12%, about the rate of later.
  const even = planOf({ ...household, income: 44_000, retirementSavings: 230_000, conversionAnnual: 5_000 })
  expect(plainText(even.title)).toBe('Convert a part or none, and contribute as Roth')
  expect(even.nextSteps.map(({ title }) => plainText(title)).join()).toContain('or leave it')
})

test('where the other kind ends ahead on the ledger, the plan says that the years ahead are not known', () => {
  const plan = planOf({
    ...atWork,
    income: 80_000,
    retirementSavings: 90_000,
    payOutlook: 'higher',
    state: 'TX',
  })
  const [recommended, ...others] = plan.alternatives
  const ahead = others.filter(({ difference }) => plainText(difference).includes(' more in the middle'))
  expect(ahead.map(({ id }) => id)).toContain('traditional')
  expect(plainText(recommended?.detail ?? '')).toContain('What the years ahead bring is not known')
})

// Notice 2025-67: wages above 150,000 last year, at 50 and older.
test('the catch-up of high earners is Roth, whatever the rates say', () => {
  const household: Household = { ...atWork, age: 58, income: 190_000, contributionRate: 0.17, state: 'NY' }
  const { places, now } = workOf({ ...household, priorYearWages: 150_001 })
  expect(places.catchUpRoth).toBe(32_300 - 24_500)
  expect(now.choice).toBe(24_500)
  expect(workOf({ ...household, priorYearWages: 150_000 }).places.catchUpRoth).toBe(0)
  const without = planOf({ ...household, priorYearWages: 185_000, rothOptionAtWork: false })
  expect(detailOf(without, 'catch-up')).toContain('Stop at $24,500')
  expect(without.allocations.some(({ label }) => plainText(label).startsWith('Catch-up'))).toBe(false)
})

// IRC §415(c), by hand: 72,000 − 24,500 deferred − 7,500 of match (250,000 × 6 % × half) leaves 40,000.
test('after-tax money that the plan converts takes what the limit on all money of a year leaves', () => {
  const household: Household = {
    age: 45,
    filingStatus: 'single',
    income: 250_000,
    amount: 80_000,
    hasWorkplacePlan: true,
    employerMatch: { rate: 0.5, upTo: 0.06 },
    afterTaxToRoth: true,
  }
  const { places } = workOf(household)
  expect(places.planTraditional + places.planRoth).toBe(24_500)
  expect(places.iraConversion).toBe(7_500)
  expect([places.planAfterTax, places.outside]).toEqual([40_000, 8_000])
  const plan = planOf(household)
  expect(plan.figures.find(({ id }) => id === 'after-tax.room')?.value).toBe(40_000)
  expect(plan.nextSteps.map(({ id }) => id)).toContain('payroll.after-tax')
  expect(workOf({ ...household, amount: 50_000 }).places.planAfterTax).toBe(18_000)
  // A catch-up does not count for that limit.
  expect(workOf({ ...household, age: 52, amount: 90_000 }).places.planAfterTax).toBe(40_000)
  const unknown = planOf({ ...household, afterTaxToRoth: undefined })
  expect(statusOf(unknown, 'after-tax')).toBe('warn')
})

// IRC §25B: half of 2,000 at 24,250 or below for a single person in 2026.
test('a low earner goes down to the step of the saver’s credit and no further', () => {
  const { decision, traditional, roth } = workOf({
    ...atWork,
    age: 26,
    income: 27_000,
    contributionRate: 0.12,
    state: 'TX',
  })
  expect(decision.reason).toBe('edge')
  expect([traditional, roth]).toEqual([2_750, 490])
})

test('12% now and more later is Roth; 35% now in a costly state that is left is Traditional', () => {
  expect(workOf({ ...atWork, age: 29, income: 48_000, state: 'TX' }).decision.verdict).toBe('roth')
  const high = workOf({
    ...atWork,
    age: 46,
    filingStatus: 'married_joint',
    income: 620_000,
    contributionRate: 0.039,
    state: 'CA',
    retirementState: 'NV',
  })
  expect(high.decision.verdict).toBe('traditional')
  expect(high.now.rate).toBeCloseTo(0.443, 3)
})

test('rates that are close are split, and leave the choice open', () => {
  const { decision, traditional, roth } = workOf({
    age: 61,
    spouseAge: 60,
    filingStatus: 'married_joint',
    income: 150_000,
    state: 'TX',
    retirementAge: 65,
    pensionMonthly: 4_500,
    ssMonthly: 3_200,
    contributionRate: 0.12,
    retirementSavings: 1_100_000,
    rothOptionAtWork: true,
  })
  expect(decision.reason).toBe('even')
  expect(Math.abs(decision.now.value - decision.later.value)).toBeLessThanOrEqual(0.02)
  expect([traditional, roth]).toEqual([9_000, 9_000])
})

test('without a Roth option the match comes first, then the Roth IRA', () => {
  const { places } = workOf({
    age: 30,
    income: 60_000,
    filingStatus: 'single',
    contributionRate: 0.1,
    employerMatch: { rate: 1, upTo: 0.04 },
    rothOptionAtWork: false,
  })
  expect([places.planTraditional, places.iraRoth]).toEqual([2_400, 3_600])
})

test('a couple fills both IRAs from one pay check', () => {
  const { places } = workOf({
    age: 35,
    filingStatus: 'married_joint',
    income: 90_000,
    spouseIncome: 0,
    amount: 15_000,
    hasWorkplacePlan: false,
  })
  expect(places.outside).toBe(0)
  expect(places.iraRoth + places.iraTraditional + places.spouseRoth + places.spouseTraditional).toBe(15_000)
})

test('spouses who file separately get no direct Roth contribution', () => {
  const plan = planOf({
    age: 40,
    filingStatus: 'married_separate',
    income: 120_000,
    hasWorkplacePlan: false,
    amount: 7_500,
  })
  expect(amounts(plan)['Your Roth IRA']).toBeUndefined()
  expect(statusOf(plan, 'limit')).toBe('warn')
})

// The range of 2026 for one alone ends at 168,000 (Notice 2025-67): 175,000 as Roth is over it, 157,500 as Traditional inside.
test('whoever is over the income limit hears where all Traditional would open a Roth IRA again', () => {
  const saver: Household = {
    age: 30,
    filingStatus: 'single',
    state: 'TX',
    income: 175_000,
    contributionRate: 0.1,
    contributionKind: 'roth',
    rothOptionAtWork: true,
    payOutlook: 'higher',
  }
  const opened =
    'With as much Traditional as the rules allow it would be about $157,500 a year, where a direct contribution is open'
  expect(detailOf(planOf(saver), 'limit')).toContain(opened)
  expect(detailOf(planOf({ ...saver, income: 195_000 }), 'limit')).not.toContain('With as much Traditional')
})

// 280,000 and 3.4% of 60,000, less 7,600 of a spouse, are 274,440. All 18,500 as Traditional leave 255,940, and 24,500 −
// 18,500 + 24,500 − 7,600 = 22,900 more leave 233,040, below the 242,000 of a couple (Notice 2025-67).
const highPaid: Household = {
  age: 49,
  spouseAge: 47,
  birthYear: 1977,
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'CA',
  dependents: [12, 15],
  employment: 'employed',
  income: 185_000,
  spouseIncome: 95_000,
  hasWorkplacePlan: true,
  spouseHasWorkplacePlan: true,
  rothOptionAtWork: true,
  contributionRate: 0.1,
  spouseContributionRate: 0.08,
  contributionKind: 'traditional',
  retirementSavings: 640_000,
  savings: 60_000,
  monthlyExpenses: 10_500,
  debts: [],
}

test('where both plans at work, full before tax, open a direct Roth IRA, it says so', () => {
  const plan = planOf(highPaid)
  expect(figureOf(plan, 'agi.plans-left')).toBe(22_900)
  expect(figureOf(plan, 'agi.plans-full')).toBe(280_000 + 2_040 - 18_500 - 7_600 - 22_900)
  expect(detailOf(plan, 'limit')).toContain(
    'both your plans at work filled before tax with $22,900 a year more, it would be about $233,040 a year, where a direct contribution is open',
  )
  // 20,000 more of pay are over the limit all the same.
  expect(detailOf(planOf({ ...highPaid, income: 210_000 }), 'limit')).not.toContain('filled before tax')
})

// IRC §414(v)(7): the catch-up of 50 in 2027, with wages of 2026 above 150,000.
test('whoever turns 50 next year with wages above the limit is told from when the catch-up is Roth', () => {
  const detail = detailOf(planOf(highPaid), 'catch-up.ahead.own')
  expect(detail).toContain('from Jan 1, 2027 on your plan at work takes $8,000 more')
  expect(detail).toContain('You earn $185,000 a year there, above $150,000')
  expect(detailOf(planOf({ ...highPaid, birthYear: 1978, age: 48 }), 'catch-up.ahead.own')).toBe('')
  expect(detailOf(planOf({ ...highPaid, income: 150_000 }), 'catch-up.ahead.own')).toBe('')
})

test('the spouse who turns 50 next year hears it too', () => {
  const couple: Household = {
    ...highPaid,
    income: 95_000,
    spouseIncome: 185_000,
    age: 47,
    spouseAge: 49,
    birthYear: 1979,
  }
  expect(detailOf(planOf(couple), 'catch-up.ahead.spouse')).toContain('They earn $185,000 a year there')
  expect(detailOf(planOf(couple), 'catch-up.ahead.own')).toBe('')
})

test('adding up the income of the year says which pay checks count', () => {
  const step = planOf(highPaid).nextSteps.find(({ id }) => id === 'recheck')
  expect(plainText(step?.how ?? '')).toContain('a pay check counts that is paid by Dec 31, 2026')
})

test('a year without pay has nothing to contribute, and asks about a conversion', () => {
  const plan = planOf({
    employment: 'retired',
    age: 64,
    filingStatus: 'single',
    retirementSavings: 900_000,
    retirementAge: 64,
  })
  expect(statusOf(plan, 'no-pay')).toBe('warn')
  expect(plan.nextSteps.map(({ id }) => id)).toContain('conversion')
  expect(plan.allocations.map(({ label }) => plainText(label))).toEqual(['Convert from Traditional to Roth'])
})

test('a limit of the Marketplace credit that Traditional stays below decides a close call', () => {
  const { decision } = workOf({
    age: 45,
    filingStatus: 'single',
    income: 65_000,
    amount: 7_000,
    hasWorkplacePlan: false,
    marketplaceCoverage: true,
  })
  expect(decision.leans).toContain('marketplace')
})

test('the plan names the first payroll, the filing day and next year', () => {
  const plan = planOf({ ...atWork, income: 60_000, amount: 3_000 })
  expect(plan.nextSteps.map(({ dueDate }) => dueDate)).toContain('2027-04-15')
  expect(plan.nextSteps.at(-1)?.dueDate).toBe('2027-11-20')
  expect(detailOf(plan, 'undo')).toContain('Oct 15, 2027')
})

const planOn = (on: string, household: Household): Plan =>
  draftPlan({
    topic: rothVsTraditional,
    household: householdSchema.parse(household),
    context: sketchContext(draftContext(on)),
    identity: { id: 'plan', version: 1, generatedAt: `${on}T12:00:00Z` },
  }).plan
const dueOn = (on: string, id: string, household: Household) =>
  planOn(on, household).nextSteps.find((step) => step.id === id)?.dueDate

// IRC §§408(d)(4), 408A(d)(6), 7503: October 15, 2027 is a Friday; that of 2028 a Sunday.
test('income is added up in November and a wrong contribution put right by October, never in the past', () => {
  const saver: Household = {
    ...atWork,
    contributionRate: undefined,
    hasWorkplacePlan: false,
    income: 60_000,
    amount: 3_000,
  }
  expect(dueOn('2026-11-20', 'recheck', saver)).toBe('2026-12-04')
  expect(dueOn('2026-06-01', 'recheck', saver)).toBe('2026-11-15')
  expect(dueOn('2026-12-28', 'recheck', saver)).toBe('2027-11-15')
  expect(dueOn('2026-11-20', 'undo', saver)).toBe('2027-10-15')
  expect(dueOn('2027-02-10', 'undo', saver)).toBe('2028-10-16')
  expect(planOn('2026-11-20', saver).nextSteps.length).toBeLessThanOrEqual(7)
})

test('early in a year the contribution of the year has its own deadline, and the year before is still open', () => {
  const saver: Household = {
    age: 40,
    filingStatus: 'single',
    hasWorkplacePlan: false,
    income: 60_000,
    amount: 3_000,
  }
  const step = planOn('2027-02-10', saver).nextSteps.find(({ id }) => id === 'fund-ira')
  // IRC §7503: April 15, 2028 is a Saturday and Monday a holiday of the District of Columbia.
  expect(step?.dueDate).toBe('2028-04-18')
  expect(plainText(step?.how ?? '')).toContain('last year’s room can still be used, until Apr 15, 2027')
})

// IRC §219(b)(1), (f)(1): 6,000 of pay, of which 1,000 was deferred before tax, leaves 5,000 for an IRA.
test('an IRA takes no more than pay, less what is deferred before tax', () => {
  const little: Household = { age: 20, filingStatus: 'single', income: 6_000, amount: 7_500 }
  const { places } = workOf({ ...little, hasWorkplacePlan: false })
  expect(places.iraRoth + places.iraTraditional).toBe(6_000)
  expect(places.outside).toBe(1_500)
  expect(detailOf(planOf({ ...little, hasWorkplacePlan: false }), 'pay-limit')).toContain('with $6,000')
  const deferring = workOf({
    ...little,
    employerMatch: { rate: 1, upTo: 1 / 6 },
    contributionRate: 1 / 6,
    rothOptionAtWork: false,
  }).places
  expect([deferring.planTraditional, deferring.iraRoth + deferring.iraTraditional]).toEqual([1_000, 5_000])
  expect(statusOf(planOf({ ...little, income: 60_000 }), 'pay-limit')).toBeUndefined()
})

// P.L. 119-21 §70116; IRC §25B(b): half at up to 24,250 for a single person in 2026.
test('an ABLE account keeps its credit when the match begins', () => {
  const owner: Household = {
    age: 30,
    filingStatus: 'single',
    income: 24_000,
    amount: 1_000,
    ableAccount: true,
  }
  expect(detailOf(planOf(owner), 'able')).toContain('up to $2,100 a year counts')
  expect(detailOf(planOf(owner), 'able')).toContain('50% of it')
  expect(statusOf(planOf({ ...owner, income: 90_000 }), 'able')).toBeUndefined()
  expect(statusOf(planOf({ ...owner, ableAccount: undefined }), 'able')).toBeUndefined()
})

test('who names the bracket and not the pay is taken to earn the middle of it', () => {
  const { income, now, reader } = workOf({ age: 30, filingStatus: 'single', marginalRate: 0.22 })
  // Rev. Proc. 2025-32: the bracket runs from 50,400 to 105,700 above a deduction of 16,100.
  expect(income.value).toBe(94_150)
  expect(now.bracket).toBe(0.22)
  expect(reader.assumptions().some(({ fact }) => fact === 'income')).toBe(true)
})

test('a plan for a very long working life is drafted too', () => {
  expect(planOf({ birthYear: 2007, retirementAge: 100 }).allocations.length).toBeGreaterThan(0)
})

const anyHousehold: fc.Arbitrary<Household> = fc
  .record(
    {
      age: fc.integer({ min: 18, max: 80 }),
      spouseAge: fc.integer({ min: 20, max: 80 }),
      filingStatus: fc.constantFrom('single', 'married_joint', 'married_separate', 'head_of_household'),
      income: fc.integer({ min: 0, max: 900_000 }),
      spouseIncome: fc.integer({ min: 0, max: 300_000 }),
      state: fc.constantFrom('TX', 'CA', 'PA', 'NJ', 'NY', 'IL', 'AL'),
      retirementState: fc.constantFrom('FL', 'CA', 'PA'),
      contributionRate: fc.constantFrom(0, 0.03, 0.1, 0.25),
      amount: fc.integer({ min: 0, max: 60_000 }),
      hasWorkplacePlan: fc.boolean(),
      rothOptionAtWork: fc.boolean(),
      employerMatch: fc.constant({ rate: 0.5, upTo: 0.06 }),
      pretaxIraBalance: fc.integer({ min: 0, max: 200_000 }),
      retirementSavings: fc.integer({ min: 0, max: 3_000_000 }),
      rothSavings: fc.integer({ min: 0, max: 500_000 }),
      pensionMonthly: fc.integer({ min: 0, max: 8_000 }),
      ssMonthly: fc.integer({ min: 0, max: 4_500 }),
      priorYearWages: fc.integer({ min: 0, max: 300_000 }),
      payOutlook: fc.constantFrom('same', 'higher', 'lower'),
      contributionKind: fc.constantFrom('traditional', 'roth', 'both'),
      employment: fc.constantFrom('employed', 'self_employed', 'unemployed', 'retired'),
      incomeDrivenPlan: fc.constantFrom('none', 'save', 'ibr', 'paye', 'icr', 'rap'),
      publicServiceJob: fc.boolean(),
      marketplaceCoverage: fc.boolean(),
      conversionAnnual: fc.integer({ min: 0, max: 300_000 }),
      marginalRate: fc.constantFrom(0.12, 0.22, 0.24, 0.37),
    },
    { requiredKeys: [] },
  )
  .map((household) => householdSchema.parse(household))

test('every dollar has a place, and no place takes more than the law allows', () => {
  fc.assert(
    fc.property(anyHousehold, (household) => {
      const { places, leftOut, contribution, deferral, takesRoth } = workOf(household)
      const dollars = Object.values(places)
      expect(dollars.every((amount) => Number.isInteger(amount) && amount >= 0)).toBe(true)
      expect(dollars.reduce((sum, amount) => sum + amount, 0) + leftOut).toBe(contribution.value)
      expect(places.planTraditional + places.planRoth + places.catchUpRoth).toBeLessThanOrEqual(
        deferral.limit,
      )
      for (const ira of [
        places.iraTraditional + places.iraRoth + places.iraConversion,
        places.spouseTraditional + places.spouseRoth + places.spouseConversion,
      ])
        expect(ira).toBeLessThanOrEqual(8_600)
      if (!takesRoth) expect(places.planRoth + places.catchUpRoth).toBe(0)
    }),
    { numRuns: 200 },
  )
}, 30_000)

test('both rates are shares, and the answer follows them outside the band', () => {
  fc.assert(
    fc.property(anyHousehold, (household) => {
      const { decision, now } = workOf(household)
      expect(decision.later.value).toBeGreaterThanOrEqual(0)
      expect(decision.later.value).toBeLessThan(1)
      if (decision.reason !== 'rates') return
      expect(now.choice).toBeGreaterThan(0)
      expect(decision.verdict).toBe(decision.now.value > decision.later.value ? 'traditional' : 'roth')
    }),
    { numRuns: 150 },
  )
}, 30_000)

test('Traditional is only recommended where it wins with the tax saved invested outside too', () => {
  fc.assert(
    fc.property(anyHousehold, (household) => {
      const { decision } = workOf(household)
      if (decision.reason === 'rates' && decision.verdict === 'traditional')
        expect(decision.breakEven.value).toBeGreaterThan(decision.later.value)
    }),
    { numRuns: 100 },
  )
}, 30_000)

test('a state that is not named stands among the assumptions, and the method claims no state tax', () => {
  const unnamed = planOf({ ...atWork, income: 100_000 })
  const state = unnamed.assumptions.find(({ fact }) => fact === 'state')
  expect([state?.shown, state?.input.kind]).toEqual(['not named', 'choice'])
  expect(plainText(unnamed.method)).toContain('without that of a state')
  const named = planOf({ ...atWork, income: 100_000, state: 'NJ' })
  expect(named.assumptions.map(({ fact }) => fact)).not.toContain('state')
  expect(plainText(named.method)).toContain('The whole federal and state income tax')
})

test('a starter cushion and a debt at a high rate come before what earns no match', () => {
  const household: Household = {
    ...atWork,
    income: 80_000,
    contributionRate: 0.15,
    employerMatch: { rate: 0.5, upTo: 0.06 },
    monthlyExpenses: 3_000,
    savings: 500,
    debts: [{ kind: 'credit_card', balance: 9_000, rate: 0.26 }],
  }
  const plan = planOf(household)
  expect(statusOf(plan, 'before')).toBe('act')
  expect(detailOf(plan, 'before')).toContain('Bring your $500 of cash to $1,500')
  expect(detailOf(plan, 'before')).toContain('Paying the credit card earns 26% a year')
  expect(plan.nextSteps[0]?.id).toBe('before')
  expect(plainText(plan.summary)).toContain('a starter cushion of $1,500, then the credit card at 26%')
  // What earns the match waits for nothing, and neither does who owes little and has cash.
  expect(statusOf(planOf({ ...household, contributionRate: 0.06 }), 'before')).toBeUndefined()
  const sound: Household = {
    ...household,
    savings: 5_000,
    debts: [{ kind: 'auto', balance: 9_000, rate: 0.05 }],
  }
  expect(statusOf(planOf(sound), 'before')).toBeUndefined()
})

test('a share of pay that nobody told is said to be counted, and stands among what was assumed', () => {
  const household: Household = { age: 52, income: 150_000, filingStatus: 'single', hasWorkplacePlan: true }
  const stepOf = (more: Household) =>
    plainText(
      planOf({ ...household, ...more }).nextSteps.find(({ id }) => id.startsWith('payroll'))?.title ?? '',
    )
  expect(stepOf({})).toContain('10% of pay is counted here')
  expect(planOf(household).assumptions.some(({ fact }) => fact === 'contributionRate')).toBe(true)
  expect(stepOf({ contributionRate: 0.1 })).not.toContain('is counted here')
})

test('an IRA that is filled each year is not to be opened', () => {
  const household: Household = {
    age: 36,
    filingStatus: 'single',
    income: 120_000,
    contributionRate: 0.1,
    hasWorkplacePlan: true,
    retirementSavings: 100_000,
  }
  const stepsOf = (more: Household) => planOf({ ...household, ...more }).nextSteps.map(({ id }) => id)
  expect(stepsOf({ amount: 7_500 })).toContain('open-ira')
  const filled = planOf({ ...household, filledAccounts: ['ira'] })
  expect(stepsOf({ filledAccounts: ['ira'] })).not.toContain('open-ira')
  // 12,000 through payroll and the limit of 7,500, whose kind is a part of the question.
  expect(filled.totalAmount).toBe(19_500)
})

// 20,000 − 16,100 = 3,900 is taxed; up to 50,400, where 12 % ends, there is room for 46,500.
test('a conversion that is asked about is worked out in a year with pay', () => {
  const lean: Household = { age: 58, filingStatus: 'single', income: 20_000, retirementSavings: 400_000 }
  expect(planOf(lean).figures.some(({ id }) => id === 'conversion')).toBe(false)
  const asked = planOf({ ...lean, considersConversion: true })
  expect(asked.figures.find(({ id }) => id === 'conversion')?.value).toBe(46_500)
  expect(asked.nextSteps.map(({ id }) => id)).toContain('conversion')
})

test('a plan from the adjusted gross income of a tax return is no example, and one from nothing is', () => {
  const opening = (household: Household) => plainText(planOf(household).summary)
  expect(opening({ ...atWork, agi: 61_000 })).not.toContain('example')
  expect(opening(atWork)).toContain('You named no income, so this is an example')
})

// Notice 2025-67: 7,500 + 1,100 from 50 on; 8,600 × 60,000 ÷ 68,600 = 7,521.87.
test('the example of a conversion beside pre-tax IRA money has the catch-up of that age', () => {
  const plan = planOf({ age: 61, filingStatus: 'single', income: 215_000, pretaxIraBalance: 60_000 })
  expect(figureOf(plan, 'pro-rata.amount')).toBe(8_600)
  expect(figureOf(plan, 'pro-rata.taxable')).toBeCloseTo(7_521.87, 1)
})

// IRC §6433(c)(2): no match for full-time students and dependents. Without a plan at work there is no match of an employer.
test('a student without a plan at work is promised no saver’s match, and asked for none of an employer', () => {
  const student: Household = {
    age: 19,
    filingStatus: 'single',
    income: 4_200,
    amount: 4_200,
    hasWorkplacePlan: false,
    inSchool: true,
  }
  const plan = planOf(student)
  expect(detailOf(plan, 'savers')).toContain('not in a year in which you are a full-time student')
  expect(plan.checks.map(({ id }) => id)).not.toContain('match')
  expect(detailOf(planOf({ ...student, inSchool: false }), 'savers')).toContain(
    'a saver’s match of up to $1,000',
  )
})
