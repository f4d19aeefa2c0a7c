/** The saver's match on what a plan at work takes once the whole employer match is taken: it is claimed, and easily missed. */
import { yearOf } from '../calendar.ts'
import type { Figure } from '../figure.ts'
import type { Check } from '../plan.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { say, words } from '../say.ts'
import { incomeTax } from '../tax/income-tax.ts'
import { hasSaversMatch, saversMatch } from '../tax/savers-match.ts'
import type { Worksheet } from '../worksheet.ts'
import { check } from './check.ts'
import { contributedShare, spouseShare } from './contributed-share.ts'
import { withBenefitsAhead } from './ended-pay.ts'
import { matchWaitsForPay } from './match-without-pay.ts'
import { missedMatch } from './missed-match.ts'
import { isPayGone } from './out-of-work.ts'
import { saversMatchFrom } from './running-savers-credit.ts'
import { isSpouseSoleEarner, payOfPlan } from './sole-earner.ts'
import type { TaxPicture } from './tax-picture.ts'
import type { DraftContext, Drafting } from './topic.ts'

/** Income of the year that is matched: benefits that are still due then count with the pay that goes on. */
function agiAhead(
  sheet: Worksheet,
  { law }: DraftContext,
  { later, ended }: Pick<TaxPicture, 'later' | 'ended'>,
): Figure {
  if (ended.benefitsAhead === undefined) return later.agi
  return sheet.computed(
    'agi.benefits-ahead',
    'Adjusted gross income of next year with unemployment benefits, estimated',
    'usd-per-year',
    'income of the years ahead + the benefits that are due next year',
    [later.agi, ended.benefitsAhead],
    Math.round(incomeTax(law, withBenefitsAhead(later.taxReturn, ended)).agi),
  )
}

/** Nothing where no employer match is missed or taken now, or where it would be a trifle. IRC §6433. */
export function saversMatchAhead({
  sheet,
  reader,
  context,
  taxes,
  takesMore = false,
}: Drafting & {
  /** The plan at work is to take more than the match asks for: then it is at least so much. */
  readonly takesMore?: boolean
  /** Drawn only where a match is missed: it lists what it assumes. */
  readonly taxes: () => Pick<TaxPicture, 'later' | 'ended' | 'spouseIncome'>
}): Check[] {
  const missed = missedMatch(sheet, reader, context)
  if (missed === undefined || reader.told('inSchool') === true) return []
  if (matchWaitsForPay({ reader, context })) return []
  const { later, ended, spouseIncome } = taxes()
  const agi = agiAhead(sheet, context, { later, ended })
  const { status } = later.taxReturn
  const [own, theirs] = [contributedShare(sheet, reader, context), spouseShare(sheet, reader, context)]
  const [more, theirMore] = [missed.own?.contribution.value ?? 0, missed.spouse?.contribution.value ?? 0]
  const nowOfPlan = payOfPlan(reader).value * (own?.value ?? 0)
  const goesIn = isSpouseSoleEarner(reader)
    ? [nowOfPlan + more + theirMore]
    : [nowOfPlan + more, (spouseIncome?.value ?? 0) * (theirs?.value ?? 0) + theirMore]
  // What the raise takes off income where it goes in before tax, as the pay check is counted.
  const magi = agi.value - (reader.told('contributionKind') === 'roth' ? 0 : missed.contribution.value)
  const value = goesIn.reduce((sum, contributions) => sum + saversMatch({ status, magi, contributions }), 0)
  if (value < rules.leastPart.value) return []
  const figure = sheet.computed(
    'savers.ahead',
    'Saver’s match of a year with the whole employer match',
    'usd',
    'the law’s share of what goes into the plan at work in such a year, of each person up to its limit, less what the phase-out takes at this income',
    [agi, missed.contribution, ...[own, theirs].filter((share) => share !== undefined)],
    Math.round(value),
  )
  const isNow = hasSaversMatch(yearOf(context.today))
  const when = isPayGone(reader)
    ? say`${isNow ? words('Next year') : say`In ${saversMatchFrom(sheet)}`}, ${ended.benefitsAhead === undefined ? words('if no benefits are paid then and no new pay comes') : say`with the ${ended.benefitsAhead} of benefits that are due then and no new pay`},`
    : isNow
      ? words('In a whole year')
      : say`From ${saversMatchFrom(sheet)} on, in a whole year,`
  return [
    check(
      'savers.ahead',
      'warn',
      'The government matches a part too',
      say`${when} what then goes into the plan at work brings a saver’s match of ${words(takesMore ? 'at least about' : 'about')} ${figure} beside that of the employer, paid into an account once you claim it on the return. Full-time students and dependents are left out.`,
    ),
  ]
}
