/** What stands between a household and a Roth IRA: the limit of income, and pre-tax IRA money in the way around it. */
import type { Figure } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { known } from '../../tax/tax-year.ts'
import type { Dollars } from '../../units.ts'
import { check } from '../check.ts'
import { jointInWords, jointReturn } from '../joint-return.ts'
import { sourceOf } from '../tax-picture.ts'
import { withAdvised } from './advised-return.ts'
import { isTakenForCertain, otherwiseInWords, restInWords, spouseAloneInWords } from './clear-iras.ts'
import { canConvert, isSpouseCoveredAtWork, roomsOfThisYear } from './ira-rooms.ts'
import { planRoom } from './plan-room.ts'
import { iraLimitAt, isMostTaxed, proRataOf } from './pro-rata.ts'
import { incomeAtLimit, incomeOfThisYear, limitYears, limitYearsCheck } from './roth-limit-years.ts'
import type { RothWork } from './work.ts'

/** Whether a direct Roth contribution is open. */
export function incomeLimit(work: RothWork): Check {
  const { sheet, context, status, places, takesRoth } = work
  const law = known(context.limits.ira)
  const range = law.rothPhaseOut[status]
  const source = sourceOf(context.limits.ira)
  const withPlan = sheet.computed(
    'agi.with-plan',
    'Income that this limit looks at with this plan, estimated',
    'usd-per-year',
    'pay, interest and dividends less what this plan puts into the plan at work as Traditional; what an IRA or student-loan interest takes off is not counted, and gains are not known',
    [work.income, work.profit, work.unearned?.figure].filter((part) => part !== undefined),
    incomeAtLimit(work.decision.year),
  )
  const from = sheet.law('roth.from', 'Income from which a Roth IRA contribution shrinks', 'usd', {
    value: range.from,
    source,
  })
  const to = sheet.law('roth.to', 'Income from which none is left', 'usd', { value: range.to, source })
  if (status === 'married_separate') {
    const joint = jointReturn(withAdvised(work))
    return check(
      'limit',
      joint?.better === 'joint' ? 'act' : 'warn',
      'Filing separately closes most doors',
      say`Spouses who live together and file separately lose the direct Roth contribution by ${to} of income, and, once either of them has a plan at work, the deduction of a traditional IRA too.${isUntoldApart(work) ? words(' Nobody said whether your spouse has one, so it is taken that they do: if not, and you have none either, yours can be deducted.') : nothing} A conversion stays open. ${joint === undefined ? uncomparedInWords(work) : jointInWords(joint)}`,
    )
  }
  const years = limitYears(work)
  const [around, untold] = [aroundInWords(work), untoldInWords(work)]
  if (years?.ahead !== undefined)
    return limitYearsCheck(
      work,
      { ...years, ahead: years.ahead },
      {
        agi: withPlan,
        from,
        to,
        untold,
        around,
      },
    )
  const agi = years === undefined ? withPlan : incomeOfThisYear(work, [withPlan], years.thisYear)
  if (agi.value <= range.from)
    return check(
      'limit',
      'pass',
      'A Roth IRA is open to you',
      say`At about ${agi} you are below ${from}, where the limit begins. ${words(work.unearned === undefined ? 'Interest, gains and a bonus count too.' : 'Gains and a bonus count too.')}`,
    )
  const over = agi.value >= range.to
  const opened = openedBy(work, agi)
  return check(
    'limit',
    over && takesRoth && places.iraConversion + places.outside === 0 ? 'pass' : 'warn',
    over ? 'Over the income limit of a Roth IRA' : 'Inside the income limit of a Roth IRA',
    over
      ? say`At about ${agi} you are over ${to}: a direct contribution is not allowed.${opened}${untold} ${around} A Roth account in a plan at work has no income limit.`
      : say`Between ${from} and ${to} a direct contribution shrinks step by step; at about ${agi} only a part is left.${opened}${untold} A bonus can take the rest away.`,
  )
}

/** Why a joint return is not held against separate ones: a pay is missing, or a loan decides. */
function uncomparedInWords({ reader }: RothWork): Text {
  if (reader.value('maritalStatus') !== 'married') return nothing
  return words(
    reader.told('income') === undefined || reader.told('spouseIncome') === undefined
      ? 'Say what each of you earns, and this page compares a joint return with separate ones.'
      : 'A joint return would count both pays in the loan payment that follows income: compare tax and payment of both ways.',
  )
}

/** What goes into the plan of a spouse, and nobody named, is not in that income. */
function untoldInWords({ status, spouseSaving, reader }: RothWork): Text {
  const isUntold =
    status === 'married_joint' &&
    spouseSaving === undefined &&
    (reader.told('spouseGetsWholeMatch') === true || reader.told('spouseHasWorkplacePlan') === true)
  return words(
    isUntold
      ? ' What your spouse puts into a plan at work before tax is not in that, as nobody named it; it lowers this income.'
      : '',
  )
}

/** How a Roth IRA is filled above the limit. */
function aroundInWords(work: RothWork): Text {
  if (!canConvert(work))
    return words(
      `${isMostTaxed(work) ? 'Most' : 'A part'} of the way around, a conversion called the backdoor, would be taxed: there is pre-tax IRA money, and no plan at work that takes it in.`,
    )
  return words(
    work.clearsIras
      ? 'The way around, called the backdoor, is a contribution without deduction that is converted, here together with the pre-tax IRA money.'
      : work.pretaxIra.value > 0
        ? 'The way around, called the backdoor, is a conversion, once no pre-tax IRA money is left.'
        : 'The way around, called the backdoor, is a contribution without deduction that is converted soon after, with Form 8606.',
  )
}

