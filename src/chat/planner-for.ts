/** Which planner answers a topic: its own, or the nearest one when the household's facts fit it. */
import type { FactKey, Household } from '#engine/household.ts'
import type { TopicSlug } from '#engine/topic-slugs.ts'
import { topicOf } from '#engine/topics/all.ts'
import type { Topic } from '#engine/topics/topic.ts'

const isBetweenJobs = ({ employment }: Household): boolean => employment === 'unemployed'

/** A home that may be lost has letters, calls and days of its own to plan. */
export const hasLateMortgage = ({ debts = [] }: Household): boolean =>
  debts.some(({ kind, isPastDue }) => kind === 'mortgage' && isPastDue === true)

/** Whether the job of the plan is said to be over: from a plan at work hardly anything moves before. */
const hasLeft = ({ employment, separationDate, separationAge, stillWorksThere }: Household): boolean =>
  separationDate !== undefined ||
  separationAge !== undefined ||
  stillWorksThere === false ||
  employment === 'unemployed' ||
  employment === 'retired'

/**
 * A sum that came in, or that could go elsewhere, is placed by the one order of operations; so is the pay of every
 * month, for someone who asks what to save for retirement and names no sum.
 */
const nearest: Partial<
  Record<
    TopicSlug,
    readonly {
      readonly planner: TopicSlug
      readonly needs: FactKey
      readonly when?: (household: Household) => boolean
    }[]
  >
> = {
  retirement_saving: [
    { planner: 'lump_sum_invest', needs: 'amount' },
    { planner: 'budgeting', needs: 'income' },
    { planner: 'budgeting', needs: 'monthlySurplus' },
    { planner: 'budgeting', needs: 'takeHomeMonthly' },
  ],
  windfall: [{ planner: 'lump_sum_invest', needs: 'amount' }],
  // Whoever asks about COBRA between jobs and says what there is needs the months of cash as well.
  insurance_other: [
    { planner: 'emergency_fund', needs: 'savings', when: isBetweenJobs },
    { planner: 'emergency_fund', needs: 'emergencyFund', when: isBetweenJobs },
    { planner: 'emergency_fund', needs: 'monthlyExpenses', when: isBetweenJobs },
  ],
  home_buying: [{ planner: 'lump_sum_invest', needs: 'amount' }],
  // Company stock in a plan at work leaves with the plan.
  equity_comp: [
    { planner: 'rollover_401k', needs: 'employerStockValue', when: hasLeft },
    { planner: 'lump_sum_invest', needs: 'amount' },
  ],
  investing_basics: [
    { planner: 'lump_sum_invest', needs: 'amount' },
    { planner: 'budgeting', needs: 'monthlySurplus' },
  ],
  mortgage: [
    { planner: 'lump_sum_invest', needs: 'amount' },
    { planner: 'debt_payoff', needs: 'debts', when: hasLateMortgage },
    { planner: 'budgeting', needs: 'monthlySurplus' },
  ],
}

export function plannerFor(slug: TopicSlug, household: Household): Topic | undefined {
  const own = topicOf(slug)
  if (own !== undefined) return own
  // A student loan of a size that was told is a debt; without it there is only the rule to explain.
  if (slug === 'student_loans')
    return household.debts?.some(({ balance }) => balance !== undefined) ? topicOf('debt_payoff') : undefined
  const near = nearest[slug]?.find(
    ({ needs, when }) => household[needs] !== undefined && when?.(household) !== false,
  )
  return near && topicOf(near.planner)
}
