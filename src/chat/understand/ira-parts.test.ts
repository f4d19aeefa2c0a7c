import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const read = (message: string): Household => {
  const { retirementSavings, pretaxIraBalance } = understand(message, { today: '2026-11-20' }).facts
  return { retirementSavings, pretaxIraBalance }
}

test.each([
  ['My traditional IRA holds 4k pre-tax and 11k after-tax', 11_000],
  ['traditional IRA: 12k nondeductible contributions and 4k of gains', 12_000],
  ['my IRA is 40k, of which 10k is after-tax', 10_000],
  ['my traditional IRA holds 30k, all of it pre-tax. I make 90k after-tax', undefined],
])('what was put in without a deduction is kept apart: %s', (message, iraAfterTax) => {
  expect(understand(message, { today: '2026-11-20' }).facts.iraAfterTax).toBe(iraAfterTax)
})

test.each([
  ['My traditional IRA holds 4k pre-tax and 11k after-tax', 15_000, 4_000],
  ['What of both kinds in an IRA? There is 5k pre-tax from years ago, and 9k post-tax', 14_000, 5_000],
  ['traditional IRA: 12k nondeductible contributions and 4k of gains', 16_000, 4_000],
  ['my IRA is 40k, of which 10k is after-tax', 40_000, 30_000],
  ['my traditional IRA holds 30k, all of it pre-tax. I make 90k after-tax', 30_000, 30_000],
  ['I put 2k pre-tax and 3k post-tax into my IRA this year', undefined, undefined],
])('the taxed part of an IRA is no pre-tax money: %s', (message, retirementSavings, pretaxIraBalance) => {
  expect(read(message)).toEqual({ retirementSavings, pretaxIraBalance })
})
