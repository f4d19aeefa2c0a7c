/**
 * The figures that explanations may name. An explanation says {{limit.ira}}; here it becomes this year's figure
 * with its receipt, so that no explanation can go stale.
 */
import { join, say, type Text, words } from '#engine/say.ts'
import type { Worksheet } from '#engine/worksheet.ts'
import { accountReferences } from './references/accounts.ts'
import { benefitReferences } from './references/benefits.ts'
import type { LawInForce, References } from './references/reference.ts'
import { ruleReferences } from './references/rules.ts'
import { taxReferences } from './references/taxes.ts'

export const lawReferences: References = {
  ...accountReferences,
  ...taxReferences,
  ...benefitReferences,
  ...ruleReferences,
}

const reference = /\{\{([^}]*)\}\}/g

/** The names in double braces of a text, in order. */
export const referencesIn = (text: string): string[] =>
  [...text.matchAll(reference)].map((match) => match[1] ?? '')

/** The id of a reference's receipt; the prefix keeps it apart from the figures of a plan. */
const receiptId = (name: string): string => `law/${name}`

/**
 * The text with every reference as a figure of the worksheet.
 * Throws for an unknown name and for a number that stands in the text itself.
 */
export function resolveReferences(text: string, sheet: Worksheet, inForce: LawInForce): Text {
  const parts = text.split(reference)
  return join(
    parts.map((part, index) => {
      if (index % 2 === 0) return words(part)
      const read = lawReferences[part]
      if (read === undefined) throw new RangeError(`no figure is called ${part}`)
      return say`${read(sheet, receiptId(part), inForce)}`
    }),
    '',
  )
}
