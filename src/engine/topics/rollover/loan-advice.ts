/** What a plan says and asks for about a loan that the old plan gave. */
import { addDays } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { listed, nothing, say, type Text, words } from '../../say.ts'
import { nextEstimatedTaxDay } from '../../tax/deadlines.ts'
import { workdayUntil } from '../../tax/legal-holidays.ts'
import { check } from '../check.ts'
import { type StepDraft, within } from '../steps.ts'
import { inYearOfLoan, type PlanLoan } from './loan.ts'
import { isWithoutPay } from './owner.ts'
import { paidInFirstText, statePenaltyOn, stateTaxBeside } from './state.ts'
import type { RolloverWork } from './work.ts'

/** In the summary. */
export function loanInShort(loan: PlanLoan, work: RolloverWork): Text {
  const { balance } = loan
  if (loan.kind === 'taxed')
    return say`The loan of ${balance} that was taxed cannot be rolled over: set ${setAside(loan, work)} aside for it.`
  if (loan.isLate) return say`The time to replace the loan of ${balance} has passed: look at that first.`
  if (isToAsk(loan, work)) return openLoanInShort(loan, work)
  return say`Replace the loan of ${balance} by ${loan.by}, ${orElse(loan, work)}.`
}

/** Paid back while it is open, nothing has to be replaced. */
function openLoanInShort(loan: Replaceable, work: RolloverWork): Text {
  const { balance, by } = loan
  const first =
    work.reader.told('planLoanClosed') === 'open'
      ? say`Pay the loan of ${balance} back to the plan before the balance leaves, if you can: then nothing of it is taxed.`
      : say`If the loan of ${balance} is still open, pay it back to the plan before the balance leaves${words(isExtensionBetter(loan, work) || leavesTooLittle(loan, work) ? ', if your cash can spare it' : '')}.`
  return say`${first} If the plan closes it, replace it by ${by}, ${orElse(loan, work)}.`
}

/** What becomes of a loan that is not replaced. */
function orElse(loan: PlanLoan, work: RolloverWork): Text {
  const lost = [...(loan.cost.value > 0 ? [say`${loan.cost}`] : []), ...beside(loan, work)]
  if (!isPayUntold(work) && lost.length > 0) return say`or ${listed(lost)} would be lost`
  return loan.penalty.value > 0
    ? say`or it is taxed as income, with a penalty of ${loan.penalty} on top`
    : words(isPayUntold(work) ? 'or it is taxed as income' : 'or it counts as income')
}

/** Without this year's pay before the job ended, the tax on top of it is not known. */
const isPayUntold = ({ taxes }: RolloverWork): boolean => taxes.ended.isUntold

/** The income tax of the state on it, and California’s own penalty beside the federal one. */
function ofState({ kind, balance, penalty }: PlanLoan, work: RolloverWork): Text[] {
  const label = 'California’s penalty on the loan'
  const ofPenalty = statePenaltyOn(work, balance, 'loan.state-penalty', label, penalty.value === 0)
  return [
    ...stateTaxBeside(
      inYearOfLoan(work, kind === 'taxed'),
      balance,
      'loan.state-tax',
      'State income tax if the loan counts as paid out',
    ),
    ...(ofPenalty === undefined ? [] : [say`${ofPenalty} as California’s own penalty`]),
  ]
}

/** What it costs besides federal tax and penalty. */
const beside = (loan: PlanLoan, work: RolloverWork): Text[] => [
  ...ofState(loan, work),
  ...(loan.credit === undefined ? [] : [say`about ${loan.credit} of Marketplace credit`]),
]

/** Who reads of a part of the credit has to know by what premium. */
const ofAveragePremium = ({ credit }: PlanLoan): Text =>
  credit === undefined
    ? nothing
    : words(
        ' The credit is owed back with the return, and counted here for cover all year by an average premium: your notice shows yours.',
      )

