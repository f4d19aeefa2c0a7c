/** Who asks and what for: the facts of a college plan before any dollar is placed. */
import { yearOf } from '../../calendar.ts'
import { type FactReader, factReader } from '../../fact-reader.ts'
import { typicalRetirementAge } from '../../fallbacks/typical.ts'
import type { Figure } from '../../figure.ts'
import { type Household, middle } from '../../household.ts'
import type { CollegeTarget } from '../../markets/college-costs.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { type Worksheet, worksheet } from '../../worksheet.ts'
import { monthsToEndOfWork, whoLosesJob } from '../ending-job.ts'
import { namesAccount } from '../named-account.ts'
import { type PayChange, payChange } from '../pay-change.ts'
import { type Required, requiredOf, taxesWithRequired } from '../required-withdrawal.ts'
import { hasRetired } from '../retired.ts'
import { type AfterSave, afterSave, besideAfterSave } from '../save-ends.ts'
import { type TaxPicture, taxPicture } from '../tax-picture.ts'
import type { DraftContext, Drafting } from '../topic.ts'
import { areGrandchildren, type CollegeFamily, collegeFamily, toldCosts } from './children.ts'
import { type LeftToSave, leftToSave } from './left-to-save.ts'
import { isNothingLeft, type MonthAfterWork, monthAfterWork } from './month-after-work.ts'
import { beneficiariesOf, type StateBenefit, stateBenefit } from './state.ts'
import { type TuitionCredit, tuitionCreditOf } from './tuition-credit.ts'
import type { Ceiling } from './under-ceiling.ts'

export interface CollegeBasis extends CollegeFamily, Drafting {
  readonly household: Household
  /** The kind of college that is saved for; undefined where its price was told instead. */
  readonly target: CollegeTarget | undefined
  readonly growth: Figure
  /** The part of the price to save for. */
  readonly share: Figure
  readonly fee: Figure
  readonly inflation: Figure
  /** In college accounts today, over all children. */
  readonly saved: Figure
  /** A sum that is being decided on, not yet in a college account. */
  readonly lump: Figure | undefined
  /** The sum is a gift for college: not the household’s to spend on what else comes first. */
  readonly isGift: boolean
  /** What comes as gifts, by the month; part of what goes in. */
  readonly gifts: Figure | undefined
  /** What goes in each month today. */
  readonly current: Figure
  /** What could go in each month: as it was told, or what pay and costs leave. */
  readonly budget: Figure | undefined
  /** What pay and costs leave of a month, where no sum of it was told and none is placed. */
  readonly leftToSave: LeftToSave | undefined
  /** What the plan that follows SAVE asks for; undefined where no loan was held up under it. */
  readonly loanAhead: AfterSave | undefined
  /** Another pay that was told for a year to come. */
  readonly payChange: PayChange | undefined
  /** One of two stops work for good on a told day before the last bill: what a month leaves from then on. */
  readonly afterWork: MonthAfterWork | undefined
  /** Each child's saving goes on until its own last bill. */
  readonly savesDuringCollege: boolean
  /** Months until nobody saves from pay any more, where that comes before the last bill. */
  readonly workMonths: Figure | undefined
  readonly owner: 'parent' | 'grandparent' | 'custodial'
  readonly isIn529: boolean
  /** Told: there is no retirement to save for first. */
  readonly isRetired: boolean
  /** What has to come out of accounts before tax this year already. */
  readonly required: Required | undefined
  readonly taxes: TaxPicture
  readonly state: StateBenefit | undefined
  readonly tuitionCredit: TuitionCredit | undefined
  readonly lawYear: number
}

/** Whether a gift was told, and not that there is none. */
export const isGiven = (reader: FactReader, key: 'collegeGift' | 'collegeGiftYearly'): boolean =>
  middle(reader.told(key) ?? 0) > 0

/** Where the sums that were told belong: what is saved already, and what is being decided on. */
function sumsOf(sheet: Worksheet, reader: FactReader) {
  const amount = reader.told('amount')
  const isIn529 = namesAccount({ reader }, '529')
  const monthly = ['collegeMonthly', 'monthlyContribution', 'amountMonthly'] as const
  const [each = 0] = monthly.flatMap((key) => {
    const told = reader.told(key)
    return told === undefined ? [] : [middle(told)]
  })
  const isSavedTold =
    reader.told('collegeSaved') !== undefined || reader.told('collegeSavedEach') !== undefined
  const isLump =
    amount !== undefined &&
    (isSavedTold ||
      reader.told('collegeSumToPlace') === true ||
      (!isIn529 && middle(amount) >= each * rules.lumpMonths.value))
  const saved =
    amount !== undefined && !isLump
      ? sheet.told('amount', 'saved', 'Saved for college so far', 'usd', middle(amount))
      : reader.number('collegeSaved')
  const isGift = !isLump && isGiven(reader, 'collegeGift')
  return { saved, lump: lumpOf(sheet, reader, isLump), isGift, isIn529: saved.value > 0 }
}

