/** Questions that are asked of every plan: how sure it is, what it costs to be wrong, tax, both, half, a pause. */
import type { AnyFigure, Figure } from '#engine/figure.ts'
import type { Plan } from '#engine/plan.ts'
import { join, listed, orphansIn, plainText, say, type Text, words } from '#engine/say.ts'
import type { TopicSlug } from '#engine/topic-slugs.ts'
import { topicOf } from '#engine/topics/all.ts'
import type { SmallReply } from '../small-replies.ts'
import { datedStep } from './pieces.ts'
import { answer, bullets } from './question.ts'

const figureIn = (plan: Plan, id: string): Figure | undefined =>
  plan.figures.find((figure) => figure.id === id) as Figure | undefined

const mostAssumed = 4

/** What was assumed with a number that a receipt shows, what the topic asks for first. */
function assumedIn(plan: Plan): Text[] {
  const asks = topicOf(plan.topic)?.asks ?? []
  const rank = (fact: string) => {
    const at = (asks as readonly string[]).indexOf(fact)
    return at < 0 ? asks.length : at
  }
  return plan.assumptions
    .filter(({ label }) => orphansIn(label).length === 0)
    .toSorted((a, b) => rank(a.fact) - rank(b.fact))
    .flatMap(({ fact, label, shown }) => {
      const figure = plan.figures.find(({ id }) => id === fact) as AnyFigure | undefined
      const name = words(label.charAt(0).toLowerCase() + label.slice(1))
      if (figure !== undefined) return [say`${name} (${figure})`]
      return orphansIn(shown).length === 0 ? [say`${name} (${words(shown)})`] : []
    })
    .slice(0, mostAssumed)
}

function howSure(plan: Plan): SmallReply {
  const assumed = assumedIn(plan)
  return answer(
    join([
      words('The arithmetic and the law in it are exact, and every number shows where it comes from.'),
      ...(plan.oddsLabel === undefined ? [] : [say`What markets do nobody knows: ${plan.oddsLabel}.`]),
      assumed.length === 0
        ? words('It rests on what you told; if that changes, so does the plan.')
        : say`Least sure is what I assumed: ${listed(assumed)}. Tell me what is not so, and the plan follows.`,
    ]),
    plan,
  )
}

const lineOf = ({ title, difference }: Plan['alternatives'][number]): Text => say`**${title}**. ${difference}`
const mostWays = 3

/** What it costs where the plan is wrong: a bad year, and how far the other ways are from it. */
function ifWrong(plan: Plan): SmallReply | undefined {
  const risk = plan.checks.find(({ id }) => id === 'bad-year' || id === 'law')
  const others = plan.alternatives.filter(({ kind }) => kind !== 'recommended').slice(0, mostWays)
  if (risk === undefined && others.length === 0) return undefined
  return answer(
    join(
      [
        ...(risk === undefined ? [] : [say`**${risk.title}**. ${risk.detail}`]),
        ...(others.length === 0
          ? []
          : [
              words(
                'How far the other ways are from this plan is what the choice is worth, for or against it:',
              ),
              bullets(others.map(lineOf)),
            ]),
      ],
      '\n\n',
    ),
    plan,
  )
}

const untaxed: Partial<Record<TopicSlug, string>> = {
  debt_payoff:
    'No. Paying what you owe is not taxed, and it is paid from money that was taxed already. Only a debt that a lender forgives can count as income.',
  emergency_fund:
    'No tax on setting it aside: it is money that was taxed already. The interest that it earns is income of the year.',
  term_life:
    'No. Premiums are paid from taxed pay, and what a life insurance pays at a death is as a rule no income of those who get it.',
  college_529:
    'No federal tax on paying in, and none on what it earns as long as it pays for school costs. Taken out for something else, the earnings are taxed, with an extra tax on top.',
  lump_sum_invest:
    'Placing money is not taxed. What it earns outside retirement accounts is, each year; selling something to have the money may be too.',
  budgeting:
    'No tax on moving your own pay into these places. What goes in before tax lowers the tax of this year, and what goes in as Roth does not.',
}

