import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import { draftPlan } from '../../draft-plan.ts'
import { type Household, householdSchema } from '../../household.ts'
import { debtPayoff } from '../../math/debt-payoff.ts'
import type { Draft } from '../../plan.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { randomHousehold } from '../../random-household-for-tests.ts'
import { plainText } from '../../say.ts'
import { monthlyCourse, type Stream } from './months.ts'
import { nextDollar } from './next-dollar.ts'
import { dollarWork, filledBy, phasesOf } from './work.ts'

const context = sketchContext(draftContext('2026-11-20'))
// After a filing day, when a year of room lies ahead.
const april = sketchContext(draftContext('2026-04-20'))
const work = (household: Household, on = context) => dollarWork(householdSchema.parse(household), on)
const draft = (household: Household, on = context): Draft =>
  wholePlan(nextDollar, householdSchema.parse(household), on)
const parts = (plan: Draft) => plan.allocations.map(({ label, amount }) => [plainText(label), amount])
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

// 100 % of the first 3 % and 50 % of the next 2 % of 62,000: 3,100 a year is 259 a month, rounded up.
test('all matched dollars come before the Roth IRA, those of a second tier too', () => {
  const plan = (employerMatch: NonNullable<Household['employerMatch']>) =>
    work(
      {
        age: 29,
        income: 62_000,
        savings: 20_000,
        monthlyExpenses: 2_600,
        monthlySurplus: 1_000,
        employerMatch,
        contributionRate: 0,
      },
      april,
    )
  const two = plan({ rate: 1, upTo: 0.03, next: { rate: 0.5, upTo: 0.02 } })
  expect([two.matchRaise?.raise.value, two.missed?.match.value]).toEqual([259, 2_480])
  expect(two.placements.map(({ step }) => step)).toEqual(['match', 'ira', 'deferral'])
  const one = plan({ rate: 1, upTo: 0.04 })
  expect([one.matchRaise?.raise.value, one.missed?.match.value]).toEqual([207, 2_480])
  expect(one.placements[0]?.step).toBe('match')
})

// IRC §415(c): 72,000 − 24,500 − 7,500 of match leaves 40,000 a year; an IRA takes 625 a month before it.
test('after-tax money that the plan converts comes after a filled 401(k) and before a taxable account', () => {
  const filled: Household = {
    age: 45,
    filingStatus: 'single',
    income: 250_000,
    savings: 100_000,
    monthlyExpenses: 5_000,
    monthlySurplus: 8_000,
    employerMatch: { rate: 0.5, upTo: 0.06 },
    contributionRate: 0.1,
    afterTaxToRoth: true,
  }
  expect(work(filled, april).placements.map(({ step, amount }) => [step, amount.value])).toEqual([
    ['ira', 625],
    ['after-tax', 3_333],
    ['rest', 4_042],
  ])
  expect(draft(filled).nextSteps.map(({ id }) => id)).toContain('after-tax')
})

// 400 − (140 + 65) of minimum payments = 195 a month.
test('what is left beyond the minimum payments is what the order gets, where all that goes to debts was told', () => {
  const owes: Household = {
    debts: [
      { kind: 'credit_card', balance: 5_000, rate: 0.24, minPayment: 140 },
      { kind: 'credit_card', balance: 3_000, rate: 0.22, minPayment: 65 },
    ],
    debtPaymentMonthly: 400,
  }
  expect(work(owes, april).monthly.value).toBe(195)
  expect(work({ ...owes, debtPaymentMonthly: 200 }, april).monthly.value).toBe(0)
  // Pay less costs that were told before debts is the same sum.
  const beforeDebts = { ...owes, takeHomeMonthly: 3_400, monthlyExpenses: 3_000, debtPaymentMonthly: 400 }
  expect(work(beforeDebts, april).monthly.value).toBe(
    work({ ...owes, debtPaymentMonthly: 400 }, april).monthly.value,
  )
  expect(work({ ...owes, monthlySurplus: 400 }, april).monthly.value).toBe(195)
  expect(work({ ...owes, monthlySurplus: 300 }, april).monthly.value).toBe(300)
})

