import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { topics } from './all.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'

const sketch = sketchContext(draftContext('2026-11-26'))

const waiter: Household = {
  age: 40,
  filingStatus: 'single',
  state: 'FL',
  dependents: [],
  employment: 'unemployed',
  income: 0,
  separationDate: '2026-11-06',
  unemploymentMonthly: 1_190,
  monthlyExpenses: 3_000,
  emergencyFund: 14_000,
  debts: [],
}

const runwayIn = (state: Household['state']) => {
  const { figures, checks } = wholePlan(emergencyFund, { ...waiter, state }, sketch)
  return {
    months: figures.find(({ id }) => id === 'runway')?.value,
    words: plainText(checks.find(({ id }) => id === 'runway')?.detail ?? ''),
  }
}

// A bare 2,700 less 1,071 = 1,629. Twelve weeks from November 6 end on January 29, 64 days or 2.1 months from now: 14,000 −
// 3,428 = 10,572, then 2,700 a month for 3.92 more. Twenty-six end on May 7, 5.33 months: 14,000 − 8,676 = 5,324, and 1.97.
test('unemployment benefits end when the state stops paying them', () => {
  const florida = runwayIn('FL')
  expect(florida.months).toBe(6)
  expect(florida.words).toContain('Benefits are counted for 12 weeks, the most that Florida pays')
  const ohio = runwayIn('OH')
  expect(ohio.months).toBe(7.2)
  expect(ohio.words).toContain('Benefits are counted for 26 weeks, the most that most states pay')
})

// Ariz. Rev. Stat. §23-780; La. Rev. Stat. §23:1595; Tenn. Code §50-7-301: less than half a year while few are out of work.
test('a state that pays for fewer weeks than most is named with its own', () => {
  expect(runwayIn('AZ').words).toContain('Benefits are counted for 24 weeks, the most that Arizona pays')
  expect(runwayIn('LA').words).toContain('Benefits are counted for 12 weeks, the most that Louisiana pays')
  expect(runwayIn('TN').words).toContain('Benefits are counted for 12 weeks, the most that Tennessee pays')
})

const couple: Household = {
  age: 46,
  spouseAge: 44,
  dependents: [14, 11],
  maritalStatus: 'married',
  filingStatus: 'married_joint',
  state: 'OH',
  income: 0,
  employment: 'unemployed',
  formerPay: 71_400,
  payThisYear: 57_100,
  separationDate: '2026-10-16',
  severance: 10_985,
  severanceWeeks: 8,
  unemploymentMonthly: 2_970,
  spouseIncome: 58_600,
  takeHomeMonthly: 3_760,
  monthlyExpenses: 5_480,
  savings: 9_650,
  retirementSavings: 182_900,
  planBalance: 118_600,
  collegeSavedEach: [11_200, 6_400],
  debts: [{ kind: 'credit_card', name: 'Visa', balance: 7_850, rate: 0.2349, minPayment: 205 }],
  amount: 15_000,
  moneySource: 'gift',
}

/*
 * Eight weeks from October 16 end on December 10, and 26 weeks from December 11 on June 10. Of the 182 days 21 are this
 * year's: 2,970 × 12 × 21 ÷ 365 = 2,051; and 161 next year's: 15,721. From November 26 the cash waits for 15 days, half a
 * month, and is paid for 5.98.
 */
test('the cash and the return of each year count the same days of benefits, in every topic', () => {
  const drafted = topics.map((topic) => ({ slug: topic.slug, figures: topic.draft(couple, sketch).figures }))
  const shown = (id: string) =>
    drafted.flatMap(({ slug, figures }) =>
      figures.filter((figure) => figure.id === id).map(({ value }) => [slug, value] as const),
    )
  const valuesOf = (id: string) => [...new Set(shown(id).map(([, value]) => value))]
  expect(valuesOf('benefit.from')).toEqual(['2026-12-11'])
  expect(valuesOf('benefit.until')).toEqual(['2027-06-11'])
  expect(shown('benefit.until').map(([slug]) => slug)).toEqual(topics.map(({ slug }) => slug))
  expect(valuesOf('benefits-this-year')).toEqual([2_051])
  expect(valuesOf('benefits-next-year')).toEqual([15_721])
  const [wait, months] = ['benefit.wait', 'benefit.months'].map(valuesOf)
  expect(wait).toHaveLength(1)
  expect(wait?.[0]).toBeCloseTo(0.49, 2)
  expect(months).toHaveLength(1)
  expect(months?.[0]).toBeCloseTo(5.98, 2)
})

