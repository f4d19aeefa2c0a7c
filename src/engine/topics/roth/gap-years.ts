/** The years between work and Social Security, of low income unless a pension or large savings fill the brackets. */
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, listed, nothing, say, type Text, words } from '../../say.ts'
import { medicareEligibilityAge } from '../../tax/medicare-law.ts'
import type { Years } from '../../units.ts'
import { check } from '../check.ts'
import { benefitKeys, lifelongPayAt } from '../lifelong-pay.ts'
import { marketplaceLimitFigure } from '../marketplace.ts'
import { partOfSpousePay } from './end-of-spouse-pay.ts'
import { beginsNextYear, spousePaidUntil, yearsToFirst } from './first-low-year.ts'
import type { RothWork } from './work.ts'

/** The pension or Social Security that ends them, and the bracket in the first of them; undefined where nothing does. */
function span({ later, now }: RothWork) {
  // Where no benefit comes, nothing ends these years.
  if (later.endOfWork >= later.claimAge || later.benefits.value <= 0) return undefined
  const pensionFrom = later.pensionFrom ?? later.claimAge
  const isPensionNext = pensionFrom > later.endOfWork && pensionFrom < later.claimAge
  const [first] = later.taxWith(now.weighed).years
  return {
    isPensionNext,
    to: isPensionNext ? pensionFrom : later.claimAge,
    bracket: first?.household.bracket ?? 0,
  }
}

/** The age at which low years end that have begun or are ahead; undefined where there are none. */
export function endOfLowYears(work: RothWork): Years | undefined {
  const found = span(work)
  return found === undefined || found.bracket > rules.lowBracket.value ? undefined : found.to
}

export function gapYears(work: RothWork): Check[] {
  const { sheet, later } = work
  const found = span(work)
  if (found === undefined) return []
  const { isPensionNext } = found
  const [from, to] = [
    sheet.computed('gap.from', 'Age at which work ends', 'age', 'from the plan', [], later.endOfWork),
    sheet.computed(
      'gap.to',
      isPensionNext ? 'Age at which the pension begins' : 'Age at which Social Security begins',
      'age',
      isPensionNext
        ? 'as you named it, in your years'
        : 'as you named it, or full retirement age by year of birth',
      [],
      found.to,
    ),
  ]
  const bracket = sheet.computed(
    'gap.bracket',
    'Federal bracket when work has ended',
    'rate',
    'the bracket of the last dollar of a pension and withdrawals, if all of these dollars are Traditional',
    [later.pension, later.otherBalance],
    found.bracket,
  )
  const paid = paidByThen(work)
  const years = say`From ${from} to ${to} there is ${nothingElse(work)}`
  if (bracket.value > rules.lowBracket.value)
    return [
      check(
        'gap-years',
        'pass',
        'The years before Social Security are not low ones',
        say`${years}, but ${listed([...paid, words(paid.length > 0 ? 'withdrawals' : 'withdrawals from your savings')])} reach the ${bracket} bracket. What is converted then comes on top of them.`,
      ),
    ]
  return [
    check(
      'gap-years',
      'pass',
      work.conversion?.rateNext === undefined
        ? 'The best years for conversions'
        : 'More years for conversions come later',
      join([
        say`${years}${paid.length > 0 ? say`, only ${listed(paid)}` : nothing}. In those years you could convert Traditional money at low brackets, up to the edge of a bracket each year.`,
        ...(spouseOwn(work, 'spouseSsMonthly') > 0
          ? [
              words(
                'A conversion makes more of that Social Security taxable, so a dollar of it costs more than its bracket.',
              ),
            ]
          : []),
        ...spousePayEnds(work),
        ...creditUntilMedicare(work),
      ]),
    ),
  ]
}

/** Benefits that are not asked for here: of one that nobody told the plan counts another sum than none. */
const othersThan = (pay: string) => benefitKeys.filter((key) => key !== pay)

