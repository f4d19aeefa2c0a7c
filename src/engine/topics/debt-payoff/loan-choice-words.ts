/** Which federal plan for whoever can pay a fixed payment, and which for whoever cannot: summary, step and check. */

import { citedIn } from '../../cited-in.ts'
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { join, nothing, say, sentenceStart, type Text, words } from '../../say.ts'
import { studentLoanLaw } from '../../tax/student-loan-law.ts'
import { check } from '../check.ts'
import {
  asksByIncomeOfToday,
  byIncomeOfToday,
  byIncomeThenInWords,
  pauseParentPlus,
  pausesParentPlus,
} from '../loans-without-pay.ts'
import { whoIsOutOfWork } from '../out-of-work.ts'
import { comparePlanStep } from '../plan-to-compare.ts'
import { type StepDraft, within } from '../steps.ts'
import { afterBenefitsSteps, afterBenefitsWords } from './loan-after-benefits.ts'
import { afterMatchInWords } from './loan-after-match.ts'
import { assistedSteps, assistedWords, freedElsewhere } from './loan-assisted-words.ts'
import type { LoanChoice } from './loan-choice.ts'
import { lowerPaymentStep } from './loan-lower-payment.ts'
import type { PlanOption } from './loan-plans.ts'
import { reliefWords } from './loan-relief-words.ts'
import type { DebtWork } from './work.ts'

/** The payments that are asked for cannot be made, or a pay is gone. */
const isPressed = ({ stage }: DebtWork): boolean => stage === 'shortfall' || stage === 'hold'

export function choiceWords(work: DebtWork): Text {
  const { choice } = work
  if (choice === undefined) return nothing
  const { merged, fixed, low, best, options, served } = choice
  if (isPressed(work))
    return join([
      low === undefined ? nothing : lowerNow(work, choice, low),
      afterBenefitsWords(choice.afterBenefits),
    ])
  if (work.relief !== undefined) return join([reliefWords(work), servedWords(choice)])
  if (work.assistance !== undefined)
    return join([servedWords(choice), assistedWords(work, work.assistance, merged)])
  if (best !== undefined)
    return join([
      servedWords(choice),
      say`${served === undefined ? sentenceStart(best.named) : say`If not, ${best.named}`} costs the least${served === undefined ? say` for the ${merged.label}` : nothing}: ${best.payment}, ${inAll(best)}, against ${inAll(fixed)} under ${fixed.named}.`,
      words('Today’s income will not hold so long, and each raise makes it dearer.'),
    ])
  const [least] = [...options].sort((a, b) => a.total.value - b.total.value)
  const keep =
    least === fixed
      ? say`Of the federal plans for the ${merged.label}, each paid as it asks, ${fixed.named} costs the least in all, ${fixed.total} over ${fixed.length}: keep it while you can pay the ${fixed.payment} that it asks for.`
      : say`Of the federal plans for the ${merged.label} ${fixed.named} is the one to keep while you can pay the ${fixed.payment} that it asks for: ${fixed.total} over ${fixed.length}, and what you send beyond that ends it sooner.`
  const then = byIncomeThenInWords(work)
  return join([
    keep,
    low === undefined
      ? then === nothing
        ? words('No plan that follows income asks for clearly less at yours.')
        : nothing
      : say`If you cannot, take ${low.named}: it asks for ${low.payment} at your income${afterMatchInWords(work, choice, low)}. ${words(low.plan === 'repayment_assistance' ? 'Interest that it does not cover is waived.' : 'Interest that it does not cover adds up.')}`,
    then,
    freedElsewhere(work, choice),
  ])
}

/** What an employer that counts would change, which is asked of nobody who did not say where they work. */
const servedWords = ({ served, merged }: LoanChoice): Text =>
  served === undefined
    ? nothing
    : say`Find out first whether your employer is public or nonprofit, as many hospitals are: then ${served.payments} of payments, ${served.total} in all, would end the ${merged.label}, without tax.`

function lowerNow({ stage, reader }: DebtWork, { fixed, withoutIncome }: LoanChoice, low: PlanOption): Text {
  return stage === 'hold' && whoIsOutOfWork(reader) === 'own' && withoutIncome !== undefined
    ? say`Ask for ${low.named} for the federal loans, by your income of today: with none at all it asks for ${withoutIncome} instead of ${fixed.payment}.`
    : say`Ask for ${low.named} for the federal loans: it asks for ${low.payment} at the income of this plan instead of ${fixed.payment}.`
}

const inAll = ({ total, length, tax }: PlanOption): Text =>
  say`${total} over ${length}${tax === undefined ? nothing : say` plus ${tax} of tax`}`

const employerStep = ({ served }: LoanChoice): StepDraft[] =>
  served === undefined
    ? []
    : [
        {
          id: 'employer',
          title: words('Look up whether your employer counts for public-service forgiveness'),
          why: say`If it does, ${served.total} over ${served.payments} of payments end the loan, at today’s income.`,
          how: words(
            'Search it by its tax number, which stands on the W-2, in the public-service tool of your account. Who counts is who employs you, not where you work. Then tell the plan.',
          ),
          due: within.week,
          dueWhy: 'a week from today, before a plan is chosen',
          minutes: 20,
          link: links.publicService,
          keep: words('The answer for your employer, with its day.'),
        },
      ]

