import { expect, test } from 'vitest'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { detailOf, planOf } from './setup-for-tests.ts'

const saver: Household = {
  ...{ age: 45, income: 120_000, state: 'NC', maritalStatus: 'single', filingStatus: 'single' },
  ...{ retirementSavings: 77_000, rothSavings: 15_000, hasWorkplacePlan: true, rothOptionAtWork: true },
  ...{ planMonthly: 833, getsWholeMatch: true, retirementAge: 62 },
}

const placesOf = (household: Household) => planOf(household).allocations.map(({ label }) => plainText(label))

// IRC §408A(c)(5)(B); Treas. Reg. §1.408A-10, A-3 and A-4(a).
test.each([
  ['it goes in as Roth today, though the plan is Traditional', { contributionKind: 'roth' }],
  ['some of it does', { contributionKind: 'both' }],
  ['a Roth account at work was named', { accountType: ['401k', 'roth_401k'] }],
] as const)('that Roth money at work can become a Roth IRA is said where %s', (_, more) => {
  const household: Household = { ...saver, ...more } as Household
  expect(placesOf(household)).toEqual(['Plan at work, Traditional'])
  const said = detailOf(planOf(household), 'roth-at-work')
  expect(said).toContain('Once that job has ended, at any age')
  expect(said).toContain('without tax and without a penalty. A rollover uses up no yearly limit')
  expect(said).toContain('The limit of the plan and that of an IRA are separate')
})

test('it is said where the plan is Roth, and to whoever has left the job of a Roth account', () => {
  expect(detailOf(planOf({ ...saver, age: 26, income: 60_000 }), 'roth-at-work')).toContain(
    'Once that job has ended',
  )
  const left: Household = {
    ...{ age: 52, filingStatus: 'single', state: 'NC', employment: 'unemployed', income: 0 },
    ...{ retirementSavings: 77_000, accountType: ['roth_401k'] },
  }
  expect(detailOf(planOf(left), 'roth-at-work')).toContain('Once that job has ended')
})

test('nothing is said of it where no Roth money is at work', () => {
  expect(detailOf(planOf({ ...saver, contributionKind: 'traditional' }), 'roth-at-work')).toBe('')
  expect(
    detailOf(planOf({ ...saver, hasWorkplacePlan: false, accountType: ['roth_ira'] }), 'roth-at-work'),
  ).toBe('')
})
