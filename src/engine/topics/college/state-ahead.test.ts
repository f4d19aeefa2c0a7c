/** What a state gives for the years in which the money goes in, where another pay was told for the next one. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { collegeSavings } from './college-savings.ts'
import { raised } from './raised-mother-for-tests.ts'

const drafted = (household: Household) =>
  wholePlan(collegeSavings, household, sketchContext(draftContext('2026-11-27')))
const yearlyOf = (household: Household) =>
  drafted(household).figures.find(({ id }) => id === 'benefit.yearly')?.value
const checkOf = (household: Household, id: string) =>
  plainText(drafted(household).checks.find((one) => one.id === id)?.detail ?? '')

/*
 * Of 94% of 63,000 less exemptions of 6,000 Indiana takes 2.95%: 1,570, more than 20% of 7,500. Of 54,000 it takes 1,320, of
 * 46,000 it takes 1,099.
 */
test('a credit is held against the state’s tax on the pay of the years in which the saving goes on', () => {
  expect(yearlyOf(raised)).toBe(1_500)
  expect(checkOf(raised, 'state')).toContain(
    '$1,500 a year for a year of this at the $63,000 a year that you expect',
  )
  expect(checkOf(raised, 'state')).not.toContain('no state tax left')
  expect(yearlyOf({ ...raised, expectedPay: 54_000 })).toBe(1_320)
})

// 1,000 a month are more than the 5,500 a year that take all of today’s tax.
test('a pay that is years away leaves it at the pay of today', () => {
  expect(yearlyOf({ ...raised, monthlySurplus: 1_000, expectedPayFrom: 2029 })).toBe(1_099)
})

test('a year that begins long before the new pay is one of the pay of today', () => {
  const spring = (household: Household) =>
    wholePlan(collegeSavings, household, sketchContext(draftContext('2026-02-27'))).figures.find(
      ({ id }) => id === 'benefit.yearly',
    )?.value
  // The fund is full, so saving goes on at once: 1,000 a month are more than today’s tax takes.
  const now = { ...raised, savings: 40_000, monthlySurplus: 1_000 }
  expect(spring(now)).toBe(1_099)
})

test('what a month has more as college begins is called by what it is', () => {
  expect(checkOf(raised, 'target')).toContain(
    'It counts on $727 a month more by then: what the new pay brings.',
  )
  expect(checkOf({ ...raised, debts: [] }, 'target')).not.toContain('pay on debts')
})