export const choiceSteps = (work: DebtWork): StepDraft[] =>
  work.stage === 'hold' && pausesParentPlus(work.reader)
    ? [...stepsOfChoice(work), pauseParentPlus]
    : stepsOfChoice(work)

function stepsOfChoice(work: DebtWork): StepDraft[] {
  const { choice, loans, stage, reader } = work
  if (choice === undefined) {
    const isForPlus = pausesParentPlus(reader) && !asksByIncomeOfToday(reader)
    return stage === 'hold' && loans === undefined && !isForPlus ? [byIncomeOfToday(reader)] : []
  }
  const { fixed, low, best } = choice
  if (work.relief !== undefined)
    return [...employerStep(choice), lowerPaymentStep(work.relief.option, work.relief.today)]
  if (isPressed(work))
    return [
      ...(low === undefined ? [] : [lowerPaymentStep(low, stage === 'hold' ? undefined : fixed.payment)]),
      ...afterBenefitsSteps(choice.afterBenefits, low === undefined ? fixed : undefined),
    ]
  if (work.assistance !== undefined) return [...employerStep(choice), ...assistedSteps(work, work.assistance)]
  if (best !== undefined)
    return [
      ...employerStep(choice),
      comparePlanStep({ named: best.named, payment: best.payment, fixed: fixed.payment }),
    ]
  return [
    {
      id: 'choose-plan',
      title: words('Look up in your account what your student loans are, and the plan they are on'),
      why: words(
        'The account lists every federal loan with its rate and plan. What is not in it is private, and no plan of the government is open to it.',
      ),
      how: join([
        words('Write down balance, rate, payment and plan of each, and tell the plan where it differs.'),
        low === undefined
          ? nothing
          : say`Know the way out beforehand: if a month gets too tight, apply for ${low.named} before you miss a payment.`,
      ]),
      due: within.month,
      dueWhy: 'a month from today',
      minutes: 20,
      link: links.studentAid,
      keep: words('The list of the loans.'),
      rank: 1,
    },
  ]
}

export function choiceChecks(work: DebtWork, choice: LoanChoice): Check[] {
  const { sheet, reader } = work
  const { options, fixed } = choice
  const { assistance, relief, stage } = work
  const based = options.find(({ plan }) => plan === 'income_based')
  const assisted = options.find(({ plan }) => plan === 'repayment_assistance')
  const match = sheet.law(
    'assistance.match',
    'Most principal matched in a month',
    'usd',
    citedIn(studentLoanLaw.repaymentAssistance, (it) => it.principalMatchMaximum),
  )
  const mayBeNew =
    choice.isLessIfNew &&
    reader.told('newStudentBorrower') === undefined &&
    !reader.value('newStudentBorrower')
  return [
    check(
      'loan-plan',
      'warn',
      relief !== undefined
        ? 'Which federal plan: the fixed payment does not fit into your month'
        : stage === 'hold'
          ? 'Which federal plan: ask for a payment by your income of today'
          : assistance === undefined
            ? 'Which federal plan: can you pay the fixed payment, or not?'
            : 'Which federal plan: a lower payment frees money for what comes first',
      join([
        relief !== undefined
          ? say`The plan takes ${relief.option.named}, ${relief.option.payment}: with ${fixed.named}, ${relief.today}, ${relief.missing} of what is asked would be missing.`
          : stage === 'hold'
            ? say`Until a payment by today’s income is confirmed, the plan counts ${fixed.named}, ${fixed.payment}.`
            : assistance === undefined
              ? say`The plan takes ${fixed.named}, ${fixed.payment}.`
              : say`The plan takes ${fixed.named}, ${fixed.payment}, until a change is confirmed, and ${assistance.option.named} from then on. Paid only as asked the first costs ${fixed.total}, and the second ${assistance.option.total}; with the same money each month the second costs ${assistance.saved} less, at today’s income.`,
        reader.told('incomeDrivenPlan') === undefined
          ? words('If you are on a plan that follows income already, say so.')
          : nothing,
        words('Paying more than is asked is allowed under every plan, without a penalty.'),
        assisted === undefined
          ? nothing
          : say`The Repayment Assistance Plan asks for ${assisted.payment}: interest beyond the payment is waived, and up to ${match} of principal a month is matched, as long as each payment is full and on time. It has no cap when income rises, and ${after(assisted)}.`,
        based === undefined
          ? nothing
          : say`Income-Based Repayment asks for ${based.payment} and never for more than the Standard payment. Interest beyond the payment adds up, and ${after(based)}.${mayBeNew ? say` Whoever owed nothing when borrowing on ${newSince(work)} or later pays less: say if that is you.` : nothing}`,
        words('Ask in writing, before a change, whether you could go back.'),
      ]),
    ),
  ]
}

const newSince = ({ sheet }: DebtWork) =>
  sheet.date(
    'new-borrower.from',
    'First day for new borrowers of Income-Based Repayment',
    'set by law',
    [],
    studentLoanLaw.newBorrowerFrom.value,
  )

const after = ({ forgiven, length, tax }: PlanOption): Text =>
  forgiven.value > 0
    ? say`${forgiven} would be forgiven after ${length}${tax === undefined ? nothing : say`, with about ${tax} of tax`}`
    : say`it is paid off after ${length}, so nothing is forgiven`
