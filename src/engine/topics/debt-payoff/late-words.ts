/** What a debt plan says first to somebody who was sued, is late, or owes a collector. */
import { isInDefault } from '../../facts/debts.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, listed, nothing, say, type Text, words } from '../../say.ts'
import { courtDue } from '../court-step.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { isJudged } from '../garnishment.ts'
import { pastDue } from '../past-due.ts'
import { isSuedForDebt } from '../sued-over.ts'
import { isOfBills, makesUpFirst } from './behind.ts'
import { inCourt, isCourtAlone } from './court.ts'
import { promisedShares, sharesInWords } from './extra.ts'
import { beginsIn, lateMadeUp, monthsToFill } from './filling.ts'
import { defaultAfter } from './loan-default.ts'
import { proofDays } from './proof-days.ts'
import type { DebtWork } from './work.ts'

export function courtWords(work: DebtWork): Text {
  const due = courtDue(work)
  if (due === undefined && isSuedForDebt(work.reader))
    return words(
      'First find the day on the court paper and answer it in writing before that day, even if you owe the money: it often comes well before the hearing.',
    )
  return due === undefined || due.value < work.context.today
    ? nothing
    : say`First answer the court paper, by ${due} at the latest: it often asks for an answer well before the hearing.`
}

/** The debts that get nothing before they are proven. */
export function unprovenWords(work: DebtWork): Text {
  const { unproven } = work
  const sued = inCourt(unproven)
  const others = unproven.filter((debt) => !sued.includes(debt) && !isInDefault(debt.told))
  return join([
    sued.length === 0
      ? nothing
      : say`Pay and promise nothing on ${namesOf(sued)} before legal aid has answered; the dates leave ${it(sued)} out.`,
    others.length === 0
      ? nothing
      : isJudged(work.reader)
        ? say`Send nothing more to ${namesOf(others)} while pay is taken for it; the dates leave it out.`
        : say`Pay nothing yet on ${namesOf(others)}: a collector has to prove ${it(others)} in writing first, so the dates leave ${it(others)} out.`,
    defaultWords(work),
  ])
}

export function defaultWords({ unproven, rehabilitated, stage }: DebtWork): Text {
  const loans = unproven.filter(({ told }) => isInDefault(told) && told.isInCourt !== true)
  return join([
    loans.length === 0
      ? nothing
      : say`Get ${namesOf(loans)} out of default by rehabilitation; the dates leave ${it(loans)} out until a payment is agreed.`,
    ...rehabilitated.map(({ label, minimum }) =>
      stage === 'shortfall'
        ? say`If you cannot pay the ${minimum} that was agreed for the ${label}, ask for less before you miss it: the payment follows your income.`
        : say`The ${label} gets the ${minimum} that was agreed until it is out of default; the dates leave it out.`,
    ),
  ])
}

const namesOf = (debts: readonly DebtTerms[]): Text => listed(debts.map(({ label }) => say`the ${label}`))
const it = (debts: readonly DebtTerms[]): Text => words(debts.length > 1 ? 'them' : 'it')

export function outOfDefault(work: DebtWork): Text {
  const { rehabilitated, unproven, minimums, reader, sheet } = work
  const isTold = (reader.told('debts') ?? []).every(({ isInCollections }) => isInCollections === true)
  return join([
    isTold
      ? nothing
      : say`With ${defaultAfter(sheet)} payments missed, or with pay taken for it, a federal student loan counts as in default: if your servicer says otherwise, tell it here.`,
    words(
      'Your federal student loan is in default. It never gets too old, and a part of pay and tax refunds can be taken without a court, so do not wait.',
    ),
    rehabilitated.length === 0
      ? nothing
      : say`Pay the ${minimums} that was agreed on time each month, and no more, until it is out.`,
    unproven.length === 0
      ? words('Then tell the plan, and choose a repayment plan.')
      : words(
          'Call, and ask for rehabilitation: agreed payments that follow your income. The plan sends nothing more until that payment is agreed; tell it then.',
        ),
  ])
}

const proof = ({ sheet }: DebtWork): Text =>
  say`Pay the collector nothing, and admit nothing, until the debt is proven in writing: ask for that within ${proofDays(sheet)} of their first letter. Keep your cash for food, housing and power. If the debt is yours and proven, get any settlement or payment plan in writing before you pay.`

const judged = words(
  'Pay is taken for this debt, so a court has mostly decided it, and proof from the collector no longer ends it. Object by the day on the notice. Ask legal aid whether you were served at all, for else the judgment may be undone, and whether a smaller sum, in writing, would end what is taken. Send nothing on top before that.',
)

const legalAid = words(
  'Ask legal aid before you pay or promise anything on that debt. Whoever sues must prove that it is yours and the sum is right. Keep what you can spare in cash: many such suits end with a smaller sum or a payment plan. Have that in writing before you pay.',
)

/** What to do where nothing that is owed is paid yet. */
export function beforePaying(work: DebtWork): Text {
  const { unproven } = work
  return join([
    ...(inCourt(unproven).length === 0 ? [] : [legalAid]),
    ...(inCourt(unproven).length === unproven.length ? [] : [isJudged(work.reader) ? judged : proof(work)]),
  ])
}

