/**
 * How much cash a household keeps for emergencies: months of essentials by what could go wrong,
 * and the first, smaller cushion that comes before everything else.
 */
import type { FactReader } from '../fact-reader.ts'
import { type Figure, sumOf, valueInWords } from '../figure.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { listed, nothing, say, type Text, words } from '../say.ts'
import type { Dollars } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import { type MonthsOfCover, monthsOnBenefits, retiredMonths, workingMonths } from './cushion-months.ts'
import type { DebtFigures } from './debts.ts'
import { costOfBirth, costOfNewChild, monthsToBirth } from './expecting.ts'
import { isUntoldBenefit, lifelongPayAt, lifelongPayInWords } from './lifelong-pay.ts'
import { livesOnBenefits } from './lives-on-benefits.ts'
import { missingAfterBirth } from './missing-after-birth.ts'
import { withNewChild, withPremium } from './month-ahead.ts'
import { leftOfToldMonth } from './monthly-balance.ts'
import { whoIsOutOfWork } from './out-of-work.ts'
import { arePaymentsBesideCosts } from './payments-beside-costs.ts'
import { premiumAhead } from './premium-ahead.ts'
import { hasRetired } from './retired.ts'
import { supportReceived } from './support-received.ts'
import type { Drafting } from './topic.ts'
import { untoldPay } from './untold-pay.ts'
import { usualStarter } from './usual-starter.ts'

export interface Cushion extends MonthsOfCover {
  readonly essentials: Figure
  /** What a month costs beyond what comes in whatever happens: a pension and Social Security in retirement. */
  readonly uncovered: Figure
  /** What a month of the fund pays: the same without debts that the plan ends before it fills the fund, and with payments that begin. */
  readonly toCover: Figure
  /** Both, in words: ", counted without the $190 of the card that is paid by then"; nothing where there are none. */
  readonly countedWith: Text
  /** What of it stands for benefits that nobody told of. */
  readonly untold: readonly Figure[]
  /** Cash on hand, the emergency fund included. */
  readonly cash: Figure
  readonly target: Figure
  readonly starter: Figure
  /** What of the starter is there without a birth. */
  readonly usualStarter: Dollars
  /**
   * What sets the target: the months; a bad health year that costs more; or, where pension and Social Security cover every
   * month, the starter, and at a home of one's own what has to be mended there.
   */
  readonly sizedBy: 'months' | 'worst-year' | 'starter' | 'home'
}

const cashSums = ['savings', 'emergencyFund'] as const
const cashFacts = [...cashSums, 'emergencyFundMonths'] as const

export const isToldFull = (reader: FactReader): boolean => reader.told('emergencyFundIsFull') === true

/** Whether cash was told in any way: as a sum, as the months that it covers, or as a fund that is full. */
export const tellsCash = (reader: FactReader): boolean =>
  isToldFull(reader) || cashFacts.some((key) => reader.told(key) !== undefined)

/** Whether there is cash at all, in whole dollars. */
export const hasCash = (cash: Figure): boolean => Math.round(cash.value) > 0

/** "Bring your $400 to $1,500", or what to start with where there is none. */
export const bringCashTo = (cash: Figure, goal: Figure): Text =>
  hasCash(cash) ? say`Bring your ${cash} of cash to ${goal}` : say`Put ${goal} of cash aside`

/** "Your $15,000 covers the $12,800 of the fund"; a fund that was only said to be full has the sum of its target. */
export const fundThere = (cash: Figure, target: Figure, countedWith: Text = nothing): Text =>
  cash.shown === target.shown
    ? say`The ${target} of the fund${countedWith} is there.`
    : say`Your ${cash} covers the ${target} of the fund${countedWith}.`

/** What "six months saved" comes to, and what a fund holds that was said to be full. */
function coveringCash(asked: Drafting, monthly?: Figure): Figure | undefined {
  const { sheet, reader } = asked
  if (reader.told('emergencyFundMonths') === undefined) {
    // A sum that was told is what there is, whatever a full fund would hold.
    if (!isToldFull(reader) || cashSums.some((key) => reader.told(key) !== undefined)) return undefined
    const { target } = fundOf(asked, monthly ?? reader.number('monthlyExpenses'), {
      debts: [],
      id: 'full.',
    })
    return sheet.computed(
      'cash.full',
      'Cash in the emergency fund, which you said is full',
      'usd',
      'the emergency fund target: you did not name the sum',
      [target],
      target.value,
    )
  }
  const months = reader.number('emergencyFundMonths')
  const essentials = monthly ?? reader.number('monthlyExpenses')
  return sheet.computed(
    'cash.covering',
    'Cash that covers the months you named',
    'usd',
    'months that it covers × what a month costs',
    [months, essentials],
    Math.round(months.value * essentials.value),
  )
}

