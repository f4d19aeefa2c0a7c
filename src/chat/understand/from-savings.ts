/** The question whether savings should pay a debt: "should I use my savings to pay off the car?" */
import { cueReader } from './cues.ts'
import { phraseReader } from './phrases.ts'
import type { Reader } from './reading.ts'

const savings =
  '(?:my|our|the|some of (?:my|our)|part of (?:my|our)|all (?:of )?(?:my|our)) (?:\\w+ )?(?:savings?(?: account)?|emergency (?:fund|savings)|cash)\\b'

const readQuestion = phraseReader('from-savings', [
  {
    key: 'paysDebtFromSavings',
    value: true,
    evenPlanned: true,
    says: new RegExp(
      `\\b(?:us(?:e|ing)|tak(?:e|ing)|pull(?:ing)?|dip(?:ping)? into|tap(?:ping)?|drain(?:ing)?|empty(?:ing)?|wip(?:e|ing) out|put(?:ting)?) (?:from |out of )?${savings}(?:[^.?!\\n]|\\.\\d){0,40}\\b(?:pay(?:ing)?|knock|clear|wipe|get rid|toward|on) (?:\\w+ ){0,4}|\\bpay(?:ing)? (?:it |them |that |this |all of it |everything |some )?(?:off|down)\\b(?:[^.?!\\n]|\\.\\d){0,60}\\b(?:with|from|out of|using) ${savings}|\\b(?:pay(?:ing)? (?:it|them|that|this|[^.?!\\n]{3,40}) off|pay(?:ing)? off [^.?!\\n]{3,40}),? or (?:should i |do i |just )?(?:keep|leave|hold|save)(?:ing)? (?:the |my |our )?(?:savings|cash|money|it)\\b`,
    ),
    unless: /\b(?:car|house|home) (?:to buy|purchase)\b|\bcollege savings\b/,
    confidence: 0.8,
  },
])

/** "From my savings, I have 31k": what is in them, told right after. */
const readThere = cueReader('from-savings', [
  {
    key: 'savings',
    left: /\bsavings?(?: account)?[,;:.?]? ?(?:(?:and|but|since|because) )?(?:i|we)(?:'ve got| have| got| currently have)(?: (?:about|around|like|roughly|almost))*$/,
    right: /^ ?(?:in (?:it|there)|saved|total|there|now|right now|$|[,.;!?]|(?:and|but|so)\b)/,
    per: 'none',
    min: 100,
    confidence: 0.93,
  },
])

export const readFromSavings: Reader = (reading) => {
  const asked = readQuestion(reading)
  return asked.length === 0 ? [] : [...asked, ...readThere(reading)]
}
