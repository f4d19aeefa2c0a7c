/** What is assumed about pay and work. */
import { yearOf } from '../calendar.ts'
import { type FactKey, type FactValue, type Household, middle } from '../household.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { monthsPerYear } from '../tax/counting.ts'
import { known } from '../tax/tax-year.ts'
import { incomeTaxYears } from '../tax/years.ts'
import type { CalendarDate } from '../units.ts'
import { paidInBeforeTax } from './before-tax.ts'
import type { Fallback, Fallbacks, Resolve } from './fallback.ts'
import {
  hasFederalLoan,
  isOutOfWorkForLife,
  isPaidForLife,
  isSpouseCoveredByWork,
  isWithoutWork,
  number,
  toldAge,
} from './told.ts'
import { essentialShareOfGross, typicalIncome, typicalRetirementAge } from './typical.ts'

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

/** What says that the working years are over, for someone who did not say so in words. */
function whyRetired(household: Household, today: CalendarDate): string | undefined {
  if (household.stillWorksThere === true) return undefined
  if (isOutOfWorkForLife(household)) return 'You live on disability pay and named no other pay.'
  if (isPaidForLife(household, today)) return 'You named a pension or Social Security and no pay.'
  const [age, stops] = [toldAge(household, today), number(household.retirementAge)]
  return age !== undefined && stops !== undefined && stops <= age
    ? 'You have reached the age at which you said you stop working.'
    : undefined
}

/** Facts that only somebody with pay or a business has. */
const signsOfWork = [
  'income',
  'householdIncome',
  'takeHomeMonthly',
  'marginalRate',
  'incomeStability',
  'employerMatch',
  'contributionRate',
  'retirementAge',
] as const satisfies readonly FactKey[]

const outlookOf = (pay: number, expected: number): FactValue<'payOutlook'> =>
  expected > pay ? 'higher' : expected < pay ? 'lower' : 'same'

/** Past the age at which most have stopped, and nothing told of pay or of a day to stop. */
const isPastWork = (household: Household, today: CalendarDate): boolean =>
  (toldAge(household, today) ?? 0) >= typicalRetirementAge &&
  signsOfWork.every((fact) => household[fact] === undefined)

const couples = ['married', 'partnered', 'engaged']

/** One's pay, where the pay of the whole household was told: what the other one leaves, else half of it for a couple. */
function partOfWhole(
  household: Household,
  resolve: Resolve,
  other: 'income' | 'spouseIncome',
): Fallback<number> | undefined {
  const whole = number(household.householdIncome)
  if (whole === undefined) return undefined
  const theirs = number(household[other])
  if (theirs !== undefined)
    return {
      value: Math.max(0, whole - theirs),
      why: 'The household income that you gave, less the other pay.',
      isDerived: true,
    }
  const isCouple = couples.includes(resolve('maritalStatus') ?? 'single')
  if (isCouple && household.stayAtHomeParent !== true)
    return {
      value: Math.round(whole / 2),
      why: 'You gave the pay of the household, so both of you are taken to earn alike. Put in each pay if you do not.',
    }
  return {
    value: other === 'spouseIncome' ? whole : 0,
    why: 'From the household income that you gave.',
    isDerived: true,
  }
}

/** Both pays stand in one income; a return of one’s own, of who is not married too, holds one’s own alone. */
const isOnOneReturn = (resolve: Resolve): boolean => resolve('filingStatus') === 'married_joint'

/** Pay, where only the adjusted gross income of a tax return was told: what is left of that beside the other pay. */
function payOfReturn(household: Household, resolve: Resolve): Fallback<number> | undefined {
  const whole = number(household.agi)
  if (whole === undefined) return undefined
  return {
    value: Math.max(0, whole - (isOnOneReturn(resolve) ? (number(household.spouseIncome) ?? 0) : 0)),
    why: 'From the adjusted gross income that you gave. Pay before tax is often more.',
    isDerived: true,
  }
}