const renter: Household = {
  age: 26,
  maritalStatus: 'single',
  numDependents: 0,
  state: 'TX',
  employment: 'employed',
  earners: 1,
  income: 58_000,
  takeHomeMonthly: 3_800,
  monthlyExpenses: 3_000,
  savings: 600,
  deductible: 1_000,
  employerMatch: { rate: 0.5, upTo: 0.06 },
  contributionRate: 0.02,
  debts: [{ kind: 'credit_card', balance: 6_200, rate: 0.249, minPayment: 160 }],
}

test('the two sums of later years say what each counts', () => {
  const plan = draft(renter)
  const labels = plan.alternatives.flatMap(({ ledger }) => ledger.map(({ label }) => plainText(label)))
  expect(labels.some((label) => /^In \d+ years/.test(label))).toBe(false)
  expect(labels).toContain('This money after 41 years, middle outcome, today’s dollars')
  const explains = (one: Draft) =>
    one.accountNotes.some((note) => plainText(note).includes('counts what is invested already'))
  expect(explains(plan)).toBe(true)
  expect(explains(draft({ ...renter, employment: 'unemployed' }))).toBe(false)
})

test('the avalanche of the order is the avalanche of the debt plan to the cent', () => {
  // Computed by hand: store 1,200 at 18%, card 9,000 at 24.99%, car 11,000 at 6.9%, 300 more: 31 months, 3,934.22.
  const debts = [
    { name: 'card', balance: 9_000, rate: 0.2499, minimum: 220 },
    { name: 'store', balance: 1_200, rate: 0.18, minimum: 35 },
    { name: 'car', balance: 11_000, rate: 0.069, minimum: 260 },
  ]
  const course = monthlyCourse({
    streams: [
      { kind: 'debt', debt: 0 },
      { kind: 'debt', debt: 1 },
      { kind: 'debt', debt: 2 },
      { kind: 'rest' },
    ],
    debts,
    monthly: 300,
    months: 60,
  })
  expect(Math.max(...course.paidOff.map((month) => month ?? Infinity))).toBe(31)
  expect(course.interest).toBeCloseTo(3_934.22, 2)
  expect(debtPayoff({ debts, extra: 300, order: 'avalanche' }).totalInterest).toBeCloseTo(course.interest, 2)
})

test('the starter cushion is the smaller of a month and the larger of the least cushion and the deductible', () => {
  // Computed by hand: essentials 3,200, deductible 2,500 → 2,500; 1,500 and 6,000 → 1,500.
  const first = (monthlyExpenses: number, deductible: number) =>
    work({ monthlyExpenses, deductible, savings: 0 }).needs.find(({ step }) => step === 'starter')?.wanted
      ?.value
  expect(first(3_200, 2_500)).toBe(2_500)
  expect(first(1_500, 6_000)).toBe(1_500)
})

test('a dollar goes to the starter, then the match, then the card, and each place fills before the next', () => {
  // By hand: 1,000 − 600 = 400; 4% of 58,000 = 2,320, as Roth all of it off the pay check, by the month 194;
  // 800 − 400 − 194 = 206.
  expect(parts(draft(renter))).toEqual([
    ['Starter cushion', 400],
    ['The whole employer match', 194],
    ['Pay off the credit card', 206],
  ])
  const { course, needs } = work(renter)
  // 766 a month against 24.9% from the second month on: ten months; then 11,000 at 766 of 960, 15 months at most.
  expect(filledBy(course, needs, 'costly-debt')).toBe(10)
  expect(filledBy(course, needs, 'cushion')).toBe(24)
})

test('the match comes before a card at any rate', () => {
  const plan = draft({
    ...renter,
    savings: 5_000,
    debts: [{ kind: 'credit_card', balance: 9_000, rate: 0.35 }],
  })
  expect(plan.allocations[0]?.amount).toBe(194)
})

test('cash beyond the starter cushion pays costly debt today and is not counted again', () => {
  const { today } = work({ ...renter, savings: 4_000 })
  expect(today.debts.value).toBe(3_000)
  expect(today.left.value).toBe(1_000)
})

