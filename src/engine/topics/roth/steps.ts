/** The dated steps of a Roth or Traditional plan. */
import { addDays, calendarDate, yearOf } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import type { NextStep } from '../../plan.ts'
import { join, nothing, say, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { excessReturnDay, filingDay, yearEnd } from '../../tax/deadlines.ts'
import { firstInWords } from '../before-saving.ts'
import { missedMatch } from '../missed-match.ts'
import { whoseWork } from '../sole-earner.ts'
import { datedSteps, type StepDraft, within } from '../steps.ts'
import { lookInJanuary } from './ended-year.ts'
import { fundIra, moveIra, openIra } from './ira-steps.ts'
import type { PlacedPart } from './parts.ts'
import { yearly } from './review-step.ts'
import type { RothWork } from './work.ts'

const stepsOfRate = 1_000

export function rothSteps(work: RothWork, parts: readonly PlacedPart[]): NextStep[] {
  const { sheet, context } = work
  return datedSteps(sheet, context.today, [
    beforeTheRest(work),
    wholeMatch(work),
    payroll(work, parts),
    afterTax(work, parts),
    moveIra(work),
    openIra(work, parts),
    fundIra(work, parts),
    investSaving(work),
    ...returns(work),
    converting(work),
    recheck(work),
    undoing(work, parts),
    savingsFirst(work),
    yearly(work),
  ])
}

const amountIn = (parts: readonly PlacedPart[], place: PlacedPart['place']): Figure | undefined =>
  parts.find((part) => part.place === place)?.amount

function beforeTheRest({ first, matched }: RothWork): StepDraft | undefined {
  if (first === undefined) return undefined
  const { cushion, debt } = first
  return {
    id: 'before',
    title: say`First ${firstInWords(first)}`,
    why:
      debt === undefined
        ? words('A small emergency must not end on a card, or cost a penalty.')
        : say`Nothing safe earns ${debt.rate} a year.`,
    how: join([
      words(
        matched > 0
          ? 'Put in no more than earns the whole match until that is done.'
          : 'Put nothing into these accounts until that is done, unless an employer matches it.',
      ),
      cushion === undefined ? nothing : words('Keep the cushion in an insured savings account of its own.'),
      debt === undefined
        ? nothing
        : words('Send what is free to the debt each month; put nothing new on it.'),
      words('Then raise the contribution to what this plan shows.'),
    ]),
    due: within.week,
    dueWhy: 'a week from today',
    minutes: 30,
    link: links.consumerBureau,
    keep: words('The statement that shows it is done.'),
  }
}

/** Of either kind it comes before the choice of one. */
function wholeMatch({ sheet, reader, context, contributes }: RothWork): StepDraft | undefined {
  if (!contributes) return undefined
  const missed = missedMatch(sheet, reader, context)?.own
  if (missed === undefined) return undefined
  return {
    id: 'match',
    title: say`Put ${missed.contribution} more into the plan at work, for the whole match`,
    why: say`${words(whoseWork(reader, 'Your'))} employer then adds ${missed.match} that you miss now.`,
    how: words(
      'It is the share of pay in the payroll or plan portal. Raise it together with the choice of Roth or Traditional.',
    ),
    due: within.fortnight,
    dueWhy: 'your next payday, within a fortnight',
    minutes: 15,
    link: links.retirementPlans,
    keep: words('The first pay slip that shows the new share.'),
  }
}

function payroll(work: RothWork, parts: readonly PlacedPart[]): StepDraft | undefined {
  const { sheet, income, reader, places } = work
  const traditional = amountIn(parts, 'planTraditional')
  const roth = amountIn(parts, 'planRoth')
  const forced = amountIn(parts, 'catchUpRoth')
  if (traditional === undefined && roth === undefined && forced === undefined) return undefined
  // A step of the law is only reached by enough.
  const roundedUp = (id: string, tenths: number) =>
    work.decision.reason === 'edge' && id === 'payroll.traditional' ? Math.ceil(tenths) : Math.round(tenths)
  const share = (id: string, label: string, dollars: number, inputs: Figure[]) =>
    sheet.computed(
      id,
      label,
      'rate',
      'dollars of the year ÷ pay',
      [income, ...inputs],
      roundedUp(id, (dollars / Math.max(1, income.value)) * stepsOfRate) / stepsOfRate,
    )
  const rothDollars = places.planRoth + places.catchUpRoth
  const rothInputs = [roth, forced].filter((amount) => amount !== undefined)
  const asTraditional =
    traditional &&
    share('payroll.traditional', 'Share of pay as Traditional', traditional.value, [traditional])
  const asRoth =
    rothDollars > 0 ? share('payroll.roth', 'Share of pay as Roth', rothDollars, rothInputs) : undefined
  const kind = asTraditional && asRoth ? 'both' : asTraditional ? 'traditional' : 'roth'
  const keeps = reader.told('contributionKind') === kind
  return {
    id: `payroll.${kind}`,
    title:
      asTraditional && asRoth
        ? say`Split your contribution at work: ${asTraditional} of pay Traditional, ${asRoth.value > 0 ? asRoth : say`${forced ?? roth ?? asRoth} of the year`} Roth`
        : keeps
          ? say`Keep ${asTraditional ?? asRoth ?? income} of pay going into the plan at work as ${words(kind === 'roth' ? 'Roth' : 'Traditional')}`
          : say`Set your contribution at work to ${words(kind === 'roth' ? 'Roth' : 'Traditional')}: ${asTraditional ?? asRoth ?? income} of pay`,
    why: !work.takesRoth
      ? work.matched > 0
        ? words('It earns the match, and your plan offers no other kind.')
        : words('Your plan offers no other kind.')
      : kind === 'roth'
        ? words('The tax is paid now, while a dollar costs you less than it is likely to later.')
        : kind === 'traditional'
          ? words('Each dollar saves more tax now than it is likely to cost later.')
          : roth === undefined && forced !== undefined
            ? words(
                'The law takes the catch-up as Roth only; each other dollar saves more tax now than it is likely to cost later.',
              )
            : words('Both kinds side by side, as the rates say.'),
    how: words(
      'It is a setting in the payroll or plan portal; the match stays the same. It holds from the next pay check; what went in before stays as it is.',
    ),
    due: within.fortnight,
    dueWhy: 'your next payday, within a fortnight',
    minutes: 15,
    link: links.retirementPlans,
    keep: words('The first pay slip that shows the new setting.'),
  }
}

/** Beyond every other room: a setting of its own, and the conversion that makes it Roth. */
function afterTax({ sheet, income }: RothWork, parts: readonly PlacedPart[]): StepDraft | undefined {
  const amount = amountIn(parts, 'planAfterTax')
  if (amount === undefined) return undefined
  const share = sheet.computed(
    'payroll.after-tax',
    'Share of pay after tax',
    'rate',
    'dollars of the year ÷ pay',
    [income, amount],
    Math.floor((amount.value / Math.max(1, income.value)) * stepsOfRate) / stepsOfRate,
  )
  return {
    id: 'payroll.after-tax',
    title: say`Set the after-tax contribution at work to ${share} of pay, and have it converted`,
    why: words('After tax alone, what it earns is taxed one day; converted at once, nothing is.'),
    how: words(
      'In the plan portal, beside the usual contribution. Switch on the automatic conversion to Roth, or ask for one after each pay check. A test for the highly paid can send a part back, so look at it again in March.',
    ),
    due: within.fortnight,
    dueWhy: 'your next payday, within a fortnight',
    minutes: 30,
    link: links.retirementPlans,
    keep: words('Form 1099-R of the conversions.'),
  }
}

/** The comparison is void when the tax saved is spent. */
function investSaving({ sheet, now, decision, traditional, income }: RothWork): StepDraft | undefined {
  if (decision.reason === 'no-choice' || traditional <= now.least.traditional) return undefined
  const saved = now.saved(decision.year)
  const monthly = Math.round(saved / monthsPerYear)
  if (monthly <= 0) return undefined
  const figure = sheet.computed(
    'saved.monthly',
    'Saved in tax and loan payments a month',
    'usd-per-month',
    'what this split saves in a year ÷ months of a year',
    [income],
    monthly,
  )
  return {
    id: 'invest-saving',
    title: say`Invest the ${figure} that the Traditional part saves`,
    why: words('Traditional only wins when the tax saved is put away too. Spent, it is gone.'),
    how: words(
      'Raise the contribution by as much, or set a monthly transfer into a Roth IRA or a taxable account. With an IRA the saving comes as a refund: adjust Form W-4.',
    ),
    due: within.month,
    dueWhy: 'a month from today, with the first smaller withholding',
    minutes: 20,
    link: links.irs,
    keep: words('The confirmation of the transfer.'),
    rank: 1,
  }
}

/** What the tax return and the loan servicer need. */
function returns({ now, decision, context, reader }: RothWork): StepDraft[] {
  const credit = decision.year.tax.federal.saversCredit
  const isOnLoans = now.loanPlan !== undefined && now.most.loans < now.least.loans
  return [
    ...(credit > 0
      ? [
          {
            id: 'savers',
            title: words('Claim the saver’s credit with Form 8880'),
            why: words('It is lost unless the form is with the return.'),
            how: words(
              'Where too few pay checks are left this year, or pay came out higher, a deductible traditional IRA contribution until the filing day lowers the income of this year too.',
            ),
            due: filingDay(yearOf(context.today)),
            dueWhy: 'the filing day',
            minutes: 20,
            link: links.irs,
            keep: words('A copy of the form with the return.'),
          },
        ]
      : []),
    ...(isOnLoans
      ? [
          {
            id: 'recertify',
            title: words('Recertify your loan payment with the lower income'),
            why: words('The payment follows the income on your return; Traditional contributions lower it.'),
            how:
              reader.told('publicServiceJob') === true
                ? words(
                    'On studentaid.gov: compare the plans in the Loan Simulator first, and certify your employer on the same day. Convert nothing before forgiveness.',
                  )
                : words(
                    'On studentaid.gov, once the return is filed: compare the plans in the Loan Simulator first.',
                  ),
            due: filingDay(yearOf(context.today)),
            dueWhy: 'when the return of the year is filed',
            minutes: 30,
            link: links.studentAid,
            keep: words('The confirmation of the new payment.'),
          },
        ]
      : []),
  ]
}

function converting({ conversion, context, isRetired }: RothWork): StepDraft | undefined {
  if (conversion?.rateNext !== undefined) return lookInJanuary({ context, isRetired })
  if (conversion === undefined || conversion.verdict === 'keep') return undefined
  return {
    id: 'conversion',
    title:
      conversion.verdict === 'convert'
        ? say`Convert up to ${conversion.amount} before the year ends`
        : say`Convert up to ${conversion.amount} before the year ends, or leave it`,
    why: say`It costs about ${conversion.rateNow} this year, against about ${conversion.rateLater} later.`,
    how: words(
      conversion.isTaxUncovered
        ? 'Ask the provider of the IRA for a conversion to a Roth IRA. Have as much withheld as other money cannot pay, and send the rest as an estimated payment.'
        : 'Ask the provider of the IRA for a conversion to a Roth IRA, and have nothing withheld: pay the tax from other money with an estimated payment.',
    ),
    due: yearEnd(context.today),
    dueWhy: 'a conversion counts for the calendar year in which it is done',
    minutes: 45,
    link: links.irsPayments,
    keep: words('Form 1099-R, and Form 8606 with the return.'),
  }
}

function savingsFirst({ contributes, conversion }: RothWork): StepDraft | undefined {
  if (contributes || conversion !== undefined) return undefined
  return {
    id: 'gather',
    title: words('List your accounts and what is pre-tax'),
    why: words('Whether a conversion pays depends on how much is pre-tax and what else you live on.'),
    how: words(
      'Last statements of every IRA and old plan, the benefit letter of Social Security, any pension.',
    ),
    due: within.week,
    dueWhy: 'a week from today',
    minutes: 45,
    link: links.socialSecurity,
    keep: words('The statements, in one folder.'),
  }
}

/** By then the year's income is nearly known, and payroll can still be changed. */
const recheckDay = { month: 11, day: 15 } as const

function recheck({ context, contributes, income, spouseIncome, places }: RothWork): StepDraft | undefined {
  if (!contributes || income.value + (spouseIncome?.value ?? 0) === 0) return undefined
  const { today } = context
  const thisYear = calendarDate(yearOf(today), recheckDay.month, recheckDay.day)
  const soon = addDays(today, within.fortnight)
  const inTime = today <= thisYear ? thisYear : soon < yearEnd(today) ? soon : undefined
  return {
    id: 'recheck',
    title: words('Add up this year’s income before the year ends'),
    why: words('A bonus, overtime or a gain can cross an income limit while payroll can still be changed.'),
    how:
      places.iraRoth + places.spouseRoth > 0
        ? words(
            'Take the last pay slip and what is still to come. Compare it with the income limit of the Roth IRA and the steps on this page, then change the last pay checks or wait with the IRA.',
          )
        : words(
            'Take the last pay slip and what is still to come. Compare it with the limits on this page, and change the last pay checks where a step is near.',
          ),
    due: inTime ?? calendarDate(yearOf(today) + 1, recheckDay.month, recheckDay.day),
    dueWhy:
      inTime === soon
        ? 'within a fortnight, while pay checks of this year are left'
        : 'in November, while pay checks of the year are left',
    minutes: 20,
    link: links.irs,
    keep: words('The sum that you came to, with the pay slip.'),
    rank: 1,
  }
}

/** The last day to take a wrong contribution back or to turn it into the other kind. */
function undoing({ context }: RothWork, parts: readonly PlacedPart[]): StepDraft | undefined {
  if (!parts.some(({ place }) => place === 'iraRoth' || place === 'spouseRoth' || place === 'iraTraditional'))
    return undefined
  return {
    id: 'undo',
    title: words('See that this year’s IRA contribution was allowed'),
    why: words(
      'Too much, or the wrong kind, can be put right until this day; after it a penalty comes every year.',
    ),
    how: words(
      'Compare the income on the filed return with the limits. If it is over, ask the custodian to turn the contribution into the other kind (recharacterize it), or to send it back with what it earned.',
    ),
    due: excessReturnDay(context.today),
    dueWhy: 'the due date of the return with its extension, for whoever filed in time',
    minutes: 20,
    link: links.retirementPlans,
    keep: words('The filed return, and the custodian’s letter if something was turned around.'),
    rank: 2,
  }
}
