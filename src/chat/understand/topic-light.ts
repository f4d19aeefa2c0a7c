/** What a number means in the light of the topic: "500 a month" is a contribution where one speaks of investing. */
import type { FactKey } from '#engine/household.ts'
import type { TopicSlug } from '#engine/topic-slugs.ts'
import { mayBeMoney, over } from './cues.ts'
import { amountOf, tidy } from './numbers.ts'
import { type Find, find, type Reader, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'

type MonthlyKey = 'monthlyContribution' | 'monthlySurplus'
const monthly: Partial<Record<TopicSlug, MonthlyKey>> = {
  investing_basics: 'monthlyContribution',
  retirement_saving: 'monthlyContribution',
  retirement_readiness: 'monthlyContribution',
  college_529: 'monthlyContribution',
  lump_sum_invest: 'monthlyContribution',
  hsa: 'monthlyContribution',
  debt_payoff: 'monthlySurplus',
  emergency_fund: 'monthlySurplus',
  budgeting: 'monthlySurplus',
  student_loans: 'monthlySurplus',
  mortgage: 'monthlySurplus',
}

/** "Daycare is 900 a month", "the car costs 90 a month in gas": what something else costs. */
const costsOf =
  /\b(?!(?:it|its|that|thats|this|i|we|max|limit|budget|spare|left|over|leftover|extra|surplus|savings?|contributions?|do|afford|put|save|answer|number|amount)\b)[a-z]+ (?:is|are|costs?|runs?)(?: (?:me|us|about|around|like|only|roughly))* \$?$/

/** A short message in a conversation: its numbers are about what is being talked about. */
export const readInTopicLight: Reader = (reading) => {
  const { topic, text } = reading
  if (topic === undefined || text.length > 60 || reading.talkingAbout === undefined) return []
  const finds: Find[] = []
  for (const mention of reading.mentions) {
    if (unreal(mention) !== undefined) continue
    if (mention.kind === 'percent') {
      const isBracket =
        (topic === 'roth_vs_traditional' || topic === 'taxes' || topic === 'rollover_401k') &&
        mention.low >= 10 &&
        mention.high <= 50
      if (isBracket)
        finds.push(
          find('marginalRate', tidy(mention.low / 100), mention.span, 'topic-light', 0.45, mention.index),
        )
      continue
    }
    if (!mayBeMoney(mention) || costsOf.test(mention.before)) continue
    const found = inLight(reading, topic, mention)
    if (found) finds.push(found)
  }
  return finds
}

function inLight(reading: Reading, topic: TopicSlug, mention: Reading['mentions'][number]): Find | undefined {
  const give = (key: FactKey & (MonthlyKey | 'conversionAnnual'), value: number | [number, number]) =>
    find(key, value, mention.span, 'topic-light', 0.45, mention.index)
  if (mention.per === 'month' || mention.per === 'week' || mention.per === 'paycheck') {
    const key = monthly[topic]
    return key && give(key, over(mention, 'month'))
  }
  if (mention.per === 'year')
    return topic === 'roth_vs_traditional' ? give('conversionAnnual', over(mention, 'year')) : undefined
  const isDebt = topic === 'debt_payoff' || topic === 'student_loans' || topic === 'mortgage'
  if (
    !isDebt ||
    mention.per !== undefined ||
    mention.low < 1_000 ||
    (reading.household?.debts ?? []).length > 0
  )
    return undefined
  if (
    !/^(?:it's|its|it is|about|around|like|maybe|probably|total|in total|roughly|all together|altogether|i'd say|it'd be|\W)*$/.test(
      reading.text
        .slice(0, mention.span[0])
        .trim()
        .split(' ')
        .filter((word) => !['like', 'about', 'around', 'is'].includes(word))
        .join(' '),
    )
  )
    return undefined
  const kind = topic === 'student_loans' ? 'student_loan' : topic === 'mortgage' ? 'mortgage' : 'other'
  return find(
    'debts',
    [{ kind, balance: amountOf(mention) }],
    mention.span,
    'topic-light',
    0.5,
    mention.index,
  )
}