test('late bills are paid from cash before the starter cushion is kept', () => {
  const { today, needs } = work({ ...renter, pastDueBills: 900 })
  expect(today.lateBills.value).toBe(600)
  expect(needs.map(({ step }) => step).slice(0, 2)).toEqual(['owed', 'starter'])
})

test('a debt below the low rate and a mortgage below what the mix may earn get their minimum payments only', () => {
  const { needs } = work({
    ...renter,
    savings: 20_000,
    debts: [
      { kind: 'auto', balance: 9_000, rate: 0.03, minPayment: 300 },
      { kind: 'mortgage', balance: 200_000, rate: 0.05, minPayment: 1_400 },
    ],
  })
  expect(needs.some(({ step }) => step === 'costly-debt' || step === 'middle-debt')).toBe(false)
})

test('loans on the way to forgiveness get no dollar more than asked', () => {
  const { needs, forgiven } = work({
    ...renter,
    publicServiceJob: true,
    debts: [{ kind: 'student_loan', balance: 60_000, rate: 0.085, minPayment: 300 }],
  })
  expect(forgiven).toHaveLength(1)
  expect(needs.some(({ step }) => step === 'costly-debt')).toBe(false)
})

const saver: Household = {
  ...renter,
  savings: 50_000,
  debts: [],
  contributionRate: 0.06,
  takeHomeMonthly: 5_000,
  hsaEligible: true,
  hsaFamilyCoverage: true,
}

test('yearly limits by the month stay within the law of 2026', () => {
  // IRS Notice 2025-67 and Rev. Proc. 2025-19: IRA 7,500; HSA, family, 8,750. By the month 625 and 729.
  expect(parts(draft(saver, april)).slice(0, 2)).toEqual([
    ['Health savings account (HSA)', 729],
    ['Your Roth IRA', 625],
  ])
})

// From 20 November 2026 there are five paydays to the filing day of 15 April 2027: 8,750 ÷ 5 = 1,750, and 7,500 ÷ 5 =
// 1,500, of which 3,000 a month leave 1,250. From May on it is the steady year: 729 and 625.
test('the room that lapses on the filing day is filled first, month by month, then the steady year begins', () => {
  const november = { ...saver, monthlySurplus: 3_000 }
  const { course, needs } = work(november)
  const inMonth = (month: number) =>
    Object.fromEntries(needs.map(({ id }, at) => [id, course.placed[month - 1]?.[at] ?? 0]))
  expect([inMonth(1).hsa, inMonth(1)['ira.own']]).toEqual([1_750, 1_250])
  expect([inMonth(5).hsa, inMonth(6).hsa, inMonth(6)['ira.own']]).toEqual([1_750, 729, 625])
  // What went in already is taken off what is left, and comes back with the next year: (7,500 − 6,000) ÷ 5 = 300.
  const begun = work({ ...november, iraContributedThisYear: 6_000, hsaEligible: false })
  const ira = begun.needs.findIndex(({ id }) => id === 'ira.own')
  expect([begun.course.placed[0]?.[ira], begun.course.placed[5]?.[ira]]).toEqual([300, 625])
  // Before a filing day nobody knows what went in for the year that lapses: the steady sum.
  const march = work(november, sketchContext(draftContext('2026-03-20')))
  expect(march.placements.map(({ amount }) => amount.value).slice(0, 2)).toEqual([729, 625])
})

