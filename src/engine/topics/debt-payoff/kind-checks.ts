/** Checks that belong to one kind of debt, and the traps on the way out. */
import type { Check } from '../../plan.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { lastingLaw } from '../../tax/lasting-law.ts'
import { servicemembersLaw } from '../../tax/servicemember-law.ts'
import { cashWhilePayIsGone, isNearlyOut } from '../cash-without-pay.ts'
import { check } from '../check.ts'
import { collectedCheck } from '../collected-check.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { homeAheadCheck, lateMortgageCheck } from '../late-mortgage.ts'
import { afterDivorceChecks } from './after-divorce.ts'
import { debtOfferChecks } from './debt-offer-words.ts'
import { paydayChecks } from './payday.ts'
import { leadsWithLate } from './secured-late-words.ts'
import { transferChecks } from './taken-transfer-words.ts'
import { owesTax, planLimits } from './tax-debt.ts'
import { nextTaxDay, paysTaxByQuarter } from './tax-put-by.ts'
import type { DebtWork } from './work.ts'

export function kindChecks(work: DebtWork): Check[] {
  const { debts, paid, reader } = work
  const has = (kind: string) => debts.some((debt) => debt.kind === kind)
  const found: Check[] = []
  if (has('medical'))
    found.push(
      check(
        'medical',
        'act',
        'Ask the hospital before you pay',
        words(
          'Nonprofit hospitals must have a financial-assistance policy (Section 501(r)). Ask for it and for an itemized bill; do not put the bill on a card.',
        ),
      ),
    )
  if (isHomeAtRisk(work)) found.push(work.debts.some(isHomeLate) ? lateMortgageCheck(work) : homeAheadCheck)
  if (has('tax'))
    found.push(
      check(
        'tax',
        'act',
        'Ask the tax office for a plan',
        say`${planLimits(work)} The IRS lowers the debt in rare cases of hardship. File even if you cannot pay. A plan ends if a new tax is not paid on its day. The penalty for paying late comes on top of the interest that is counted here: ${work.sheet.law('tax.penalty', 'Penalty for paying tax late, a month, while a payment plan runs', 'rate', lastingLaw.latePaymentMonthlyShare)} of the tax a month while a plan runs, and more without one. So the tax comes before the emergency fund and before loans that cost less.${notDueYet(work)}`,
      ),
    )
  if (reader.told('behindOnSupport') === true)
    found.push(
      check(
        'support',
        'act',
        'Child support comes before cards and loans',
        words(
          'What is late can be taken from pay and tax refunds, licenses can be held back, and bankruptcy does not end it. Call the support agency and ask for a payment plan. If your pay has fallen, ask the court at once to change the order: it counts from the day you ask, and what is owed already is seldom lowered.',
        ),
      ),
    )
  found.push(...paydayChecks(work))
  if (has('plan_loan') && reader.value('employment') === 'unemployed')
    found.push(
      check(
        'plan-loan',
        'act',
        'Ask about the 401(k) loan now',
        words(
          'If it comes from the job that ended, ask the plan today whether you can go on paying it. If not, what is open counts as paid out to you: whoever puts that sum into an IRA by the day on which this year’s tax return is due, extensions included, owes no tax on it. Otherwise it is income, and well before retirement age a penalty comes on top.',
        ),
      ),
    )
  else if (has('plan_loan'))
    found.push(
      check(
        'plan-loan',
        'warn',
        'The 401(k) loan is due when you leave the job',
        words(
          'Its interest goes to your own account, so pay it as agreed and no faster. Before you leave the job, look how you could pay it back: what is still open when that year’s tax return is due, extensions included, is taxed as income, and well before retirement age with a penalty on top.',
        ),
      ),
    )
  if (has('family'))
    found.push(
      check(
        'family',
        'warn',
        'Write down the loan from family',
        words(
          'Put the sum, the payment and what happens in a bad month on one page that both sign. Tell them before a payment is late: no bank forgives as they do, and nothing costs as much when it goes silent.',
        ),
      ),
    )
  if (has('heloc') || paid.some(({ told }) => told.isVariable === true))
    found.push(
      check(
        'variable',
        'warn',
        'A rate that can rise',
        words(
          'The rate of a home-equity line and of most cards moves with the market. The plan takes it to stay.',
        ),
      ),
    )
  if (has('heloc') && work.spare !== undefined)
    found.push(
      check(
        'line-frozen',
        'warn',
        'The line is no emergency fund',
        words(
          'What you pay back can be drawn again in need, as long as the line is open. But a lender may freeze or cut it when the value of the home or your pay falls, which is when you would need it. So the cash cushion stays first.',
        ),
      ),
    )
  found.push(...afterDivorceChecks(work), ...collectedCheck(reader))
  if (reader.told('coSignedDebt') === true)
    found.push(
      check(
        'co-signed',
        'warn',
        'Someone else answers for a debt',
        words(
          'Whoever signed with you owes all of it when you do not pay, and a late payment is on their credit report too. Never let that one be late, and tell them early if money is short. Who of you pays it is between you: to the lender it is all yours until it is refinanced in one name or the lender releases the other.',
        ),
      ),
    )
  return [
    ...found,
    ...activeDutyCheck(work),
    ...(leadsWithLate(work) || work.stage === 'hold' ? [] : installmentsCheck(work)),
  ]
}

