/** The dated steps of a debt plan. */
import { addDays, addMonths, addYears } from '../../calendar.ts'
import { isInDefault } from '../../facts/debts.ts'
import { links } from '../../links.ts'
import type { NextStep } from '../../plan.ts'
import { listed, nothing, say, words } from '../../say.ts'
import { longestSaving } from '../cushion-dates.ts'
import { inTurn, reachedBy } from '../debts.ts'
import { datedSteps, type StepDraft, within } from '../steps.ts'
import { debtsPaid, freedTo, paidAtOnce } from './at-once.ts'
import { isLateElsewhere } from './behind.ts'
import { carSteps } from './car.ts'
import { courtDue } from './court.ts'
import { extraShares, fillsFund, fundFull } from './extra.ts'
import { garnishmentSteps } from './garnishment.ts'
import { leastBudget, stillAsked } from './ledger.ts'
import { loanSteps } from './loan-steps.ts'
import { isNeverCharged, paidInTimeBy } from './promotions.ts'
import { goneBy } from './results.ts'
import type { DebtWork } from './work.ts'

export function debtSteps(work: DebtWork): NextStep[] {
  const { sheet, context } = work
  if (work.stage === 'free') return datedSteps(sheet, context.today, [yearly(work)])
  return datedSteps(sheet, context.today, [
    ...urgent(work),
    ...loanSteps(work),
    ...paying(work),
    ...promotions(work),
    ...carSteps(work),
    chooseAgain(work),
    work.clearsAtOnce ? lastStatement(work) : review(work),
  ])
}

function urgent(work: DebtWork): (StepDraft | undefined)[] {
  const { isBehind, stage, costly, growing, heavyShare, context } = work
  const needsHelp = stage === 'shortfall' || stage === 'hold' || stage === 'counsel' || growing.length > 0
  const court = courtDue(work)
  return [
    court === undefined
      ? undefined
      : {
          id: 'court',
          title:
            court.value < context.today
              ? words('Call legal aid today about the court paper')
              : say`Answer the court paper by ${court}`,
          why: words('Without an answer the other side usually wins, and pay or accounts can then be taken.'),
          how: words(
            'Write to the court named on the paper, even if you owe the money, and ask legal aid for help. Keep proof that you sent it.',
          ),
          due: addDays(court.value, -within.days),
          dueWhy: 'a few days before the day on the paper',
          dueInputs: [court],
          minutes: 90,
          link: links.debtCollection,
          keep: words('A copy of the answer and the proof of mailing.'),
        },
    ...garnishmentSteps(work),
    needsHelp
      ? {
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
        }
      : undefined,
    stage === 'counsel' && heavyShare !== undefined
      ? {
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
        }
      : undefined,
    work.unproven.every(({ told }) => isInDefault(told)) ? undefined : proofStep,
    isLateElsewhere(work) || stage === 'hold'
      ? {
          id: 'late',
          title: isBehind
            ? words('Call each lender that you are late with')
            : words('Call each lender before you miss a payment'),
          why: words('A call before the next due date can stop late fees and a penalty rate.'),
          how: words(
            'Ask for a hardship plan and for late fees back. If a collector calls, ask in writing for proof of the debt within a month of their first letter, and pay nothing before it comes.',
          ),
          due: within.days,
          dueWhy: 'a few days from today',
          minutes: 60,
          link: links.debtCollection,
          keep: words('Names, dates and what was agreed.'),
        }
      : undefined,
    costly.some((debt) => debt.kind === 'credit_card' && !isNeverCharged(work, debt)) &&
    !work.clearsAtOnce &&
    stage !== 'shortfall' &&
    stage !== 'hold'
      ? {
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
          link: links.consumerBureau,
          keep: words('Day, name and what was promised, and the letter that confirms it.'),
          rank: 1,
        }
      : undefined,
  ]
}

