/** The steps of somebody who is late, was sued, or whose home or pay is at risk: they come before any payment. */
import { isInDefault, isLeftToSigner } from '../../facts/debts.ts'
import { links } from '../../links.ts'
import { say, words } from '../../say.ts'
import { courtSteps } from '../court-step.ts'
import { garnishmentSteps, isJudged } from '../garnishment.ts'
import { lateSupportStep } from '../late-first.ts'
import { lateMortgageStep } from '../late-mortgage.ts'
import { type StepDraft, within } from '../steps.ts'
import { isOfBills } from './behind.ts'
import { inCourt, isCourtAlone } from './court.ts'
import { isHomeAtRisk } from './kind-checks.ts'
import { proofDays } from './proof-days.ts'
import { leftToSignerSteps } from './signed-for.ts'
import type { DebtWork } from './work.ts'

export function lateSteps(work: DebtWork): StepDraft[] {
  return [
    ...courtSteps(work),
    ...garnishmentSteps(work),
    ...homeStep(work),
    ...leftToSignerSteps(work),
    ...proofStep(work),
    ...callStep(work),
    ...lateSupportStep(work.reader),
  ]
}

function homeStep(work: DebtWork): StepDraft[] {
  return isHomeAtRisk(work) ? [lateMortgageStep] : []
}

function proofStep({ sheet, unproven, reader }: DebtWork): StepDraft[] {
  if (isJudged(reader) || unproven.every(({ told }) => told.isInCourt === true || isInDefault(told)))
    return []
  return [
    {
      id: 'proof',
      title: words('Ask the collector in writing for proof of the debt'),
      why: words(
        'Until they prove it they must stop asking. The sum may be wrong, or too old to be sued for, and a payment can start that time again.',
      ),
      how: say`Send the letter within ${proofDays(sheet)} of their first one, and keep a copy. Pay nothing and admit nothing before the proof comes. Then look whether the debt is yours, and get any settlement in writing before you pay.`,
      due: within.days,
      dueWhy: 'a few days from today',
      minutes: 60,
      link: links.collectorLetters,
      keep: words('Names, dates and what was agreed.'),
    },
  ]
}

function callStep(work: DebtWork): StepDraft[] {
  const isLate = work.isLateElsewhere
  // The servicer of a mortgage and the lender of a loan for somebody else are called in steps of their own.
  const late = work.debts.filter(({ told }) => told.isPastDue === true)
  if (
    late.length > 0 &&
    late.every(({ kind, told }) => kind === 'mortgage' || isLeftToSigner(told)) &&
    !isOfBills(work)
  )
    return []
  const isAllInCourt = work.debts.length > 0 && inCourt(work.debts).length === work.debts.length
  if ((!isLate && (work.stage !== 'hold' || isAllInCourt)) || isCourtAlone(work)) return []
  return [
    {
      id: 'late',
      title: isOfBills(work)
        ? words('Call the landlord, the company or the lender that you are late with')
        : isLate
          ? words('Call each lender that you are late with')
          : words('Call each lender before you miss a payment'),
      why: isOfBills(work)
        ? words('Most would rather have a part and a date than a court or a shut-off.')
        : words('A call before the next due date can stop late fees and a penalty rate.'),
      how: say`${words(isOfBills(work) ? 'Offer a part and a date, and have it in writing. Ask your county, and the charities that it names, for help with rent and power: many pay a landlord or a utility directly. Answer any paper of a court by its day. ' : '')}Ask for a hardship plan${words(isLate ? ', whether what is late can be spread or moved to the end,' : '')} and for late fees back. If a collector calls, ask in writing for proof of the debt within ${proofDays(work.sheet)} of their first letter, and pay nothing before it comes.`,
      due: within.days,
      dueWhy: 'a few days from today',
      minutes: 60,
      link: isOfBills(work) ? links.government : links.debtCollection,
      keep: words('Names, dates and what was agreed.'),
    },
  ]
}
