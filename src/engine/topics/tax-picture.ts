/** A household's federal return as far as it is known: its income for the law's limits, and its bracket. */

import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { type AdjustedGrossIncome, adjustedGrossIncome } from '../tax/adjusted-gross-income.ts'
import { monthsPerYear } from '../tax/counting.ts'
import { type IncomeTax, incomeTax } from '../tax/income-tax.ts'
import { ordinaryRate } from '../tax/ordinary-tax.ts'
import type { TaxReturn } from '../tax/tax-return.ts'
import { type FilingStatus, type IncomeTaxYear, isKnown, type Law } from '../tax/tax-year.ts'
import type { Dollars, Share, Years } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import { careOnReturn } from './child-care.ts'
import { collegeStudents } from './college-students.ts'
import { comesNextYear, ownComingPay } from './coming-pay.ts'
import { contributedShare, spouseShare } from './contributed-share.ts'
import { agesOnReturn } from './dependents-on-return.ts'
import { dollarsOf, type EndedPay, endedPaid, endedPartsOf, endedPayOf, withEnded } from './ended-pay.ts'
import { familyIn } from './family-ahead.ts'
import { hsaContributed } from './hsa-contributed.ts'
import { withHsa } from './hsa-on-return.ts'
import { benefitsOf, lifelongPayAt, pensionsOf } from './lifelong-pay.ts'
import {
  isSoleProprietor,
  isSpouseSoleProprietor,
  payOfSpouse,
  sCorporationProfit,
  sideProfit,
} from './own-business.ts'
import { sinceInWords } from './paid-since.ts'
import { hasRetired } from './retired.ts'
import { withReturning } from './returning-pay.ts'
import { coverOnReturn, selfEmployedPremium } from './self-employed-cover.ts'
import { isSpouseSoleEarner, payOfPlan } from './sole-earner.ts'
import { isDeferralTaxed, stateLawIn, stateRateOf } from './state-rate.ts'
import { loanInterestOn } from './student-loan-interest.ts'
import { filesWithSpouse } from './surviving-spouse.ts'
import type { DraftContext } from './topic.ts'
import type { UnearnedIncome } from './unearned-income.ts'

export interface TaxPicture {
  readonly status: FilingStatus
  /** Two who live file this return; in the year of a death it is joint, and one is left. */
  readonly isCouple: boolean
  /** Of this year. */
  readonly taxReturn: TaxReturn
  /** Pay that goes on. */
  readonly income: Figure
  readonly spouseIncome: Figure | undefined
  /** Pay of this year beside it, of jobs that ended. */
  readonly ended: EndedPay
  /** All pay of this year: what an IRA may be filled from. */
  readonly paid: { readonly own: Dollars; readonly spouse: Dollars }
  /** A year of only what goes on, at the pay of today and with the children of next year. */
  readonly goesOn: TaxReturn
  /** The same at the pay that was named for next year; the same as this one where nothing ends or changes with it. */
  readonly later: LaterYear
  readonly age: Figure
  /** Adjusted gross income before anything that the plan itself adds. */
  readonly agi: Figure
  /** Interest and dividends of a year that are in it. */
  readonly unearned: Figure | undefined
  /** The same before student-loan interest comes off: what the limits of an IRA look at (IRC §§219(g)(3), 408A(c)(3)). */
  readonly iraIncome: Figure
  /** The federal bracket of the next ordinary dollar. */
  readonly bracket: Figure
  /** The state's rate on the next dollar of interest; nothing where no state was told. */
  readonly stateRate: Figure | undefined
  /** The state's rate on pay that goes into a plan at work before tax; nothing where the state taxes it all the same. */
  readonly stateRateAtWork: Figure | undefined
  /** What counts for the Marketplace credit beside it: the part of Social Security that is not taxed. */
  readonly untaxedBenefits: Dollars
  /** A return of so many years ahead with the deductions that are listed then; absent where no interest of a home is deducted. */
  readonly listedIn?: (taxReturn: TaxReturn, years: Years) => TaxReturn
}

interface LaterYear {
  readonly taxReturn: TaxReturn
  readonly agi: Figure
  readonly bracket: Figure
  readonly untaxedBenefits: Dollars
}

export const sourceOf = (figure: Law<unknown>): string => (isKnown(figure) ? figure.source : figure.unknown)

