/** What the number of a reply is said of: of another fact than the one that was asked it is no answer. */
import type { FactKey } from '#engine/household.ts'
import type { Mention } from './numbers.ts'
import { nearestBefore } from './owners.ts'
import { isNoCash } from './placed-after.ts'
import type { Reading } from './reading.ts'

/** Things that a number of a reply may be about, and the facts that are about them: of no other fact is it the answer. */
const subjects: readonly (readonly [words: RegExp, facts: RegExp])[] = [
  [/\b(?:stocks?|shares)\b/, /[sS]tock|[iI]nvest|^amount|[bB]asis/],
  [
    /\b(?:loans?|owe|owed|debts?|cards?|mortgage)\b/,
    /debt|loan|owed|mortgage|pastDue|expenses|payment|surplus|budget|rent/i,
  ],
  [/\broth\b/, /roth|ira|retirement/i],
  [
    /\b(?:401 ?\(?k|403 ?\(?b|457|tsp|iras?\b)/,
    /roth|ira|retire|plan|balance|stock|basis|loan|contribut|match|^amount|check|saved|college/i,
  ],
  [
    /\b(?:saved|savings)\b/,
    /sav|fund|college|cushion|^amount|surplus|retirement|cash|downPayment|contribution|(?:ira|plan)Monthly/i,
  ],
  [/\b(?:minimums?|mins)\b/, /debt|payment|minimum|surplus|budget|expenses/i],
  [/\bmin(?:imum)?s?(?: payments?)?(?: (?:is|are|of|on))* \$?\d|\b\w+ min \$?\d/, /^debts$|minimum/],
  [/\b(?:visa|amex|mastercard|discover|chase|citi|cap(?:ital)? one)\b/, /debt|payment|pastDue/i],
  [/\bextra\b/, /surplus|monthly|payment|contribution|budget/i],
  [/\b529s?\b/, /[cC]ollege|^amount/],
  [/\bpension\b/, /pension|income/i],
  [/\bsocial security\b/, /^ss|income|spouseSs|benefit/i],
  [/\bmatch(?:es|ing|ed)?\b/, /match|contribution/i],
  [
    /\b(?:kids?|children|daughters?|sons?)\b/,
    /[dD]epend|[cC]hild|[cC]ollege|[sS]chool|Care|[sS]upport|[eE]xpenses|[cC]overage|^amount/,
  ],
  [/\bhsa\b/, /hsa/i],
  // What comes after such costs is a sum that came.
  [/\bafter (?:the |my |our )?(?:lawyers?|attorneys?|probate|commissions?|realtors?|agents?)\b/, /^amount/],
  [/\bafter (?:the )?tax(?:es)?\b/, /^amount|income|pay|surplus|pension/i],
  [/\brent(?:s|ing)?\b/, /rent|expenses|housing|cost|home|spending/i],
  [/\b(?:day ?care|child ?care|tuition)\b/, /care|expenses|tuition|college|school|services|cost/i],
  [/\b(?:bonus|overtime|commissions?)\b/, /income|pay|^amount|severance|profit/i],
  [/\b(?:unemployment|severance)\b/, /unemployment|severance|income/i],
  [/\b(?:inherit\w*|settlement)\b/, /^amount|savings|wish|owed|tax/i],
  [
    /\b(?:draw(?:ing)?|withdraw(?:ing|al)?|take out|pull out) \$?\d/,
    /expenses|withdraw|spending|need|conversion/i,
  ],
  [/\b(?:would|will|can|could|to) (?:move|roll|transfer)\b/, /^amount|balance|plan/i],
]

/** What is said to be done with a number: of no other fact is it the answer, however bare the rest is. */
const verbs: readonly (readonly [words: RegExp, facts: RegExp])[] = [
  [/\b(?:make|makes|making|earn|earns|earning|paid)\b/, /income|pay|wage|profit|agi/i],
  [/\b(?:spend|spends|spending)\b/, /expenses|spending|cost|rent|services/i],
  [/\bturn(?:ed|s|ing)? \d/, /(?:^a|A)ge$|dependents/],
  [/\b(?:retire|retiring)\b/, /retire|pension|age|horizon|ssMonthly/i],
]

/** "im 57": an age, whatever was asked. */
const saysAge = /^\W*(?:i'm|im|i am|we're|we are)\W+(?:only |now |just |about )?$/
const isAge = ({ text }: Reading, mention: Mention): boolean =>
  mention.kind === 'plain' &&
  !mention.scaled &&
  mention.per === undefined &&
  mention.low >= 18 &&
  mention.high <= 99 &&
  !/^\s*(?:k|thousand|%|percent)/.test(text.slice(mention.span[1]))
const isOwnAge = (reading: Reading, mention: Mention): boolean =>
  isAge(reading, mention) && saysAge.test(reading.text.slice(0, mention.span[0]))

/** "Won't need it til I'm 60": an age to come, and no number of years. */
const comes =
  /\b(?:until|till?|when|before|once|by the time|by) (?:i'm|im|i am|i turn|i hit|i reach|we're|we are|age) (?:about |like )?$/
const isAgeToCome = (reading: Reading, mention: Mention): boolean =>
  isAge(reading, mention) && comes.test(reading.text.slice(0, mention.span[0]))

/** "I make 80k", when it was asked what the other one earns. */
const saysOwn =
  /\b(?:i|i'm|im) (?:(?:only|currently|now|also) )?(?:make|making|earn|earning|bring|get|take home)\b|\bmy (?:own )?(?:pay|salary|income|wage)\b/

/** Words that give the number of a reply another meaning than the one that was asked for. */
const meansOther: readonly (readonly [RegExp, ReadonlySet<FactKey>])[] = [
  [
    /\b(?:thru|through|via) (?:my |our |his |her )?(?:work|job|employer)\b|\b(?:life insurance|policy|coverage)\b/,
    new Set([
      'coverageAmount',
      'spouseCoverageAmount',
      'employerCoverage',
      'premiumMonthly',
      'insuranceBudgetMonthly',
    ]),
  ],
  [
    /\b(?:can|could|able to) pay\b/,
    new Set(['monthlySurplus', 'debtPaymentMonthly', 'insuranceBudgetMonthly']),
  ],
]

/** "I do 90 she does 40": the number right behind "I", where the other one is named beside it. */
const isOfOneOfTwo = ({ people }: Reading, { span }: Mention): boolean =>
  nearestBefore(people, span[0])?.owner === 'self' && people.some(({ owner }) => owner === 'spouse')

/** A number of people is said of people: not "3 months", not "2 of those 8k". */
const countsPeople = /^(?:earners|numDependents|familySize)$/
const ofPeople =
  /^ ?(?:$|[.,;!?)]|of (?:us|them)\b|people\b|adults?\b|workers?\b|earners?\b|incomes?\b|pay ?checks?\b|kids?\b|child(?:ren)?\b|dependents?\b|in all\b|total\b|but\b|and\b)/

/** "His pension is closer to 52,000": not what oneself earns. */
const ofSelf: ReadonlySet<FactKey> = new Set(['income', 'age', 'payThisYear', 'ssMonthly', 'pensionMonthly'])

/** "Mortgage 290 at 5.1", "rent is 1500": one part of what a month costs. */
const onePart = /\b(?:mortgage|rent|car|daycare|insurance)(?: (?:is|of|about|around|like))* \$?$/
const ofOnePart = /rent|debt|payment|mortgage|home|care|premium|insurance|cover/i

const ofCash: ReadonlySet<FactKey> = new Set(['savings', 'emergencyFund'])

/** Whether what is said of the number makes it another fact than the one that was asked; `isBare`: little else is said. */
export function isOfAnother(reading: Reading, mention: Mention, key: FactKey, isBare: boolean): boolean {
  const { text } = reading
  if (verbs.some(([words, keys]) => words.test(text) && !keys.test(key))) return true
  if (isOwnAge(reading, mention) && key !== 'age') return true
  if (isAgeToCome(reading, mention) && !key.endsWith('Age')) return true
  if (key.startsWith('spouse') && (saysOwn.test(text) || isOfOneOfTwo(reading, mention))) return true
  if (isBare) return false
  if (ofCash.has(key) && isNoCash(reading, mention)) return true
  if (onePart.test(mention.before) && !ofOnePart.test(key)) return true
  if (countsPeople.test(key) && (mention.time !== undefined || !ofPeople.test(mention.after))) return true
  if (ofSelf.has(key) && nearestBefore(reading.people, mention.span[0])?.owner === 'spouse') return true
  // "plus 200 for parking" tells something more, and not what was asked.
  if (/^\W*(?:plus|also|and|another)\b/.test(text)) return true
  return (
    meansOther.some(([words, keys]) => words.test(text) && !keys.has(key)) || speaksOfAnother(reading, key)
  )
}

/** "Nothing saved" is no answer to what is owed. */
export const speaksOfAnother = ({ text }: Reading, key: FactKey): boolean =>
  subjects.some(([words, keys]) => words.test(text) && !keys.test(key))
