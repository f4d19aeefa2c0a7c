/**
 * Which money pays first for the months until Social Security of who has retired: what deductions leave untaxed of pre-tax
 * savings is lost with each year, so it comes before cash.
 */
import { calendarDate, shareOfYearOver, yearOf } from '../../calendar.ts'
import type { DateFigure, Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { workdayFrom } from '../../tax/legal-holidays.ts'
import { known } from '../../tax/tax-year.ts'
import type { Dollars, Months } from '../../units.ts'
import type { BridgePaid, PayBridge } from '../pay-bridge.ts'
import { hasRetired } from '../retired.ts'
import { taxOnMore } from '../tax-on-more.ts'
import { unearnedInputs, withUnearned } from '../unearned-income.ts'
import { untaxedOn } from '../untaxed-draw.ts'
import type { RolloverWork } from './work.ts'

export interface UntaxedFirst {
  /** What comes out untaxed over those months, and of the first of them. */
  readonly inAll: Figure
  readonly monthly: Figure
  /** What cash, or investments beside it, pay; undefined where nothing is left. */
  readonly rest: Figure | undefined
  /** The first payment, where the pay of this year would tax it and cash carries the months until then. */
  readonly from: DateFigure | undefined
  /** What a year leaves untaxed beyond it; undefined where it is little. */
  readonly spare: Figure | undefined
}

/** All pre-tax savings that were told, or those of the plan alone. */
function pretaxOf({ reader, sources }: RolloverWork): Dollars {
  return reader.told('retirementSavings') === undefined
    ? sources.pretax.value
    : Math.max(
        0,
        reader.number('retirementSavings').value -
          Math.max(reader.some('rothSavings')?.value ?? 0, sources.roth.value),
      )
}

/** Whole months that cash carries until next year; none where it does not reach, or where this year is taxed no more. */
function monthsToWait({ taxes, context }: RolloverWork, { gaps, there }: PayBridge & BridgePaid): Months {
  const left = Math.round((1 - shareOfYearOver(context.today)) * monthsPerYear)
  const [first = 0] = gaps
  return there.value >= first * left && taxOnMore(taxes, context, 'iraDistributions', first) > 0 ? left : 0
}

/** Undefined where the accounts have to pay at least as much whatever comes first. */
export function untaxedFirstOf(work: RolloverWork, bridge: PayBridge & BridgePaid): UntaxedFirst | undefined {
  const { sheet, reader, context, taxes } = work
  const { gaps, cost, missing } = bridge
  if (!hasRetired(reader) || taxes.age.value < known(context.limits.earlyWithdrawal).untilAge)
    return undefined
  const { taxReturn, agi } = taxes.later
  const pretax = pretaxOf(work)
  const room = untaxedOn(withUnearned(work, taxReturn), context, pretax)
  const wait = monthsToWait(work, bridge)
  const drawn = gaps.map((gap, month) => (month < wait ? 0 : Math.min(gap, room / monthsPerYear)))
  const value = Math.round(
    Math.min(
      pretax,
      drawn.reduce((sum, part) => sum + part, 0),
    ),
  )
  const first = drawn[wait] ?? 0
  if (value <= missing.value || first < 1) return undefined
  const inputs = [cost, agi, ...unearnedInputs(work)]
  const inAll = sheet.computed(
    'bridge.untaxed',
    'What of those months comes out of pre-tax savings without federal tax',
    'usd',
    `what each month costs beyond what comes in, no more than a twelfth of what a year’s deductions leave untaxed beside other income, added up${wait === 0 ? '' : ' from January on'}`,
    inputs,
    value,
  )
  const spare = room - first * monthsPerYear
  const rest = Math.round(cost.value - value)
  return {
    inAll,
    monthly: sheet.computed(
      'bridge.untaxed-monthly',
      'A month of it at first',
      'usd-per-month',
      'what that month costs beyond what comes in, no more than a twelfth of what a year’s deductions leave untaxed',
      inputs,
      Math.round(first),
    ),
    rest:
      rest <= 0
        ? undefined
        : sheet.computed(
            'bridge.untaxed-rest',
            'What is left of it for cash',
            'usd',
            'what those months cost − what comes out of pre-tax savings without federal tax',
            [cost, inAll],
            rest,
          ),
    from:
      wait === 0
        ? undefined
        : sheet.date(
            'bridge.untaxed-from',
            'First payment',
            'the first workday of next year',
            [],
            workdayFrom(calendarDate(yearOf(context.today) + 1, 1, 1)),
          ),
    spare:
      spare < rules.leastConversion.value
        ? undefined
        : sheet.computed(
            'bridge.untaxed-spare',
            'What a year’s deductions leave untaxed beyond it',
            'usd-per-year',
            'the most that comes out of pre-tax savings in a year without federal tax − a year of what comes out at first, rounded down',
            [agi, inAll],
            Math.floor(spare),
          ),
  }
}

/** What pays for those months, to follow what they cost. */
export function untaxedFirstInWords({ there }: BridgePaid, { inAll, rest, from }: UntaxedFirst): Text {
  const pays = words(
    there.value >= (rest?.value ?? 0)
      ? 'cash beyond the emergency fund pays'
      : there.value > 0
        ? 'cash beyond the emergency fund and investments pay'
        : 'investments outside retirement accounts pay',
  )
  return say`About ${inAll} of it can come out of traditional accounts without federal tax, because deductions cover it${words(from === undefined ? '' : ' from January on')}: so that comes first, and ${rest === undefined ? words('your cash stays') : say`${pays} the other ${rest}`}.`
}

/** What else a year would leave untaxed. */
export const spareInWords = ({ spare }: UntaxedFirst): Text =>
  spare === undefined
    ? nothing
    : say`Beside that about ${spare} can be converted to Roth without federal tax: what is not used of it is lost with the year.`
