/** The year in which a job ended: its pay fills the low brackets, and an IRA may still be filled from it. */
import { addDays, yearOf } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { join, say, words } from '../../say.ts'
import { filingDay, yearEnd } from '../../tax/deadlines.ts'
import { incomeTax } from '../../tax/income-tax.ts'
import { ordinaryRate } from '../../tax/ordinary-tax.ts'
import type { TaxReturn } from '../../tax/tax-return.ts'
import { known } from '../../tax/tax-year.ts'
import { check } from '../check.ts'
import { dollarsOf } from '../ended-pay.ts'
import { drawnNextYear, endedPayCheck, type WaitingCosts, waitingCosts } from '../ended-pay-check.ts'
import type { StepDraft } from '../steps.ts'
import { sourceOf } from '../tax-picture.ts'
import { isOfSpousePay, yearNextInWords } from './conversion-words.ts'
import { nextReturn } from './lasting-return.ts'
import type { RothWork } from './work.ts'

function bracketOf({ sheet, context, income }: RothWork, id: string, label: string, of: TaxReturn): Figure {
  const { taxableIncome } = incomeTax(context.law, of)
  return sheet.computed(
    `bracket.${id}`,
    label,
    'rate',
    'the rate of the bracket that taxable income falls in, before contributions and conversions',
    [income],
    taxableIncome <= 0 ? 0 : ordinaryRate({ law: context.law, status: of.status, taxableIncome }),
  )
}

export function endedYearChecks(work: RothWork): Check[] {
  const { income, now, ended, conversion } = work
  const costs = () => {
    const next = nextReturn(work, now.before)
    const drawn = drawnOf(work)
    return waitingCosts(work, {
      now: {
        ...now.before,
        iraDistributions: (now.before.iraDistributions ?? 0) + (conversion?.drawn ?? 0),
      },
      next: { ...next, iraDistributions: (next.iraDistributions ?? 0) + dollarsOf(drawn) },
      inputs: [income, ended.benefitsAhead].filter((part) => part !== undefined),
      drawn,
    })
  }
  return [
    ...endedPayCheck(ended, work.conversion !== undefined, () => ({
      bracket: bracketOf(work, 'this-year', 'Federal tax bracket of this year', now.before),
      costs: costs(),
    })),
    ...lowYear(work, costs),
    ...openIra(work),
  ]
}

const drawnOf = ({ sheet, reader, conversion }: RothWork): Figure | undefined =>
  drawnNextYear(sheet, {
    sum: conversion?.drawnAhead ?? 0,
    how: 'what costs of that year take beyond what is paid and what is left of cash and investments, or what the law requires where that is more',
    inputs: [reader.number('retirementSavings')],
  })

/** Of those who did not ask about one: until new pay comes, low brackets may be empty. */
function lowYear(
  { ended, conversion, contributes, decision, reader }: RothWork,
  costs: () => WaitingCosts,
): Check[] {
  if (!contributes || conversion !== undefined || !(dollarsOf(ended.own) + dollarsOf(ended.spouse) > 0))
    return []
  const savings = reader.some('retirementSavings')
  if (savings === undefined) return []
  const { more, now, next } = costs()
  if (decision.later.value - next.value <= decision.band.value || next.value > now.value) return []
  return [
    check(
      'low-year',
      'pass',
      'Without new pay, next year may be one for a conversion',
      say`The next ${more} of income then cost about ${next} of federal tax, and a dollar of these savings costs about ${decision.later} later. Converting a part of what is Traditional of your ${savings} may cost less then. State tax comes on top, and health cover that goes by income may cost more. Cash to live on comes first: ask this page about it in January.`,
    ),
  ]
}

/** Of those who named no sum for it: pay of this year is pay that an IRA may count (IRC §219(f)(1)). */
function openIra({ sheet, context, contributes, paid, ended, age, spouseAge, status }: RothWork): Check[] {
  if (contributes || (ended.own === undefined && ended.spouse === undefined)) return []
  const law = known(context.limits.ira)
  // On a joint return the pay of one counts for both: IRC §219(c).
  const savers = [age, ...(status === 'married_joint' && spouseAge !== undefined ? [spouseAge] : [])]
  const most = savers.reduce(
    (sum, { value }) => sum + law.limit + (value >= law.catchUpFromAge ? law.catchUp : 0),
    0,
  )
  const limit = sheet.law('ira.open', 'What may go into your IRAs for this year', 'usd', {
    value: Math.min(most, Math.floor(paid.own + paid.spouse)),
    source: sourceOf(context.limits.ira),
    note: 'With the catch-up from the age it starts at, and never more than pay of the year.',
  })
  const until = sheet.date(
    'ira.open-until',
    'Last day for contributions of this year',
    'the filing day of this year’s return',
    [],
    filingDay(yearOf(context.today)),
  )
  return [
    check(
      'ira-open',
      'pass',
      'An IRA is still open for this year',
      say`Pay that you earned before the job ended counts for it: up to ${limit}${words(savers.length > 1 ? ' in the IRAs of both of you' : '')} until ${until}, from whatever cash there is. While no pay comes in, cash to live on comes first. Name a sum, and this page says which kind it should be.`,
    ),
  ]
}

/** A year without pay is found out when it begins. */
export function lookInJanuary(work: RothWork): StepDraft {
  const { context } = work
  const isRetired = work.isRetired || work.endOfPay !== undefined
  return {
    id: 'conversion-next',
    title: words('Look at the conversion again in January'),
    why: words(
      isOfSpousePay(work)
        ? 'With less pay of your spouse more of the low brackets of the new year is free, and a conversion fills it.'
        : isRetired
          ? 'Without pay the low brackets of the new year are empty, and a conversion fills them.'
          : 'Until new pay comes, low brackets of the new year are free, and a conversion fills them.',
    ),
    how: isRetired
      ? words(
          'Come back to this plan with what you will live on. Convert in parts, late enough in the year to know its income.',
        )
      : join([
          words(
            'Come back to this plan with what you expect to earn. Convert in parts, late enough in the year to know its income, and leave room for the pay of a new job.',
          ),
          yearNextInWords(work),
        ]),
    due: addDays(yearEnd(context.today), 1),
    dueWhy: isOfSpousePay(work)
      ? 'the first day of the year with less pay of your spouse'
      : 'the first day of a year that may be without pay',
    minutes: 30,
    link: links.retirementPlans,
    keep: words('The last pay slip of this year.'),
  }
}
