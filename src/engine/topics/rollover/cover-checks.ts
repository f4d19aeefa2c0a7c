/** What the money that comes out does to the health cover of the years before Medicare. */
import { yearOf } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { incomeTax } from '../../tax/income-tax.ts'
import { medicareEligibilityAge } from '../../tax/medicare-law.ts'
import { check } from '../check.ts'
import { federalHealthKept } from '../federal-health.ts'
import { creditIncomeAhead } from '../income-next-year.ts'
import { limitOfWithdrawals, yearOfWithdrawals } from '../marketplace.ts'
import { isMedicaidOpen } from '../medicaid-income.ts'
import { whoIsOutOfWork } from '../out-of-work.ts'
import { premiumsComeOff } from '../self-employed-cover.ts'
import { unearnedInputs, withUnearned } from '../unearned-income.ts'
import { veteransCareInWords } from '../veterans-care.ts'
import { isCoveredElsewhere } from './cover-source.ts'
import { isOverThisYear } from './credit-this-year.ts'
import type { EarlyNeed } from './early-need.ts'
import { isPaidBySchedule } from './gates.ts'
import { leavingDay } from './leaving.ts'
import type { RolloverWork } from './work.ts'
import { yearlyTaken } from './yearly-taken.ts'
import { creditYearWithDraws } from './years-with-draws.ts'

/** How far from the limit a told draw comes, where income decides a credit; without one, that it does. */
export function coverOfDraws(work: RolloverWork, payment?: Figure): Check[] {
  if (isCoveredElsewhere(work)) return []
  const need = work.gates.earlyNeed
  return need === undefined ? coverBeforeMedicare(work) : [earlyIncomeCheck(work, need, payment)]
}

/** A plan at a spouse's work ends the question, where it takes in who has none. */
export const spousesPlanFirst = ({ taxes, isOfSpouse, reader }: RolloverWork): Text =>
  taxes.isCouple &&
  !isOfSpouse &&
  (taxes.spouseIncome?.value ?? 0) > 0 &&
  reader.told('marketplaceCoverage') !== true
    ? words(
        'Your spouse works: ask there first whether the health plan takes you in, at once where your own cover has just ended, else at its yearly enrollment. With that cover this limit does not bind.',
      )
    : nothing

/** Before Medicare, what comes out of any of the places can end the Marketplace credit of whoever has no cover from work. */
function coverBeforeMedicare(work: RolloverWork): Check[] {
  const { sheet } = work
  const medicare = sheet.law('medicare.age', 'Age at which Medicare starts', 'age', medicareEligibilityAge)
  return [
    check(
      'cover-income',
      'warn',
      'What you take out decides your health credit',
      join([
        veteransCareInWords(sheet, work.reader),
        federalHealthKept(work.reader, work.taxes.age.value),
        spousesPlanFirst(work),
        say`${words(isPaidBySchedule(work.gates.freeze) ? 'What is paid to you is income.' : 'A direct rollover is no income, but a withdrawal and a conversion to Roth are.')} Until Medicare starts at ${medicare}, cover without a job is usually from the Marketplace, and its credit ends, for the whole year, at an income of ${limitOfWithdrawals(work).inWords} for the people on your return; what was paid in advance has to be paid back. Medicare premiums then go by the income of earlier years too. Count both before you take more than you live on.${endsMedicaid(work)}`,
      ]),
    ),
  ]
}

const incomeIsTaxed: Check = check(
  'early-income',
  'warn',
  'What you take out is income',
  words(
    'It is taxed in the year in which it comes out. Spread withdrawals over calendar years, and keep some cash outside for large bills.',
  ),
)

/**
 * What the early years take out is income; without an employer it decides the Marketplace credit, unless the rest of the
 * household’s income has ended that already.
 */
