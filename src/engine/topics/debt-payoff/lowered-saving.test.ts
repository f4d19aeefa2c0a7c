import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { planOf, stepIds, workOf } from './plan-for-tests.ts'

const saver: Household = {
  income: 72_000,
  contributionRate: 0.1,
  employerMatch: { rate: 1, upTo: 0.04 },
  debts: [{ kind: 'credit_card', balance: 16_000, rate: 0.25, minPayment: 494 }],
  monthlySurplus: 300,
}

// 6% of 72,000 is 4,320. At 10% taxable pay is 48,700, at 4% 53,020: 1,700 is taxed at 12% and 2,620 at 22%, 780.40.
test('what goes in above the whole match goes to a costly debt, less the tax that it saved', () => {
  const { lowered, extra } = workOf(saver)
  expect([lowered?.moved.value, lowered?.freed.value, extra.value]).toEqual([360, 295, 595])
})

test('the matched part stays, and both ends of the debt and the way back are told first', () => {
  const plan = planOf(saver)
  const summary = plainText(plan.summary)
  expect(summary.startsWith('Do not stop your')).toBe(true)
  expect(summary).toMatch(/keep 4% .* from 10% to 4%.* it is gone by \w+ 20\d\d instead of \w+ 20\d\d/)
  expect(stepIds(plan)).toEqual(expect.arrayContaining(['lower-saving', 'raise-saving']))
  expect(plan.alternatives.map(({ id }) => id)).toContain('unlowered')
})

test('of a Roth contribution all comes back, for it was taxed already', () => {
  expect(workOf({ ...saver, contributionKind: 'roth' }).lowered?.freed.value).toBe(360)
})

test.each<[string, Household]>([
  ['no more goes in than is matched', { contributionRate: 0.04 }],
  ['nobody said what is matched', { employerMatch: { rate: 0.5 } }],
  [
    'the debt costs less than 8%',
    { debts: [{ kind: 'auto', balance: 16_000, rate: 0.06, minPayment: 400 }] },
  ],
  ['cash could end the debt', { savings: 17_000 }],
])('the contribution stays as it is where %s', (_, change) => {
  expect(workOf({ ...saver, ...change }).lowered).toBeUndefined()
})

test('where no employer matches, the contribution can pause', () => {
  expect(plainText(planOf({ ...saver, employerMatch: { rate: 0 } }).summary)).toContain('so it can pause')
})
