/** The months without pay that are near: cash beyond the fund is theirs, and so is what a month leaves until it is enough. */
import type { Figure } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { check } from '../check.ts'
import { coverAfterPay } from '../cover-after-pay.ts'
import { idleCash } from '../idle-cash.ts'
import { lateSpouseRecord } from '../late-spouse-record.ts'
import { bridgeInWords, investedInWords, withoutPay } from '../pay-bridge-words.ts'
import type { DollarBasis } from './basis.ts'
import type { MonthlyNeed } from './need.ts'

/** Cash that neither the fund nor those months need. */
export const spareCash = ({
  sheet,
  cushion,
  today,
  bridge,
}: Pick<DollarBasis, 'sheet' | 'cushion' | 'today' | 'bridge'>): Figure | undefined =>
  idleCash(sheet, cushion, today.left, bridge?.cost)

/** Before accounts that would lock it in, and before a nearer wish: it is what the household lives on. */
export function bridgeNeed({ stage, bridge, reader }: DollarBasis): MonthlyNeed[] {
  if (stage !== 'working' || bridge === undefined || bridge.toSave.value <= 0) return []
  return [
    {
      step: 'goal',
      id: 'bridge',
      label: words(`Cash for the months ${withoutPay(bridge)}`),
      act: (amount) => say`${amount} to cash for the months ${words(withoutPay(bridge))}`,
      description: say`${bridgeInWords(reader, bridge)} In insured savings and Treasury bills, beside the emergency fund.`,
      wanted: bridge.toSave,
      stream: { kind: 'pile', total: bridge.toSave.value },
      bucket: 'cash',
      perDollar: 1,
    },
  ]
}

/** Why nothing goes to accounts yet, as sentences of their own; nothing where there are no such months. */
export function bridgeSummary({ stage, bridge, reader }: DollarBasis): Text {
  if (stage !== 'working' || bridge === undefined) return nothing
  const { there, missing, toSave } = bridge
  const cash =
    there.value > 0
      ? say` Your ${there} of cash beyond the fund ${words(toSave.value > 0 ? 'and what each month leaves stay' : 'stays')} for that.`
      : toSave.value > 0
        ? words(' What each month leaves is kept for that.')
        : nothing
  const fromSum =
    missing.value > 0 && toSave.value <= 0 ? words('The sum that you have to place pays the rest.') : nothing
  return join([say`${bridgeInWords(reader, bridge)}${cash}`, investedInWords(bridge), fromSum])
}

export function bridgeChecks(work: DollarBasis): Check[] {
  const { stage, bridge } = work
  if (stage !== 'working' || bridge === undefined) return []
  const { toSave } = bridge
  return [
    check(
      'bridge',
      'warn',
      `Keep cash for the months ${withoutPay(bridge)}`,
      join([
        toSave.value > 0
          ? say`They still need ${toSave}: what goes to cash until your last pay check pays a part, and the rest comes from retirement savings, whose withdrawals are taxed as income unless they are Roth, from a later last day, or from benefits that begin sooner and stay smaller for life. Ask “emergency fund” about them.`
          : words('They are covered: invest none of that cash, and pay yourself from it month by month.'),
        lateSpouseRecord(work, bridge),
        coverAfterPay(work, bridge),
      ]),
    ),
  ]
}
