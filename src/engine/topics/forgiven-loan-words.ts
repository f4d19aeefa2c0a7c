/** What a plan says of federal loans that it leaves alone: why not a dollar more than is asked goes there. */

import type { Figure } from '../figure.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { join, listed, nothing, say, type Text, words } from '../say.ts'
import type { Worksheet } from '../worksheet.ts'
import { lessForStep } from './debt-payoff/loan-income.ts'
import type { FederalLoans } from './debt-payoff/loans.ts'
import type { DebtFigures } from './debts.ts'
import { atIncomes, loanIncomeAhead, startAtIncomes } from './loan-income-ahead.ts'
import { loansOfDebtPlan } from './loans-of-debt-plan.ts'
import { isPayGone, whoIsOutOfWork } from './out-of-work.ts'
import type { Drafting } from './topic.ts'

export interface ForgivenLoans {
  /** The loans, as the subject of a sentence. */
  readonly named: Text
  readonly isOne: boolean
  /** Why no dollar goes there ahead, as the end of a sentence about one or several. */
  readonly why: Text
  /** The same in sentences, with what is forgiven, what it costs until then, and what to do meanwhile. */
  readonly detail: Text
  /** What income does to the payment, where it moves it. */
  readonly byIncome: { readonly step: Figure; readonly less: Figure } | undefined
}

/** Undefined where none of them is on the way to forgiveness. */
export function forgivenLoansInWords(
  asked: Drafting,
  forgiven: readonly DebtFigures[],
): ForgivenLoans | undefined {
  if (forgiven.length === 0) return undefined
  const isOne = forgiven.length === 1
  const named = listed(forgiven.map(({ label }) => say`the ${label}`))
  const held = { named, isOne }
  const loans = loansOfDebtPlan(asked)
  const isStudying = asked.reader.told('inSchool') === true && loans?.kind !== 'parent_plus'
  if (loans === undefined || isStudying || !loans.isApart)
    return {
      ...held,
      why: words(
        isStudying ? 'nothing is asked before you leave school' : 'a plan forgives what is left one day',
      ),
      detail: words(
        isStudying
          ? 'Nothing is due before you leave school, and the income after it decides what is forgiven: what goes there now may be wasted.'
          : 'What is paid ahead is only forgiven less. Pay what is asked.',
      ),
      byIncome: undefined,
    }
  return { ...held, ...wordsOf(asked, forgiven, loans) }
}

function wordsOf(
  asked: Drafting,
  forgiven: readonly DebtFigures[],
  loans: FederalLoans,
): Pick<ForgivenLoans, 'why' | 'detail' | 'byIncome'> {
  const { sheet, reader } = asked
  const { chosen, paymentsLeft, effectiveRate } = loans
  const ahead = loanIncomeAhead(asked)
  const inputs = [
    ...forgiven.flatMap(({ balance, rate }) => [balance, rate]),
    reader.number('agi'),
    reader.number('familySize'),
  ]
  const asItGoesOn = (id: string, label: string, { unit, value }: Pick<Figure, 'unit' | 'value'>) =>
    sheet.computed(
      `held-loans.${id}`,
      label,
      unit,
      'month by month under the plan of the loans at the income of today, or of a pay that was told, as the debt plan counts it',
      inputs,
      value,
    )
  if (chosen.forgiven.value === 0 && effectiveRate !== undefined)
    return {
      why: words('the Repayment Assistance Plan waives so much interest that safe savings earn more'),
      detail: say`Under the Repayment Assistance Plan unpaid interest is waived and a part of the principal matched while each payment is full and on time. The cost is then about ${asItGoesOn('rate', 'What the loans cost a year under that plan', effectiveRate)} a year, less than safe savings earn. Pay what is asked.`,
      byIncome: undefined,
    }
  // The income of such a time is none to count years of payments with.
  const isGone = isPayGone(reader)
  const sum = asItGoesOn('sum', 'What is forgiven in the end', chosen.forgiven)
  const total = asItGoesOn('total', 'What is paid until then', chosen.total)
  const byIncome = byIncomeOf(sheet, loans, inputs)
  if (paymentsLeft !== undefined) {
    const left = sheet.computed(
      'held-loans.left',
      'Payments left until public-service forgiveness',
      'months',
      'payments that public service needs − payments that count already',
      [reader.number('pslfPayments')],
      paymentsLeft.value,
    )
    return {
      why: say`after ${left} of payments what is left is forgiven without tax`,
      detail: join([
        say`After ${left} of payments in public service${isGone ? nothing : say`, about ${total} in all,`} what is left is forgiven without tax${isGone ? nothing : say`: about ${sum} ${atIncomes(ahead)}`}. What is paid ahead is only forgiven less. Have the employer certified each year and at each change of job, and read the count.`,
        whoIsOutOfWork(reader) === 'own'
          ? words(
              'What counts already is kept while you look for work: it goes on with the next public or nonprofit employer.',
            )
          : nothing,
      ]),
      byIncome,
    }
  }
  const tax =
    chosen.tax === undefined ? undefined : asItGoesOn('tax', 'Federal tax on what is forgiven', chosen.tax)
  const until = asItGoesOn('until', 'Time until what is left is forgiven', chosen.length)
  return {
    why: say`after ${until} the plan forgives what is left`,
    detail: join([
      say`${isGone ? say`After ${until} the plan forgives what is left.` : say`${startAtIncomes(ahead)} the plan takes about ${total} in ${until} and forgives about ${sum} then.`} What is paid ahead is only forgiven less.`,
      tax === undefined || isGone
        ? nothing
        : say`Federal tax on that would be about ${tax}: put it aside over the years.`,
      words('If your income rises much, compare again: then the loan may be paid off first.'),
    ]),
    byIncome,
  }
}

function byIncomeOf(
  sheet: Worksheet,
  loans: FederalLoans,
  inputs: readonly Figure[],
): ForgivenLoans['byIncome'] {
  const value = lessForStep(loans, rules.preTaxStep.value)
  if (value <= 0) return undefined
  const step = sheet.assumed(
    'held-loans.step',
    'Income more or less',
    'usd-per-year',
    rules.preTaxStep.value,
    rules.preTaxStep.why,
  )
  return {
    step,
    less: sheet.computed(
      'held-loans.less',
      'What it moves the loan payments of a year by',
      'usd-per-year',
      'a year of payments at this income − the same at the lower income',
      [...inputs, step],
      value,
    ),
  }
}
