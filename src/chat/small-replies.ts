/** Short replies that need no plan: courtesies, what Hearth has no planner for, what it did not understand. */
import type { AnyFigure } from '#engine/figure.ts'
import { join, listed, say, type Text, words } from '#engine/say.ts'
import type { TopicSlug } from '#engine/topic-slugs.ts'
import { topics } from '#engine/topics/all.ts'

export interface SmallReply {
  readonly text: Text
  readonly suggestions: string[]
  /** The receipts of its numbers. */
  readonly figures?: AnyFigure[]
}

const starters = ['I have $100k — how should I invest?', 'Build an emergency fund plan.']

/** The question mark of a label does not stand in the middle of a sentence, nor before its full stop. */
const plannable = (): Text => listed(topics.map(({ label }) => say`**${words(label.replace(/\?$/, ''))}**`))

const subjects: Record<TopicSlug, string> = {
  rollover_401k: 'a 401(k) rollover',
  lump_sum_invest: 'investing a sum',
  term_life: 'life insurance',
  roth_vs_traditional: 'Roth or traditional',
  debt_payoff: 'paying off debt',
  college_529: 'saving for college',
  emergency_fund: 'an emergency fund',
  retirement_readiness: 'whether you are on track to retire',
  retirement_saving: 'saving for retirement',
  social_security: 'Social Security',
  home_buying: 'buying or renting a home',
  mortgage: 'a mortgage',
  budgeting: 'a budget',
  taxes: 'taxes',
  hsa: 'health savings accounts',
  equity_comp: 'pay in company stock',
  insurance_other: 'insurance',
  student_loans: 'student loans',
  credit_score: 'credit scores',
  windfall: 'a windfall',
  investing_basics: 'how investing works',
  estate_basics: 'wills and estates',
  out_of_scope: 'that',
  smalltalk: 'that',
}

/** An honest word about what is missing, and the nearest thing that can be done. */
export function noPlannerReply(slug: TopicSlug): SmallReply {
  const subject = words(subjects[slug])
  if (slug === 'out_of_scope')
    return {
      text: say`That is outside what I can help with. I plan money for families in the United States: today I can draw up ${plannable()}.`,
      suggestions: starters,
    }
  return {
    text: say`I do not have a planner for ${subject} yet, so I would rather not guess. What I can plan today: ${plannable()}. What you told me is kept and will be used there.`,
    suggestions: starters,
  }
}

export function courtesyReply(intent: string): SmallReply {
  if (intent === 'goodbye')
    return { text: words('Goodbye. Your plan is here when you come back.'), suggestions: [] }
  if (intent === 'about_us')
    return {
      text: say`I am Hearth, a planner made of rules, arithmetic and public law, not a person and not a salesman. Every number that I show can be opened to see how it was worked out. I can plan ${plannable()}.`,
      suggestions: starters,
    }
  if (intent === 'about_price')
    return {
      text: words(
        'Asking, planning and keeping plans here is free and needs no account. Pro, where a licensed professional checks a plan, is planned and not open yet. Hearth earns nothing from what a plan recommends.',
      ),
      suggestions: starters,
    }
  if (intent === 'about_data')
    return {
      text: words(
        'What you tell me is never sold and never shared with advertisers. It belongs to this browser until you sign in; on the page “Your data” you can take all of it with you or delete it for good.',
      ),
      suggestions: starters,
    }
  if (intent === 'thanks')
    return { text: words('You are welcome. Ask again whenever something changes.'), suggestions: [] }
  return {
    text: say`Hello. Ask me about your money in plain words and I will draft a plan at once. I can plan ${plannable()}.`,
    suggestions: starters,
  }
}

export const forgottenReply = (hasNews: boolean): SmallReply => ({
  text: hasNews ? words('Forgotten.') : words('There was nothing to forget.'),
  suggestions: [],
})

/** A number that was asked about and is to be left aside. */
export const leftAsideReply = (question: Text | undefined): SmallReply => ({
  text: join([words('All right, it stays left out.'), ...(question === undefined ? [] : [question])], '\n\n'),
  suggestions: [],
})

export function unclearReply(hasNews: boolean): SmallReply {
  const text = hasNews
    ? say`Noted. What would you like to plan with it? I can plan ${plannable()}.`
    : say`I did not understand that as a question about money. Could you say it in other words? I can plan ${plannable()}.`
  return { text, suggestions: starters }
}

/** Beside a plan that stands: nothing was understood, so nothing was noted; what was asked before is asked again. */
export const notUnderstoodReply = (question: Text | undefined): SmallReply => ({
  text: join(
    [
      words(
        'I did not understand that as a fact or as a question that I can answer, so the plan stays as it is. You can tell me a fact, correct one, ask why the plan is as it is, or compare it with others.',
      ),
      ...(question === undefined ? [] : [question]),
    ],
    '\n\n',
  ),
  suggestions: ['Why this plan?', 'Compare it with other plans'],
})
