/** What goes on of a pension for the one who stays: nothing, a half, all of it. */
import { type Find, find, type Reader } from './reading.ts'

const dies = "(?:dies?|died|pass(?:es)?(?: away)?|(?:am|is|'m|'s) gone)"
const partner = '(?:my )?(?:wife|husband|spouse|partner)'
/** "A pension that ends when I die", "his pension stops at his death", "single life, no survivor benefit". */
const ends = new RegExp(
  `\\bpensions?\\b[^.;!?\\n]{0,70}?\\b(?:ends?|stops?|dies|goes away|disappears|would end|would stop|will end|will stop)\\b(?: (?:when|if|once|as soon as) (i|he|she|${partner}) ${dies}| (?:at|on|upon) (my|his|her) death| with (me|him|her)\\b)|\\bpensions?\\b[^.;!?\\n]{0,50}?\\b(?:no survivor(?:'s)? (?:benefit|option|pension)|single[- ]life|life[- ]only)\\b`,
)
const share = '(?:(\\d{2,3}) ?(?:%|percent)|(half|all|two thirds|three quarters|none|nothing))'
/** "My wife would keep half of it", "75% goes on to my husband", "a 50% survivor benefit", "joint and 100% survivor". */
const keeps = new RegExp(
  `\\b(${partner}|she|he|i|i'd|she'd|he'd) (?:(?:would|will|could|can|then|still|only) )*(?:keeps?|gets?|receives?|have|has|continue to get) (?:about |only |on )?${share} of (?:it|that|(?:my|his|her|the|their|(?:my )?(?:husband|wife)'s) pension)\\b`,
)
const goes = new RegExp(
  `\\b${share}(?: of (?:it|that|(?:my|his|her|the) pension))? (?:goes|would go|will go|continues|would continue|passes) (?:on )?(?:to|for) (${partner}|me|her|him)\\b`,
)
const joint = new RegExp(
  `\\bjoint (?:and|&) ${share}|\\b(?:a |the )?${share} (?:joint(?: and)?[- ])?survivor(?:'s|ship)?\\b|\\bsurvivor(?:'s)? (?:benefit|option|pension|share) (?:is|of|at|pays) (?:about )?${share}`,
)
const sharesInWords: Record<string, number> = {
  half: 0.5,
  all: 1,
  'two thirds': 2 / 3,
  'three quarters': 0.75,
  none: 0,
  nothing: 0,
}
const ofSpouse = /\b(?:his|her|(?:my )?(?:husband|wife|spouse|partner)'s) (?:\w+ )?pension\b/
const ofSelf = /\bmy (?:\w+ )?pension\b|\bi (?:get|have|receive|draw) (?:\w+ ){0,2}pension\b/
const isAsked = /\b(?:should|whether|which|or|what if|compare|choose|better)\b/

/** Whose pension: the one who would stay, or die, tells it where the words before do not. */
function isSpouses(text: string, match: RegExpExecArray): boolean {
  const words = `${text.slice(Math.max(0, match.index - 60), match.index)}${match[0]}`
  if (ofSpouse.test(words)) return true
  return (
    !ofSelf.test(words) &&
    /\b(?:i|i'd) (?:\w+ ){0,2}(?:keep|get|receive)|\bfor me\b|\bto me\b|\b(?:he|she|husband|wife) (?:dies|passes)/.test(
      match[0],
    )
  )
}

export const readPensionShare: Reader = (reading): Find[] => {
  const { text, sentences, mentions } = reading
  if (!/\bpension/.test(text)) return []
  const nothing = ends.exec(text)
  const match = nothing ?? keeps.exec(text) ?? goes.exec(text) ?? joint.exec(text)
  if (match === null) return []
  // "50% or 100% survivor?" is a choice that is still open.
  const sentence = sentences.find(([from, to]) => match.index >= from && match.index < to)
  if (nothing === null && sentence !== undefined && isAsked.test(text.slice(...sentence))) return []
  const percent = match.slice(1).find((one) => one !== undefined && /^\d+$/.test(one))
  const inWords = match.slice(1).find((one) => one !== undefined && one in sharesInWords)
  const value =
    nothing !== null ? 0 : percent !== undefined ? Number(percent) / 100 : sharesInWords[inWords ?? '']
  if (value === undefined || value > 1) return []
  const at = percent === undefined ? -1 : match.index + match[0].indexOf(percent)
  const mention = mentions.find(({ span }) => span[0] === at)
  return [
    find(
      isSpouses(text, match) ? 'spousePensionSurvivorShare' : 'pensionSurvivorShare',
      value,
      [match.index, match.index + match[0].length],
      'pension-share',
      0.86,
      mention?.index,
    ),
  ]
}
