import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const sketch = sketchContext(draftContext('2026-11-20'))
const summaryOf = (household: Household): string =>
  plainText(
    wholePlan(
      lumpSumInvest,
      {
        amount: 50_000,
        age: 37,
        maritalStatus: 'single',
        income: 80_000,
        savings: 40_000,
        monthlyExpenses: 3_000,
        horizonYears: 20,
        ...household,
      },
      sketch,
    ).summary,
  )
const at = (rate: number): Household => ({ debts: [{ kind: 'mortgage', rate }] })

// A single pay of 80,000 is in the 22 % bracket: 6.5 % less 22 % of it is 5.07 %.
test('the rate of a mortgage without a balance is set against what the mix may earn, before anything else', () => {
  const dear = summaryOf(at(0.065))
  expect(dear).toMatch(/^At 6\.5% your mortgage costs more than this mix is expected to earn, 5\.\d+% a year/)
  expect(dear).toContain('it costs about 5.07%, and investing is ahead')
  expect(summaryOf(at(0.05))).toMatch(/^At 5% your mortgage costs less than this mix is expected to earn/)
  expect(summaryOf(at(0.031))).toMatch(/^At 3\.1% .* pay it as agreed/)
})

test('a mortgage that is counted is answered first where paying it ahead is asked about, and gets what the accounts leave', () => {
  const asked = (rate: number, balance = 200_000): Household => ({
    considersPayoff: true,
    debts: [{ kind: 'mortgage', rate, balance }],
  })
  const dear = summaryOf(asked(0.0675))
  expect(dear).toMatch(/^At 6\.75% your mortgage costs more than this mix is expected to earn/)
  expect(dear).toContain('pay $42,500 on the mortgage')
  expect(dear).not.toContain('the other good choice')
  const cheap = summaryOf(asked(0.03))
  expect(cheap).toMatch(/^At 3% .* pay it as agreed/)
  expect(cheap).not.toContain('on the mortgage')
  // Between the low rate and what the mix may earn nothing is paid by itself, and it is said once.
  const middle = summaryOf(asked(0.05))
  expect(middle).toMatch(/^At 5% .* some of each is as good/)
  expect(middle.match(/as good/g)).toHaveLength(1)
})

test('it is not said of a mortgage that is counted and not asked about, of one without a rate, nor of money that is needed soon', () => {
  const counted: Household = { debts: [{ kind: 'mortgage', rate: 0.065, balance: 200_000 }] }
  for (const household of [
    counted,
    { debts: [{ kind: 'mortgage' as const }] },
    { ...at(0.065), horizonYears: 1 },
  ])
    expect(summaryOf(household)).not.toMatch(/^At [\d.]+% your mortgage/)
})
