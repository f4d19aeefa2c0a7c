/** What is said of Roth money at work that goes to a Roth IRA: at once, or once it may leave. Reg. §1.408A-10, Q&A-2 to 4. */
import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { rollover } from './rollover.ts'

const context = draftContext('2026-11-28')
const worker: Household = {
  ...{
    age: 33,
    income: 82_000,
    filingStatus: 'single',
    state: 'TX',
    planBalance: 77_000,
    rothPlanBalance: 22_000,
  },
  ...{ planType: 'plan_401k', employment: 'employed', monthlyExpenses: 3_600, savings: 15_000, debts: [] },
}
const still: Household = { ...worker, stillWorksThere: true }
const left: Household = { ...worker, separationDate: '2026-10-02' }
const checkOf = (id: string, household: Household) => {
  const found = rollover.draft(household, context).checks.find((one) => one.id === id)
  return found && `${found.status} ${plainText(found.detail)}`
}

test('Roth money moves to a Roth IRA free of tax, penalty and limits, and the move starts the years of a first Roth IRA', () => {
  const said = checkOf('roth-clock', left)
  expect(said).toContain('Roth to Roth costs no tax and no penalty, and no income is too high for it')
  expect(said).toContain('What you put in can come out of a Roth IRA at any time')
  expect(said).toContain('once you have had one for 5 years and are past 59½')
  expect(said).toContain('the move starts the years, from January of the year in which the money arrives')
  expect(checkOf('roth-clock', { ...left, rothIraFirstYear: 2021 })).toMatch(/^pass .*5 years since 2021/)
  expect(checkOf('roth-later', left)).toBeUndefined()
})

test('while somebody works there the plan says from when Roth money may go to a Roth IRA, and starts its years now', () => {
  const said = checkOf('roth-later', still)
  expect(said).toMatch(
    /^warn Once you leave, or from 59½ on if the plan allows it, the \$22,000 can go straight/,
  )
  expect(said).toContain('no tax and no penalty, and no limit of a year or of income holds for it')
  expect(said).toContain('put a small sum into one now')
  const opened = checkOf('roth-later', { ...still, rothIraFirstYear: 2021 })
  expect(opened).toMatch(/^pass /)
  expect(opened).not.toContain('a small sum')
  expect(checkOf('roth-later', { ...still, rothPlanBalance: 0 })).toBeUndefined()
  expect(checkOf('roth-clock', still)).toBeUndefined()
})