// By hand, 2026: 7,316 less 21.06 % of 31,000 − 23,890 is an earned income credit of 5,819; of the child credit of 4,400
// the tax of 685 (10 % of 31,000 − 24,150) leaves 3,715, of which 1,700 a child are paid out: 5,819 + 3,400 = 9,219.
test('where credits are paid out, the refund has its step beside the monthly dollars', () => {
  const mother: Household = {
    age: 33,
    filingStatus: 'head_of_household',
    numDependents: 2,
    dependents: [5, 8],
    employment: 'employed',
    income: 31_000,
    savings: 600,
    monthlyExpenses: 2_400,
    monthlySurplus: 150,
    debts: [{ kind: 'credit_card', balance: 1_500, rate: 0.27 }],
  }
  const step = (household: Household) => draft(household).nextSteps.find(({ id }) => id === 'credits')
  expect(plainText(step(mother)?.why ?? '')).toContain('pay out about $9,200 beyond the tax')
  // A refund of 9,200 in April fills the cushion, ends the card and leaves some 7,300 to the fund; the next one fills it.
  expect(plainText(step(mother)?.how ?? '')).toContain(
    'with it each spring the costly debts are gone in Apr 2027 instead of Jan 2028 and the emergency fund is full in Apr 2028 instead of May 2032.',
  )
  expect(step(renter)).toBeUndefined()
  const rows = (household: Household) =>
    draft(household).visualizations.flatMap((one) =>
      one.type === 'schedule' && one.id === 'months' ? one.rows.map((row) => row.map(plainText)) : [],
    )
  // 150 a month leaves the card of 1,500 and the starter cushion open in spring.
  const refund = rows(mother).find(([when]) => when?.startsWith('Once'))
  expect(refund).toEqual([
    'Once, about Apr 2027',
    expect.stringMatching(/^Your refund, down the order from what is not full then: Starter cushion/),
    'About $9,200',
  ])
  expect(rows(renter).some(([when]) => when?.startsWith('Once'))).toBe(false)
  const { income, ...untold } = mother
  expect(step(untold)).toBeUndefined()
})

test('a teacher with a 403(b) and a 457(b) hears that each has a limit of its own', () => {
  const check = (accountType: Household['accountType']) =>
    draft({ ...saver, accountType }).checks.find(({ id }) => id === 'two-plans')
  expect(plainText(check(['403b', '457b'])?.detail ?? '')).toContain('a yearly limit of its own')
  expect(check(['403b'])).toBeUndefined()
})

test('a raise at work that waits for the room that lapses has its step on the day after', () => {
  const plan = draft({ ...saver, monthlySurplus: 3_000 })
  const raise = plan.nextSteps.find(({ id }) => id === 'deferral')
  expect(raise?.dueDate).toBe('2027-04-15')
  const taxDay = plan.nextSteps.find(({ id }) => id === 'tax-day')
  expect(plainText(taxDay?.how ?? '')).toContain('From then on each month: $729 to the HSA')
})

test('a conversion waits while pre-tax money stands in an IRA', () => {
  const high: Household = { ...renter, income: 310_000, savings: 60_000, debts: [], monthlySurplus: 6_500 }
  expect(draft(high).allocations.some(({ label }) => plainText(label).includes('conversion'))).toBe(true)
  const blocked = draft({ ...high, pretaxIraBalance: 90_000 })
  expect(blocked.allocations.some(({ label }) => plainText(label).includes('conversion'))).toBe(false)
  expect(blocked.nextSteps.map(({ id }) => id)).toContain('pre-tax-ira')
})

test('nothing left each month is a plan of its own: no dollar to place, and where to find the first', () => {
  const plan = draft({ ...renter, takeHomeMonthly: 2_750 })
  expect(plan.totalAmount).toBe(0)
  expect(plan.allocations).toEqual([])
  expect(plan.nextSteps.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['help', 'large-costs', 'withholding', 'credits']),
  )
  expect(plainText(plan.summary)).toContain('$250 a month more than your take-home pay')
})

test('nothing is sent to debts while no pay comes in', () => {
  const { needs, today } = work({ ...renter, employment: 'unemployed', monthlySurplus: 200, savings: 8_000 })
  expect(needs.some(({ step }) => step === 'costly-debt' || step === 'match')).toBe(false)
  expect(today.debts.value).toBe(0)
})

const stream: fc.Arbitrary<Stream> = fc.oneof(
  fc.record({ kind: fc.constant('pile' as const), total: fc.integer({ min: 0, max: 20_000 }) }),
  fc.record({ kind: fc.constant('flow' as const), monthly: fc.integer({ min: 1, max: 800 }) }),
  fc.record({ kind: fc.constant('debt' as const), debt: fc.integer({ min: 0, max: 1 }) }),
)
const debt = fc.record({
  name: fc.constant('debt'),
  balance: fc.integer({ min: 0, max: 20_000 }),
  rate: fc.double({ min: 0, max: 0.3, noNaN: true }),
  minimum: fc.integer({ min: 600, max: 900 }),
})

