/**
 * What is assumed about a household that did not say. Each is a judgment with its reason, shown in the plan
 * and editable there; none is ever treated as told.
 */
import { yearOf } from './calendar.ts'
import { type FactKey, type FactValue, facts, type Household, middle } from './household.ts'
import { planningRules as rules } from './planning-rules.ts'
import { known } from './tax/tax-year.ts'
import { contributionLimitYears, incomeTaxYears } from './tax/years.ts'
import type { CalendarDate } from './units.ts'

/** A fact's value, told or assumed. */
export type Resolve = <Key extends FactKey>(key: Key) => FactValue<Key> | undefined

export interface Fallback<Value> {
  readonly value: Value
  readonly why: string
  /** Follows from what was told, so there is no need to ask. */
  readonly isDerived?: boolean
}

type FallbackOf<Key extends FactKey> = (
  household: Household,
  resolve: Resolve,
  today: CalendarDate,
) => Fallback<FactValue<Key>> | undefined

const monthsPerYear = 12
/** Near the median age of an adult in the United States. */
const typicalAge = 40
/** The full retirement age of Social Security for everyone born in 1960 or later. */
const typicalRetirementAge = 67
const typicalRetiredAge = 68
const leastRetirementYears = 10
const oldAge = 92
const oldestAge = 120
const latestRetirementAge = 100
/** Social Security starts at this age at the earliest: a pension before it often comes beside pay. */
const earliestBenefitAge = 62
const longestHorizon = 80
/** Near the median household income in the United States. */
const typicalIncome = 80_000
const typicalMonthlyExpenses = 4_000
const typicalMonthlySurplus = 400
const exampleAmount = 10_000
const essentialShareOfGross = 0.5
const essentialShareOfTakeHome = 0.7
const rentShareOfEssentials = 0.45
const surplusShareOfGross = 0.1
const typicalDeductible = 1_500
const collegeAge = 18
const yearsToHome = 5
const yearsToCar = 2
const yearsWithoutGoal = 10
const withoutEmployer = ['self_employed', 'unemployed', 'retired'] as const
const taxedSources = ['home_sale', 'stock_sale', 'business_sale', 'bonus', 'settlement', 'lottery'] as const
/** Full-time care for a young child and help at home, a month. */
const careMonthly = 2_000
/** About a third of four years at an in-state public college, room and board included. */
const collegeShare = 40_000
const lifelongCareMonthly = 1_000
const policyYearsLeft = 15

/** A round sum near what many people leave behind in one plan. */
const examplePlanBalance = 50_000
/** All-in yearly costs that are usual: a plan at work, the federal employees' plan, index funds in an IRA. */
const typicalOldPlanFee = 0.005
const typicalNewPlanFee = 0.004
const thriftSavingsPlanFee = 0.0005
const typicalIraFee = 0.001
const typicalBasisShare = 0.5
/** Below this no direct Roth contribution is cut, so nobody needs the backdoor. */
const payNearRothLimit = 120_000

/** A third from savings, a third from pay and aid at the time, a third from work and loans. */
const collegeShareSaved = 1 / 3
const schoolCost = 13_000
/** Pay that goes to retirement, the match included: less than this is behind. */
const leastRetirementRate = 0.1
/** Years of pay that are saved for retirement at the very least: so much for each year of age past thirty. */
const yearsOfPayPerYear = 0.1
const retirementSavingFrom = 30

const number = (value: number | [number, number] | undefined): number | undefined =>
  value === undefined ? undefined : middle(value)

/** All pay of the household before tax, as far as it was told. */
export function toldPay(household: Household): number | undefined {
  const whole = number(household.householdIncome)
  const parts = number(household.income)
  if (whole !== undefined) return whole
  return parts === undefined ? undefined : parts + (number(household.spouseIncome) ?? 0)
}

const isMarried = (household: Household) =>
  household.maritalStatus === 'married' ||
  household.filingStatus === 'married_joint' ||
  household.filingStatus === 'married_separate'

