/** Whom to call before paying a debt faster: a counselor, the card companies, and who lends or bills in a special way. */
import { links } from '../../links.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { say, words } from '../../say.ts'
import { lastingLaw } from '../../tax/lasting-law.ts'
import { isUnproven } from '../debts.ts'
import { estimatedTax } from '../own-pay.ts'
import { type StepDraft, within } from '../steps.ts'
import { taxPicture } from '../tax-picture.ts'
import { beyondBenefitsStep } from './beyond-benefits.ts'
import { gapSteps } from './gap-words.ts'
import { isOpenBill } from './open-bill.ts'
import { paydayStep } from './payday.ts'
import { isNeverCharged } from './promotions.ts'
import { hasForCounselor, isTaxLed, owesTax } from './tax-debt.ts'
import type { DebtWork } from './work.ts'

export function helpSteps(work: DebtWork): StepDraft[] {
  const steps = [
    ...paydayStep(work),
    beyondBenefitsStep(work),
    ...gapSteps(work),
    ...(isTaxLed(work) ? taxSteps(work) : []),
    ...counselorStep(work),
    ...freshStartStep(work),
    ...hospitalStep(work),
    ...(isTaxLed(work) ? [] : taxSteps(work)),
    ...lowerRateStep(work),
  ]
  return steps.filter((step) => step !== undefined)
}

function counselorStep(work: DebtWork): StepDraft[] {
  const { stage, gap, growing, toDebts, late, lateNow, returns } = work
  const isPaidToday = lateNow !== undefined && late === undefined
  const cannotCatchUp = work.isLateElsewhere && !isPaidToday && toDebts.value <= 0
  const isNeeded =
    stage === 'shortfall' ||
    // A plan of theirs closes the cards for years: no help where the cash reaches to a pay that comes again.
    (stage === 'hold' && returns === undefined) ||
    stage === 'counsel' ||
    gap !== undefined ||
    growing.length > 0 ||
    cannotCatchUp
  if (!isNeeded || (isTaxLed(work) && !hasForCounselor(work))) return []
  return [
    {
      id: 'counselor',
      title: words('Talk to a nonprofit credit counselor'),
      why: words(
        'They see the whole month with you, and card companies give them lower rates. The first talk is free.',
      ),
      how: words(
        'Choose an agency of the National Foundation for Credit Counseling. Bring the latest statement of each debt and your last pay stub. Pay nobody who wants a fee up front or tells you to stop paying.',
      ),
      due: within.week,
      dueWhy: 'this week',
      minutes: 60,
      link: links.counseling,
      keep: words('The written budget and the offer of a debt management plan.'),
    },
  ]
}

function freshStartStep(work: DebtWork): StepDraft[] {
  const { stage, heavyShare } = work
  if (isTaxLed(work)) return []
  const isHeavy = (heavyShare?.value ?? 0) > rules.heavyDebtShare.value
  if (heavyShare === undefined || !(stage === 'counsel' || (stage === 'shortfall' && isHeavy))) return []
  return [
    {
      id: 'fresh-start',
      title: words('Learn what bankruptcy is, in case the budget does not close'),
      why: words('It is a legal right. Knowing it makes the talk with the counselor better.'),
      how: words(
        'Read the basics on the courts’ own page. If the counselor finds no plan that fits, ask legal aid or a bankruptcy lawyer once; many do the first talk for free.',
      ),
      due: within.month,
      dueWhy: 'after the talk with the counselor',
      minutes: 30,
      link: links.federalCourts,
      keep: words('The name of the lawyer or clinic, and what they said.'),
      rank: 1,
    },
  ]
}

