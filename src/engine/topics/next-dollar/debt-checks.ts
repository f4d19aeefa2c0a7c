/** What a planner would look at among the debts before sending a dollar anywhere else. */

import type { Check } from '../../plan.ts'
import { join, listed, nothing, say, type Text, words } from '../../say.ts'
import { isBareMonthCovered } from '../cash-without-pay.ts'
import { check } from '../check.ts'
import { type DebtTerms, promotionInWords } from '../debt-terms.ts'
import { costAfterTax, costOf, isRollover, rateInWords } from '../debts.ts'
import { paceInTime } from '../deferred-interest.ts'
import { endingCheck } from '../ending-words.ts'
import { forgivenLoansInWords } from '../forgiven-loan-words.ts'
import { paidBeforeForgiven } from '../forgiven-loans.ts'
import { garnishmentChecks } from '../garnishment.ts'
import { costlyLoanThatWaits, isJobAtRisk, loanWaitsCheck } from '../job-at-risk.ts'
import { keptRateChecks } from '../kept-card-rate.ts'
import { type LateFirst, lateBillsCheck } from '../late-first.ts'
import { isLateMortgage, lateMortgageCheck } from '../late-mortgage.ts'
import { minimumsOnly } from '../minimums-only.ts'
import { noCostlyDebt } from '../no-costly-debt.ts'
import { isPaidToday } from './basis.ts'
import { drawnFrom } from './drawn.ts'
import { isHomeAsked, mortgageInCheck } from './mortgage-ahead.ts'
import { areDebtsStuck, type DollarWork, paysToday } from './work.ts'

export const dollarDebtChecks = (work: DollarWork): Check[] => [
  ...garnishmentChecks(work),
  ...lateBillsCheck(work.reader, lateOf(work)),
  ...costly(work),
  ...promotions(work),
  ...keptRateChecks(work.debts),
  ...loans(work),
]

export const lateOf = ({ today: { lateBills, lateLeft } }: DollarWork): LateFirst => ({
  now: lateBills,
  left: lateLeft,
})

function costly(work: DollarWork): Check[] {
  const { costly: debts, highRate, stage, reader } = work
  const [worst] = debts
  // A loan that waits for a safe job has its check beside the debts in the middle.
  if (worst === undefined && costlyLoanThatWaits(reader, highRate, work.middling) !== undefined) return []
  if (worst === undefined)
    return reader.told('debts') === undefined
      ? [
          check(
            'debts',
            'warn',
            'Any debt at a high rate?',
            say`You named none. One at ${highRate} or more would come before the full fund and before investing.`,
          ),
        ]
      : [noCostlyDebt(reader, highRate, { heldBack: work.forgiven, debts: work.debts })]
  // A true promotion has a check of its own.
  if (worst.promotion !== undefined && !worst.promotion.isDeferred) return []
  if (stage === 'unemployed')
    return [
      minimumsOnly(worst, { isCovered: work.without !== undefined && isBareMonthCovered(work.without) }),
    ]
  if (work.ending !== undefined)
    return [
      ...(isRollover(worst)
        ? [check('payday', 'act', 'The payday loan comes before everything', rolloverInWords(work, worst))]
        : []),
      ...endingCheck({
        ...work,
        costlyDebts: debts.filter((debt) => !isPaidToday(work.today, debt) && !isRollover(debt)),
      }),
    ]
  if (work.isEmpty && drawnFrom(work) === undefined && !paysToday(work))
    return [
      check(
        'debts',
        'act',
        'Ask before a payment is missed',
        say`The ${worst.label} costs ${costOf(worst)}. Card companies have hardship terms; a nonprofit counselor can ask for them.`,
      ),
    ]
  if (areDebtsStuck(work))
    return [
      check(
        'debts',
        'act',
        'The debts last too long',
        say`At this pace the ${worst.label} and what else costs ${highRate} or more takes longer than a few years. A nonprofit credit counselor can bring the rates down; the first talk is free.`,
      ),
    ]
  return [
    check(
      'debts',
      'act',
      worst.rate.value < highRate.value
        ? 'Tax owed comes before investing'
        : 'Debts at a high rate come before investing',
      isRollover(worst)
        ? rolloverInWords(work, worst)
        : say`The ${worst.label} costs ${costOf(worst)}. Paying it earns that, without risk.`,
    ),
  ]
}