function taxOfIt(plan: Plan): SmallReply | undefined {
  if (plan.topic === 'rollover_401k') {
    const now = plan.figures.find(({ id }) => id.startsWith('tax-now')) as Figure | undefined
    const cash = figureIn(plan, 'cash.cost')
    if (now === undefined) return undefined
    const move =
      now.value === 0
        ? say`No: a direct move costs ${now} of federal tax and penalty now, and is only reported.`
        : say`Yes: this plan’s move costs ${now} of federal tax and penalty now.`
    return answer(
      cash === undefined ? move : join([move, say`Taken as cash instead, about ${cash} would be due.`]),
      plan,
    )
  }
  if (plan.topic === 'roth_vs_traditional') {
    const [saved, roth] = [figureIn(plan, 'saved.tax'), figureIn(plan, 'roth')]
    return answer(
      join([
        words('Nothing is due beyond the tax on your pay.'),
        ...(roth !== undefined && roth.value > 0
          ? [
              say`The ${roth} that goes in as Roth is taxed this year with the rest of your pay, and not later.`,
            ]
          : []),
        ...(saved !== undefined && saved.value > 0
          ? [
              say`What goes in as Traditional lowers this year’s tax by ${saved} and is taxed when it comes out.`,
            ]
          : []),
      ]),
      plan,
    )
  }
  const plain = untaxed[plan.topic]
  return plain === undefined ? undefined : answer(words(plain), plan)
}

const doesMuch = 2

/** The parts of the plan, where it does several things at once; else the way that has some of each. */
function bothOf(plan: Plan): SmallReply | undefined {
  const each = plan.alternatives.find(({ title }) =>
    /\b(?:each|equal parts|half|both)\b/i.test(plainText(title)),
  )
  if (each !== undefined)
    return answer(say`You can. ${join([say`**${each.title}**.`, each.detail, each.difference])}`, plan)
  if (plan.allocations.length < doesMuch) return undefined
  return answer(
    join(
      [
        words('It does:'),
        bullets(plan.allocations.map(({ label, description }) => say`**${label}**. ${description}`)),
      ],
      '\n\n',
    ),
    plan,
  )
}

/** No plan counts a pause: what it says of never putting more in is the most that it can cost. */
function whatYouWouldDo(plan: Plan): SmallReply | undefined {
  const [part] = plan.allocations
  const [step] = plan.nextSteps
  if (part === undefined || step === undefined) return undefined
  return answer(
    join(
      [
        say`I am arithmetic and law, not a person, and by them: **${plan.title}**.`,
        say`**${part.label}**. ${part.description}`,
        say`The next step: ${datedStep(plan, step)}`,
      ],
      '\n\n',
    ),
    plan,
  )
}

/** "The market is too high now": what the plan has to say of a bad beginning. */
function ifMarketsAreHigh(plan: Plan): SmallReply | undefined {
  const spread = plan.alternatives.find(({ title }) => /\bspread\b/i.test(plainText(title)))
  const badYear = plan.checks.find(({ id }) => id === 'bad-year')
  if (spread === undefined && badYear === undefined) return undefined
  return answer(
    join(
      [
        words(
          'It may be, and nobody can tell: markets that seemed high have gone on rising for years, and fallen.',
        ),
        bullets([
          ...(spread === undefined ? [] : [say`**${spread.title}**. ${spread.detail} ${spread.difference}`]),
          ...(badYear === undefined ? [] : [say`**${badYear.title}**. ${badYear.detail}`]),
        ]),
      ],
      '\n\n',
    ),
    plan,
  )
}

/** What each debt still costs under the plan. */
function interestByDebt(plan: Plan): SmallReply | undefined {
  const each = plan.figures.filter(({ id }) => id.startsWith('interest.debt.')) as AnyFigure[]
  const all = figureIn(plan, 'plan.interest')
  if (each.length === 0 || all === undefined) return undefined
  return answer(
    join(
      [
        say`Interest from here on, under this plan: ${all} in all.`,
        bullets(each.map((one) => say`${words(one.label)}: ${one}`)),
      ],
      '\n\n',
    ),
    plan,
  )
}