test('every month places the sum and the freed minimum payments, no cent more or less', () => {
  fc.assert(
    fc.property(
      fc.array(stream, { maxLength: 6 }),
      fc.tuple(debt, debt),
      fc.integer({ min: 0, max: 3_000 }),
      (streams, debts, monthly) => {
        const course = monthlyCourse({ streams: [...streams, { kind: 'rest' }], debts, monthly, months: 48 })
        for (const row of course.placed) {
          expect(sum(row)).toBeGreaterThanOrEqual(monthly - 0.001)
          expect(sum(row)).toBeLessThanOrEqual(monthly + sum(debts.map(({ minimum }) => minimum)) + 0.001)
          expect(row.every((part) => part >= 0)).toBe(true)
        }
        for (const [index, one] of streams.entries())
          if (one.kind === 'pile')
            expect(sum(course.placed.map((row) => row[index] ?? 0))).toBeLessThanOrEqual(one.total + 0.001)
      },
    ),
  )
})

test('phases cover every month once', () => {
  fc.assert(
    fc.property(randomHousehold, (household) => {
      const { course } = dollarWork(household, context)
      const phases = phasesOf(course)
      expect(phases[0]?.from).toBe(1)
      expect(phases.at(-1)?.until).toBe(course.placed.length)
      expect(
        phases.every(({ from }, index) => index === 0 || from === (phases[index - 1]?.until ?? 0) + 1),
      ).toBe(true)
    }),
    { numRuns: 30 },
  )
})

test('more each month never fills the fund later', () => {
  fc.assert(
    fc.property(randomHousehold, fc.integer({ min: 50, max: 2_000 }), (household, monthlySurplus) => {
      const month = (surplus: number) => {
        const { course, needs } = dollarWork({ ...household, monthlySurplus: surplus }, context)
        return filledBy(course, needs, 'owed', 'starter', 'cushion') ?? Infinity
      }
      expect(month(monthlySurplus * 2)).toBeLessThanOrEqual(month(monthlySurplus))
    }),
    { numRuns: 30 },
  )
})

test('of next to no pay there is no share that is put aside', () => {
  const plan = draft({ income: 5e-324, takeHomeMonthly: 3_000, monthlyExpenses: 2_000 })
  expect(plan.figures.map(({ id }) => id)).not.toContain('saved-share')
})

// Four times the HHS guideline of 15,650 for one person: 62,600.
test('whoever buys health cover on the Marketplace sees how far the limit of the credit is', () => {
  const of = (income: number, more: Household = {}) => {
    const plan = draft({
      age: 40,
      filingStatus: 'single',
      numDependents: 0,
      marketplaceCoverage: true,
      income,
      ...more,
    })
    const found = plan.checks.find(({ id }) => id === 'marketplace')
    return [found?.status, plan.figures.find(({ id }) => id === 'marketplace.now')?.value]
  }
  expect(of(60_000)).toEqual(['warn', 2_600])
  expect(of(65_000)).toEqual(['act', 2_400])
  expect(of(60_000, { marketplaceCoverage: false })).toEqual([undefined, undefined])
  // On a guessed income nobody is told to be over a limit.
  const guessed = draft({ age: 63, filingStatus: 'single', marketplaceCoverage: true })
  expect(guessed.checks.find(({ id }) => id === 'marketplace')?.status).toBe('warn')
  expect(guessed.figures.map(({ id }) => id)).not.toContain('marketplace.now')
})