/** One sum under both names. Of a sum that is the cash, the fund was taken out before: two halves are equal and two. */
const isFundTheCash = (reader: FactReader): boolean =>
  reader.told('savings') === reader.told('emergencyFund') && reader.told('sumIsTheCash') !== true

/**
 * Cash on hand, the emergency fund included. A sum and the months that cash covers may be one and the same: the
 * larger counts; one sum that was told under both names counts once. A month costs `monthly` where a topic works that
 * out in its own way.
 */
export function cashOf(asked: Drafting, monthly?: Figure): Figure {
  const { sheet, reader } = asked
  const covering = coveringCash(asked, monthly)
  const hasFund = reader.told('emergencyFund') !== undefined
  if (covering !== undefined && !hasFund && reader.told('savings') === undefined) return covering
  const savings = reader.number('savings')
  if (!hasFund && covering === undefined) return savings
  const sums = hasFund ? [savings, reader.number('emergencyFund')] : [savings]
  const isToldTwice = hasFund && isFundTheCash(reader)
  const [held, fund] = [reader.some('savings'), reader.some('emergencyFund')]
  if (held !== undefined && fund !== undefined && !isToldTwice)
    reader.filledIn(
      'emergencyFund',
      valueInWords(fund.value, 'usd'),
      'Counted as a second sum, beside the cash that you named. If that cash holds it already, set it to nothing.',
    )
  const sum = isToldTwice ? savings.value : sums.reduce((total, { value }) => total + value, 0)
  return sheet.computed(
    'cash',
    'Cash you have already',
    'usd',
    isToldTwice && covering === undefined
      ? 'savings, which are the emergency fund: the same sum under both names counts once'
      : covering === undefined
        ? 'savings + emergency fund'
        : 'the larger of the sums that you named and what the fund holds by what you said of it',
    covering === undefined ? sums : [...sums, covering],
    Math.max(sum, covering?.value ?? 0),
  )
}

/**
 * The first, smaller cushion that comes before everything else. While a child is on the way it holds what the birth can
 * take, as far as that can be there by then: a bill within months is no emergency, and comes before any debt.
 */
export function starterOf(asked: Drafting, monthly?: Figure): Figure {
  const { sheet, reader } = asked
  const essentials = monthly ?? reader.number('monthlyExpenses')
  const { value: usual, inputs } = usualStarter(reader, essentials)
  const birth = costOfBirth(reader)
  const gap = missingAfterBirth(asked)
  const isAhead = birth !== undefined || gap !== undefined
  const byThen = isAhead ? thereByBirth(reader) : undefined
  const most = Math.max(usual, birth?.value ?? 0) + (gap?.value ?? 0)
  const held = Math.round(Math.min(most, byThen?.value ?? most))
  const isForBirth = isAhead && held > usual
  const parts = [
    ...(birth === undefined ? [] : ['the most that the health plan leaves to pay']),
    ...(gap === undefined ? [] : ['what the months after the birth miss']),
  ]
  return sheet.computed(
    'starter',
    isForBirth ? 'Starter cushion, with what the birth can take' : 'Starter cushion',
    'usd',
    `${isForBirth ? `${parts.join(' + ')}${byThen === undefined ? '' : ', no more than your cash and the months to the birth bring'}, and no less than ` : ''}the smaller of a month of essentials and the larger of the least cushion and your largest deductible`,
    [...inputs, ...(isForBirth ? [birth ?? [], gap?.inputs ?? [], byThen?.inputs ?? []].flat() : [])],
    isForBirth ? held : usual,
  )
}

/** Cash that was told and what the months to a birth add to it; undefined where the cash was told by its months alone. */
function thereByBirth(reader: FactReader): { value: Dollars; inputs: Figure[] } | undefined {
  if (isToldFull(reader) || reader.told('emergencyFundMonths') !== undefined) return undefined
  const isToldTwice = isFundTheCash(reader)
  const held = (isToldTwice ? [cashSums[0]] : cashSums).flatMap((key) => reader.some(key) ?? [])
  // While a pay is gone nothing is put aside for it.
  const named = reader.some('monthlySurplus') ?? reader.some('amountMonthly')
  const saved =
    whoIsOutOfWork(reader) !== undefined
      ? undefined
      : named === undefined
        ? leftOfToldMonth(reader)
        : { left: named.value, inputs: [named] }
  const months = monthsToBirth(reader)
  return {
    value: held.reduce((sum, { value }) => sum + value, 0) + (saved?.left ?? 0) * months.value,
    inputs: saved === undefined ? held : [...held, ...saved.inputs, months],
  }
}