/** What a loan that was taxed costs, its state tax named beside the rest. */
const setAside = (loan: PlanLoan, work: RolloverWork): Text =>
  listed([say`${loan.cost}`, ...beside(loan, work)])

/** Whether it was told that the loan is closed: then nobody can go on paying it. */
const isClosed = ({ reader }: RolloverWork): boolean => reader.told('planLoanClosed') === 'left_job'

/** Closed, or about to be, because the owner left. */
type Replaceable = PlanLoan & { readonly kind: 'left' }

/** Whether the plan may still let it be paid, or hand it on: then it has to be asked before the balance leaves. */
export const isToAsk = (loan: PlanLoan | undefined, work: RolloverWork): loan is Replaceable =>
  loan?.kind === 'left' && !loan.isLate && !isClosed(work)

/** What to ask of such a loan. */
export const loanQuestion = words(
  'Ask whether your loan is still open, by when a missed payment has to be made up, whether you may go on paying after leaving, and whether a new plan could take the loan over: only a plan at work can, never an IRA.',
)

/** Where the sum may go in its place, and what whoever uses the backdoor into a Roth IRA has to know of it. */
function replacement({ gates, hasNewPlan }: RolloverWork): { readonly place: Text; readonly caution: Text } {
  const place = (hasBackdoor: boolean): string => {
    if (!hasNewPlan) return 'an IRA'
    return hasBackdoor ? 'your new plan' : 'an IRA or your new plan'
  }
  if (gates.backdoor === undefined) return { place: words(place(false)), caution: nothing }
  return {
    place: words(place(true)),
    caution: words(
      hasNewPlan
        ? ' Not into an IRA: pre-tax money there makes your backdoor contributions taxable.'
        : ' In an IRA it makes a part of your backdoor contributions taxable, unless a plan at work takes it in before the end of the year in which you convert.',
    ),
  }
}

export function loanCheck(loan: PlanLoan, work: RolloverWork): Check {
  const { balance, tax, penalty } = loan
  const { place, caution } = replacement(work)
  const withPenalty = penalty.value > 0 ? say`a penalty of ${penalty}, and ` : nothing
  const else_ = isPayUntold(work)
    ? say`Otherwise it costs ${withPenalty}federal tax on top of what you earned this year before the job ended. You named no such pay, so that tax is not counted here.`
    : loan.cost.value > 0 || loan.credit !== undefined
      ? say`Otherwise it costs ${listed([say`${tax} of federal tax`, say`${penalty} of penalty`, ...beside(loan, work)])}.${ofAveragePremium(loan)}${paidInFirstText(work)}`
      : words(
          'Otherwise it is income of that year. On the income that you told no tax is due on it; pay from before you left, which counts too, may change that.',
        )
  const one = (title: string, detail: Text) => check('loan', 'act', title, detail)
  switch (loan.kind) {
    case 'left':
      if (loan.isLate)
        return one(
          'Is the loan from the plan still open?',
          say`If the plan closed it because you left, the last day to replace it was ${loan.extended}, and ${balance} is income of that year: about ${tax} of federal tax and ${penalty} of penalty. Ask the plan whether and when it was closed. If the return of that year left it out, correct the return.`,
        )
      return one(
        'Replace the plan loan in time',
        say`${isClosed(work) ? say`The plan closed the loan because you left, so ${balance} counts as paid out.` : say`If the plan closes the loan because you left, ${balance} counts as paid out.`} You can put the same sum of other money into ${place} until ${loan.filing}, or ${loan.extended} with an extension, and nothing is taxed.${caution} ${else_} Look at Form 1099-R: code M means that this holds, code L that the loan was in default and cannot be rolled over.${isClosed(work) ? nothing : words(' The plainest way is to pay it back to the plan before the balance leaves: then there is nothing to replace. If you cannot, ask before that day whether you may go on paying, or whether a new plan takes the loan over.')}`,
      )
    case 'other': {
      const { closed, by, days, daysLeft, monthsAfterLeaving } = loan
      const why =
        monthsAfterLeaving === undefined
          ? say`The plan closed the loan on ${closed} for another reason than your leaving, so ${balance} counts as paid out like any other sum.`
          : say`The plan closed the loan on ${closed}, more than ${monthsAfterLeaving} after you left, so ${balance} counts as paid out like any other sum.`
      return loan.isLate
        ? one(
            'The deadline for the loan has passed',
            say`${why} The last day to replace it was ${by}. If one of the reasons that the IRS lists kept you from it, you can certify that in a letter and put the same sum in now (Rev. Proc. 2020-46). ${else_}`,
          )
        : one(
            'A clock is running on the loan',
            say`${why} There are only ${days} to replace it, not until the tax return: put the same sum of other money into ${place} by ${by}, so ${daysLeft} are left. Then nothing is taxed.${caution} ${else_} Form 1099-R shows the payout without code M.`,
          )
    }
    case 'taxed':
      return one(
        'This loan cannot be rolled over',
        say`A loan in default that was taxed (code L on Form 1099-R) was never paid out, so there is nothing to replace. ${balance} is income of the year on that form: about ${listed([say`${tax} of federal tax`, say`${penalty} of penalty`, ...beside(loan, work)])}.${ofAveragePremium(loan)}${paidInFirstText(work)} What you pay back to the plan afterwards is after-tax money of yours there: keep the record, so that it is not taxed again.`,
      )
    default:
      return loan satisfies never
  }
}

