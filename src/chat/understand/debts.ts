/** Debts: each with what is owed, at what rate, with what payment, to whom; merged with those told before. */
import type { Debt } from '#engine/facts/debts.ts'
import { middle } from '#engine/household.ts'
import { withAlike } from './alike-debts.ts'
import { bareDebts, leftByDenial, noDebtAt } from './bare-debts.ts'
import { carValueOfKnown } from './car-values.ts'
import { debtEntries, type TellsDebts } from './debt-entries.ts'
import { add } from './debt-ledger.ts'
import { debtNamesIn } from './debt-names.ts'
import { debtOfferIn, withoutOffered } from './debt-offers.ts'
import type { DebtEntry } from './debt-totals.ts'
import { withImpliedNames } from './implied-names.ts'
import { isMinimumOfUnknown, listedOfKnown, namedOfKnown } from './known-debts.ts'
import { markBareLate } from './late.ts'
import { type Find, find, type Reader } from './reading.ts'

/** Whether what is told now is about a debt told before. */
function isSame(known: Debt, told: Debt): boolean {
  if (known.name !== undefined && told.name !== undefined) return known.name === told.name
  const kindUnknown = known.kind === undefined || known.kind === 'other'
  if (told.kind !== undefined && !kindUnknown && known.kind !== told.kind) return false
  if (known.name !== undefined && told.name === undefined && told.kind === undefined) return false
  const sameRate = told.rate === undefined || known.rate === undefined || told.rate === known.rate
  if (told.balance !== undefined && known.balance !== undefined)
    return JSON.stringify(told.balance) === JSON.stringify(known.balance) && sameRate
  return sameRate
}

/** How far a total may be from the sum of what it is made of: people round totals. */
const leastNear = 0.95

/** Whether a debt told before is the total of those that are told now one by one: "30k on cards", then four cards. */
function isTotalOf(known: Debt, told: readonly Debt[]): boolean {
  const parts = told.filter(({ kind, balance }) => kind === known.kind && balance !== undefined)
  if (known.balance === undefined || parts.length < 2) return false
  const sum = parts.reduce((all, { balance = 0 }) => all + middle(balance), 0)
  const total = middle(known.balance)
  return Math.min(sum, total) / Math.max(sum, total) >= leastNear
}

/** The debts told before with those of this message laid over them. */
function withDebts(before: readonly Debt[], told: readonly Debt[]): Debt[] {
  const known = before.filter((debt) => !isTotalOf(debt, told))
  const debts: Debt[] = [...known]
  for (const debt of told) {
    const place = debts.findIndex((one, index) => index < known.length && isSame(one, debt))
    if (place < 0) debts.push(debt)
    else debts[place] = { ...debts[place], ...debt }
  }
  return debts.slice(0, 30)
}