/** How the payments among the costs of a month change until the fund is filled. */
export interface ChangedPayments {
  /** The debts that the plan ends before it fills the fund. */
  readonly debts: readonly DebtFigures[]
  /** Payments on debts that go on, as far as they only begin now: no cost of today holds them. */
  readonly begun?: readonly Pick<DebtFigures, 'label' | 'minimum'>[]
}

interface CushionOptions extends ChangedPayments {
  /** The beginning of the ids of what follows from them. */
  readonly id?: string
}

/** Reads no more than the plan needs: each fact that is read becomes an assumption when it was not told. */
export function cushionOf(asked: Drafting, changed?: CushionOptions): Cushion {
  const essentials = asked.reader.number('monthlyExpenses')
  const cash = cashOf(asked)
  return { ...fundOf(asked, essentials, changed), cash }
}

/** How large the fund has to be, whatever is there of it. */
function fundOf(
  asked: Drafting,
  essentials: Figure,
  options: CushionOptions = { debts: [] },
): Omit<Cushion, 'cash'> {
  const { sheet, reader } = asked
  const starter = starterOf(asked, essentials)
  const isOnBenefits = livesOnBenefits(reader)
  const isRetired = !isOnBenefits && hasRetired(reader)
  const { months, reasons } = isOnBenefits
    ? monthsOnBenefits(sheet, reader)
    : isRetired
      ? retiredMonths(reader)
      : workingMonths(sheet, reader)
  const month = withPremium(sheet, reader, essentials)
  const { uncovered, untold } = isRetired
    ? uncoveredSpending(sheet, reader, month)
    : { uncovered: withNewChild(sheet, reader, month), untold: [] }
  const change = changeOf(sheet, reader, essentials, options)
  const toCover = change === undefined ? uncovered : changedCosts(sheet, uncovered, change, options)
  // The rest of a bad health year comes with the full fund, after debts at a high rate.
  const worst = reader.some('outOfPocketMaximum')
  const byMonths = Math.round(toCover.value * months.value)
  const home = isRetired ? homeReserve(reader) : undefined
  const least = isRetired ? Math.max(starter.value, home?.value ?? 0) : 0
  const isWorstYear = worst !== undefined && worst.value > Math.max(byMonths, least)
  const small = home !== undefined && home.value > starter.value ? 'home' : 'starter'
  const sizedBy = isWorstYear ? 'worst-year' : least > byMonths ? small : 'months'
  const costs = isRetired ? 'what a month costs beyond pension and Social Security' : 'what a month costs'
  const target = sheet.computed(
    `${options.id ?? ''}target`,
    'Emergency fund target',
    'usd',
    `${isRetired || worst !== undefined ? 'the largest of ' : ''}${costs}${
      change === undefined ? '' : ' by the time it is filled'
    } × months of cover${isRetired ? ', the starter cushion' : ''}${
      home === undefined ? '' : ', what a home of one’s own may need at once'
    }${worst === undefined ? '' : ' and the most that a bad health year costs'}`,
    [
      toCover,
      months,
      ...(isRetired ? [starter] : []),
      ...(home === undefined ? [] : [home]),
      ...(worst === undefined ? [] : [worst]),
    ],
    Math.max(byMonths, least, isWorstYear ? Math.round(worst.value) : 0),
  )
  return {
    essentials,
    uncovered,
    toCover,
    countedWith: change?.inWords ?? nothing,
    untold,
    months,
    target,
    starter,
    usualStarter: usualStarter(reader, essentials).value,
    reasons,
    sizedBy,
  }
}

/** What a home of one's own may need at once; undefined where none was told. */
const homeReserve = (reader: FactReader): Figure | undefined =>
  reader.some('homeValue') === undefined &&
  reader.told('debts')?.some(({ kind }) => kind === 'mortgage') !== true
    ? undefined
    : reader.rule('home.reserve', 'What a home of one’s own may need at once', 'usd', rules.homeReserve)

interface Change {
  readonly ended: Figure | undefined
  readonly begun: Figure | undefined
  readonly inWords: Text
}

/** More debts than this are not named one by one. */
const mostNamed = 2

const namesOf = (debts: readonly Pick<DebtFigures, 'label'>[]): Text =>
  debts.length > mostNamed ? words('debts') : listed(debts.map(({ label }) => label))

/**
 * The minimum payments that have ended when the fund is filled, and those that have begun. Only costs that were told are
 * known to hold the first and not the second, and the first not where they alone are more than all costs.
 */
