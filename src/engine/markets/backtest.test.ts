import fc from 'fast-check'
import { expect, test } from 'vitest'
import { historicalSuccess, maximumWithdrawalRates, type RealYear } from './backtest.ts'
import { historicalRealReturns } from './historical-returns.ts'

const rateFrom = (startYear: number, when: 'start' | 'end' | 'end-before-inflation') =>
  maximumWithdrawalRates({ history: historicalRealReturns, stockShare: 0.5, years: 30, when }).find(
    (row) => row.startYear === startYear,
  )?.rate

test('who retired in 1966 on half stocks could draw 3.67 % to 3.99 % for 30 years, by when it was drawn', () => {
  // Bengen's 4 % is the last of the three; the others are the same years with the two stricter conventions.
  expect(rateFrom(1966, 'start')).toBeCloseTo(0.0367, 4)
  expect(rateFrom(1966, 'end')).toBeCloseTo(0.0376, 4)
  expect(rateFrom(1966, 'end-before-inflation')).toBeCloseTo(0.0399, 4)
})

test('three and a half percent lasted 30 years from every start year since 1928', () => {
  const p = { history: historicalRealReturns, stockShare: 0.6, years: 30, when: 'start' as const }
  expect(historicalSuccess({ ...p, withdrawalRate: 0.035 })).toBe(1)
  expect(historicalSuccess({ ...p, withdrawalRate: 0.06 })).toBeLessThan(0.6)
})

const rate = fc.double({ min: -0.4, max: 0.5, noNaN: true })
const history = fc.array(fc.record({ stocks: rate, bonds: rate }), { minLength: 5, maxLength: 30 })
const dated = (rows: { stocks: number; bonds: number }[]): RealYear[] =>
  rows.map((row, i) => ({ year: 2000 + i, ...row }))

test('the highest rate that lasts is just spent by the last withdrawal', () => {
  fc.assert(
    fc.property(
      history,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.integer({ min: 1, max: 5 }),
      (rows, stockShare, years) => {
        const years_ = dated(rows)
        const [first] = maximumWithdrawalRates({ history: years_, stockShare, years, when: 'start' })
        let balance = 1
        for (const { stocks, bonds } of years_.slice(0, years)) {
          balance -= first!.rate
          expect(balance).toBeGreaterThan(-1e-9)
          balance *= 1 + stockShare * stocks + (1 - stockShare) * bonds
        }
        expect(balance).toBeCloseTo(0, 9)
      },
    ),
  )
})

test('without returns the money lasts exactly as long as it is divided', () => {
  const flat = dated(Array.from({ length: 10 }, () => ({ stocks: 0, bonds: 0 })))
  const rates = maximumWithdrawalRates({ history: flat, stockShare: 0.5, years: 5, when: 'end' })
  expect(rates).toHaveLength(6)
  for (const { rate } of rates) expect(rate).toBeCloseTo(0.2, 12)
})

test('a retirement longer than history and a withdrawal that lags unknown inflation are refused', () => {
  const short = dated([{ stocks: 0.1, bonds: 0 }])
  const p = { history: short, stockShare: 0.5, when: 'end-before-inflation' as const }
  expect(() => maximumWithdrawalRates({ ...p, years: 2 })).toThrow(/years is 2/)
  expect(() => maximumWithdrawalRates({ ...p, years: 1 })).toThrow(/2000 has no inflation/)
})