test('a student loan that may be federal is not paid ahead before its plan is known', () => {
  const asked = (more: Household) =>
    draft({ ...renter, ...more }).checks.find(({ id }) => id === 'federal-loan')?.title
  const loan = { kind: 'student_loan', balance: 20_000, rate: 0.065 } as const
  expect(asked({ debts: [loan] })).toBe('Is the student loan federal?')
  expect(asked({ debts: [{ ...loan, loanType: 'federal' }] })).toBe('How is the federal loan repaid?')
  expect(asked({ debts: [loan], incomeDrivenPlan: 'none' })).toBeUndefined()
  expect(asked({ debts: [{ ...loan, loanType: 'private' }] })).toBeUndefined()
  expect(asked({ debts: [{ kind: 'auto', balance: 20_000, rate: 0.065 }] })).toBeUndefined()
})

test('whoever did not speak of a plan at work is asked for one before a taxable account is filled', () => {
  const isAsked = (more: Household) =>
    draft({
      ...renter,
      employerMatch: undefined,
      contributionRate: undefined,
      ...more,
    } as Household).checks.some(({ id }) => id === 'workplace')
  expect(isAsked({})).toBe(true)
  expect(isAsked({ hasWorkplacePlan: false })).toBe(false)
  expect(isAsked({ hasWorkplacePlan: true })).toBe(false)
  expect(isAsked({ employment: 'self_employed', incomeStability: 'self_employed' })).toBe(false)
})

test('dollars for a taxable account are first asked for a place in the plan at the work of the spouse', () => {
  const couple: Household = {
    age: 52,
    spouseAge: 50,
    maritalStatus: 'married',
    income: 150_000,
    spouseIncome: 90_000,
    contributionRate: 0.1,
    getsWholeMatch: true,
    savings: 80_000,
    debts: [],
    monthlySurplus: 4_500,
  }
  const isAsked = (more: Household) =>
    draft({ ...couple, ...more }, april).checks.some(({ id }) => id === 'spouse-plan')
  expect(isAsked({})).toBe(true)
  expect(isAsked({ spouseRetirementMonthly: 2_000 })).toBe(false)
  expect(isAsked({ spouseIncome: 0 })).toBe(false)
  // Who gets the whole match is not told to ask whether there is one.
  expect(draft(couple).nextSteps.map(({ id }) => id)).not.toContain('ask-match')
})

test('parents to be read what a birth costs before their spare cash goes elsewhere', () => {
  const ids = (household: Household) => draft(household).checks.map(({ id }) => id)
  expect(ids({ age: 29, expecting: true })).toContain('expecting')
  expect(ids({ age: 29 })).not.toContain('expecting')
})

test('cash that pays one debt and a part of the next names both', () => {
  const { nextSteps } = draft({
    age: 45,
    income: 67_000,
    savings: 11_000,
    monthlySurplus: 450,
    debts: [
      { kind: 'auto', balance: 14_000, rate: 0.094, minPayment: 390 },
      { kind: 'credit_card', name: 'Visa', balance: 5_600, rate: 0.27 },
    ],
  })
  const step = nextSteps.find(({ id }) => id === 'cash-now')
  expect(plainText(step?.title ?? '')).toContain('Visa credit card, then the car loan')
})

test('the match of a second employer is asked for once', () => {
  const asked = (household: Household) =>
    draft({ income: 96_000, spouseIncome: 74_000, savings: 14_000, monthlySurplus: 800, ...household })
      .checks.filter(({ status }) => status === 'warn')
      .map(({ id }) => id)
      .filter((id) => id.includes('match'))
  expect(asked({})).toEqual(['match'])
  expect(asked({ employerMatch: { rate: 0.5, upTo: 0.06 }, contributionRate: 0.06 })).toEqual([
    'match.spouse',
  ])
})

