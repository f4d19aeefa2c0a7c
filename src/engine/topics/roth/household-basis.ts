/** What a household told, and what is assumed beside it, as the basis that every rate is worked out from. */

import { yearOf } from '../../calendar.ts'
import { matchOfYear, wholeMatchTakes } from '../../employer-match.ts'
import { type FactReader, factReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import { type Household, middle } from '../../household.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { deferralRoom } from '../../tax/deferral-room.ts'
import { stateLawOf } from '../../tax/states/all.ts'
import { known } from '../../tax/tax-year.ts'
import { type Worksheet, worksheet } from '../../worksheet.ts'
import { afterTaxIra } from '../after-tax-ira.ts'
import { benefitsAhead, paidForLifeIn } from '../benefits-ahead.ts'
import { collegeStudents } from '../college-students.ts'
import { contributedShare } from '../contributed-share.ts'
import { agesOnReturn } from '../dependents-on-return.ts'
import { dollarsOf, endedPaid, endedPayOf } from '../ended-pay.ts'
import { expectedPay } from '../expected-pay.ts'
import { homeInterest } from '../home-interest.ts'
import { hsaContributed } from '../hsa-contributed.ts'
import { hasSpouseStopped, paidBesideWorkAt } from '../lifelong-pay.ts'
import { payLimit } from '../missed-match.ts'
import { namesAccount } from '../named-account.ts'
import { isPayGone } from '../out-of-work.ts'
import { isSoleProprietor, sCorporationProfit, sideProfit } from '../own-business.ts'
import { asEarner, isSpouseSoleEarner } from '../sole-earner.ts'
import { stateRules } from '../state-notes.ts'
import { studentLoanInterest } from '../student-loan-interest.ts'
import { filesWithSpouse } from '../surviving-spouse.ts'
import { mayTakeIraMoney } from '../takes-ira-money.ts'
import type { DraftContext } from '../topic.ts'
import { unearnedIncome } from '../unearned-income.ts'
import { runningSavingOf } from './added-dollars.ts'
import type { RothBasis, RothQuestion } from './basis.ts'
import { contributionOf, iraContributed, isSumOfYear, namesDollars } from './contribution.ts'
import { payUntilEnd } from './end-of-pay.ts'
import { endOfSpouseWork, shareLeftBySpouse, spousePayUntilEnd } from './end-of-spouse-pay.ts'
import { hasOwnPlan, ownPlanOf, sidePlanOf } from './own-plan.ts'
import { shareOfPayBefore } from './pay-checks-left.ts'
import { spouseAgeLaterOf } from './spouse-later.ts'
import { spousePlanOf } from './spouse-plan.ts'
import { spouseSavingOf } from './spouse-saving.ts'
import { goneInOf, shareOfThisYear, yearLeftOf } from './year-left.ts'

const planAccounts = ['401k', 'roth_401k', '403b', '457b', 'tsp'] as const

export function rothBasis(
  household: Household,
  context: DraftContext,
  {
    place,
    isAdded = false,
    beside: besideDollars,
    others = Number.POSITIVE_INFINITY,
    clearsIras = false,
  }: RothQuestion = {},
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
  const { spouseIncome, spouseEnds } = spousePayUntilEnd({ sheet, reader, context }, isCouple)
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
            ...endOfSpouseWork(spouseEnds, spouseWhole, yearsToGo),
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
    asksOfAll: place === undefined && !isAdded,
    isHeld,
    ...match,
    left,
    spouseAge,
  })
  const backPay = ended.returning?.whose === 'spouse' ? ended.returning.pay : undefined
  const ofSpouse = spouseSavingOf(
    sheet,
    reader,
    { pay: backPay ?? spouseIncome, spouseAge, endsThisYear: spouseEnds?.years === 0 },
    context,
  )
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
          payShare: left?.payShare ?? shareLeftBySpouse(context, spouseEnds),
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
    homeInterest: homeInterest({ reader, context }, status),
    state: stateCode === undefined ? undefined : stateLawOf(stateCode),
    laterState: laterCode === undefined ? undefined : stateLawOf(laterCode),
    stateRules: stateRules(sheet, stateCode, context.law.year, status),
    laterStateRules: stateRules(sheet, laterCode, context.law.year, status),
    hasPlan,
    takesRoth,
    takesIraMoney: hasPlan && mayTakeIraMoney(reader),
    clearsIras,
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
    afterTaxIra: afterTaxIra(reader),
    iraContributed: iraContributed(reader, saving),
    retirementAge,
    yearsToGo,
    endOfPay: ends,
    spouseEnds,
    expected,
    payBefore: shareOfPayBefore(context.today),
    left,
    ofThisYear:
      isPartOfPlan || isChosenAfterwards
        ? 1
        : shareOfThisYear(context, expected, {
            whole: saving.contribution.value,
            throughPay: namesPlan ? (saving.throughPayroll ?? saving.contribution.value) : 0,
          }),
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
  const named = namesAccount({ reader }, ...planAccounts)
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
