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

// A single pay of 80,000 is in the 22 % bracket: 6.5 % less 22 % of it is 5.07 %, more than the 4.9 % that a taxable account
// keeps; 6.1 % less 22 % of it is 4.76 %.
test('the rate of a mortgage without a balance is set against what the mix may earn, before anything else', () => {
  const dear = summaryOf(at(0.065))
  expect(dear).toMatch(/^At 6\.5% your mortgage costs more than this mix is expected to earn, 5\.\d+% a year/)
  expect(dear).toContain('it costs about 5.07%. Say what you owe')
  expect(summaryOf(at(0.061))).toContain('it costs about 4.76%, and investing is ahead')
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
  // Between the low rate and what a taxable account keeps, about 4.9%, nothing is paid by itself, and it is said once.
  const middle = summaryOf(asked(0.0475))
  expect(middle).toMatch(/^At 4\.75% .* some of each is as good/)
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

/*
 * A couple in New Jersey, 80% stocks today: 5.78%. All 50,000 in a taxable account end at 69,600 of today's dollars in the
 * middle: (69,600 / 50,000)^(1/15) = 1.0223, with 2.3% of inflation 4.58% a year.
 */
const couple: Household = {
  ...{ age: 43, spouseAge: 41, maritalStatus: 'married', filingStatus: 'married_joint', state: 'NJ' },
  ...{ income: 148_700, spouseIncome: 92_300, earners: 2, employment: 'employed', dependents: [10] },
  ...{ amount: 50_000, moneySource: 'savings', goal: 'general', considersPayoff: true, horizonYears: 15 },
  ...{ savings: 91_000, monthlyExpenses: 7_960, riskTolerance: 'moderate', retirementSavings: 486_000 },
  ...{ hasWorkplacePlan: true, spouseHasWorkplacePlan: true, filledAccounts: ['plan', 'spouse_plan'] },
  ...{ getsWholeMatch: true, spouseGetsWholeMatch: true, hsaEligible: false, retirementAge: 64 },
  ...{ pretaxIraBalance: 0, taxableInvestments: 0, iraContributedThisYear: 0, iraMonthly: 0 },
}
const weighed = (rate: number) => {
  const plan = wholePlan(
    lumpSumInvest,
    { ...couple, debts: [{ kind: 'mortgage', balance: 318_600, rate, minPayment: 1_935 }] },
    draftContext('2026-11-27'),
  )
  return {
    summary: plainText(plan.summary),
    kept: plan.figures.find(({ id }) => id === 'expected.kept')?.value,
    ways: plan.alternatives.map(({ title, difference }) => `${plainText(title)}: ${plainText(difference)}`),
  }
}

test('a rate between what a taxable account keeps and what the mix earns pays the mortgage, as the ledger does', () => {
  const { summary, kept, ways } = weighed(0.0575)
  expect(kept).toBeCloseTo(0.0458, 3)
  expect(summary).toContain('more than a taxable account is expected to keep')
  expect(summary).toContain('pay $35,000 on the mortgage')
  expect(summary).not.toContain('investing is ahead')
  expect(ways.find((way) => way.startsWith('Invest it and pay the mortgage as agreed'))).toContain(
    'less in the middle outcome',
  )
})

test('a rate below what a taxable account keeps leaves investing ahead in words and on the ledger', () => {
  const { summary, ways } = weighed(0.0425)
  expect(summary).toContain('investing is ahead by the numbers')
  expect(ways.find((way) => way.startsWith('Pay $35,000 on the mortgage'))).toContain(
    'less in the middle outcome',
  )
})

/*
 * 35,000 × (1 + 0.03875 / 12)^180 = 62,536, in today's dollars / 1.023^15 = 44,459, and 22,780 of the Roth IRAs are 67,200:
 * 4,280 less than the 71,500 that investing ends with.
 */
test('a mortgage at a low rate that is asked about has its other way on the ledger', () => {
  const { summary, ways } = weighed(0.03875)
  expect(summary).toContain('pay it as agreed. Both ways are counted to the end below.')
  expect(ways.find((way) => way.startsWith('Pay $35,000 on the mortgage'))).toMatch(
    /\$4,2\d\d less in the middle outcome/,
  )
})
