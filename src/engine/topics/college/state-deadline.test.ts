/** What more may go in before New Year, and what that saves. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { allOfMonth } from './all-of-month-for-tests.ts'
import { collegeSavings } from './college-savings.ts'

const step = (household: Household, today = '2026-11-20' as const) => {
  const context = sketchContext(draftContext(today))
  return wholePlan(collegeSavings, allOfMonth(household), context).nextSteps.find(
    ({ id }) => id === 'state-deadline',
  )
}

const family: Household = {
  dependents: [4],
  state: 'OH',
  income: 120_000,
  collegeMonthly: 100,
  retirementOnTrack: true,
  debts: [],
  savings: 30_000,
  monthlyExpenses: 4_000,
}

// Ohio counts $4,000 for each child, and taxes income above $26,050 at 2.75%: 4,000 − 1,200 = 2,800, × 2.75% = 77.
test('cash beyond the emergency fund is placed before New Year as far as the state rewards it', () => {
  const found = step(family)
  expect(found?.dueDate).toBe('2026-12-31')
  expect(plainText(found?.title ?? '')).toBe(
    'Put $2,800 of your spare cash into the 529 this year for the Ohio tax deduction',
  )
  expect(plainText(found?.why ?? '')).toContain('$2,800 more saves about $77 of this year’s state tax')
  // Five months of 4,000 are the fund, so that 1,000 is beyond it.
  expect(plainText(step({ ...family, savings: 21_000 })?.title ?? '')).toContain('Put $1,000 of your spare')
})

test('without cash to spare the limit is named, and nobody is sent to the emergency fund for it', () => {
  const found = step({ ...family, savings: undefined, monthlyExpenses: undefined })
  expect(plainText(found?.title ?? '')).toBe(
    'Put in up to $2,800 more this year for the Ohio tax deduction, if you can',
  )
  expect(plainText(found?.how ?? '')).toContain('never the emergency fund')
})

// Two children may have 8,000 together, of which 2,400 goes in: 5,600 × 2.75% = 154.
test('each child has a limit of its own', () => {
  const found = step({ ...family, dependents: [4, 7], collegeMonthly: 200, savings: 60_000 })
  expect(plainText(found?.why ?? '')).toContain('$5,600 more saves about $154')
})

test('a year that is full already has only its last day', () => {
  const found = step({ ...family, collegeMonthly: 400, collegeFundShare: 1 })
  expect(plainText(found?.title ?? '')).toBe('Be in time for the Ohio tax deduction')
})

// Michigan counts 10,000 for a couple at 4.25%. A 529 opened in December takes one transfer of 300: 9,700 × 4.25% = 412.
test('what went into a custodial account this year went into no 529', () => {
  const found = step({
    age: 48,
    spouseAge: 47,
    filingStatus: 'married_joint',
    state: 'MI',
    dependents: [17, 15],
    income: 58_000,
    spouseIncome: 30_000,
    getsWholeMatch: true,
    spouseGetsWholeMatch: true,
    retirementOnTrack: true,
    emergencyFundIsFull: true,
    debts: [],
    collegeFundShare: 1,
    collegeSavedEach: [20_000, 50_000],
    collegeMonthly: 300,
    collegeOwner: 'custodial',
  })
  expect(plainText(found?.why ?? '')).toContain('$9,700 more saves about $412')
})

const expecting: Household = {
  maritalStatus: 'married',
  age: 30,
  spouseAge: 30,
  state: 'CO',
  income: 90_000,
  spouseIncome: 60_000,
  dependents: [],
  expecting: true,
  collegeMonthly: 200,
  collegeSaved: 0,
  retirementOnTrack: true,
  savings: 60_000,
  monthlyExpenses: 5_000,
  debts: [],
}

// Colorado counts 38,100 for a couple, and 50,000 of cash is beyond the fund. The target is worth 35,846 and takes 235 a
// month: 200 × 152.788 leave 5,289 of it. The account opens in December: one transfer of this year.
test('no more cash is sent in than the target misses, whatever the state would count', () => {
  const found = step(expecting)
  expect(plainText(found?.title ?? '')).toMatch(/^Put \$5,289 of your spare cash/)
  expect(plainText(found?.how ?? '')).toContain('It brings what the plan reaches to 100%')
  expect(plainText(found?.why ?? '')).toContain('The transfers bring in $200 by the end of this year')
  expect(plainText(step({ ...expecting, collegeMonthly: 235 })?.title ?? '')).toBe(
    'Be in time for the Colorado tax deduction',
  )
})

test('a state without a limit is no other case', () => {
  const found = step({ ...expecting, state: 'SC' })
  expect(plainText(found?.title ?? '')).toMatch(/^Put \$5,289 of your spare cash/)
  expect(plainText(found?.why ?? '')).toContain('the state sets no limit')
})

// A newborn's college at 82,000 takes 704 × 82,000 ÷ 30,990 = 1,863 a month, 22,356 a year, of which New York counts
// 10,000. Of this year one transfer counts: 8,137 more, which later would be beyond the limit.
test('transfers beyond the limit of next year are sooner in place of them', () => {
  const found = step({
    ...expecting,
    state: 'NY',
    collegeMonthly: 2_000,
    savings: 80_000,
    collegeFundShare: 1,
    collegeCosts: [82_000],
  })
  const how = plainText(found?.how ?? '')
  expect(how).toMatch(/Lower the transfers of next year by \$8,13\d/)
  expect(how).not.toContain('It brings')
})

// Georgia takes 4.99% of 2026. One child of a head of household: 4,000 − 1,200 = 2,800 is open, × 4.99% = 139.72. The
// filing day of 2026 is Apr 15, 2027, a Thursday; Iowa's is Apr 30, a Friday.
test('a state that counts what arrives until its filing day lets the cash wait for a refund', () => {
  const found = step({ ...family, state: 'GA', savings: 21_000 })
  expect(found?.dueDate).toBe('2027-04-15')
  expect(plainText(found?.title ?? '')).toBe(
    'Put $1,000 of your spare cash into the 529 in time for the Georgia tax deduction',
  )
  const how = plainText(found?.how ?? '')
  expect(how).toContain('by Apr 15, 2027 can still count for the year before')
  expect(how).toContain('up to $1,800 more can count with it')
  for (const state of ['KS', 'MS', 'OK', 'SC', 'WI'] as const)
    expect(step({ ...family, state })?.dueDate, state).toBe('2027-04-15')
  expect(step({ ...family, state: 'IA' })?.dueDate).toBe('2027-04-30')
})

test('a later day that the state itself was not read to name is not waited for', () => {
  const found = step({ ...family, state: 'IN' })
  expect(found?.dueDate).toBe('2026-12-31')
  expect(plainText(found?.how ?? '')).toContain('Indiana may take it until April; ask the plan')
})

// In February both years are open. Of 4,000 for one child 1,200 went in last year: 2,800 is open, and as much this year.
// 1,000 of spare cash is placed once, for the year that ends sooner: × 4.99% = 49.90.
test('in spring last year’s room comes first, in the states that still count what arrives', () => {
  const drafted = (household: Household) =>
    wholePlan(collegeSavings, allOfMonth(household), sketchContext(draftContext('2027-02-10'))).nextSteps
  const georgia = drafted({ ...family, state: 'GA', savings: 21_000 })
  const last = georgia.find(({ id }) => id === 'state-last-year')
  expect(last?.dueDate).toBe('2027-04-15')
  expect(plainText(last?.title ?? '')).toBe(
    'Put $1,000 of your spare cash into the 529 while Georgia still counts it for last year',
  )
  expect(plainText(last?.why ?? '')).toBe(
    'For last year $2,800 is open, if $1,200 went in: $1,000 saves about $50 of last year’s state tax. For this year $2,800 is open beside the transfers.',
  )
  expect(plainText(last?.how ?? '')).toContain('up to $1,800 more can count with it')
  const now = georgia.find(({ id }) => id === 'state-deadline')
  expect(plainText(now?.title ?? '')).toContain('Put in up to $2,800 more in time for the Georgia')
  for (const state of ['KS', 'MS', 'OK', 'SC', 'WI'] as const) {
    const found = drafted({ ...family, state }).find(({ id }) => id === 'state-last-year')
    expect(found?.dueDate, state).toBe('2027-04-15')
  }
  const iowa = drafted({ ...family, state: 'IA' }).find(({ id }) => id === 'state-last-year')
  expect(iowa?.dueDate).toBe('2027-04-30')
  for (const state of ['OH', 'IN', 'TX'] as const)
    expect(
      drafted({ ...family, state }).some(({ id }) => id === 'state-last-year'),
      state,
    ).toBe(false)
})

test('after the day, and in autumn, last year is closed', () => {
  const later = (today: '2027-04-16' | '2026-11-20') =>
    wholePlan(collegeSavings, { ...family, state: 'GA' }, sketchContext(draftContext(today))).nextSteps.some(
      ({ id }) => id === 'state-last-year',
    )
  expect(later('2027-04-16')).toBe(false)
  expect(later('2026-11-20')).toBe(false)
})

// Georgia counts 4,000 for a child on a return that is not joint, × 4.99% = 199.60: once for each year.
test('a sum of spring earns the benefit of both years', () => {
  const found = wholePlan(
    collegeSavings,
    {
      dependents: [6],
      state: 'GA',
      income: 120_000,
      collegeGift: 30_000,
      retirementOnTrack: true,
      debts: [],
    },
    sketchContext(draftContext('2027-02-10')),
  ).nextSteps.find(({ id }) => id === 'state-last-year')
  expect(plainText(found?.title ?? '')).toBe('Claim $4,000 of this sum for last year in Georgia')
  expect(plainText(found?.why ?? '')).toContain('saves about $200 of last year’s state tax')
})

test('a sum for the state’s deduction says into which child’s 529 it goes, and the limit of one child', () => {
  const colorado: Household = {
    age: 50,
    spouseAge: 47,
    maritalStatus: 'married',
    filingStatus: 'married_joint',
    state: 'CO',
    income: 155_000,
    spouseIncome: 105_000,
    dependents: [15, 9],
    monthlyExpenses: 11_000,
    monthlySurplus: 2_500,
    savings: 75_000,
    retirementOnTrack: true,
    getsWholeMatch: true,
    spouseGetsWholeMatch: true,
    collegeSavedEach: [85_000, 30_000],
    collegeMonthly: 900,
    collegeTarget: 'private',
    debts: [],
  }
  const plan = wholePlan(collegeSavings, colorado, sketchContext(draftContext('2026-11-26')))
  // 38,100 a year for each of two children.
  expect(plainText(plan.nextSteps.find(({ id }) => id === 'state-deadline')?.how ?? '')).toMatch(
    /It goes to the 529 of the child aged \d+, whose part misses most, no more than \$38,100 a year for one child with the transfers\./,
  )
})

// Of each child 2,500 of each parent count in Maryland, 5,000 of a couple: 3,600 have gone into the older one's account this
// year, so the 3,332 that next year's transfers bring too much fit into the younger one's.
test('a sum that only comes sooner goes where less of a child’s limit is used', () => {
  const maryland: Household = {
    ...{ age: 37, spouseAge: 36, maritalStatus: 'married', filingStatus: 'married_joint', state: 'MD' },
    ...{ income: 168_400, spouseIncome: 123_900, earners: 2, dependents: [4, 0], childcareMonthly: 3_780 },
    ...{ monthlyExpenses: 13_650, monthlySurplus: 1_240, savings: 58_400, retirementOnTrack: true },
    ...{ getsWholeMatch: true, spouseGetsWholeMatch: true, savesDuringCollege: false, debts: [] },
    ...{ collegeTarget: 'public_in_state', collegeFundShare: 0.75, collegeSavedEach: [11_800, 0] },
    ...{ collegeMonthly: 300, collegeOwner: 'parent' },
  }
  const plan = wholePlan(collegeSavings, maryland, sketchContext(draftContext('2026-11-27')))
  expect(plainText(plan.nextSteps.find(({ id }) => id === 'state-deadline')?.how ?? '')).toContain(
    'Of one child no more than $5,000 a year counts, with the transfers of this year: put it into the account into which less has gone.',
  )
})

// Virginia counts 4,000 for each account: of 4,400 the 529 of one child takes no more than that.
test('a sum beyond the limit of one child goes on to the next one', () => {
  const virginia: Household = {
    ...{ age: 46, spouseAge: 44, maritalStatus: 'married', filingStatus: 'married_joint', state: 'VA' },
    ...{ dependents: [15, 11], income: 118_700, spouseIncome: 41_200, earners: 2, incomeStability: 'steady' },
    ...{ collegeCosts: [36_800, 33_500], collegeSavedEach: [28_400, 15_700], collegeMonthly: 300 },
    ...{ amountMonthly: 980, monthlyExpenses: 7_390, savings: 44_700, retirementOnTrack: true, debts: [] },
    ...{ getsWholeMatch: true, spouseGetsWholeMatch: true },
  }
  const plan = wholePlan(collegeSavings, virginia, sketchContext(draftContext('2026-11-27')))
  const step = plan.nextSteps.find(({ id }) => id === 'state-deadline')
  expect(plainText(step?.title ?? '')).toContain('Put $4,400 of your spare cash')
  expect(plainText(step?.how ?? '')).toContain(
    'no more than $4,000 a year for one child with the transfers; what is beyond that goes to the 529 of the next child.',
  )
})
