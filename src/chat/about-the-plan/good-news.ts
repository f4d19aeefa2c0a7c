/** "What if I get a raise of 300 a month?", "what if we pay off the house?" — facts of a better day, supposed. */
import type { DebtKind } from '#engine/facts/debts.ts'
import { type Household, middle } from '#engine/household.ts'
import type { Plan } from '#engine/plan.ts'
import type { TopicSlug } from '#engine/topic-slugs.ts'
import { mayBeMoney } from '../understand/cues.ts'
import { mentionsIn } from '../understand/numbers.ts'

const raises =
  /\braises?\b|\bpa(?:y|id) (?:goes|went) up\b|\bearn (?:about )?\$?\d[\d,.]*k? more\b|\bmake (?:about )?\$?\d[\d,.]*k? more\b|\bpromot(?:ed|ion)\b/i
/** Plans of what is put aside each month: more of it is what a raise changes. */
const byMonth: ReadonlySet<TopicSlug> = new Set(['debt_payoff', 'emergency_fund', 'budgeting', 'college_529'])
const monthsPerYear = 12

/** More each month is put aside where a plan is about that, a raise of a year is pay; undefined without a sum. */
export function withRaise(supposed: string, household: Household, plan: Plan): Household | undefined {
  if (!raises.test(supposed)) return undefined
  const [sum, ...others] = mentionsIn(supposed.toLowerCase()).filter(mayBeMoney)
  if (sum === undefined || others.length > 0) return undefined
  if (sum.per === 'month' && byMonth.has(plan.topic)) {
    const spare = household.monthlySurplus ?? plan.figures.find(({ id }) => id === 'monthlySurplus')?.value
    const { debtPaymentMonthly } = household
    if (plan.topic === 'debt_payoff' && debtPaymentMonthly !== undefined)
      return { debtPaymentMonthly: middle(debtPaymentMonthly) + sum.low }
    return {
      monthlySurplus:
        Number(Array.isArray(spare) ? middle(spare as [number, number]) : (spare ?? 0)) + sum.low,
    }
  }
  const { income } = household
  if (income === undefined || (sum.per !== undefined && sum.per !== 'year' && sum.per !== 'month'))
    return undefined
  return { income: middle(income) + sum.low * (sum.per === 'month' ? monthsPerYear : 1) }
}

const dearer =
  /\b(?:rent|mortgage|bills?|insurance|expenses|costs?|groceries|day ?care|utilities|taxes)\b[^.?!\d]{0,20}\b(go(?:es)? up|rises?|increases?|jumps?|go(?:es)? down|drops?|falls?)\b/i

/** "What if my rent goes up 200?": a month costs more, and as much less can be put aside; undefined without one sum. */
export function withDearerMonth(supposed: string, household: Household, plan: Plan): Household | undefined {
  const [, way] = dearer.exec(supposed) ?? []
  const [sum, ...others] = mentionsIn(supposed.toLowerCase()).filter(mayBeMoney)
  if (way === undefined || sum === undefined || others.length > 0) return undefined
  // "Goes up to 1,800" says what it will be, and not by how much it rises.
  if ((sum.per !== undefined && sum.per !== 'month') || /\bto $/.test(sum.before)) return undefined
  const more = /down|drop|fall/i.test(way) ? -sum.low : sum.low
  const { monthlyExpenses, monthlySurplus } = household
  const costs =
    monthlyExpenses === undefined ? {} : { monthlyExpenses: Math.max(0, middle(monthlyExpenses) + more) }
  const left =
    monthlySurplus === undefined || !byMonth.has(plan.topic)
      ? {}
      : { monthlySurplus: Math.max(0, middle(monthlySurplus) - more) }
  const both = { ...costs, ...left }
  return Object.keys(both).length === 0 ? undefined : both
}

const paysOff =
  /\b(?:pay|paid|pays|paying) off (?:all (?:of )?)?(?:my |our |the |his |her )?(\w+(?: \w+)?)|\b(?:my|our|the) (\w+(?: \w+)?) (?:is|are|was|were|gets?|got) paid off\b/i
const kindsOf: readonly (readonly [RegExp, readonly DebtKind[]])[] = [
  [/^(?:house|home|mortgage|place|condo)/i, ['mortgage']],
  [/^(?:car|truck|auto|van|suv)/i, ['auto']],
  [/^(?:credit )?cards?/i, ['credit_card']],
  [/^student/i, ['student_loan']],
]
/** Where debts are not what is planned, one that is gone is one fewer; how it is paid is another question. */
const withDebtsBeside: ReadonlySet<TopicSlug> = new Set([
  'term_life',
  'emergency_fund',
  'college_529',
  'budgeting',
  'roth_vs_traditional',
])

export function withoutPaidOff(
  supposed: string,
  { debts = [] }: Household,
  { topic }: Plan,
): Household | undefined {
  const [, after, before] = paysOff.exec(supposed) ?? []
  const named = after ?? before
  const kinds = named === undefined ? undefined : kindsOf.find(([words]) => words.test(named))?.[1]
  if (kinds === undefined || !withDebtsBeside.has(topic)) return undefined
  const kept = debts.filter(({ kind }) => kind === undefined || !kinds.includes(kind))
  return kept.length === debts.length ? undefined : { debts: kept }
}
