/**
 * Income of this year that stands a little above a limit of the saver's credit: what before tax brings it down to it, what
 * that is worth by the whole return, and until when.
 */
import { yearOf } from '../../calendar.ts'
import { type DateFigure, type Figure, sumOf } from '../../figure.ts'
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, say, type Text, words } from '../../say.ts'
import { nextFilingDay } from '../../tax/deadlines.ts'
import { incomeTax } from '../../tax/income-tax.ts'
import { type SaversStep, saversSteps } from '../../tax/savers-credit.ts'
import { hasSaversMatch } from '../../tax/savers-match.ts'
import type { Dollars } from '../../units.ts'
import { check } from '../check.ts'
import { contributedShare, spouseShare } from '../contributed-share.ts'
import { traditionalEnding } from '../ira-kind.ts'
import { irasOpen, type Person } from '../lump-sum/ira-people.ts'
import { nextReturnDue } from '../next-return-due.ts'
import { afterTheCredit, type IntoIras } from '../running-savers-credit.ts'
import { isSpouseSoleEarner, payOfPlan } from '../sole-earner.ts'
import type { StepDraft } from '../steps.ts'
import { sourceOf } from '../tax-picture.ts'
import { monthsToFilingDay } from './filing-months.ts'
import { type DollarWork, intoIrasThisYear } from './work.ts'

const roundTo: Dollars = 10

/** What of one year is put in for retirement, in each name. */
interface OfEach {
  readonly own: Dollars
  readonly spouse: Dollars
}

interface Reached extends SaversStep {
  readonly person: Person
  readonly dollars: Dollars
  readonly saved: Dollars
  readonly credit: Dollars
  /** Beyond what the same dollars do in any case. */
  readonly worth: Dollars
}

interface SaversLimit {
  readonly more: Figure
  readonly whose: string
  readonly income: Figure
  readonly limit: Figure
  readonly rate: Figure
  readonly saves: Figure
  readonly gain: Figure
  readonly until: DateFigure
  readonly year: Figure
  /** Whether so much of it goes into the same person's Roth IRA by then. */
  readonly isInRoth: boolean
}

/** What goes into plans at work, and into IRAs already. */
function goneIn({ sheet, reader, context, taxes }: DollarWork): OfEach & { readonly inputs: Figure[] } {
  const [first, second] = [
    contributedShare(sheet, reader, context),
    taxes.spouseIncome === undefined ? undefined : spouseShare(sheet, reader, context),
  ]
  const mine = payOfPlan(reader).value * (first?.value ?? 0)
  const theirs = (taxes.spouseIncome?.value ?? 0) * (second?.value ?? 0)
  const told =
    reader.told('iraContributedThisYear') === undefined ? [] : [reader.number('iraContributedThisYear')]
  const inputs = [first, second, ...told].filter((one) => one !== undefined)
  return isSpouseSoleEarner(reader)
    ? { own: sumOf(told), spouse: mine, inputs }
    : { own: mine + sumOf(told), spouse: theirs, inputs }
}

/** What is paid into a health savings account by hand until returns are due counts for this year as well. */
const intoHsaByFilingDay = ({ course, needs, context }: DollarWork): Dollars =>
  course.placed
    .slice(0, monthsToFilingDay(context.today))
    .reduce(
      (sum, row) =>
        sum + needs.reduce((part, { step }, at) => part + (step === 'hsa' ? (row[at] ?? 0) : 0), 0),
      0,
    )

/** Into one person's Roth IRA until returns are due. */
const intoRoth = ({ course, needs, context }: DollarWork, person: Person): Dollars =>
  course.placed
    .slice(0, monthsToFilingDay(context.today))
    .reduce(
      (sum, row) =>
        sum +
        needs.reduce(
          (part, { id }, at) =>
            part +
            (id.startsWith(`ira.${person.id}`) && !id.endsWith(traditionalEnding) ? (row[at] ?? 0) : 0),
          0,
        ),
      0,
    )

/** Nothing where cash comes first, where little is known of pay, and for students, who have no such credit. */
const isAskable = ({ reader, context, isPaidOn, isEmpty, keepsCash, today }: DollarWork): boolean =>
  isPaidOn &&
  !isEmpty &&
  !keepsCash &&
  today.lateBills.value <= 0 &&
  today.lateLeft.value <= 0 &&
  !hasSaversMatch(yearOf(context.today)) &&
  reader.told('inSchool') !== true &&
  (reader.told('income') !== undefined || reader.told('householdIncome') !== undefined)