function changeOf(
  sheet: Worksheet,
  reader: FactReader,
  essentials: Figure,
  { debts, begun: beginning = [], id = '' }: CushionOptions,
): Change | undefined {
  if (reader.told('monthlyExpenses') === undefined) return undefined
  const paying = debts.filter(({ minimum }) => minimum.value > 0)
  const isWithin =
    sumOf(paying.map(({ minimum }) => minimum)) < essentials.value &&
    (paying.length === 0 || !arePaymentsBesideCosts(reader))
  const sum = (part: string, label: string, some: readonly { readonly minimum: Figure }[]) => {
    const payments = some.map(({ minimum }) => minimum)
    const how = 'their payments, added up'
    return payments.length === 0
      ? undefined
      : sheet.computed(`${id}debts.${part}`, label, 'usd-per-month', how, payments, sumOf(payments))
  }
  const ended = sum(
    'ended',
    'Payments of debts that are paid before the fund is filled',
    isWithin ? paying : [],
  )
  const begun = sum('begun', 'Payments on debts that only begin now and go on', beginning)
  if (ended === undefined && begun === undefined) return undefined
  const without =
    ended === undefined
      ? []
      : [
          say`without the ${ended} of the ${namesOf(paying)} that ${words(paying.length > 1 ? 'are' : 'is')} paid by then`,
        ]
  const beside = begun === undefined ? [] : [say`with ${begun} more for the ${namesOf(beginning)}`]
  return { ended, begun, inWords: say`, counted ${listed([...without, ...beside])}` }
}

const changedCosts = (
  sheet: Worksheet,
  uncovered: Figure,
  { ended, begun }: Change,
  { id = '' }: CushionOptions,
): Figure =>
  sheet.computed(
    `${id}to-cover`,
    'What a month of the fund has to pay',
    'usd-per-month',
    `what a month costs beyond what comes in whatever happens${
      ended === undefined ? '' : ' − the payments of debts that are paid before the fund is filled'
    }${begun === undefined ? '' : ' + payments that only begin now'}, never below nothing`,
    [uncovered, ...(ended === undefined ? [] : [ended]), ...(begun === undefined ? [] : [begun])],
    Math.max(0, uncovered.value - (ended?.value ?? 0) + (begun?.value ?? 0)),
  )

/** What the months of a fund are months of, in words. */
export function coveredCosts(reader: FactReader, { countedWith }: Cushion): Text {
  const isCoverAhead = premiumAhead(reader) !== undefined
  if (hasRetired(reader) && !livesOnBenefits(reader))
    return say`what a month costs beyond ${lifelongPayInWords(reader)}${words(isCoverAhead ? ', the new health cover included' : '')}${countedWith}`
  const more = [
    ...(isCoverAhead ? [words('the new health cover')] : []),
    ...(costOfNewChild(reader) === undefined ? [] : [words('the child')]),
  ]
  return say`what a month costs${more.length === 0 ? nothing : say` with ${listed(more)}`}${countedWith}`
}

/** What the target stands for, to follow “is”: only where months set it are they named. */
export function whatTargetIs(reader: FactReader, cushion: Cushion): Text {
  // With a dollar to spare they cover all of it.
  const covers = words(cushion.uncovered.value > 0 ? 'nearly all' : 'all')
  switch (cushion.sizedBy) {
    case 'worst-year':
      return say`what a bad health year can cost you, your plan’s out-of-pocket maximum, and more than ${cushion.months} of costs`
    case 'starter':
      return say`enough for a repair or a deductible, as ${lifelongPayInWords(reader)} cover ${covers} that a month costs`
    case 'home':
      return say`enough for a furnace, a part of a roof or a deductible at your own home, as ${lifelongPayInWords(reader)} cover ${covers} that a month costs`
    case 'months':
      return say`${cushion.months} of ${coveredCosts(reader, cushion)}`
  }
}

/** In retirement, Social Security and a pension go on whatever the markets do; what begins later pays for nothing yet. */
function uncoveredSpending(
  sheet: Worksheet,
  reader: FactReader,
  essentials: Figure,
): Pick<Cushion, 'uncovered' | 'untold'> {
  const isCouple = ['married', 'partnered'].includes(reader.value('maritalStatus'))
  const support = supportReceived(reader)
  const instead = untoldPay(sheet, reader, isCouple)
  const begun = [
    ...(instead ?? lifelongPayAt(reader, reader.number('age').value, isCouple)),
    ...(support === undefined ? [] : [support]),
  ]
  const uncovered = sheet.computed(
    'uncovered',
    'What a month costs beyond pension and Social Security',
    'usd-per-month',
    'what a month costs − Social Security, pension, disability pay and support, as far as they have begun; never below nothing',
    [essentials, ...begun],
    Math.max(
      0,
      begun.reduce((left, { value }) => left - value, essentials.value),
    ),
  )
  return { uncovered, untold: (instead ?? []).filter(({ id, value }) => value > 0 && isUntoldBenefit(id)) }
}
