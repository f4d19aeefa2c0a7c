import { expect, test } from 'vitest'
import { incomeTax } from './income-tax.ts'
import { stateApproximation, stateSource } from './state-approximation.ts'
import { stateIncomeTax } from './state-income-tax.ts'
import { stateLawOf, stateLaws } from './states/all.ts'
import { wageTaxElsewhere } from './states/wage-tax-elsewhere-for-tests.ts'
import type { TaxReturn } from './tax-return.ts'
import type { FilingStatus } from './tax-year.ts'
import { incomeTaxOf } from './years.ts'

/** Our tax less the other model's as a share of the wages, where the two are farthest apart. */
function farthestApart(code: string, year: number): number {
  const law = incomeTaxOf(year)
  const gap = (taxReturn: TaxReturn, wages: number, elsewhere: number) =>
    (stateIncomeTax({ law, state: stateLawOf(code), taxReturn, federal: incomeTax(law, taxReturn) }).tax -
      elsewhere) /
    wages
  const { single, joint } = wageTaxElsewhere[code]![year]!
  const gaps = [
    ...Object.entries(single).map(([wages, tax]) =>
      gap({ status: 'single', age: 40, wages: Number(wages) }, Number(wages), tax),
    ),
    ...Object.entries(joint).map(([wages, tax]) =>
      gap({ status: 'married_joint', age: 40, spouseAge: 40, wages: Number(wages) }, Number(wages), tax),
    ),
  ]
  return gaps.reduce((worst, one) => (Math.abs(one) > Math.abs(worst) ? one : worst), 0)
}

test('every state with an income tax says by how much its tax on wages was off, no less and hardly more', () => {
  for (const { code, years } of stateLaws)
    for (const { year, wageTaxError } of years) {
      if (wageTaxElsewhere[code] === undefined) {
        expect(wageTaxError, code).toBeUndefined()
        continue
      }
      const apart = farthestApart(code, year)
      const said = wageTaxError ?? 0
      expect(Math.abs(apart), `${code} ${year}`).toBeLessThanOrEqual(Math.abs(said) + 5e-6)
      expect(Math.abs(said) - Math.abs(apart), `${code} ${year}`).toBeLessThan(1e-4)
      if (said !== 0) expect(Math.sign(apart), `${code} ${year}`).toBe(Math.sign(said))
    }
})

test('the receipt of a state’s tax says by how much and which way it errs', () => {
  const of = (code: string) =>
    stateApproximation(stateLawOf(code).years.find(({ year }) => year === 2026)!) ?? 'exact'
  expect(of('MN')).toContain('at worst 0.07% of pay too low')
  expect(of('HI')).toContain('at worst 0.51% of pay too high')
  expect(of('IL')).toContain('agrees with an independent model')
  expect(of('TX')).toBe('exact')
})

test('a head of household is told what was simplified for heads of household, and nobody else is', () => {
  const of = (code: string, status: FilingStatus) =>
    stateApproximation(stateLawOf(code).years.find(({ year }) => year === 2026)!, status)
  expect(of('NE', 'head_of_household')).toContain('table is that of 2024')
  expect(of('NE', 'single')).not.toContain('table is that of 2024')
  expect(of('NJ', 'head_of_household')).toContain('Heads of household were not part of that comparison.')
  expect(of('TX', 'head_of_household')).toBeUndefined()
})

test('a head of household’s receipt names where the figures for heads of household were read', () => {
  const newJersey = stateLawOf('NJ').years[1]!
  expect(stateSource(newJersey, 'head_of_household')).toContain('nj/tax/income/main/head_of_household.yaml')
  expect(stateSource(newJersey, 'single')).toBe(newJersey.source)
})