/** Whether told savings would fall below a told month of costs. */
function leavesTooLittle({ balance }: PlanLoan, { reader }: RolloverWork): boolean {
  const [savings, month] = [reader.told('savings'), reader.told('monthlyExpenses')]
  if (savings === undefined || month === undefined) return false
  return reader.number('savings').value - balance.value < reader.number('monthlyExpenses').value
}

/** Savings that fall below a month of costs are no free money: a part of the sum helps in proportion. */
function leftAfter({ sheet, reader }: RolloverWork, savings: Figure, balance: Figure): Text {
  if (reader.told('monthlyExpenses') === undefined) return nothing
  const month = reader.number('monthlyExpenses')
  const left = sheet.computed(
    'loan.savings-left',
    'Savings that are left once the loan is replaced',
    'usd',
    'savings − the loan',
    [savings, balance],
    Math.round(savings.value - balance.value),
  )
  return left.value >= month.value
    ? nothing
    : say`, but only ${left} is left then, less than the ${month} that you spend. A part helps too: every dollar that you put in is one that is not taxed`
}

/** Cash that no pay fills up is for the months, as long as the later day can still be had. */
const isExtensionBetter = (loan: PlanLoan, work: RolloverWork): loan is Replaceable =>
  loan.kind === 'left' && loan.by === loan.filing && isWithoutPay(work)

/** Paid back while pay still comes in, nothing has to be replaced later. */
export function payBackStep(loan: PlanLoan | undefined, work: RolloverWork): StepDraft | undefined {
  const { reader, gates } = work
  const { leavesOn } = gates
  if (leavesOn === undefined || !isToAsk(loan, work) || reader.told('planLoanClosed') !== 'open')
    return undefined
  const { balance } = loan
  const savings = reader.some('savings')
  const covers =
    savings !== undefined && savings.value >= balance.value
      ? say` Your ${savings} of savings covers it.`
      : words(' A part helps too: what is paid back is not taxed.')
  return {
    id: 'loan.pay-back',
    title: say`Pay the plan loan of ${balance} back before your last day`,
    why: words('Then the plan has no loan to close when you leave, and nothing of it is taxed.'),
    how: say`Ask the plan for the sum that ends the loan and how to send it.${covers}`,
    due: workdayUntil(leavesOn.value),
    dueWhy: 'the last day at the employer of the plan, or the working day before it',
    dueInputs: [leavesOn],
    minutes: 30,
    link: links.retirementPlans,
    keep: words('The letter that says that the loan is paid.'),
  }
}

