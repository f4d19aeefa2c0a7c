/** The payment of a debt that ends is free from then on, whatever else the plan does. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { allOfMonth } from './all-of-month-for-tests.ts'
import { collegeSavings } from './college-savings.ts'

const context = sketchContext(draftContext('2026-11-26'))
const drafted = (household: Household) => wholePlan(collegeSavings, allOfMonth(household), context)
const figure = (household: Household, id: string): number => {
  const value = drafted(household).figures.find((one) => one.id === id)?.value
  return typeof value === 'number' ? value : Number.NaN
}

/** The fund takes 20,500: 13,000 leave it 7,500 short, which 250 a month fill by May 2029. */
const mother: Household = {
  age: 46,
  maritalStatus: 'divorced',
  filingStatus: 'head_of_household',
  state: 'IL',
  dependents: [14],
  income: 71_000,
  supportReceivedMonthly: 450,
  employment: 'employed',
  earners: 1,
  incomeStability: 'steady',
  monthlyExpenses: 4_100,
  emergencyFund: 13_000,
  collegeTarget: 'public_in_state',
  collegeFundShare: 0.6,
  collegeSaved: 22_000,
  collegeMonthly: 250,
  collegeAccountYears: 9,
  retirementOnTrack: true,
  getsWholeMatch: true,
  debts: [{ kind: 'auto', balance: 6_500, rate: 0.055, minPayment: 240 }],
  retirementSavings: 118_000,
  savesDuringCollege: true,
}
const full: Household = { ...mother, emergencyFund: 20_500 }

// By hand, at the rates of a child of 14 a dollar of each of the 81 months until the last bill is worth 72.010 today, and
// of the 52 from the 30th on 44.390: the loan ends with its 29th payment. (22,000 + 250 × 72.010 + 240 × 44.505) of 77,162
// is 0.657; waiting until May 2029 and then 490 are 0.561.
test('who goes on as now has the payment of the loan too, so that a pause never seems to gain', () => {
  expect(figure(mother, 'current.reach')).toBeCloseTo(0.657, 2)
  expect(figure(mother, 'reached')).toBeCloseTo(0.561, 2)
  const now = drafted(mother).alternatives.find(({ id }) => id === 'current')
  expect(plainText(now?.ledger?.[0]?.value ?? '')).toBe(
    '$250 a month, rising to $490 a month by Apr 2029 as a debt ends',
  )
})

test('a plan in which nothing waits counts the same payment, names it, and dates its turn', () => {
  expect(figure(full, 'reached')).toBeCloseTo(0.657, 2)
  const draft = drafted(full)
  expect(plainText(draft.summary)).toContain(
    '$250 a month, rising to $490 a month by Apr 2029 as a debt ends, reaches about 66% of your part',
  )
  const step = draft.nextSteps.find(({ id }) => id === 'freed')
  expect(plainText(step?.title ?? '')).toBe('Turn the $240 a month of the car loan to college as well')
  expect(step?.dueDate).toBe('2029-04-26')
})

// 17,000 of the 77,162 are missing: 250 a month bring it before the loan ends.
test('a payment that the target does not need stays free', () => {
  const near = { ...full, collegeSaved: 60_000 }
  expect(figure(near, 'reached')).toBeCloseTo(1, 2)
  expect(drafted(near).nextSteps.map(({ id }) => id)).not.toContain('freed')
})

test('for the same household more cash never reaches less, and going on as now no less than a pause', () => {
  const debt = fc.record({
    kind: fc.constantFrom('auto' as const, 'personal' as const, 'credit_card' as const),
    balance: fc.integer({ min: 500, max: 20_000 }),
    rate: fc.constantFrom(0.03, 0.055, 0.19),
    minPayment: fc.integer({ min: 120, max: 600 }),
  })
  const household = fc.record({
    dependents: fc.array(fc.integer({ min: 1, max: 16 }), { minLength: 1, maxLength: 2 }),
    collegeMonthly: fc.integer({ min: 50, max: 900 }),
    collegeSaved: fc.integer({ min: 0, max: 30_000 }),
    debts: fc.array(debt, { maxLength: 3 }),
  })
  const cash = fc.tuple(fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: 1, max: 20_000 }))
  fc.assert(
    fc.property(household, cash, (told, [less, more]) => {
      const family = { ...mother, ...told }
      const poorer = figure({ ...family, emergencyFund: less }, 'reached')
      expect(figure({ ...family, emergencyFund: less + more }, 'reached')).toBeGreaterThanOrEqual(
        poorer - 0.005,
      )
      if (told.debts.every(({ rate }) => rate < 0.08))
        expect(figure({ ...family, emergencyFund: less }, 'current.reach')).toBeGreaterThanOrEqual(
          poorer - 0.005,
        )
    }),
    { numRuns: 30 },
  )
})

// The sum fills the fund with 7,500 and brings 4,500 of today: 22,000 + 4,500 + 250 × 72.010 + 240 × 44.390 of 77,162.
test('a sum beside the month counts the payment that ends as well, names it, and dates its turn', () => {
  const placing = { ...mother, amount: 12_000, collegeSumToPlace: true }
  expect(figure(placing, 'reached')).toBeCloseTo(0.715, 2)
  const draft = drafted(placing)
  expect(plainText(draft.summary)).toContain(
    'with $250 a month from now on, rising to $490 a month by Apr 2029',
  )
  expect(draft.nextSteps.map(({ id }) => id)).toContain('freed')
  const plan = draft.alternatives.find(({ kind }) => kind === 'recommended')
  expect(plainText(plan?.ledger?.[0]?.value ?? '')).toContain('rising to $490 a month by Apr 2029')
})