/** What more before tax brings income down to where a direct contribution is open, or open in full; nothing where none does. */
function openedBy(work: RothWork, agi: Figure): Text {
  const { sheet, context, status, now, ownPlan, hasPlan, spousePlan } = work
  const { from, to } = known(context.limits.ira).rothPhaseOut[status]
  const isOpener = (income: Dollars) => (agi.value >= to ? income < to : income <= from)
  const howFar = (income: Dollars) =>
    words(
      income <= from
        ? 'where a direct contribution is open'
        : 'where a direct contribution is open at least in part',
    )
  const ofKind = incomeAtLimit(now.most)
  if (ofKind < agi.value && isOpener(ofKind))
    return say` With as much Traditional as the rules allow it would be about ${sheet.computed(
      'agi.all-traditional',
      'The same with as much Traditional as the rules allow',
      'usd-per-year',
      'that income − what the plan has as Roth and could have as Traditional at work',
      [agi],
      ofKind,
    )}, ${howFar(ofKind)}.`
  const { places } = now.most
  const own =
    hasPlan && ownPlan === undefined
      ? Math.max(0, planRoom(work).free - places.planTraditional - places.planRoth)
      : 0
  const spouse = Math.max(0, (spousePlan?.room ?? 0) - places.spousePlanTraditional - places.spousePlanRoth)
  const left = Math.floor(own + spouse)
  if (left === 0 || !isOpener(ofKind - left)) return nothing
  const more = sheet.computed(
    'agi.plans-left',
    own > 0 && spouse > 0
      ? 'Before tax that the plans at work of both still take'
      : 'Before tax that the plan at work still takes',
    'usd-per-year',
    'the limit of the year at each age − what goes in with this plan; a catch-up that may only be Roth is left out',
    [agi],
    left,
  )
  const filled = sheet.computed(
    'agi.plans-full',
    'The same with the plans at work full, all of it before tax',
    'usd-per-year',
    'that income − what the plan has as Roth and could have as Traditional at work − what the plans at work still take',
    [agi, more],
    ofKind - left,
  )
  const plans = words(
    own > 0 && spouse > 0
      ? 'both your plans at work'
      : own > 0
        ? 'your plan at work'
        : 'the plan at your spouse’s work',
  )
  return say` With all of it Traditional, and ${plans} filled before tax with ${more} more, it would be about ${filled}, ${howFar(filled.value)}.`
}

/** Of separate returns a plan of the spouse decides, and nobody named one or said that there is none. */
const isUntoldApart = (work: RothWork): boolean =>
  !work.hasPlan && isSpouseCoveredAtWork(work) && work.reader.known('spouseHasWorkplacePlan') === undefined

/** Dollars that save clearly more before tax than they cost later have no conversion to clear the way for. */
const isDeductedInstead = ({ places, decision: { now, later, band } }: RothWork): boolean =>
  places.iraTraditional > 0 && places.iraConversion === 0 && now.value - later.value > band.value

/** A conversion takes its share of all pre-tax IRA money. */
export function proRata(work: RothWork): Check[] {
  const { pretaxIra, afterTaxIra, places, hasPlan, takesIraMoney, conversion } = work
  if (pretaxIra.value <= 0) return []
  // Whoever is told to convert that very money is not warned of its tax a second time.
  if (places.iraConversion === 0 && conversion?.verdict === 'convert') return []
  const limit = iraLimitAt(work)
  const { amount, taxable } = proRataOf(work)
  const beside =
    afterTaxIra === undefined ? nothing : say` and ${afterTaxIra} that was put in without a deduction`
  // Whoever may put the whole limit into a Roth IRA directly has nothing to convert.
  const needsNone =
    places.iraConversion === 0 && roomsOfThisYear(work, work.now.before, places).own.rothRoom >= limit
  return [
    check(
      'pro-rata',
      places.iraConversion > 0 ? 'act' : needsNone ? 'pass' : 'warn',
      needsNone ? 'Pre-tax IRA money would spoil a conversion' : 'Pre-tax IRA money spoils a conversion',
      needsNone
        ? say`You need none as long as a Roth IRA is open to you directly. Should your income rise over that limit: with ${pretaxIra} of pre-tax IRA money${beside}, ${taxable} of a ${amount} conversion would be taxed, because all your traditional, rollover, SEP and SIMPLE IRAs count as one (the pro-rata rule). ${words(takesIraMoney ? 'Then ask first whether the plan at work takes that money in.' : 'Then leave the conversion, unless a plan at work takes that money in.')}`
        : takesIraMoney
          ? say`With ${pretaxIra} of pre-tax IRA money${beside}, ${taxable} of a ${amount} conversion would be taxed: all your traditional, rollover, SEP and SIMPLE IRAs count as one (the pro-rata rule). Move that pre-tax money into the plan at work first${words(isTakenForCertain(work) ? '' : ', if the plan takes it')}.${restInWords(work)} What counts is the balance on the last day of the year of the conversion.${spouseAloneInWords(work)}`
          : say`With ${pretaxIra} of pre-tax IRA money${beside}, ${taxable} of a ${amount} conversion would be taxed: all your traditional, rollover, SEP and SIMPLE IRAs count as one (the pro-rata rule). ${isDeductedInstead(work) ? words('This plan needs none: what goes into the IRA is deducted, and saves more now than it is likely to cost later.') : say`${words(hasPlan ? 'Your plan at work accepts no money from IRAs, so' : 'Without a plan at work that takes the money in,')} ${otherwiseInWords(work)}.${spouseAloneInWords(work)}`}`,
    ),
  ]
}
