import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocationBar } from './allocation-bar.ts'

const part = (percent: number) => ({ percent, accentClass: 'c1' as const })

test('a bar of 402 pixels with two equal parts has two parts of 200 and a gap of 2', () => {
  expect(allocationBar([part(50), part(50)], 402)).toEqual([
    { x: 0, width: 200, accentClass: 'c1' },
    { x: 202, width: 200, accentClass: 'c1' },
  ])
})

test('a part of zero percent is not drawn', () => {
  expect(allocationBar([part(100), part(0)], 300)).toHaveLength(1)
  expect(allocationBar([], 300)).toEqual([])
})

test('the parts and their gaps fill the bar exactly, and each part can be seen', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0.01, max: 100, noNaN: true }), { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 200, max: 1_200 }),
      (percents, width) => {
        const bar = allocationBar(percents.map(part), width)
        const last = bar.at(-1)
        expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(width, 6)
        for (const drawn of bar) expect(drawn.width).toBeGreaterThanOrEqual(2)
      },
    ),
  )
})
