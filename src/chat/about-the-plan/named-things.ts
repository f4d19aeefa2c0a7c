/** What has a place of its own in a plan and is asked for by another name: the bracket, who inherits it, doing nothing. */
import type { AnyFigure, Figure } from '#engine/figure.ts'
import type { Plan } from '#engine/plan.ts'
import { join, plainText, say, type Text, words } from '#engine/say.ts'
import type { SmallReply } from '../small-replies.ts'
import { firstSteps } from './order.ts'
import { answer } from './question.ts'

const figureIn = (plan: Plan, id: string): Figure | undefined =>
  plan.figures.find((figure) => figure.id === id) as Figure | undefined

function checkOf(plan: Plan, ...ids: string[]): SmallReply | undefined {
  const found = plan.checks.find(({ id }) => ids.includes(id))
  return found && answer(say`**${found.title}**. ${found.detail}`, plan)
}

function bracketOf(plan: Plan): SmallReply | undefined {
  const bracket = figureIn(plan, 'bracket.now') ?? figureIn(plan, 'bracket')
  const saves = figureIn(plan, 'rate.now')
  if (bracket === undefined) return undefined
  return answer(
    join([
      say`This plan counts a federal bracket of ${bracket}: that much of your next dollar goes to federal income tax.`,
      ...(saves === undefined
        ? []
        : [say`With state tax and credits, a dollar before tax saves you about ${saves}.`]),
    ]),
    plan,
  )
}

function doingNothing(plan: Plan): SmallReply | undefined {
  const course = plan.alternatives.find(({ kind }) => kind === 'current')
  return course && answer(say`**${course.title}**. ${course.detail} ${course.difference}`, plan)
}

/** "How much would that save?": against the course that the plan replaces. */
function whatItSaves(plan: Plan): SmallReply | undefined {
  const saved = figureIn(plan, 'saved')
  if (plan.topic === 'debt_payoff' && saved !== undefined)
    return answer(say`Against the minimum payments alone this plan saves ${saved} of interest.`, plan)
  return doingNothing(plan)
}

function whatItCosts(plan: Plan): SmallReply | undefined {
  const [owed, interest] = [figureIn(plan, 'owed'), figureIn(plan, 'plan.interest')]
  if (plan.topic !== 'debt_payoff' || owed === undefined || interest === undefined) return undefined
  return answer(
    say`You owe ${owed}, and under this plan ${interest} of interest comes on top until the last one is paid.`,
    plan,
  )
}

/** The sentences that say what a state gives back, and the check of it. */
function stateBenefit(plan: Plan): SmallReply | undefined {
  if (plan.topic !== 'college_529') return undefined
  const said = (plan.summary.split(/(?<=[.!?])\s+/) as Text[]).filter((sentence) =>
    /\btax\b/.test(plainText(sentence)),
  )
  const check = plan.checks.find(({ id }) => id === 'state' || id.startsWith('state'))
  const parts = [...said, ...(check === undefined ? [] : [say`**${check.title}**. ${check.detail}`])]
  return parts.length === 0
    ? undefined
    : answer(
        join([
          ...parts,
          words(
            'There is no federal deduction for paying in; what it earns is free of tax for school costs.',
          ),
        ]),
        plan,
      )
}

/** "Which one first?" — the sentence that says so, and no more of the summary. */
function whichFirst(plan: Plan): SmallReply | undefined {
  const said = (plan.summary.split(/(?<=[.!?])\s+/) as Text[]).filter((sentence) =>
    /\bfirst\b/.test(plainText(sentence)),
  )
  const [part] = plan.allocations
  if (said.length > 0) return answer(join(said), plan)
  return part === undefined ? firstSteps(plan) : answer(say`**${part.label}**. ${part.description}`, plan)
}

function moneyLasts(plan: Plan): SmallReply | undefined {
  const [until, months] = ['lasts-until', 'runway'].map(
    (id) => plan.figures.find((figure) => figure.id === id) as AnyFigure | undefined,
  )
  if (until === undefined || months === undefined) return undefined
  return answer(say`With no pay coming in, your cash lasts ${months}: until ${until}.`, plan)
}

const beforeRetirement: ReadonlySet<Plan['topic']> = new Set([
  'debt_payoff',
  'emergency_fund',
  'budgeting',
  'lump_sum_invest',
  'college_529',
])

/** "Should we stop our 401(k)?": the match is pay, and what goes in beyond it comes after costly debts and the fund. */
function stoppingRetirement(plan: Plan): SmallReply | undefined {
  if (!beforeRetirement.has(plan.topic)) return undefined
  const match = plan.checks.find(({ id }) => id === 'match')
  return answer(
    join([
      words(
        'Keep putting in what brings the whole employer match, if pay comes in and there is a match: stopping gives up pay. What goes in beyond it may pause while a debt at a high rate is paid or cash is short, and starts again after.',
      ),
      ...(match === undefined ? [] : [match.detail]),
    ]),
    plan,
  )
}

