import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { rollover } from './rollover.ts'

const context = draftContext('2026-11-22')
const laidOff: Household = {
  age: 38,
  employment: 'unemployed',
  filingStatus: 'single',
  planBalance: 54_000,
  state: 'TX',
  considersCashOut: true,
}
const answer = (more: Household = {}) => plainText(rollover.draft({ ...laidOff, ...more }, context).summary)

test('whoever thinks of taking the plan as cash reads first what would be left of it', () => {
  // By hand: 54,000 − 16,100 = 37,900; 1,240 + 12% of 25,500 = 4,300 of tax, 5,400 of penalty: 44,300 is left.
  expect(answer()).toContain(
    'Taken as cash this year, about $9,700 of it would go to tax and penalties and $44,300',
  )
  expect(answer()).toContain('take only what the months need, in a year without pay, and leave')
  expect(answer({ payThisYear: 41_000 })).toContain('take only what the months need and leave the rest')
  expect(answer({ considersCashOut: false })).not.toContain('Taken as cash')
})

test('California adds its tax and a penalty of its own, as long as the federal one is due', () => {
  const check = (more: Household) =>
    plainText(
      rollover.draft({ ...laidOff, state: 'CA', ...more }, context).checks.find(({ id }) => id === 'cash')!
        .detail,
    )
  // 2.5% of 54,000.
  expect(check({})).toContain('$1,350 of a penalty of California’s own')
  expect(check({ age: 62 })).not.toContain('California’s own')
  expect(check({ state: 'NY' })).not.toContain('own')
})
