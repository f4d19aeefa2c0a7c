/** Income that is no pay: child support and alimony, which way they go, and disability pay apart from Social Security. */
import { mayBeMoney, over } from './cues.ts'
import type { Mention } from './numbers.ts'
import { ownerBefore } from './owners.ts'
import { phraseReader } from './phrases.ts'
import { type Find, find, type Reader, type Reading } from './reading.ts'
import { unreal } from './tenses.ts'

const support = '(?:child support|alimony|spousal support|spousal maintenance|maintenance payments)'
const before = new RegExp(
  `\\b${support}(?: (?:payments?|income|check|is|of|at|about|around|comes to|i get|i receive|i pay|that i (?:get|pay)))*:? ?\\$?$`,
)
const after = new RegExp(`^ ?(?:(?:in|of|for|as) )?(?:\\w+ )?${support}\\b`)
/** "My ex pays 600 a month support". */
const fromEx =
  /\bex(?:[- ]?(?:husband|wife))? (?:also |still |currently )?(?:pays?|gives?|sends?)(?: me| us)?(?: (?:about|around))*$/
const bareSupport = /^ ?(?:in |of |for )?(?:support|the kids?)\b/
const late = /\b(?:arrears?|arrearage|back|behind|past[- ]due|owe|owes|owed|unpaid|overdue|debt)\b/

/** What comes in: "I get", "my ex pays"; and what goes out: "I pay". The nearest before the sum tells which. */
const comesIn =
  /\b(?:i|we)(?:'m| am|'re| are)?(?: also| only| currently| still)? (?:get|getting|receive|receiving|collect|collecting)\b|\bex(?:[- ]?(?:husband|wife))? (?:also |still |currently )?(?:pays?|gives?|sends?|paying)\b|\bpays me\b|(?:\band|\bplus|\balso|\bi|,|^) (?:get|getting|receive|receiving)\b|^(?:get|getting|receive|receiving)\b|\bsupport (?:income|i get|i receive|that i get)\b|\balimony (?:income|i get|i receive|that i get)\b/g
