import { expect, test } from 'vitest'
import { draftContext } from '../../draft-context.ts'
import { draftPlan } from '../../draft-plan.ts'
import { type Household, householdSchema } from '../../household.ts'
import { plainText } from '../../say.ts'
import { rollover } from './rollover.ts'

const context = draftContext('2026-11-26')
const changesOf = (household: Household) =>
  draftPlan({
    topic: rollover,
    household: householdSchema.parse(household),
    context,
    identity: { id: 'plan', version: 1, generatedAt: '2026-11-26T12:00:00Z' },
  }).plan.sensitivities.map(({ fact, change, effect }) => ({
    fact,
    says: `${plainText(change)}, ${plainText(effect)}`,
  }))

const worker: Household = {
  planBalance: 150_000,
  age: 52,
  filingStatus: 'single',
  state: 'NV',
  employment: 'employed',
  income: 70_000,
  separationDate: '2026-09-30',
}
const retiree: Household = {
  ...worker,
  planBalance: 240_000,
  age: 60,
  birthYear: 1966,
  employment: 'retired',
  income: 0,
  planDrawMonthly: 2_000,
}

test('a plan that stays or is paid out says at least two things that would change it, and no loan that nobody has', () => {
  const households: Household[] = [
    { ...worker, planType: 'tsp' },
    { ...worker, planType: 'gov_457b' },
    { ...worker, planType: 'simple_ira', simpleStartDate: '2025-06-01' },
    { ...worker, planType: 'simple_ira', simpleStartDate: '2020-06-01' },
    { ...worker, stillWorksThere: true },
    { ...retiree, planType: 'tsp' },
    { ...retiree, planType: 'nonprofit_457b' },
    { ...retiree, age: 55, birthYear: 1971, separationDate: '2023-06-30', equalPaymentsRunning: true },
    { ...retiree, planType: 'pension_lump', pensionOfferMonthly: 1_400, planDrawMonthly: 0 },
  ]
  for (const household of households) {
    const facts = changesOf(household).map(({ fact }) => fact)
    expect(facts.length, JSON.stringify(household)).toBeGreaterThanOrEqual(2)
    expect(facts).not.toContain('planLoanBalance')
  }
})

/*
 * 240,000 beside 24,000 a year: 24,000 + 10% × (G − 16,100) gives G = 24,878. With 2.2% of growth
 * −ln(1 − 240 ÷ 24.878 ÷ 1.022^½ × 0.022) ÷ ln 1.022 = 10.8 years; for 30,000, G = 31,614: 8.3.
 */
test('a draw that was told is tried at another sum, by how long the money then lasts', () => {
  const found = changesOf({ ...retiree, planType: 'tsp' }).find(({ fact }) => fact === 'planDrawMonthly')
  expect(found?.says).toMatch(
    /^If you needed \$1,500 a month from the plan, the money would last about 1\d years instead of 11 years\.$/,
  )
})

test('where a result does not move, the next one that the plan has is said', () => {
  // A dear plan grows to less; on a plan that nothing is drawn of, how long it lasts is not known.
  const found = changesOf({ ...worker, planType: 'gov_457b' }).find(({ fact }) => fact === 'oldPlanFee')
  expect(found?.says).toMatch(
    /^If the old plan cost 1\.2% a year, it would leave \$1\d\d,000 to spend instead of \$2\d\d,000/,
  )
})

test('a plan that hangs on hardly anything says what another balance would come to', () => {
  const single: Household = { ...retiree, planBalance: 180_000, age: 62, birthYear: 1964, planDrawMonthly: 0 }
  for (const planType of ['nonprofit_457b', 'gov_457b'] as const) {
    const found = changesOf({ ...single, planType })
    expect(found.length).toBeGreaterThanOrEqual(2)
    // 180,000 and a quarter more, to two digits.
    expect(found.find(({ fact }) => fact === 'planBalance')?.says).toContain('If the plan held $230,000, ')
  }
  // Where three facts change it already, the balance is no doubt about the answer.
  expect(changesOf({ ...worker, planType: 'tsp' }).map(({ fact }) => fact)).not.toContain('planBalance')
})

test('a fact that changes the plan already is not tried a second time beside it', () => {
  const found = changesOf({ age: 45, separationAge: 45, retirementAge: 55, oldPlanFee: 0 })
  const facts = found.map(({ fact }) => fact)
  expect(facts).toEqual(expect.arrayContaining(['oldPlanFee', 'planBalance']))
  expect(new Set(facts).size).toBe(facts.length)
})
