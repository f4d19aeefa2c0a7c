/** The months without pay that are near: what no debt should get is kept in cash for them, before any account. */
import { say, type Text, words } from '../../say.ts'
import { cushionOf } from '../cushion.ts'
import { lastPayAge } from '../last-pay.ts'
import { type DollarBridge, dollarBridge } from '../next-dollar/bridge.ts'
import { bridgeInWords, withoutPay } from '../pay-bridge-words.ts'
import { hasRetired } from '../retired.ts'
import { forLater } from './for-later.ts'
import type { DebtWork } from './work.ts'

/** Undefined where work goes on, and where cash and a sum that was told cover those months. */
export function monthsWithoutPay(
  work: Pick<DebtWork, 'sheet' | 'reader' | 'context' | 'debts' | 'costly' | 'kept'>,
): DollarBridge | undefined {
  const { sheet, reader, debts, costly, kept } = work
  if (lastPayAge(reader) === undefined || hasRetired(reader) || reader.told('monthlyExpenses') === undefined)
    return undefined
  const cushion = cushionOf(sheet, reader, { debts: costly, id: 'months-without-pay.' })
  const bridge = dollarBridge(work, { cushion, left: kept ?? cushion.cash, debts, costly })
  return bridge === undefined || bridge.toSave.value <= 0 ? undefined : bridge
}

/** Where what no debt should get belongs, to the end of the sentence and with its reason. */
export function whereSpared(work: DebtWork): Text {
  const bridge = monthsWithoutPay(work)
  return bridge === undefined
    ? words(`savings and ${forLater(work)}.`)
    : say`cash for the months ${words(withoutPay(bridge))}. ${bridgeInWords(work.reader, bridge)} They still need ${bridge.toSave} beyond your cash.`
}
