import { editableToday, type OlderPlan, upToDate } from '#engine/older-plans.ts'
import type { FactStatement, Plan } from '#engine/plan.ts'

export function planOf(json: string): Plan {
  const plan: OlderPlan = JSON.parse(json)
  return upToDate(plan)
}

export function factsOf(json: string): FactStatement[] {
  const facts: FactStatement[] = JSON.parse(json)
  return editableToday(facts)
}
