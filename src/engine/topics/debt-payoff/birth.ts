/** A child on the way, whose cost was told: from the birth on it takes a part of what the month has beyond the minimum payments. */
import { addMonths } from '../../calendar.ts'
import type { FactReader } from '../../fact-reader.ts'
import { type Figure, sumOf } from '../../figure.ts'
import { links } from '../../links.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import type { Dollars } from '../../units.ts'
import type { Worksheet } from '../../worksheet.ts'
import { costOfNewChild, monthsToBirth } from '../expecting.ts'
import { monthDate } from '../month-date.ts'
import { isPayGone } from '../out-of-work.ts'
import { arePaymentsBesideCosts } from '../payments-beside-costs.ts'
import type { StepDraft } from '../steps.ts'
import { allBeyond } from './match-waits.ts'
import type { DebtWork } from './work.ts'

export interface DebtBirth {
  /** What the child takes of the money for debts each month. */
  readonly child: Figure
  /** Months from today, at the latest. */
  readonly after: Figure
}

/** Undefined where what is left of a month beside the money for debts pays for the child. */
export function debtBirth(sheet: Worksheet, reader: FactReader, extra: Figure): DebtBirth | undefined {
  const cost = costOfNewChild(reader)
  if (cost === undefined || isPayGone(reader)) return undefined
  const child = takenOf(sheet, reader, { cost, extra })
  return child.value < 1 ? undefined : { child, after: monthsToBirth(reader) }
}

/** What a month leaves beside a sum that was named for debts; nothing where neither was told. */
function spareBeside(
  reader: FactReader,
  extra: Figure,
): { readonly spare: Dollars; readonly inputs: readonly Figure[] } | undefined {
  if (reader.told('debtPaymentMonthly') === undefined || reader.known('monthlySurplus') === undefined)
    return undefined
  const surplus = reader.number('monthlySurplus')
  // What pay leaves beyond costs that hold no payments has all of them to pay.
  const isBeside = reader.told('monthlySurplus') === undefined && arePaymentsBesideCosts(reader)
  const toDebts = isBeside ? reader.number('debtPaymentMonthly') : extra
  const spare = surplus.value - toDebts.value
  return spare < 1 ? undefined : { spare, inputs: [surplus, toDebts] }
}

/** A sum for debts that was named leaves something of the month, which pays for the child first. */
function takenOf(
  sheet: Worksheet,
  reader: FactReader,
  { cost, extra }: { readonly cost: Figure; readonly extra: Figure },
): Figure {
  const beside = spareBeside(reader, extra)
  return beside === undefined
    ? cost
    : sheet.computed(
        'birth.taken',
        'What the child takes of the money for debts',
        'usd-per-month',
        'what the child costs − (what you can put aside − what of it goes to debts), never below nothing',
        [cost, ...beside.inputs],
        Math.max(0, Math.round(cost.value - beside.spare)),
      )
}

/** What is beyond the minimum payments from the birth on, those that have ended by then included; below nothing it is missing. */
function leftFrom(work: DebtWork, { child, after }: DebtBirth): { left: Figure; isMissing: boolean } {
  const { sheet, paid, plan, goneToday } = work
  const ended = paid
    .filter(
      (debt, index) => !goneToday.includes(debt) && (plan.debts[index]?.months ?? Infinity) <= after.value,
    )
    .map(({ minimum }) => minimum)
  const beyond = allBeyond(work)
  const left = beyond.value + sumOf(ended) - child.value
  return {
    isMissing: left < 0,
    left: sheet.computed(
      'birth.left',
      left < 0 ? 'Missing each month from the birth on' : 'Beyond the minimum payments from the birth on',
      'usd-per-month',
      'what is beyond the minimum payments + the payments that have ended by then − what the child takes, without the sign',
      [beyond, ...ended, child],
      Math.abs(left),
    ),
  }
}

const birthDay = (work: DebtWork, { after }: DebtBirth) =>
  monthDate(work, 'birth.day', 'The month of the birth, at the latest', after.value, [after])

/** What the child changes, for the summary. */
export function birthWords(work: DebtWork): Text {
  const { birth } = work
  if (birth === undefined || work.stage === 'shortfall') return nothing
  const { left, isMissing } = leftFrom(work, birth)
  const takes = say`From the birth on, in ${birthDay(work, birth)} at the latest, the child takes ${birth.child} of what the month leaves`
  return isMissing
    ? say`${takes}: nothing beyond the minimum payments is left then, and ${left} is missing. Find it before, in pay, in costs or in help with care. If it comes sooner, so does this.`
    : say`${takes}, and ${left} beyond the minimum payments is left. The dates count that; if it comes sooner, they move back.`
}

/** What the child takes in a month so far ahead. */
export const takenIn = ({ birth }: DebtWork, month: number): Figure[] =>
  birth === undefined || month <= birth.after.value ? [] : [birth.child]

/** The day on which the payments have to be made smaller, or they are paid out of what the child needs. */
export function birthStep(work: DebtWork): StepDraft | undefined {
  const { birth, context, stage, clearsAtOnce } = work
  if (birth === undefined || stage === 'shortfall' || clearsAtOnce) return undefined
  const { left, isMissing } = leftFrom(work, birth)
  return {
    id: 'birth',
    title: isMissing
      ? say`Find the ${left} that will be missing once the child is there`
      : words('Make what goes beyond the minimum payments smaller once the child is there'),
    why: say`The child takes ${birth.child} of what was free until then.`,
    how: isMissing
      ? words(
          'Do it before the birth; the day here is the latest. Look at pay, at the largest costs and at help with care, and ask each lender for a lower payment before one is missed.',
        )
      : say`Do it with the birth, whenever that is; the day here is the latest. From then on ${left} goes beyond the minimum payments, in the same order.`,
    due: addMonths(context.today, birth.after.value),
    dueWhy: 'the latest day of a birth: nobody told the day',
    dueInputs: [birth.after],
    minutes: 15,
    link: links.consumerBureau,
    keep: words(isMissing ? 'The new monthly budget.' : 'The confirmation of each changed transfer.'),
  }
}

/** A fund that the money for debts fills alone is fuller sooner with what else a month leaves. */
export function besideWords({ sheet, reader, extra }: DebtWork): Text {
  const beside = spareBeside(reader, extra)
  if (beside === undefined) return nothing
  const spare = sheet.computed(
    'beside.spare',
    'What a month leaves beside the money for debts',
    'usd-per-month',
    'what you can put aside − what of it goes to debts',
    beside.inputs,
    beside.spare,
  )
  return say` You can put aside ${spare} beside it, which is not counted here: sent there too, it fills the fund sooner.`
}
