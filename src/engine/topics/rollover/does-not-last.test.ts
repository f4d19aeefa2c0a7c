import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../../draft-context.ts'
import { draftPlan } from '../../draft-plan.ts'
import type { Household } from '../../household.ts'
import { plainText } from '../../say.ts'
import { rollover } from './rollover.ts'

const context = sketchContext(draftContext('2026-11-28'))
const widow: Household = {
  ...{ age: 63, maritalStatus: 'widowed', spouseDeathYear: 2022, state: 'FL', employment: 'retired' },
  ...{ separationDate: '2026-06-30', payThisYear: 31_000, planBalance: 410_000, monthlyExpenses: 3_900 },
  ...{ savings: 22_000, needsMoneyEarly: true },
}
const later: Household = { ssMonthly: 1_900, ssFromAge: 67 }
const planOf = (more: Household = {}) => rollover.draft({ ...widow, ...more }, context)
const said = (more: Household = {}) => plainText(planOf(more).summary)
const figureOf = (id: string, more?: Household) =>
  Number(planOf(more).figures.find((figure) => figure.id === id)?.value)
const checkOf = (id: string, more?: Household) => planOf(more).checks.find((one) => one.id === id)
const payments = (more?: Household) =>
  plainText(planOf(more).nextSteps.find(({ id }) => id === 'payments')?.how ?? '')

/*
 * By hand: G − 1,240 − 12 % of (G − 28,500) = 46,800 gives G = 50,705. 410,000 that grow 2.6 % a year above prices pay it, in the
 * middle of each year, for −ln(1 − 410 ÷ 50.705 ÷ 1.026^½ × 0.026) ÷ ln 1.026 = 9.1 years.
 */
test('costs that were told are held against the money that somebody retired lives on', () => {
  expect(figureOf('kept.drawn')).toBe(50_705)
  expect(said()).toContain('You spend $3,900 a month: $46,800 a year has to come out of what you saved.')
  expect(said()).toContain('At this rate the money lasts about 9 years')
  expect(said()).not.toContain('29 years')
  expect(plainText(planOf().horizonLabel)).toBe('While you draw on it')
  // 50,705 ÷ 12.
  expect(payments()).toContain('Ask the custodian for $4,225 a month')
  const check = checkOf('lasting')
  expect(check?.status).toBe('act')
  expect(plainText(check?.detail ?? '')).toContain('used up at about age 72, and it should last until 95')
})

test('costs last as long as the same sum that was told to be needed of the plan', () => {
  expect(figureOf('lasts', later)).toBe(figureOf('lasts', { ...later, planDrawMonthly: 3_900 }))
  expect(said(later)).toContain('So the money lasts about 15 years')
  expect(payments(later)).toContain('about $4,225 a month on a fixed day until Social Security begins')
  // What the months until 67 cost stands beside it, and no second sum of what they take.
  const bridge = plainText(checkOf('bridge', later)?.detail ?? '')
  expect(bridge).toContain('48 months cost $187,200 beyond what comes in')
  expect(bridge).not.toContain('They take about')
})

// 46,800 − 20,400.
test('what comes in already is taken off first', () => {
  expect(said({ ssMonthly: 1_700, ssFromAge: 63 })).toContain(
    '$26,400 a year beyond the $20,400 a year that comes in has to come out of what you saved',
  )
})

test('money that lasts is planned over the years of old age as before', () => {
  for (const more of [{ planBalance: 1_500_000 }, { ssMonthly: 4_000, ssFromAge: 63 }]) {
    expect(checkOf('lasting', more)).toBeUndefined()
    expect(said(more)).toContain('over 29 years')
  }
  const { monthlyExpenses: _, ...untold } = widow
  expect(plainText(rollover.draft(untold, context).summary)).toContain('over 29 years')
})

// 90,000 − a year of 46,800 is 43,200 of cash, and 60,000: 410,000 of 513,200 are 79.9 %.
test('other savings pay their part of the costs beside the plan', () => {
  const more = { ...later, savings: 90_000, taxableInvestments: 60_000 }
  expect(figureOf('kept.others', more)).toBe(103_200)
  expect(figureOf('kept.part', more)).toBeCloseTo(0.799, 3)
  expect(figureOf('kept.part-yearly', more)).toBe(37_389)
  expect(said(more)).toContain('Beside the $410,000 here you have $103,200 to draw on')
})

/*
 * A couple, 2026: G − 2,480 − 12 % of (G − 57,000) = 78,000 gives G = 83,682 out of all 900,000, and 410 ÷ 900 of it here.
 */
test('what is drawn of several untaxed accounts is taxed together', () => {
  const { spouseDeathYear: _, ...rest } = widow
  const couple: Household = {
    ...rest,
    ...{ maritalStatus: 'married', spouseAge: 62, spouseIncome: 0, monthlyExpenses: 6_500 },
    retirementSavings: 900_000,
  }
  const { figures } = rollover.draft(couple, context)
  const sumOf = (id: string) => Number(figures.find((figure) => figure.id === id)?.value)
  expect(Math.abs(sumOf('kept.drawn-of-all') - 83_682)).toBeLessThanOrEqual(1)
  expect(Math.abs(sumOf('kept.drawn') - (83_682 * 410) / 900)).toBeLessThanOrEqual(1)
})

// 7,200 of a year's payments end after the five years that 30,000 at 5 % and 600 a month take.
test('payments on debts among the costs are counted until they end', () => {
  const debts = [{ kind: 'mortgage' as const, balance: 30_000, rate: 0.05, minPayment: 600 }]
  expect(figureOf('lasts', { ...later, debts })).toBeGreaterThan(figureOf('lasts', later))
  expect(figureOf('kept.drawn', { ...later, debts })).toBe(50_705)
})

test('Social Security that nobody told is asked first where the money does not last without it', () => {
  const asks = (more: Household) =>
    draftPlan({
      topic: rollover,
      household: { ...widow, ...more },
      context,
      identity: { id: 'plan', version: 1, generatedAt: '2026-11-28T12:00:00Z' },
    }).nextQuestion
  expect(asks({})).toBe('ssMonthly')
  expect(asks(later)).not.toBe('ssMonthly')
  expect(asks({ planBalance: 1_500_000 })).not.toBe('ssMonthly')
  expect(planOf().nextSteps.map(({ id }) => id)).toContain('look-up-benefit')
  expect(planOf(later).nextSteps.map(({ id }) => id)).not.toContain('look-up-benefit')
})

test('where a spouse is paid, or the job was lost, costs are not taken to come out of the plan for good', () => {
  const { spouseDeathYear: _, ...rest } = widow
  const couple: Household = { ...rest, maritalStatus: 'married', spouseAge: 60, spouseIncome: 40_000 }
  for (const household of [couple, { ...widow, employment: 'unemployed' as const }])
    expect(rollover.draft(household, context).checks.map(({ id }) => id)).not.toContain('lasting')
})
