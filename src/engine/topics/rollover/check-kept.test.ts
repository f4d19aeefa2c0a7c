import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { rollover } from './rollover.ts'

const left: Household = {
  ...{ age: 54, birthYear: 1971, spouseAge: 53, maritalStatus: 'married', filingStatus: 'married_joint' },
  ...{ state: 'WA', employment: 'unemployed', income: 0, formerPay: 104_300, payThisYear: 91_800 },
  ...{ separationDate: '2026-10-16', severance: 16_050, unemploymentMonthly: 4_410, spouseIncome: 37_900 },
  ...{ planType: 'plan_401k', planBalance: 292_300, rothPlanBalance: 0, needsMoneyEarly: true },
  ...{ monthlyExpenses: 6_480, savings: 17_300, retirementAge: 66, newPlanAcceptsRollovers: false },
  ...{ checkAmount: 233_840, checkReceivedDate: '2026-11-05', checkToCustodian: false },
}
const planOf = (more: Household = {}) => rollover.draft({ ...left, ...more }, draftContext('2026-11-26'))
type Drafted = ReturnType<typeof planOf>
const partsOf = (plan: Drafted) =>
  Object.fromEntries(plan.allocations.map(({ label, amount }) => [plainText(label), amount]))
const worth = (plan: Drafted, id: string) => plan.figures.find((figure) => figure.id === id)?.value
const access = (plan: Drafted) => plainText(plan.checks.find(({ id }) => id === 'early-access')!.detail)

// IRC §72(t)(2)(A)(v): left in the year of turning 55, so a payout of that plan bears no penalty, put back or not. By hand:
// 233,840 ÷ 0.8 = 292,300. 43,329 is missing a year; with 22% of tax 55,550 leave it, which is less than the 58,460 that
// were withheld. Those need not be replaced: 22% of them are 12,861, and 45,599 come back. The rest goes back.
test('after a job left at 55 a year of what is needed stays out of the check, and the rest goes back', () => {
  const plan = planOf()
  expect(partsOf(plan)).toEqual({
    'Kept of what was paid out': 58_460,
    'The paid-out money, put back': 233_840,
  })
  expect(worth(plan, 'kept-out.tax')).toBe(12_861)
  expect(worth(plan, 'kept-out.refund')).toBe(45_599)
  expect(plainText(plan.title)).toBe(
    'Keep $58,460 of your 401(k) money, and put the rest back by Jan 4, 2027',
  )
  expect(access(plan)).toContain('that holds for what it has paid out to you, too')
  expect(access(plan)).toContain('Ask the old plan first whether it takes the money back')
  // What goes back is in an IRA: nothing says that it stays in reach.
  expect(access(plan)).not.toContain('stays: ')
  expect(plainText(plan.nextSteps.find(({ id }) => id === 'redeposit')!.title)).toBe(
    'Put $233,840 of the check into a rollover IRA, and no more',
  )
})

test('what is needed after that year carries its penalty in every way that puts it into an IRA, and in no other', () => {
  const plan = planOf()
  const penalty = (id: string) => {
    const row = plan.alternatives
      .find((one) => one.id === id)!
      .ledger.find(({ label }) => plainText(label) === 'Penalty on what you need before it ends')
    return plainText(row!.value)
  }
  // 55,060 a year × 5.5 years is more than the 292,300: 29,230. Of it 4.5 ÷ 5.5 lie after the first year.
  expect(penalty('all-back')).toBe('$29,230')
  expect(penalty('recommended')).toBe('$23,915')
  expect(penalty('current')).toBe('None')
  expect(plainText(plan.summary)).toContain('From the second year on')
})

test('without cash the months until the return stay in hand too', () => {
  // 43,329 ÷ 12 × the 4 months to April 15 are 14,443 beside the 58,460.
  const plan = planOf({ savings: 0 })
  expect(worth(plan, 'kept-out')).toBe(72_903)
  expect(worth(plan, 'kept-out.in-hand')).toBe(14_443)
})

test('nothing stays out where the job was left too early, nothing was told to be needed, or the tax of the year is far higher', () => {
  const goesBack = { 'The paid-out money, put back': 292_300 }
  expect(partsOf(planOf({ birthYear: 1973, age: 53 }))).toEqual(goesBack)
  expect(partsOf(planOf({ needsMoneyEarly: false }))).toEqual(goesBack)
  expect(partsOf(planOf({ payThisYear: 480_000 }))).toEqual(goesBack)
  expect(access(planOf({ payThisYear: 480_000 }))).toContain(
    'Ask the old plan first whether it takes the money back',
  )
  // What a check has left in the plan goes on paying.
  expect(partsOf(planOf({ planBalance: 600_000 }))['Kept of what was paid out']).toBeUndefined()
})

test('past the deadline what stays out bears no penalty, and a check to a custodian ends the right', () => {
  const late = access(planOf({ checkReceivedDate: '2026-09-01', separationDate: '2026-08-16' }))
  expect(late).toContain('that holds for what it has paid out to you, too')
  expect(late).toContain('put in only what you do not need before')
  const direct = access(planOf({ checkAmount: 292_300, checkToCustodian: true }))
  expect(direct).toContain('Ask the old plan first whether it takes the money back')
  expect(direct).not.toContain('what it has paid out to you')
})

test('a late spouse’s plan that has paid out is named as such, and an inherited IRA asked for', () => {
  const widow: Household = {
    ...{
      planOwner: 'late_spouse',
      maritalStatus: 'widowed',
      spouseDeathYear: 2026,
      age: 45,
      birthYear: 1981,
    },
    ...{ employment: 'employed', income: 60_000 },
  }
  expect(access(planOf(widow))).toContain('It came to you by a death')
  expect(access(planOf(widow))).toContain('whether the check may go into an inherited IRA')
})