const rolloverInWords = ({ today }: DollarWork, worst: DebtTerms): Text =>
  isPaidToday(today, worst)
    ? say`The ${worst.label} costs ${costOf(worst)}, so your cash pays it today, a part of the cushion included. Pay it off before its next due day, and do not renew it.`
    : say`The ${worst.label} costs ${costOf(worst)}, so it comes before the cushion too. Do not renew it: ask the lender in writing, before the next due day, for an extended payment plan, and a credit union for a small loan that ends it.`

function promotions({ debts, course, sheet, today }: DollarWork): Check[] {
  return debts.flatMap((debt, index) => {
    const { id, label, promotion, rate, balance } = debt
    if (promotion === undefined) return []
    const end = promotion.ends === undefined ? say`in ${promotion.months}` : say`on ${promotion.ends}`
    const gone = course.paidOff[index]
    const isInTime = gone !== undefined && gone <= promotion.months.value
    const prepaid = today.prepaid.get(id) ?? 0
    const pace = sheet.computed(
      `${id}.pace`,
      `What clears the ${label} in time`,
      'usd-per-month',
      'the balance, less what your cash pays of it today, ÷ the months until the promotion ends, rounded up',
      [balance, promotion.months, ...(prepaid > 0 ? [today.debts] : [])],
      paceInTime(balance.value - prepaid, promotion.months.value),
    )
    return [
      check(
        `promotion.${id}`,
        isInTime ? 'pass' : 'act',
        isInTime
          ? 'A promotion ends, and the debt is gone before'
          : 'A promotion ends before the debt is gone',
        join([
          promotion.isDeferred
            ? say`The ${label} costs ${rate} from day one if a dollar of ${balance} is left when the promotion ends ${end}${today.inTime.has(id) ? words(', so what clears it in time comes first') : nothing}.`
            : promotionInWords(debt, promotion),
          isInTime ? nothing : say`It takes ${pace}, the minimum payment included, to clear it in time.`,
        ]),
      ),
    ]
  })
}

function loans(work: DollarWork): Check[] {
  const { forgiven, mortgages, paysHome, middling, afterCosts, lowRate, debts, stage, isEmpty } = work
  const found: Check[] = []
  const held = forgivenLoansInWords(work, forgiven)
  if (held !== undefined)
    found.push(check('forgiveness', 'pass', 'Loans on the way to forgiveness', held.detail))
  found.push(...paidBeforeForgiven(work, [...work.costly, ...middling]))
  // Of a home loan that is asked about the plan says first how it compares.
  const [first] = middling.filter((debt) => !mortgages.includes(debt))
  if (first !== undefined && isJobAtRisk(work.reader))
    found.push(loanWaitsCheck(work.reader, first, 'middle-debt'))
  else if (first !== undefined && stage !== 'unemployed')
    found.push(
      check(
        'middle-debt',
        'pass',
        'Debts in the middle',
        say`The ${first.label} costs ${rateInWords(first)}${words(first.afterTax === undefined ? ',' : '')} ${costAfterTax(first).value > afterCosts.value ? say`more than the ${afterCosts} that the mix is expected to earn after fund costs: paying it early earns that for certain${words(stage === 'working' ? ', so it comes before a taxable account, and after the accounts that are taxed lightly' : '')}.` : say`less than the ${afterCosts} that the mix is expected to earn after fund costs; what paying it early saves is certain.`}${words(stage === 'working' && !isEmpty && !work.keepsCash ? ' Where they differ, both ways are below.' : '')}`,
      ),
    )
  const low = debts.filter(
    (debt) => debt.rate.value < lowRate.value && debt.promotion === undefined && !mortgages.includes(debt),
  )
  if (low.length > 0)
    found.push(
      check(
        'low-debt',
        'pass',
        'Cheap debts',
        say`Minimum only for ${listed(low.map(({ label }) => say`the ${label}`))}: safe savings earn about as much.`,
      ),
    )
  const [mortgage] = mortgages
  if (mortgages.some(isLateMortgage)) found.push(lateMortgageCheck(work))
  else if (mortgage !== undefined && !isHomeAsked(work))
    found.push(
      check(
        'mortgage',
        'pass',
        paysHome ? 'The mortgage costs more than the mix may earn' : 'The mortgage is paid as agreed',
        mortgageInCheck(work, mortgage),
      ),
    )
  return found
}