/** One is at home without pay, and the other one earns. */
const isSpouseAlone = (household: Household): boolean =>
  (household.income === 0 && (number(household.spouseIncome) ?? 0) > 0) ||
  (isSpouseCoveredByWork(household) &&
    household.income === undefined &&
    household.spouseIncome === undefined &&
    household.householdIncome === undefined &&
    household.employerCoverage === undefined &&
    household.takeHomeMonthly === undefined &&
    household.employment === undefined &&
    (number(household.earners) ?? 1) < 2)

/** Pay before tax, where only what arrives in the bank was told. */
function payOfTakeHome(household: Household, payChecks: number): Fallback<number> | undefined {
  const takeHome = number(household.takeHomeMonthly)
  if (takeHome === undefined) return undefined
  const each = takeHome / payChecks
  return {
    value: Math.round((each * monthsPerYear) / (1 - essentialShareOfGross / 2) / 1_000) * 1_000,
    why:
      payChecks === 1
        ? 'Estimated from your take-home pay.'
        : 'Estimated from your take-home pay, as if both of you brought home alike.',
  }
}

/** Said to have no partner, so that there is no second pay check to ask about. */
const isAlone = ({ maritalStatus, twoAdults }: Household): boolean =>
  twoAdults !== true &&
  (maritalStatus === 'single' || maritalStatus === 'divorced' || maritalStatus === 'widowed')

const isTwoEarners = (household: Household, resolve: Resolve): boolean =>
  ((number(household.earners) ?? 0) >= 2 || isSpouseCoveredByWork(household)) &&
  household.stayAtHomeParent !== true &&
  couples.includes(resolve('maritalStatus') ?? 'single')

/** On the careful side: what goes on lowers the need. */
const pensionEnds = {
  value: 0,
  why: 'Found no word that a part goes on, so all of it is counted as ending. The pension plan knows.',
}

/** Whoever is on leave has a job that is held, and no benefits or severance to ask about. */
const isNobodyOutOfWork = (household: Household): boolean =>
  (household.employment !== 'unemployed' || household.onUnpaidLeave === true) &&
  (household.spouseOutOfWork !== true || household.spouseOnUnpaidLeave === true)

/** At the rate of today, of a pay that has not come back; a separate return has one’s own alone. */
function yearOfBenefits(
  { employment, spouseOutOfWork, spouseIncome, unemploymentMonthly }: Household,
  resolve: Resolve,
): number {
  const isOfSpouse = spouseOutOfWork === true && (number(spouseIncome) ?? 0) === 0
  const isPaid = employment === 'unemployed' || (isOfSpouse && isOnOneReturn(resolve))
  return isPaid ? (number(unemploymentMonthly) ?? 0) * monthsPerYear : 0
}

/** What only an employer offers, of a job that goes on. */
const namesEmployer = (household: Household): boolean => {
  const { employerMatch, getsWholeMatch, hasWorkplacePlan, ownBusinessPlan } = household
  const paid = [household.contributionRate, household.planMonthly, household.priorYearWages]
  return (
    ownBusinessPlan !== true &&
    (hasWorkplacePlan === true ||
      getsWholeMatch === true ||
      (employerMatch?.rate ?? 0) > 0 ||
      paid.some((sum) => (number(sum) ?? 0) > 0))
  )
}

