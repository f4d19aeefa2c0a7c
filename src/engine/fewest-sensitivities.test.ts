import { expect, test } from 'vitest'
import { draftContext, sketchContext } from './draft-context.ts'
import { draftPlan } from './draft-plan.ts'
import type { Household } from './household.ts'
import { plainText } from './say.ts'
import { topics } from './topics/all.ts'
import type { Topic } from './topics/topic.ts'

const today = '2026-11-26'

const changesOf = (topic: Topic, household: Household) =>
  draftPlan({
    topic,
    household,
    context: sketchContext(draftContext(today)),
    identity: { id: 'plan', version: 1, generatedAt: `${today}T12:00:00Z` },
  }).plan.sensitivities

const card = { kind: 'credit_card', balance: 5_000, rate: 0.22, minPayment: 150 } as const
const tight: Household = {
  age: 35,
  income: 40_000,
  takeHomeMonthly: 2_700,
  monthlyExpenses: 3_000,
  savings: 500,
}

/** What somebody tells in one message, and months that do not add up. */
const small: Record<string, Household> = {
  nothing: {},
  'a card': { debts: [card] },
  'a month that is short, and a card': { ...tight, debts: [card] },
  'a late card': { debts: [{ ...card, isPastDue: true }], savings: 100 },
  'a card in court': { debts: [{ kind: 'credit_card', balance: 2_000, rate: 0.25, isInCourt: true }] },
  'a bill with a collector': { debts: [{ kind: 'medical', balance: 900, isInCollections: true }] },
  'no debts': { debts: [] },
  'a month that is short, without debts': { ...tight, debts: [] },
  'nobody to support': { age: 30, maritalStatus: 'single', numDependents: 0 },
  'a lost job': { age: 40, income: 0, employment: 'unemployed', monthlyExpenses: 3_000, savings: 4_000 },
  'a spouse who lost the job': {
    ...{ age: 40, income: 50_000, maritalStatus: 'married', spouseOutOfWork: true },
    ...{ monthlyExpenses: 4_000, savings: 6_000 },
  },
  'a retired month that is short': {
    ...{ age: 70, employment: 'retired', ssMonthly: 1_500, monthlyExpenses: 2_500, savings: 2_000 },
  },
}

/** Who owes nothing has a plan of debts that only a debt or a late bill changes. */
const owesNothing = (topic: Topic, { debts }: Household): boolean =>
  topic.slug === 'debt_payoff' && debts?.length === 0

test.each(topics)('$slug: the smallest plans say three things that would change them', (topic) => {
  for (const [name, household] of Object.entries(small)) {
    const changes = changesOf(topic, household)
    expect(changes.length, name).toBeGreaterThanOrEqual(owesNothing(topic, household) ? 2 : 3)
    const said = changes.map(({ change, effect }) => plainText(`${change}, ${effect}` as typeof change))
    expect(new Set(said).size, name).toBe(said.length)
  }
})

test('pay that is missing is supposed to return, and a cash of nothing is called that', () => {
  const asked = (slug: string, household: Household) => {
    const topic = topics.find((one) => one.slug === slug)
    if (topic === undefined) throw new RangeError(`${slug} is no topic`)
    return changesOf(topic, household).map(({ change }) => plainText(change))
  }
  expect(asked('lump_sum_invest', small['a spouse who lost the job'] ?? {})).toContain(
    'If your spouse or partner had pay again',
  )
  expect(asked('debt_payoff', small['a card in court'] ?? {})).toContain('If you had no other cash')
})
