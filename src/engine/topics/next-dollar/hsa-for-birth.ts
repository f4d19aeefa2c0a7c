/**
 * A birth within months, and a health plan that allows an HSA: what the birth can take is spent anyway, and through the
 * account the tax on it is saved. It holds that part of the cushion in cash, and only bills from after its opening may be paid
 * from it: IRS Notice 2004-2, Q&A 26.
 */
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { say, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { costOfBirth, isExpecting, monthsToBirth } from '../expecting.ts'
import { hsaAccounts, isSpouseHsa } from '../hsa-accounts.ts'
import { type DollarBasis, isPaidToday } from './basis.ts'
import type { MonthlyNeed } from './need.ts'

export const hsaForBirthId = 'hsa-for-birth'

interface HsaForBirth {
  readonly need: MonthlyNeed
  /** What it holds by the birth. */
  readonly total: Figure
  /** Whether the starter cushion lacks it still. */
  readonly isOfStarter: boolean
}

/** The most that the birth can take of the health plan, else what it surely takes. */
const billOf = ({ reader }: DollarBasis): Figure | undefined =>
  costOfBirth(reader) ?? (isExpecting(reader) ? reader.some('deductible') : undefined)

/** `match`: what the match takes of the month before. */
export function hsaForBirth(basis: DollarBasis, match: Figure | undefined): HsaForBirth | undefined {
  const { sheet, reader, stage, today, costly, cushion, monthly } = basis
  const bill = billOf(basis)
  if (stage !== 'working' || bill === undefined) return undefined
  const isPaidAhead = costly.every((debt) => isPaidToday(today, debt))
  if (!isPaidAhead || today.lateLeft.value > 0 || today.left.value < rules.starterFloor.value)
    return undefined
  const room = hsaAccounts(basis).find((account) => !isSpouseHsa(account))?.room
  const months = monthsToBirth(reader)
  const free = Math.floor(monthly.value - (match?.value ?? 0))
  const missing = cushion.target.value - today.left.value
  // A fund that is full before the birth sends what comes after it to the HSA in time.
  if (room === undefined || missing <= free * months.value) return undefined
  // A twelfth of the limit a month: the year then has room for what goes in after the birth.
  const level = Math.min(Math.ceil(bill.value / months.value), Math.floor(room.value / monthsPerYear), free)
  if (level < rules.leastPart.value) return undefined
  const each = sheet.computed(
    `monthly.${hsaForBirthId}`,
    'Into the HSA each month until the birth',
    'usd-per-month',
    'the smallest of what the birth can take over the months to it, a month of the limit, and what the match leaves of the month',
    [bill, months, room, monthly, ...(match === undefined ? [] : [match])],
    level,
  )
  const isOfStarter = cushion.starter.value > today.left.value
  return {
    isOfStarter,
    total: sheet.computed(
      `total.${hsaForBirthId}`,
      'What the HSA holds by the birth',
      'usd',
      'what goes in each month × the months to the birth',
      [each, months],
      level * months.value,
    ),
    need: {
      step: isOfStarter ? 'starter' : 'cushion',
      id: hsaForBirthId,
      label: words('HSA for the birth'),
      act: (amount) => say`${amount} to the HSA for the birth`,
      description: say`Toward the ${bill} that the birth can take, kept in cash in the HSA: the tax on it is saved, and it counts in the emergency fund.`,
      wanted: each,
      stream: { kind: 'flow', monthly: level, until: months.value },
      bucket: 'cash',
      perDollar: 1,
    },
  }
}
