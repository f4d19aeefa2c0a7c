/** What a debt plan says of federal student loans in its summary. */
import { join, nothing, say, type Text, words } from '../../say.ts'
import { withPayAhead } from '../loan-income-ahead.ts'
import { hasPlanToLose } from '../new-federal-loan.ts'
import { fundWaits } from './filling.ts'
import { afterSaveWords } from './loan-assisted-words.ts'
import { choiceWords } from './loan-choice-words.ts'
import { separateWords } from './loan-filing.ts'
import { planEndWords } from './loan-plan-ends.ts'
import { turnedInWords } from './loan-plans.ts'
import { reliefWords } from './loan-relief-words.ts'
import { riseWords } from './loan-rise-words.ts'
import type { FederalLoans } from './loans.ts'
import { beyondFund } from './months-without-pay-words.ts'
import type { DebtWork } from './work.ts'

export function loanWords(work: DebtWork): Text {
  const { loans } = work
  if (work.choice !== undefined) return choiceWords(work)
  if (loans?.isOnSave && work.assistance !== undefined) return afterSaveWords(work, work.assistance)
  if (loans?.isOnSave && !loans.isApart)
    return join([saveWords(loans), wayOutWords(loans), orFixedWords(loans)])
  if (loans === undefined) return nothing
  const relief = reliefWords(work)
  if (!loans.isApart) return join([relief, riseWords(loans), planEndWords(loans), aboveBudget(work)])
  const { paymentsLeft, merged, isOnSave } = loans
  if (paymentsLeft !== undefined)
    return join([
      relief,
      moveWords(loans),
      separateWords(work),
      say`The federal loans get the required ${merged.minimum}${untilMoved(loans)} and not a dollar more: ${paymentsLeft} of payments are left until they are forgiven${countWords(work)}.`,
      riseWords(loans),
      planEndWords(loans),
      words(
        `When the rest is paid, what you can spare belongs in ${fundWaits(work) ? '' : 'your cushion and in '}${beyondFund(work)}.`,
      ),
    ])
  if (isOnSave)
    return join([
      saveWords(loans),
      words('Those loans then get what is asked and no more.'),
      orFixedWords(loans),
    ])
  return join([
    relief,
    say`The federal loans get the ${merged.minimum} that their plan asks for and no more.`,
    riseWords(loans),
    planEndWords(loans),
  ])
}

const saveWords = ({ chosen, wayOut }: FederalLoans): Text =>
  wayOut === undefined
    ? say`SAVE has ended: choose ${chosen.named}, about ${chosen.payment}${turnedInWords(chosen)}, before you are moved to the Standard plan.`
    : say`SAVE has ended: choose ${chosen.named}, about ${chosen.payment}. You can pay that, and it costs less in all than the lowest payment by income: ${chosen.total} over ${chosen.length}, against ${wayOut.total} over ${wayOut.length} under ${wayOut.named}${wayOut.tax === undefined ? nothing : say`, and ${wayOut.tax} of tax then`}.`

const wayOutWords = ({ wayOut }: FederalLoans): Text =>
  wayOut === undefined
    ? nothing
    : say`If months get too tight, ask for ${wayOut.named} before you miss a payment: ${wayOut.payment} at your income.`

/** What nobody chose who did not say what can be paid. */
export const orFixedWords = ({ orFixed }: FederalLoans): Text =>
  orFixed === undefined
    ? nothing
    : say`If you can pay ${orFixed.payment}, ${orFixed.named} costs less in all, ${orFixed.total} over ${orFixed.length}: say what you can pay each month, and the plan follows.`

/** In public service the plan that asks for less is the plan: what is not paid is forgiven. */
export function moveWords({ move, merged, ahead }: FederalLoans): Text {
  if (move === undefined) return nothing
  const { from, to, saved, upTo } = move
  return join([
    say`Move the federal loans to ${to.named}: it asks for ${to.payment} instead of ${merged.minimum}, counts too, and takes about ${saved} less until forgiveness ${ahead === undefined ? words('at today’s income') : withPayAhead(ahead)}.`,
    upTo === undefined
      ? nothing
      : say`That holds up to about ${upTo} of adjusted gross income; above it ${from.named} asks for less, so ask in writing first whether you could go back.`,
  ])
}

export const untilMoved = ({ move }: FederalLoans): Text =>
  move === undefined ? nothing : words(' until the change is confirmed')

/** How near forgiveness is, for whoever told how many payments count. */
export const forgivenessWords = ({ loans, reader }: DebtWork): Text =>
  loans?.isApart !== true ||
  loans.paymentsLeft !== undefined ||
  loans.chosen.forgiven.value === 0 ||
  loans.paidForLess !== undefined ||
  reader.told('incomePlanPayments') === undefined
    ? nothing
    : loans.chosen.months.value === 0
      ? words('By the count that you told, what is left can be forgiven now: ask for it in writing.')
      : say`After ${loans.chosen.length} more about ${loans.chosen.forgiven} is forgiven, and ${loans.chosen.tax === undefined ? words('not taxed') : say`about ${loans.chosen.tax} of tax on it falls due`}: nothing paid beyond what is asked would come back.`

/** A loan ahead is stopped; one that was taken has closed a plan. */
export function newLoanWords({ reader, parentPlus, loans }: DebtWork): Text {
  if (loans?.closed !== undefined)
    return say`The federal loan that you took closes ${loans.closed} to all your loans: choose ${loans.chosen.named}, about ${loans.chosen.payment} at your income.`
  const hasFederal = parentPlus.length > 0 || loans !== undefined
  return hasFederal &&
    hasPlanToLose(reader) &&
    reader.told('newLoanPlanned') === true &&
    !reader.value('newLoanTaken')
    ? words(
        'Stop before you sign a new federal loan, even one for your child: it closes the older plans that follow income, such as Income-Based Repayment, to the loans that you have.',
      )
    : nothing
}

/** A payment that rises above what is paid today is counted on. */
function aboveBudget({ paid, beyond, stillDue }: DebtWork): Text {
  const now = stillDue.value + beyond.value
  const rises = paid.some(
    ({ later, minimum }) => (later?.payment.value ?? 0) - minimum.value + stillDue.value > now,
  )
  return rises ? words('That is more than you pay now, and the dates count on it.') : nothing
}

/** Nobody said how many payments count already, and the account knows. */
export const countWords = ({ reader }: DebtWork): Text =>
  reader.told('pslfPayments') === undefined
    ? words(', if none counts yet: your account at studentaid.gov shows how many do')
    : nothing
