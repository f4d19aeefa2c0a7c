/** Incomes at which one more dollar costs far more than a dollar, for the households that they can touch. */

import { shareOfYearOver } from '../../calendar.ts'
import { isFederalLoan } from '../../facts/debts.ts'
import type { Figure } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { nothing, say, sentenceStart, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { medicareEligibilityAge, medicareLookBackYears, medicareOf } from '../../tax/medicare-law.ts'
import { studentLoanLaw } from '../../tax/student-loan-law.ts'
import { repaymentAssistancePayment } from '../../tax/student-loan-payment.ts'
import { known } from '../../tax/tax-year.ts'
import type { Dollars } from '../../units.ts'
import { check } from '../check.ts'
import { isOverRothLimit } from '../ira-kind.ts'
import { marketplaceLimitFigure } from '../marketplace.ts'
import { incomeWith, sourceOf } from '../tax-picture.ts'
import { creditWorth } from './credit-worth.ts'
import { deductedBy, deductedSum } from './deducted.ts'
import { taxedAs, taxedPart } from './money-tax.ts'
import type { Outlook } from './outlook.ts'
import { forCreditOf } from './own-plan-steps.ts'
import type { LumpSumWork } from './work.ts'

/** A year with what the plan adds to it: interest, dividends and the first withdrawal from an inherited IRA. */
interface YearAfter {
  readonly income: Figure
  /** The part of Social Security that is still not taxed: it counts for the Marketplace credit. */
  readonly untaxedBenefits: Dollars
}

function yearAfter(work: LumpSumWork, outlook: Outlook | undefined): YearAfter {
  const { sheet, taxes, inherited, reader, amount, context } = work
  const part = taxedPart({ sheet, reader, context, taxes, amount })
  const withdrawal = inherited?.isRoth === true ? undefined : inherited?.withdrawal
  const earned = outlook?.yearlyIncome
  const added = [earned, withdrawal, part].filter((part) => part !== undefined)
  const deducted = sheet.computed(
    'deducted',
    'What this plan takes off income',
    'usd-per-year',
    'what it puts in before tax this year: into an HSA, a deducted IRA and a plan of your own business',
    [],
    deductedSum(deductedBy(work)),
  )
  const off = deducted.value === 0 ? [] : [deducted]
  // What is taxed once falls into this year, of which few days may be left for the money to earn anything.
  const ofThisYear = (part?.value ?? 0) + (earned?.value ?? 0) * (1 - shareOfYearOver(context.today))
  const more = Math.max(ofThisYear, earned?.value ?? 0) + (withdrawal?.value ?? 0) - deducted.value
  const { agi, untaxedBenefits } = incomeWith(taxes, context, more)
  const money =
    part === undefined
      ? ''
      : {
          gain: ' + the gain on the sale that is taxed',
          sale: ' + the whole price of the sale, as nobody knows how much of it is gain',
          pay: ' + this money, which is income itself',
          prize: ' + this money, which is income itself',
          none: '',
        }[taxedAs(reader) ?? 'none']
  const income = sheet.computed(
    'income-after',
    'Income with what the plan adds',
    'usd-per-year',
    `estimated adjusted gross income + interest and dividends of a year, or with money that is taxed once those of what is left of this year, + the first withdrawal${money} − what this plan puts in before tax, with what that makes taxable of Social Security`,
    [taxes.agi, ...added, ...off],
    agi,
  )
  return { income, untaxedBenefits }
}

export function cliffChecks(work: LumpSumWork, outlook: Outlook | undefined): Check[] {
  const year = yearAfter(work, outlook)
  const { income } = year
  const found = [
    marketplace(work, year),
    medicare(work, income),
    investmentSurtax(work, income),
    repaymentBand(work, income),
  ].filter((one) => one !== undefined)
  // The limit of a Roth IRA has a check of its own.
  if (found.length > 0 || isOverRothLimit(work.placements)) return found
  return [
    check(
      'cliffs',
      'pass',
      'No income limit in sight',
      say`With about ${income} of income this plan comes near no limit that we know of for you. Before you sell something with a large gain, look again: a Marketplace health credit, a student-loan payment and Medicare premiums all follow income.`,
    ),
  ]
}

/** The Marketplace credit ends at a limit: one dollar more, and the whole year's credit is repaid. */
function marketplace(work: LumpSumWork, { income, untaxedBenefits }: YearAfter): Check | undefined {
  const { sheet, reader, taxes } = work
  const coverage = reader.told('marketplaceCoverage')
  const employment = reader.value('employment')
  const mayHave =
    coverage === undefined &&
    !work.isProtected &&
    employment !== 'employed' &&
    taxes.age.value < medicareEligibilityAge.value &&
    !reader.value('onMedicare')
  if (coverage !== true && !mayHave) return undefined
  const limit = marketplaceLimitFigure(work)
  const counted = income.value + untaxedBenefits
  const room = sheet.computed(
    'marketplace.room',
    'Room below the limit',
    'usd',
    'limit − income with what the plan adds, untaxed Social Security included',
    [limit, income],
    Math.abs(limit.value - counted),
  )
  const unknownGain = isGainOpen(work)
    ? words(' The taxed gain of this sale is not counted yet and takes up room too.')
    : nothing
  const who = coverage === true ? nothing : words('If you have Marketplace cover: ')
  const before = deductedSum(deductedBy(work))
  const least = forCreditOf(work.ownPlans)
  if (coverage === true && counted <= limit.value && counted + before > limit.value)
    return check(
      'marketplace',
      'act',
      'Money before tax keeps the Marketplace credit',
      say`Above ${limit} of income there is no credit for the year, and without what this plan puts in before tax you would be over it. ${least === undefined ? words('Put it in before tax, and in time for this year:') : say`Put at least ${least} into the solo 401(k) before tax, the employer’s part first:`} that keeps the credit. As the plan stands about ${room} of room is left.${unknownGain}${creditWorth(work)}`,
    )
  return counted <= limit.value
    ? check(
        'marketplace',
        'warn',
        'Stay below the limit of the Marketplace credit',
        sentenceStart(
          say`${who}above ${limit} of income the credit for the whole year is gone and what was paid in advance is owed back. With this plan about ${room} of room is left, so sell with gains in small steps.${unknownGain}`,
        ),
      )
    : check(
        'marketplace',
        coverage === true ? 'act' : 'warn',
        'Over the limit of the Marketplace credit',
        sentenceStart(
          say`${who}above ${limit} of income there is no credit for the year. This plan is about ${room} over it. A deductible IRA, a 401(k) or an HSA can bring income down${before === 0 ? nothing : words(' further; what this plan puts in before tax is counted already')}.`,
        ),
      )
}

/** A sale whose gain, and so its part of this year's income, is not known. */
const isGainOpen = ({ reader }: LumpSumWork): boolean => {
  const source = reader.value('moneySource')
  return (
    (source === 'stock_sale' || source === 'home_sale' || source === 'land_sale') &&
    reader.told('saleGain') === undefined
  )
}

/** Medicare premiums follow the income of some years back. */
function medicare(work: LumpSumWork, income: Figure): Check | undefined {
  const { sheet, reader, context, taxes } = work
  const from = medicareEligibilityAge.value - medicareLookBackYears.value
  const isTold = reader.told('onMedicare') === true
  if (!isTold && taxes.age.value < from) return undefined
  const law = medicareOf(context.law.year)
  const tiers = known(law.incomeRelatedSurcharges)[taxes.status]
  const next = tiers.find((tier) => tier.partB > 0 && tier.from > income.value)
  const current = tiers.findLast((tier) => income.value > tier.from)
  const surcharge = (id: string, tier: { partB: number; partD: number }) =>
    sheet.law(`medicare.${id}`, 'Surcharge on Medicare for each person', 'usd-per-year', {
      value: Math.round((tier.partB + tier.partD) * monthsPerYear),
      source: sourceOf(law.incomeRelatedSurcharges),
      note: 'Medical and drug cover together.',
    })
  const back = sheet.law(
    'medicare.look-back',
    'Years that Medicare looks back',
    'years',
    medicareLookBackYears,
  )
  const nextFrom =
    next === undefined
      ? undefined
      : sheet.law('medicare.next', 'Income at which a higher premium begins', 'usd', {
          value: next.from,
          source: sourceOf(law.incomeRelatedSurcharges),
        })
  const step =
    next === undefined || nextFrom === undefined
      ? nothing
      : say` Above ${nextFrom} of income it is ${surcharge('next.cost', next)} for each person.`
  return current !== undefined && current.partB > 0
    ? check(
        'medicare',
        'warn',
        'Medicare costs more at this income',
        say`Premiums follow the income of ${back} before. At about ${income} the surcharge is ${surcharge('now.cost', current)} for each person.${step}`,
      )
    : isGainOpen(work)
      ? check(
          'medicare',
          'warn',
          'The sale can raise the Medicare premium',
          say`Premiums follow the income of ${back} before, and the gain of this sale is income of this year that is not counted yet.${step} Tell the gain, and the plan looks again.`,
        )
      : check(
          'medicare',
          'pass',
          'Below the Medicare surcharge',
          say`Premiums follow the income of ${back} before. About ${income}, without what you take from your own retirement accounts, is below the first step.${step}`,
        )
}

/** The tax on net investment income, for those above its threshold. */
function investmentSurtax(work: LumpSumWork, income: Figure): Check | undefined {
  const { sheet, context, taxes } = work
  const law = known(context.law.netInvestmentIncomeTax)
  const limit = law.threshold[taxes.status]
  if (income.value <= limit) return undefined
  const source = sourceOf(context.law.netInvestmentIncomeTax)
  const threshold = sheet.law('surtax.from', 'Income above which investment income is taxed again', 'usd', {
    value: limit,
    source,
  })
  const rate = sheet.law('surtax.rate', 'Tax on net investment income', 'rate', { value: law.rate, source })
  return check(
    'surtax',
    'warn',
    'Investment income is taxed once more',
    say`Above ${threshold} of income, interest, dividends and gains carry another ${rate}. The plan counts it. Accounts that are taxed later or never keep clear of it.`,
  )
}

/** The Repayment Assistance Plan takes its share of the whole income: an edge costs a step. */
function repaymentBand(work: LumpSumWork, income: Figure): Check | undefined {
  const { sheet, reader } = work
  const plan = reader.told('incomeDrivenPlan')
  const hasLoan = reader.value('debts').some((debt) => isFederalLoan(debt) && debt.loanType !== 'parent_plus')
  if (!hasLoan || plan === 'none') return undefined
  const { bands } = studentLoanLaw.repaymentAssistance.value
  const edge = bands.find(({ above }) => above >= income.value)
  if (edge === undefined) return undefined
  const dependents = Math.round(reader.number('numDependents').value)
  const source = studentLoanLaw.repaymentAssistance.source
  const payment = (id: string, label: string, agi: number) =>
    sheet.law(`repayment.${id}`, label, 'usd-per-month', {
      value: repaymentAssistancePayment({ agi, dependents }),
      source,
    })
  const above = sheet.law('repayment.edge', 'Income at which the payment takes a step', 'usd', {
    value: edge.above,
    source,
  })
  return check(
    'repayment',
    'warn',
    'A loan payment that follows income takes steps',
    say`On the Repayment Assistance Plan the payment goes from ${payment('below', 'Payment at the edge', edge.above)} to ${payment('beyond', 'Payment just above the edge', edge.above + 1)} when income passes ${above}. If your loans are federal and you work for a public or nonprofit employer, do not pay them ahead: ask about forgiveness first.`,
  )
}
