/** What goes into plans at work above the match comes home while a job may end or a birth leaves months short: cash comes first. */

import type { Figure } from '../figure.ts'
import { links } from '../links.ts'
import { join, listed, nothing, say, type Text, words } from '../say.ts'
import { monthsPerYear } from '../tax/counting.ts'
import type { Dollars } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import { contributedShare, spouseShare } from './contributed-share.ts'
import { losesJob } from './ending-job.ts'
import { duringRisk, isJobAtRisk } from './job-at-risk.ts'
import { type MatchedShare, matchedBelow } from './matched-share.ts'
import { isTheMatchOfSpouse } from './missed-match.ts'
import { missingAfterBirth } from './missing-after-birth.ts'
import { isSoleProprietor, isSpouseSoleProprietor } from './own-business.ts'
import { payCheckGain, taxesInYear, yearOfPayroll } from './payroll-year.ts'
import { ownPlanAtWork, type PlanAtWork, spousePlanAtWork } from './plans-at-work.ts'
import { isSpouseSoleEarner } from './sole-earner.ts'
import { type StepDraft, within } from './steps.ts'
import type { TaxPicture } from './tax-picture.ts'
import type { Drafting } from './topic.ts'

interface AboveMatch {
  readonly plan: PlanAtWork
  readonly share: Figure
  readonly matched: MatchedShare
  readonly dollars: Dollars
  readonly isRoth: boolean
}

export interface LoweredToMatch {
  readonly plans: readonly AboveMatch[]
  /** What the pay checks of a month grow by. */
  readonly brings: Figure
  readonly reason: Reason
}

interface Reason {
  /** For how long cash comes first, as a part of a sentence. */
  readonly during: string
  /** What becomes of it afterwards, as a sentence. */
  readonly setBack: string
}

/** Undefined where nothing says that cash has to come first. */
function reasonToLower(asked: Drafting): Reason | undefined {
  const { reader } = asked
  if (isJobAtRisk(reader))
    return {
      during: duringRisk(reader),
      setBack: losesJob(reader)
        ? 'With the next job put in again what you can.'
        : 'Set it back once the job is safe, or once the fund is full.',
    }
  return (missingAfterBirth(asked)?.value ?? 0) > 0
    ? {
        during: 'until the month pays for the child',
        setBack: 'Set it back once the month pays for the child, or once the fund is full.',
      }
    : undefined
}

/** The plans that more goes into; none of a business, which no payroll pays into. */
function plansAbove({ sheet, reader, context }: Drafting): AboveMatch[] {
  const isOfSpouse = isSpouseSoleEarner(reader)
  const isProfit = isOfSpouse ? isSpouseSoleProprietor(reader) : isSoleProprietor(reader)
  const first = isTheMatchOfSpouse(reader) ? spousePlanAtWork(reader) : ownPlanAtWork(reader)
  const isRoth = reader.told('contributionKind') === 'roth'
  const told = [
    ...(isProfit ? [] : [{ plan: first, share: contributedShare(sheet, reader, context), isRoth }]),
    ...(isSpouseSoleProprietor(reader)
      ? []
      : [{ plan: spousePlanAtWork(reader), share: spouseShare(sheet, reader, context), isRoth: false }]),
  ]
  return told.flatMap(({ plan, share, isRoth }) => {
    const matched = share === undefined ? undefined : matchedBelow(sheet, reader, plan, share)
    if (share === undefined || matched === undefined) return []
    return [{ plan, share, matched, isRoth, dollars: plan.pay(reader).value * (share.value - matched.rate) }]
  })
}

/**
 * While a job may end or ends on a told day, and where a birth leaves months short: undefined elsewhere, and where nothing
 * goes in above the match.
 */
