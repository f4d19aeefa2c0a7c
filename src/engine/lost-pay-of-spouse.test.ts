import { expect, test } from 'vitest'
import { draftContext, sketchContext } from './draft-context.ts'
import type { Household } from './household.ts'
import { withLostPayOfSpouse } from './lost-pay-of-spouse.ts'
import { wholePlan } from './plan-for-tests.ts'
import { plainText } from './say.ts'
import { debtPayoffTopic } from './topics/debt-payoff/debt-payoff.ts'
import { emergencyFund } from './topics/emergency-fund/emergency-fund.ts'
import { nextDollar } from './topics/next-dollar/next-dollar.ts'

const context = sketchContext(draftContext('2026-11-26'))

const couple: Household = {
  ...{ age: 31, spouseAge: 30, maritalStatus: 'married', filingStatus: 'married_joint', state: 'GA' },
  ...{ dependents: [], employment: 'employed', income: 71_300, spouseIncome: 0, spouseFormerPay: 38_900 },
  ...{ spousePayThisYear: 33_700, spouseSeparationDate: '2026-11-13', monthlyExpenses: 3_985 },
  ...{ monthlySurplus: 640, savings: 7_440 },
  debts: [{ kind: 'student_loan', loanType: 'federal', balance: 17_800, rate: 0.0499, minPayment: 196 }],
}
const isLost = (more: Household) => withLostPayOfSpouse({ ...couple, ...more }, context.today).spouseOutOfWork

test('a pay of a spouse that ended within the year, and that nothing followed, was lost', () => {
  expect(isLost({})).toBe(true)
  expect(isLost({ spouseSeparationDate: '2025-11-26' })).toBe(true)
})

const others: [string, Household][] = [
  ['said to look for no job', { spouseOutOfWork: false }],
  ['paid again', { spouseIncome: 20_000 }],
  ['no pay was named that ended', { spouseFormerPay: undefined as never }],
  ['more than a year ago', { spouseSeparationDate: '2025-11-25' }],
  ['ends later', { spouseSeparationDate: '2026-12-31' }],
  ['at home with the children', { stayAtHomeParent: true }],
  ['old enough to have stopped', { spouseAge: 62 }],
  [
    'retired on the same day as the one who asks',
    { spouseAge: 61, age: 62, employment: 'retired', income: 0, separationDate: '2026-11-13' },
  ],
  ['on a pension', { spouseAge: 57, spousePensionMonthly: 1_900 }],
  ['widowed', { maritalStatus: 'widowed' }],
]
test.each(others)('nothing says that a job was lost: %s', (_which, more) => {
  expect(isLost(more)).toBe(more.spouseOutOfWork)
})

const idsOf = (topic: typeof emergencyFund, more: Household = {}) =>
  wholePlan(topic, { ...couple, ...more }, context).nextSteps.map(({ id }) => id)

test.each([emergencyFund, nextDollar, debtPayoffTopic])(
  'the claim and the cover come first: $slug',
  (topic) => {
    expect(idsOf(topic)).toEqual(expect.arrayContaining(['unemployment', 'health']))
  },
)

// Cover may have ended with the job all the same: 60 days from Nov 13 end on Jan 12.
test.each([emergencyFund, nextDollar, debtPayoffTopic])(
  'a parent who left a job to stay at home claims nothing, and the cover is chosen: $slug',
  (topic) => {
    const home = { stayAtHomeParent: true, dependents: [1] }
    const plan = wholePlan(topic, { ...couple, ...home }, context)
    expect(plan.nextSteps.map(({ id }) => id)).not.toContain('unemployment')
    const cover = plan.nextSteps.find(({ id }) => id === 'health')
    expect(plainText(cover?.why ?? '')).toContain('can be chosen until Jan 12, 2027')
    expect(plainText(cover?.how ?? '')).toContain('ask your own employer first')
    expect(plainText(cover?.how ?? '')).toContain('only 30 days')
    expect(idsOf(topic, { ...home, spouseSeparationDate: '2026-06-19' })).not.toContain('health')
  },
)