const proofStep: StepDraft = {
  id: 'proof',
  title: words('Ask the collector in writing for proof of the debt'),
  why: words(
    'Until they prove it they must stop asking. The sum may be wrong, or too old to be sued for, and a payment can start that time again.',
  ),
  how: words(
    'Send the letter within a month of their first one, and keep a copy. Pay nothing and admit nothing before the proof comes. Then look whether the debt is yours, and get any settlement in writing before you pay.',
  ),
  due: within.days,
  dueWhy: 'a few days from today',
  minutes: 60,
  link: links.debtCollection,
  keep: words('Names, dates and what was agreed.'),
}

function paying(work: DebtWork): (StepDraft | undefined)[] {
  const { targets, toDebts, spare, before, late, match, stage, starter, loans } = work
  // The payment of a plan that is still to be chosen cannot be set up yet.
  const minimums = work.clearsAtOnce
    ? stillAsked(work)
    : loans?.isOnSave && loans.isApart
      ? leastBudget(work)
      : work.minimums
  const [first] = targets
  const isShort = stage === 'shortfall'
  const hasCards = work.debts.some(({ kind }) => kind === 'credit_card')
  const missing = before.reduce((sum, { value }) => sum + value, 0)
  const monthsBefore = missing > 0 && work.extra.value > 0 ? Math.ceil(missing / work.extra.value) : 0
  return [
    minimums.value === 0
      ? undefined
      : {
          id: 'autopay',
          title: isShort
            ? words('Pay food, housing, power and the way to work first')
            : say`Turn on autopay for the minimum payments: ${minimums}`,
          why: isShort
            ? words('Debts can wait longer than these.')
            : words('One late payment can cost a fee, a higher rate and points of your score.'),
          how: isShort
            ? words(
                'Then the car or home loan and taxes, then the rest as far as it goes. Call everyone else first.',
              )
            : words(
                `At each lender, for a day soon after payday. Keep a little in checking so that it never bounces.${loans?.isOnSave ? ' Add the student loan when its new plan has begun.' : ''}`,
              ),
          due: within.days,
          dueWhy: 'a few days from today',
          minutes: 30,
          link: links.consumerBureau,
          keep: words('The confirmation from each lender.'),
        },
    match === undefined
      ? undefined
      : {
          id: 'match',
          title: say`Raise your contribution at work by ${match.monthly}`,
          why: say`Your employer adds ${match.added}.`,
          how: words('Change the percentage in the payroll or plan website.'),
          due: within.fortnight,
          dueWhy: 'before the next pay run, within a fortnight',
          minutes: 20,
          link: links.laborDepartment,
          keep: words('The first pay slip with the new share.'),
        },
    ...atOnceSteps(work),
    spare === undefined || first === undefined || work.clearsAtOnce
      ? undefined
      : {
          id: 'spare',
          title: say`Send ${spare} of your cash to ${inTurn(reachedBy(spare.value, targets))}`,
          why: say`The ${first.label} costs ${first.rate} a year, more than any savings account pays.`,
          how:
            starter === undefined
              ? words('Pay it in the app.')
              : say`Pay it in the app, and keep ${starter} in savings.`,
          due: within.week,
          dueWhy: 'a week from today, before more interest is charged',
          minutes: 15,
          link: links.consumerBureau,
          keep: words('The confirmation.'),
        },
    before.length === 0 || isShort
      ? undefined
      : {
          id: 'first-cushion',
          title:
            late === undefined
              ? words('Fill the first cushion before the extra goes to a debt')
              : words('Fill what comes first: late bills, then a small cushion'),
          why: words('Then the next repair does not go back on a card.'),
          how: words(
            'Send what you can spare there until it is full. Use a savings account with a name of its own.',
          ),
          due: within.fortnight,
          dueWhy: 'your next payday, within a fortnight',
          minutes: 20,
          link: links.consumerBureau,
          keep: words('The name of the bank that holds the money.'),
        },
    isShort ? undefined : fundStep(work),
    first === undefined ||
    isShort ||
    toDebts.value <= 0 ||
    monthsBefore > longestSaving ||
    fillsFund(work) ||
    work.clearsAtOnce
      ? undefined
      : {
          id: 'extra',
          title: say`Send ${listed(extraShares(work).map(({ debt, amount }) => say`${amount} more to the ${debt.label}`))}`,
          why: words(
            'This is the payment that ends the debt. When one is gone, send its payment to the next.',
          ),
          how: say`Set it to go out the day after payday${before.length === 0 ? nothing : words(', once what comes first is full')}.${hasCards ? words(' Put the cards away: no new charges.') : nothing}`,
          due: monthsBefore === 0 ? within.fortnight : addMonths(work.context.today, monthsBefore),
          dueWhy:
            monthsBefore === 0
              ? 'your next payday, within a fortnight'
              : 'about when what comes first is full',
          minutes: 15,
          link: links.consumerBureau,
          keep: words('The confirmation of the transfer.'),
        },
  ]
}