export function loweredToMatch(
  asked: Drafting & { readonly taxes: () => TaxPicture },
): LoweredToMatch | undefined {
  const { sheet, reader, context } = asked
  const reason = reasonToLower(asked)
  const plans = reason === undefined ? [] : plansAbove(asked)
  if (reason === undefined || plans.length === 0) return undefined
  const sumOf = (isRoth: boolean): Dollars =>
    plans.reduce((sum, plan) => (plan.isRoth === isRoth ? sum + plan.dollars : sum), 0)
  const { today } = context
  const taxes = taxesInYear(asked.taxes(), yearOfPayroll(today, today))
  const gain = sumOf(true) + payCheckGain({ taxes, context, reader }, sumOf(false))
  const value = Math.floor(gain / monthsPerYear)
  return value <= 0
    ? undefined
    : {
        plans,
        reason,
        brings: sheet.computed(
          'lowered.brings',
          'What your pay checks grow by once only what is matched goes in',
          'usd-per-month',
          'pay × (share that goes in − share that is matched) − the tax that what went in before tax no longer saves, ÷ the months of a year',
          [
            ...plans.flatMap(({ plan, share, matched }) =>
              [plan.pay(reader), share, matched.figure].filter((part) => part !== undefined),
            ),
            taxes.agi,
            taxes.bracket,
          ],
          value,
        ),
      }
}

/** What a month has to put aside, with what comes home. `missing`: what it is short by without that. */
export const withLowered = (
  sheet: Worksheet,
  surplus: Figure,
  lowered: LoweredToMatch | undefined,
  missing?: Figure,
): Figure =>
  lowered === undefined
    ? surplus
    : sheet.computed(
        'surplus.lowered',
        'What you can put aside each month once only what is matched goes in',
        'usd-per-month',
        `what you can put aside + what the pay checks grow by${missing === undefined ? '' : ' − what is missing each month without that, never below nothing'}`,
        [surplus, lowered.brings, ...(missing === undefined ? [] : [missing])],
        Math.max(0, surplus.value + lowered.brings.value - (missing?.value ?? 0)),
      )

/** Why that is more than what was told, to stand after what it adds up to. */
export const loweredInWords = (lowered: LoweredToMatch | undefined): Text =>
  lowered === undefined
    ? nothing
    : say`That counts ${lowered.brings} that goes into the plan at work above the match today: let it come home instead ${words(lowered.reason.during)}.`

/** How much of what a month will be short by it brings, where the months of a plan leave it out. */
export const foundByLowering = (lowered: LoweredToMatch | undefined, missing: Figure): Text => {
  if (lowered === undefined) return nothing
  const found =
    lowered.brings.value < missing.value
      ? say`${lowered.brings} of what is missing`
      : words('What is missing')
  return say`${found} is there once only what is matched goes into the plan at work.`
}

const fromTo = ({ share, matched }: AboveMatch): Text =>
  matched.figure === undefined
    ? say`from ${share} of pay to nothing`
    : say`from ${share} to ${matched.figure}`

/** `goesTo`: where what it brings goes, as a sentence. */
export function lowerToMatchStep(
  { plans, brings, reason }: LoweredToMatch,
  { goesTo }: { readonly goesTo: Text },
): StepDraft {
  const [one, other] = plans
  const isMatched = plans.some(({ matched }) => matched.figure !== undefined)
  return {
    id: 'lower-to-match',
    title:
      one === undefined || other !== undefined
        ? words('Lower both of your 401(k) contributions to what is matched')
        : say`Lower ${words(`${one.plan.whose} ${one.plan.name}`)} contribution ${fromTo(one)}`,
    why: words(
      `The employer adds nothing to what goes in above the match, and ${reason.during} cash counts for more.`,
    ),
    how: join([
      other === undefined
        ? words('Change the share of pay in the payroll portal.')
        : say`Change the share of pay in both payroll portals: ${listed(plans.map((each) => say`${words(`${each.plan.whose} ${each.plan.name}`)} ${fromTo(each)}`))}.`,
      isMatched ? words('The whole match still comes.') : nothing,
      say`${words(other === undefined ? 'The pay check grows' : 'The pay checks grow')} by about ${brings}, after tax. ${goesTo}`,
      words(reason.setBack),
    ]),
    due: within.fortnight,
    dueWhy: 'the next payroll, within a fortnight',
    minutes: 20,
    link: links.retirementPlans,
    keep: words('The first pay slip with the new share.'),
  }
}

/** Where the months of a plan are those of another sum. `withIt`: what comes sooner with it, as a part of a sentence. */
export const lowerBesideStep = (
  lowered: LoweredToMatch | undefined,
  withIt: (brings: Figure) => Text = () => nothing,
): StepDraft | undefined => {
  if (lowered === undefined) return undefined
  const sooner = withIt(lowered.brings)
  return lowerToMatchStep(lowered, {
    goesTo: say`It joins the sum of this plan, whose months leave it out: with it ${sooner === nothing ? words('they come sooner') : sooner}.`,
  })
}
