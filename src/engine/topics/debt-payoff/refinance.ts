/** An offer to refinance student loans: what it saves at the same payments, and what it ends for good. */
import { addMonths } from '../../calendar.ts'
import { isFederalLoan, isInDefault } from '../../facts/debts.ts'
import { type Figure, sumOf } from '../../figure.ts'
import { links } from '../../links.ts'
import type { DebtPayoff } from '../../math/debt-payoff.ts'
import { loanPayment } from '../../math/loan.ts'
import type { Alternative, Check } from '../../plan.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { Months } from '../../units.ts'
import { check } from '../check.ts'
import { askedFor, type DebtTerms } from '../debt-terms.ts'
import { isUnproven } from '../debts.ts'
import { changesIn } from '../month-changes.ts'
import { type StepDraft, within } from '../steps.ts'
import { monthlyBudget, payoffLedger } from './ledger.ts'
import { type OfferDay, offerDay } from './offer-day.ts'
import { payoffFigures, scheduleInputs } from './results.ts'
import type { DebtWork } from './work.ts'

export interface Offer {
  readonly rate: Figure
  /** The plan with these loans at that rate, from the day on which it can be taken. */
  readonly refinanced: DebtPayoff
  /** Federal rights are not given up before the emergency fund is full; absent where nothing is waited for. */
  readonly waits: OfferDay | undefined
  readonly isFederal: boolean
  /** It is for a Parent PLUS, and the other federal loans stay out of it. */
  readonly isForPlus: boolean
  /** A plan that follows income forgives, or costs less: nothing that ends it is worth its rate. */
  readonly endsForgiveness: boolean
  /** What it would save in all at the same payments; below nothing where it costs more; undefined where nothing of it can be counted. */
  readonly saved: Figure | undefined
  /** What it asks for each month on what is owed then, and over how long, where its years were told. */
  readonly asks: { readonly payment: Figure; readonly years: Figure } | undefined
  /** It asks for more than the month has for these loans. */
  readonly isTooMuch: boolean
}

/** A Parent PLUS that follows no income: beside loans that will be forgiven it has nothing of theirs to lose. */
const isPlusAlone = ({ loans, reader }: DebtWork, { told }: DebtTerms): boolean =>
  loans?.isApart === true &&
  loans.kind === 'student' &&
  told.loanType === 'parent_plus' &&
  reader.told('parentPlusConsolidated') !== true

/** The loans that an offer is for: private ones where there are any, for a federal one has rights to lose. */
export function offeredFor(work: DebtWork): readonly DebtTerms[] {
  const { debts } = work
  const open = debts.filter(
    (debt) => debt.kind === 'student_loan' && !isUnproven(debt) && !isInDefault(debt.told),
  )
  const ofPrivate = open.filter(({ told }) => !isFederalLoan(told))
  const plus = open.filter((debt) => isPlusAlone(work, debt))
  return ofPrivate.length > 0 ? ofPrivate : plus.length > 0 ? plus : open
}