// A bare 2,835 of 3,150, and 1,845 of 2,050 after tax.
const alone: Household = {
  age: 34,
  filingStatus: 'single',
  state: 'OH',
  dependents: [],
  employment: 'unemployed',
  income: 0,
  unemploymentMonthly: 2_050,
  monthlyExpenses: 3_150,
  savings: 10_000,
  debts: [],
}
const fundOf = (household: Household) => {
  const { figures, summary, checks, assumptions } = wholePlan(emergencyFund, household, sketch)
  return {
    runway: figures.find(({ id }) => id === 'runway')?.value,
    summary: plainText(summary),
    words: plainText(checks.find(({ id }) => id === 'runway')?.detail ?? ''),
    assumptions,
  }
}

// From Nov 25 to May 26: 181 days from today are 5.95 months, (10,000 + 5.95 × 1,845) ÷ 2,835 = 7.4.
test('a month of benefits at either end counts in part', () => {
  const { runway, words } = fundOf({ ...alone, separationDate: '2026-11-25' })
  expect(runway).toBe(7.4)
  expect(words).toContain('from Nov 25, 2026 on, when the job ended')
  expect(fundOf(alone).runway).toBe(7.4)
  expect(fundOf(alone).words).toContain('from Nov 26, 2026 on, as no day was named on which the job ended')
})

/*
 * 4,700 of severance are 3.98 weeks of 61,400: no benefits until December 11, 15 days, which take 0.493 × 2,835 = 1,398 of
 * 2,870 + 3,177; then 4,649 ÷ (2,835 − 1,845) = 4.7 months: 5.1. Benefits from today on would have made it 6.1.
 */
test('a plan says from which day on it counts benefits that wait for severance, so that a reader can do the sum', () => {
  const { runway, summary, words, assumptions } = fundOf({
    ...alone,
    separationDate: '2026-11-13',
    formerPay: 61_400,
    payThisYear: 53_100,
    savings: 2_870,
    severance: 4_700,
  })
  expect(runway).toBe(5.1)
  expect(summary).toContain('with $1,845 a month of benefits after tax from Dec 11, 2026 until Jun 11, 2027')
  expect(words).toContain('from Dec 11, 2026 on: 4 weeks of severance come first, and some states pay none')
  expect(assumptions.find(({ fact }) => fact === 'severanceWeeks')?.shown).toBe('4 weeks')
})

test('benefits that were told are not asked for again once their weeks are over', () => {
  const { words } = fundOf({ ...alone, separationDate: '2026-03-01' })
  expect(words).toContain('Benefits are not counted: 26 weeks from Mar 1, 2026 on')
  expect(words).not.toContain('put in the amount')
})

// Whoever is on leave claims nothing: the benefits are those of the spouse, and run for 26 weeks from the told Nov 13.
test('beside a leave benefits are those of the spouse, from the day on which that job ended', () => {
  const { words } = fundOf({
    ...alone,
    maritalStatus: 'married',
    filingStatus: 'married_joint',
    spouseAge: 35,
    employment: 'employed',
    onUnpaidLeave: true,
    formerPay: 58_300,
    offWorkMonths: 3,
    spouseIncome: 0,
    spouseOutOfWork: true,
    spouseFormerPay: 51_900,
    spouseSeparationDate: '2026-11-13',
  })
  expect(words).toContain('from Nov 13, 2026 on, when the job ended')
  expect(words).not.toContain('what your spouse can claim')
})