/** Pay in the middle of a tax bracket, before the standard deduction; the last bracket has no middle. */
function payOfBracket(
  rate: number | undefined,
  status: FactValue<'filingStatus'> | undefined,
): number | undefined {
  const law = incomeTaxYears.at(-1)
  if (rate === undefined || status === undefined || law === undefined) return undefined
  const brackets = known(law.ordinaryBrackets)[status]
  const index = brackets.findIndex((bracket) => bracket.rate === rate)
  const found = brackets[index]
  if (found === undefined) return undefined
  const taxable = middle([found.from, brackets[index + 1]?.from ?? found.from])
  return Math.round(taxable + known(law.standardDeduction)[status])
}

const toldAge = (household: Household, today: CalendarDate): number | undefined => {
  const birthYear = number(household.birthYear)
  return number(household.age) ?? (birthYear === undefined ? undefined : yearOf(today) - birthYear)
}

const isWithoutWork = (resolve: Resolve): boolean => {
  const work = resolve('employment')
  return work === 'retired' || work === 'unemployed'
}

const payFacts = ['income', 'householdIncome', 'takeHomeMonthly', 'marginalRate', 'hourlyWage'] as const

/** Lives on a pension or Social Security, as far as was told. */
function isPaidForLife(household: Household, today: CalendarDate): boolean {
  const age = toldAge(household, today)
  const lifelong = (number(household.pensionMonthly) ?? 0) + (number(household.ssMonthly) ?? 0)
  const hasPay = payFacts.some((key) => (number(household[key]) ?? 0) > 0)
  return lifelong > 0 && !hasPay && age !== undefined && age >= earliestBenefitAge
}

/** What says that the working years are over, for someone who did not say so in words. */
function whyRetired(household: Household, today: CalendarDate): string | undefined {
  if (household.stillWorksThere === true) return undefined
  if (isPaidForLife(household, today)) return 'You named a pension or Social Security and no pay.'
  const [age, stops] = [toldAge(household, today), number(household.retirementAge)]
  return age !== undefined && stops !== undefined && stops <= age
    ? 'You have reached the age at which you said you stop working.'
    : undefined
}

/** A student loan is federal unless it was called private. */
const hasFederalLoan = (household: Household): boolean =>
  household.debts?.some(({ kind, loanType }) => kind === 'student_loan' && loanType !== 'private') ?? false