/** Only of a plan of debts: whoever asks it elsewhere asks about credit itself. */
const ofCredit = (plan: Plan): SmallReply | undefined =>
  plan.topic === 'debt_payoff'
    ? answer(
        words(
          'Not this plan: payments on time and falling card balances lift a credit score. It can dip for a while when a loan is paid off or a new one is opened. What hurts it for years is a payment that is a month late, or a debt that is settled for less than is owed.',
        ),
        plan,
      )
    : undefined

const lead = '^\\W*(?:(?:ok(?:ay)?|so|and|but|then|wait|hmm|well)\\b[ ,.!]*)*'
const asked = (rest: string): RegExp => new RegExp(`${lead}(?:${rest})\\W*$`, 'i')

const rows: readonly (readonly [RegExp, (plan: Plan) => SmallReply | undefined])[] = [
  [
    asked(
      "how (?:sure|certain|confident|accurate|reliable|realistic|solid) (?:are you|is (?:this|that|it|the plan))(?: (?:of|about) (?:this|that|it))?|are you (?:really )?(?:sure|certain)(?: (?:of|about) (?:this|that|it))?|(?:can|should) i trust (?:this|that|it|you|these numbers)|how do i know (?:this|that|it)(?:'s| is) right",
    ),
    howSure,
  ],
  [
    asked(
      "(?:what|how much) (?:do|would|could|can|will) (?:i|we) (?:lose|risk)(?: if (?:i'?m|i am|you'?re|you are|it'?s|that'?s|this is|we'?re) wrong)?|(?:and )?(?:what )?if (?:i'?m|i am|you'?re|you are|it'?s|that'?s|this is|we'?re) wrong(?: about (?:it|that|this))?|what if (?:this|that|it) (?:is|turns out|goes) wrong",
    ),
    ifWrong,
  ],
  [
    asked(
      '(?:is|will|would) there (?:be )?(?:any |a )?tax(?:es)?(?: (?:on|for|to pay|if|when|in|with) .{2,30})?|(?:do|will|would) (?:i|we) (?:have to )?(?:pay|owe) (?:any )?tax(?:es)?(?: (?:on (?:it|that|this)|for (?:it|that|this)|now|doing (?:that|this)|on doing (?:that|this)))?|how much tax(?:es)? (?:would|will|do|am) (?:i|we) (?:owe|pay|owing|paying)(?: (?:now|on (?:it|that|this)|this year|for (?:it|that|this)))?|(?:is|are) (?:it|that|this|any of (?:it|that|this)) tax(?:ed|able)|does (?:it|that|this) get taxed',
    ),
    taxOfIt,
  ],
  [
    asked(
      '(?:can|could|should) (?:i|we) (?:not |just )?do (?:both|half(?: and half| of each)?(?=\\W*$)|some of (?:each|both)|a (?:bit|little) of (?:each|both))|why not both|(?:what about )?both',
    ),
    bothOf,
  ],
  [
    asked('what would you (?:do|pick|choose)(?: (?:in my (?:place|shoes)|if you were me|here))?'),
    whatYouWouldDo,
  ],
  [
    /\b(?:markets?|stocks?)\b.{0,20}\b(?:too |so |really |pretty )?(?:high|expensive|overvalued|overpriced|at (?:an )?all[- ]time highs?|in a bubble|about to (?:crash|drop|fall))\b|\bbad time to (?:invest|buy|get in)\b|\bwait (?:for|until) (?:a |the )?(?:crash|dip|drop|correction|market)\b/i,
    ifMarketsAreHigh,
  ],
  [
    /\b(?:hurt|affect|ruin|lower|raise|help|drop|tank|do to|happen to)\w*\b.{0,20}\b(?:credit|score)\b/i,
    ofCredit,
  ],
  [
    /\binterest\b.{0,25}\b(?:by|per|on each|for each|of each|each) ?(?:debt|card|loan|one)?\b|\b(?:cost|paying) (?:me |us )?in interest\b|\bhow much interest\b(?!.*\b(?:sav|vs|versus|if)\b)/i,
    interestByDebt,
  ],
]

/** Undefined where it is none of these, or the plan does not say it. */
export function ofAnyPlan(message: string, plan: Plan): SmallReply | undefined {
  return rows.find(([asks]) => asks.test(message))?.[1](plan)
}
