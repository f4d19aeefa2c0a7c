/** What another plan says, told inside a plan: its figures are written down as what they would be. */
import type { AnyFigure } from './figure.ts'
import type { FactKey } from './household.ts'
import type { Draft } from './plan.ts'
import { betweenFigures, figureLinks, join, nothing, say, type Text, words } from './say.ts'
import type { Measure } from './topics/topic.ts'
import type { Worksheet } from './worksheet.ts'

/** A figure of another plan, written down as what it would be. */
function supposedFigure(
  sheet: Worksheet,
  fact: FactKey,
  plan: Draft,
  id: string,
  how = 'the same plan drafted again with this one fact changed',
  name = `if.${fact}.${id}`,
  digits?: number,
): AnyFigure | undefined {
  const figure = plan.figures.find((one) => one.id === id)
  if (figure === undefined) return undefined
  const { label, unit, value } = figure
  if (unit === 'date' || unit === 'month-of-year')
    return typeof value === 'string' ? sheet.date(name, label, how, [], value, unit) : undefined
  return typeof value === 'number' ? sheet.computed(name, label, unit, how, [], value, digits) : undefined
}

/** A text of another plan with its figures written down anew. */
export function retold(sheet: Worksheet, fact: FactKey, plan: Draft, text: Text, from = `if.${fact}`): Text {
  const links = figureLinks(text)
  const literals = betweenFigures(text)
  return join(
    literals.flatMap((literal, index) => {
      const link = links[index]
      const figure =
        link === undefined
          ? undefined
          : supposedFigure(sheet, fact, plan, link.id, undefined, `${from}.${link.id}`)
      const said = figure === undefined ? nothing : say`${figure}`
      return [literal === '' ? nothing : words(literal), said]
    }),
    '',
  )
}

export const withoutFigures = (text: Text): string => betweenFigures(text).join('')

/** How a figure of the plan would change; nothing where it is shown alike, or one of the plans has none. */
export function measureChange(
  measure: Measure | undefined,
  sheet: Worksheet,
  draft: Draft,
  fact: FactKey,
  other: Draft,
): Text | undefined {
  if (measure === undefined) return undefined
  const { figure, digits, says } = measure
  const now = supposedFigure(sheet, fact, draft, figure, 'this plan', `if.now.${figure}`, digits)
  const then = supposedFigure(sheet, fact, other, figure, undefined, undefined, digits)
  return now === undefined || then === undefined || now.shown === then.shown
    ? undefined
    : says(say`${then}`, say`${now}`)
}