export const workFallbacks = {
  income: (household, resolve) => {
    const part = partOfWhole(household, resolve, 'spouseIncome')
    if (part !== undefined) return part
    // What arrives in the bank is the pay of the other one.
    if (household.stayAtHomeParent === true && (number(household.spouseIncome) ?? 0) > 0)
      return { value: 0, why: 'You are the parent at home.' }
    const inHand = payOfTakeHome(household, isTwoEarners(household, resolve) ? 2 : 1)
    if (inHand !== undefined) return inHand
    const pay = payOfBracket(number(household.marginalRate), resolve('filingStatus'))
    if (pay !== undefined) return { value: pay, why: 'The middle of the tax bracket that you named.' }
    if (isSpouseAlone(household))
      return {
        value: 0,
        why: 'You named cover through the work of your spouse or partner, and no pay of your own.',
      }
    if (isWithoutWork(resolve)) return { value: 0, why: 'No pay while you are not working.', isDerived: true }
    const reported = payOfReturn(household, resolve)
    if (reported !== undefined) return reported
    if (household.receivesBenefits === true && (number(resolve('numDependents')) ?? 0) === 0)
      return { value: 0, why: 'SSI goes to those with little or no pay, and you named none.' }
    const former = number(household.formerPay)
    if (former !== undefined)
      return {
        value: former,
        why: 'Taken to be what the job paid that you left, since you named no other pay.',
      }
    return { value: typicalIncome, why: 'Near the middle for households in the United States.' }
  },
  spouseIncome: (household, resolve) =>
    partOfWhole(household, resolve, 'income') ??
    (household.income === 0 && couples.includes(resolve('maritalStatus') ?? 'single')
      ? payOfTakeHome(household, 1)
      : undefined) ??
    (isSpouseAlone(household)
      ? {
          value: typicalIncome,
          why: 'Cover through work says that they earn. Near the middle for households in the United States.',
        }
      : undefined) ??
    (isTwoEarners(household, resolve)
      ? {
          value: number(resolve('income')) ?? typicalIncome,
          why: isSpouseCoveredByWork(household)
            ? 'Cover through work says that they earn, so the second pay is taken to be like yours.'
            : 'You said that both of you earn, so the second pay is taken to be like yours.',
        }
      : { value: 0, why: 'No second pay check was mentioned.', isDerived: isAlone(household) }),
  employment: (household, _resolve, today) => {
    if (household.incomeStability === 'self_employed')
      return { value: 'self_employed', why: 'You said that your income is from self-employment.' }
    if (isSpouseAlone(household))
      return {
        value: household.spouseSelfEmployed === true ? 'self_employed' : 'employed',
        why: 'The household lives on the pay of your spouse or partner.',
        isDerived: true,
      }
    const stopped = whyRetired(household, today)
    if (stopped !== undefined) return { value: 'retired', why: stopped, isDerived: true }
    if (namesEmployer(household))
      return { value: 'employed', why: 'You named a plan of your employer.', isDerived: true }
    return isPastWork(household, today)
      ? {
          value: 'retired',
          why: 'You have reached the full retirement age of Social Security and named no pay.',
        }
      : { value: 'employed', why: 'Found nothing that says otherwise.' }
  },
  businessEmployees: () => ({ value: false, why: 'Found no mention of anyone who works for you.' }),
  incomeStability: (household, resolve) =>
    household.employment === 'self_employed'
      ? { value: 'self_employed', why: 'You are self-employed.', isDerived: true }
      : household.spouseSelfEmployed === true
        ? isSpouseAlone(household)
          ? { value: 'self_employed', why: 'The household lives on work for oneself.', isDerived: true }
          : { value: 'variable', why: 'Your spouse or partner works for themselves.' }
        : {
            value: 'steady',
            why: 'Found no word that your pay varies.',
            isDerived: isWithoutWork(resolve),
          },
  earners: (household, resolve) =>
    isSpouseAlone(household)
      ? { value: 1, why: 'Only one of you has pay.', isDerived: true }
      : (number(household.spouseIncome) ?? 0) > 0
        ? { value: 2, why: 'You mentioned a second pay check.', isDerived: true }
        : household.householdIncome !== undefined && (number(resolve('spouseIncome')) ?? 0) > 0
          ? { value: 2, why: 'You named the pay of the household, so both of you are taken to earn.' }
          : household.spouseOutOfWork === true
            ? { value: 1, why: 'The other pay has stopped.', isDerived: true }
            : { value: 1, why: 'No second pay check was mentioned.', isDerived: isAlone(household) },
  jobAtRisk: () => ({ value: false, why: 'Found no word that a job may end.' }),
  hardToReplaceJob: () => ({ value: false, why: 'Found nothing that says otherwise.' }),
  supportReceivedMonthly: () => ({ value: 0, why: 'Found no mention of any.' }),
  supportPaidMonthly: () => ({ value: 0, why: 'Found no mention of any.' }),
  disabilityMonthly: () => ({ value: 0, why: 'Found no mention of any.' }),
  disabilityTaxFree: (household) => ({
    value: false,
    why: 'Disability pay is taken to be taxed, as where an employer paid for the cover. If the premiums came out of taxed pay, say so: then it is not.',
    isDerived: household.disabilityMonthly === undefined && household.spouseDisabilityMonthly === undefined,
  }),
  spouseDisabilityMonthly: () => ({ value: 0, why: 'Found no mention of any.' }),
  vaMonthly: () => ({ value: 0, why: 'Found no mention of any.' }),
  pensionMonthly: ({ spousePensionMonthly }) => ({
    value: 0,
    why:
      spousePensionMonthly === undefined
        ? 'Found no mention of one.'
        : 'Found no mention of one of your own.',
  }),
  ssMonthly: () => ({ value: 0, why: 'Found no mention of one.' }),
  spousePensionMonthly: () => ({ value: 0, why: 'Found no mention of one.' }),
  pensionSurvivorShare: () => pensionEnds,
  spousePensionSurvivorShare: () => pensionEnds,
  spouseSsMonthly: () => ({ value: 0, why: 'Found no mention of one.' }),
  agi: (household, resolve) => {
    const own = number(resolve('income')) ?? typicalIncome
    const isJoint = isOnOneReturn(resolve)
    const benefits = yearOfBenefits(household, resolve)
    const before = paidInBeforeTax(household, resolve)
    const comesOff = before.own + (isJoint ? before.spouse : 0)
    const pay = own + (isJoint ? (number(resolve('spouseIncome')) ?? 0) : 0)
    const less = comesOff > 0 ? ', less what goes into a plan at work or an HSA before tax' : ''
    return {
      value: Math.max(0, Math.round(pay - comesOff)) + benefits,
      why:
        benefits > 0
          ? `Taken to be the pay that goes on${less}, and a year of the unemployment benefits, which are income too. Your last tax return shows another one: ask the servicer to go by your income of today (alternative documentation of income), and again when the benefits end.`
          : resolve('employment') === 'unemployed' && own === 0
            ? `Taken to be the pay that goes on${less}. Your last tax return still shows the pay that stopped: ask the servicer to go by your income of today (alternative documentation of income).`
            : `Taken to be your pay before tax${less}. Your tax return (Form 1040) has the exact figure.`,
      isDerived:
        household.income !== undefined ||
        household.householdIncome !== undefined ||
        !hasFederalLoan(household),
    }
  },
  offWorkForHealth: () => ({ value: false, why: 'Found no mention of it.', isDerived: true }),
  offWorkMonths: (household) => ({
    value: rules.payGapMonths.value,
    why: 'Found no word on how long. Ask your doctor, and put it in.',
    isDerived: household.offWorkForHealth !== true,
  }),
  spouseOffWorkMonths: (household) => ({
    value: rules.payGapMonths.value,
    why: 'Found no word on how long. Ask the employer, and put it in.',
    isDerived: household.spouseOnUnpaidLeave !== true,
  }),
  unemploymentMonthly: (household) => ({
    value: 0,
    why: 'Not counted until you know the amount.',
    isDerived: isNobodyOutOfWork(household),
  }),
  severance: (household) => ({
    value: 0,
    why: 'Found no mention of severance pay.',
    isDerived: isNobodyOutOfWork(household) || household.severanceWeeks !== undefined,
  }),
  payOutlook: ({ income, expectedPay }) =>
    expectedPay === undefined || income === undefined
      ? { value: 'same', why: 'Found no word that your pay will change much.' }
      : {
          value: outlookOf(middle(income), middle(expectedPay)),
          why: 'You named the pay that you expect.',
          isDerived: true,
        },
  expectedPay: ({ payOutlook }, resolve) => ({
    value: resolve('income') ?? typicalIncome,
    why: 'Found no word on the pay that you expect.',
    isDerived: payOutlook === undefined || payOutlook === 'same',
  }),
  expectedPayFrom: ({ expectedPay }, _resolve, today) => ({
    value: yearOf(today) + 1,
    why: 'Found no word on when that pay begins: next year is taken.',
    isDerived: expectedPay === undefined,
  }),
} satisfies Fallbacks
