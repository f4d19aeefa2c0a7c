/** What a child on the way, whose cost was told, takes of a sum of a month, and what is left of it for the long years. */
import type { FactReader } from '../fact-reader.ts'
import { type DateFigure, type Figure, sumOf } from '../figure.ts'
import { listed, nothing, say, type Text, words } from '../say.ts'
import type { Dollars, Months } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import { isJobLostBy } from './ending-job.ts'
import { costOfNewChild, monthsToBirth } from './expecting.ts'
import { monthDate } from './month-date.ts'
import { monthlyBalance } from './monthly-balance.ts'
import { newChildCredits } from './new-child-credits.ts'
import { payChange } from './pay-change.ts'
import type { DraftContext, Drafting } from './topic.ts'

export interface ChildInMonth {
  /** What the child costs a month, and what of it comes out of the sum that is asked about. */
  readonly cost: Figure
  readonly child: Figure
  /** What its own tax credits bring of that. */
  readonly credits: Figure | undefined
  /** What of it the month pays beside the sum. */
  readonly beside: Figure | undefined
}

/** What is left of the month's sum once a child on the way is there, whose cost was told. */
export interface BirthAhead extends ChildInMonth {
  /** The sum as it is until then. */
  readonly monthly: Figure
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

/** Whether the pay behind a month ends on a told day before the birth: the child is counted with what the cash lasts then. */
export const isMonthOverByBirth = (reader: FactReader): boolean =>
  isJobLostBy(reader, monthsToBirth(reader).value)

/** What a month leaves beside a sum: it pays for the child first. */
interface Beside {
  readonly spare: Dollars
  readonly inputs: readonly Figure[]
  readonly how: string
}

/** Undefined where no cost was told, and where its own tax credits and what is left beside the sum pay for the child. */
export function childInMonth(asked: Drafting, beside: Beside | undefined): ChildInMonth | undefined {
  const { sheet, reader } = asked
  const cost = costOfNewChild(reader)
  if (cost === undefined) return undefined
  const credits = newChildCredits(asked)
  if (credits === undefined && beside === undefined) return { cost, child: cost, credits, beside: undefined }
  const parts = [
    ...(credits === undefined ? [] : ['what its tax credits bring']),
    ...(beside === undefined ? [] : [`(${beside.how})`]),
  ]
  const child = sheet.computed(
    'birth.taken',
    'What the child takes of the sum',
    'usd-per-month',
    `what the child costs − ${parts.join(' − ')}, never below nothing`,
    [cost, ...(credits === undefined ? [] : [credits]), ...(beside?.inputs ?? [])],
    Math.max(0, Math.round(cost.value - (credits?.value ?? 0) - (beside?.spare ?? 0))),
  )
  if (child.value < 1) return undefined
  return {
    cost,
    child,
    credits,
    beside:
      beside &&
      sheet.computed(
        'birth.beside',
        'What the month pays of the child beside the sum',
        'usd-per-month',
        beside.how,
        beside.inputs,
        Math.round(beside.spare),
      ),
  }
}

/** `month`: what it leaves in all, where it leaves more than the sum. */
export function birthAhead(asked: Drafting, monthly: Figure, month?: LeftOfMonth): BirthAhead | undefined {
  const { sheet, reader } = asked
  const spare = month === undefined ? 0 : month.left - monthly.value
  const taken = childInMonth(
    asked,
    month === undefined || spare < 1
      ? undefined
      : { spare, inputs: [monthly, ...month.inputs], how: `${month.how} − the sum that is placed` },
  )
  if (taken === undefined) return undefined
  const { child } = taken
  const after = monthsToBirth(reader)
  const change = payChange(asked)
  const paid = change !== undefined && change.after <= after.value ? [change.more] : []
  const difference = monthly.value + sumOf(paid) - child.value
  return {
    ...taken,
    monthly,
    after,
    isMissing: difference < 0,
    left: sheet.computed(
      'birth.left',
      difference < 0 ? 'Missing each month from the birth on' : 'Left each month from the birth on',
      'usd-per-month',
      `what you can put aside each month${paid.length === 0 ? '' : ' + what the new pay changes'} − what the child takes of it, without the sign`,
      [monthly, ...paid, child],
      Math.abs(difference),
    ),
  }
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
export const takesInWords = (
  { cost, child, credits, beside }: ChildInMonth,
  { all = nothing, of }: { readonly all?: Text; readonly of: Text } = { of: words('what is put aside') },
): Text =>
  child.value === cost.value
    ? say`takes ${child}${all}`
    : say`costs ${cost}, of which ${listed([
        ...(credits === undefined ? [] : [say`its own tax credits bring about ${credits} back`]),
        ...(beside === undefined ? [] : [say`${beside} comes out of what else the month leaves`]),
        say`${child} comes out of ${of}`,
      ])}`

/** What months miss comes out of cash as long as nobody finds it. `counts`: which date counts that. */
export function carriedInWords(
  { sheet, context }: Planned,
  { missing, spentIn }: { readonly missing: Dollars; readonly spentIn: Months | undefined },
  { inputs, counts }: { readonly inputs: readonly Figure[]; readonly counts: Text },
): Text {
  if (spentIn !== undefined)
    return say`Until you find it your cash pays it, and is spent in ${monthDate({ sheet, context }, 'birth.spent', 'When the cash is spent on what is missing', spentIn, inputs)}${counts}. What the birth itself takes comes on top.`
  const all = sheet.computed(
    'birth.carried',
    'What is missing in all the months until the sum is enough again',
    'usd',
    'the exact schedule, month by month',
    inputs,
    Math.round(missing),
  )
  return say`Until you find it your cash pays it, ${all} in all${counts}. What the birth itself takes comes on top.`
}

/** How the credits come to be there in each month. */
export const creditsInPay = ({ credits }: ChildInMonth): Text =>
  credits === undefined
    ? nothing
    : say` That counts on ${credits} of the child’s tax credits: put the child on a new Form W-4, so that they come with each pay check, or keep as much of each refund for the months.`

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