// Of 20,000 the card takes 6,000 and the fund 7,500; the 180 that the card took join the 250 today.
test('the payment of a debt that the sum pays off is free for college from today on', () => {
  const card = { kind: 'credit_card' as const, balance: 6_000, rate: 0.24, minPayment: 180 }
  const placing = { ...mother, debts: [card], amount: 20_000, collegeSumToPlace: true }
  expect(figure(placing, 'transfer')).toBe(430)
  const step = drafted(placing).nextSteps.find(({ id }) => id === 'transfer')
  expect(plainText(step?.title ?? '')).toBe('Raise the transfer of $250 a month to $430 a month')
})

test('a larger sum, or more cash beside it, never reaches less, and no less than the month alone', () => {
  const household = fc.record({
    dependents: fc.array(fc.integer({ min: 1, max: 16 }), { minLength: 1, maxLength: 2 }),
    collegeMonthly: fc.integer({ min: 50, max: 900 }),
    collegeSaved: fc.integer({ min: 0, max: 30_000 }),
    debts: fc.array(
      fc.record({
        kind: fc.constantFrom('auto' as const, 'personal' as const),
        balance: fc.integer({ min: 500, max: 20_000 }),
        rate: fc.constantFrom(0.03, 0.055),
        minPayment: fc.integer({ min: 120, max: 600 }),
      }),
      { maxLength: 2 },
    ),
  })
  const sums = fc.tuple(fc.integer({ min: 100, max: 20_000 }), fc.integer({ min: 1, max: 20_000 }))
  fc.assert(
    fc.property(household, sums, fc.integer({ min: 0, max: 30_000 }), (told, [less, more], cash) => {
      const family = { ...mother, ...told, emergencyFund: cash }
      const placing = (amount: number, fund = cash) =>
        figure({ ...family, amount, collegeSumToPlace: true, emergencyFund: fund }, 'reached') + 0.005
      expect(placing(less)).toBeGreaterThanOrEqual(figure(family, 'reached'))
      expect(placing(less + more)).toBeGreaterThanOrEqual(placing(less) - 0.005)
      expect(placing(less, cash + more)).toBeGreaterThanOrEqual(placing(less) - 0.005)
    }),
    { numRuns: 25 },
  )
})

test('a way that has more for college shows a part of the target that is not below the plan’s', () => {
  for (const household of [mother, full, { ...mother, collegeMonthly: 0, amountMonthly: 250 }])
    for (const { difference, ledger } of drafted(household).alternatives) {
      if (!/more .*for college/.test(plainText(difference))) continue
      const shown = Number.parseInt(plainText(ledger?.[1]?.value ?? ''), 10)
      expect(shown).toBeGreaterThanOrEqual(Math.round(figure(household, 'reached') * 100))
    }
})

test('where nothing goes in before a debt ends, that is said as nothing, not as $0', () => {
  const matchFirst: Household = {
    ...full,
    collegeMonthly: 100,
    contributionRate: 0.02,
    employerMatch: { rate: 0.5, upTo: 0.06 },
    getsWholeMatch: false,
  }
  const target = drafted(matchFirst).checks.find(({ id }) => id === 'target')
  expect(plainText(target?.detail ?? '')).toMatch(
    /^Nothing yet, and \$240 a month by Apr 2029 as a debt ends, reaches/,
  )
})

test('a card is said to be counted at the payment of today, as its minimum falls', () => {
  const card = { kind: 'credit_card' as const, balance: 6_000, rate: 0.24, minPayment: 180 }
  const detailOf = (household: Household) =>
    plainText(drafted(household).alternatives.find(({ id }) => id === 'current')?.detail ?? '')
  expect(detailOf({ ...mother, debts: [card] })).toContain('The minimum of a card falls with its balance')
  expect(detailOf(mother)).not.toContain('minimum')
})

// The mother's saving starts in May 2029: until then no contribution lowers the tax.
test('state tax is said to be saved from the day on on which the saving starts', () => {
  const draft = drafted({ ...mother, state: 'IL' })
  expect(plainText(draft.summary)).toMatch(
    /Illinois takes about \$\d+ a year off your tax for it from May 2029 on/,
  )
  const plan = draft.alternatives.find(({ kind }) => kind === 'recommended')
  expect(plainText(plan?.ledger?.[2]?.value ?? '')).toContain('from May 2029 on')
})

// 6,000 at 5% and 45 a month take 195 months. Of the 240 payments after which Income-Based Repayment forgives what is left of
// a loan of a new borrower 74 are made: 166 more from Nov 2026 end in Sep 2040 (20 USC 1098e(e)). By today's income it asks
// for the Standard payment, which would end the loan first, so that it is a debt like others.
test('a payment by income ends with forgiveness where that comes before its last dollar', () => {
  const family: Household = {
    ...full,
    dependents: [3],
    debts: [{ kind: 'student_loan', loanType: 'federal', balance: 6_000, rate: 0.05, minPayment: 45 }],
    ...{ incomeDrivenPlan: 'ibr', newStudentBorrower: true, incomePlanPayments: 74 },
  }
  const step = drafted(family).nextSteps.find(({ id }) => id === 'freed')
  expect(step?.dueDate).toBe('2040-09-26')
  expect(plainText(step?.how ?? '')).toContain('What is left of the loan is forgiven by its plan then')
  const { incomePlanPayments: _told, ...untold } = family
  const paid = drafted(untold).nextSteps.find(({ id }) => id === 'freed')
  expect(paid?.dueDate).not.toBe('2040-09-26')
  expect(plainText(paid?.how ?? '')).not.toContain('forgiven')
})
