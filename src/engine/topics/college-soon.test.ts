import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { lumpSumInvest } from './lump-sum/lump-sum-invest.ts'

const context = sketchContext(draftContext('2026-11-26'))

// A child of 16 begins in the autumn of 2028, and that form looks at the income of 2026: this year.
test('a gain beside a child near college is said to count for student aid by the year in which it falls', () => {
  const { checks } = wholePlan(
    lumpSumInvest,
    {
      amount: 60_000,
      goal: 'general',
      horizonYears: 10,
      age: 45,
      filingStatus: 'head_of_household',
      dependents: [16],
      income: 60_000,
      state: 'OH',
      monthlyExpenses: 3_500,
      savings: 20_000,
      debts: [],
      moneySource: 'stock_sale',
      saleGain: 40_000,
    },
    context,
  )
  const aid = checks.find(({ id }) => id === 'aid')
  expect(plainText(aid?.detail ?? '')).toContain('the form looks 2 years back')
  expect(plainText(aid?.detail ?? '')).toContain('ask the aid office to leave it out')
})

/*
 * 60,000 and 680 of interest on 20,000 of cash less 24,150 for a head of household are 36,530, and 0% reaches to 66,200 (Rev.
 * Proc. 2025-32): of 40,000 of gain 29,670 are free, and 10,330 at 15% are 1,550. 22% of 38,450 is 8,459 and 47% is 18,072 (FSA Handbook 2025-26, Application and
 * Verification Guide, chapter 3: its table A5 rises from the one to the other).
 */
test('what a gain raises the expected payment by is counted for a child whose form looks at this year', () => {
  const said = (child: number) => {
    const household: Household = {
      ...{ amount: 60_000, goal: 'general', horizonYears: 10, age: 45, state: 'OH', debts: [] },
      ...{ filingStatus: 'head_of_household', dependents: [child], income: 60_000, savings: 20_000 },
      ...{ monthlyExpenses: 3_500, moneySource: 'stock_sale', saleGain: 40_000 },
    }
    const { checks, figures } = wholePlan(lumpSumInvest, household, context)
    const dollarsOf = (id: string) => figures.find((figure) => figure.id === id)?.value
    return { detail: plainText(checks.find(({ id }) => id === 'aid')?.detail ?? ''), dollarsOf }
  }
  const { detail, dollarsOf } = said(16)
  expect(detail).toContain('The $40,000 of this year is on the form for the school year that begins in 2028')
  expect(dollarsOf('aid.once.least')).toBe(8_459)
  expect(dollarsOf('aid.once.most')).toBe(18_072)
  // A child of 15 begins in 2029: that form looks at 2027.
  expect(said(15).detail).not.toContain('is on the form')
})

// The form of the school year 2027-28 opened on October 1, 2026.
test('for a child in the last year of school the form that is open is named, and for a younger one it is not', () => {
  const said = (child: number, today = '2026-11-26') => {
    const household = { amount: 60_000, age: 45, dependents: [child], income: 60_000, savings: 20_000 }
    const { checks } = lumpSumInvest.draft(household, sketchContext(draftContext(today)))
    return plainText(checks.find(({ id }) => id === 'aid')?.detail ?? '')
  }
  expect(said(17)).toContain('begins in 2027 (FAFSA) has been open since Oct 1, 2026')
  expect(said(17, '2026-09-30')).toContain('begins in 2026 (FAFSA) has been open since Oct 1, 2025')
  expect(said(16)).not.toContain('FAFSA')
})

// The rate of Direct PLUS loans of 2025-26 is 8.94%.
test('money for college is not to be sent to the mortgage when its bills are near', () => {
  const drafted = (child: number) =>
    wholePlan(
      lumpSumInvest,
      {
        amount: 63_500,
        goal: 'retirement',
        horizonYears: 18,
        age: 44,
        filingStatus: 'head_of_household',
        dependents: [child],
        income: 96_400,
        contributionRate: 0.05,
        hasWorkplacePlan: true,
        rothOptionAtWork: true,
        getsWholeMatch: true,
        state: 'VA',
        monthlyExpenses: 5_350,
        savings: 11_900,
        retirementSavings: 193_500,
        debts: [{ kind: 'mortgage', balance: 241_300, rate: 0.05875, minPayment: 1_795 }],
      },
      context,
    )
  const how = (child: number) => {
    const ahead = drafted(child).nextSteps.find(({ title }) =>
      plainText(title).startsWith('Pay ahead on the mortgage'),
    )
    return plainText(ahead?.how ?? '')
  }
  expect(how(16)).toContain('Do not send what is to pay for college')
  expect(how(16)).toContain('a federal loan to parents costs about 8.94%')
  expect(how(6)).toContain('goes to the principal')
  expect(how(6)).not.toContain('college')
  // The same dollars in bills instead are another way, and for a small child none.
  const held = (child: number) => drafted(child).alternatives.find(({ id }) => id === 'college-held')
  expect(plainText(held(16)?.title ?? '')).toMatch(/^Keep \$[\d,]+ for college instead of the home$/)
  expect(held(6)).toBeUndefined()
})
