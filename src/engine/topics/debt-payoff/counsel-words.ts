/** The summary of debts that a better order alone does not mend: a counselor comes first. */
import { planningRules as rules } from '../../planning-rules.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { birthWords } from './birth-words.ts'
import { careInWords } from './care-ends.ts'
import { beforeFull, fillsFund, firstPaidFaster, isSpentByBirth } from './filling.ts'
import { comesFirst, firstWords, lateFirst } from './late-words.ts'
import { payAndBesideInWords, yearOfPay } from './load-pay.ts'
import { managedWords } from './managed-plan.ts'
import { beforeMatch } from './match-waits.ts'
import { newPayInWords } from './pay-change.ts'
import { payoffFigures } from './results.ts'
import { leadsWithLate } from './secured-late-words.ts'
import { isTaxLed, taxFirstWords, taxInBankruptcyWords } from './tax-debt.ts'
import type { DebtWork } from './work.ts'

export function counselWords(work: DebtWork): Text {
  const { heavyShare, paymentShare, owed, stillDue, beyond, targets, plan } = work
  const first = firstPaidFaster(work, targets, { plan, after: 0 }) ?? targets[0]
  const figures = payoffFigures(work, 'plan', 'This plan', plan)
  const reason =
    heavyShare !== undefined && isHeavy(work)
      ? say`Cards, loans and bills without a home or a car behind them come to ${heavyShare} of ${yearOfPay(work)}. A better order alone does not mend that.`
      : figures.date === undefined
        ? say`At what you can pay, ${owed} of debt does not end. It needs lower rates, not only a better order.`
        : paymentShare !== undefined && isStretched(work)
          ? say`Debt payments and housing take ${paymentShare} of ${payAndBesideInWords(work, 'your pay')} before tax. There is no room for anything to go wrong.`
          : say`At what you can pay, ${owed} of debt takes until ${figures.date}. That is too long for debt at these rates.`
  const waits = beforeMatch(work)
  const firstFull = beforeFull(work)
  const meanwhile =
    first === undefined
      ? nothing
      : waits !== undefined && firstFull !== undefined
        ? say`Until then pay every minimum payment, ${stillDue} in all, and send ${waits.beyond} beyond them to ${comesFirst(work)} first, until about ${firstFull}${isSpentByBirth(work) ? nothing : say`; then ${work.match?.monthly ?? nothing} of it earns the match${beyond.value > 0 ? say`, and ${beyond} goes to ${fillsFund(work) ? words('your emergency fund') : say`the ${first.label} at ${first.rate}`}` : nothing}`}.`
        : beyond.value > 0
          ? say`Until then pay every minimum payment, ${stillDue} in all, and send ${beyond} beyond them to ${beforeFull(work) === undefined ? nothing : say`${comesFirst(work)} first, then to `}${fillsFund(work) ? words('your emergency fund') : say`the ${first.label} at ${first.rate}`}.`
          : join([
              say`Until then pay every minimum payment, ${stillDue} in all.`,
              leadsWithLate(work) ? nothing : firstWords(work),
            ])
  return join([
    leadsWithLate(work) ? nothing : lateFirst(work),
    reason,
    isTaxLed(work)
      ? taxFirstWords
      : words(
          'Talk to a nonprofit credit counselor first: they get lower rates, and the first talk is free.',
        ),
    managedWords(work),
    isTaxLed(work)
      ? taxInBankruptcyWords
      : heavyShare !== undefined && isHeavy(work)
        ? words(
            'If that does not fit either, see a bankruptcy lawyer or legal aid once before you borrow or touch retirement money: it is a legal right, and cards and medical bills usually end there.',
          )
        : nothing,
    meanwhile,
    birthWords(work),
    newPayInWords(work),
    careInWords(work),
  ])
}

const isHeavy = ({ heavyShare }: DebtWork) => (heavyShare?.value ?? 0) > rules.heavyDebtShare.value
const isStretched = ({ paymentShare }: DebtWork) => (paymentShare?.value ?? 0) > rules.paymentShareHigh.value
