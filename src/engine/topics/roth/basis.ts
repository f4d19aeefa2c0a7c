/** Who asks: pay, ages, places to put the money and what goes in each year, before any rate is worked out. */

import { yearOf } from '../../calendar.ts'
import { matchOfYear, wholeMatchTakes } from '../../employer-match.ts'
import { type FactReader, factReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import { type Household, middle } from '../../household.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { type DeferralRoom, deferralRoom } from '../../tax/deferral-room.ts'
import type { OwnPlanRoom } from '../../tax/own-plan-room.ts'
import type { StateLaw } from '../../tax/state-law.ts'
import { stateLawOf } from '../../tax/states/all.ts'
import { type FilingStatus, known } from '../../tax/tax-year.ts'
import type { Dollars, Share } from '../../units.ts'
import { type Worksheet, worksheet } from '../../worksheet.ts'
import { type BenefitsAhead, benefitsAhead, paidForLifeIn } from '../benefits-ahead.ts'
import { type CollegeStudents, collegeStudents } from '../college-students.ts'
import { contributedShare } from '../contributed-share.ts'
import { agesOnReturn } from '../dependents-on-return.ts'
import { dollarsOf, type EndedPay, endedPaid, endedPayOf } from '../ended-pay.ts'
import { type ExpectedPay, expectedPay } from '../expected-pay.ts'
import { hsaContributed } from '../hsa-contributed.ts'
import { hasSpouseStopped, paidBesideWorkAt } from '../lifelong-pay.ts'
import { payLimit } from '../missed-match.ts'
import { isPayGone } from '../out-of-work.ts'
import { isSoleProprietor, sCorporationProfit, sideProfit } from '../own-business.ts'
import { asEarner, isSpouseSoleEarner } from '../sole-earner.ts'
import { stateRules } from '../state-notes.ts'
import { type StudentLoanInterest, studentLoanInterest } from '../student-loan-interest.ts'
import { filesWithSpouse } from '../surviving-spouse.ts'
import type { DraftContext, Drafting } from '../topic.ts'
import { type UnearnedIncome, unearnedIncome } from '../unearned-income.ts'
import { type BesideDollars, type RunningSaving, runningSavingOf } from './added-dollars.ts'
import {
  contributionOf,
  iraContributed,
  isSumOfYear,
  namesDollars,
  type YearsContribution,
} from './contribution.ts'
import { type EndOfPay, payUntilEnd } from './end-of-pay.ts'
import { hasOwnPlan, ownPlanOf, sidePlanOf } from './own-plan.ts'
import { shareOfPayBefore } from './pay-checks-left.ts'
import { spouseAgeLaterOf } from './spouse-later.ts'
import { type SpousePlan, spousePlanOf } from './spouse-plan.ts'
import { type SpouseSaving, spouseSavingOf } from './spouse-saving.ts'
import { type GoneIn, goneInOf, type YearLeft, yearLeftOf } from './year-left.ts'

export interface RothBasis extends YearsContribution, Drafting {
  readonly status: FilingStatus
  readonly age: Figure
  /** Set for couples who file together. */
  readonly spouseAge: Figure | undefined
  /** The same of two who file separately while they work. */
  readonly spouseAgeLater: Figure | undefined
  readonly income: Figure
  readonly spouseIncome: Figure | undefined
  readonly spouseSaving: SpouseSaving | undefined
  /** The same from next year on, of a pay that is gone for a time. */
  readonly spouseSavingAhead: SpouseSaving | undefined
  readonly spousePlan: SpousePlan | undefined
  readonly isSelfEmployed: boolean
  readonly isRetired: boolean
  /** The one who asks has no pay, and all is seen from the side of the other one. */
  readonly isOfSpouse: boolean
  /** A pay is gone: until it returns nothing goes in beyond payroll, and what a month leaves stays cash. */
  readonly isHeld: boolean
  /**
   * Whether dollars go in, from pay that goes on or of which a sum was named: not without pay in the household, nor where
   * somebody retired puts nothing away and the other one's pay is spent. Then the question is whether to convert.
   */
  readonly contributes: boolean
  /** Pay of this year beside it, of jobs that ended. */
  readonly ended: EndedPay
  /** All pay of this year, which IRAs may be filled from. */
  readonly paid: { readonly own: Dollars; readonly spouse: Dollars }
  /** Set where only dollars beside it are decided on. */
  readonly running: RunningSaving | undefined
  /** What a plan knows of the year beyond what was told of a household. */
  readonly beside: BesideDollars | undefined
  readonly birthYear: number
  readonly benefits: BenefitsAhead
  /** What the household gets a month for life, as far as it has begun; beside work only what was said to have. */
  readonly paidForLife: readonly Figure[]
  readonly dependentAges: readonly number[]
  readonly loanInterest: StudentLoanInterest | undefined
  /** What goes into an HSA in a year already. */
  readonly intoHsa: Figure | undefined
  readonly students: CollegeStudents
  /** Profit of an S corporation, beside pay. */
  readonly profit: Figure | undefined
  /** Profit of work of one's own, beside pay. */
  readonly sideProfit: Figure | undefined
  /** What cash and investments that were told bring; undefined where none were. */
  readonly unearned: UnearnedIncome | undefined
  readonly state: StateLaw | undefined
  readonly laterState: StateLaw | undefined
  /** The rules of those states, for the receipts of what rests on them. */
  readonly stateRules: readonly Figure[]
  readonly laterStateRules: readonly Figure[]
  readonly hasPlan: boolean
  readonly takesRoth: boolean
  /** Where the dollars may go: the question may be about a plan at work alone. */
  readonly place: 'anywhere' | 'plan' | 'ira'
  /** What another plan that asks may put beside these dollars where the tax saved has room: all of it where it names no sum. */
  readonly filledBeside: Dollars
  /** The plan takes after-tax money and converts it. */
  readonly convertsAfterTax: boolean
  /** The plan is one of a business of one's own; undefined for everybody else. */
  readonly ownPlan: OwnPlanRoom | undefined
  /** A plan for the profit beside a job; its employer's part takes what finds no room elsewhere. */
  readonly sidePlan: OwnPlanRoom | undefined
  readonly deferral: DeferralRoom
  /** The least deferral that earns the whole match, and the share of pay up to which a dollar is matched. */
  readonly matched: number
  readonly matchedUpTo: Figure | undefined
  /** What the employer adds in a year, always pre-tax here. */
  readonly matchAdded: Figure | undefined
  readonly pretaxIra: Figure
  /** What went into an IRA this year beside the contribution that is decided on. */
  readonly iraContributed: number
  readonly retirementAge: Figure
  /** Whole years of work ahead, at least one. */
  readonly yearsToGo: number
  /** Set where a last day was told with which work ends. */
  readonly endOfPay: EndOfPay | undefined
  /** Pay that takes the place of today's before work ends, or as it ends on that day. */
  readonly expected: ExpectedPay | undefined
  /** The share of this year's pay that comes before a setting of today holds. */
  readonly payBefore: Share
  /** Set where that is from January on, so that only what is left of this year is decided on. */
  readonly left: YearLeft | undefined
  /** What went into the plan at work before that. */
  readonly goneIn: GoneIn | undefined
}

/** What is asked: of all that a year puts in, or of some dollars beside it. */
export interface RothQuestion {
  readonly place?: RothBasis['place']
  /** Whether the sum that was named is decided on alone, and what goes in already stays as it is. */
  readonly isAdded?: boolean
  readonly beside?: BesideDollars
  /** Other dollars of the plan that asks: they may fill accounts beside these. */
  readonly others?: Dollars
}

const planAccounts = ['401k', 'roth_401k', '403b', '457b', 'tsp']

export function rothBasis(
  household: Household,
  context: DraftContext,
  { place, isAdded = false, beside: besideDollars, others = Number.POSITIVE_INFINITY }: RothQuestion = {},
): RothBasis {
  const sheet = worksheet(context.fromSample)
  const told = factReader(sheet, household, context.today)
  const reader = asEarner(told)
  const status = reader.value('filingStatus')
  const isCouple = filesWithSpouse(reader)
  const age = reader.number('age')
  const employment = reader.value('employment')
  const isSelfEmployed = isSoleProprietor(reader)
  const isRetired = employment === 'retired'
  const { income, ends, after } = payUntilEnd({ sheet, reader, context })
  const spouseIncome = isCouple ? reader.number('spouseIncome') : undefined
  const wholeAge = Math.floor(age.value)
  const birthYear = Math.round(
    reader.told('birthYear') === undefined
      ? yearOf(context.today) - wholeAge
      : reader.number('birthYear').value,
  )
  const stateCode = reader.told('state')
  reader.leftOut('state', 'not named', 'State tax is not counted until you name your state.')
  if (status === 'married_separate' && reader.known('spouseHasWorkplacePlan') === undefined)
    reader.leftOut(
      'spouseHasWorkplacePlan',
      'not named',
      'Taken to be there: of separate returns it takes the deduction of an IRA away.',
    )
  const laterCode = reader.told('retirementState') ?? stateCode
  const namesPlan = planAtWork(reader)
  const { addedFor, ...whole } = matchOf(sheet, reader, { income, age, hasPlan: namesPlan }, context)
  const running =
    isAdded && namesPlan
      ? runningSavingOf(sheet, reader, context, { pay: income, matched: whole.matched })
      : undefined
  const retirementAge = reader.number('retirementAge')
  const dependentAges = dependentsOf(reader)
  const spouseAge = isCouple ? reader.number('spouseAge') : undefined
  const yearsToGo = Math.min(
    rules.longestCareer.value,
    Math.max(1, Math.round(retirementAge.value - wholeAge)),
  )
  const spouseAgeLater = spouseAgeLaterOf(reader, spouseAge)
  const spouseWhole = spouseAgeLater === undefined ? undefined : Math.floor(spouseAgeLater.value)
  const isOfSpouse = isSpouseSoleEarner(told)
  const named = isOfSpouse || isRetired || income.value === 0 ? undefined : expectedPay(reader, context)
  const whileWorking = named !== undefined && named.years < yearsToGo ? named : undefined
  const expected = after ?? whileWorking
  const isPartOfPlan = place !== undefined || isAdded || besideDollars !== undefined
  const isChosenAfterwards = isSelfEmployed || isPayGone(reader)
  const yearLeft = isPartOfPlan || isChosenAfterwards ? undefined : yearLeftOf(context, expected, ends)
  // In its last days no setting holds any more: then payroll is decided for years as this one.
  const carriesNone = yearLeft?.payShare === 0 && namesPlan && !namesDollars(told)
  const left = carriesNone ? undefined : yearLeft
  // What runs has the match with it, and of a year that ends only the pay checks that are left earn it.
  const match = {
    ...whole,
    matched: running === undefined ? Math.floor(whole.matched * (left?.payShare ?? 1)) : 0,
  }
  const next = expected && { pay: expected.pay, age: wholeAge + expected.years }
  const benefits = benefitsAhead(sheet, reader, {
    own: { age: wholeAge, birthYear, endOfWork: wholeAge + yearsToGo, next },
    spouse:
      spouseWhole === undefined
        ? undefined
        : {
            age: spouseWhole,
            birthYear: birthYear + wholeAge - spouseWhole,
            endOfWork: spouseWhole + yearsToGo,
          },
  })
  const paidForLife = isRetired
    ? paidForLifeIn(reader, age.value, { ...benefits, spouse: spouseAge && benefits.spouse }, 0)
    : paidBesideWorkAt(
        reader,
        age.value,
        isCouple,
        (isOfSpouse && told.told('employment') === 'retired') || hasSpouseStopped(reader),
      )
  // The joint return of the year of a death has the pay of both.
  const ended = endedPayOf(sheet, reader, context, status === 'married_joint', paidForLife)
  const beside = sideProfit(reader)
  const paid = {
    own: income.value - (running?.traditional ?? 0) + dollarsOf(beside) + endedPaid(ended).you,
    spouse: dollarsOf(spouseIncome) + endedPaid(ended).spouse,
  }
  const isHeld = isPayGone(reader) && running === undefined
  const hasPay =
    income.value + dollarsOf(spouseIncome) > 0 || isSumOfYear(reader, paid.own + paid.spouse, isHeld)
  const saving = contributionOf(sheet, reader, context, {
    income,
    age,
    hasPay,
    hasPlan: namesPlan,
    isRetired,
    isAdded: running !== undefined,
    isHeld,
    ...match,
    left,
    spouseAge,
  })
  const backPay = ended.returning?.whose === 'spouse' ? ended.returning.pay : undefined
  const ofSpouse = spouseSavingOf(sheet, reader, { pay: backPay ?? spouseIncome, spouseAge }, context)
  const spouseSaving = backPay === undefined ? ofSpouse : undefined
  const ownPlan = ownPlanOf(reader, context, {
    age,
    income,
    isCouple,
    hasPlan: namesPlan,
    contribution: saving.contribution.value,
  })
  const hasPlan = namesPlan || ownPlan !== undefined
  const takesRoth = hasPlan && reader.value('rothOptionAtWork')
  const deferral = deferralRoom({
    limits: context.limits,
    age: wholeAge,
    compensation: ownPlan?.netEarnings ?? (hasPlan ? income.value : 0),
    // Profit is no wage of an employer, so that the rule for high earners' catch-up does not reach it.
    ...(hasPlan && ownPlan === undefined
      ? { priorYearWagesHere: wagesLastYear(reader, wholeAge, context) }
      : {}),
  })
  return {
    sheet,
    reader,
    context,
    status,
    age,
    spouseAge,
    spouseAgeLater,
    income,
    spouseIncome,
    spouseSaving,
    spouseSavingAhead: backPay === undefined ? undefined : ofSpouse,
    spousePlan: isOfSpouse
      ? undefined
      : spousePlanOf(sheet, told, context, {
          pay: spouseIncome,
          spouseAge,
          saving: spouseSaving,
          left,
        }),
    isSelfEmployed,
    isRetired,
    isOfSpouse,
    isHeld,
    contributes:
      hasPay && !(saving.contribution.value === 0 && (isHeld || (isRetired && hasPretaxSavings(reader)))),
    ended,
    paid,
    running,
    beside: besideDollars,
    birthYear,
    benefits,
    paidForLife,
    dependentAges,
    students: collegeStudents(reader),
    profit: sCorporationProfit(reader),
    sideProfit: beside,
    unearned: unearnedIncome({ sheet, reader, context }),
    intoHsa: hsaContributed(sheet, reader, context),
    loanInterest: studentLoanInterest(sheet, reader, context, () => reader.number('agi').value),
    state: stateCode === undefined ? undefined : stateLawOf(stateCode),
    laterState: laterCode === undefined ? undefined : stateLawOf(laterCode),
    stateRules: stateRules(sheet, stateCode, context.law.year, status),
    laterStateRules: stateRules(sheet, laterCode, context.law.year, status),
    hasPlan,
    takesRoth,
    place: place ?? 'anywhere',
    filledBeside: isPartOfPlan ? others : 0,
    convertsAfterTax: hasPlan && reader.told('afterTaxToRoth') === true,
    deferral,
    ownPlan,
    sidePlan: sidePlanOf(reader, context, { age, income }),
    ...saving,
    ...match,
    matchAdded: addedFor(saving.more !== undefined || running !== undefined),
    pretaxIra: reader.number('pretaxIraBalance'),
    iraContributed: iraContributed(reader, saving),
    retirementAge,
    yearsToGo,
    endOfPay: ends,
    expected,
    payBefore: shareOfPayBefore(context.today),
    left,
    goneIn: goneInOf(reader, left, saving.deferredToday),
  }
}

const hasPretaxSavings = (reader: FactReader): boolean =>
  (['retirementSavings', 'pretaxIraBalance'] as const).some((key) => reader.told(key) !== undefined)

function planAtWork(reader: FactReader): boolean {
  // Whoever works for themselves may well say that there is no plan at work beside the one of their business.
  if (hasOwnPlan(reader)) return true
  const told = reader.told('hasWorkplacePlan')
  if (told !== undefined) return told
  const named = reader.told('accountType')?.some((kind) => planAccounts.includes(kind)) === true
  if (named || reader.told('ownBusinessPlan') === true)
    return reader.instead('hasWorkplacePlan', true, 'You named one.')
  return reader.value('hasWorkplacePlan')
}

/** They matter from the age of the catch-up on. */
function wagesLastYear(reader: FactReader, age: number, { limits }: DraftContext): number {
  if (age < known(limits.employerPlan).catchUpFromAge) return 0
  return reader.number('priorYearWages').value
}

function dependentsOf(reader: FactReader): readonly number[] {
  if (reader.told('dependents') !== undefined) return agesOnReturn(reader)
  const count = reader.told('numDependents')
  if (count === undefined) return []
  const guess = reader.rule('guessed-child-age', 'Age of each child, taken', 'age', rules.guessedChildAge)
  return Array.from({ length: Math.round(middle(count)) }, () => guess.value)
}

function matchOf(
  sheet: Worksheet,
  reader: FactReader,
  { income, age, hasPlan }: Pick<RothBasis, 'income' | 'age' | 'hasPlan'>,
  { limits }: DraftContext,
): Pick<RothBasis, 'matched' | 'matchedUpTo'> & {
  /** What the employer adds, to what goes in now or, raised, to what earns the whole match. */
  addedFor: (isRaised: boolean) => Figure | undefined
} {
  const told = reader.told('employerMatch')
  if (!hasPlan || told === undefined || told.rate === 0 || told.upTo === undefined)
    return { matched: 0, matchedUpTo: undefined, addedFor: () => undefined }
  const rate = sheet.told('employerMatch', 'match.rate', 'Match on each dollar', 'share', told.rate)
  const upTo = sheet.told(
    'employerMatch',
    'match.up-to',
    'Contributions matched up to this share of pay',
    'rate',
    told.upTo,
  )
  const limit = payLimit(sheet, income, { limits })
  const year = { match: told, limits, pay: income.value, age: Math.floor(age.value) }
  const matched = wholeMatchTakes(year)
  const contributes = contributedShare(sheet, reader, { limits })
  const addedFor = (isRaised: boolean): Figure | undefined => {
    const share = isRaised ? undefined : contributes
    const contributed = share === undefined ? matched : income.value * share.value
    const added = sheet.computed(
      'match.added',
      'What your employer adds in a year',
      'usd-per-year',
      share === undefined
        ? 'pay, as far as a plan may count it × the share that is matched × match on each dollar'
        : 'pay, as far as a plan may count it × the matched share that you contribute × match on each dollar',
      [income, limit, upTo, rate, share].filter((part) => part !== undefined),
      Math.round(matchOfYear({ ...year, contributed })),
    )
    return added.value > 0 ? added : undefined
  }
  return { matched: Math.round(matched), matchedUpTo: upTo, addedFor }
}