export function earlyIncomeCheck(work: RolloverWork, need: EarlyNeed, payment?: Figure): Check {
  const { sheet, taxes, isPenaltyOver } = work
  const { besides, isPaid } = need
  if (isCoveredElsewhere(work)) return incomeIsTaxed
  const { limit, inWords } = limitOfWithdrawals(work, besides.status)
  const { income, taken, benefits } =
    (payment === undefined && isOfNextYear(work) ? ofNextYear(work) : undefined) ??
    ofAnyYear(work, need, payment)
  const room = sheet.computed(
    'early.room',
    'Distance to the limit',
    'usd',
    'the limit − the income of such a year, or the other way round',
    [limit, income],
    Math.abs(limit.value - income.value),
  )
  const medicare = sheet.law('medicare.age', 'Age at which Medicare starts', 'age', medicareEligibilityAge)
  const isBelow = income.value <= limit.value
  if (!isBelow && income.value - taken.value > limit.value) return incomeIsTaxed
  return check(
    'early-income',
    isBelow ? 'warn' : 'act',
    isBelow ? 'What you take out decides your health credit' : 'What you take out can end your health credit',
    join([
      veteransCareInWords(sheet, work.reader),
      federalHealthKept(work.reader, taxes.age.value),
      spousesPlanFirst(work),
      say`${isPaid ? words(work.reader.told('marketplaceCoverage') === true ? 'Your cover is from the Marketplace' : 'Whoever works for themselves usually has cover from the Marketplace') : say`Until Medicare starts at ${medicare}, cover without a job is usually from the Marketplace`}. Its credit ends, for the whole year, at an income of ${inWords} for the people on your return, and what was paid in advance has to be paid back. ${taken.value === income.value ? words('With these withdrawals') : say`With ${taken} taken out${words(isPaid ? ', your pay' : '')}${benefits === undefined ? nothing : say`, the ${benefits} of unemployment benefits that are due then`} and what else comes in`} it is about ${income}: ${room} ${words(isBelow ? 'below' : 'above')} the limit. ${isBelow ? words('A large extra withdrawal, a conversion to Roth or a sale with a gain would take up that room.') : join([words('Take less out in such a year and live on cash, if you have some.'), premiumsComeOff(work.reader)])}${isPaid || hasStoppedBefore(work) || isOverThisYear(work) ? nothing : words(' In the year in which you stop, your pay counts too.')}${benefits !== undefined || runsOn(work) === nothing ? nothing : say` ${runsOn(work)}`}${endsMedicaid(work)}${work.stock?.isChosen === true ? words(' The years in which you sell shares have a check of their own.') : nothing} Spread withdrawals over calendar years, and keep some cash outside for large bills.${isPenaltyOver ? words(' Medicare premiums then go by the income of earlier years too.') : nothing}`,
    ]),
  )
}

interface IncomeOfDraws {
  readonly income: Figure
  readonly taken: Figure
  /** Unemployment benefits that are in it. */
  readonly benefits?: Figure | undefined
}

/**
 * After a pay is gone, a limit of the next year is held against all that comes in then, as the step about health cover names it.
 * Years in which shares are sold have a check of their own.
 */
const isOfNextYear = ({ reader, context, isOfSpouse, stock }: RolloverWork): boolean =>
  whoIsOutOfWork(reader) === 'own' &&
  !isOfSpouse &&
  stock?.isChosen !== true &&
  yearOfWithdrawals(context.today) > yearOf(context.today)

function ofNextYear(work: RolloverWork): IncomeOfDraws | undefined {
  const year = creditYearWithDraws(work)
  const [drawn] = year.added
  return drawn && { income: creditIncomeAhead(work, year), taken: drawn.figure, benefits: year.benefitsAhead }
}

/** A year of withdrawals, whichever it is. */
function ofAnyYear(work: RolloverWork, need: EarlyNeed, payment: Figure | undefined): IncomeOfDraws {
  const { sheet, context, taxes } = work
  const { besides, isPaid } = need
  const taken = yearlyTaken(work, need, payment)
  // On a cliff of one dollar it decides; income that was told whole holds it.
  const taxReturn = withUnearned(work, {
    ...besides,
    iraDistributions: (besides.iraDistributions ?? 0) + taken.value,
  })
  const federal = incomeTax(context.law, taxReturn)
  const income = sheet.computed(
    'early.income',
    isPaid
      ? 'Income of a year of withdrawals, your pay included'
      : 'Income of a year of withdrawals without your pay',
    'usd-per-year',
    isPaid
      ? 'what a year of costs takes out of the plan + your pay, pension, Social Security, a spouse’s pay and what cash and investments bring'
      : 'what a year of costs takes out of the plan + pension, Social Security, a spouse’s pay and what cash and investments bring; your own pay has stopped',
    [taken, ...(isPaid ? [taxes.income] : []), ...unearnedInputs(work)],
    Math.round(federal.agi + (taxReturn.socialSecurity ?? 0) - federal.taxableSocialSecurity),
  )
  return { income, taken }
}

/** Benefits may run into such a year; for how long a state pays them nobody said. */
export const runsOn = ({ reader }: RolloverWork): Text =>
  reader.value('employment') === 'unemployed' && (reader.told('unemploymentMonthly') ?? 0) !== 0
    ? words(
        'Unemployment benefits that still run then come on top, in this income and in the tax on what you take out.',
      )
    : nothing

/** Medicaid looks at each month, and what comes out of a plan is income of its month: 42 CFR 435.603(e). */
const endsMedicaid = (work: RolloverWork): Text =>
  isMedicaidOpen(work)
    ? words(
        ' Medicaid, which is open by the month that you named, counts what you take out in the month in which it comes, and can end with it: live on cash first as long as you have it.',
      )
    : nothing

/** Whether the job ended in an earlier year. */
function hasStoppedBefore(work: RolloverWork): boolean {
  const left = leavingDay(work)
  return left !== undefined && yearOf(left) < yearOf(work.context.today)
}
