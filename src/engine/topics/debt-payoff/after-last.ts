/** Where the month's money goes when the last debt that is paid faster is gone, and only cheap ones or none are left. */
import { type DateFigure, type Figure, sumOf } from '../../figure.ts'
import { links } from '../../links.ts'
import type { FreedLater } from '../../math/debt-payoff.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import type { Months } from '../../units.ts'
import { type Worksheet, worksheet } from '../../worksheet.ts'
import { cushionOf } from '../cushion.ts'
import { longestSaving } from '../cushion-dates.ts'
import { askedFor, type DebtTerms } from '../debt-terms.ts'
import { withoutEnded } from '../ended-before-fund.ts'
import { changesIn } from '../month-changes.ts'
import { monthDate } from '../month-date.ts'
import type { StepDraft } from '../steps.ts'
import { takenByRise } from './after-forgiveness.ts'
import { savedForHome } from './beside-debts.ts'
import { takenIn } from './birth.ts'
import { changesLater } from './changed-month.ts'
import { changedPayments, loansApart } from './changed-payments.ts'
import { withoutCash } from './for-later.ts'
import { monthsWithoutPay } from './months-without-pay.ts'
import { beyondFund, monthsInWords } from './months-without-pay-words.ts'
import { paidPastPay } from './paid-past-pay.ts'
import { goneBy } from './results.ts'
import { goesOnApart } from './title.ts'
import type { DebtWork } from './work.ts'

interface AfterLast {
  /** The month in which the last of them is paid. */
  readonly gone: DateFigure
  /** What is free each month from then on. */
  readonly freed: Figure
  /** Whether other debts go on as asked. */
  readonly isApart: boolean
  /** Nothing where what a month costs was not told. */
  readonly fund:
    | {
        readonly target: Figure
        readonly countedWith: Text
        readonly gap: Figure
        readonly full: DateFigure | undefined
      }
    | undefined
}

/** Undefined where a fund or a choice has a place of its own among the debts, and where cash ends all of them today. */
function afterLast(work: DebtWork): AfterLast | undefined {
  const { stage, sheet, reader, fund, targets, costly, paid, plan, lowered } = work
  const { clearsAtOnce, beyond, goneToday } = work
  const last = targets.at(-1)
  if (stage !== 'payoff' || fund !== undefined || clearsAtOnce || last === undefined) return undefined
  if (!costly.includes(last) || paidPastPay(work) !== undefined) return undefined
  const monthsOf = ({ id }: { id: string }) =>
    plan.debts[paid.findIndex((debt) => debt.id === id)]?.months ?? Infinity
  const months = monthsOf(last)
  const gone = goneBy(work, last)
  if (gone === undefined || months === 0) return undefined
  const paidOff = paid.filter((debt) => monthsOf(debt) <= months)
  const ended = paidOff.filter((debt) => !goneToday.includes(debt))
  const returns = lowered === undefined ? [] : [lowered.freed]
  const payments = ended.map(askedFor)
  const child = takenIn(work, months + 1)
  const care = changesIn(work, months + 1)
  const freed = sheet.computed(
    'then.freed',
    'Free each month when the last costly debt is paid',
    'usd-per-month',
    `what goes to debts beyond the minimum payments + the payments that have ended by then${lowered === undefined ? '' : ' − the contribution that returns then'}${child.length === 0 ? '' : ' − what the child takes'}${care.length === 0 ? '' : ' + what else the month has more or less by then'}`,
    [beyond, ...payments, ...returns, ...child, ...care],
    beyond.value + sumOf(payments) + sumOf(care) - sumOf(returns) - sumOf(child),
  )
  if (freed.value < 1) return undefined
  const isApart = goesOnApart(work) || paid.some((debt) => monthsOf(debt) > months)
  if (reader.told('monthlyExpenses') === undefined) return { gone, freed, isApart, fund: undefined }
  const later = paid.flatMap((debt) => {
    const at = monthsOf(debt)
    return at > months && Number.isFinite(at) ? [{ debt, at }] : []
  })
  const fundWith = (on: Worksheet, ended: readonly string[]): FilledFund =>
    filledFund(work, on, { months, freed, paidOff, later, ended })
  const trial = () => worksheet([])
  const { ended: before } = withoutEnded(
    fundWith(trial(), []),
    ({ fullIn }) => ({ fullIn, gone: later.map(({ debt, at }) => ({ id: debt.id, month: at })) }),
    (ids) => fundWith(trial(), ids),
  )
  const { target, countedWith, gap, fullIn } = fundWith(sheet, before)
  const full =
    gap.value <= 0 || fullIn === undefined || fullIn > (monthsWithoutPay(work)?.ahead ?? Infinity)
      ? undefined
      : monthDate(work, 'then.full', 'The emergency fund is full', fullIn, [gap, freed])
  return { gone, freed, isApart, fund: { target, countedWith, gap, full } }
}

interface FilledFund {
  readonly target: Figure
  readonly countedWith: Text
  readonly gap: Figure
  /** Months from today. */
  readonly fullIn: Months | undefined
}