/** A month of what a spouse gets for life on the day on which the one who asks stops. */
const spouseOwn = (
  { reader, later, spouseAgeLater: spouseAge }: RothWork,
  pay: 'spouseSsMonthly' | 'spousePensionMonthly',
): number =>
  spouseAge === undefined || reader.told(pay) === undefined
    ? 0
    : lifelongPayAt(reader, later.endOfWork, true, othersThan(pay)).reduce(
        (sum, { id, value }) => sum + (id === pay ? value : 0),
        0,
      )

/** What comes in from the end of work on, whose it is. */
function paidByThen(work: RothWork): Text[] {
  const { reader, later } = work
  const [benefit, pension] = (['spouseSsMonthly', 'spousePensionMonthly'] as const).map((pay) =>
    spouseOwn(work, pay),
  )
  const isOwnPension =
    reader.number('pensionMonthly').value > 0 &&
    later.pensionFrom !== undefined &&
    later.pensionFrom <= later.endOfWork &&
    lifelongPayAt(reader, later.endOfWork, false, benefitKeys).some(({ id }) => id === 'pensionMonthly')
  return [
    ...(isOwnPension ? [words('your pension')] : []),
    ...((benefit ?? 0) > 0 ? [words('your spouse’s Social Security')] : []),
    ...((pension ?? 0) > 0 ? [words('your spouse’s pension')] : []),
  ]
}

/** Whether the pay of a spouse has no told last day that lies before those years. */
const isSpousePaidThen = ({ spouseEnds, later, age }: RothWork): boolean =>
  partOfSpousePay(spouseEnds, later.endOfWork - Math.floor(age.value)) > 0

/** What does not come in: of a couple one’s own alone, where something of the other one does. */
function nothingElse(work: RothWork): Text {
  const { reader, later } = work
  const isOtherPaid =
    spouseOwn(work, 'spouseSsMonthly') > 0 ||
    spouseOwn(work, 'spousePensionMonthly') > 0 ||
    (work.spouseAgeLater !== undefined &&
      (reader.some('spouseIncome')?.value ?? 0) > 0 &&
      isSpousePaidThen(work))
  const isPensionLate = later.pensionFrom !== undefined && later.pensionFrom > later.endOfWork
  if (isOtherPaid)
    return words(
      isPensionLate
        ? 'neither your pay nor your pension nor your Social Security'
        : 'neither your pay nor your Social Security',
    )
  return words(
    isPensionLate ? 'neither pay nor pension nor Social Security' : 'neither pay nor Social Security',
  )
}

/** Nobody is asked when a spouse stops: their pay would fill the low brackets first. */
function spousePayEnds(work: RothWork): Text[] {
  const until = work.isOfSpouse ? undefined : spousePaidUntil(work)
  if (until === undefined || !isSpousePaidThen(work)) return []
  return yearsToFirst(work) === undefined && !beginsNextYear(work)
    ? [
        words(
          'No pay of your spouse is counted in those years: where it goes on, it fills those brackets first, and health cover may come with it.',
        ),
      ]
    : [
        say`The rates on this page count no pay of your spouse in those years; the steps for each of them count it until ${until}.`,
      ]
}

/** Whoever stops before Medicare may buy cover whose credit a conversion lowers. */
function creditUntilMedicare(work: RothWork): Text[] {
  const { reader, later, age, spouseAge } = work
  const youngest = Math.min(age.value, spouseAge?.value ?? age.value) + later.endOfWork - age.value
  if (youngest >= medicareEligibilityAge.value || reader.value('filingStatus') === 'married_separate')
    return []
  // Who is on the return years from now, and the limit of that year, nobody knows.
  const isNear = later.endOfWork - age.value <= rules.bridgeAheadYears.value
  const limit = isNear ? say` (${marketplaceLimitFigure(work)} this year)` : nothing
  return [
    say`Until Medicare, health cover from the Marketplace may have a credit then: what you convert counts as income and lowers it, and above a limit${limit} the credit of the whole year is gone.`,
  ]
}