export function offerOf(work: DebtWork): Offer | undefined {
  const { reader, sheet, loans, choice, paid, numbers } = work
  const loansOf = offeredFor(work)
  if (reader.told('refinanceRate') === undefined || loansOf.length === 0 || work.stage === 'free')
    return undefined
  const rate = reader.number('refinanceRate')
  const isFederal = loansOf.some(({ told }) => isFederalLoan(told))
  const isForPlus = loansOf.every((debt) => isPlusAlone(work, debt))
  const isTaken = ({ id }: DebtTerms): boolean =>
    loansOf.some((one) => one.id === id) || (isFederal && !isForPlus && id === loans?.merged.id)
  const isCounted = paid.some(isTaken) && work.plan.months !== undefined
  const takenAt = paid.flatMap((debt, index) => (isTaken(debt) ? [index] : []))
  const waits = isFederal && isCounted ? offerDay(work, takenAt) : undefined
  const after = waits?.months ?? 0
  const balances = loansOf.map(({ balance }) => balance)
  const then = waits?.schedule[after - 1]?.balances
  const owed =
    then === undefined ? sumOf(balances) : takenAt.reduce((sum, index) => sum + (then[index] ?? 0), 0)
  const years = reader.told('refinanceYears') === undefined ? undefined : reader.number('refinanceYears')
  const payment =
    years === undefined
      ? 0
      : loanPayment({
          principal: owed,
          rate: rate.value,
          months: Math.round(years.value * monthsPerYear),
        })
  const today = takenAt.reduce((sum, index) => sum + (numbers[index]?.minimum ?? 0), 0)
  // A lender asks for its own payment; where that is lower, as much is paid as before.
  const raised = today === 0 ? 1 : Math.max(1, payment / today)
  const refinanced = work.tried({
    debts: numbers.map((debt, index) =>
      takenAt.includes(index)
        ? {
            ...debt,
            rate: rate.value,
            ...(after > 0 && { promotion: { rate: debt.rate, months: after } }),
            ...(raised > 1 && { later: { afterMonths: after, minimum: debt.minimum * raised } }),
          }
        : debt,
    ),
    ...(waits !== undefined && { claims: waits.claims }),
  })
  return {
    rate,
    refinanced,
    waits,
    isFederal,
    isForPlus,
    endsForgiveness: isFederal && !isForPlus && (loans?.isApart === true || choice?.best !== undefined),
    isTooMuch: isCounted && payment - today > roomIn(work, after),
    saved: isCounted
      ? sheet.computed(
          'refinance.saved',
          'Interest that the offer would save at the same payments',
          'usd',
          'interest of the plan − interest with these loans at the offered rate from the day on which it can be taken, each month by month with the same payments, at least the one that the offer asks for, and no fee',
          [rate, ...(years === undefined ? [] : [years]), ...scheduleInputs(work)],
          Math.round(work.tried({ debts: numbers }).totalInterest - refinanced.totalInterest),
        )
      : undefined,
    asks:
      years === undefined
        ? undefined
        : {
            years,
            payment: sheet.computed(
              'refinance.payment',
              'Payment that the offer asks for',
              'usd-per-month',
              `the level payment at that rate over those years on what is owed ${after > 0 ? 'when it can be taken, by the monthly schedule' : 'today'}`,
              after > 0 ? [rate, years, ...scheduleInputs(work)] : [rate, years, ...balances],
              payment,
            ),
          },
  }
}

/** What the month has beyond the payments of these loans, once some months are over. */
const roomIn = (work: DebtWork, after: Months): number => {
  const { paid, plan, goneToday, beyond } = work
  const ended = paid.filter(
    (debt, index) => (plan.debts[index]?.months ?? Infinity) <= after && !goneToday.includes(debt),
  )
  return beyond.value + sumOf(ended.map(askedFor)) + sumOf(changesIn(work, after + 1))
}

const isWorthNothing = ({ saved }: Offer): boolean => saved !== undefined && saved.value <= 0

const isDeclined = (offer: Offer): boolean =>
  offer.endsForgiveness || isWorthNothing(offer) || offer.isTooMuch

/** What the offer does, in one sentence or two. */
export function offerWords(work: DebtWork): Text {
  const offer = offerOf(work)
  if (offer === undefined) return nothing
  const { rate, saved, isFederal, isForPlus, waits, asks } = offer
  if (offer.endsForgiveness)
    return say`Decline the offer at ${rate}: it would end for good the plan by income that serves you best.`
  if (isWorthNothing(offer))
    return waits === undefined
      ? say`Decline the offer at ${rate}: at the same payments it saves nothing.`
      : say`Decline the offer at ${rate}: it ends every federal right for good, and it saves nothing more once the emergency fund is full and stands in for them.`
  if (offer.isTooMuch && asks !== undefined)
    return say`Decline the offer at ${rate} as it stands: over ${asks.years} it asks for ${asks.payment}, more than the month has for it. Ask what it costs over more years.`
  const saves =
    saved === undefined
      ? say`The offer at ${rate} lowers the rate.`
      : say`The offer at ${rate} saves about ${saved} of interest in all at the same payments${isForPlus ? words(', for the Parent PLUS alone') : nothing}.`
  if (waits?.full !== undefined && saved !== undefined)
    return join([
      isForPlus
        ? say`The offer at ${rate} is for the Parent PLUS alone. Leave your own federal loans out of it: it would end their forgiveness.`
        : say`The offer at ${rate} would end every federal right for good${withoutPay(work)}.`,
      say`Do not take it before the emergency fund is full, about ${waits.full}${words(waits.isFundSooner ? ', if you fill it before you pay these loans early' : '')}. Taken then, at the same rate and with the same payments, it saves about ${saved} of interest.`,
    ])
  if (isForPlus)
    return join([
      saves,
      words(
        'Leave your own federal loans out of it: it would end their forgiveness. Take it only with steady pay and a full emergency fund.',
      ),
    ])
  return isFederal
    ? join([
        saves,
        say`It also ends every federal right for good${withoutPay(work)}. Take it only with steady pay and a full emergency fund.`,
      ])
    : join([
        saves,
        words(
          'A private loan has no federal rights to lose: take it if the rate is fixed and it has no fee.',
        ),
      ])
}