function hospitalStep({ debts, sheet, targets, stage }: DebtWork): StepDraft[] {
  const bills = debts.filter(({ kind }) => kind === 'medical')
  if (bills.length === 0) return []
  const isAgreed = bills.every((bill) => !isOpenBill(bill) && !isUnproven(bill))
  const isPaidFaster =
    stage === 'payoff' && bills.some(({ id }) => targets.some((target) => target.id === id))
  // A payment on a bill that a collector has not proven can start the time in which it may be sued for again.
  const meanwhile = isAgreed
    ? `go on with the payment that is agreed${isPaidFaster ? ', and keep what this plan sends beyond it in savings,' : ''}`
    : bills.some(isOpenBill)
      ? 'keep its payment apart'
      : 'pay nothing on what a collector has not proven'
  return [
    {
      id: 'hospital',
      title: words(
        `Ask the hospital for financial assistance${isAgreed ? ', though you pay it by the month' : ' before you pay the bill'}`,
      ),
      why: words(
        'A nonprofit hospital must have a policy for it, and by income it can lower a bill or end it.',
      ),
      how: say`Ask for the application and an itemized bill, and compare the bill with what your insurer says is yours. Ask also if a collector has the bill: a nonprofit hospital has to take the application for ${sheet.law('hospital.days', 'Days to ask a nonprofit hospital for assistance', 'days', lastingLaw.hospitalAidDays)} after its first bill. Put none of it on a card; ${words(meanwhile)} until the answer comes. What is left then goes into monthly payments without interest, in writing: nobody has to pay it faster.`,
      due: within.week,
      dueWhy: 'a week from today',
      minutes: 60,
      link: links.hospitalBills,
      keep: words('The application, the itemized bill and the answer.'),
    },
  ]
}

function taxSteps(work: DebtWork): (StepDraft | undefined)[] {
  if (!owesTax(work)) return []
  return [
    newTaxStep(work),
    {
      id: 'tax-plan',
      title: words('Ask the tax office for a payment plan'),
      why: words('While a plan runs the office usually takes no pay and no account.'),
      how: words(
        'Apply on the IRS’s own pages, or with your state for a state tax. Ask for a payment that you can keep up. If you had no penalty in the years before, ask for this one to be taken off. If no payment fits, ask about hardship and an offer in compromise. File every return on time, also when you cannot pay.',
      ),
      due: within.week,
      dueWhy: 'a week from today',
      minutes: 45,
      link: links.paymentPlans,
      keep: words('The agreement, and the notice that it answers.'),
    },
  ]
}

/** Nothing may go to a debt that is tax of this year: it would be the next tax debt, and the old one's plan would end (IRC §6159(b)(4)). */
function newTaxStep({ sheet, reader, context }: DebtWork): StepDraft | undefined {
  const employment = reader.value('employment')
  if (employment === 'unemployed' || employment === 'retired') return undefined
  const taxes = taxPicture(sheet, reader, context)
  const step = estimatedTax({ sheet, reader, context, taxes, stage: 'working' })
  return step === undefined
    ? undefined
    : {
        ...step,
        why: words(
          'Nobody withholds it for you. New tax that is not paid on its day ends a payment plan for the old, so it comes before anything extra on a debt.',
        ),
        due: within.days,
        dueWhy: 'a few days from today, before anything more goes to a debt',
      }
}

function lowerRateStep(work: DebtWork): StepDraft[] {
  const { costly, growing, stage } = work
  const hasCard = costly.some(
    (debt) =>
      debt.kind === 'credit_card' &&
      !isNeverCharged(work, debt) &&
      !work.goneToday.some(({ id }) => id === debt.id),
  )
  // Who is late or short of cash makes that call already, and asks for more in it.
  if (!hasCard || stage === 'shortfall' || stage === 'hold' || work.isLateElsewhere) return []
  return [
    {
      id: 'lower-rate',
      title: words('Call the card companies and ask for a lower rate'),
      why:
        growing.length > 0
          ? words('A minimum payment that does not cover the interest is worth a call by itself.')
          : words('It costs a call, and some say yes.'),
      how: words(
        'Say that you are paying it off and want to stay. Ask for a hardship rate if money is short. Ask what happens to the card before you agree.',
      ),
      due: within.week,
      dueWhy: 'a week from today',
      minutes: 30,
      link: links.cardBills,
      keep: words('Day, name and what was promised, and the letter that confirms it.'),
      rank: 1,
    },
  ]
}
