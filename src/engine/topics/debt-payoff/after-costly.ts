/** What comes once nothing costly is left: the full emergency fund, then the choice to pay early or to invest. */
import type { DateFigure, Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { listed, nothing, say, type Text, words } from '../../say.ts'
import type { Months } from '../../units.ts'
import { check } from '../check.ts'
import { fundThere, hasCash, tellsCash } from '../cushion.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { costAfterTax, rateInWords } from '../debts.ts'
import { changesIn } from '../month-changes.ts'
import { monthDate } from '../month-date.ts'
import { hasRetired } from '../retired.ts'
import { type StepDraft, within } from '../steps.ts'
import { forgivenIn } from './after-forgiveness.ts'
import { takenIn } from './birth.ts'
import { fillsFund, firstPaidFaster, fundFull, fundWaits, monthsToFill, outlastFund } from './filling.ts'
import { forLater, nextPayday, payday, withoutCash } from './for-later.ts'
import { homeAheadDetail } from './home-ahead-words.ts'
import { besidePaced, pacedOf } from './paced-words.ts'
import { goneBy } from './results.ts'
import type { DebtWork } from './work.ts'

interface AfterCostly {
  /** The month in which the last costly debt is gone. */
  readonly gone: DateFigure
  /** The debts below the costly ones that are left then, the first to end first. */
  readonly left: readonly DebtTerms[]
  /** The fund takes longer than all of them: none is ever paid early. */
  readonly isFundLast: boolean
  /** The first of them that can be paid early, or else the first of all. */
  readonly next: DebtTerms
}

/** Where costly debts end one day and others go on; absent where cash ends them today. */
function afterCostly(work: DebtWork): AfterCostly | undefined {
  const { costly, fund, middling, targets, paid, plan, goneToday } = work
  const isFirst = ({ id }: DebtTerms) => fund?.after.some((index) => paid[index]?.id === id) === true
  const last = targets.findLast((debt) => costly.includes(debt) || isFirst(debt))
  if (last === undefined || goneToday.some(({ id }) => id === last.id)) return undefined
  const monthsOf = ({ id }: DebtTerms) =>
    plan.debts[paid.findIndex((debt) => debt.id === id)]?.months ?? Infinity
  const below = middling.filter(
    (debt) => debt.kind !== 'tax' && !isFirst(debt) && monthsOf(debt) > monthsOf(last),
  )
  const left = below.length > 0 ? below : pacedOf(work)
  const gone = goneBy(work, last)
  const [first] = left
  if (gone === undefined || first === undefined) return undefined
  const waits = fundWaits(work)
  const isFundLast = waits && !below.some((debt) => outlastFund(work).includes(debt))
  const after = (waits ? monthsToFill(work, 'fund') : undefined) ?? monthsOf(last)
  return { gone, left, isFundLast, next: firstPaidFaster(work, left, { plan, after }) ?? first }
}

interface Pace {
  readonly monthly: Figure
  /** The month from which the fund has it: a child may take what is free until more payments end. */
  readonly from: DateFigure
}

/** What the month after the last costly debt sends to the fund, or the first that has something for it; undefined where none has. */
function pace(work: DebtWork, gone: DateFigure): Pace | undefined {
  const { claims, plan, fund, paid, beyond } = work
  const place = claims.findIndex(({ part }) => part === 'fund')
  const goneIn = Math.max(0, ...(fund?.after ?? []).map((index) => plan.debts[index]?.months ?? 0))
  const first = plan.schedule.find(
    ({ month, claims: given }) => month > goneIn && Math.round(given[place] ?? 0) > 0,
  )?.month
  const isLater = first !== undefined && first > goneIn + 1
  const monthly = monthlyAfter(work, place, isLater ? first : goneIn)
  if (Math.round(monthly.value) === 0) return undefined
  const inputs = [beyond, ...paid.map(({ minimum }) => minimum)]
  return {
    monthly,
    from: isLater
      ? monthDate(work, 'fund.begins', 'Payments that end leave something for the fund', first, inputs)
      : gone,
  }
}

function monthlyAfter(work: DebtWork, place: number, goneIn: Months): Figure {
  const { sheet, plan, beyond, paid, assistance } = work
  const isGone = (_: DebtTerms, index: number) => (plan.debts[index]?.months ?? Infinity) <= goneIn
  const child = takenIn(work, goneIn + 1)
  const forgiven = forgivenIn(work, goneIn + 1)
  const changed = changesIn(work, goneIn + 1)
  const paced = pacedOf(work).map((debt) => debt.paced.payment)
  return sheet.computed(
    'fund.monthly',
    'To the emergency fund each month once the costly debts are gone',
    'usd-per-month',
    `what goes to debts beyond the minimum payments + the payments of the debts that are gone by then${assistance === undefined ? '' : ' + what the other plan of the federal loans frees'}${child.length === 0 ? '' : ' − what the child takes'}${paced.length === 0 ? '' : ' − what more clears a card before its promotion ends'}${forgiven.length === 0 ? '' : ' + what the loans took that are forgiven by then'}${changed.length === 0 ? '' : ' + what else the month has more or less by then'}`,
    [
      beyond,
      ...paid.filter(isGone).map(({ minimum }) => minimum),
      ...(assistance === undefined ? [] : [assistance.freed]),
      ...child,
      ...forgiven,
      ...paced,
      ...changed,
    ],
    (plan.schedule[goneIn] ?? plan.schedule.at(-1))?.claims[place] ?? 0,
  )
}

/** It gets more than is asked meanwhile, which stands with it. */
const isPaced = ({ paced }: DebtTerms): boolean => paced !== undefined

/** "The car loan goes on as asked" */
const goOn = (debts: readonly DebtTerms[]): Text =>
  say`the ${listed(debts.map(({ label }) => words(label)))} ${words(debts.length === 1 ? 'goes' : 'go')} on as asked`

/** "From about Jul 2028 on send $550 a month to your emergency fund until it holds $9,300, by about Oct 2029" */
export function fundWords(work: DebtWork): Text {
  const { fund } = work
  const after = afterCostly(work)
  if (fund === undefined || after === undefined || !fundWaits(work)) return nothing
  const { gone, left, isFundLast, next } = after
  const sent = pace(work, gone)
  if (sent === undefined) return nothing
  const { monthly, from } = sent
  const isMore = Math.round(monthly.value) > Math.round(work.beyond.value)
  return say`From about ${from} on send ${monthly}${words(isMore ? ', the payments that have ended in it,' : '')} to your emergency fund until it holds ${fund.target}${untilFull(work)}${isFundLast ? (left.some(isPaced) ? nothing : say`; ${goOn(left)}`) : say`; only then more than is asked to the ${next.label}`}.`
}

const untilFull = (work: DebtWork): Text => {
  const full = fundFull(work)
  return full === undefined ? nothing : say`, by about ${full}`
}

export function fundCheck(work: DebtWork): Check[] {
  const { fund, highRate, reader, beyond } = work
  if (fund === undefined || beyond.value <= 0) return []
  if (fund.gap.value <= 0)
    return [
      check('fund', 'pass', 'Emergency fund is full', fundThere(fund.cash, fund.target, fund.countedWith)),
    ]
  if (!fillsFund(work)) return []
  const have = words(fund.after.length === 0 ? 'You have' : 'You then have')
  const missing = tellsCash(reader)
    ? hasCash(fund.cash)
      ? say`${have} ${fund.cash} of the ${fund.target}${fund.countedWith}`
      : say`${have} nothing of the ${fund.target}`
    : say`You did not say what you have in cash, so none of the ${fund.target} is counted on`
  return [
    check(
      'fund',
      'act',
      'The emergency fund comes before this debt',
      fund.after.length === 0
        ? say`Costly debt would come first, but none of yours costs ${highRate} or more. ${missing}.`
        : say`When cash has paid what is costly, nothing that is left costs ${highRate} or more. ${missing}.`,
    ),
  ]
}

export function choiceCheck(work: DebtWork): Check[] {
  const { stage, middling, lowRate, highRate, fund } = work
  // Tax that is owed is never held against investing.
  const untaxed = middling.filter(({ kind }) => kind !== 'tax')
  const open = firstPaidFaster(work, untaxed, { plan: work.plan, after: 0 }) ?? untaxed[0]
  if (open === undefined || stage === 'shortfall' || stage === 'hold') return []
  const after = afterCostly(work)
  if (after === undefined)
    return [
      check(
        'middling',
        'warn',
        'Paying early or investing',
        homeAheadDetail(work) ??
          say`The ${open.label} costs ${rateInWords(open)}${words(open.afterTax === undefined ? ', ' : ' as its interest is deducted. Its rate is ')}between ${lowRate} and ${highRate}. ${words(hasRetired(work.reader) ? 'A full emergency fund comes before it.' : 'The employer match and a full emergency fund come before it.')} After that paying it early is a safe return of ${costAfterTax(open)}, and ${words(forLater(work))} may earn more. Both are fine.`,
      ),
    ]
  const { gone, left, isFundLast, next } = after
  const below = say`From ${gone} on only debts below ${highRate} are left.`
  if (isFundLast && fund !== undefined)
    return [
      check(
        'middling',
        'warn',
        'When the costly debts are gone, the emergency fund is next',
        say`${below} Then the emergency fund is filled to ${fund.target}${untilFull(work)}. Until then ${goOn(left)}, and when it is full nothing is left to pay early.`,
      ),
    ]
  const then =
    fund === undefined
      ? say`A full emergency fund usually comes before paying the ${next.label} at ${next.rate} early`
      : fund.gap.value > 0
        ? say`Then the emergency fund is filled to ${fund.target}${untilFull(work)}, before the ${next.label} at ${next.rate} is paid early`
        : say`Your emergency fund is full, so paying the ${next.label} at ${next.rate} early may come next`
  return [
    check(
      'middling',
      'warn',
      'When the costly debts are gone, choose again',
      say`${below} ${then}; after that both that and investing are fine.`,
    ),
  ]
}

export function fundStep(work: DebtWork): StepDraft | undefined {
  const { fund, before, reader } = work
  const full = fundFull(work)
  if (fund === undefined || full === undefined || !fillsFund(work)) return undefined
  return {
    id: 'fund',
    title: say`Send ${besidePaced(work)} to your emergency fund, until about ${full}`,
    why: say`${fund.target} in cash keeps ${words(withoutCash(work))} off a card, which would cost far more than this debt.`,
    how: say`Set it to go to an insured savings account the day after ${words(payday(work))}${before.length === 0 ? nothing : words(', once what comes first is full')}.${tellsCash(reader) ? nothing : words(' If you have the fund already, put that into the plan.')}`,
    due: within.fortnight,
    dueWhy: nextPayday(work),
    minutes: 20,
    link: links.depositInsurance,
    keep: words('The confirmation of the transfer.'),
  }
}

/** The month that ends the last costly debt sends to the fund, and then to the choice. */
export function chooseAgain(work: DebtWork): StepDraft | undefined {
  const { stage, beyond, highRate, fund } = work
  const after = afterCostly(work)
  if (stage !== 'payoff' || after === undefined || (beyond.value <= 0 && !fundWaits(work))) return undefined
  const { gone, left, isFundLast, next } = after
  const end = goneBy(work, next)
  if (end === undefined) return undefined
  const isFull = fund !== undefined && fund.gap.value <= 0
  const sent = fund === undefined || isFull ? undefined : pace(work, gone)
  if (fund !== undefined && !isFull && sent === undefined) return undefined
  const from = sent?.from ?? gone
  return {
    id: 'choose-again',
    title: isFundLast
      ? words('Fill the emergency fund now that the costly debts are gone')
      : isFull
        ? say`Choose again: pay the ${next.label} early, or invest`
        : say`Fill the emergency fund before you pay the ${next.label} early`,
    how:
      fund === undefined
        ? say`Send what is free to savings until some months of costs are there, then choose: pay the ${next.label} early, or invest. The plan’s date, ${end}, counts on a fund that is full already. Ask “Emergency fund” for the sum.`
        : isFull
          ? say`The plan pays the ${next.label} early, by ${end}. ${words(hasRetired(work.reader) ? 'Investments' : 'A retirement account')} may earn more than ${costAfterTax(next)}${words(next.afterTax === undefined ? '' : ', what it costs after tax')}, and may not. Both are fine.`
          : say`Send the ${sent?.monthly ?? nothing} that is free to savings until ${fund.target} is there${untilFull(work)}. ${isFundLast ? (left.some(isPaced) ? nothing : say`Until then ${goOn(left)}.`) : say`Then choose: pay the ${next.label} early, as the plan does by ${end}, or invest.`}`,
    why: isFull
      ? say`From then on nothing costs ${highRate} or more, and your emergency fund is full.`
      : say`From then on nothing costs ${highRate} or more. Without cash ${words(withoutCash(work))} ends on a card.`,
    due: from.value,
    dueWhy:
      from === gone
        ? 'the month in which the last costly debt is paid, by the monthly schedule'
        : 'the month in which payments that end leave something for it, by the monthly schedule',
    dueInputs: [from],
    minutes: 20,
    link: links.consumerBureau,
    keep: words('The confirmation of the transfer.'),
    // The dates count on it where the fund waits, so there it never gives way.
    rank: fundWaits(work) ? 0 : 1,
  }
}
