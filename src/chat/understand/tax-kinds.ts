/**
 * Which part of the retirement savings is Roth already, and which is pre-tax in IRAs. It is the same money that
 * `accounts.ts` counts as retirement savings, so these finds claim no number.
 */
import { mayBeMoney } from './cues.ts'
import { type Mention, tidy } from './numbers.ts'
import { isHere, phraseReader } from './phrases.ts'
import { type Find, find, isOfOthers, type Reader, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'

const holds =
  '(?: (?:with|has|holds|of|balance|is|at|about|around|worth|that|which|account|currently|there))*'
/** "7k saved, but it's in my …": the place as a second thought. */
const thatIs =
  "(?:(?:saved|saved up|put away|total),? )?(?:but|though|although|and|only) (?:it|that|this|it all|all of it|all of that)(?:'s| is)"
const saved = `^(?:,? ?${thatIs}(?: all)?)? ?(?:is |sitting |saved |invested |left |currently )?(?:in )?(?:an? |my |our |the |his |her )?(?:old )?`
const pretax = '(?:traditional|trad|rollover|pre-?tax|sep|simple)[- ]iras?'
const roth = 'roth(?:[- ](?:iras?|401 ?\\(?k\\)?|403 ?\\(?b\\)?|tsp|accounts?))?'

/** An IRA without another word is a traditional one, where it does not share its sum with another account. */
const withOther = '(?:401 ?\\(?k\\)?|403 ?\\(?b\\)?|457|tsp|roth|plan|brokerage)'
const bareIra = `(?<!(?:roth|inherited|beneficiary|non-?deductible|after-?tax|spousal|${withOther}(?:'?s)? ?(?:and|or|&|/|\\+|plus) ?(?:an? |my )?)[- ]?)iras?(?! ?(?:and|or|&|/|\\+|plus) ?(?:an? |my )?${withOther})`
const pretaxBefore = new RegExp(`\\b(?:${pretax}|${bareIra})${holds}:?$`)
const pretaxAfter = new RegExp(`${saved}(?:${pretax}|${bareIra})\\b`)
const named = new RegExp(pretax)
/** An IRA that came from someone, or a Roth IRA that was named before and is meant again. */
const otherIra =
  /\b(?:inherit\w*|left (?:me|us)|beneficiary|late (?:husband|wife|spouse)|(?:mom|dad|mother|father|parent|aunt|uncle|grand\w+)'?s)\b[^.;]{0,60}$|\bmax\w*\b[^.;]{0,60}$|\broth[- ]iras?\b[^\d]*$/
const isBareOther = ({ text }: Reading, { span: [start, end] }: Mention): boolean =>
  !named.test(text.slice(Math.max(0, start - 40), end + 40)) && otherIra.test(text.slice(0, start))
const rothBefore = new RegExp(`\\b${roth}${holds}[:,]?$`)
const rothAfter = new RegExp(
  `${saved}${roth}\\b(?! (?:limits?|contributions?|conversions?|ladder|basis|catch|max))`,
)
/** What goes in or is moved, and not what is there. */
const moved =
  /\b(?:contribut\w*|put|max\w*|limit|add|deposit\w*|convert\w*|conversion|inherited|roll(?:ing|ed)?|move|moving|invest(?:ing)?|save|saving|fund|funding)\b[^.,;]{0,25}$/

/** "After I max out my 401(k) at 24,500 and a Roth IRA at 7,500": what the law lets in. */
const filled = /\bmax(?:ing|ed|es)?(?: out)?\b[^.;!?]{0,70}\bat \$?$/

interface Kind {
  readonly before: RegExp
  readonly after: RegExp
  readonly ofEither: boolean
  readonly isOther?: (reading: Reading, mention: Mention) => boolean
}

/** All sums of a kind in the message, added; undefined where none was told. */
function savedIn(
  reading: Reading,
  { before, after, ofEither, isOther }: Kind,
): (Pick<Find, 'span'> & { value: number | [number, number] }) | undefined {
  const isToldOf = (mention: Mention) =>
    mayBeMoney(mention) &&
    mention.per === undefined &&
    mention.low >= 50 &&
    unreal(mention) === undefined &&
    isHere(reading, mention.span[0], mention.span[1], ofEither) &&
    !isOfOthers(reading, mention) &&
    !moved.test(mention.left) &&
    !filled.test(mention.before) &&
    // "250 to roth, 150 to the 529": what goes elsewhere is not in it.
    !/^ (?:in)?to (?:my|our|the|a|her|his|their)\b/.test(mention.right) &&
    (before.test(mention.left) || after.test(mention.right)) &&
    isOther?.(reading, mention) !== true
  // "9k in a Roth, 20k cash": the account that follows one sum does not name the next.
  const isOfPrevious = ({ index, span }: Mention) => {
    const previous = reading.mentions[index - 1]
    const between = previous === undefined ? '' : reading.text.slice(previous.span[1], span[0])
    return new RegExp(`${after.source},? ?(?:and |plus )?\\$?$`).test(between)
  }
  const told = reading.mentions.filter(
    (mention) => isToldOf(mention) && (after.test(mention.right) || !isOfPrevious(mention)),
  )
  const [first] = told
  if (first === undefined) return undefined
  const sum = (side: 'low' | 'high') => tidy(told.reduce((total, mention) => total + mention[side], 0))
  return { span: first.span, value: sum('low') === sum('high') ? sum('low') : [sum('low'), sum('high')] }
}

/** "I have no traditional IRA": nothing there taxes a backdoor. */
const readNone = phraseReader('tax-kinds', [
  {
    key: 'pretaxIraBalance',
    value: 0,
    says: /\b(?:(?:i|we)(?:'ve| have| do)?|and|but)(?: currently)? (?:(?:(?<=\b(?:i've|we've|have|i do|we do) )|have |got |own )no (?:other |existing )?(?:(?:traditional|trad|rollover|pre-?tax|sep|simple)(?: (?:or|and|,) \w+)? iras?\b(?! deduction)|(?:other )?pre-?tax (?:ira )?(?:money|balance)|money in (?:an? |any )?(?:traditional|rollover) iras?)|(?:don't|do not|never) (?:have|had|own)(?: any| an?)? (?:other |existing )?(?:(?:money in (?:an? |any )?)?(?:traditional|trad|rollover|pre-?tax|sep|simple)(?: (?:or|and|,) \w+)? iras?\b))/,
  },
])

const movesSimple = ({ topic, text }: Reading): boolean =>
  topic === 'rollover_401k' &&
  /\bsimple ira\b/.test(text) &&
  !/\b(?:traditional|trad|rollover|pre-?tax|sep) iras?\b/.test(text) &&
  /\b(?:roll|move|transfer)(?:ing)? (?:over )?(?:it|my|the|that|this|our) ?(?:old )?(?:simple)?\b/.test(text)

export const readTaxKinds: Reader = (reading) => {
  // What a spouse has in IRAs does not touch one's own backdoor; the savings of a couple are counted together.
  const inPlainIras = savedIn(reading, {
    before: pretaxBefore,
    after: pretaxAfter,
    ofEither: false,
    isOther: isBareOther,
  })
  // "Can I roll the SIMPLE into the new 401k?": the plan that is to be moved, and no IRA beside it.
  const inIras = movesSimple(reading) ? undefined : inPlainIras
  const inRoth = savedIn(reading, { before: rothBefore, after: rothAfter, ofEither: true })
  return [
    ...(inIras === undefined ? readNone(reading) : []),
    ...(inIras === undefined ? [] : [find('pretaxIraBalance', inIras.value, inIras.span, 'tax-kinds', 0.85)]),
    ...(inRoth === undefined ? [] : [find('rothSavings', inRoth.value, inRoth.span, 'tax-kinds', 0.85)]),
  ]
}