/** `unearned`: what cash and investments bring, where the limits that are asked about lie close enough for it to decide. */
export function taxPicture(
  sheet: Worksheet,
  reader: FactReader,
  context: DraftContext,
  unearned?: UnearnedIncome,
): TaxPicture {
  const status = reader.value('filingStatus')
  const isJoint = status === 'married_joint'
  const isCouple = filesWithSpouse(reader)
  const age = reader.number('age')
  const income = reader.number('income')
  const spouseIncome = isCouple ? reader.number('spouseIncome') : undefined
  const isRetired = hasRetired(reader)
  const isSelfEmployed = isSoleProprietor(reader)
  const profit = sCorporationProfit(reader)
  const beside = sideProfit(reader)
  const begun =
    reader.value('employment') === 'retired' ||
    reader.told('ssMonthly') !== undefined ||
    reader.told('pensionMonthly') !== undefined ||
    reader.told('disabilityMonthly') !== undefined ||
    reader.told('spouseDisabilityMonthly') !== undefined
      ? lifelongPayAt(reader, age.value, isCouple)
      : []
  const isOfSpouse = isSpouseSoleEarner(reader)
  // A plan at work takes wages: what goes into one of a business of one’s own is not counted here.
  const isTheirsProfit = isSpouseSoleProprietor(reader)
  const isRoth = reader.told('contributionKind') === 'roth'
  const deferral =
    isSelfEmployed || isRetired || isRoth || (isOfSpouse && isTheirsProfit)
      ? undefined
      : contributedShare(sheet, reader, { limits: context.limits })
  const deferred = payOfPlan(reader).value * (deferral?.value ?? 0)
  const theirs =
    spouseIncome === undefined || isTheirsProfit ? undefined : spouseShare(sheet, reader, context)
  const ofSpouse = isOfSpouse ? deferred : (spouseIncome?.value ?? 0) * (theirs?.value ?? 0)
  const intoHsa = hsaContributed(sheet, reader, context)
  const dependentAges = agesOnReturn(reader)
  const ended = endedPayOf(sheet, reader, context, isJoint, begun, {
    you: isOfSpouse ? 0 : deferred,
    spouse: ofSpouse,
  })
  const beforeHsa: TaxReturn = {
    status,
    age: age.value,
    dependentAges,
    ...(isJoint ? { spouseAge: reader.number('spouseAge').value } : {}),
    ...(isSelfEmployed
      ? { selfEmploymentProfit: income.value }
      : {
          wages: income.value - (isOfSpouse ? 0 : deferred),
          ...(isOfSpouse || deferred === 0 ? {} : { deferredPay: deferred }),
          ...(beside === undefined ? {} : { selfEmploymentProfit: beside.value }),
        }),
    ...payOfSpouse(reader, spouseIncome === undefined ? 0 : spouseIncome.value - ofSpouse),
    ...(ofSpouse === 0 ? {} : { spouseDeferredPay: ofSpouse }),
    pensionIncome: pensionsOf(reader, begun) * monthsPerYear,
    socialSecurity: benefitsOf(begun) * monthsPerYear,
    tuition: collegeStudents(reader).tuition,
    ...careOnReturn(reader),
    ...coverOnReturn({ reader, context }),
    ...(unearned === undefined
      ? {}
      : { interest: unearned.interest, qualifiedDividends: unearned.dividends }),
    sCorporationProfit: profit?.value ?? 0,
  }
  const goesOn = withHsa(reader, beforeHsa, dollarsOf(intoHsa))
  const withoutLoans = withEnded(goesOn, ended)
  const loanInterest = loanInterestOn(sheet, reader, context, withoutLoans)
  const paysLoans = (of: TaxReturn): TaxReturn =>
    loanInterest === undefined ? of : { ...of, studentLoanInterest: loanInterest.value }
  const taxReturn = paysLoans(withoutLoans)
  const federal = incomeTax(context.law, taxReturn)
  const lasting = [
    income,
    beside,
    profit,
    spouseIncome,
    deferral,
    theirs,
    intoHsa,
    selfEmployedPremium(reader),
    loanInterest,
    unearned?.figure,
    ...begun,
  ].filter((part) => part !== undefined)
  const endedParts = endedPartsOf(ended)
  const parts = [...lasting, ...endedParts]
  const since = sinceInWords(ended)
  const counted =
    endedParts.length === 0
      ? 'pay'
      : `pay that goes on, pay, severance and unemployment benefits of this year that do not${since === undefined ? '' : `, ${since} from the day on which the pay ended`}`
  const comesOff = [
    'what goes into the plan at work before tax',
    ...(intoHsa === undefined
      ? []
      : [
          goesOn.hsaThroughPayroll === undefined
            ? 'what goes into your HSA'
            : 'what goes into your HSA, taken to go in through payroll',
        ]),
    ...(taxReturn.selfEmployedCover === undefined ? [] : ['the health premiums that your business deducts']),
    ...(loanInterest === undefined ? [] : ['what the law deducts of student-loan interest']),
  ]
  const notCounted =
    unearned !== undefined
      ? 'gains are not counted'
      : loanInterest === undefined
        ? 'interest and gains are not counted'
        : 'what savings and investments earn is not counted'
  const agi = sheet.computed(
    'agi.estimated',
    'Adjusted gross income, estimated',
    'usd-per-year',
    `${counted}, pension${unearned === undefined ? '' : ', interest, dividends'} and the taxed part of Social Security, less ${comesOff.join(' and ')}; ${notCounted}`,
    parts,
    Math.round(federal.agi),
  )
  const deduction = sheet.law('standard-deduction', 'Standard deduction', 'usd', {
    value: federal.deduction,
    source: sourceOf(context.law.standardDeduction),
    note: 'With the addition for age where it applies.',
  })
  const bracket = sheet.computed(
    'bracket',
    'Federal tax bracket',
    'rate',
    'the rate of the bracket that this income less the deductions falls in; state tax is not counted',
    [agi, deduction],
    bracketRateOf(context.law, status, federal),
  )
  const untaxedBenefits = untaxedBenefitsOf(taxReturn, federal)
  const family = familyIn({ reader, context, state: stateLawIn(reader, context.law), dependentAges }, 1)
  const stateRate = stateRateOf(sheet, reader, context, taxReturn, agi)
  const nextYear = filedAs(
    { ...withReturning(paysLoans(goesOn), ended.returning), dependentAges: family.dependentAges },
    family.status,
  )
  // Whatever months without another pay do with it, it is on that return.
  const coming = ownComingPay({ reader, context })
  const next = coming !== undefined && comesNextYear(coming) ? coming : undefined
  return {
    status,
    isCouple,
    taxReturn,
    income,
    spouseIncome,
    ended,
    paid: {
      own: income.value + dollarsOf(beside) + endedPaid(ended).you,
      spouse: dollarsOf(spouseIncome) + endedPaid(ended).spouse,
    },
    goesOn: nextYear,
    later:
      next === undefined &&
      endedParts.length === 0 &&
      ended.returning === undefined &&
      family.status === status &&
      family.dependentAges === dependentAges
        ? { taxReturn, agi, bracket, untaxedBenefits }
        : laterYear(
            sheet,
            context,
            next === undefined ? nextYear : next.onReturn(nextYear),
            [...lasting, next?.pay, ended.returning?.pay].filter((part) => part !== undefined),
          ),
    age,
    agi,
    unearned: unearned?.figure,
    iraIncome: beforeLoanInterest(sheet, agi, federal),
    bracket,
    stateRate,
    stateRateAtWork: isDeferralTaxed(reader) ? undefined : stateRate,
    untaxedBenefits,
  }
}

