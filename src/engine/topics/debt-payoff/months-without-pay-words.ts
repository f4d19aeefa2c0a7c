/** What a debt plan says of the months without pay that are near, and where dollars go that no debt should get. */
import { isFederalLoan } from '../../facts/debts.ts'
import type { Check } from '../../plan.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { check } from '../check.ts'
import { coverAfterPay } from '../cover-after-pay.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { isOwedToOneself } from '../debts.ts'
import { lateSpouseRecord } from '../late-spouse-record.ts'
import type { DollarBridge } from '../next-dollar/bridge.ts'
import { bridgeInWords, withoutPay } from '../pay-bridge-words.ts'
import { forLater } from './for-later.ts'
import { isHomeNear } from './home-day.ts'
import { monthsWithoutPay } from './months-without-pay.ts'
import { paidPastPay } from './paid-past-pay.ts'
import type { DebtWork } from './work.ts'

/** Without those months it would be paid faster: it is not cheap, and nothing forgives it. */
export const waitsForMonths = (
  { keepsCash, reader, lowRate }: Pick<DebtWork, 'keepsCash' | 'reader' | 'lowRate'>,
  debt: DebtTerms,
): boolean =>
  keepsCash &&
  debt.minimumOnly === true &&
  debt.rate.value >= lowRate.value &&
  !isOwedToOneself(debt) &&
  !(reader.told('publicServiceJob') === true && isFederalLoan(debt.told))

/** What money goes into that neither a debt nor the fund takes, within a sentence; `otherwise`: where work goes on. */
export function beyondFund(work: DebtWork, otherwise: string = forLater(work)): string {
  const bridge = monthsWithoutPay(work)
  if (bridge !== undefined) return `cash for the months ${withoutPay(bridge)}`
  return isHomeNear(work.reader) ? 'cash for the home' : otherwise
}

/** Where what no debt should get belongs, to the end of the sentence and with its reason. */
export function whereSpared(work: DebtWork): Text {
  const bridge = monthsWithoutPay(work)
  return bridge === undefined
    ? words(isHomeNear(work.reader) ? 'savings for the home.' : `savings and ${forLater(work)}.`)
    : say`cash for the months ${words(withoutPay(bridge))}. ${monthsInWords(work, bridge)}`
}

/** What they cost and still need, as sentences of their own. */
export const monthsInWords = ({ reader }: Pick<DebtWork, 'reader'>, bridge: DollarBridge): Text =>
  say`${bridgeInWords(reader, bridge)} They still need ${bridge.toSave} beyond your cash.`

export function monthsCheck(work: DebtWork): Check[] {
  const { stage, costly, toDebts } = work
  const bridge = stage === 'payoff' || stage === 'as-agreed' ? monthsWithoutPay(work) : undefined
  if (bridge === undefined) return []
  const past = stage === 'payoff' ? paidPastPay(work) : undefined
  const free = costly.length > 0 ? 'Once the costly debts are gone, what' : 'What'
  return [
    check(
      'bridge',
      'act',
      `Keep cash for the months ${withoutPay(bridge)}`,
      join([
        monthsInWords(work, bridge),
        past !== undefined
          ? say`What you can spare goes to the costly debts until you stop at ${bridge.from}, so nothing of it is left for those months.`
          : toDebts.value > 0 || costly.length > 0
            ? say`${words(free)} you can spare is there only until you stop at ${bridge.from}: keep it in insured savings and Treasury bills, and lock none of it away.`
            : nothing,
        words(
          'The rest comes from retirement savings, a later last day, or benefits that begin sooner and stay smaller for life.',
        ),
        lateSpouseRecord(work, bridge),
        coverAfterPay(work, bridge),
      ]),
    ),
  ]
}
