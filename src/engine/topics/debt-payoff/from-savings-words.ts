/** Whether savings should pay the debts, in words. */
import type { Figure } from '../../figure.ts'
import { listed, nothing, say, type Text, words } from '../../say.ts'
import { cushionOf } from '../cushion.ts'
import { isCostly } from '../debts.ts'
import { whilePayIsGone } from '../pay-that-goes-on.ts'
import { hasRetired } from '../retired.ts'
import { changedPayments, loansApart } from './changed-payments.ts'
import { isAsked, isOpen } from './from-savings.ts'
import type { DebtWork } from './work.ts'

/** The answer, before the plan. */
export function fromSavingsWords(work: DebtWork): Text {
  const { reader, once, paid, lowRate, highRate, spare, clearsAtOnce, stage, targets, sent } = work
  if (!isAsked(reader) || paid.length === 0) return nothing
  if (stage === 'hold')
    return words(`Keep the savings while ${whilePayIsGone(reader)}: they are what you live on.`)
  if (once?.isFromSavings === true) {
    const { fund } = once
    const price = say`Each dollar that pays a debt at ${highestOf(work)} saves that much for certain, which is more than insured savings pay.`
    return clearsAtOnce
      ? say`Yes, your savings can pay ${words(targets.length > 1 ? 'them' : 'it')}, and your emergency fund${fund === undefined ? nothing : say` of ${fund}`} is still whole. ${price}`
      : say`Only in part: ${fund ?? words('some')} of it is your emergency fund and stays, and ${sent?.sum ?? once.sum} can go to debts${words(spare === undefined ? '' : ', the costliest first')}. ${price}`
  }
  if (spare !== undefined)
    return say`Yes for what costs ${highRate} or more: no savings account pays as much. A first cushion stays.`
  const open = paid.filter(isOpen)
  if (open.some((debt) => isCostly(debt, highRate))) return nothing
  const cheap = paid.filter(({ rate, promotion }) => rate.value < lowRate.value || promotion !== undefined)
  if (cheap.length === paid.length)
    return say`Keep the savings: the ${listed(paid.map(({ label }) => label))} costs less than ${lowRate}, about what insured savings pay, and cash in the bank is worth more in a bad month. Paying it is not wrong when the emergency fund is full; it only gains little.`
  const change = changedPayments(work, [], [...paid, ...loansApart(work)])
  const { target, cash } = cushionOf(work, { ...change, id: 'savings.kept.' })
  return say`Not with these savings: your ${cash} is less than the ${target} of an emergency fund, and a loan that is paid off gives nothing back when something breaks or ${words(hasRetired(work.reader) ? 'a large bill comes' : 'a pay check is lost')}.`
}

const highestOf = ({ paid, once }: DebtWork): Figure =>
  paid
    .filter((_, index) => (once?.firstTo[index] ?? 0) > 0)
    .reduce((one, other) => (other.rate.value > one.rate.value ? other : one)).rate
