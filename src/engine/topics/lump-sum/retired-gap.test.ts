import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import type { Household } from '../../household.ts'
import { wholePlan } from '../../plan-for-tests.ts'
import { plainText } from '../../say.ts'
import { lumpSumInvest } from './lump-sum-invest.ts'

const context = sketchContext(draftContext('2026-11-28'))

const retired: Household = {
  ...{ age: 66, birthYear: 1960, maritalStatus: 'single', filingStatus: 'single', state: 'TN' },
  ...{ employment: 'retired', income: 0, numDependents: 0, onMedicare: true, savings: 25_000 },
  ...{ ssMonthly: 2_350, ssFromAge: 66, pensionMonthly: 900, pensionFromAge: 65, monthlyExpenses: 3_900 },
  ...{ retirementSavings: 120_000, pretaxIraBalance: 120_000, taxableInvestments: 0 },
  ...{ amount: 200_000, moneySource: 'inheritance', goal: 'income', horizonYears: 10 },
  debts: [{ kind: 'mortgage', balance: 38_000, rate: 0.0325, minPayment: 720 }],
}
const draft = (more: Household = {}) => wholePlan(lumpSumInvest, { ...retired, ...more }, context)
const said = (more: Household = {}) => plainText(draft(more).summary)

// −ln(1 − 38,000 × 0.0325 ÷ 12 ÷ 720) ÷ ln(1 + 0.0325 ÷ 12) = 57.03 payments: the last of 58 is in September 2031. The 650
// that are missing are less than the 720 of it.
test('a mortgage that ends in the years of the plan frees its payment', () => {
  expect(said()).toContain('In about Sep 2031 the mortgage is paid, and from then on nothing is missing.')
})

test('a payment that is smaller than what is missing leaves the rest', () => {
  const small: Household = {
    debts: [{ kind: 'mortgage', balance: 18_000, rate: 0.0325, minPayment: 342 }],
  }
  expect(said(small)).toContain('the mortgage is paid, and from then on about $308 a month is missing.')
})

test('one that outlasts the plan moves nothing', () => {
  const long: Household = {
    debts: [{ kind: 'mortgage', balance: 138_000, rate: 0.0325, minPayment: 720 }],
  }
  expect(said(long)).not.toContain('is paid, and from then on')
})

// 400 a month of pension from 68 on, in November 2028; the mortgage ends after it.
test('pay for life that begins and a debt that ends are told in their order', () => {
  const both: Household = { pensionMonthly: 400, pensionFromAge: 68, monthlyExpenses: 3_400 }
  expect(said(both)).toContain(
    'From about 2028 on more is paid for life, and about $650 a month is missing. In about Sep 2031 the mortgage is paid, and from then on nothing is missing.',
  )
})

// 650 a month for the 58 payments of the mortgage are 37,700, and nothing after them: 50,000 in all last, which would be gone
// after 77 months if the payment went on.
test('money that lasts until the mortgage is paid does not run out', () => {
  const little: Household = {
    amount: 20_000,
    savings: 20_000,
    retirementSavings: 10_000,
    pretaxIraBalance: 10_000,
  }
  const isShort = (more: Household) => draft(more).checks.some(({ id }) => id === 'lasting')
  expect(isShort(little)).toBe(false)
  expect(
    isShort({ ...little, debts: [{ kind: 'mortgage', balance: 138_000, rate: 0.0325, minPayment: 720 }] }),
  ).toBe(true)
})
