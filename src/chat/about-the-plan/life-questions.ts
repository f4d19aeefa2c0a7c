/** What is asked of life insurance: whose policy, for how long, another marriage. */
import type { Figure } from '#engine/figure.ts'
import type { Plan } from '#engine/plan.ts'
import { join, plainText, say, type Text, words } from '#engine/say.ts'
import type { SmallReply } from '../small-replies.ts'
import { datedStep } from './pieces.ts'
import { answer, bullets } from './question.ts'

const needOf = (plan: Plan, who: string): Figure | undefined =>
  plan.figures.find(({ id }) => id === `need.${who}`) as Figure | undefined

/** Each policy with its reason, and what would be missing without either pay check. */
function whosePolicy(plan: Plan): SmallReply | undefined {
  const [you, partner] = [needOf(plan, 'you'), needOf(plan, 'partner')]
  if (you === undefined) return undefined
  const missing: Text =
    partner === undefined
      ? say`If you died today, ${you} would be missing; for a spouse or partner this plan finds nothing missing that a policy has to fill. Who cares for children without pay is counted once you say so.`
      : partner.value > you.value
        ? say`Yes, your spouse’s is larger: if your spouse died today, ${partner} would be missing, and ${you} if you did.`
        : say`The larger one is yours: if you died today, ${you} would be missing, and ${partner} if your spouse did.`
  const policies = plan.allocations.map(({ label, description }) => say`**${label}**. ${description}`)
  return answer(
    join(
      [
        missing,
        ...(policies.length === 0 ? [] : [bullets(policies)]),
        words('What sets them apart is pay: tell me both, and the plan follows.'),
      ],
      '\n\n',
    ),
    plan,
  )
}

/** Another marriage changes who depends on whom, and nothing that a plan can know before. */
function ifRemarried(plan: Plan): SmallReply | undefined {
  const you = needOf(plan, 'you')
  if (you === undefined) return undefined
  return answer(
    say`A policy goes on as it is; what changes is who lives on your pay. This plan counts ${you} missing if you died today. A second pay check lowers that, children or a mortgage that come with it raise it, and a survivor benefit can depend on the day of the marriage: ask Social Security before it. Change the beneficiary on the same day, because a policy pays whoever is named, not whoever you are married to. Tell me the new household then, and the plan follows.`,
    plan,
  )
}

/** Fewer years than the need lasts: how long it lasts, and the other way where the plan counts it. */
function fewerYears(plan: Plan): SmallReply | undefined {
  const shorter = plan.alternatives.find(({ title }) => /\bfewer years\b/.test(plainText(title)))
  const lasts = plan.checks.filter(({ id }) => id.startsWith('term-'))
  const parts = [
    ...lasts.map(({ title, detail }) => say`**${title}**. ${detail}`),
    ...(shorter === undefined ? [] : [say`**${shorter.title}**. ${shorter.detail} ${shorter.difference}`]),
  ]
  return parts.length === 0 ? undefined : answer(bullets(parts), plan)
}

/** Less than the plan finds: what it leaves missing, in the ways that the plan counts. */
function lessCover(plan: Plan): SmallReply | undefined {
  const ways = plan.alternatives.filter(({ id }) => ['current', 'today-only', 'shorter'].includes(id))
  if (ways.length === 0) return undefined
  return answer(
    join(
      [
        words('You can: some cover is far better than none. What you leave out is missing if a death comes:'),
        bullets(ways.map(({ title, difference }) => say`**${title}**. ${difference}`)),
        words('Tell me what you could pay a month, and I fit the cover to it.'),
      ],
      '\n\n',
    ),
    plan,
  )
}

/** No company is recommended: how to find one. */
function whichCompany(plan: Plan): SmallReply | undefined {
  const step = plan.nextSteps.find(({ title }) => /\boffers\b/.test(plainText(title)))
  if (step === undefined) return undefined
  return answer(
    join([
      words('I recommend no company, and earn nothing from any.'),
      datedStep(plan, step),
      step.why,
      step.how,
    ]),
    plan,
  )
}

const rows: readonly (readonly [RegExp, (plan: Plan) => SmallReply | undefined])[] = [
  [
    /\b(?:can|could|should|what if) (?:i|we) (?:just |only )?(?:get|buy|do|take|go with|have) (?:a (?:bit|little|lot) )?(?:less|half|a smaller (?:one|policy)|something smaller)\b|\b(?:too|so) (?:expensive|much)\b.{0,30}\b(?:less|smaller|cheaper)\b|\bless (?:cover(?:age)?|insurance)\b/i,
    lessCover,
  ],
  [
    /\b(?:does|do|should|would|will) (?:he|she|my (?:wife|husband|spouse|partner)|i)\b.{0,20}\bneed (?:any|some|one|more|less|it|insurance|cover|a policy)\b|\b(?:he|she|my (?:wife|husband|spouse|partner)) (?:does|should|would|will|do|needs?|has to)\b.{0,20}\b(?:more|less|any|most)\b|\bwho needs (?:more|it|the most)\b|\bwhat about (?:my (?:wife|husband|spouse|partner)|her|him)\W*$/i,
    whosePolicy,
  ],
  [
    /\b(?:buy|get|take|do|go)\b.{0,20}\bfor (?:only |just )?(?:\d+|ten|fifteen|twenty) years\b|\b(?:\d+|ten|fifteen|twenty)[- ]year (?:term|policy) (?:instead|enough|ok)\b|\bshorter (?:term|policy|one)\b/i,
    fewerYears,
  ],
  [
    /\b(?:which|what|best) (?:company|insurer|provider|one is best)\b|\bwhere (?:do|should) (?:i|we) buy (?:it|one)\b/i,
    whichCompany,
  ],
  [/\b(?:re-?marry|remarried|marry again|get married(?: again)?|new (?:husband|wife))\b/i, ifRemarried],
]

/** Undefined where it is none of these, or the plan sizes no need. */
export function ofLifeInsurance(message: string, plan: Plan): SmallReply | undefined {
  if (plan.topic !== 'term_life') return undefined
  return rows.find(([asks]) => asks.test(message))?.[1](plan)
}