interface Filling {
  /** Months from today after which it is filled. */
  readonly months: Months
  readonly freed: Figure
  readonly paidOff: readonly DebtTerms[]
  /** What is asked for on the others goes on until each is gone, and into the fund from then on. */
  readonly later: readonly { readonly debt: DebtTerms; readonly at: Months }[]
  /** Those of them that are gone before it is full. */
  readonly ended: readonly string[]
}

function filledFund(
  work: DebtWork,
  sheet: Worksheet,
  { months, freed, paidOff, later, ended }: Filling,
): FilledFund {
  const { reader, context, paid, kept, starter } = work
  const gone = [...paidOff, ...later.flatMap(({ debt }) => (ended.includes(debt.id) ? [debt] : []))]
  const goOn = [...paid.filter((debt) => !gone.includes(debt)), ...loansApart(work, months)]
  const { target, cash, countedWith } = cushionOf(
    { sheet, reader, context },
    {
      ...changedPayments({ ...work, sheet }, gone, goOn),
      id: 'then.',
    },
  )
  const beside = savedForHome(work)
  const putBy = (beside?.value ?? 0) * months
  const there = Math.max((kept ?? cash).value, starter?.value ?? 0) + putBy
  const gap = sheet.computed(
    'then.gap',
    'Missing in the emergency fund then',
    'usd',
    `emergency fund target − the larger of the cash that stays and the first cushion${beside === undefined ? '' : ' − what a month leaves beside the money for debts, until then'}, never below nothing`,
    [
      target,
      kept ?? cash,
      ...(starter === undefined ? [] : [starter]),
      ...(beside === undefined ? [] : [beside]),
    ],
    Math.max(0, target.value - there),
  )
  let left = gap.value
  for (let month = months + 1; month <= longestSaving; month += 1) {
    const alsoFree = later.filter(({ at }) => at < month).map(({ debt }) => askedFor(debt))
    const changed = [
      ...takenByRise(work),
      ...changesLater(work).filter(({ afterMonths }) => afterMonths >= months + 1),
      ...birthLater(work, months),
    ].filter(({ afterMonths }) => afterMonths < month)
    left -=
      freed.value +
      (beside?.value ?? 0) +
      sumOf(alsoFree) +
      changed.reduce((sum, { monthly }) => sum + monthly, 0)
    if (left <= 0) return { target, countedWith, gap, fullIn: month }
  }
  return { target, countedWith, gap, fullIn: gap.value <= 0 ? months : undefined }
}

/** A child who is there only after that takes its part of the months from then on. */
const birthLater = ({ birth }: DebtWork, months: Months): FreedLater[] =>
  birth === undefined || birth.after.value <= months
    ? []
    : [{ monthly: -birth.child.value, afterMonths: birth.after.value }]

/** "your emergency fund to $9,300, by about Oct 2029, and retirement accounts after it" */
function placeOf(work: DebtWork, { fund }: AfterLast): Text {
  const later = words(beyondFund(work))
  if (fund === undefined) return say`savings until some months of costs are there, then to ${later}`
  if (fund.gap.value <= 0) return say`${later}, as your emergency fund is full`
  const beside = savedForHome(work)
  const also = beside === undefined ? nothing : say` with the ${beside} that is left beside it`
  const until = fund.full === undefined ? nothing : say`, about ${fund.full}${also}`
  return say`your emergency fund until it holds ${fund.target}${fund.countedWith}${until}, then to ${later}`
}

/** Where no month's costs were told there is no sum to name: the step says it. */
export function afterLastWords(work: DebtWork): Text {
  const after = afterLast(work)
  const bridge = monthsWithoutPay(work)
  const past = paidPastPay(work)
  if (past !== undefined && bridge !== undefined && work.stage === 'payoff')
    return say`What you can spare ends with your pay, about ${past.on}: from then on the ${past.last.label} gets what is asked and no more. ${monthsInWords(work, bridge)}`
  return after?.fund === undefined
    ? nothing
    : say`From ${after.gone} on ${after.freed} is free: send it to ${placeOf(work, after)}.${bridge === undefined ? nothing : say` ${monthsInWords(work, bridge)}`}`
}

export function afterLastStep(work: DebtWork): StepDraft | undefined {
  const after = afterLast(work)
  if (after === undefined) return undefined
  const { gone, freed, isApart, fund } = after
  const isFull = fund !== undefined && fund.gap.value <= 0
  return {
    id: 'then-fund',
    title: say`Send the ${freed} that is free then to ${words(isFull ? beyondFund(work) : 'your emergency fund')}`,
    why: words(
      isFull
        ? 'Nothing that you owe earns as much when it is paid early, and the fund is full.'
        : `Without cash ${withoutCash(work)} ends on a card again.`,
    ),
    how: say`Move the transfer on the day on which the last costly debt is gone, to ${placeOf(work, after)}.${words(isApart ? ' The other debts are paid as asked.' : '')}${fund === undefined ? words(' Ask “Emergency fund” for the sum.') : nothing}`,
    due: gone.value,
    dueWhy: 'the month in which the last costly debt is paid, by the monthly schedule',
    dueInputs: [gone],
    minutes: 20,
    link: links.consumerBureau,
    keep: words('The confirmation of the transfer.'),
    rank: 2,
  }
}
