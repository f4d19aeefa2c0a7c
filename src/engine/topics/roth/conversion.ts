/** Turning pre-tax savings into Roth this year: what it costs now against what the same dollars cost later. */

import { shareOfYearOver, yearOf } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import type { HouseholdTax } from '../../tax/household-tax.ts'
import { requiredMinimumDistribution } from '../../tax/required-minimum-distribution.ts'
import { hasSaversMatch, saversMatch } from '../../tax/savers-match.ts'
import { type FilingStatus, known } from '../../tax/tax-year.ts'
import type { Dollars, Share, Years } from '../../units.ts'
import { dollarsOf, hasEndedPay, isLeftWithout } from '../ended-pay.ts'
import { creditAtLimit, creditAtLimitFigure, marketplaceIncome } from '../marketplace.ts'
import { atTenths } from './at-tenths.ts'
import type { RothBasis } from './basis.ts'
import { type Conversion, costFigures, dearerPart, wholeOf } from './conversion-figures.ts'
import { conversionPrice, runsOfYear } from './conversion-price.ts'
import { mostWithin, worthConverting, worthOfRoom } from './conversion-search.ts'
import { convertibleOf } from './convertible.ts'
import type { Run } from './credit-edge.ts'
import type { DecidedWork } from './decided-work.ts'
import { deductedInterest } from './deducted-interest.ts'
import { hasLessNextYear } from './end-of-spouse-pay.ts'
import { nextReturn, withoutSaversCredit } from './lasting-return.ts'
import { livingOf } from './living.ts'
import { savingsLaterRate } from './outcomes.ts'
import { saversContributions } from './savers-contributions.ts'
import type { TaxNow } from './tax-now.ts'
import { withdrawnOf } from './withdrawn.ts'
import { returnWith } from './year-return.ts'

/** Up to the top of the bracket that this income falls in, or of the last low one, with what of the deductions is unused. */
function lowBracketRoom(
  { law }: RothBasis['context'],
  status: FilingStatus,
  { agi, deduction, seniorDeduction, taxableIncome }: HouseholdTax['federal'],
): Dollars {
  const unused = Math.max(0, deduction + seniorDeduction - agi)
  const next = known(law.ordinaryBrackets)[status].find(
    ({ from, rate }) => from > taxableIncome && rate > rules.lowBracket.value,
  )
  return unused + (next === undefined ? 0 : Math.floor(next.from - taxableIncome))
}

/** Of someone without pay; a plan of the employer that one works for asks for nothing yet. `yearsAhead`: none, or one. */
const dueIn = (
  { context, contributes, birthYear }: RothBasis,
  yearsAhead: Years,
  priorYearEndBalance: Dollars,
): Dollars =>
  contributes
    ? 0
    : requiredMinimumDistribution({
        birthYear,
        year: yearOf(context.today) + yearsAhead,
        priorYearEndBalance,
      })

function requiredOf(basis: RothBasis, pretax: Dollars): Figure | undefined {
  const { sheet, reader } = basis
  const due = dueIn(basis, 0, pretax)
  if (due <= 0) return undefined
  return sheet.computed(
    'conversion.required',
    'Required withdrawal of this year, about',
    'usd',
    'pre-tax savings ÷ the years of the table of the IRS; what you named stands for the balance of last year’s end',
    [reader.number('retirementSavings')],
    Math.ceil(due),
  )
}

/** The saver's match of next year, which falls as income rises: what goes in by then is taken to be what goes in now. */
function matchNext(basis: RothBasis, { least, statusAhead }: TaxNow, { tax }: Run): Dollars {
  if (!hasSaversMatch(yearOf(basis.context.today) + 1)) return 0
  const { own, spouse } = saversContributions(basis, least.places, 'ahead')
  return [own, spouse].reduce(
    (sum, contributions) => sum + saversMatch({ status: statusAhead, magi: tax.federal.agi, contributions }),
    0,
  )
}