/** "Should I use my 401(k)?", where cash or debts are planned. */
function usingRetirement(plan: Plan): SmallReply | undefined {
  if (!beforeRetirement.has(plan.topic)) return undefined
  return answer(
    words(
      'As the last resort. What comes out of a plan before tax is income of the year, with a penalty on top while you are young, and it is gone for later; creditors can seldom reach it there. Cash, unemployment benefits, and hardship terms from lenders come before it. What you yourself put into a Roth IRA comes out without tax.',
    ),
    plan,
  )
}

const retirement = '(?:401\\(?k\\)?|403\\(?b\\)?|tsp|retirement|contributions|contributing|ira|roth)'
const stops = new RegExp(
  `\\b(?:stop|pause|halt|quit|cut|lower|reduce|suspend)\\w*\\b.{0,40}\\b${retirement}`,
  'i',
)
const uses = new RegExp(
  `\\b(?:use|tap|raid|drain|cash out|borrow from|dip into|take (?:money |some )?(?:out of|from)|pull (?:money )?(?:out of|from))\\b.{0,20}\\b${retirement}`,
  'i',
)

const lead = '^\\W*(?:(?:ok(?:ay)?|so|and|but|then|wait|well)\\b[ ,.!]*)*'
const asked = (rest: string): RegExp => new RegExp(`${lead}(?:${rest})\\W*$`, 'i')

const rows: readonly (readonly [RegExp, (plan: Plan) => SmallReply | undefined])[] = [
  [
    /\bconver(?:t|ts|ted|ting|sion)\b/i,
    (plan) => (plan.topic === 'rollover_401k' ? checkOf(plan, 'conversion') : undefined),
  ],
  [/\b(?:what|which) (?:tax )?bracket\b/i, bracketOf],
  [
    /\btax(?:es| rates?| law)?\b.{0,12}\b(?:go|goes|going|went|rise|rises|increase)\b.{0,6}(?:up|higher)?/i,
    (plan) => (plan.topic === 'roth_vs_traditional' ? checkOf(plan, 'law') : undefined),
  ],
  [stops, stoppingRetirement],
  [uses, usingRetirement],
  [
    asked(
      '(?:what )?(?:happens )?(?:to (?:it|that|the money|this) )?if i (?:die|pass away|pass)|what happens (?:to (?:it|that|the money|this) )?(?:if|when) i (?:die|pass away)|who gets (?:it|that|the money)(?: if i die)?',
    ),
    (plan) => (plan.topic === 'term_life' ? undefined : checkOf(plan, 'beneficiaries')),
  ],
  [
    asked(
      '(?:what )?(?:happens )?if (?:i|we) (?:just )?(?:do nothing|(?:leave|keep|let) (?:it|that|this|them|all of it|everything|the money)(?: all)?(?: just)?(?: sit| stay)?(?: (?:there|alone|as it is|where it is|in (?:savings|the bank|cash|checking|the old plan|my old plan)))?)|(?:can|should) (?:i|we) (?:just )?(?:do nothing|(?:leave|keep) (?:it|that|this) (?:there|alone|as it is|where it is|in (?:savings|the bank|cash|checking)))',
    ),
    doingNothing,
  ],
  [
    asked(
      '(?:how much|what) (?:would|will|does|do) (?:that|this|it) (?:really )?save(?: (?:me|us))?(?: in (?:interest|all|total))?',
    ),
    whatItSaves,
  ],
  [
    asked(
      "what(?:'?s| is) the total (?:cost|interest)|what (?:will|does|would) (?:it|that|this) cost (?:me |us )?(?:in all|in total|altogether)|how much (?:will|do|would) (?:i|we) pay in (?:all|total)",
    ),
    whatItCosts,
  ],
  [
    /\b(?:get back|save|off) (?:in|on|from) (?:my |our )?(?:state )?tax(?:es)?\b|\btax (?:break|deduction|benefit|credit)s?\b.*\?|\bwhat(?:'?s| is| are) (?:the |my |our )?(?:state )?tax (?:break|deduction|benefit|credit)s?\b|\b(?:write|deduct) (?:it|that|this) off\b|\bis (?:it|that|this) (?:tax[- ])?deductible\b/i,
    stateBenefit,
  ],
  [
    asked(
      'which (?:one|card|debt|loan|place)(?: (?:do|should|would) (?:i|we))?(?: pay| start with| goes?| comes?| is| be)?(?: off)? first',
    ),
    whichFirst,
  ],
  [
    asked(
      '(?:when|how soon) (?:will|does|do|would) (?:the |my |our )?(?:money|cash|savings|it|we|i) run (?:out|dry)(?: of (?:money|cash|savings))?|how long (?:do|have) (?:i|we)(?: have| got)?',
    ),
    moneyLasts,
  ],
]

/** Undefined where it is none of these, or the plan does not hold it. */
export function namedThing(message: string, plan: Plan): SmallReply | undefined {
  return rows.find(([asks]) => asks.test(message))?.[1](plan)
}
