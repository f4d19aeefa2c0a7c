/** The topics that have a planner, in the order in which the first screen shows them. */
import type { TopicSlug } from '../topic-slugs.ts'
import { collegeSavings } from './college/college-savings.ts'
import { debtPayoffTopic } from './debt-payoff/debt-payoff.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'
import { lumpSumInvest } from './lump-sum/lump-sum-invest.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'
import { rollover } from './rollover/rollover.ts'
import { rothVsTraditional } from './roth/roth-vs-traditional.ts'
import { termLife } from './term-life/term-life.ts'
import type { Topic } from './topic.ts'

export const topics: readonly Topic[] = [
  rollover,
  lumpSumInvest,
  termLife,
  rothVsTraditional,
  debtPayoffTopic,
  collegeSavings,
  emergencyFund,
  nextDollar,
]

export const topicOf = (slug: TopicSlug): Topic | undefined => topics.find((topic) => topic.slug === slug)