function atOnceSteps(work: DebtWork): StepDraft[] {
  const atOnce = paidAtOnce(work)
  const [first] = work.targets
  if (atOnce === undefined || first === undefined) return []
  return [
    {
      id: 'spare',
      title: say`Pay off ${debtsPaid(work)} now with ${atOnce.cash} of your cash`,
      why: say`${first.rate} a year is more than any savings account pays.`,
      how: say`Ask in the app for the payoff amount of the day, and pay it from savings. Keep the other ${atOnce.kept}; no new charges.`,
      due: within.week,
      dueWhy: 'a week from today, before more interest is charged',
      minutes: 15,
      link: links.consumerBureau,
      keep: words('The confirmation.'),
    },
    ...(atOnce.freed.value <= 0
      ? []
      : [
          {
            id: 'freed',
            title: say`Send the ${atOnce.freed} that is free now to ${atOnce.gap.value > 0 ? words('your emergency fund') : words('retirement savings')}`,
            why:
              atOnce.gap.value > 0
                ? words(
                    'The cash that paid the debt was also your safety. Without it the next repair goes back on a card.',
                  )
                : words('Your emergency fund is full, so nothing has to come before retirement.'),
            how: say`Set it to go out the day after payday, to ${freedTo(atOnce)}.`,
            due: within.fortnight,
            dueWhy: 'your next payday, within a fortnight',
            minutes: 15,
            link: links.consumerBureau,
            keep: words('The confirmation of the transfer.'),
          },
        ]),
  ]
}

/** Interest from the last statement to the day of payment comes on the next one. */
function lastStatement(work: DebtWork): StepDraft {
  return {
    id: 'check-in',
    title: words('Look at the next statement: it must say zero'),
    why: words('Interest since the last statement can still be charged after you paid the balance.'),
    how: words('Pay what is left, and set the card to be paid in full each month if you keep it.'),
    due: addMonths(work.context.today, 1),
    dueWhy: 'a month from today',
    minutes: 10,
    link: links.consumerBureau,
    keep: words('The statement that says zero.'),
    rank: 1,
  }
}

function fundStep(work: DebtWork): StepDraft | undefined {
  const { fund, toDebts, before } = work
  const full = fundFull(work)
  if (fund === undefined || full === undefined) return undefined
  return {
    id: 'fund',
    title: say`Send ${toDebts} to your emergency fund, until about ${full}`,
    why: say`${fund.target} in cash keeps a lost pay check or a repair off a card, which would cost far more than this debt.`,
    how: say`Set it to go to an insured savings account the day after payday${before.length === 0 ? nothing : words(', once what comes first is full')}. If you have the fund already, put that into the plan.`,
    due: within.fortnight,
    dueWhy: 'your next payday, within a fortnight',
    minutes: 20,
    link: links.consumerBureau,
    keep: words('The confirmation of the transfer.'),
  }
}

