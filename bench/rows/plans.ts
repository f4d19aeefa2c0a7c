import { draftContext } from '#engine/draft-context.ts'
import { draftPlan } from '#engine/draft-plan.ts'
import type { Household } from '#engine/household.ts'
import { topics } from '#engine/topics/all.ts'
import type { Row } from '../row.ts'

/** Told enough that every part of a plan has work to do. */
const household: Household = {
  amount: 100_000,
  goal: 'retirement',
  age: 35,
  filingStatus: 'married_joint',
  income: 90_000,
  spouseIncome: 40_000,
  dependents: [4],
  monthlyExpenses: 4_800,
  savings: 6_000,
  debts: [
    { kind: 'credit_card', balance: 8_000, rate: 0.2499, minPayment: 240 },
    { kind: 'auto', balance: 14_000, rate: 0.059, minPayment: 330 },
  ],
}

const context = draftContext('2026-11-20')
const identity = { id: 'bench', version: 1, generatedAt: '2026-11-20T12:00:00Z' }

/** A whole plan of each topic, as the chat drafts it: alternatives, sensitivities, next question and the gate. */
export const planRows: readonly Row[] = topics.map((topic) => ({
  name: `full draft of a plan: ${topic.slug}`,
  goal: 15,
  run: () => draftPlan({ topic, household, context, identity }),
  check: () => {
    const { plan } = draftPlan({ topic, household, context, identity })
    if (plan.nextSteps.length === 0) throw new Error(`the plan of ${topic.slug} is not whole`)
  },
}))
