import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { rollover } from './rollover.ts'

const context = draftContext('2026-11-26')
const checkOf = (household: Household) => {
  const found = rollover.draft(household, context).checks.find(({ id }) => id === 'early-income')!
  return `${found.status} ${plainText(found.detail)}`
}

const ownWork: Household = {
  age: 61,
  birthYear: 1965,
  maritalStatus: 'single',
  filingStatus: 'single',
  state: 'TX',
  employment: 'self_employed',
  income: 38_000,
  planBalance: 420_000,
  separationAge: 58,
  separationDate: '2023-06-30',
  newPlanAcceptsRollovers: false,
  planDrawMonthly: 2_400,
  marketplaceCoverage: true,
}

/*
 * By hand: of 38,000 of profit half of the tax of the self-employed comes off, 38,000 × 0.9235 × 15.3% ÷ 2 = 2,685: 35,315.
 * With 32,288 drawn it is 67,603, above the 63,840 of one in 2027. Premiums of 7,440 bring it below that.
 */
test('whoever works for themselves hears that premiums come off the income that a draw brings over the limit', () => {
  const untold = checkOf(ownWork)
  expect(untold).toMatch(/^act .*it is about \$67,603 a year: \$3,763 above the limit/)
  expect(untold).toContain('Premiums that somebody who works for themselves pays come off this income')
  const { marketplaceCoverage: _untold, ...open } = ownWork
  expect(checkOf(open)).toContain('Name what the cover costs a month, and that it is from the Marketplace.')
  const told = checkOf({ ...ownWork, coverPremiumMonthly: 620 })
  expect(told).toMatch(/^warn /)
  expect(told).not.toContain('Form 7206')
  expect(checkOf({ ...ownWork, employment: 'retired', income: 0, planDrawMonthly: 5_000 })).not.toContain(
    'Form 7206',
  )
})