/** A balance on promotion is dealt with before the day on which the rate jumps. */
function promotions(work: DebtWork): StepDraft[] {
  const { paid, context } = work
  return paid.flatMap((debt): StepDraft[] => {
    const { promotion } = debt
    if (promotion?.ends === undefined) {
      if (promotion === undefined) return []
      return [
        {
          id: `promo.${debt.id}`,
          title: say`Find the last day of the promotion on the ${debt.label}`,
          why: say`After it the rate may be ${debt.rate}.`,
          how: words(
            'It stands on the statement and in the agreement. Ask whether interest is deferred: then all of it is charged if anything is left.',
          ),
          due: within.days,
          dueWhy: 'a few days from today',
          minutes: 15,
          link: links.consumerBureau,
          keep: words('The agreement, with the last day marked.'),
        },
      ]
    }
    const gone = paidInTimeBy(work, debt)
    return [
      {
        id: `promo.${debt.id}`,
        title:
          promotion.isDeferred || gone !== undefined
            ? say`Have the ${debt.label} at zero before ${promotion.ends}`
            : say`Look at the ${debt.label} before its promotion ends on ${promotion.ends}`,
        why: promotion.isDeferred
          ? say`If a dollar is left, interest at ${debt.rate} since the first day is charged at once.`
          : say`From then on what is left costs ${debt.rate}.`,
        how: promotion.isDeferred
          ? words(
              'Make the last payment a week early, and look at the statement to see that nothing is left.',
            )
          : gone !== undefined
            ? say`The plan pays it by ${gone}. If the statement shows more than the last payment, send the rest first.`
            : words(
                'Ask for the rate that follows. Move what is left only if the fee is small and it will be paid inside the new promotion.',
              ),
        due: addDays(promotion.ends.value, -(promotion.isDeferred ? within.week : within.month)),
        dueWhy: 'some time before the promotion ends',
        dueInputs: [promotion.ends],
        minutes: 20,
        link: links.consumerBureau,
        keep: words('The statement with the end date.'),
      },
    ].filter(({ due }) => due >= context.today)
  })
}

/** After the costly debts the full fund comes before what costs less; the schedule takes it to be there by then. */
function chooseAgain(work: DebtWork): StepDraft | undefined {
  const { costly, middling, stage, toDebts, highRate, targets } = work
  const last = costly.at(-1)
  const next =
    last === undefined ? undefined : middling.find((debt) => targets.indexOf(debt) > targets.indexOf(last))
  if (stage !== 'payoff' || last === undefined || next === undefined || toDebts.value <= 0) return undefined
  const gone = goneBy(work, last)
  const end = goneBy(work, next)
  if (gone === undefined || end === undefined) return undefined
  return {
    id: 'choose-again',
    title: say`Fill the emergency fund before you pay the ${next.label} early`,
    why: say`From then on nothing costs ${highRate} or more. Without cash a lost pay check ends on a card.`,
    how: say`Send what is free to savings until some months of costs are there, then choose: pay the ${next.label} early, or invest. The plan’s date, ${end}, counts on a fund that is full already. Ask “Emergency fund” for the sum.`,
    due: gone.value,
    dueWhy: 'the month in which the last costly debt is paid, by the monthly schedule',
    dueInputs: [gone],
    minutes: 20,
    link: links.consumerBureau,
    keep: words('The confirmation of the transfer.'),
    rank: 1,
  }
}

function review({ context }: DebtWork): StepDraft {
  return {
    id: 'check-in',
    title: words('Look at the balances together, once a month'),
    why: words('Watching them fall keeps the plan alive. A month that slips is found early.'),
    how: words(
      'Write down each balance and move the autopay when a debt is gone. Once a year read your credit reports for debts that are not yours.',
    ),
    due: addMonths(context.today, 1),
    dueWhy: 'a month from today',
    minutes: 20,
    link: links.creditReports,
    keep: words('The list of balances, month by month.'),
    rank: 1,
  }
}

function yearly({ context }: DebtWork): StepDraft {
  return {
    id: 'reports',
    title: words('Read your credit reports once a year'),
    why: words('They show debts that are not yours, and old ones that you forgot.'),
    how: words('They are free on the official site, from each bureau.'),
    due: addYears(context.today, 1),
    dueWhy: 'a year from today',
    minutes: 30,
    link: links.creditReports,
    keep: words('The reports, and whatever you wrote to a bureau.'),
  }
}
