/** The words of a reply: a few plain sentences whose numbers are figures of the plan. */

import type { FactDefinition } from '#engine/fact.ts'
import type { AnyFigure } from '#engine/figure.ts'
import { type FactKey, facts } from '#engine/household.ts'
import type { Plan } from '#engine/plan.ts'
import { join, listed, nothing, orphansIn, say, type Text, words } from '#engine/say.ts'
import { borrowed } from './borrowed-text.ts'
import type { Besides } from './explain.ts'
import type { Drafted } from './plan-turn.ts'
import { newBesideSummary } from './what-changed.ts'

const mostAssumptions = 3

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** A fact and what was assumed for it, its number linked to the plan's receipt. */
function assumptionInWords(plan: Plan, fact: FactKey): Text | undefined {
  const assumption = plan.assumptions.find((assumed) => assumed.fact === fact)
  if (assumption === undefined) return undefined
  const label = words(lowerFirst(assumption.label))
  const figure = plan.figures.find(({ id }) => id === fact)
  if (figure !== undefined) return say`${label} (${figure as AnyFigure})`
  return orphansIn(assumption.shown).length === 0 ? say`${label} (${words(assumption.shown)})` : undefined
}

/** What the plan assumed, the facts first that would change it most. */
function assumedInWords(
  plan: Plan,
  openFacts: readonly FactKey[],
  except: FactKey | undefined,
): Text | undefined {
  const named = openFacts
    .filter((fact) => fact !== except)
    .flatMap((fact) => assumptionInWords(plan, fact) ?? [])
    .slice(0, mostAssumptions)
  return named.length === 0 ? undefined : say`I assumed: ${listed(named)}.`
}

export function questionInWords(fact: FactKey | undefined, withReason = true): Text | undefined {
  if (fact === undefined) return undefined
  const { ask, whyAsked }: FactDefinition = facts[fact]
  if (ask === undefined) return undefined
  return whyAsked === undefined || !withReason
    ? say`**${words(ask)}**`
    : say`**${words(ask)}** ${words(whyAsked)}`
}

const paragraphs = (parts: readonly (Text | undefined)[]): Text =>
  join(
    parts.filter((part) => part !== undefined),
    '\n\n',
  )

/** Words with the receipts of their numbers. */
interface Spoken {
  readonly text: Text
  readonly figures: readonly AnyFigure[]
}

/** What explains the question beside its plans; it leads where the plans are examples of what could be. */
interface Beside extends Spoken {
  readonly leads: boolean
}

/** One plan, or two when the message asked for two, and what explains the question; their numbers bring their receipts along. */
function newPlansReply(
  drafts: readonly Drafted[],
  question: FactKey | undefined,
  leftOut: Spoken | undefined,
  beside?: Beside,
  isShort = beside !== undefined,
): { text: Text; figures: AnyFigure[] } {
  const [first, ...others] = drafts
  if (first === undefined) return { text: words(''), figures: [] }
  const leads = beside?.leads ?? false
  const spoken = ({ plan }: Drafted): Text => (leads ? say`**${plan.title}**` : plan.summary)
  const also = others.map((draft) => borrowed(spoken(draft), draft.plan, draft.plan.topic))
  const plans = [spoken(first), ...also.map(({ text }) => text)]
  return {
    text: paragraphs([
      ...(leads
        ? [beside?.text, say`I drafted a plan beside it: ${listed(plans)}.`]
        : [...plans, beside?.text]),
      // What was asked comes before what was assumed; the plan lists that too.
      isShort ? undefined : assumedInWords(first.plan, first.openFacts, question),
      leftOut?.text,
      questionInWords(question, !isShort),
    ]),
    figures: [
      ...also.flatMap(({ figures }) => figures),
      ...(beside?.figures ?? []),
      ...(leftOut?.figures ?? []),
    ],
  }
}

/** What a first reply says beside its plans. */
interface SaidBeside {
  /** The yes or no that was asked for. */
  readonly verdict: Text | undefined
  /** What of the message the plan does not count. */
  readonly leftOut: Spoken | undefined
  readonly besides?: Besides | undefined
}

/** The reply with first plans: a yes or no that was asked for, and as much of what explains the question as there is room for. */
export function firstPlansReply(
  fresh: readonly Drafted[],
  question: FactKey | undefined,
  { verdict, leftOut, besides }: SaidBeside,
) {
  const leads = besides?.leads ?? false
  const without = newPlansReply(fresh, question, leftOut, { text: nothing, figures: [], leads })
  const beside = besides?.textFor(without.text)
  const reply =
    beside === undefined
      ? newPlansReply(fresh, question, leftOut, undefined, besides?.isShort)
      : newPlansReply(fresh, question, leftOut, { ...beside, leads })
  return verdict === undefined || leads ? reply : { ...reply, text: join([verdict, reply.text]) }
}

/** The summary, or what is new beside one that says what it said before. */
function updated(before: Plan | undefined, plan: Plan): Text {
  const news = before === undefined ? [] : newBesideSummary(before, plan)
  return news.length === 0
    ? join([words('Updated.'), plan.summary])
    : join([words('Updated. The main sums stay as they are; what is new:'), ...news])
}

export function nextVersionReply({ plan, version, before }: Drafted, question: FactKey | undefined): Text {
  const isChanged = (version?.change?.lines.length ?? 0) > 0
  const lead = isChanged
    ? updated(before, plan)
    : version === undefined
      ? words('Noted. The plan stays the same with that.')
      : words(
          'Noted. The sums and steps stay as they are; the new version rests on your facts as they are now.',
        )
  return paragraphs([lead, questionInWords(question)])
}

/** The person does not know, or would rather not say: the assumption stands. */
export function skippedReply(fact: FactKey | undefined, plan: Plan, question: FactKey | undefined): Text {
  const kept = fact === undefined ? undefined : assumptionInWords(plan, fact)
  const lead =
    kept === undefined
      ? words('That is fine. The plan stays as it is.')
      : say`That is fine. I go on with ${kept}; you can change it at any time.`
  return paragraphs([lead, questionInWords(question)])
}
