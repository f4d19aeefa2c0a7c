import { expect, test } from 'vitest'
import type { Dollars } from '#engine/units.ts'
import { bracketTax } from '../bracket-tax.ts'
import { inheritanceTaxes, type Relation } from './inheritance-taxes.ts'

const owed = (state: keyof typeof inheritanceTaxes, relation: Relation, sum: Dollars) =>
  bracketTax(inheritanceTaxes[state].heirs[relation].brackets, sum)

// Neb. Rev. Stat. 77-2004 to 77-2006: 1% above 100,000, 11% above 40,000, 15% above 25,000.
test('Nebraska takes 39,600 of 400,000 that an aunt left, and less from closer relatives', () => {
  expect(owed('NE', 'aunt_uncle', 400_000)).toBe(39_600)
  expect(owed('NE', 'parent', 400_000)).toBe(3_000)
  expect(owed('NE', 'other', 40_000)).toBe(2_250)
  expect(owed('NE', 'parent', 40_000)).toBe(0)
})

// KRS 140.070: by hand 360 + 500 + 600 + 1,200 + 1,500 + 4,800 + 14,000 + 16% of 200,000 for a niece;
// 570 + 800 + 1,000 + 1,800 + 2,100 + 16% of 340,000 for a friend.
test('Kentucky takes nothing from children and siblings, and by brackets from others', () => {
  expect(owed('KY', 'sibling', 400_000)).toBe(0)
  expect(owed('KY', 'aunt_uncle', 400_000)).toBeCloseTo(54_960, 6)
  expect(owed('KY', 'other', 400_000)).toBeCloseTo(60_670, 6)
})

// N.J.S.A. 54:34-2: class C 11% above 25,000; class D 15% to 700,000, then 16%.
test('New Jersey takes from a brother or sister above 25,000, and from a niece or a friend on all of it', () => {
  expect(owed('NJ', 'parent', 400_000)).toBe(0)
  expect(owed('NJ', 'sibling', 400_000)).toBeCloseTo(41_250, 6)
  expect(owed('NJ', 'aunt_uncle', 800_000)).toBeCloseTo(121_000, 6)
})

// Md. Tax-General 7-203(b), 7-204; 72 P.S. 9116.
test('Maryland leaves out close relatives, and Pennsylvania only a husband or wife', () => {
  expect(owed('MD', 'sibling', 400_000)).toBe(0)
  expect(owed('MD', 'other', 400_000)).toBe(40_000)
  expect(owed('PA', 'parent', 40_000)).toBe(1_800)
  expect(owed('PA', 'sibling', 40_000)).toBe(4_800)
  expect(owed('PA', 'other', 40_000)).toBe(6_000)
})