export function loanStep(loan: PlanLoan, work: RolloverWork): StepDraft {
  const { reader, context } = work
  const { balance } = loan
  const { place, caution } = replacement(work)
  const keep = words('Form 1099-R with its code, and the deposit slips.')
  if (loan.kind === 'taxed')
    return {
      id: 'loan',
      title: say`Set aside ${setAside(loan, work)} for the loan that was taxed`,
      why: words('Nothing was withheld from it, and it is due with the return of the year on the form.'),
      how: words(
        'If the form is of this year, make an estimated payment or raise what is withheld from your pay. If it is of an earlier year, see that the return of that year has it.',
      ),
      due: nextEstimatedTaxDay(context.today),
      dueWhy: 'the next day for a payment of estimated tax',
      minutes: 30,
      link: links.irsPayments,
      keep: words('Form 1099-R with its code, and a record of what you pay back to the plan.'),
    }
  if (loan.isLate)
    return {
      id: 'loan',
      title: words('Ask the plan when and why it closed the loan'),
      why: words('Whether anything can still be put back depends on that day and that reason.'),
      how:
        loan.kind === 'other'
          ? words(
              'Read the list in Rev. Proc. 2020-46. If one of its reasons fits, write the letter and deposit the same sum with it.',
            )
          : words(
              'Ask for a copy of Form 1099-R. If a return left the sum out, correct that return before the IRS asks.',
            ),
      due: within.week,
      dueWhy: 'as soon as possible, because the usual deadline has passed',
      minutes: 45,
      link: loan.kind === 'other' ? links.lateRollovers : links.amendedReturn,
      keep,
    }
  const savings = reader.told('savings') === undefined ? undefined : reader.number('savings')
  const covered =
    savings === undefined
      ? nothing
      : isExtensionBetter(loan, work)
        ? say` While no pay comes in, the months come first: keep your ${savings} of savings for them. Ask for an extension of your return by ${loan.filing} (Form 4868), so that ${loan.extended} counts, and replace the loan once pay is back. A part helps too: every dollar that you put in is one that is not taxed.`
        : savings.value >= balance.value
          ? say` Your ${savings} of savings covers it${leftAfter(work, savings, balance)}.`
          : say` Your ${savings} of savings covers a part: every dollar that you put in is one that is not taxed.`
  if (loan.kind === 'other') {
    const margin = reader.rule(
      'redeposit.margin',
      'Days kept free before the deadline',
      'days',
      rules.redepositMargin,
    )
    const by = workdayUntil(addDays(loan.by.value, -margin.value))
    return {
      id: 'loan',
      title: say`Put ${balance} into ${place} for the loan that was closed`,
      why: say`By ${loan.by} it is not taxed; after that it is too late.`,
      how: say`Say that it replaces a plan loan that was offset: a rollover, not a contribution. It may come in parts, and from any money of yours.${caution}${covered}`,
      due: by < context.today ? context.today : by,
      dueWhy: 'some days before the last day, for the mail and the bank',
      dueInputs: [loan.by, margin],
      minutes: 45,
      link: links.rollovers,
      keep,
    }
  }
  return {
    id: 'loan',
    title: words(isClosed(work) ? 'Replace the plan loan' : 'Replace the plan loan, if the plan closes it'),
    why:
      loan.by === loan.filing
        ? say`${balance} put into ${place} by then is not taxed; with an extension you have until ${loan.extended}.`
        : say`${balance} put into ${place} by then is not taxed, if the return of that year was filed in time or extended.`,
    how: say`${words(
      isClosed(work)
        ? 'Put'
        : 'What was paid back to the plan before the balance left needs nothing more. If the plan closed the loan, put',
    )} the same sum into ${place} as a rollover, in one or several parts.${caution}${covered}`,
    due: loan.by.value,
    dueWhy: 'the day on which the return of the year is due in which the plan closes the loan',
    dueInputs: [loan.by],
    minutes: 45,
    link: links.rollovers,
    keep,
  }
}