function reached(work: DollarWork, iras: IntoIras): { best: Reached; agi: Dollars } | undefined {
  const { context, taxes, monthly, kind } = work
  const { law } = context
  const before = goneIn(work)
  const year = {
    ...taxes.taxReturn,
    iraDeduction: (taxes.taxReturn.iraDeduction ?? 0) + iras.deducted,
    hsaDeduction: (taxes.taxReturn.hsaDeduction ?? 0) + intoHsaByFilingDay(work),
  }
  const taxOf = (deducted: Dollars, { own, spouse }: OfEach) =>
    incomeTax(law, {
      ...year,
      iraDeduction: year.iraDeduction + deducted,
      saversContributions: before.own + iras.own + own,
      spouseSaversContributions: before.spouse + iras.spouse + spouse,
    })
  const now = taxOf(0, { own: 0, spouse: 0 })
  const { agi } = now
  const people = irasOpen(work, taxes.iraIncome).filter(({ isOnReturn }) => isOnReturn)
  const all = saversSteps({ law, status: taxes.status, agi }).flatMap((step) =>
    people.flatMap((person): Reached[] => {
      const dollars = Math.ceil(step.over / roundTo) * roundTo
      const { deductibleRoom } = person.roomIf(person.isCovered, {
        value: taxes.iraIncome.value - iras.deducted,
      })
      if (dollars > monthly.value || dollars > deductibleRoom - iras.deducted) return []
      const added = Math.max(0, dollars - intoRoth(work, person))
      const then = taxOf(dollars, { own: 0, spouse: 0, [person.id]: added })
      const saved = Math.round(now.totalTax - then.totalTax)
      const credit = Math.min(saved, Math.round(then.saversCredit - now.saversCredit))
      const otherwise = Math.max(
        kind?.now.value ?? taxes.bracket.value,
        kind?.later.value ?? taxes.bracket.value,
      )
      const worth = saved - dollars * otherwise
      return Math.min(worth, credit) < rules.leastPart.value
        ? []
        : [{ ...step, person, dollars, saved, credit, worth }]
    }),
  )
  const [best] = all.sort((a, b) => b.worth - a.worth)
  return best && { best, agi }
}

function saversLimit(work: DollarWork): SaversLimit | undefined {
  const iras = isAskable(work) ? intoIrasThisYear(work) : undefined
  const found = iras && reached(work, iras)
  if (iras === undefined || found === undefined) return undefined
  const { sheet, context, taxes } = work
  const { best, agi } = found
  const source = sourceOf(context.law.saversCredit)
  const limit = sheet.law('savers.limit', 'Income up to which the saver’s credit has that share', 'usd', {
    value: best.limit,
    source,
  })
  const income =
    Math.round(agi) === taxes.agi.value
      ? taxes.agi
      : sheet.computed(
          'savers.limit.income',
          'Income of this year that the saver’s credit looks at, about',
          'usd-per-year',
          'adjusted gross income − what this plan puts into an HSA and deducted IRAs until returns are due',
          [taxes.agi, ...iras.inputs],
          Math.round(agi),
        )
  const more = sheet.computed(
    'savers.limit.more',
    'Before tax that brings this year’s income down to that limit',
    'usd',
    'income of this year − the limit, rounded up to whole tens',
    [income, limit],
    best.dollars,
  )
  const inputs = [more, income, ...goneIn(work).inputs, ...iras.inputs]
  return {
    more,
    whose: best.person.whose,
    income,
    limit,
    rate: sheet.law('savers.limit.rate', 'Share that comes back up to that limit', 'share', {
      value: best.rate,
      source,
    }),
    saves: sheet.computed(
      'savers.limit.saves',
      'What that takes off the tax of this year',
      'usd',
      'the whole tax return without it − with it',
      inputs,
      best.saved,
    ),
    gain: sheet.computed(
      'savers.limit.gain',
      'What of that is saver’s credit',
      'usd',
      'the saver’s credit with it − without it',
      inputs,
      best.credit,
    ),
    until: nextReturnDue(work),
    year: sheet.law('savers.limit.year', 'Tax year of that contribution', 'year', {
      value: yearOf(context.today),
      source: 'IRC §219(f)(3)',
      note: 'What is paid in up to the filing deadline may count for the year before, if you say so.',
    }),
    isInRoth: intoRoth(work, best.person) >= best.dollars,
  }
}

/** Where the dollars come from. */
const fromInWords = ({ more, isInRoth, whose }: SaversLimit): Text =>
  isInRoth
    ? say`Of what this plan puts into ${words(whose)} Roth IRA by then, let ${more} go into a traditional IRA instead: no more is needed.`
    : words(
        'Take it out of the dollars of a month before that day; what is next in this order gets as much less.',
      )

export function saversLimitCheck(work: DollarWork): Check[] {
  const found = saversLimit(work)
  if (found === undefined) return []
  const { more, whose, income, limit, rate, saves, gain, until, year } = found
  return [
    check(
      'savers.limit',
      'act',
      say`${more} more before tax brings about ${gain} of saver’s credit`,
      join([
        say`At about ${income} your income of this year is a little above ${limit}: up to there ${rate} of what counts of your retirement contributions comes back as a credit.`,
        say`With ${more} in ${words(whose)} deducted traditional IRA for ${year}, paid in by ${until}, the tax of this year is about ${saves} less, and ${gain} of that is the credit.`,
        fromInWords(found),
        words('Full-time students and dependents are left out.'),
        afterTheCredit(work.sheet, work.taxes.later),
      ]),
    ),
  ]
}

export function saversLimitStep(work: DollarWork): StepDraft | undefined {
  const found = saversLimit(work)
  if (found === undefined) return undefined
  const { more, whose, limit, saves, gain, year } = found
  return {
    id: 'savers-limit',
    moves: 'accounts',
    about: words('the saver’s credit'),
    title: say`Put ${more} into ${words(whose)} traditional IRA for ${year}, for the saver’s credit`,
    why: say`It brings this year’s income down to ${limit}, and the tax of it by about ${saves}: ${gain} is the credit.`,
    how: join([
      fromInWords(found),
      words(
        'The limit is exact: in January add up the pay slips and what savings earned, and put in as much more or less. Name the year, deduct it on the return, and claim the credit with Form 8880.',
      ),
    ]),
    due: nextFilingDay(work.context.today),
    dueWhy: 'the filing deadline, which is the last day for that year',
    dueInputs: [year],
    minutes: 45,
    link: links.saversCredit,
    keep: words('The receipt that names the tax year, and Form 8880.'),
  }
}
