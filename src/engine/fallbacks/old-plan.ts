/** What is assumed about a plan of an earlier job. */
import { yearOf } from '../calendar.ts'
import type { Fallbacks } from './fallback.ts'
import { isSuedForDebt } from './sued-debts.ts'
import { isWithoutWork, number, planLeavingDay } from './told.ts'
import { typicalAge } from './typical.ts'

/** A round sum near what many people leave behind in one plan. */
const examplePlanBalance = 50_000

/** All-in yearly costs that are usual: a plan at work, the federal employees' plan, index funds in an IRA. */
const typicalOldPlanFee = 0.005

const typicalNewPlanFee = 0.004

const thriftSavingsPlanFee = 0.0005

const typicalIraFee = 0.001

const typicalBasisShare = 0.5

export const oldPlanFallbacks = {
  planBalance: (household) => {
    const plans = household.oldPlans ?? []
    if (plans.length > 0)
      return {
        value: plans.reduce((sum, { balance }) => sum + balance, 0),
        why: 'What you said that each of the plans holds, added up.',
        isDerived: true,
      }
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
    if (named.includes('457b') && !named.includes('401k'))
      return {
        value: 'gov_457b',
        why: 'You named a 457(b), and most are of a public employer. One of a nonprofit employer cannot go to an IRA: say so if yours is.',
      }
    const isNamed = named.includes('401k') && !named.includes('403b') && !named.includes('457b')
    return {
      value: 'plan_401k',
      why: isNamed ? 'You named it.' : 'The most common kind. Other kinds have rules of their own.',
      isDerived: isNamed,
    }
  },
  pensionOfferMonthly: (_household, resolve) => ({
    value: 0,
    why: 'Found no word on what it would pay each month.',
    isDerived: resolve('planType') !== 'pension_lump',
  }),
  ownBusinessPlan: () => ({ value: false, why: 'Found no word that it is of your own business.' }),
  rothPlanBalance: (_household, resolve) => ({
    value: 0,
    why: 'Found no mention of a Roth part.',
    isDerived: resolve('planType') === 'pension_lump',
  }),
  afterTaxPlanBalance: (_household, resolve) => ({
    value: 0,
    why: 'Found no mention of after-tax money.',
    // An IRA of an employer takes pay before tax, or as Roth.
    isDerived: resolve('planType') === 'simple_ira',
  }),
  employerStockValue: (_household, resolve) => ({
    value: 0,
    why: 'Found no mention of company stock.',
    // No other kind of plan holds shares of the employer in one's own account.
    isDerived: resolve('planType') !== 'plan_401k',
  }),
  employerStockBasis: (household) => ({
    value: Math.round((number(household.employerStockValue) ?? 0) * typicalBasisShare),
    why: 'Taken to be a part of its value. The plan tells you the true figure; it decides the answer.',
    isDerived: (number(household.employerStockValue) ?? 0) === 0,
  }),
  separationAge: (household, resolve, today) => {
    const isOfSpouse = household.planOwner === 'spouse'
    const birthYear = isOfSpouse ? undefined : number(household.birthYear)
    const left = planLeavingDay(household)
    if (left !== undefined && birthYear !== undefined)
      return { value: yearOf(left) - birthYear, why: 'From the day on which you left.', isDerived: true }
    const age = number(resolve(isOfSpouse ? 'spouseAge' : 'age')) ?? typicalAge
    if (left !== undefined)
      return {
        value: Math.max(0, Math.floor(age) - (yearOf(today) - yearOf(left))),
        why: 'From the day on which you left and your age.',
        isDerived: true,
      }
    return { value: Math.floor(age), why: 'Taken to be this year. An earlier year can close a door.' }
  },
  stillWorksThere: (household, resolve, today) => {
    // The owner’s job ends with the business; whoever gave it up says so, or has another job.
    const isOwnRunning =
      household.ownBusinessPlan === true &&
      household.employment === 'self_employed' &&
      planLeavingDay(household) === undefined &&
      household.separationAge === undefined
    if (isOwnRunning)
      return { value: true, why: 'It is of your own business, and you said that you work for yourself.' }
    return {
      value: (planLeavingDay(household) ?? today) > today,
      why:
        (planLeavingDay(household) ?? today) > today
          ? 'Your last day there is still ahead.'
          : 'Found no word that you still work there.',
      isDerived:
        planLeavingDay(household) !== undefined ||
        household.separationAge !== undefined ||
        // Whoever has a plan at the work of today left the employer of the old one.
        household.hasWorkplacePlan === true ||
        household.newPlanAcceptsRollovers !== undefined ||
        isWithoutWork(resolve),
    }
  },
  publicSafetyServiceYears: () => ({
    value: 0,
    why: 'Found no word on how many, so none are counted. Enough of them open the plan early.',
  }),
  publicSafetyWorker: () => ({ value: false, why: 'Found no mention of police, fire or rescue work.' }),
  checkAmount: (household, resolve) => ({
    value: 0,
    why: 'Found no mention of a check.',
    // A plan of today’s job sends no check to whoever works there.
    isDerived: household.stillWorksThere === true || resolve('planType') === 'pension_lump',
  }),
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
  planLoanBalance: (_household, resolve) => ({
    value: 0,
    why: 'Found no mention of a loan.',
    // A pension gives none, and from an IRA nobody may borrow.
    isDerived: resolve('planType') === 'pension_lump' || resolve('planType') === 'simple_ira',
  }),
  planLoanClosed: () => ({ value: 'left_job', why: 'The common case: you left, and the plan closes it.' }),
  planLoanClosedDate: (household, _resolve, today) => ({
    value: today,
    why: 'Taken to be today. The day in the letter of the plan decides how long you have.',
    isDerived: household.planLoanClosed !== 'other',
  }),
  newPlanAcceptsRollovers: (household) => {
    // The new plan would be at the work of the owner.
    const isOfSpouse = household.planOwner === 'spouse'
    const hasPlan = isOfSpouse ? household.spouseHasWorkplacePlan : household.hasWorkplacePlan
    if (hasPlan === false)
      return { value: false, why: 'You said that there is no plan at that work.', isDerived: true }
    return {
      value: false,
      why: 'Found no word that a new plan takes them.',
      isDerived: isOfSpouse && household.spouseIncome === 0 && household.spouseOutOfWork !== true,
    }
  },
  needsMoneyEarly: (household, resolve) =>
    (number(household.planDrawMonthly) ?? 0) > 0
      ? { value: true, why: 'You named what you will need from it.', isDerived: true }
      : isWithoutWork(resolve)
        ? { value: true, why: 'You are not working, so it may be needed.' }
        : { value: false, why: 'Found no word of it.' },
  oldPlanFee: (_household, resolve) =>
    resolve('planType') === 'tsp'
      ? {
          value: thriftSavingsPlanFee,
          why: 'The Thrift Savings Plan is among the cheapest there are. Approximated, from general knowledge: its funds cost a little less, so leaving the money there is rather better than shown.',
        }
      : {
          value: typicalOldPlanFee,
          why: 'A middle figure, funds and administration together. Your fee disclosure has yours.',
        },
  newPlanFee: () => ({
    value: typicalNewPlanFee,
    why: 'A middle figure. The new plan has to tell you its own.',
  }),
  iraFee: () => ({ value: typicalIraFee, why: 'What broad index funds cost in an IRA without an adviser.' }),
  creditorConcern: (household) =>
    isSuedForDebt(household.debts ?? [], household)
      ? { value: true, why: 'A lawsuit about a debt was named.', isDerived: true }
      : { value: false, why: 'Found no mention of any.' },
  vestedRate: () => ({ value: 1, why: 'Taken to be all yours.' }),
  outstandingMatch: () => ({ value: 0, why: 'Found no mention of one.' }),
  equalPaymentsRunning: () => ({ value: false, why: 'Found no mention of them.' }),
  stableValueFund: () => ({ value: false, why: 'Found no mention of one.' }),
  simpleStartDate: (household, _resolve, today) =>
    household.planType === 'simple_ira'
      ? { value: today, why: 'The careful assumption: then it may not be moved yet.' }
      : undefined,
} satisfies Fallbacks
