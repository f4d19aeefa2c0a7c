/** What a fund's plan says of cash that no emergency needs: that it is there, and what it could be for. */
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { check } from '../check.ts'
import { forgivenLoans } from '../forgiven-loans.ts'
import { isJobAtRisk } from '../job-at-risk.ts'
import { estimatedTax } from '../own-pay.ts'
import { type StepDraft, within } from '../steps.ts'
import { taxPicture } from '../tax-picture.ts'
import type { FundWork } from './work.ts'

/** The dearest debt of a middling rate: what costs more was paid before the fund, what costs less can wait. */
function debtInWords(work: FundWork): Text {
  const { debts, costlyDebts } = work
  const isForgiven = forgivenLoans(work)
  const [dearest] = debts
    .filter(
      (debt) =>
        debt.rate.value >= rules.lowRate.value &&
        debt.balance.value > 0 &&
        !isForgiven(debt) &&
        !costlyDebts.some(({ id }) => id === debt.id),
    )
    .sort((a, b) => b.rate.value - a.rate.value)
  return dearest === undefined
    ? nothing
    : say`After them, what is paid on the ${dearest.label} earns its ${dearest.rate} without risk.`
}

/** Cash of a business holds tax that nobody withheld: the part that is due comes out before anything is free. */
export const ownTaxStep = ({ sheet, reader, context, stage, beyond }: FundWork): StepDraft | undefined =>
  stage !== 'working' || beyond === undefined
    ? undefined
    : estimatedTax({ sheet, reader, context, taxes: taxPicture(sheet, reader, context), stage })

const taxFirst = (work: FundWork): Text =>
  ownTaxStep(work) === undefined
    ? nothing
    : words(
        'Nothing is taken off it for this year’s tax on your profit: take out first what is not paid yet.',
      )

/** Where it can go, for those who still earn, in the order that every plan keeps. */
const uses = (work: FundWork): Text =>
  join([
    isJobAtRisk(work.reader)
      ? words('While a job may end, all of it stays in insured savings. Once the worry is over:')
      : nothing,
    words('What you will pay for within the next few years stays in insured savings or Treasury bills.'),
    words('Then come this year’s retirement accounts, whose room is gone once it is not used.'),
    debtInWords(work),
    words(
      'Broad index funds come last. Ask “one-time invest” with this sum: it puts a number on each place.',
    ),
  ])

export function beyondCheck(work: FundWork): Check[] {
  const { beyond, kept, cushion, stage, missing, fromFund, home } = work
  if (beyond === undefined) return []
  const more = say`Your ${kept} is ${beyond} more than the ${cushion.target} of the plan${words(missing === undefined ? '' : ' and what is missing in a year')}${fromFund === undefined ? nothing : say` and the ${fromFund.free} that has a purpose`}${home === undefined || home.fromCash.value === 0 ? nothing : say` and the ${home.fromCash} for the home`}.`
  return [
    check(
      'idle',
      'warn',
      'More cash than the fund needs',
      stage === 'working'
        ? join([
            more,
            taxFirst(work),
            words('Prices rise, so what no emergency needs should have a purpose and a day.'),
          ])
        : say`${more} Prices rise; what is beyond it could work for a longer goal.`,
    ),
  ]
}

export function beyondStep(work: FundWork): StepDraft | undefined {
  const { beyond, cushion } = work
  if (beyond === undefined) return undefined
  return {
    id: 'beyond',
    title: isJobAtRisk(work.reader)
      ? say`Keep the ${beyond} beyond the target in cash until the worry is over, then decide what it is for`
      : say`Decide what the ${beyond} beyond the target is for`,
    why: words('Cash without a purpose loses a little to prices every year.'),
    how: join([say`Leave ${cushion.target} as it is.`, taxFirst(work), uses(work)]),
    due: within.month,
    dueWhy: 'a month from today',
    minutes: 45,
    link: links.investor,
    keep: words('A note of what each part is for, and by when.'),
  }
}
