/** What a child on the way, whose cost was told, takes of a sum of a month, and what is left of it for the long years. */
import type { FactReader } from '../fact-reader.ts'
import type { DateFigure, Figure } from '../figure.ts'
import { nothing, say, type Text } from '../say.ts'
import type { Dollars } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import { costOfNewChild, monthsToBirth } from './expecting.ts'
import { monthDate } from './month-date.ts'
import { monthlyBalance } from './monthly-balance.ts'
import type { DraftContext } from './topic.ts'

/** What is left of the month's sum once a child on the way is there, whose cost was told. */
export interface BirthAhead {
  /** The sum as it is until then. */
  readonly monthly: Figure
  /** What the child costs a month, and what of it comes out of that sum. */
  readonly cost: Figure
  readonly child: Figure
  /** What its own tax credits bring of that. */
  readonly credits: Figure | undefined
  /** Months from today, at the latest. */
  readonly after: Figure
  /** Without the sign: below nothing it is missing. */
  readonly left: Figure
  readonly isMissing: boolean
}

/** What a month leaves in all, of which a sum is a part. */
export interface LeftOfMonth {
  readonly left: Dollars
  readonly inputs: readonly Figure[]
  /** 'take-home pay − what a month costs', for a formula in words. */
  readonly how: string
}

/** What pay leaves of a month, where both were told. */
export function leftByBalance(reader: FactReader): LeftOfMonth | undefined {
  const balance = monthlyBalance(reader)
  return balance && { ...balance, how: `${balance.comesIn} − what a month costs` }
}

/** `taken`: what of its cost comes out of that sum, where it is not all of it; `credits`: what its tax credits pay of it. */
export function birthAhead(
  sheet: Worksheet,
  reader: FactReader,
  monthly: Figure,
  { taken, credits }: { readonly taken?: Figure | undefined; readonly credits?: Figure | undefined } = {},
): BirthAhead | undefined {
  const cost = costOfNewChild(reader)
  if (cost === undefined) return undefined
  const child = taken ?? cost
  const difference = monthly.value - child.value
  return {
    monthly,
    cost,
    child,
    credits,
    after: monthsToBirth(reader),
    isMissing: difference < 0,
    left: sheet.computed(
      'birth.left',
      difference < 0 ? 'Missing each month from the birth on' : 'Left each month from the birth on',
      'usd-per-month',
      'what you can put aside each month − what the child costs, without the sign',
      [monthly, child],
      Math.abs(difference),
    ),
  }
}

/** What its credits and what a month leaves beside an amount that was named pay of the child comes first. */
function takenOf(
  sheet: Worksheet,
  reader: FactReader,
  monthly: Figure,
  { month, credits }: PaidFirst,
): Figure | undefined {
  const child = costOfNewChild(reader)
  const spare = month === undefined ? 0 : month.left - monthly.value
  if (child === undefined || (spare < 1 && credits === undefined)) return child
  const beside = month === undefined || spare < 1 ? undefined : month
  const parts = [
    ...(credits === undefined ? [] : ['what its tax credits bring']),
    ...(beside === undefined ? [] : [`(${beside.how} − the sum that is placed)`]),
  ]
  return sheet.computed(
    'birth.taken',
    'What the child takes of the sum',
    'usd-per-month',
    `what the child costs − ${parts.join(' − ')}, never below nothing`,
    [
      child,
      ...(credits === undefined ? [] : [credits]),
      ...(beside === undefined ? [] : [monthly, ...beside.inputs]),
    ],
    Math.max(
      0,
      Math.round(child.value - (credits?.value ?? 0) - Math.max(0, beside === undefined ? 0 : spare)),
    ),
  )
}

interface PaidFirst {
  /** What else a month leaves, where it is known. */
  readonly month: LeftOfMonth | undefined
  readonly credits?: Figure | undefined
}

/** Undefined where the child takes nothing of the sum. */
export function birthOfSum(
  sheet: Worksheet,
  reader: FactReader,
  monthly: Figure,
  first: PaidFirst,
): BirthAhead | undefined {
  if (monthly.value === 0) return undefined
  const taken = takenOf(sheet, reader, monthly, first)
  return taken === undefined || taken.value === 0
    ? undefined
    : birthAhead(sheet, reader, monthly, { taken, credits: first.credits })
}

/** The sum of a month of the long years: from a birth on, what the child leaves of it. */
export const lastingSum = ({
  monthly,
  birth,
}: {
  readonly monthly: Figure
  readonly birth: BirthAhead | undefined
}): Dollars => (birth === undefined ? monthly.value : birth.isMissing ? 0 : birth.left.value)

interface Planned {
  readonly sheet: Worksheet
  readonly context: DraftContext
}

export const birthDay = (planned: Planned, { after }: Pick<BirthAhead, 'after'>): DateFigure =>
  monthDate(planned, 'birth.day', 'The month of the birth, at the latest', after.value, [after])

/** "takes $640 a month", or what it costs and who pays for which part, to stand after the child. */
export const takesInWords = ({ cost, child, credits }: BirthAhead): Text =>
  child.value === cost.value
    ? say`takes ${child}`
    : say`costs ${cost}, of which ${credits === undefined ? nothing : say`its own tax credits bring about ${credits} back and `}${child} comes out of what is put aside`

/** What the child takes of the sum, for a summary; `rest` says what becomes of what it leaves. */
export function birthInWords(planned: Planned, birth: BirthAhead, rest: (left: Figure) => Text): Text {
  const { monthly, left, isMissing } = birth
  const from = say`From the birth on, in ${birthDay(planned, birth)} at the latest, the child ${takesInWords(birth)}`
  if (isMissing)
    return say`${from}: nothing of the ${monthly} is left then, and ${left} is missing. Find it before, in pay, in costs or in help with care. If it comes sooner, so does this.`
  return left.value === 0
    ? say`${from}, and nothing of the ${monthly} is left then.`
    : say`${from}, and ${rest(left)}`
}
