/** The kind of a debt that a number does not name itself: what is spoken of beside it. */
import type { DebtKind } from '#engine/facts/debts.ts'
import { isCollected, isSuedFor } from './collectors.ts'
import { inSentence, type Ledger, lookback } from './debt-ledger.ts'
import { paysOffHome } from './debt-names.ts'
import type { Mention } from './numbers.ts'

/** What says before a number, and after it, that it is owed. */
export const owes =
  /\b(?:owes?|owing|(?<!(?:i|we|he|she|they) |^|[.!?] ?)owed|in the hole|bal(?:ances?)?\.?(?: of| is)?|debts?(?: of| is| was| totaling)?|left(?: to pay)?|still have|payoff|(?:have to|must|need to|gotta|to) (?:pay|give) back)(?: (?:the |my |them |him |her |on |it |like |just |about |around |is |still |irs |bank |of |i have ))*$/
export const owedAfter =
  /^ ?(?:in|of|worth of) (?:\w+ )?debts?\b|^ ?(?:left(?! over| at the end| each| every| after| a month| per)|owed|remaining|to go|outstanding|balance)\b|^ debt\b|^ in the hole\b/
/** "I owe 2,750 for an ambulance ride". */
const forCare =
  /^ (?:from|for) (?:an?|the|my|our|his|her|some|last year's) (?:\w+(?:'s)? ){0,2}(?:ambulance|hospital|emergency room|er (?:visit|trip)|surgery|operation|delivery|birth|mri|scan|x-?ray|root canal|broken (?:arm|leg|wrist|ankle)|dental work|crown|doctor|treatment|therapy)\b/

/** "I borrowed from my 401(k) and still owe 9,000 on that loan". */
const fromPlan =
  /\b(?:borrowed|took|taken)\b[^.;!?\n]{0,30}\b(?:from|against|out of|on) (?:my|our|the) (?:401 ?\(?k\)?|403 ?\(?b\)?|tsp|retirement)/
const onThatLoan = /^ (?:still |left )?(?:on|of|to) (?:that|the|this|it)(?: loan)?\b/

/** "The hospital billed me 3,900", "the clinic wants 900 from me". */
export const isBilled =
  /\b(?:hospital|clinic|emergency room|er|surgeon|dentist|doctor|ambulance(?: company)?|orthodontist)(?:'s office)?(?: has| is| just)* (?:billed|billing|charged|charging|sent|wants|is asking)(?: (?:me|us|from me|an? bill|my|our|the|for|of|over|about|around))* \$?$/

/** What is refinanced is the home, where no other loan is named. */
const isRefinanced = (text: string): boolean =>
  /\bre-?financ\w*|\brefi\b/.test(text) &&
  !/\b(?:student|car|auto|truck|personal|school|federal)\b/.test(text)

const ofVehicle = /\b(?:car|truck|auto|vehicle|suv|van|minivan|pickup|motorcycle)\b/
/** "My truck is worth 21k and I owe 29k": what is owed is owed on it. */
const besideWorthOfCar =
  /\b(?:car|truck|auto|vehicle|suv|van|minivan|pickup|motorcycle)\b[^.;!?\n]{0,24}\b(?:worth|kbb|sells? for|values?d?)\b[^.;!?\n]{0,40}$/
const ofDwelling = /\b(?:house|home|condo|mortgage|student|school)\b/
export const byTopic: Partial<Record<string, DebtKind>> = {
  mortgage: 'mortgage',
  student_loans: 'student_loan',
}

/** "Owe 190k", after "pay the house down?": the balance of the only debt that was told without one. */
function openKind({ household }: Ledger['reading']): DebtKind | undefined {
  const [only, ...others] = (household?.debts ?? []).filter(({ balance }) => balance === undefined)
  return others.length === 0 ? only?.kind : undefined
}

/** The kind of debt that is spoken of when a number says only "owe" or "debt". */
export function kindNearby(ledger: Ledger, mention: Mention): DebtKind | undefined {
  const { reading, names } = ledger
  // A loan on a car, a home or studies is named beside the lawsuit, or another debt is meant.
  const isSued = isSuedFor(reading, mention)
  const kindOfSued = (kind: DebtKind): DebtKind =>
    isSued &&
    (kind === 'auto' ||
      kind === 'mortgage' ||
      kind === 'heloc' ||
      kind === 'student_loan' ||
      ledger.entries.some(({ debt }) => debt.kind === kind && debt.balance !== undefined))
      ? 'other'
      : kind
  if (isBilled.test(mention.before)) return 'medical'
  if (fromPlan.test(mention.before) && onThatLoan.test(mention.right)) return 'plan_loan'
  if (owes.test(mention.left) && besideWorthOfCar.test(lookback(reading.text, mention.span[0], 80)))
    return 'auto'
  const earlier = inSentence(ledger, mention)
  if (earlier) return kindOfSued(earlier.kind)
  if (forCare.test(mention.right)) return 'medical'
  const inDebt =
    owedAfter.test(mention.right) &&
    /debt|in the hole/.test(mention.right.slice(0, 24).replace(/[),.;].*$/s, ''))
  const kinds = new Set(names.filter((name) => name.sure).map((name) => name.kind))
  if (
    !inDebt &&
    mention.low >= 30_000 &&
    /\b(?:house|home|condo)\b/.test(lookback(reading.text, mention.span[0], 120))
  )
    return 'mortgage'
  if (!inDebt && mention.low >= 30_000 && (paysOffHome.test(reading.text) || isRefinanced(reading.text)))
    return 'mortgage'
  if (/\bcredit limit\b/.test(lookback(reading.text, mention.span[0], 80))) return 'credit_card'
  if (
    /^ on (?:it|the (?:car|truck)|my (?:car|truck))\b/.test(mention.right) &&
    /\b(?:car|truck|suv|van|vehicle)\b/.test(lookback(reading.text, mention.span[0], 60))
  )
    return 'auto'
  if (kinds.has('credit_card') && inDebt) return 'credit_card'
  const [onlyKind] = kinds
  if (onlyKind !== undefined && kinds.size === 1) return kindOfSued(onlyKind)
  if (ofVehicle.test(reading.text) && !ofDwelling.test(reading.text)) return 'auto'
  const told = byTopic[reading.topic ?? '']
  if (told) return told
  if (/\bapr\b/.test(reading.text) && (owes.test(mention.left) || inDebt)) return 'credit_card'
  if (isCollected(reading, mention) || isSued) return 'other'
  if (/\binterest\b/.test(reading.text) || !(owes.test(mention.left) || inDebt)) return undefined
  return openKind(reading) ?? 'other'
}
