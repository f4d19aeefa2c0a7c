import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import { draftPlan } from '../../draft-plan.ts'
import { type Household, householdSchema } from '../../household.ts'
import { plainText } from '../../say.ts'
import { rollover } from './rollover.ts'

const today = '2026-11-26'
const planOf = (household: Household) =>
  draftPlan({
    topic: rollover,
    household: householdSchema.parse(household),
    context: draftContext(today),
    identity: { id: 'plan', version: 1, generatedAt: `${today}T12:00:00Z` },
  }).plan
const detailOf = (household: Household) => {
  const found = planOf(household).checks.find(({ id }) => id === 'conversion')
  return plainText(found?.detail ?? '')
}

/*
 * 70,000 − 16,100 leaves 53,900: 22 % goes on to 105,700, so 20,000 more cost 4,400, and 3.99 % in North Carolina 798:
 * 5,198, 25.99 %. Of 10,000 of savings 4,802 are left, 2.4 months of 2,000.
 */
const asking: Household = {
  age: 34,
  employment: 'employed',
  income: 70_000,
  filingStatus: 'single',
  state: 'NC',
  planBalance: 20_000,
  separationDate: '2026-08-01',
  savings: 10_000,
  monthlyExpenses: 2_000,
  considersConversion: true,
}

// A month costs 2,000 later, of which Social Security pays nearly all: these dollars are hardly taxed then.
test('a conversion that was asked about is answered: what it costs, by when and from which cash', () => {
  const detail = detailOf(asking)
  expect(detail).toContain('if it leaves the plan by Dec 31, 2026; its tax is due by Apr 15, 2027')
  expect(detail).toContain(
    'Converting all $20,000 to Roth this year would cost about $5,198 of tax, 26% of it',
  )
  expect(detail).toContain('leave it untaxed for now')
  expect(detail).toContain('would go down to $4,802, about 2.4 months of what you spend')
  const plan = planOf(asking)
  expect(plainText(plan.summary)).toContain(
    'Converting all $20,000 to Roth this year would cost about $5,198',
  )
  expect(plainText(plan.summary)).toMatch(/^Convert to Roth this year\? No, leave it untaxed for now\./)
  expect(plan.nextSteps.map(({ id }) => id)).not.toContain('conversion')
})

// IRC §408A(d)(3)(F): the tax years 2026 to 2030.
test('what was converted early has five tax years of its own until the penalty is over', () => {
  expect(detailOf(asking)).toContain('without the 10% penalty from Jan 1, 2031 on')
  expect(detailOf(asking)).toContain('It uses up no yearly limit')
  expect(detailOf({ ...asking, age: 61 })).not.toContain('penalty from Jan 1, 2031')
})

test('who told no pay is sent to weigh it, before anything moves', () => {
  const { income: _, ...untold } = asking
  expect(detailOf(untold)).toContain('Ask “Roth vs Traditional” first')
  const due = (id: string) => planOf(untold).nextSteps.find((step) => step.id === id)?.dueDate ?? ''
  expect(due('conversion') < due('request')).toBe(true)
})

test('savings that do not cover its tax, and pay that will rise, are said', () => {
  expect(detailOf({ ...asking, savings: 3_000 })).toContain('Your $3,000 of savings does not cover it')
  expect(detailOf({ ...asking, payOutlook: 'higher' })).toContain('although your pay will rise')
  expect(detailOf(asking)).not.toContain('your pay will rise')
})

test('money that may not leave yet has no day of this year', () => {
  const { separationDate: _, ...there } = asking
  const detail = detailOf({ ...there, stillWorksThere: true, retirementAge: 36 })
  expect(detail).not.toContain('if it leaves the plan by')
  expect(detail).toContain('only inside the plan, if it converts there')
})

// IRC §408A(d)(3)(A): what a plan paid out is income of that year, whichever day it goes into a Roth IRA.
test('a check that is in hand is income of the year in which it came', () => {
  const inHand: Household = { ...asking, checkAmount: 20_000, checkReceivedDate: '2026-11-12' }
  expect(detailOf(inHand)).toContain('is income of the year in which the check came')
  const step = planOf(inHand).nextSteps.find(({ id }) => id === 'conversion')
  expect(plainText(step?.title ?? '')).toBe('Decide on the conversion before the check goes in')
})

test('who does not ask is asked for nothing', () => {
  const plan = planOf({ ...asking, considersConversion: false })
  expect(plan.nextSteps.map(({ id }) => id)).not.toContain('conversion')
  expect(plainText(plan.summary)).not.toContain('conversion')
})
