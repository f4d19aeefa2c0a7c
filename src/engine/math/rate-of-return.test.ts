import fc from 'fast-check'
import { expect, test } from 'vitest'
import { netPresentValue } from './present-value.ts'
import { internalRateOfReturn } from './rate-of-return.ts'

test('the rate of return of the NumPy Financial manual is found', () => {
  // numpy_financial.irr([-100, 39, 59, 55, 20]) = 0.28095.
  expect(internalRateOfReturn([-100, 39, 59, 55, 20])).toBeCloseTo(0.28095, 5)
})

test('a project that earns exactly the discount rate has zero net present value', () => {
  const flows = fc.array(fc.double({ min: 1, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(fc.double({ min: 1, max: 1e6, noNaN: true }), flows, (cost, income) => {
      const cashFlows = [-cost, ...income]
      const rate = internalRateOfReturn(cashFlows)
      expect(rate).toBeDefined()
      const size = netPresentValue({ cashFlows: cashFlows.map(Math.abs), rate: rate! })
      expect(Math.abs(netPresentValue({ cashFlows, rate: rate! }))).toBeLessThan(1e-9 * size)
    }),
  )
})

test('scaling every cash flow leaves the rate of return as it is', () => {
  const flows = [-5_000, 100, 2_000, 4_500]
  expect(internalRateOfReturn(flows.map((flow) => 1_000 * flow))).toBeCloseTo(
    internalRateOfReturn(flows)!,
    12,
  )
})

test('a project that loses nearly everything has a rate of return near minus one', () => {
  expect(internalRateOfReturn([-1_000_000, 1])).toBeCloseTo(-0.999999, 9)
})

test('flows of one sign have no rate of return, and flows with two have none that is the one', () => {
  expect(internalRateOfReturn([1, 2, 3])).toBeUndefined()
  expect(internalRateOfReturn([])).toBeUndefined()
  expect(internalRateOfReturn([0, 0])).toBeUndefined()
  // Both 10 % and 20 % solve this one.
  expect(internalRateOfReturn([-1_000, 2_300, -1_320])).toBeUndefined()
})

test('a late cost does not hide the one rate above zero', () => {
  const flows = [-1_000, 900, 900, -100]
  const rate = internalRateOfReturn(flows)!
  expect(rate).toBeGreaterThan(0)
  expect(netPresentValue({ cashFlows: flows, rate })).toBeCloseTo(0, 9)
})
