import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { rollover } from './rollover.ts'

const context = draftContext('2026-11-27')
const left: Household = {
  ...{ age: 60, birthYear: 1966, spouseAge: 60, maritalStatus: 'married', filingStatus: 'married_joint' },
  ...{ state: 'OH', familySize: 2, dependents: [], employment: 'retired', income: 0, payThisYear: 61_400 },
  ...{ spouseIncome: 38_200, spouseHasWorkplacePlan: false, planType: 'plan_401k', planBalance: 364_800 },
  ...{ separationDate: '2026-09-30', separationAge: 60, newPlanAcceptsRollovers: false },
  ...{ needsMoneyEarly: true, planDrawMonthly: 1_350, marketplaceCoverage: true, debts: [] },
}
const planOf = (more: Household = {}) => rollover.draft({ ...left, ...more }, context)
const checkOf = (more?: Household) => {
  const found = planOf(more).checks.find(({ id }) => id === 'marketplace')
  return found && `${found.status} ${plainText(found.detail)}`
}
const stepOf = (id: string, more?: Household) => {
  const found = planOf(more).nextSteps.find((step) => step.id === id)
  return found && `${found.dueDate} ${plainText(found.how)}`
}

// 61,400 + 38,200 = 99,600 against 4 × 21,150 = 84,600. Two IRAs of 7,500 + 1,100 at 60 take 17,200, deducted in full: a
// joint income under 129,000, and no plan at the work of the one who is paid. 99,600 − 83,600 = 16,000.
test('pay that ended this year and passes the limit of the Marketplace credit is said with what would still keep it', () => {
  expect(checkOf()).toMatch(
    /^act It is about \$99,600 .*with the pay until the job ended, and above \$84,600/,
  )
  expect(checkOf()).toContain('what was paid of it ahead is owed back with the return')
  expect(checkOf()).toContain(
    'unless about $16,000 goes in before tax for it by Apr 15, 2027, into deducted IRAs, in the name of each of you up to the limit ($1,000 of it stays free below the limit, for interest that is known only later)',
  )
  expect(stepOf('marketplace')).toContain('$1,000 of it stays free below the limit')
  expect(stepOf('marketplace')).toMatch(/^2027-04-15 .*put \$16,000 into deducted IRAs/)
})

// 40,000 of cash at 3.4% bring 1,360: of 100,960 the 17,200 of both IRAs leave 83,760, less than 1,000 below the limit.
test('what money brings counts, and the room in both IRAs is enough where it comes down to the limit', () => {
  expect(checkOf({ savings: 40_000 })).toContain('unless about $17,200 goes in')
  expect(checkOf({ savings: 40_000 })).not.toContain('stays free')
  expect(checkOf({ payThisYear: 65_000 })).toContain('owed back with the return. Tell the Marketplace now')
  expect(stepOf('marketplace', { payThisYear: 65_000 })).toBeUndefined()
})

test('where cash carries the months into January nothing comes out on top of the year that the credit goes by', () => {
  expect(stepOf('payments', { savings: 33_700 })).toContain('Let the first payment come on Jan 4, 2027')
  expect(stepOf('payments', { savings: 900 })).not.toContain('first payment')
  expect(stepOf('payments')).not.toContain('first payment')
})

test('a year below the limit, other cover and a lost job, whose own step says it, need no such check', () => {
  expect(checkOf({ payThisYear: 30_000 })).toBeUndefined()
  expect(checkOf({ marketplaceCoverage: false })).toBeUndefined()
  expect(checkOf({ employment: 'unemployed' })).toBeUndefined()
  expect(stepOf('health', { employment: 'unemployed' })).toBeDefined()
})
