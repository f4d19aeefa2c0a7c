import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import { draftPlan } from '../../draft-plan.ts'
import { type Household, householdSchema } from '../../household.ts'
import { plainText } from '../../say.ts'
import { rollover } from './rollover.ts'

const planOn = (today: string, household: Household) =>
  draftPlan({
    topic: rollover,
    household: householdSchema.parse(household),
    context: draftContext(today),
    identity: { id: 'plan', version: 1, generatedAt: `${today}T12:00:00Z` },
  }).plan
const planOf = (household: Household) => planOn('2026-11-26', household)
type Drafted = ReturnType<typeof planOf>
const worth = (plan: Drafted, id: string) => plan.figures.find((figure) => figure.id === id)?.value
const parts = (plan: Drafted) =>
  Object.fromEntries(plan.allocations.map(({ label, amount }) => [plainText(label), amount]))
const step = (plan: Drafted, id: string) => plan.nextSteps.find((one) => one.id === id)
const checkText = (plan: Drafted, id: string) =>
  plainText(plan.checks.find((one) => one.id === id)?.detail ?? '')

const old: Household = {
  age: 76,
  birthYear: 1950,
  planBalance: 300_000,
  checkReceivedDate: '2026-11-01',
  income: 20_000,
  filingStatus: 'single',
  state: 'TX',
}

// Uniform Lifetime Table, age 76: 23.7 years. 300,000 ÷ 23.7 = 12,658.23, rounded up. Treas. Reg. §1.402(c)-2(j).
test('the required withdrawal stays out of a check that held the whole plan', () => {
  const plan = planOf({ ...old, checkAmount: 240_000 })
  expect(parts(plan)).toEqual({
    'This year’s required withdrawal': 12_659,
    'The paid-out money, put back': 287_341,
  })
  expect(plainText(step(plan, 'redeposit')!.title)).toBe('Put $287,341 into a rollover IRA, and no more')
  expect(checkText(plan, 'check')).toContain('Put back $287,341, and no more')
  expect(checkText(plan, 'check')).toContain('$47,341 comes from other cash')
  expect(step(plan, 'required')).toBeUndefined()
  expect(checkText(plan, 'required')).toContain('nothing more has to come out of the plan this year')
})

// 80,000 ÷ 0.8 = 100,000 was paid out, 12,659 of it the required withdrawal: 87,341 goes back, 7,341 beyond the check.
test('the first money of the year is the required withdrawal, also of a check for a part of the plan', () => {
  const plan = planOf({ ...old, checkAmount: 80_000 })
  expect(parts(plan)).toEqual({
    'This year’s required withdrawal': 12_659,
    'The paid-out money, put back': 87_341,
    'Pre-tax money to a rollover IRA': 200_000,
  })
  expect(worth(plan, 'check.gap')).toBe(7_341)
  expect(step(plan, 'required')).toBeUndefined()
})

// 9,000 ÷ 0.8 = 11,250, all of it required; 12,659 − 11,250 = 1,409 is left.
test('a check below the required withdrawal cannot go back at all, and the rest still has to come out', () => {
  const plan = planOf({ ...old, checkAmount: 9_000 })
  expect(step(plan, 'redeposit')).toBeUndefined()
  expect(plainText(step(plan, 'required')!.why)).toContain('about $1,409')
  expect(parts(plan)['This year’s required withdrawal']).toBe(12_659)
})

// Age 75 in 2025, when the first one at 72 was long past: 24.6 years, 300,000 ÷ 24.6 = 12,195.12, rounded up.
test('a check of last year held what was due for that year, and this year’s still has to come out', () => {
  const plan = planOn('2026-01-20', { ...old, checkReceivedDate: '2025-12-10', checkAmount: 80_000 })
  expect(worth(plan, 'check.required')).toBe(12_196)
  expect(worth(plan, 'check.eligible')).toBe(87_804)
  expect(plainText(step(plan, 'required')!.why)).toContain('about $12,659')
})

test('nobody below the age has a required withdrawal in the check', () => {
  const plan = planOf({ ...old, age: 60, birthYear: 1966, checkAmount: 80_000 })
  expect(worth(plan, 'check.required')).toBeUndefined()
  expect(plainText(step(plan, 'redeposit')!.why)).toContain('$100,000 in all')
})

const simple: Household = {
  age: 45,
  planType: 'simple_ira',
  simpleStartDate: '2020-06-01',
  planBalance: 40_000,
  checkAmount: 36_000,
  checkReceivedDate: '2026-11-01',
  income: 70_000,
  filingStatus: 'single',
  state: 'TX',
}

// IRC §3405(b)(1): 10 %, so 36,000 ÷ 0.9 = 40,000; 38,000 ÷ 0.9 is more than the account held.
test('a SIMPLE IRA withholds a tenth, or what its owner chose, and pays no more than it held', () => {
  const plan = planOf(simple)
  expect([worth(plan, 'check.gross'), worth(plan, 'check.withheld')]).toEqual([40_000, 4_000])
  expect(checkText(plan, 'check')).toContain('you may have chosen another share, or none')
  const more = planOf({ ...simple, checkAmount: 38_000 })
  expect([worth(more, 'check.gross'), worth(more, 'check.withheld')]).toEqual([40_000, 2_000])
})

// IRC §408(d)(3)(B), IRS Pub. 590-A: traditional, Roth, SEP and SIMPLE IRAs count as one.
test('the check of a SIMPLE IRA is bound by the once-a-year rule, that of a plan at work is not', () => {
  expect(checkText(planOf(simple), 'once')).toContain('a SIMPLE IRA is one')
  expect(checkText(planOf({ ...simple, planType: 'plan_401k' }), 'once')).toContain('is not counted')
  const once = (household: Household) => planOf(household).checks.find(({ id }) => id === 'once')?.status
  expect([once(simple), once({ ...simple, planType: 'plan_401k' })]).toEqual(['act', 'pass'])
})