/** "61k in student loans (federal, avg 6.2%)" */
const lenderAside = /\bloans?\b[^.;()\n]{0,24}\((?:all |both )?(federal|private)\b/

const loanTypes: readonly (readonly [NonNullable<Debt['loanType']>, RegExp])[] = [
  // "Parent PLUS: none", "no Parent PLUS" is told by whoever has none.
  [
    'parent_plus',
    /(?<!\b(?:no|not|without|zero|not a|never had) )\bparent[- ]plus\b(?!(?: loans?)?:? (?:none|zero|n\/a)\b)/,
  ],
  // "88k student loans 5.8% private"
  [
    'private',
    /\bprivate (?:student )?loans?\b|\bsallie mae\b|\bnavient private\b|\bstudent loans?\b[^.;!?\n]{0,6}(?:\d{1,2}(?:\.\d{1,3})? ?%?,? )?\(?private\b(?! (?:school|college|university|sector|company|practice))/,
  ],
  [
    'federal',
    /\bfed(?:eral)? (?:student |direct )?loans?\b|(?<=(?:\d|k|thousand|grand) )fed(?:eral)?(?= ?(?:@|at |,|;|\d|$))|\b(?:direct|stafford|perkins|grad[- ]plus) loans?\b/,
  ],
]

/** "Should I take out a Parent PLUS?": one that is only thought about names no loan that there is. */
const plusAhead =
  /\b(?:should (?:i|we)|can (?:i|we)|could (?:i|we)|thinking (?:about|of)|considering|going to|about to|plan(?:ning)? to|will|i'll|we'll)\b[^.?!\n]{0,30}\bparent[- ]plus\b/g

/** "Private loans:" over the only list of loans. */
function lenderOfList(text: string): string | undefined {
  const headings = [
    ...text.matchAll(/(?:^|[\n.;] ?)(?:my |our )?(private|federal) (?:student )?loans ?(?::|\n)/g),
  ]
  return headings.length === 1 && !severalLenders(text) ? headings[0]?.[1] : undefined
}

/** Who lent a student loan, when the message speaks of one such loan and of one lender. */
function withLoanType(text: string, debts: readonly Debt[]): Debt[] {
  const named = loanTypes.filter(([type, pattern]) =>
    pattern.test(type === 'parent_plus' ? text.replace(plusAhead, '') : text),
  )
  const [only] = named
  const aside = lenderAside.exec(text)?.[1]
  const every =
    /\b(?:all|both)(?: of them)?(?: are)? (federal|private)\b/.exec(text)?.[1] ?? lenderOfList(text)
  if (every === 'federal' || every === 'private')
    return debts.map((debt) => (debt.kind === 'student_loan' ? { ...debt, loanType: every } : debt))
  const isOne = debts.filter(({ kind }) => kind === 'student_loan').length === 1
  if (isOne && named.length === 0 && (aside === 'federal' || aside === 'private'))
    return debts.map((debt) => (debt.kind === 'student_loan' ? { ...debt, loanType: aside } : debt))
  if (!only || named.length > 1 || !isOne) return [...debts]
  return debts.map((debt) => (debt.kind === 'student_loan' ? { ...debt, loanType: only[0] } : debt))
}

/** Private and federal loans are told apart. */
const ofFederal = /\b(?:federal|grad[- ]plus|stafford|direct loans?|sub ?\/ ?unsub|(?:un)?subsidized)\b/
const ofPrivate = /\b(?:private|sallie mae|sofi)\b/
const severalLenders = (text: string): boolean => ofPrivate.test(text) && ofFederal.test(text)

/** "27k private at 9.2, 28k federal": who lent each, where each says so beside its balance. */
function withOwnLender(text: string, { debt, at }: DebtEntry): Debt {
  if (debt.kind !== 'student_loan' || debt.loanType !== undefined) return debt
  const before = /\b(private|federal)(?: #?\d)?\b[^;.\n\d]{0,16}$/.exec(
    text.slice(Math.max(0, at[0] - 30), at[0]),
  )?.[1]
  const after = /^(?: (?:in|of|are|is))? (private|federal)\b/.exec(text.slice(at[1], at[1] + 16))?.[1]
  const within = /\b(private|federal)\b/.exec(text.slice(...at))?.[1]
  const next = /^ (?:in )?(grad[- ]plus|stafford|direct loans?|sub ?\/ ?unsub|sallie mae|sofi)\b/.exec(
    text.slice(at[0], at[0] + 40).replace(/^\$?[\d.,]{1,15} ?k?/, ''),
  )?.[1]
  if (next !== undefined) return { ...debt, loanType: ofPrivate.test(next) ? 'private' : 'federal' }
  const lender = after ?? within ?? before
  return lender === 'private' || lender === 'federal' ? { ...debt, loanType: lender } : debt
}

/** "No student loans with a rate of 6%", "the loan rate is 6": of what it is the rate is said. */
const ofOtherDebts = /\b(?:loans?|cards?|debts?)\b/
/** "Invest it or pay the house down? Rate is 6.1": the rate of the only debt that is spoken of. */
function withRate(bare: readonly DebtEntry[], rateAlone: TellsDebts['rateAlone']): DebtEntry[] {
  const [only, ...others] = bare
  if (only === undefined || others.length > 0 || rateAlone === undefined) return [...bare]
  if (ofOtherDebts.test(rateAlone.mention.before)) return [...bare]
  add(only, { rate: rateAlone.value }, rateAlone.mention)
  return [only]
}

const isNothing = ({ debt }: DebtEntry) => debt.balance === 0 && debt.rate === undefined

export const readDebts: Reader = (reading) => {
  const { entries: told, rateAlone } = debtEntries(
    reading,
    withoutOffered(withImpliedNames(reading, debtNamesIn(reading.text)), debtOfferIn(reading)),
  )
  const named = namedOfKnown(reading)
  const numbered = told.filter(
    (entry) =>
      !isNothing(entry) &&
      !entry.mentions.some((index) => {
        const mention = reading.mentions[index]
        return named.mentions.has(index) || (mention !== undefined && isMinimumOfUnknown(reading, mention))
      }),
  )
  const ofKnown =
    numbered.length === 0 && named.mentions.size === 0 ? listedOfKnown(reading, rateAlone) : named
  const before = ofKnown.mentions.size === 0 ? (reading.household?.debts ?? []) : ofKnown.debts
  const findsOf = (debts: readonly Debt[]): Find[] =>
    [...ofKnown.mentions].flatMap((index) => {
      const mention = reading.mentions[index]
      return mention === undefined ? [] : [find('debts', [...debts], mention.span, 'debts', 0.88, index)]
    })
  const worth = numbered.length === 0 ? carValueOfKnown(reading) : undefined
  if (worth !== undefined)
    return [find('debts', worth.debts, worth.mention.span, 'debts', 0.86, worth.mention.index)]
  if (numbered.length === 0 && ofKnown.mentions.size > 0) return findsOf(before)
  const bare = withRate(bareDebts(reading, numbered), rateAlone)
  markBareLate(reading, bare)
  const entries = withAlike(reading, [...numbered, ...bare])
  if (entries.length === 0) {
    const none = noDebtAt(reading.text)
    return none ? [find('debts', leftByDenial(reading), none, 'debts', 0.8)] : []
  }
  const debts = withDebts(
    before,
    withLoanType(
      reading.text,
      severalLenders(reading.text)
        ? entries.map((entry) => withOwnLender(reading.text, entry))
        : entries.map((entry) => entry.debt),
    ),
  )
  const found = entries.flatMap((entry): Find[] =>
    entry.mentions.length === 0
      ? [find('debts', debts, entry.at, 'debts', 0.7)]
      : entry.mentions.map((mention) => find('debts', debts, entry.at, 'debts', 0.86, mention)),
  )
  return [...findsOf(debts), ...found]
}
