/** The title of a debt plan, and what it turns on: whether all is calm, must be proven first, or goes on apart. */

import { listed, nothing, say, type Text, words } from '../../say.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { inTurn } from '../debts.ts'
import { paidAgain } from '../ending-names.ts'
import { isJudged } from '../garnishment.ts'
import { debtsPaid } from './at-once.ts'
import { isAllInDefault, isAllUnproven, isCalm, isOfBills } from './behind.ts'
import { inCourt, isCourtAlone } from './court.ts'
import { isMatchFirst } from './debt-before-match.ts'
import { fillsFund } from './filling.ts'
import { isOnlyInSchool } from './in-school.ts'
import { waitingCostly } from './last-months.ts'
import { isSlowlyMadeUp } from './late-words.ts'
import { worthSeparating } from './loan-filing.ts'
import { servedApart } from './loan-served-apart.ts'
import { isNewPaymentShort } from './new-payment.ts'
import { isOpenBill } from './open-bill.ts'
import { pacedOf } from './paced-words.ts'
import { asksForExtendedPlan } from './payday.ts'
import { goneBy } from './results.ts'
import { leadsWithLate, securedLateTitle } from './secured-late-words.ts'
import { hasSignedFor, isSignerAsked, leftToSignerTitle } from './signed-for.ts'
import { isTaxLed } from './tax-debt.ts'
import { waitsForJob } from './waits-for-job.ts'
import type { DebtWork } from './work.ts'

export function debtTitle(work: DebtWork): Text {
  const { stage, targets, loans } = work
  const last = targets.at(-1)
  const end = last === undefined ? undefined : goneBy(work, last)
  if (isCalm(work) && isAllInDefault(work)) return words('Get the student loan out of default first')
  if (provesFirst(work))
    return inCourt(work.unproven).length > 0
      ? answerFirst
      : words(
          isJudged(work.reader)
            ? 'Object to what is taken from your pay'
            : 'Have the debt proven before you pay it',
        )
  if (isSignerAsked(work) && isCalm(work)) return leftToSignerTitle(work)
  if (leadsWithLate(work) && (isCalm(work) || stage === 'counsel')) return securedLateTitle(work)
  switch (stage) {
    case 'free':
      return hasSignedFor(work)
        ? words('Nothing of your own is owed: watch the loan that you signed for')
        : words('Nothing is owed: keep it so')
    case 'catch-up':
      return isCourtAlone(work) ? answerFirst : words('Make up what is late first')
    case 'shortfall':
      if (isNewPaymentShort(work)) return words('Lower the new student-loan payment before it begins')
      return words('Get through this month first, then the debts')
    case 'counsel':
      if (isTaxLed(work)) return words('Agree on a payment plan with the tax office first')
      return isOfBills(work)
        ? words('Call about what is late first, then see a nonprofit credit counselor')
        : words('See a nonprofit credit counselor first')
    case 'hold':
      if (work.paid.length === 0 && inCourt(work.unproven).length > 0) return answerFirst
      return words('Hold the debts steady until pay returns')
    case 'as-agreed':
      if (isOnlyInSchool(work)) return words('Nothing is due while you study: borrow as little as you can')
      if (work.paid.length > 0 && work.paid.every(isOpenBill))
        return words('Ask the hospital for help before you pay the bill')
      if (loans?.paymentsLeft !== undefined)
        return loans.move === undefined
          ? worthSeparating(work) === undefined
            ? words('Pay what is required until your loans are forgiven')
            : words('File separately, and pay what is required until your loans are forgiven')
          : say`Move your loans to ${loans.move.to.named}, and pay what is required until they are forgiven`
      if (work.choice?.best !== undefined)
        return say`Compare ${work.choice.best.named} with your fixed payment first`
      if (loans?.isOnSave) return say`Leave SAVE for ${loans.chosen.named}`
      return waitingCostly(work).length > 0
        ? words(`Pay the minimums, and keep your cash until ${paidAgain(work.reader)}`)
        : words('Pay as agreed, and save the rest')
    case 'payoff':
      if (servedApart(work) !== undefined)
        return words('Keep public-service forgiveness: look at separate tax returns first')
      if (fillsFund(work))
        return loans?.isOnSave
          ? words('Choose a plan after SAVE, and fill the emergency fund first')
          : work.goneToday.length > 0
            ? say`Pay off ${debtsPaid(work)} now, then fill the emergency fund`
            : pacedOf(work).length > 0 && end !== undefined
              ? say`Fill the emergency fund, and pay off ${theseDebts(targets)} by ${end}`
              : say`Fill the emergency fund first, then pay off ${targets.length === 1 ? say`the ${targets[0]?.label ?? nothing}` : words('the rest')}`
      if (loans?.isOnSave && work.clearsAtOnce)
        return say`Choose a plan after SAVE, and pay off ${debtsPaid(work)} now`
      if (loans?.isOnSave && end !== undefined)
        return say`Choose a plan after SAVE, and pay off ${theseDebts(targets)} by ${end}`
      if (work.clearsAtOnce) return say`Pay off ${debtsPaid(work)} now`
      if (work.gap !== undefined && end !== undefined)
        return say`End ${inTurn(work.gap.ending)} first, and be out of debt by ${end}`
      if (work.lowered?.to !== undefined && end !== undefined)
        return say`Keep the match, and be out of debt by ${end}`
      if (isSlowlyMadeUp(work)) return words('Call about what is late first, then pay as asked')
      if (asksForExtendedPlan(work) && end !== undefined)
        return say`Ask the payday lender for a payment plan before the due day, and be out of debt by ${end}`
      return end === undefined
        ? words('Pay the costly debt first')
        : outlasting(work).length > 0 && !goesOnApart(work)
          ? say`Pay off all but the ${outlastingName(work)} by ${end}`
          : goesOnApart(work)
            ? say`Pay off ${theseDebts(targets)} by ${end}`
            : say`${words(isMatchFirst(work) ? 'Take the match, and be' : 'Be')} out of debt by ${end}`
    default:
      return stage satisfies never
  }
}

/** Few enough for a title are named. */
export const theseDebts = (debts: readonly DebtTerms[]): Text => {
  const few = 3
  return debts.length > few ? words('the rest') : say`the ${listed(debts.map(({ label }) => label))}`
}

const answerFirst = words('Answer the court paper before you pay that debt')

/** Whether debts stand beside those that this plan pays off. */
export const goesOnApart = ({ mortgages, loans, unproven, rehabilitated, inSchool }: DebtWork): boolean =>
  mortgages.length > 0 ||
  loans?.isApart === true ||
  unproven.length + rehabilitated.length + inSchool.length > 0

/** Cheap debts that go on at their minimum payments when all that is paid faster is gone. */
export const outlasting = ({ paid, targets, plan }: DebtWork): DebtTerms[] => {
  const monthsOf = ({ id }: DebtTerms) => plan.debts[paid.findIndex((debt) => debt.id === id)]?.months ?? 0
  const last = Math.max(0, ...targets.map(monthsOf))
  return targets.length === 0 ? [] : paid.filter((debt) => debt.minimumOnly === true && monthsOf(debt) > last)
}

export const outlastingName = (work: DebtWork): Text => {
  const left = outlasting(work)
  const [first] = left
  if (first !== undefined && left.length === 1) return first.label
  return words(left.some((debt) => waitsForJob(work, debt)) ? 'debts that wait' : 'cheap debts')
}

/** All that is owed is with a collector or in court. */
export const provesFirst = (work: DebtWork): boolean => isAllUnproven(work) && isCalm(work)