const goesOut =
  /\bex(?:[- ]?(?:husband|wife))? (?:gets|receives|collects)\b|\b(?:support|alimony) to (?:my )?ex\b|\bi(?:'m| am)?(?: also| still| currently| have to| must| already)* (?:pay|paying|send|sending|give)\b|(?:\band|\balso|,) (?:pay|paying)\b|\b(?:pay|paying) (?:to )?my ex\b|\bi pay\b|\bthat i pay\b/g

const lastOf = (text: string, words: RegExp): number => [...text.matchAll(words)].at(-1)?.index ?? -1

const isMonthly = (mention: Mention): boolean =>
  mayBeMoney(mention) && mention.low >= 20 && mention.low < 60_000

/** What an ex pays is said of somebody else, and comes in all the same. */
const isTold = (mention: Mention): boolean => [undefined, 'someone_else'].includes(unreal(mention))

type SupportFact = 'supportReceivedMonthly' | 'supportPaidMonthly'

function directionOf(reading: Reading, mention: Mention): SupportFact | undefined {
  const said = reading.text.slice(mention.sentence[0], mention.span[0])
  const [received, paid] = [lastOf(said, comesIn), lastOf(said, goesOut)]
  if (received < 0 && paid < 0) return undefined
  return received > paid ? 'supportReceivedMonthly' : 'supportPaidMonthly'
}

/** "I pay 650 in child support and owe 8,000 on a card": what is owed is told of something else. */
const otherClause = /^.*(?:[,;.!?](?= )| and | but )(?=(?:i|we|my|our|he|she|pay(?:ing)?)\b)/s
const nextClause = /(?:(?<=support|alimony|maintenance),? (?:and|but|plus|while) .*|[;.!?] .*)$/s

/** "My ex pays me 900 in alimony and 600 child support": both are one sum of the month. */
function readSupports(reading: Reading): Find[] {
  const told = reading.mentions.flatMap((mention) => {
    const around =
      reading.text.slice(Math.max(0, mention.span[0] - 30), mention.span[0]).replace(otherClause, '') +
      reading.text.slice(mention.span[0], mention.span[1] + 40).replace(nextClause, '')
    if (!isMonthly(mention) || !isTold(mention) || mention.low !== mention.high || late.test(around))
      return []
    const isFromEx = fromEx.test(mention.left) && bareSupport.test(mention.right)
    if (!before.test(mention.left) && !after.test(mention.right) && !isFromEx) return []
    const key = directionOf(reading, mention)
    return key === undefined ? [] : [{ key, mention, monthly: over(mention, 'month') as number }]
  })
  return told.map(({ key, mention }) => {
    const all = told.filter((one) => one.key === key)
    const sum = all.reduce((total, { monthly }) => total + monthly, 0)
    return find(key, sum, mention.span, 'support', 0.9, mention.index)
  })
}

const disability = '(?:long[- ]term disability|ltd|private disability|group disability|disability)'
const disabilityBefore = new RegExp(
  `\\b(?:on|my|gets?|receive|from|the|,|and) ?${disability}(?: (?:pay|benefits?|income|check|checks|payments?|policy|insurance|pays|paying|is|me|of|at|about|around|gives me))*[,:]? ?\\$?$|\\bltd(?: (?:pays|is|of|about))*:? ?\\$?$`,
)
const disabilityAfter = new RegExp(
  `^ ?(?:(?:in|of|from|on|for) )?(?:my |the )?${disability}(?: (?:pay|benefits?|income|check|payments?))?\\b(?! (?:insurance )?(?:premiums?|costs?|quote|coverage|cover|policy for))`,
)
/** Social Security has facts of its own, a veteran's pension other rules; and cover to be bought pays nothing yet. */
const otherKind =
  /\b(?:ssdi|ssi|social security|va|veterans?|v\.a\.|short[- ]term|premiums?|costs?|quote|quoted|worth of|would pay|covers?|coverage of|buy|apply|applied|applying|deduct\w*|taken out|policy for)\b/

/** "1,900 a month from the VA", "VA disability of 1,900 a month"; not what a loan or a hospital of the VA costs. */
const vaBefore =
  /\b(?:va|v\.a\.|veterans?'?(?: (?:on|with|getting|receiving|drawing))?) (?:disability|compensation|comp)(?: (?:pay|benefits?|compensation|check|is|of|at|about|around|pays me|gives me))*:? ?\$?$|\b(?:the )?va pays me(?: about| around)? ?\$?$/
const vaAfter =
  /^ ?(?:(?:in|of|from|for) )?(?:my |the )?(?:va|v\.a\.|veterans?'?)\b(?! (?:home )?(?:loan|mortgage|hospital|clinic|job|benefits office))/

/** "The VA sent me back pay. I get 2,100 a month from them": the last payer that was named. */
const isFromThem = ({ text }: Reading, { right, span }: Mention): boolean =>
  /^ (?:more )?from them\b/.test(right) &&
  /\b(?:the va|veterans affairs)\b(?! (?:hospital|loan|clinic))(?:(?!\b(?:job|employer|company|tenants?|parents|bank|union)\b)[^?])*$/.test(
    text.slice(Math.max(0, span[0] - 140), span[0]),
  )

function readVeteransPay(reading: Reading): Find[] {
  const found = reading.mentions.find(
    (mention) =>
      isMonthly(mention) &&
      unreal(mention) === undefined &&
      mention.per === 'month' &&
      (vaBefore.test(mention.left) || vaAfter.test(mention.right) || isFromThem(reading, mention)) &&
      !/\b(?:loan|mortgage|work(?:s|ing)?|job|salary|paycheck|owe|pay(?:ing)?) [^.]{0,20}$/.test(
        mention.left,
      ) &&
      ['self', 'both', undefined].includes(ownerOf(reading, mention)),
  )
  return found === undefined
    ? []
    : [find('vaMonthly', over(found, 'month'), found.span, 'support', 0.92, found.index)]
}

const ownerOf = ({ people }: Reading, { span, sentence }: Mention) =>
  ownerBefore(people, span[0], 90, sentence[0])

/** Who paid for the cover: what an employer or pay before tax paid is taxed when it comes. */
const readPremiums = phraseReader('support', [
  {
    key: 'disabilityTaxFree',
    value: true,
    says: /\b(?:disability|ltd)\b[^.;?]{0,40}\band (?:is|are|it's|it is) (?:tax[- ]free|untaxed|non[- ]?taxable|not taxed|not taxable)\b|\b(?:tax[- ]free|untaxed|non[- ]?taxable|not taxable) (?:long[- ]term )?(?:disability|ltd)\b|\b(?:disability|ltd)(?: (?:pay|benefits?|income|check|payments?))?(?: (?:is|are))? (?:tax[- ]free|untaxed|non[- ]?taxable|not taxed|not taxable)\b|\bi paid (?:for )?(?:all )?(?:the |my |those )?(?:disability |ltd )?(?:premiums?|policy|coverage|cover) (?:myself|with (?:my own )?after[- ]tax|out of (?:my own )?pocket|from taxed pay|after tax)/,
    unless: /\b(?:is it|are they|would it be|whether|if i (?:pay|paid))\b/,
  },
  {
    key: 'disabilityTaxFree',
    value: false,
    says: /\b(?:employer|company|job|work) paid (?:for )?(?:all )?(?:the |my )?(?:disability |ltd )?(?:premiums?|coverage|cover)\b|\btaxable (?:long[- ]term )?(?:disability|ltd)\b|\b(?:disability|ltd)(?: (?:pay|benefits?|income|check|payments?))? (?:is|are) (?:taxed|taxable)\b/,
  },
])

/** Who paid for a cover in the past has it. */
const premiumsPaid =
  /\bpaid (?:for )?(?:all )?(?:the |my |those )?(?:disability |ltd )?(?:premiums?|policy|coverage|cover)\b/g

function readDisabilityPay(reading: Reading): Find[] {
  const found = reading.mentions.find(
    (mention) =>
      isMonthly(mention) &&
      unreal(mention) === undefined &&
      mention.per !== undefined &&
      mention.per !== 'once' &&
      (disabilityBefore.test(mention.left) || disabilityAfter.test(mention.right)) &&
      !otherKind.test(reading.text.slice(...mention.sentence).replace(premiumsPaid, '')) &&
      !/\b(?:i pay|pays? for|paying)\b/.test(mention.left) &&
      ['self', 'both', 'spouse', undefined].includes(ownerOf(reading, mention)),
  )
  return found === undefined
    ? []
    : [
        find(
          ownerOf(reading, found) === 'spouse' ? 'spouseDisabilityMonthly' : 'disabilityMonthly',
          over(found, 'month'),
          found.span,
          'support',
          0.9,
          found.index,
        ),
      ]
}

export const readSupport: Reader = (reading) => [
  ...readSupports(reading),
  ...readDisabilityPay(reading),
  ...readVeteransPay(reading),
  ...readPremiums(reading),
]