export const fallbacks: { readonly [Key in FactKey]?: FallbackOf<Key> } = {
  amount: () => ({ value: exampleAmount, why: 'A round sum, to show how a plan works. Put in your own.' }),
  goal: (household, _resolve, today) => {
    if (household.employment === 'retired' || isPaidForLife(household, today))
      return { value: 'income', why: 'You are retired, so the money is there to live on.' }
    if (household.horizonYears !== undefined)
      return { value: 'general', why: 'You named when you need it, not what for.' }
    return {
      value: 'retirement',
      why: 'Most money that people set aside for the long run is for retirement.',
    }
  },
  horizonYears: (household, resolve) => {
    const goal = resolve('goal')
    const age = number(resolve('age')) ?? typicalAge
    if (goal === 'retirement') {
      const until = number(resolve('retirementAge')) ?? typicalRetirementAge
      return {
        value: Math.min(longestHorizon, Math.max(leastRetirementYears, Math.round(until - age))),
        why: 'The years until you stop working, and not too few: retirement money has to last long after that day.',
        isDerived: household.age !== undefined,
      }
    }
    if (goal === 'income')
      return {
        value: Math.min(longestHorizon, Math.max(1, Math.round(oldAge - age))),
        why: 'The money is planned to last into very old age.',
      }
    if (goal === 'home') return { value: yearsToHome, why: 'A few years is common for a home.' }
    if (goal === 'car') return { value: yearsToCar, why: 'A car is usually bought soon.' }
    if (goal === 'education' && household.dependents?.length)
      return {
        value: Math.max(1, Math.round(collegeAge - Math.max(...household.dependents))),
        why: 'The years until your oldest child is of college age.',
      }
    return {
      value: yearsWithoutGoal,
      why: 'Long enough that ups and downs have time to even out, and no longer.',
    }
  },
  age: (household, _resolve, today) => {
    const birthYear = number(household.birthYear)
    if (birthYear !== undefined && yearOf(today) - birthYear < facts.age.input.min)
      return {
        value: facts.age.input.min,
        why: 'Hearth plans for adults, and your year of birth says less.',
      }
    if (birthYear !== undefined)
      return {
        value: Math.min(oldestAge, yearOf(today) - birthYear),
        why: 'From your year of birth.',
        isDerived: true,
      }
    if (household.employment === 'retired')
      return { value: typicalRetiredAge, why: 'You are retired and did not say your age.' }
    const leftAt = number(household.separationAge)
    if (leftAt !== undefined)
      return {
        value: Math.max(facts.age.input.min, leftAt),
        why: 'The age at which you left the job, or a little more.',
      }
    return { value: typicalAge, why: 'Near the middle of working life.' }
  },
  spouseAge: (_household, resolve) => {
    const age = number(resolve('age'))
    return age === undefined ? undefined : { value: age, why: 'Taken to be the same as yours.' }
  },
  retirementAge: (_household, resolve) => {
    const age = number(resolve('age')) ?? typicalAge
    return {
      value: Math.min(latestRetirementAge, Math.max(typicalRetirementAge, Math.ceil(age))),
      why: 'The full retirement age of Social Security for people born in the sixties or later.',
    }
  },
  income: (household, resolve) => {
    const whole = number(household.householdIncome)
    if (whole !== undefined)
      return {
        value: Math.max(0, whole - (number(household.spouseIncome) ?? 0)),
        why: 'From the household income that you gave.',
        isDerived: true,
      }
    const takeHome = number(household.takeHomeMonthly)
    if (takeHome !== undefined)
      return {
        value: Math.round((takeHome * monthsPerYear) / (1 - essentialShareOfGross / 2) / 1_000) * 1_000,
        why: 'Estimated from your take-home pay.',
      }
    const pay = payOfBracket(number(household.marginalRate), resolve('filingStatus'))
    if (pay !== undefined) return { value: pay, why: 'The middle of the tax bracket that you named.' }
    if (isWithoutWork(resolve)) return { value: 0, why: 'No pay while you are not working.' }
    return { value: typicalIncome, why: 'Near the middle for households in the United States.' }
  },
  spouseIncome: () => ({ value: 0, why: 'No second pay check was mentioned.' }),
  monthlyExpenses: (household) => {
    const takeHome = number(household.takeHomeMonthly)
    if (takeHome !== undefined)
      return {
        value: Math.round(takeHome * essentialShareOfTakeHome),
        why: 'The essential part of your take-home pay, by rule of thumb.',
      }
    const rent = number(household.monthlyRent)
    if (rent !== undefined)
      return {
        value: Math.round(rent / rentShareOfEssentials),
        why: 'From your rent, which is usually the largest part of what a month costs.',
      }
    const pay = toldPay(household)
    if (pay !== undefined && pay > 0)
      return {
        value: Math.round((pay * essentialShareOfGross) / monthsPerYear / 50) * 50,
        why: 'A common share of pay before tax goes into essentials, by rule of thumb.',
      }
    return {
      value: typicalMonthlyExpenses,
      why: 'A middle figure for essentials. Yours decides the plan, so put it in.',
    }
  },
  monthlySurplus: (household) => {
    const takeHome = number(household.takeHomeMonthly)
    const costs = number(household.monthlyExpenses)
    if (takeHome !== undefined && costs !== undefined)
      return {
        value: Math.max(0, Math.round(takeHome - costs)),
        why: 'Your take-home pay less what a month costs.',
        isDerived: true,
      }
    const already = number(household.monthlyContribution)
    if (already !== undefined) return { value: already, why: 'What you already save each month.' }
    const pay = toldPay(household)
    if (pay !== undefined && pay > 0)
      return {
        value: Math.round((pay * surplusShareOfGross) / monthsPerYear / 10) * 10,
        why: 'A common target, counted from pay before tax.',
      }
    return {
      value: typicalMonthlySurplus,
      why: 'A middle figure. What matters is an amount that you can keep up.',
    }
  },
  savings: () => ({ value: 0, why: 'You did not mention other cash, so the plan does not count on any.' }),
  emergencyFund: () => ({ value: 0, why: 'You did not mention a fund that is already there.' }),
  retirementSavings: () => ({ value: 0, why: 'You did not mention any.' }),
  taxableInvestments: () => ({ value: 0, why: 'You did not mention any.' }),
  debts: () => ({ value: [], why: 'You did not mention any. A debt at a high rate would come first.' }),
  dependents: ({ numDependents }) =>
    numDependents === 0
      ? { value: [], why: 'You said that nobody depends on you.', isDerived: true }
      : { value: [], why: 'You did not mention any.' },
  numDependents: (household) => {
    const children = household.dependents?.length
    if (children !== undefined)
      return { value: children, why: 'The children and others that you mentioned.', isDerived: true }
    if (household.expecting) return { value: 1, why: 'The child on the way.' }
    return { value: 0, why: 'You did not mention anyone who depends on your income.' }
  },
  maritalStatus: (household) =>
    isMarried(household) || household.spouseAge !== undefined || household.spouseIncome !== undefined
      ? { value: 'married', why: 'You mentioned a spouse.', isDerived: true }
      : { value: 'single', why: 'You did not mention a spouse.' },
  filingStatus: (_household, resolve) => {
    if (resolve('maritalStatus') === 'married')
      return { value: 'married_joint', why: 'Most married couples file jointly.' }
    if ((number(resolve('numDependents')) ?? 0) > 0)
      return { value: 'head_of_household', why: 'You support someone and did not mention a spouse.' }
    return { value: 'single', why: 'You did not mention a spouse.' }
  },
  employment: (household, _resolve, today) => {
    if (household.incomeStability === 'self_employed')
      return { value: 'self_employed', why: 'You said that your income is from self-employment.' }
    const stopped = whyRetired(household, today)
    return stopped === undefined
      ? { value: 'employed', why: 'You did not say otherwise.' }
      : { value: 'retired', why: stopped, isDerived: true }
  },
  incomeStability: (household, resolve) =>
    household.employment === 'self_employed'
      ? { value: 'self_employed', why: 'You are self-employed.', isDerived: true }
      : {
          value: 'steady',
          why: 'You did not say that your pay varies.',
          isDerived: isWithoutWork(resolve),
        },
  earners: (household) =>
    (number(household.spouseIncome) ?? 0) > 0
      ? { value: 2, why: 'You mentioned a second pay check.', isDerived: true }
      : { value: 1, why: 'No second pay check was mentioned.' },
  hardToReplaceJob: () => ({ value: false, why: 'You did not say otherwise.' }),
  chronicIllness: () => ({ value: false, why: 'You did not mention any.' }),
  deductible: (_household, resolve) => {
    const limits = contributionLimitYears.at(-1)
    if (resolve('hsaEligible') !== true || limits === undefined)
      return {
        value: typicalDeductible,
        why: 'A common deductible. Look at your health, car and home policies.',
      }
    const { selfOnly, family } = known(limits.hsa).minimumDeductible
    return {
      value: resolve('hsaFamilyCoverage') ? family : selfOnly,
      why: 'The least deductible that the law asks of a health plan with an HSA. Yours may be higher.',
    }
  },
  employerMatch: () => ({
    value: { rate: 0, upTo: 0 },
    why: 'You did not mention one. If there is one, it comes first.',
  }),
  contributionRate: () => ({ value: 0, why: 'You did not mention contributions at work.' }),
  hasWorkplacePlan: (household) =>
    household.contributionRate !== undefined || (household.employerMatch?.rate ?? 0) > 0
      ? { value: true, why: 'You mentioned contributions or a match at work.', isDerived: true }
      : { value: false, why: 'You did not mention a plan at work.' },
  hsaEligible: () => ({ value: false, why: 'You did not mention a health plan that allows an HSA.' }),
  hsaFamilyCoverage: () => ({
    value: false,
    why: 'Counted as cover for one person unless you say otherwise.',
  }),
  onMedicare: () => ({ value: false, why: 'You did not mention Medicare.' }),
  iraContributedThisYear: () => ({ value: 0, why: 'You did not mention any.' }),
  moneySource: () => ({ value: 'savings', why: 'Taken to be your own money, on which tax is already paid.' }),
  taxOwedOnMoney: (household) => ({
    value: 0,
    why: 'Taken to be money on which tax is already paid.',
    // Only a source that is taxed raises the question.
    isDerived: !taxedSources.some((source) => source === household.moneySource),
  }),
  pastDueBills: () => ({ value: 0, why: 'You did not mention any.' }),
  pensionMonthly: () => ({ value: 0, why: 'You did not mention one.' }),
  ssMonthly: () => ({ value: 0, why: 'You did not mention one.' }),
  survivorSpendingShare: () => rules.survivorShare,
  insuranceMoneyReturn: () => rules.realDiscount,
  finalExpenses: () => rules.finalExpenses,
  receivesBenefits: () => ({ value: false, why: 'You did not mention SSI or Medicaid.' }),
  riskTolerance: () => ({ value: 'moderate', why: 'You did not say how you feel about ups and downs.' }),
  payoffOrder: () => ({ value: 'avalanche', why: 'The highest rate first costs the least interest.' }),
  behindOnDebts: () => ({ value: false, why: 'You did not say that you are behind.' }),
  agi: (household, resolve) => {
    const own = number(resolve('income')) ?? typicalIncome
    const isSeparate = household.filingStatus === 'married_separate'
    return {
      value: own + (isSeparate ? 0 : (number(resolve('spouseIncome')) ?? 0)),
      why: 'Taken to be your pay before tax. Your tax return (Form 1040) has the exact figure.',
      isDerived:
        household.income !== undefined ||
        household.householdIncome !== undefined ||
        !hasFederalLoan(household),
    }
  },
  familySize: (_household, resolve) => ({
    value: Math.round(
      1 + (resolve('maritalStatus') === 'married' ? 1 : 0) + (number(resolve('numDependents')) ?? 0),
    ),
    why: 'You, a spouse and the people who depend on you, as far as you mentioned them.',
    isDerived: true,
  }),
  incomeDrivenPlan: (household, resolve) =>
    resolve('publicServiceJob') && hasFederalLoan(household)
      ? { value: 'ibr', why: 'Who counts on public-service forgiveness usually pays by income.' }
      : {
          value: 'none',
          why: 'You did not mention a plan that follows your income.',
          isDerived: !hasFederalLoan(household),
        },
  publicServiceJob: (household) => ({
    value: (number(household.pslfPayments) ?? 0) > 0,
    why: 'You did not mention public service.',
    isDerived: household.pslfPayments !== undefined || !hasFederalLoan(household),
  }),
  pslfPayments: (household) => ({
    value: 0,
    why: 'You did not say how many payments count already.',
    isDerived: household.publicServiceJob !== true || !hasFederalLoan(household),
  }),
  newLoanPlanned: (household) => ({
    value: false,
    why: 'You did not mention a new loan.',
    isDerived: !hasFederalLoan(household),
  }),
  newStudentBorrower: () => ({
    value: false,
    why: 'Counted as an earlier borrower, whose payment is the higher one.',
  }),
  parentPlusConsolidated: () => ({ value: false, why: 'You did not mention a consolidation in time.' }),
  inheritedFrom: (household) => ({
    value: 'parent',
    why: 'Most inherited IRAs come from a parent.',
    isDerived: household.moneySource !== 'inherited_ira',
  }),
  ownerDeathYear: (household, _resolve, today) => ({
    value: yearOf(today),
    why: 'Taken to be this year. An earlier year brings the deadline nearer.',
    isDerived: household.moneySource !== 'inherited_ira',
  }),
  ownerTookWithdrawals: () => ({
    value: true,
    why: 'The careful assumption: then a withdrawal is due every year.',
  }),
  inheritedRoth: (household) => ({
    value: false,
    why: 'You did not say that it is a Roth IRA.',
    isDerived: household.moneySource !== 'inherited_ira',
  }),
  marketplaceCoverage: (household, resolve) => ({
    value: false,
    why: 'You did not mention Marketplace cover.',
    isDerived:
      household.onMedicare === true || !withoutEmployer.some((work) => work === resolve('employment')),
  }),
  unemploymentMonthly: (household) => ({
    value: 0,
    why: 'Not counted until you know the amount.',
    isDerived: household.employment !== 'unemployed',
  }),
  severance: (household) => ({
    value: 0,
    why: 'You did not mention severance pay.',
    isDerived: household.employment !== 'unemployed' || household.severanceWeeks !== undefined,
  }),
  stayAtHomeParent: (household) => {
    const spousePay = number(household.spouseIncome)
    if (spousePay !== undefined)
      return spousePay > 0 && number(household.income) !== 0
        ? { value: false, why: 'You mentioned a second pay check.', isDerived: true }
        : { value: true, why: 'Only one of you has pay.', isDerived: true }
    return { value: true, why: 'No second pay check was mentioned.' }
  },
  stayAtHomeServicesMonthly: () => ({
    value: careMonthly,
    why: 'A middle figure for full-time child care and help at home. Ask around for yours.',
  }),
  smoker: () => ({ value: false, why: 'You did not mention tobacco. It multiplies the price.' }),
  collegeWish: (household) => ({
    value: collegeShare,
    why: 'A part of what an in-state public college costs with room and board; aid, work and loans pay the rest.',
    isDerived: household.dependents?.length === 0,
  }),
  specialNeedsChild: (household) => ({
    value: false,
    why: 'You did not mention one.',
    isDerived: household.dependents?.length === 0,
  }),
  specialNeedsMonthly: (household) => ({
    value: lifelongCareMonthly,
    why: 'A middle figure. A special-needs planner or your state’s agency helps to find yours.',
    isDerived: household.specialNeedsChild !== true,
  }),
  coverageAmount: () => ({ value: 0, why: 'You did not mention a policy of your own.' }),
  spouseCoverageAmount: () => ({ value: 0, why: 'You did not mention a policy of your spouse or partner.' }),
  coverageYearsLeft: (household) => ({
    value: policyYearsLeft,
    why: 'The policy says how long it runs. If it is less, more has to be bought.',
    isDerived: household.coverageAmount === undefined && household.spouseCoverageAmount === undefined,
  }),
  coSignedDebt: (household) => ({
    value: false,
    why: 'You did not say that someone signed with you.',
    isDerived: household.debts !== undefined && household.debts.length === 0,
  }),
  employerCoverage: () => ({ value: 'none', why: 'You did not mention cover through work.' }),
  planBalance: (household) => {
    const sum = number(household.amount) ?? number(household.retirementSavings)
    if (sum !== undefined) return { value: sum, why: 'The sum that you named.', isDerived: true }
    const check = number(household.checkAmount)
    if (check !== undefined && household.checkToCustodian === true)
      return { value: check, why: 'The check that you named.', isDerived: true }
    return {
      value: examplePlanBalance,
      why: 'A round sum, to show how a rollover works. Put in your own.',
    }
  },
  planType: (household) => {
    const named = household.accountType ?? []
    if (named.includes('tsp')) return { value: 'tsp', why: 'You named it.', isDerived: true }
    if (named.includes('403b') && !named.includes('401k'))
      return { value: 'plan_403b', why: 'You named it.', isDerived: true }
    const isNamed = named.includes('401k') && !named.includes('403b') && !named.includes('457b')
    return {
      value: 'plan_401k',
      why: isNamed ? 'You named it.' : 'The most common kind. Other kinds have rules of their own.',
      isDerived: isNamed,
    }
  },
  rothPlanBalance: () => ({ value: 0, why: 'You did not mention a Roth part.' }),
  afterTaxPlanBalance: () => ({ value: 0, why: 'You did not mention after-tax money.' }),
  employerStockValue: () => ({ value: 0, why: 'You did not mention company stock.' }),
  employerStockBasis: (household) => ({
    value: Math.round((number(household.employerStockValue) ?? 0) * typicalBasisShare),
    why: 'Taken to be a part of its value. The plan tells you the true figure; it decides the answer.',
    isDerived: (number(household.employerStockValue) ?? 0) === 0,
  }),
  separationAge: (household, resolve, today) => {
    const birthYear = number(household.birthYear)
    const left = household.separationDate
    if (left !== undefined && birthYear !== undefined)
      return { value: yearOf(left) - birthYear, why: 'From the day on which you left.', isDerived: true }
    const age = number(resolve('age')) ?? typicalAge
    if (left !== undefined)
      return {
        value: Math.max(0, Math.floor(age) - (yearOf(today) - yearOf(left))),
        why: 'From the day on which you left and your age.',
        isDerived: true,
      }
    return { value: Math.floor(age), why: 'Taken to be this year. An earlier year can close a door.' }
  },
  stillWorksThere: (household, resolve) => ({
    value: false,
    why: 'You did not say that you still work there.',
    isDerived:
      household.separationDate !== undefined ||
      household.separationAge !== undefined ||
      isWithoutWork(resolve),
  }),
  publicSafetyWorker: () => ({ value: false, why: 'You did not mention police, fire or rescue work.' }),
  checkAmount: () => ({ value: 0, why: 'You did not mention a check.' }),
  checkReceivedDate: (household, _resolve, today) => ({
    value: today,
    why: 'Taken to be today. The day on the envelope decides how long you have.',
    isDerived: !((number(household.checkAmount) ?? 0) > 0),
  }),
  checkToCustodian: (household) => ({
    value: false,
    why: 'Taken to be made out to you, which is the case with a deadline.',
    isDerived: !((number(household.checkAmount) ?? 0) > 0) && household.checkReceivedDate === undefined,
  }),
  planLoanBalance: () => ({ value: 0, why: 'You did not mention a loan.' }),
  newPlanAcceptsRollovers: () => ({ value: false, why: 'You did not mention a new plan.' }),
  pretaxIraBalance: () => ({ value: 0, why: 'You did not mention one.' }),
  backdoorRoth: (household) => ({
    value: false,
    why: 'You did not mention it.',
    isDerived: (toldPay(household) ?? 0) < payNearRothLimit,
  }),
  needsMoneyEarly: (_household, resolve) =>
    isWithoutWork(resolve)
      ? { value: true, why: 'You are not working, so it may be needed.' }
      : { value: false, why: 'You did not say so.' },
  oldPlanFee: (household) =>
    household.planType === 'tsp'
      ? { value: thriftSavingsPlanFee, why: 'The Thrift Savings Plan is among the cheapest there are.' }
      : {
          value: typicalOldPlanFee,
          why: 'A middle figure, funds and administration together. Your fee disclosure has yours.',
        },
  newPlanFee: () => ({
    value: typicalNewPlanFee,
    why: 'A middle figure. The new plan has to tell you its own.',
  }),
  iraFee: () => ({ value: typicalIraFee, why: 'What broad index funds cost in an IRA without an adviser.' }),
  creditorConcern: () => ({ value: false, why: 'You did not mention any.' }),
  vestedRate: () => ({ value: 1, why: 'Taken to be all yours.' }),
  outstandingMatch: () => ({ value: 0, why: 'You did not mention one.' }),
  equalPaymentsRunning: () => ({ value: false, why: 'You did not mention them.' }),
  stableValueFund: () => ({ value: false, why: 'You did not mention one.' }),
  simpleStartDate: (household, _resolve, today) =>
    household.planType === 'simple_ira'
      ? { value: today, why: 'The careful assumption: then it may not be moved yet.' }
      : undefined,
  collegeTarget: () => ({
    value: 'public_in_state',
    why: 'Most students go to a public college in their own state.',
  }),
  collegeFundShare: () => ({
    value: collegeShareSaved,
    why: 'A common rule: one part from savings, one from pay and aid at the time, one from work and loans.',
  }),
  collegeSaved: (household) => ({
    value: 0,
    why: 'You did not mention any.',
    // A sum that was named is either saved already or about to be.
    isDerived: household.amount !== undefined,
  }),
  collegeMonthly: (household) => {
    const already = number(household.monthlyContribution)
    return already === undefined
      ? { value: 0, why: 'You did not say what you put aside.' }
      : { value: already, why: 'What you already save each month.', isDerived: true }
  },
  collegeOwner: (household) => ({
    value: 'parent',
    why: 'You did not name another owner.',
    isDerived: household.collegeSaved === undefined && household.amount === undefined,
  }),
  collegeAccountYears: () => ({
    value: 0,
    why: 'You did not say when it was opened. The plan’s statements show it.',
  }),
  privateSchoolUse: () => ({ value: false, why: 'You did not mention school before college.' }),
  privateSchoolCost: (household) => ({
    value: schoolCost,
    why: 'A middle figure for a private school. Put in yours.',
    isDerived: household.privateSchoolUse !== true,
  }),
  ownScholarship: () => ({ value: false, why: 'You did not mention one, and few are large.' }),
  prepaidPlan: () => ({ value: false, why: 'You did not mention one.' }),
  retirementOnTrack: (household, resolve) => {
    const pay = number(household.income)
    const saved = number(household.retirementSavings)
    const age = number(resolve('age')) ?? typicalAge
    if (household.age !== undefined && saved !== undefined && pay !== undefined && pay > 0) {
      const least = pay * Math.max(0, age - retirementSavingFrom) * yearsOfPayPerYear
      if (saved < least)
        return {
          value: false,
          why: 'What you have saved is far below what planners look for at your age.',
          isDerived: true,
        }
    }
    const rate = number(household.contributionRate)
    if (rate !== undefined) {
      const match = household.employerMatch
      const matched = match === undefined ? 0 : match.rate * Math.min(rate, match.upTo ?? rate)
      return rate + matched >= leastRetirementRate
        ? { value: true, why: 'From the share of your pay that goes into the plan at work.', isDerived: true }
        : {
            value: false,
            why: 'Too little of your pay goes into the plan at work, the match included.',
            isDerived: true,
          }
    }
    return { value: true, why: 'You did not say otherwise. If it is not, it comes before college.' }
  },
  rothOptionAtWork: (household) =>
    household.accountType?.includes('roth_401k')
      ? { value: true, why: 'You named one.', isDerived: true }
      : { value: true, why: 'Most plans at work have one. Ask yours.' },
  contributionKind: (household) =>
    household.accountType?.includes('roth_401k') && !household.accountType.includes('401k')
      ? { value: 'roth', why: 'You named a Roth account at work.' }
      : { value: 'traditional', why: 'What most plans at work do unless you choose otherwise.' },
  priorYearWages: (household, resolve) =>
    resolve('employment') === 'employed'
      ? {
          value: number(resolve('income')) ?? typicalIncome,
          why: 'Taken to be the same as your pay this year.',
        }
      : {
          value: 0,
          why: 'Without an employer there are no such wages.',
          isDerived: household.employment !== undefined,
        },
  rothSavings: () => ({ value: 0, why: 'You did not mention any.' }),
  retirementState: (household) =>
    household.state === undefined
      ? undefined
      : { value: household.state, why: 'Taken to be the state that you live in.' },
  payOutlook: () => ({ value: 'same', why: 'You did not say that your pay will change much.' }),
}

/** A reader of facts: what was told, else what is assumed; undefined where nothing is assumed. */
export function resolverOf(household: Household, today: CalendarDate): Resolve {
  const resolve: Resolve = (key) => {
    const told = household[key]
    if (told !== undefined) return told as NonNullable<typeof told>
    return fallbacks[key]?.(household, resolve, today)?.value
  }
  return resolve
}
