/** Where the household may have cover against a long illness. */
import type { FactReader } from '../../fact-reader.ts'
import { type Text, words } from '../../say.ts'

/** In the middle of a sentence: nobody's employer has any for whoever works for themselves. */
export const disabilityCover = (reader: FactReader): Text =>
  words(
    reader.value('employment') === 'self_employed'
      ? 'disability cover of your own'
      : 'disability cover at work',
  )