/** What comes before the payments of the plan: what is late, and a first small cushion. */
export function firstWords(work: DebtWork): Text {
  const { before, late, lateNow, toDebts, extra } = work
  if (extra.value <= 0 && !makesUpFirst(work)) return nothingToSpare(work)
  if (makesUpFirst(work)) {
    if (toDebts.value <= 0)
      return words(
        'Nothing is left to make up what is late, so ask each lender to spread it or to move it to the end. The dates leave it out.',
      )
    return before.length === 0
      ? words('The first that you can spare makes up what is late.')
      : words('The first that you can spare makes up what is late, then fills a small cushion.')
  }
  if (lateNow !== undefined && late === undefined)
    return before.length === 0
      ? say`Pay what is late today, ${lateNow}, from your cash.`
      : say`Pay what is late today, ${lateNow}, from your cash; then a first small cushion comes before the extra.`
  if (before.length === 0) return nothing
  const promised = promisedShares(work)
  if (promised.length > 0)
    return say`First send ${sharesInWords(promised)}, so that no deferred interest comes back. ${(beginsIn(work) ?? 1) > 1 ? words('When it is gone, a first small cushion is next') : words('What is left fills a first small cushion')}.`
  if (late === undefined) return words('A first small cushion comes before the extra.')
  return join([
    before.length > 1
      ? words('What is late and a first small cushion come before the extra.')
      : words('What is late comes before the extra.'),
    slowly(work),
  ])
}

/** Whether something stays late for longer than anybody waits. */
export function isSlowlyMadeUp(work: DebtWork): boolean {
  const months = monthsToFill(work, 'late')
  return work.late === undefined
    ? makesUpFirst(work) && work.extra.value <= 0
    : months === undefined || months > rules.latePatienceMonths.value
}

/** What is late, where it is not the first thing that is said: what cash pays today, and what stays. */
export const lateFirst = (work: DebtWork): Text =>
  work.extra.value <= 0 || (work.late === undefined && work.lateNow === undefined)
    ? nothing
    : join([lateFromCash(work), slowly(work)])

export const lateFromCash = ({ lateNow }: DebtWork): Text =>
  lateNow === undefined ? nothing : say`Pay ${lateNow} of what is late today, from your cash.`

/** That what is late takes longer to make up than anybody waits. */
function slowly(work: DebtWork): Text {
  const { late } = work
  if (late === undefined || !isSlowlyMadeUp(work)) return nothing
  const madeUp = lateMadeUp(work)
  return say`${late} stays late${madeUp === undefined ? nothing : say`, and at this pace it is made up only by about ${madeUp}`}. Few wait that long: ask for it to be spread or moved to the end${isOfBills(work) ? words(', and ask your county and its charities for help with rent and power') : nothing}.`
}

/** What comes first where nothing is left for it. */
function nothingToSpare(work: DebtWork): Text {
  const { before, late, lateNow } = work
  return join([
    lateNow === undefined ? nothing : say`Pay what is late today, ${lateNow}, from your cash.`,
    late === undefined
      ? before.length === 0
        ? nothing
        : words('Nothing is left for a first small cushion now, so keep any refund or extra pay for it.')
      : say`Nothing is left each month for the ${late} that ${lateNow === undefined ? words('is late') : words('stays late')}, so ask for it to be spread or moved to the end${isOfBills(work) ? words(', and ask your county and its charities for help with rent and power') : nothing}.`,
  ])
}

/** What comes before the debts, for the middle of a sentence. */
export function comesFirst({ before, late }: DebtWork): Text {
  if (late === undefined) return words('a first small cushion')
  return before.length > 1 ? words('what is late and a first small cushion') : words('what is late')
}

/** Late rent and bills alone, of which a sum is known or not; or a lawsuit alone. */
export function catchUpWords(work: DebtWork): Text {
  const { reader, lateNow, late, extra, starter } = work
  if (isCourtAlone(work))
    return join([legalAid, words('Tell the debt with its sum, and the others beside it: the plan follows.')])
  const all = pastDue(work.sheet, reader)
  const sum =
    all === undefined
      ? words('Something is late, and nobody said how much: ask for the sum in writing.')
      : say`${all} is past due.`
  const cash =
    lateNow === undefined
      ? nothing
      : late === undefined
        ? words('Your cash pays it today.')
        : say`Your cash pays ${lateNow} of it today.`
  const rest =
    extra.value <= 0
      ? late === undefined
        ? nothing
        : words('Nothing is left each month to make it up, so ask for it to be spread.')
      : late === undefined
        ? starter === undefined
          ? nothing
          : say`The ${extra} that you can spare then keeps a first cushion of ${starter} filled.`
        : say`The ${extra} that you can spare makes up the rest, then fills a first small cushion.`
  return join([
    sum,
    cash,
    rest,
    words(
      'Call the landlord or the company first, offer a part and a date, and have a payment plan in writing. Food, housing, power and the way to work come before cards and loans.',
    ),
  ])
}
