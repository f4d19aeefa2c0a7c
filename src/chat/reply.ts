/** The words of a reply: a few plain sentences whose numbers are figures of the plan. */

import type { FactDefinition } from '#engine/fact.ts'
import type { AnyFigure } from '#engine/figure.ts'
import { type FactKey, facts } from '#engine/household.ts'
import type { Plan } from '#engine/plan.ts'
import { join, listed, orphansIn, say, type Text, words } from '#engine/say.ts'

const mostAssumptions = 3

/** What the plan assumed, the facts first that would change it most. */
function assumedInWords(
  plan: Plan,
  openFacts: readonly FactKey[],
  except: FactKey | undefined,
): Text | undefined {
  const figures = new Map(plan.figures.map((figure) => [figure.id, figure]))
  const named = openFacts
    .filter((fact) => fact !== except)
    .flatMap((fact): Text[] => {
      const assumption = plan.assumptions.find((assumed) => assumed.fact === fact)
      if (assumption === undefined) return []
      const label = words(assumption.label.charAt(0).toLowerCase() + assumption.label.slice(1))
      const figure = figures.get(fact)
      if (figure !== undefined) return [say`${label} (${figure as AnyFigure})`]
      return orphansIn(assumption.shown).length === 0 ? [say`${label} (${words(assumption.shown)})`] : []
    })
    .slice(0, mostAssumptions)
  return named.length === 0 ? undefined : say`I assumed: ${listed(named)}.`
}

export function questionInWords(fact: FactKey | undefined): Text | undefined {
  if (fact === undefined) return undefined
  const { ask, whyAsked }: FactDefinition = facts[fact]
  if (ask === undefined) return undefined
  return whyAsked === undefined ? say`**${words(ask)}**` : say`**${words(ask)}** ${words(whyAsked)}`
}

const paragraphs = (parts: readonly (Text | undefined)[]): Text =>
  join(
    parts.filter((part) => part !== undefined),
    '\n\n',
  )

export const newPlanReply = (
  plan: Plan,
  openFacts: readonly FactKey[],
  question: FactKey | undefined,
): Text => paragraphs([plan.summary, assumedInWords(plan, openFacts, question), questionInWords(question)])

export function nextVersionReply(plan: Plan, isChanged: boolean, question: FactKey | undefined): Text {
  const version = words('Updated.')
  const lead = isChanged ? join([version, plan.summary]) : words('Noted. The plan stays the same with that.')
  return paragraphs([lead, questionInWords(question)])
}
