import { z } from 'zod'
import { futureValue, payment, presentValueOfPayments } from '#engine/math/annuity.ts'
import { loanBalance, loanPayment, monthsToPayOff, amortization as schedule } from '#engine/math/loan.ts'
import { internalRateOfReturn } from '#engine/math/rate-of-return.ts'
import { type Answer, type LawCase, noAnswer, type Suite } from './suite.ts'

const loan = z.object({ principal: z.number(), apr: z.number(), months: z.number() })
const when = z.enum(['start', 'end']).default('end')

/** Interest and principal of the payments from one to another, without rounding to cents. */
function unroundedParts(input: z.infer<typeof loan>, from: number, to: number) {
  const { principal, apr: rate, months } = input
  const owed = (paid: number) => loanBalance({ principal, rate, months, paid })
  const repaid = owed(from - 1) - owed(to)
  const paid = (to - from + 1) * loanPayment({ principal, rate, months })
  return { interest: paid - repaid, principal: repaid, balance: owed(to) }
}

const kinds: Record<string, (input: LawCase['input']) => Answer> = {
  payment(given) {
    const { principal, apr: rate, months } = loan.parse(given)
    return { payment: loanPayment({ principal, rate, months }) }
  },
  months(given) {
    const input = z.object({ principal: z.number(), apr: z.number(), payment: z.number() }).parse(given)
    return {
      months: monthsToPayOff({ principal: input.principal, rate: input.apr, payment: input.payment }),
    }
  },
  schedule(given) {
    const input = loan
      .extend({ paymentNumber: z.number(), roundedToCents: z.boolean().default(false) })
      .parse(given)
    const { principal, apr: rate, months, paymentNumber } = input
    if (input.roundedToCents) return { ...schedule({ principal, rate, months })[paymentNumber - 1] }
    const { interest: totalInterest } = unroundedParts(input, 1, paymentNumber)
    return { ...unroundedParts(input, paymentNumber, paymentNumber), totalInterest }
  },
  cumInterest(given) {
    const input = loan.extend({ from: z.number(), to: z.number() }).parse(given)
    return unroundedParts(input, input.from, input.to)
  },
  savingsPayment(given) {
    const input = z.object({ futureValue: z.number(), apr: z.number(), months: z.number() }).parse(given)
    const goal = { presentValue: 0, futureValue: input.futureValue }
    return { payment: payment({ ...goal, rate: input.apr / 12, years: input.months }) }
  },
  fv(given) {
    const input = z
      .object({ rate: z.number(), periods: z.number(), payment: z.number(), pv: z.number(), when })
      .parse(given)
    const { rate, periods: years, payment: contribution, pv: presentValue } = input
    return { fv: futureValue({ presentValue, contribution, rate, years, when: input.when }) }
  },
  pv(given) {
    const input = z.object({ rate: z.number(), periods: z.number(), payment: z.number(), when }).parse(given)
    return { pv: presentValueOfPayments({ ...input, years: input.periods }) }
  },
  rate(given) {
    const input = z.object({ periods: z.number(), payment: z.number(), pv: z.number() }).parse(given)
    const payments = Array.from({ length: input.periods }, () => -input.payment)
    return { rate: internalRateOfReturn([input.pv, ...payments]) }
  },
}

export const amortization: Suite = {
  name: 'amortization',
  answer: (question) => kinds[question.kind ?? '']?.(question.input) ?? noAnswer,
}