/** The sums that are to be placed: one's own, and a gift. */
function lumpOf(sheet: Worksheet, reader: FactReader, isAmount: boolean): Figure | undefined {
  const amount = isAmount ? reader.number('amount') : undefined
  const gift = isGiven(reader, 'collegeGift') ? reader.number('collegeGift') : undefined
  return amount === undefined || gift === undefined
    ? (amount ?? gift)
    : sheet.computed(
        'lump',
        'To place for college',
        'usd',
        'your sum + the gift',
        [amount, gift],
        amount.value + gift.value,
      )
}

/** What goes in by the month, or could, with what comes as gifts. */
function monthlyOf(
  sheet: Worksheet,
  reader: FactReader,
  context: DraftContext,
  { isRetired, lump }: Pick<CollegeBasis, 'isRetired' | 'lump'>,
): Pick<CollegeBasis, 'gifts' | 'current' | 'budget' | 'leftToSave' | 'loanAhead'> {
  const own = reader.number('collegeMonthly')
  // Beside a sum nobody asked what a month could add: what it leaves is only said.
  const left = isRetired || lump !== undefined ? undefined : leftToSave({ sheet, reader, current: own })
  const [key] = (['amountMonthly', 'monthlySurplus'] as const).filter((one) => reader.told(one) !== undefined)
  const loanAhead = afterSave({ sheet, reader, context })
  const month = key === undefined ? left?.month : reader.number(key)
  const budget = month && besideAfterSave({ sheet, reader, context }, month, loanAhead)
  if (!isGiven(reader, 'collegeGiftYearly'))
    return { gifts: undefined, current: own, budget, leftToSave: left, loanAhead }
  const yearly = reader.number('collegeGiftYearly')
  const gifts = sheet.computed(
    'gifts.monthly',
    'Gifts for college, by the month',
    'usd-per-month',
    'the gifts of a year ÷ months in a year',
    [yearly],
    Math.round(yearly.value / monthsPerYear),
  )
  const withGifts = (id: string, label: string, figure: Figure) =>
    sheet.computed(
      id,
      label,
      'usd-per-month',
      'your own part + the gifts',
      [figure, gifts],
      figure.value + gifts.value,
    )
  return {
    gifts,
    leftToSave: left,
    loanAhead,
    current: withGifts('current', 'What goes in each month with the gifts', own),
    budget:
      budget === undefined
        ? undefined
        : withGifts('budget', 'What could go in each month with the gifts', budget),
  }
}

/** What others give each year, by the month; a grandparent who asks gives out of what is their own. */
export const othersGifts = ({
  gifts,
  children,
}: Pick<CollegeBasis, 'gifts' | 'children'>): Figure | undefined =>
  areGrandchildren(children) ? undefined : gifts

const fewestYearsToGuess = 3

const yearsToLastBill = ({ children }: Pick<CollegeFamily, 'children'>): number =>
  Math.max(...children.map(({ startsIn, bills }) => startsIn + bills - 1))

/** Nothing where the last bill comes before that day. */
function afterWorkOf(asked: Drafting, family: CollegeFamily): MonthAfterWork | undefined {
  const after = monthAfterWork(asked)
  return after === undefined || after.at >= yearsToLastBill(family) * monthsPerYear ? undefined : after
}

/** What a month has at most once one of two has stopped work, with what others give. */
export const ceilingAfterWork = (
  basis: Pick<CollegeBasis, 'afterWork' | 'gifts' | 'children'>,
): Ceiling | undefined =>
  basis.afterWork && {
    at: basis.afterWork.at,
    most: basis.afterWork.left.value + (othersGifts(basis)?.value ?? 0),
  }

