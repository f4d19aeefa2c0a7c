import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spreadLabels } from './spread-labels.ts'

test('labels that are far apart stay where they are', () => {
  expect(spreadLabels([10, 50, 90], 20, { from: 0, to: 100 })).toEqual([10, 50, 90])
})

test('labels that would touch move apart', () => {
  expect(spreadLabels([10, 12, 80], 20, { from: 0, to: 100 })).toEqual([10, 30, 80])
})

test('labels at the lower edge push the others up', () => {
  expect(spreadLabels([90, 95, 99], 20, { from: 0, to: 100 })).toEqual([60, 80, 100])
})

test('labels that fit are never nearer than their gap and never outside', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 300, noNaN: true }), { minLength: 1, maxLength: 5 }),
      (raw) => {
        const placed = spreadLabels(
          [...raw].sort((a, b) => a - b),
          30,
          { from: 0, to: 300 },
        )
        for (const [index, position] of placed.entries()) {
          expect(position).toBeGreaterThanOrEqual(-1e-9)
          expect(position).toBeLessThanOrEqual(300)
          if (index > 0) expect(position - (placed[index - 1] ?? 0)).toBeGreaterThanOrEqual(30 - 1e-9)
        }
      },
    ),
  )
})
