/**
 * The employer match against the income at which the Marketplace credit begins. Before tax what earns the match comes off
 * income, and below that income the credit of the whole year is gone, where nothing takes its place: as Roth it comes off
 * nothing.
 */

import type { Figure } from '../figure.ts'
import type { Check } from '../plan.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { say, type Text } from '../say.ts'
import type { Dollars } from '../units.ts'
import { worksheet } from '../worksheet.ts'
import { check } from './check.ts'
import { creditFigureAt } from './marketplace.ts'
import { belowFloorInWords, creditFloor, roomAbove } from './marketplace-floor.ts'
import { incomeWith, taxPicture } from './tax-picture.ts'
import type { Drafting } from './topic.ts'

/** What the whole match takes more in a year, and what an employer adds for it. */
interface WholeMatch {
  readonly contribution: Figure
  readonly match: Figure
}

export interface MatchFloor {
  /**
   * `roth`: it goes in as Roth. `less`: no Roth money is taken, and the credit is worth more than the match, so that only a
   * part goes in. `whole`: the match is worth more.
   */
  readonly answer: 'roth' | 'less' | 'whole'
  /** What may go in before tax. */
  readonly most: Dollars
  readonly check: Check
}

/** Of the year that follows, over which payroll takes it. Undefined where before tax costs no credit. */
export function matchFloor(asked: Drafting, whole: WholeMatch, isOwnAlone: boolean): MatchFloor | undefined {
  const { reader, context } = asked
  if (reader.told('marketplaceCoverage') !== true || reader.told('contributionKind') === 'roth')
    return undefined
  const floor = creditFloor(asked, 'ahead')
  if (floor?.below !== 'nothing') return undefined
  // Out of sight: the topic shows its own picture of the year.
  const { later } = taxPicture(worksheet(), reader, context)
  const { agi, untaxedBenefits } = incomeWith(later, context, 0)
  const most = Math.floor(roomAbove(floor, agi + untaxedBenefits))
  if (agi + untaxedBenefits < floor.income || whole.contribution.value <= most) return undefined
  const income = asked.sheet.computed(
    'match.income',
    'Income of the year ahead that the Marketplace credit looks at',
    'usd-per-year',
    'pay that goes on, pension and Social Security, less what goes in before tax already',
    [reader.number('income')],
    Math.round(agi + untaxedBenefits),
  )
  const credit = creditFigureAt(asked, income)
  const kept = most < rules.leastPart.value ? 0 : most
  const answer =
    !isOwnAlone || reader.told('rothOptionAtWork') !== false
      ? 'roth'
      : credit.value > whole.match.value
        ? 'less'
        : 'whole'
  const edge = belowFloorInWords(asked, floor)
  const weighed = say`before tax, the ${whole.contribution} that the whole match takes would bring the income of the year ahead, about ${income}, below where the Marketplace credit begins, or too near it: ${edge}. The credit is worth about ${credit} where cover costs what it does on average, the match ${whole.match}.`
  return { answer, most: kept, check: checkOf(asked, answer, kept, weighed) }
}

function checkOf({ sheet }: Drafting, answer: MatchFloor['answer'], kept: Dollars, weighed: Text): Check {
  const most =
    kept === 0
      ? undefined
      : sheet.computed(
          'match.most-before-tax',
          'What of the match may go in before tax',
          'usd-per-year',
          'income of the year ahead − the income at which the Marketplace credit begins − what is kept free above it',
          [],
          kept,
        )
  const otherwise =
    most === undefined ? say`leave it until income is higher` : say`put in no more than ${most} a year`
  if (answer === 'roth')
    return check(
      'match-floor',
      'act',
      'Take the match as Roth: before tax it would cost the Marketplace credit',
      say`As Roth it leaves income as it is, and the match is the same; ${weighed} If the plan takes no Roth money, ${otherwise}.`,
    )
  return answer === 'less'
    ? check(
        'match',
        'act',
        'The whole match would cost more than it brings',
        say`Your plan takes no Roth money, and ${weighed} So ${otherwise}. Other income makes room for more: a raise, interest, or a conversion from a traditional IRA to Roth.`,
      )
    : check(
        'match-floor',
        'warn',
        'The match is worth more than the Marketplace credit that it costs',
        say`Your plan takes no Roth money, and ${weighed} Tell the Marketplace what you expect, so that nothing is paid ahead that is owed back.`,
      )
}