/** Whose age was told saves from pay until work ends: one's own, or that of a spouse who earns for longer. */
function workMonthsOf(
  sheet: Worksheet,
  reader: FactReader,
  { children }: CollegeFamily,
  after: MonthAfterWork | undefined,
): Figure | undefined {
  if (after !== undefined && isNothingLeft(after))
    return sheet.computed(
      'work.months',
      'Months until nobody saves from pay any more',
      'months',
      'the months from today to the last day that you told: what goes on coming in then leaves nothing',
      [after.left],
      after.at,
    )
  const age = reader.told('age')
  const isGrandparent = children.every(({ isGrandchild }) => isGrandchild)
  const isEndKnown = reader.told('retirementAge') !== undefined
  if (age === undefined || (isGrandparent && !isEndKnown) || reader.told('employment') === 'retired')
    return undefined
  const untilLast = yearsToLastBill({ children })
  const theirs = middle(reader.told('spouseIncome') ?? 0) > 0 ? reader.told('spouseAge') : undefined
  // Until when the pay that goes on is paid nobody said.
  if (after?.ending.whose === 'own' && theirs === undefined) return undefined
  const youngest = Math.min(middle(age), theirs === undefined ? middle(age) : middle(theirs))
  const stops = reader.told('retirementAge')
  // Below it nobody has to be asked when work ends.
  if (youngest + untilLast <= (stops === undefined ? typicalRetirementAge : middle(stops))) return undefined
  // Whoever works that close to the usual age, or beyond it, works to an age of their own: none is guessed.
  if (stops === undefined && typicalRetirementAge - youngest < fewestYearsToGuess) return undefined
  const until = reader.number('retirementAge')
  const toldDay = theirs === undefined ? monthsToEndOfWork(reader) : undefined
  if (toldDay !== undefined)
    return sheet.computed(
      'work.months',
      'Months until nobody saves from pay any more',
      'months',
      'the months from today to the last day that you told',
      [until],
      toldDay,
    )
  return sheet.computed(
    'work.months',
    'Months until nobody saves from pay any more',
    'months',
    'the age at which you stop working − your age, or that of a spouse who earns for longer, × months in a year',
    [until, reader.number('age'), ...(theirs === undefined ? [] : [reader.number('spouseAge')])],
    Math.max(1, Math.round((until.value - youngest) * monthsPerYear)),
  )
}

/** What saving and tuition take off tax is counted on a whole year to come: pay that has ended is in none. */
const ofComingYears = (reader: FactReader, taxes: TaxPicture): TaxPicture =>
  reader.told('agi') !== undefined
    ? taxes
    : { ...taxes, agi: taxes.later.agi, taxReturn: taxes.later.taxReturn }

/** Nothing where no such savings were told, and nothing while a job goes on: its plan can mostly wait. */
function requiredNow(asked: Drafting, { age }: Pick<TaxPicture, 'age'>): Required | undefined {
  const { reader } = asked
  const isSaved =
    reader.some('retirementSavings') !== undefined || reader.some('pretaxIraBalance') !== undefined
  if (!isSaved || reader.told('employment') === 'employed') return undefined
  const required = requiredOf(asked, age)
  return required?.isDue === true ? required : undefined
}

/** The income that was told of the return stands before what pay and withdrawals make of it. */
function asTold(reader: FactReader, taxes: TaxPicture): TaxPicture {
  const agi = reader.number('agi')
  const { taxReturn } = taxes
  const more = agi.value - taxes.agi.value
  return {
    ...taxes,
    agi,
    taxReturn:
      more >= 0
        ? { ...taxReturn, otherIncome: (taxReturn.otherIncome ?? 0) + more }
        : { ...taxReturn, wages: Math.max(0, (taxReturn.wages ?? 0) + more) },
  }
}

export function collegeBasis(household: Household, context: DraftContext): CollegeBasis {
  const sheet = worksheet(context.fromSample)
  const reader = factReader(sheet, household, context.today)
  const family = collegeFamily(sheet, reader, context)
  const isPriceTold = toldCosts(reader).length > 0
  const target = isPriceTold ? reader.told('collegeTarget') : reader.value('collegeTarget')
  const paid = taxPicture(sheet, reader, context)
  const required = requiredNow({ sheet, reader, context }, paid)
  const taxes =
    reader.told('agi') === undefined
      ? taxesWithRequired({ sheet, context }, required, paid)
      : asTold(reader, paid)
  const sums = sumsOf(sheet, reader)
  const isRetired = reader.told('employment') === 'retired' && hasRetired(reader)
  const afterWork = afterWorkOf({ sheet, reader, context }, family)
  const ahead = isRetired ? ofComingYears(reader, taxes) : taxes
  return {
    household,
    ...family,
    ...sums,
    sheet,
    reader,
    context,
    target,
    growth: reader.rule('growth', 'How fast the price of college rises a year', 'rate', rules.collegeGrowth),
    share: reader.number('collegeFundShare'),
    fee: reader.rule('fee', 'What the 529 costs a year', 'rate', rules.cheapestPlanFee),
    inflation: sheet.market('inflation', 'Inflation a year', 'rate', context.market.inflation),
    ...monthlyOf(sheet, reader, context, { isRetired, lump: sums.lump }),
    savesDuringCollege: reader.value('savesDuringCollege'),
    // Of a job that is lost before it nothing says what the months until then bring.
    payChange: isRetired || whoLosesJob(reader) === 'own' ? undefined : payChange({ sheet, reader, context }),
    afterWork,
    workMonths: workMonthsOf(sheet, reader, family, afterWork),
    owner: reader.value('collegeOwner'),
    isRetired,
    required,
    taxes,
    state: stateBenefit(sheet, reader, context, ahead, beneficiariesOf(family)),
    // Only whoever the student depends on can have the credit: the parents, not the grandparents.
    tuitionCredit:
      reader.told('forGrandchild') === true
        ? undefined
        : tuitionCreditOf({ sheet, reader, context, taxes: ahead, children: family.children }),
    lawYear: yearOf(context.today),
  }
}