// 18,000 of cash less 1,500 of starter pays the card of 6,000, and 12,000 stay of the 16,000 that four months cost.
test('the other ways keep the cash that this plan sends to the card, and say what that costs', () => {
  const family: Household = {
    age: 33,
    maritalStatus: 'single',
    income: 95_000,
    savings: 18_000,
    monthlyExpenses: 4_000,
    monthlySurplus: 1_000,
    deductible: 1_500,
    debts: [{ kind: 'credit_card', balance: 6_000, rate: 0.22, minPayment: 180 }],
  }
  const found = work(family)
  const gap = found.cushion.target.value - 12_000
  const plan = draft(family)
  const row = (id: string, label: string) => {
    const line = plan.alternatives
      .find((way) => way.id === id)
      ?.ledger.find((entry) => plainText(entry.label) === label)
    return line === undefined ? undefined : plainText(line.value)
  }
  expect(gap).toBeGreaterThan(0)
  expect(row('recommended', 'Costly debts gone')).toBe('Now')
  expect(row('minimums', 'Costly debts gone')).not.toBe('Now')
  expect(row('fund-first', 'Costly debts gone')).not.toBe('Now')
  expect(row('fund-first', 'Interest on the debts')).not.toBe(row('recommended', 'Interest on the debts'))
  const step = plan.nextSteps.find(({ id }) => id === 'automatic')
  expect(plainText(step?.how ?? '')).toContain('no longer takes its $180 a month')
})

// Four times the HHS guideline of 21,150 for two people: 84,600. Half of 15.3 % of 92.35 % of 90,000 is 6,358: 83,642 is left.
test('near the limit of the Marketplace credit the IRA is a traditional one, also in a low bracket', () => {
  const couple: Household = {
    age: 58,
    spouseAge: 57,
    maritalStatus: 'married',
    numDependents: 0,
    employment: 'self_employed',
    householdIncome: 90_000,
    savings: 60_000,
    monthlyExpenses: 4_500,
    monthlySurplus: 1_200,
  }
  const iras = (more: Household) =>
    work({ ...couple, ...more })
      .placements.filter(({ step }) => step === 'ira')
      .map(({ id }) => id)
  expect(iras({ marketplaceCoverage: true })[0]).toContain('.traditional')
})

test('who names a match is asked first for the share that goes in, and never for a monthly sum that was told', () => {
  const asks = (household: Household) =>
    draftPlan({
      topic: nextDollar,
      household,
      context: draftContext('2026-11-20'),
      identity: { id: 'a', version: 1, generatedAt: '2026-11-20T12:00:00Z' },
    })
  const told: Household = { income: 58_000, monthlyContribution: 400, savings: 12_000, debts: [] }
  const match = { rate: 1, upTo: 0.04 }
  expect(asks({ ...told, employerMatch: match }).nextQuestion).toBe('contributionRate')
  expect(asks({ ...told, employerMatch: match, contributionRate: 0.06 }).nextQuestion).not.toBe(
    'contributionRate',
  )
  expect(asks(told).openFacts).not.toContain('monthlySurplus')
})

test('a child of seventeen brings the words on college and on aid, as in a one-time investment', () => {
  const ids = draft({
    age: 48,
    dependents: [17],
    monthlySurplus: 1_600,
    savings: 60_000,
    debts: [],
  }).checks.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining(['college-soon', 'aid']))
})

test('nobody without a plan at work is sent to ask for its match', () => {
  const ids = (hasWorkplacePlan: boolean | undefined) =>
    draft({
      ...renter,
      employerMatch: undefined,
      contributionRate: undefined,
      hasWorkplacePlan,
      debts: [],
    }).nextSteps.map(({ id }) => id)
  expect([ids(undefined).includes('ask-match'), ids(false).includes('ask-match')]).toEqual([true, false])
})

test('no room of a year is filled by someone without earned income', () => {
  const plan = draft({
    age: 70,
    employment: 'retired',
    ssMonthly: 2_600,
    pensionMonthly: 1_200,
    monthlyExpenses: 3_200,
    monthlySurplus: 500,
    savings: 60_000,
    onMedicare: true,
    debts: [],
  })
  expect(plainText(plan.checks.find(({ id }) => id === 'idle')?.detail ?? '')).toContain('a longer goal')
  const steps = plan.nextSteps.map(({ why }) => plainText(why)).join(' ')
  expect(steps).not.toContain('Room of a year')
})

test('dollars that all go to one place are named as such', () => {
  const start: Household = {
    age: 30,
    income: 50_000,
    monthlySurplus: 400,
    savings: 0,
    monthlyExpenses: 2_500,
  }
  expect(plainText(draft(start).summary)).toMatch(/^Send all \$400 a month to the starter cushion first\./)
})
