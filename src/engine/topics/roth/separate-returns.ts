/** What two separate returns would make of a couple's year with a loan payment that follows income. */
import { yearOf } from '../../calendar.ts'
import type { DateFigure, Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { isCommunityPropertyState } from '../../tax/community-property.ts'
import { filingDay } from '../../tax/deadlines.ts'
import { householdTax } from '../../tax/household-tax.ts'
import type { Dollars } from '../../units.ts'
import { check } from '../check.ts'
import { returnsApart } from '../returns-apart.ts'
import type { StepDraft } from '../steps.ts'
import { atTenths } from './at-tenths.ts'
import { kindInWords } from './next-year.ts'
import type { Places } from './places.ts'
import type { RothWork } from './work.ts'
import { returnWith } from './year-return.ts'

interface YearOfReturns {
  /** Federal and state income tax of both. */
  readonly tax: Dollars
  readonly loans: Dollars
}

interface SeparateReturns {
  readonly joint: { readonly tax: Figure; readonly loans: Figure }
  readonly apart: { readonly tax: Figure; readonly loans: Figure }
  /** What they keep of a year, or cost where it is less than nothing. */
  readonly kept: Dollars
  readonly difference: Figure
  /** What a Traditional dollar saves on them. */
  readonly rate: Figure
}

/** Undefined without a joint return of two pays, and where no lower payment is money kept. */
function separateReturns(work: RothWork): SeparateReturns | undefined {
  const { sheet, reader, context, state, status, now, decision, income, spouseIncome } = work
  const { loans } = now
  const hasTwoPays = income.value > 0 && (spouseIncome?.value ?? 0) > 0
  if (status !== 'married_joint' || loans?.isForgiven !== true || !hasTwoPays || spouseIncome === undefined)
    return undefined
  // Their credit of the Marketplace would be gone, which nobody would give up for this.
  if (reader.told('marketplaceCoverage') === true) return undefined
  const taxOf = (taxReturn: Parameters<typeof returnsApart>[0]) =>
    householdTax({ law: context.law, state, taxReturn })
  const isSplit = isCommunityPropertyState(reader.told('state') ?? '')
  const jointly = (places: Places): YearOfReturns => {
    const tax = taxOf(returnWith(work, now.before, places))
    return { tax: tax.total, loans: loans.paymentAt(tax.federal.agi) }
  }
  const apart = (places: Places): YearOfReturns => {
    const { mine, theirs } = returnsApart(returnWith(work, now.before, places), isSplit)
    const [own, other] = [taxOf(mine), taxOf(theirs)]
    return { tax: own.total + other.total, loans: loans.apartAt(own.federal.agi) }
  }
  const sum = ({ tax, loans: paid }: YearOfReturns): Dollars => tax + paid
  const { places } = decision.year
  const [together, separate] = [jointly(places), apart(places)]
  const saved = sum(apart(now.least.places)) - sum(apart(now.most.places))
  const figuresOf = (id: 'joint' | 'apart', label: string, { tax, loans: paid }: YearOfReturns) => ({
    tax: sheet.computed(
      `filing.${id}.tax`,
      `Income tax of both ${label}`,
      'usd-per-year',
      'federal and state income tax with what this plan puts in; separate returns without the student-loan interest and the credits that they close, the children on yours',
      [income, spouseIncome],
      Math.round(tax),
    ),
    loans: sheet.computed(
      `filing.${id}.loans`,
      `Loan payments of a year ${label}`,
      'usd-per-year',
      'a year of payments by the plan’s formula at that income; on a return of your own without your spouse in the family',
      [income, ...(id === 'joint' ? [spouseIncome] : []), ...loans.rules],
      Math.round(paid),
    ),
  })
  const [joint, apartly] = [
    figuresOf('joint', 'on a joint return', together),
    figuresOf('apart', 'on separate returns', separate),
  ]
  const kept = Math.round(sum(together) - sum(separate))
  return {
    joint,
    apart: apartly,
    kept,
    difference: sheet.computed(
      'filing.kept',
      kept >= 0 ? 'What separate returns keep in a year' : 'What separate returns cost in a year',
      'usd-per-year',
      'tax and loan payments on a joint return − the same on separate ones, or the other way round',
      [joint.tax, joint.loans, apartly.tax, apartly.loans],
      Math.abs(kept),
    ),
    rate: sheet.computed(
      'filing.rate',
      'What a Traditional dollar saves on separate returns',
      'rate',
      'tax and loan payments with these dollars Roth − with them Traditional, on separate returns, ÷ the dollars',
      [income, work.contribution],
      now.choice > 0 ? atTenths(saved / now.choice) : 0,
    ),
  }
}

const isWorthIt = ({ kept }: SeparateReturns): boolean => kept >= rules.leastFromSeparating.value

/** Which kind is then the better one, to stand after what a dollar saves. */
function kindThen({ decision, now }: RothWork, { rate }: SeparateReturns): Text {
  if (now.choice === 0) return nothing
  const above = rate.value - decision.later.value
  const kind = Math.abs(above) <= decision.band.value ? 'split' : above > 0 ? 'traditional' : 'roth'
  const against = say` instead of ${decision.now}, against the ${decision.later} that it costs later`
  return kind === decision.verdict
    ? say` A Traditional dollar then saves about ${rate}${against}: the kind stays.`
    : say` A Traditional dollar then saves about ${rate}${against}: if you file so, ${kindInWords[kind]} is the answer, and not ${kindInWords[decision.verdict]}.`
}

const untilOf = ({ sheet, context }: RothWork): DateFigure =>
  sheet.date(
    'filing.last',
    'Day by which the return of this year is due',
    'the filing day of this year’s return',
    [],
    filingDay(yearOf(context.today)),
  )

/** To stand in the answer, where it is worth it. */
export function separateInWords(work: RothWork): Text {
  const found = separateReturns(work)
  if (found === undefined || !isWorthIt(found)) return nothing
  return say`If the loan is yours alone, separate tax returns would keep about ${found.difference} of it, tax counted: look at both before you file.${kindThen(work, found)}`
}

export function separateChecks(work: RothWork): Check[] {
  const found = separateReturns(work)
  if (found === undefined) return []
  const { joint, apart, difference } = found
  const isService = work.reader.told('publicServiceJob') === true
  const compared = say`On a joint return the loan asks for ${joint.loans} and both of you owe ${joint.tax} of income tax. On separate ones, if the loan is yours alone, it asks for ${apart.loans} and the tax is ${apart.tax}, with the same contributions.`
  const closed = words(
    'Separate returns also close most of a Roth IRA and of a deducted one, and credits for child care, college and savers. A lower payment is money kept only where what is left is forgiven one day.',
  )
  return [
    isWorthIt(found)
      ? check(
          'filing',
          isService ? 'act' : 'warn',
          'Separate tax returns would lower the loan payment by more than they cost',
          say`${compared} That keeps about ${difference}.${kindThen(work, found)} ${closed} A joint return cannot be split after ${untilOf(work)}; separate ones can still be joined later.`,
        )
      : check(
          'filing',
          'pass',
          'A joint return is the better one beside this loan, too',
          say`${compared} ${found.kept >= 0 ? say`The ${difference} that it keeps is too little for what else it closes.` : say`That would cost ${difference} more.`} ${closed} Look again when your pay or your spouse’s changes.`,
        ),
  ]
}

export function separateSteps(work: RothWork): StepDraft[] {
  const found = separateReturns(work)
  if (found === undefined || !isWorthIt(found)) return []
  const day = untilOf(work)
  return [
    {
      id: 'separate-returns',
      title: say`Have a joint return and separate ones worked out by ${day}`,
      why: say`By what you said separate ones keep about ${found.difference}${words(work.spouseEnds === undefined ? ' while the loan runs' : ' by the income of this year, and less or nothing once your spouse’s pay has ended')}. A joint return cannot be split after that day.`,
      how: words(
        'Compare the tax of both ways with the loan payment of each, in the Loan Simulator on studentaid.gov. If separate wins, file so, confirm your income with that return, and look at the kind of your contributions here again, with “married filing separately”. Look again each year.',
      ),
      due: day.value,
      dueWhy: 'the filing day, after which a joint return cannot be split',
      dueInputs: [day],
      minutes: 60,
      link: links.incomeDriven,
      keep: words('Both returns as worked out, and the letter with the new payment.'),
    },
  ]
}