const isHomeLate = ({ kind, told }: DebtTerms): boolean => kind === 'mortgage' && told.isPastDue === true

/** A mortgage is late, or may not be met: the month is short, or a pay is gone and the cash nearly. */
export function isHomeAtRisk(work: DebtWork): boolean {
  const { debts, stage } = work
  if (debts.some(isHomeLate)) return true
  if (!debts.some(({ kind }) => kind === 'mortgage')) return false
  const without = stage === 'hold' ? cashWhilePayIsGone(work) : undefined
  return stage === 'shortfall' || (without !== undefined && isNearlyOut(without))
}

/** Nobody is asked whether they serve: whoever has a public employer may. */
function activeDutyCheck({ debts, reader, sheet, clearsAtOnce }: DebtWork): Check[] {
  const { earlierDebts, laterDebts } = servicemembersLaw
  const isAbove = debts.some(({ rate }) => rate.value > earlierDebts.value)
  if (!isAbove || clearsAtOnce || reader.told('publicServiceJob') !== true) return []
  const isAlone = ['single', 'divorced', 'widowed'].includes(reader.told('maritalStatus') ?? '')
  const earlier = sheet.law(
    'active-duty.earlier',
    'Most on debts from before active duty',
    'rate',
    earlierDebts,
  )
  const later = sheet.law('active-duty.later', 'Most on most loans during active duty', 'rate', laterDebts)
  return [
    check(
      'active-duty',
      'warn',
      isAlone ? 'Are you on active duty?' : 'Is one of you on active duty?',
      say`Then ask each lender in writing, with the orders, for no more than ${earlier} on what you owed before (Servicemembers Civil Relief Act). Most later loans may cost at most ${later}, fees included (Military Lending Act). A legal office on base helps without charge.`,
    ),
  ]
}

/** Bought in installments, small sums add up unseen. */
function installmentsCheck({ debts, costly, clearsAtOnce }: DebtWork): Check[] {
  if (debts.some(({ kind }) => kind === 'pay_later'))
    return [
      check(
        'buy-now-pay-later',
        'warn',
        'Let the pay-later plans run out',
        words(
          'Write down each date, keep enough in the account for it, and start no new one. A late payment costs a fee, and some lenders now report to the credit bureaus.',
        ),
      ),
    ]
  if (clearsAtOnce || costly.every(({ kind }) => kind === 'student_loan' || kind === 'auto')) return []
  return [
    check(
      'buy-now-pay-later',
      'warn',
      'Do you also buy now and pay later?',
      words(
        'Such plans are debts too, and several at once are easy to lose sight of. Add each with its balance and payment, keep enough in the account for the dates, and start no new one.',
      ),
    ),
  ]
}

export function trapChecks(work: DebtWork): Check[] {
  const { costly, stage, reader } = work
  if (costly.every(({ kind }) => kind === 'student_loan' || kind === 'auto')) return []
  const offer = [...transferChecks(work), ...debtOfferChecks(work)]
  const isRetired = reader.value('employment') === 'retired'
  // Nobody lends on good terms to a household without pay.
  if (stage === 'hold' && offer.length === 0) return leaveHouse(work, isRetired)
  const house: Check[] =
    reader.told('debtOfferKind') === 'home' && offer.length > 0 ? [] : leaveHouse(work, isRetired)
  if (offer.length > 0) return [...offer, ...house]
  return [
    check(
      'consolidate',
      'warn',
      'A new loan for old ones',
      words(
        'A consolidation loan or balance transfer helps only if both the rate and the total cost fall, the fee included, and it is paid off before any promotion ends. The score can dip at first; lower card balances lift it.',
      ),
    ),
    ...house,
  ]
}

/** Who rents, and has neither a plan at work nor retirement accounts, has nothing that could be put at risk. */
const hasNeither = ({ reader, mortgages }: DebtWork): boolean =>
  reader.some('monthlyRent') !== undefined &&
  mortgages.length === 0 &&
  reader.some('homeEquity') === undefined &&
  reader.some('homeValue') === undefined &&
  reader.told('hasWorkplacePlan') === false &&
  reader.some('retirementSavings') === undefined

/** Whoever is retired has no plan at work to borrow from. */
const leaveHouse = (work: DebtWork, isRetired: boolean): Check[] =>
  hasNeither(work)
    ? []
    : [
        check(
          'secured',
          'warn',
          isRetired
            ? 'Leave the house and retirement money out of it'
            : 'Leave the house and the 401(k) out of it',
          work.stage === 'counsel'
            ? words(
                `Retirement money and, in part, a home are safe from most lenders${owesTax(work) ? ', though not from the IRS: it can take from both, mostly last, and seldom while a plan runs' : ''}. A home-equity loan or ${isRetired ? 'a large withdrawal' : 'a 401(k) loan'} gives that up.`,
              )
            : words(
                `A home-equity loan turns other debt into one that can take your home, and ${isRetired ? 'a large withdrawal can be taxed at a higher rate' : 'a 401(k) loan is due when you leave the job'}. They come last.`,
              ),
        ),
      ]

/** Who works for themselves may call that a debt which is tax of this year, and due by its quarter. */
const notDueYet = (work: DebtWork): Text =>
  paysTaxByQuarter(work)
    ? say` If it is estimated tax of this year, it is no debt yet and no plan is needed: keep it apart, and pay it by ${nextTaxDay(work)}.`
    : nothing