const untaxedBenefitsOf = (
  { socialSecurity = 0 }: TaxReturn,
  { taxableSocialSecurity }: AdjustedGrossIncome,
): Dollars => socialSecurity - taxableSocialSecurity

/** Of the next ordinary dollar; nothing where the deductions are more than the income. */
export const bracketRateOf = (law: IncomeTaxYear, status: FilingStatus, federal: IncomeTax): Share =>
  federal.taxableIncome <= 0 ? 0 : ordinaryRate({ law, status, taxableIncome: federal.taxableIncome })

/** After the joint return of the year of a death one files alone, and has only one’s own pay. */
export function filedAs(taxReturn: TaxReturn, status: FilingStatus): TaxReturn {
  if (status === taxReturn.status) return taxReturn
  const { spouseAge: _late, spouseWages: _pay, spouseSelfEmploymentProfit: _profit, ...alone } = taxReturn
  return { ...alone, status }
}

function laterYear(
  sheet: Worksheet,
  { law }: DraftContext,
  taxReturn: TaxReturn,
  parts: readonly Figure[],
): LaterYear {
  const federal = incomeTax(law, taxReturn)
  const agi = sheet.computed(
    'agi.later',
    'Adjusted gross income of the years ahead, estimated',
    'usd-per-year',
    'only what goes on: pay, pension and the taxed part of Social Security, under the law of this year',
    parts,
    Math.round(federal.agi),
  )
  return {
    taxReturn,
    agi,
    bracket: sheet.computed(
      'bracket.later',
      'Federal tax bracket of the years ahead',
      'rate',
      'the rate of the bracket that this income less the deductions falls in; state tax is not counted',
      [agi],
      bracketRateOf(law, taxReturn.status, federal),
    ),
    untaxedBenefits: untaxedBenefitsOf(taxReturn, federal),
  }
}

