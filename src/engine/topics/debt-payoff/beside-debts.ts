/** What a month leaves beside a sum that was told for debts, and the way on which all of it goes to them. */
import type { Figure } from '../../figure.ts'
import type { Alternative, Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { say, type Text, words } from '../../say.ts'
import { check } from '../check.ts'
import { spareBeside } from './birth.ts'
import { forLater } from './for-later.ts'
import { isHomeNear } from './home-day.ts'
import { byInterest, dearer, monthlyBudget, payoffLedger } from './ledger.ts'
import { type PayoffFigures, payoffFigures } from './results.ts'
import type { DebtWork } from './work.ts'

/** Undefined where nothing is left beside it, or nobody told. */
export function besideDebts({ sheet, reader, extra, loans }: DebtWork): Figure | undefined {
  const beside = spareBeside(reader, extra)
  // A payment that only begins with the next plan comes out of what the month leaves.
  const begins = loans?.begins
  const value = (beside?.spare ?? 0) - (begins?.value ?? 0)
  return beside === undefined || value < 1
    ? undefined
    : sheet.computed(
        'beside.spare',
        'What a month leaves beside the money for debts',
        'usd-per-month',
        `what you can put aside − what of it goes to debts${begins === undefined ? '' : ' − the payment that begins'}`,
        [...beside.inputs, ...(begins === undefined ? [] : [begins])],
        value,
      )
}

/** The other part of a month that was told in two: absent where a child on the way takes it, or only costs tell of it. */
function toldBeside(work: DebtWork): Figure | undefined {
  const { reader, stage, clearsAtOnce, birth } = work
  const isTold =
    reader.told('monthlySurplus') !== undefined || reader.told('monthlyContribution') !== undefined
  return !isTold || stage !== 'payoff' || clearsAtOnce || birth !== undefined ? undefined : besideDebts(work)
}

/** What only pay and costs tell of, where it is more than round numbers leave. */
function leftBeside(work: DebtWork): Figure | undefined {
  const { stage, clearsAtOnce, birth } = work
  if (stage !== 'payoff' || clearsAtOnce || birth !== undefined) return undefined
  const beside = besideDebts(work)
  return beside === undefined || beside.value < rules.roundedMonth.value ? undefined : beside
}

/** What whoever buys a home soon puts by beside the sum for debts. */
export const savedForHome = (work: DebtWork): Figure | undefined =>
  isHomeNear(work.reader) ? leftBeside(work) : undefined

/** That pay and costs leave more than the sum for debts, and where it belongs: the dates count none of it. */
export function besideCheck(work: DebtWork): Check[] {
  const beside = toldBeside(work) === undefined && !isHomeNear(work.reader) ? leftBeside(work) : undefined
  if (beside === undefined) return []
  const [costly] = work.costly
  const isFundShort = work.fund === undefined || work.fund.gap.value > 0
  const place =
    costly !== undefined
      ? say`the ${costly.label}, which costs ${costly.rate}, comes first`
      : words(
          isFundShort ? 'the emergency fund comes first' : `it belongs in ${forLater(work)} or in the debts`,
        )
  return [
    check(
      'beside',
      'warn',
      'Your pay leaves more than this',
      say`Your pay less what a month costs leaves ${beside} more than what goes to debts here. The dates of this plan count none of it. If it is there each month, ${place}; if it is not, a cost is missing in what you told.`,
    ),
  ]
}

/** That the plan keeps a split that was told, and whether both is right; undefined where none was told. */
export function splitWords(work: DebtWork): Text | undefined {
  const beside = toldBeside(work)
  const [dearest] = [...work.targets].sort((a, b) => b.rate.value - a.rate.value)
  if (beside === undefined || dearest === undefined) return undefined
  const all = work.reader.number('debtPaymentMonthly')
  return work.costly.length > 0
    ? say`This is your own split: ${all} for debts and ${beside} beside it. While the ${dearest.label} costs ${dearest.rate}, a dollar there earns that for certain, which nothing beside it does.`
    : say`This is your own split: ${all} for debts and ${beside} beside it. To do both is right where no debt costs ${work.highRate} or more.`
}

/** Both parts of such a split to the debts. */
export function allToDebts(work: DebtWork, plan: PayoffFigures): Alternative | undefined {
  const beside = toldBeside(work)
  if (beside === undefined) return undefined
  const { sheet } = work
  const figures = payoffFigures(
    work,
    'all-to-debts',
    'With all that is put aside',
    work.tried({ more: beside.value }),
  )
  const now = monthlyBudget(work)
  const all = sheet.computed(
    'budget.all',
    'To these debts each month, with all that is put aside',
    'usd-per-month',
    'what goes to debts each month + what a month leaves beside it',
    [now, beside],
    now.value + beside.value,
  )
  return {
    id: 'all-to-debts',
    kind: 'other',
    title: say`Send the other ${beside} to the debts as well`,
    detail: say`Nothing is put aside or invested until the debts are gone; then all ${all} is free for it.`,
    ledger: payoffLedger(work, figures, all),
    difference: byInterest(work, dearer(work, 'all-to-debts', figures, plan)),
  }
}