/** A conversion that was asked for, or the one that a year without pay invites. `weighed`: as if it were asked for. */
export function conversionOf(basis: DecidedWork, why?: 'weighed'): Conversion | undefined {
  const { sheet, reader, context, now, later } = basis
  const isSumTold = reader.told('conversionAnnual') !== undefined
  const isAsked = why === 'weighed' || isSumTold || reader.told('considersConversion') === true
  if (later.pretaxToday <= 0 || (basis.contributes && !isAsked)) return undefined
  const convertible = convertibleOf(basis, later.pretaxToday)
  const savings = convertible?.most ?? reader.number('retirementSavings')
  const required = requiredOf(basis, later.pretaxToday)
  const taxOn = runsOfYear(basis)
  const paid = taxOn(0)
  const nextBefore = nextReturn(basis, withoutSaversCredit(returnWith(basis, now.before, now.least.places)))
  const withdrawn = withdrawnOf(basis, (paidOut) => taxOn(paidOut).tax.federal.agi)
  const gone = dollarsOf(withdrawn)
  const living = livingOf(basis, gone > 0 ? taxOn(gone) : paid, taxOn(0, nextBefore))
  const stillRequired = Math.max(0, dollarsOf(required) - gone)
  const drawn = gone + Math.max(stillRequired, dollarsOf(living?.drawn))
  // What was taken out is spread over the year, so that a part of it has left the savings of today.
  const drawnBeside = Math.max(stillRequired, living?.drawnFromNow ?? 0)
  const drawnFromNow = Math.round(gone * (1 - shareOfYearOver(context.today))) + drawnBeside
  const isWithdrawnUntold =
    basis.isRetired && withdrawn === undefined && !hasEndedPay(basis.ended) && dollarsOf(living?.drawn) === 0
  if (isWithdrawnUntold)
    reader.leftOut(
      'agi',
      'not named',
      'Nothing that was taken out of pre-tax savings earlier this year is counted: the income of this year before a conversion would show it.',
    )
  const price = conversionPrice(basis, taxOn, drawn)
  const { start, edge } = price
  const income = start.tax.federal
  const asked = isSumTold ? reader.number('conversionAnnual') : undefined
  const room = lowBracketRoom(basis.context, basis.status, income)
  const all = Math.floor(
    Math.min(convertible?.most.value ?? later.pretaxToday, later.pretaxToday - drawnFromNow),
  )
  const overCredit = asked !== undefined && Math.min(asked.value, all) > edge.below ? asked : undefined
  const wanted = Math.floor(Math.min(all, asked?.value ?? room, edge.below))
  if (wanted <= 0) return undefined
  const isPastPenalty = basis.age.value >= known(context.limits.earlyWithdrawal).untilAge
  // Before the penalty ends cash has to last: what the months after the year will take pays no tax.
  const paysTax = isPastPenalty ? living?.left : living?.leftInAYear
  const covered = paysTax === undefined ? wanted : mostWithin(paysTax, wanted, price.of)
  const isLimited = !isPastPenalty && asked === undefined && covered >= rules.leastConversion.value
  const rateOf = savingsLaterRate(basis, later, {
    traditional: Math.max(0, basis.decision.year.traditional - now.traditionalBeside),
    paths: basis.dollarGrowth,
  })
  const laterRateOf = (converted: Dollars): Share =>
    rateOf({ decided: converted, others: later.pretaxToday - drawnFromNow - converted })
  const cheap = (asked === undefined ? worthOfRoom : worthConverting)(wanted, laterRateOf(wanted), price.of)
  const dollars = isLimited ? Math.min(covered, cheap) : cheap
  const isTaxUncovered = covered < dollars
  const amount = sheet.computed(
    'conversion',
    asked === undefined ? 'Room for a conversion this year' : 'Conversion this year',
    'usd',
    asked === undefined
      ? 'the top of the low tax brackets, or of the bracket that your income falls in − your taxable income, at most the pre-tax savings that can be converted, and with cover from the Marketplace up to the income at which its credit ends, less a margin for income that is not known; no further than the next dollar costs less now than later; before the penalty ends no more than what is left of cash and investments pays the tax on'
      : cheap < wanted
        ? 'the part of what you named whose dollars cost less now than later'
        : overCredit === undefined
          ? 'what you named, at most the pre-tax savings that can be converted'
          : 'the income at which the Marketplace credit ends − your income without a conversion, interest and dividends included, and a margin for what of it is not known; you named more',
    [
      ...(asked === undefined ? [] : [asked]),
      savings,
      ...(basis.unearned === undefined ? [] : [basis.unearned.figure]),
      ...(asked === undefined ? basis.paidForLife : []),
    ],
    dollars,
  )
  const cost = price.of(dollars)
  const converted = price.with(dollars)
  const lost = edge.lostBetween(start, converted)
  const costs = costFigures(basis, {
    amount,
    interest: deductedInterest(basis, start.tax),
    required,
    ...price.partsOf(dollars),
    creditAtLimit: lost > 0 ? creditAtLimitFigure(basis) : undefined,
  })
  const laterRate = laterRateOf(dollars)
  const drawnAhead = Math.max(
    dueIn(basis, 1, Math.max(0, later.pretaxToday - drawnFromNow)),
    living?.drawnAhead ?? 0,
  )
  const startNext = taxOn(drawnAhead, nextBefore)
  const convertedNext = taxOn(drawnAhead, nextBefore, dollars)
  const costNext =
    price.between(startNext, convertedNext) +
    matchNext(basis, now, startNext) -
    matchNext(basis, now, convertedNext)
  const rateNow = atTenths(cost / dollars)
  const rateLater = atTenths(laterRate)
  const rateNext = atTenths(costNext / dollars)
  // Of whoever has stopped for good, what the low brackets of that year cannot hold as well gains nothing by waiting for it.
  const roomNext = lowBracketRoom(basis.context, now.statusAhead, startNext.tax.federal)
  const isWorthBeside =
    basis.isRetired &&
    dollars >= rules.leastConversion.value &&
    rateLater - rateNow > rules.rateBand.value &&
    all > roomNext + dollars
  const isBestNext =
    (isLeftWithout(basis.ended) || hasLessNextYear(basis.spouseEnds)) &&
    !isWorthBeside &&
    Math.min(rateNow, rateLater) - rateNext > rules.rateBand.value
  const isAllMore = asked === undefined && isAsked && all - dollars >= rules.leastConversion.value
  return {
    amount,
    convertible,
    costsOn: price.partsOf,
    laterRateOn: laterRateOf,
    whole: isAllMore ? wholeOf(basis, savings, all, price.of(all)) : undefined,
    creditAfter: edge.after(start, converted),
    overCredit:
      overCredit === undefined || cheap < wanted
        ? undefined
        : {
            asked: overCredit,
            worth: creditAtLimit(basis) > 0 ? creditAtLimitFigure(basis) : undefined,
          },
    dearer:
      asked !== undefined && cheap < wanted ? dearerPart(basis, asked, amount, wanted, price.of) : undefined,
    required,
    ...costs,
    saversLeft: converted.tax.federal.saversCredit,
    rateNow: sheet.computed(
      'conversion.now',
      'What a converted dollar costs this year',
      'rate',
      costs.cost.value > costs.tax.value
        ? 'that tax and the credits that it takes, ÷ the conversion'
        : 'that tax ÷ the conversion',
      [amount],
      rateNow,
    ),
    rateLater: sheet.computed(
      'conversion.later',
      'What the same dollar costs later',
      'rate',
      'tax on the withdrawals from these dollars, stacked on benefits, pension and the rest, in weak and in strong markets, ÷ the withdrawals',
      [amount, later.benefits, later.pension, reader.number('retirementSavings')],
      rateLater,
    ),
    rateNext: isBestNext
      ? sheet.computed(
          'conversion.next',
          'What a converted dollar costs in a year without the pay that ends in this one',
          'rate',
          'the tax with the same conversion − without it, in a year without the pay that ends in this one, with the benefits that are due then, and what it takes of the saver’s match, under this year’s law, ÷ the conversion',
          [amount],
          rateNext,
        )
      : undefined,
    yearNext: isBestNext
      ? {
          room: sheet.computed(
            'conversion.room-next',
            'What fits into the low brackets of next year without new pay',
            'usd',
            'the top of the low tax brackets, or of the bracket that the income of that year falls in − its taxable income without the pay that ended, with unemployment benefits that are due then, under this year’s law; no more than your pre-tax savings',
            [savings, ...(basis.ended.benefitsAhead === undefined ? [] : [basis.ended.benefitsAhead])],
            Math.floor(Math.min(all, roomNext)),
          ),
          income: sheet.computed(
            'conversion.income-next',
            'Income of that year with the conversion, as a Marketplace credit looks at it',
            'usd',
            'what goes on, benefits that are due then, interest and dividends + the conversion; all of Social Security counts',
            [amount],
            Math.round(marketplaceIncome(convertedNext.tax.federal, convertedNext.taxReturn.socialSecurity)),
          ),
        }
      : undefined,
    living,
    withdrawn,
    isWithdrawnUntold,
    drawn,
    drawnAhead,
    drawnFromNow,
    paidFromCash: Math.max(0, dollarsOf(living?.ahead) - drawnBeside),
    isTaxUncovered,
    isPastPenalty,
    verdict: isBestNext
      ? 'keep'
      : rateLater - rateNow > rules.rateBand.value && (isPastPenalty || !isTaxUncovered)
        ? 'convert'
        : rateNow - rateLater > rules.rateBand.value || (isTaxUncovered && !isPastPenalty)
          ? 'keep'
          : 'close',
  }
}
