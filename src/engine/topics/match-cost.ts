/** What taking the whole employer match costs each month: before tax less than goes in, as Roth all of it. */

import type { Figure } from '../figure.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { nothing, say, type Text, words } from '../say.ts'
import { monthsPerYear } from '../tax/counting.ts'
import type { Worksheet } from '../worksheet.ts'
import { isRothForCredit, type MissedMatch } from './missed-match.ts'
import { taxesInYear, yearOfPayroll } from './payroll-year.ts'
import type { PlanAtWork } from './plans-at-work.ts'
import { figuresOf, matchOnReturns, savedOnReturns } from './return-of-plan.ts'
import { deferringTax } from './tax-on-more.ts'
import type { TaxPicture } from './tax-picture.ts'
import type { Drafting } from './topic.ts'

interface Asked extends Drafting {
  readonly taxes: TaxPicture
}

export interface MatchCost {
  /** What the pay checks of a month shrink by. */
  readonly takeHome: Figure
  /** How it goes in, to stand after a sum; nothing where two of a couple differ. */
  readonly asKind: Text
  /** Whether it costs the pay check all that goes in. */
  readonly isAllRoth: boolean
  /** What the other kind would take, where the choice between them is open; to stand after what this one takes. */
  readonly inOtherKind: Text
  /** What credits that follow earnings give back of it with the return; undefined where that is a trifle. */
  readonly comesBack: Figure | undefined
}

/**
 * More of the kind that goes in now. Before tax, and where no kind was told, the pay check shrinks by less than it: $100 at
 * a bracket of 22% takes $78, and a raise that reaches into a lower bracket saves the rate of that one there. As Roth it
 * shrinks by all of it, and so it does where before tax would cost the Marketplace credit. The kind that was told is one's
 * own; what a spouse puts in is taken as before tax.
 */
export function matchCostOf({ sheet, reader, context, taxes }: Asked, missed: MissedMatch): MatchCost {
  const { today } = context
  const payrollTaxes = taxesInYear(taxes, yearOfPayroll(today, today))
  const { agi, stateRateAtWork } = payrollTaxes
  const { contribution, own } = missed
  const isRoth = (id: PlanAtWork['id']) =>
    isRothForCredit(missed) || (id === 'own' && reader.told('contributionKind') === 'roth')
  const on = (isCounted?: (id: PlanAtWork['id']) => boolean) =>
    matchOnReturns({ sheet, reader, context }, payrollTaxes, missed, isCounted)
  const returns = on((id) => !isRoth(id))
  const beforeTax = returns.reduce((sum, { dollars }) => sum + dollars, 0)
  const isAllRoth = beforeTax === 0
  const isPartRoth = own !== undefined && isRoth('own')
  const lessOnPay = savedOnReturns({ reader, context }, returns)
  const lessTax = returns.reduce(
    (sum, { taxes: ofPlan, dollars }) => sum - deferringTax(ofPlan, context, reader, dollars),
    0,
  )
  const back = Math.round(lessTax - lessOnPay)
  const otherKind = (): Text => {
    if (isRothForCredit(missed)) return nothing
    if (!isAllRoth)
      return reader.told('contributionKind') === undefined
        ? words(
            ' As Roth it would shrink by all of it: “Roth vs Traditional” tells which kind is the better one.',
          )
        : nothing
    const all = on()
    const saves = savedOnReturns({ reader, context }, all)
    const takes = sheet.computed(
      'match.take-home.before-tax',
      'What your pay check would shrink by for the whole match before tax',
      'usd-per-month',
      'a month of the contribution − the tax that it saves, bracket by bracket',
      [contribution, ...figuresOf(all)],
      Math.ceil((contribution.value - saves) / monthsPerYear),
    )
    return say` Before tax it would shrink by about ${takes}: “Roth vs Traditional” tells which kind is the better one.`
  }
  const saved = `the ${stateRateAtWork === undefined ? 'federal' : 'federal and state'} tax that ${isPartRoth ? 'the part before tax' : 'it'} saves, bracket by bracket`
  return {
    isAllRoth,
    asKind: isAllRoth ? words(' as Roth') : isPartRoth ? nothing : words(' before tax'),
    takeHome: sheet.computed(
      'match.take-home',
      'What your pay check shrinks by for the whole match',
      'usd-per-month',
      isAllRoth
        ? 'a month of the contribution: as Roth it is taxed like the rest of your pay'
        : `a month of the contribution − ${saved}`,
      isAllRoth ? [contribution] : [contribution, ...figuresOf(returns)],
      Math.ceil((contribution.value - lessOnPay) / monthsPerYear),
    ),
    inOtherKind: otherKind(),
    comesBack:
      beforeTax === 0 || back < rules.leastPart.value
        ? undefined
        : sheet.computed(
            'match.comes-back',
            'What credits give back with the return for what goes in before tax',
            'usd-per-year',
            'what income tax falls by, the credits that follow earnings in it − the tax that the pay check saves',
            [contribution, agi],
            back,
          ),
  }
}

/** How far a month carries the whole match. */
export interface MatchRaise {
  /** More into the plan at work each month. */
  readonly raise: Figure
  /** What the pay checks of the month shrink by for it. */
  readonly takeHome: Figure
  /** Whether that is the whole match; if not, the rest waits until a payment ends or pay rises. */
  readonly isWhole: boolean
}

/** As much of it as `monthly`, the dollars that a month has for it, pays for. */
export function raiseWithin(
  sheet: Worksheet,
  { contribution }: Pick<MissedMatch, 'contribution'>,
  takeHome: Figure,
  monthly: Figure,
): MatchRaise {
  const isWhole = takeHome.value <= monthly.value
  return {
    isWhole,
    takeHome: isWhole ? takeHome : monthly,
    raise: sheet.computed(
      'match.raise',
      'More into the plan at work each month for the match',
      'usd-per-month',
      isWhole
        ? 'a month of the contribution that is missing, rounded up'
        : 'a month of the contribution that is missing × what the month has for it ÷ what the whole of it takes off the pay check',
      isWhole ? [contribution] : [contribution, monthly, takeHome],
      isWhole
        ? Math.ceil(contribution.value / monthsPerYear)
        : Math.floor(((contribution.value / monthsPerYear) * monthly.value) / takeHome.value),
    ),
  }
}

/** Why no more of it, after what is raised; nothing where it is the whole match. `takeHome`: what the whole of it takes. */
export const restOfMatch = ({ isWhole, takeHome: has }: MatchRaise, takeHome: Figure): Text =>
  isWhole
    ? nothing
    : say` The whole match takes ${takeHome} off your pay, and ${has} is there for it: raise the rest as soon as a payment ends or pay rises.`