function beforeLoanInterest(sheet: Worksheet, agi: Figure, federal: AdjustedGrossIncome): Figure {
  if (federal.studentLoanInterestDeduction <= 0) return agi
  return sheet.computed(
    `${agi.id}.ira`,
    'Income that the limits of an IRA look at',
    'usd-per-year',
    'adjusted gross income with the student-loan interest that was deducted put back',
    [agi],
    Math.round(federal.agi + federal.studentLoanInterestDeduction),
  )
}

/**
 * Income of the year with some more ordinary income in it, or less: with what that makes taxable of Social Security, and
 * with the student-loan interest that it leaves deductible.
 */
export function incomeWith(
  { taxReturn }: Pick<TaxPicture, 'taxReturn'>,
  { law }: Pick<DraftContext, 'law'>,
  more: Dollars,
): { agi: Dollars; untaxedBenefits: Dollars } {
  const { agi, taxableSocialSecurity } = adjustedGrossIncome(law, {
    ...taxReturn,
    otherIncome: (taxReturn.otherIncome ?? 0) + more,
  })
  return {
    agi: Math.round(agi),
    untaxedBenefits: Math.round((taxReturn.socialSecurity ?? 0) - taxableSocialSecurity),
  }
}

/** The bracket of the next dollar in a year in which some more is ordinary income. */
export function bracketWith(
  sheet: Worksheet,
  { law }: DraftContext,
  taxes: TaxPicture,
  more: Figure,
): Figure {
  const { taxReturn, status } = taxes
  const federal = incomeTax(law, { ...taxReturn, otherIncome: (taxReturn.otherIncome ?? 0) + more.value })
  return sheet.computed(
    `bracket.with.${more.id}`,
    'Federal tax bracket with this money',
    'rate',
    'the rate of the bracket that this income and the money less the deductions fall in; state tax is not counted',
    [taxes.agi, more],
    bracketRateOf(law, status, federal),
  )
}

/** The same year with a distribution that comes out anyway, so that everything else is counted on top of it. */
export function withDistribution(
  sheet: Worksheet,
  { law }: DraftContext,
  taxes: TaxPicture,
  distribution: Figure,
): TaxPicture {
  const taxReturn = {
    ...taxes.taxReturn,
    iraDistributions: (taxes.taxReturn.iraDistributions ?? 0) + distribution.value,
  }
  const federal = incomeTax(law, taxReturn)
  const agi = sheet.computed(
    `${taxes.agi.id}.with.${distribution.id}`,
    'Adjusted gross income with the withdrawal that is due',
    'usd-per-year',
    'adjusted gross income with the withdrawal, and with what it makes taxable of Social Security',
    [taxes.agi, distribution],
    Math.round(federal.agi),
  )
  return {
    ...taxes,
    taxReturn,
    agi,
    iraIncome: beforeLoanInterest(sheet, agi, federal),
    bracket: sheet.computed(
      `${taxes.bracket.id}.with.${distribution.id}`,
      'Federal tax bracket with the withdrawal that is due',
      'rate',
      'the rate of the bracket that this income less the deductions falls in; state tax is not counted',
      [agi],
      bracketRateOf(law, taxes.status, federal),
    ),
    untaxedBenefits: untaxedBenefitsOf(taxReturn, federal),
  }
}
