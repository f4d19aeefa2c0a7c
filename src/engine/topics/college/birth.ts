/**
 * A child on the way, whose cost was told. Until the birth that much is kept as cash each month, and from then on the child
 * takes it: college gets from the start what it leaves, so that no transfer has to be lowered in the weeks of a birth.
 */
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import { say, words } from '../../say.ts'
import type { Dollars } from '../../units.ts'
import { type BirthAhead, birthAhead, birthDay, type LeftOfMonth, leftByBalance } from '../birth-ahead.ts'
import { costOfNewChild } from '../expecting.ts'
import { leftBesidePayments } from '../left-beside-payments.ts'
import { newChildCredits } from '../new-child-credits.ts'
import type { Need } from '../order-of-operations.ts'
import type { PayReturns } from '../pay-returns.ts'
import type { CollegeBasis } from './basis.ts'
import { areGrandchildren } from './children.ts'
import type { FirstThings } from './order.ts'

function leftByLaw(reader: FactReader): LeftOfMonth | undefined {
  const month = leftBesidePayments(reader)
  return month && { left: month.left, inputs: month.inputs, how: month.inWords }
}

/** What a month leaves in all, as told or by the law: a sum that goes in, or is only proposed, says nothing of it. */
export function leftOfMonth({ reader }: Pick<CollegeBasis, 'reader'>): LeftOfMonth | undefined {
  const key = (['monthlySurplus', 'amountMonthly'] as const).find((one) => reader.told(one) !== undefined)
  const balance = leftByBalance(reader)
  if (key === undefined && balance === undefined) return leftByLaw(reader)
  if (key === undefined || (key === 'amountMonthly' && balance !== undefined)) return balance
  const left = reader.number(key)
  return { left: left.value, inputs: [left], how: 'what you can put aside' }
}

/** Whether the child is one of whoever asks, who earns. */
export const isOwnBirth = ({ isRetired, children }: Pick<CollegeBasis, 'isRetired' | 'children'>): boolean =>
  !isRetired && !areGrandchildren(children)

/** Whether what the month leaves beside the target pays for a child on the way; true where none was told of. */
export function isChildPaidBeside(basis: CollegeBasis, target: Figure): boolean {
  const cost = costOfNewChild(basis.reader)
  const month = leftOfMonth(basis)
  if (cost === undefined || month === undefined || !isOwnBirth(basis)) return true
  return month.left - target.value >= cost.value - (newChildCredits(basis)?.value ?? 0)
}

/** Pay that comes again leaves the month of then. */
const leftThen = ({ more }: PayReturns): LeftOfMonth => ({
  left: more.value,
  inputs: [more],
  how: 'what a month leaves once pay is back',
})

/** `own`: what is put aside without gifts; `freed`: what of it was paid until today on debts that are gone. */
export function collegeBirth(
  basis: CollegeBasis,
  own: Figure,
  freed: Dollars,
  returns: PayReturns | undefined,
): BirthAhead | undefined {
  const month = returns === undefined ? leftOfMonth(basis) : leftThen(returns)
  return month === undefined || own.value === 0 || !isOwnBirth(basis)
    ? undefined
    : birthAhead(basis, own, { ...month, left: month.left + freed })
}

/** Cash of each month until the birth; of a sum all of it where the month will be short, and nothing where it will not. */
function birthNeed(basis: CollegeBasis, birth: BirthAhead, isMonthly: boolean): Need | undefined {
  if (!isMonthly && !birth.isMissing) return undefined
  const day = birthDay(basis, birth)
  return {
    step: 'goal',
    id: 'birth',
    label: words('Cash for the child on the way'),
    description: isMonthly
      ? say`Insured savings until the birth, in ${day} at the latest. From then on the child takes it.`
      : say`Insured savings: from the birth on, in ${day} at the latest, ${birth.left} is missing. In a college account it could be had back only with tax on what it earned, and a penalty.`,
    act: (amount) => say`keep ${amount} for the child on the way`,
    wanted: isMonthly ? birth.child : undefined,
  }
}

/** What comes before college, with a child on the way, which comes before anything that is saved for longer. */
export function withBirth(
  basis: CollegeBasis,
  first: FirstThings,
  birth: BirthAhead | undefined,
  isMonthly: boolean,
): FirstThings {
  const need = birth && birthNeed(basis, birth, isMonthly)
  if (need === undefined || first.short !== undefined) return { ...first, birth }
  const isLast = ({ step }: Need) => step === 'deferral'
  return {
    ...first,
    birth,
    needs: [...first.needs.filter((one) => !isLast(one)), need, ...first.needs.filter(isLast)],
    gates: [
      ...first.gates.filter((gate) => gate !== 'retirement'),
      'birth',
      ...first.gates.filter((gate) => gate === 'retirement'),
    ],
  }
}
