/** How far the number of drawn futures leaves odds open, in a plan's method. */
import type { Figure } from '../figure.ts'
import { nothing, say, type Text } from '../say.ts'

/** Nothing where all futures agree: then the count of them says nothing about chance. */
export const chanceWords = (error: Figure): Text =>
  error.value === 0 ? nothing : say`Chance alone may move the odds by about ${error}.`
