/** What to do about a solo 401(k), by when, and what else there is. */
import { yearOf } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { listed, nothing, say, words } from '../../say.ts'
import { filingDay, yearEnd } from '../../tax/deadlines.ts'
import { check } from '../check.ts'
import type { StepDraft } from '../steps.ts'
import { sourceOf } from '../tax-picture.ts'
import type { PlacedPart } from './parts.ts'
import type { RothWork } from './work.ts'

const amountIn = (parts: readonly PlacedPart[], ...places: readonly PlacedPart['place'][]): Figure[] =>
  parts.filter(({ place }) => places.includes(place)).map(({ amount }) => amount)

const kindOf: Partial<Record<PlacedPart['place'], string>> = {
  planTraditional: 'before tax',
  planRoth: 'as Roth',
  catchUpRoth: 'as Roth',
}

/** Set up and chosen in the year; the money may follow until the return is due: Pub. 560. */
export function ownPlanSteps({ reader, context }: RothWork, parts: readonly PlacedPart[]): StepDraft[] {
  const own = parts.filter(({ place }) => kindOf[place] !== undefined)
  const [employer] = amountIn(parts, 'planEmployer')
  if (own.length === 0 && employer === undefined) return []
  const isThere = reader.told('ownBusinessPlan') === true
  const chosen = listed(own.map(({ place, amount }) => say`${amount} ${words(kindOf[place] ?? '')}`))
  const filing = filingDay(yearOf(context.today))
  return [
    {
      id: 'own-plan',
      title: isThere
        ? say`Choose in writing what you put into your solo 401(k): ${chosen}`
        : say`Set up a solo 401(k)${own.length === 0 ? nothing : say` and choose in writing what you put in: ${chosen}`}`,
      why: words(
        'It takes far more of your profit than an IRA. The plan and your own choice have to stand by the end of the year; the money may follow until your return is due.',
      ),
      how: isThere
        ? words('Write down sum, kind and day, and keep the paper with the plan.')
        : words(
            'At a provider without account fees that takes Roth money too. You need an employer number (EIN) from the IRS. Write down sum, kind and day of your choice, and keep the paper with the plan.',
          ),
      due: yearEnd(context.today),
      dueWhy: 'the last day of the year',
      minutes: isThere ? 20 : 90,
      link: links.retirementPlans,
      keep: words('The plan document and your written choice.'),
    },
    ...(employer === undefined
      ? []
      : [
          {
            id: 'own-plan.employer',
            title: say`Put ${employer} into it as the employer’s part, before tax`,
            why: words('It comes off your profit, and has room where your own part and the IRA have none.'),
            how: words(
              'Work it out again from the profit on your return before you send it. With an extension of the return there is time until the extended day.',
            ),
            due: filing,
            dueWhy: 'the due date of the return',
            minutes: 45,
            link: links.retirementPlans,
            keep: words('The record of which part was whose.'),
          },
        ]),
  ]
}

/** For the profit beside a job, once the plan there and the IRA take no more. */
export function sidePlanSteps({ context }: RothWork, parts: readonly PlacedPart[]): StepDraft[] {
  const [employer] = amountIn(parts, 'planEmployer')
  if (employer === undefined) return []
  return [
    {
      id: 'own-plan.employer',
      title: say`Put ${employer} into a solo 401(k) for the profit beside your job, as the employer’s part`,
      why: words(
        'It comes off that profit and has room of its own: only your own contributions share one limit with the plan at work.',
      ),
      how: words(
        'Ask a provider without account fees how late in the year it sets one up, and get an employer number (EIN) from the IRS. Work the sum out again from the profit on your return before you send it.',
      ),
      due: filingDay(yearOf(context.today)),
      dueWhy: 'the due date of the return',
      minutes: 90,
      link: links.retirementPlans,
      keep: words('The plan document and the record of what went in as employer.'),
    },
  ]
}

function sidePlanCheck({ sheet, sidePlan, sideProfit, context }: RothWork): Check[] {
  if (sidePlan === undefined || sideProfit === undefined || sidePlan.employer < 1) return []
  const room = sheet.computed(
    'own-plan.side',
    'Employer’s part that the profit beside a job has room for',
    'usd-per-year',
    `net earnings × the share of pay ÷ (one + the share), up to the limit of ${sourceOf(context.limits.employerPlan)}`,
    [sideProfit],
    Math.floor(sidePlan.employer),
  )
  return [
    check(
      'own-business',
      'pass',
      'The profit beside your job can have a plan',
      say`As its employer you may put up to ${room} into a solo 401(k), whatever goes in at work. A SEP-IRA takes as much and is simpler, but counts as pre-tax IRA money in a conversion. Both are for a business without employees; keep estimated tax apart first.`,
    ),
  ]
}

/** What else there is, and what waits for whoever does not use it yet. */
export function ownPlanChecks(work: RothWork): Check[] {
  const { sheet, context, income, ownPlan, isSelfEmployed, hasPlan } = work
  if (!isSelfEmployed) return sidePlanCheck(work)
  if (hasPlan && ownPlan === undefined) return []
  if (ownPlan === undefined)
    return [
      check(
        'own-business',
        'warn',
        'Your own business can have a plan',
        words(
          'A solo 401(k) takes far more than an IRA, of either kind; a SEP-IRA is simpler and mostly pre-tax, and counts as pre-tax IRA money in a conversion. Open it before the year ends.',
        ),
      ),
    ]
  const sep = sheet.computed(
    'own-plan.sep',
    'What a SEP-IRA would take',
    'usd-per-year',
    `net earnings × the share of pay ÷ (one + the share), up to the limit of ${sourceOf(context.limits.sep)}`,
    [income],
    Math.floor(ownPlan.sep),
  )
  return [
    check(
      'own-business',
      'pass',
      'A SEP-IRA would be simpler',
      say`It can be opened until your return is due and would take ${sep}, as the employer’s part only: mostly before tax, and counted as pre-tax IRA money in a conversion. Both are for a business without employees; keep estimated tax apart first.`,
    ),
  ]
}
