/** The year in which work stops may have too much pay for the Marketplace credit that was paid ahead in it. */
import { yearOf } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import {
  type BeforeTax,
  beforeTaxForCredit,
  type OverLimit,
  overLimitNow,
  unlessBeforeTax,
} from '../below-credit-limit.ts'
import { check } from '../check.ts'
import { isPayGone } from '../out-of-work.ts'
import { endsBesideJob } from '../premium-ahead.ts'
import type { StepDraft } from '../steps.ts'
import { isCoveredElsewhere } from './cover-source.ts'
import type { RolloverWork } from './work.ts'

/** Undefined where income leaves the credit, and where a pay or the cover ends: the step about health cover says it then. */
function creditOver(work: RolloverWork): OverLimit | undefined {
  const { reader } = work
  if (reader.told('marketplaceCoverage') !== true || isCoveredElsewhere(work)) return undefined
  if (isPayGone(reader) || endsBesideJob(reader)) return undefined
  return overLimitNow(work, work.taxes)
}

/** Whether a check of its own says so. */
export const isOverThisYear = (work: RolloverWork): boolean => creditOver(work) !== undefined

/** What before tax would keep it; undefined where it is kept anyway, or cannot be. */
export function creditCureOf(work: RolloverWork): BeforeTax | undefined {
  const over = creditOver(work)
  return over && beforeTaxForCredit(work, over)
}

const withPayUntil = ({ taxes }: RolloverWork): Text =>
  taxes.ended.own === undefined && taxes.ended.spouse === undefined
    ? nothing
    : words(' with the pay until the job ended')

export function creditThisYearCheck(work: RolloverWork): Check[] {
  const over = creditOver(work)
  if (over === undefined) return []
  const cure = beforeTaxForCredit(work, over)
  return [
    check(
      'marketplace',
      'act',
      'This year’s income is over the limit of the Marketplace credit',
      say`It is about ${over.income}${withPayUntil(work)}, and above ${over.limit} there is no credit for the year: what was paid of it ahead is owed back with the return${unlessBeforeTax(cure)}. ${cure === undefined ? words('Tell the Marketplace now what this year comes to, so that less is paid ahead and owed back.') : words('What you take out of the plan or an IRA this year comes on top, so let it wait until January if you can.')}`,
    ),
  ]
}

export function creditThisYearStep(work: RolloverWork): StepDraft[] {
  const cure = creditCureOf(work)
  if (cure === undefined) return []
  const year: Figure = work.sheet.computed(
    'marketplace.year-now',
    'Year of that credit',
    'year',
    'the year of today',
    [],
    yearOf(work.context.today),
  )
  return [
    {
      id: 'marketplace',
      title: words('Decide whether IRAs keep this year’s health credit'),
      why: say`Over the limit all that the Marketplace paid ahead to the insurer for ${year} is owed by ${cure.until}.`,
      how: say`Form 1095-A comes in January: column C has what was paid ahead. If that is worth it to you, put ${cure.dollars} into ${cure.places}. Name ${year} as the year of the contribution and take the deduction on the return.${cure.spare === undefined ? nothing : say` ${cure.spare} of it stays free below the limit, for interest that is known only later.`} Add up the income of the year first: what comes in beyond it has to go in as well.`,
      due: cure.until.value,
      dueWhy: 'the filing day of this year’s return',
      dueInputs: [cure.until],
      minutes: 45,
      link: links.premiumCredit,
      keep: words('The confirmation of each contribution, and Form 1095-A.'),
    },
  ]
}