/** What a month without pay asks for today, where the plans by income are known. */
const withoutPay = ({ choice }: DebtWork): Text =>
  choice?.low === undefined || choice.withoutIncome === undefined
    ? nothing
    : say`, such as ${choice.low.named}, which asks for ${choice.withoutIncome} when no pay comes in`

/** `isFirst`: the cash of the plan waits for it. */
export function offerSteps(work: DebtWork, isFirst: boolean): StepDraft[] {
  const offer = offerOf(work)
  if (offer === undefined || work.stage === 'shortfall' || work.stage === 'hold') return []
  const { rate, isFederal, asks, waits } = offer
  if (isDeclined(offer)) return []
  return [
    {
      id: 'refinance-offer',
      title:
        waits?.full !== undefined
          ? words('Ask for a new offer when the emergency fund is full')
          : isFederal
            ? say`Answer the offer at ${rate} only when the emergency fund is full`
            : say`Get other quotes beside the offer at ${rate}, and take the cheapest`,
      why: isFederal
        ? words(
            `Cash in the bank has to stand in for the rights that it ends${waits === undefined ? '' : ', and no offer stays open until then'}.`,
          )
        : words('Offers differ by more than most people think, and asking with a soft check costs nothing.'),
      how: join([
        asks === undefined
          ? words('Ask for its years and its monthly payment.')
          : waits === undefined
            ? say`Over ${asks.years} it asks for ${asks.payment}, and that in a bad month too.`
            : say`At ${rate} over ${asks.years} it would ask for about ${asks.payment} on what is owed then, and that in a bad month too.`,
        words(
          'Ask whether the rate is fixed, whether there is a fee, whether payments can pause, and what happens at death or disability. Pay as much each month as now: a longer term eats what the rate saves.',
        ),
      ]),
      ...(waits?.full === undefined
        ? {
            due: isFirst ? within.tenDays : within.month,
            dueWhy: isFirst
              ? 'soon, before cash goes to the loan'
              : 'a month from today; such quotes come back',
          }
        : {
            due: addMonths(work.context.today, waits.months),
            dueWhy: 'the month in which the emergency fund is full, by the monthly schedule',
            dueInputs: [waits.full],
          }),
      minutes: 60,
      link: links.refinancing,
      keep: words('The offer in writing, with rate, years, fee and what is paid in all.'),
      rank: 1,
    },
  ]
}

export function offerChecks(work: DebtWork): Check[] {
  const offer = offerOf(work)
  if (offer === undefined) return []
  const isBad = isDeclined(offer)
  const asked = offer.asks
  return [
    check(
      'refinance',
      isBad ? 'act' : 'warn',
      isBad ? 'Decline the refinance offer' : 'What the refinance offer is worth',
      join([
        offerWords(work),
        asked === undefined || offer.isTooMuch
          ? nothing
          : say`It would ask for ${asked.payment} over ${asked.years}${words(offer.waits === undefined ? '' : ' on what is owed then')}.`,
        offer.isForPlus
          ? words(
              'Gone with it are pauses in hard times and the end of the debt at death or total disability, of you or of the child. There is no way back to a federal loan.',
            )
          : offer.isFederal
            ? words(
                'Gone with it are payments by income, pauses in hard times, forgiveness, and the end of the debt at death or total disability. There is no way back to a federal loan.',
              )
            : words('Leave any federal loan out of it.'),
      ]),
    ),
  ]
}

/** The plan with these loans at the offered rate. */
export function takeOffer(work: DebtWork): Alternative | undefined {
  const offer = offerOf(work)
  if (offer?.saved === undefined || offer.endsForgiveness || offer.isTooMuch || work.clearsAtOnce)
    return undefined
  const { rate, saved, isFederal, refinanced, waits } = offer
  // It comes too late to be another way.
  if (waits !== undefined && isWorthNothing(offer)) return undefined
  const figures = payoffFigures(work, 'refinance', 'With the refinance offer', refinanced)
  return {
    id: 'refinance',
    kind: 'other',
    title:
      waits?.full === undefined ? say`Refinance at ${rate}` : say`Refinance at ${rate} about ${waits.full}`,
    detail: offer.isForPlus
      ? words('The Parent PLUS alone, with the same payments at a private lender’s rate.')
      : isFederal
        ? words(
            'The same payments at a private lender’s rate. Plans by income, pauses and forgiveness are gone for good.',
          )
        : words('The same payments at the new rate, without a fee.'),
    ledger: payoffLedger(work, figures, monthlyBudget(work)),
    difference:
      saved.value > 0
        ? say`Saves about ${saved} of interest${isFederal ? words(', for every federal right') : nothing}.`
        : words('Saves nothing.'),
  }
}
