/**
 * The limits of the saver's credit are cliffs (IRC §25B(b)): where this year's income ends a little below one, a dollar more
 * costs hundreds; a little above one, a few dollars of an IRA before tax bring as much.
 */
import { yearOf } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { type IncomeTax, incomeTax } from '../../tax/income-tax.ts'
import { saversSteps } from '../../tax/savers-credit.ts'
import { hasSaversMatch } from '../../tax/savers-match.ts'
import { known } from '../../tax/tax-year.ts'
import type { Dollars } from '../../units.ts'
import { check } from '../check.ts'
import { nextReturnDue } from '../next-return-due.ts'
import { saversContributions } from '../running-savers-credit.ts'
import { sourceOf } from '../tax-picture.ts'
import { irasOpen, type Person } from './ira-people.ts'
import type { Outlook } from './outlook.ts'
import { type SaversYear, saversYear } from './savers-credit.ts'
import type { LumpSumWork } from './work.ts'

const roundTo: Dollars = 10

interface Year extends SaversYear {
  readonly work: LumpSumWork
  readonly inputs: readonly Figure[]
  /** The return with so much more deducted in an IRA, or so much more income. */
  readonly taxWith: (change: { deducted?: Dollars; more?: Dollars }) => IncomeTax
}

/** Undefined where nobody told of pay, for students, who have no such credit, and once the match takes its place. */
export function nearSaversLimit(work: LumpSumWork, outlook: Outlook | undefined): Check | undefined {
  const { reader, context } = work
  if (work.isProtected || hasSaversMatch(yearOf(context.today)) || reader.told('inSchool') === true)
    return undefined
  if (reader.told('income') === undefined && reader.told('householdIncome') === undefined) return undefined
  const found = saversYear(work, outlook)
  if (found === undefined) return undefined
  const { iras, taxes } = found
  const { counted, inputs } = saversContributions(work, taxes.spouseIncome, iras)
  const year: Year = {
    ...found,
    work,
    inputs: [taxes.agi, ...inputs],
    taxWith: ({ deducted = 0, more = 0 }) =>
      incomeTax(context.law, {
        ...taxes.taxReturn,
        iraDeduction: (taxes.taxReturn.iraDeduction ?? 0) + iras.deducted + deducted,
        otherIncome: (taxes.taxReturn.otherIncome ?? 0) + more,
        saversContributions: counted.own,
        spouseSaversContributions: counted.spouse,
      }),
  }
  return aboveLimit(year) ?? belowLimit(year)
}

interface InRoth {
  readonly whose: string
  /** Of what the plan puts into their Roth IRA: so much could be deducted instead. */
  readonly most: Dollars
}

/** Whose Roth IRA holds most of what the law would deduct; undefined where the money is needed before a traditional one gives it back. */
function deductibleInRoth({ work, taxes: { agi } }: Year): InRoth | undefined {
  if (work.isNeededEarly) return undefined
  const income = { value: Math.max(agi.value, work.taxes.iraIncome.value) }
  const inRoth = ({ id }: Person) =>
    work.placements
      .filter((placement) => placement.id === `ira.${id}`)
      .reduce((sum, { amount }) => sum + amount.value, 0)
  const [best] = irasOpen(work, income)
    .filter(({ isOnReturn }) => isOnReturn)
    .map((person) => ({
      whose: person.whose,
      most: Math.min(inRoth(person), person.roomIf(person.isCovered, income).deductibleRoom),
    }))
    .sort((a, b) => b.most - a.most)
  return best !== undefined && best.most > 0 ? best : undefined
}

const limitFigure = ({ work }: Year, value: Dollars): Figure =>
  work.sheet.law('savers.limit', 'Income up to which the saver’s credit has a larger share', 'usd', {
    value,
    source: sourceOf(work.context.law.saversCredit),
  })

/** What goes before tax into an IRA comes off it. */
function incomeFigure({ work, taxes: { agi }, iras }: Year, value: Dollars): Figure {
  if (iras.deducted === 0) return agi
  return work.sheet.computed(
    'savers.income.after',
    'The same once the IRAs of this plan are deducted',
    'usd',
    'income of this year − what goes into deducted IRAs for it',
    [agi, ...iras.inputs],
    Math.round(value),
  )
}

function aboveLimit(year: Year): Check | undefined {
  const { work, taxes, taxWith, inputs } = year
  const { sheet, context, kind, bracket } = work
  const roth = deductibleInRoth(year)
  if (roth === undefined) return undefined
  const now = taxWith({})
  const { status } = taxes.taxReturn
  const [best] = saversSteps({ law: context.law, status, agi: now.agi })
    .flatMap((step) => {
      const dollars = Math.ceil(step.over / roundTo) * roundTo
      if (dollars > roth.most) return []
      const then = taxWith({ deducted: dollars })
      const saved = Math.round(now.totalTax - then.totalTax)
      const credit = Math.min(saved, Math.round(then.saversCredit - now.saversCredit))
      const worth = saved - dollars * (kind?.later.value ?? bracket.value)
      return Math.min(worth, credit) < rules.leastPart.value
        ? []
        : [{ ...step, dollars, saved, credit, worth }]
    })
    .sort((a, b) => b.worth - a.worth)
  if (best === undefined) return undefined
  const limit = limitFigure(year, best.limit)
  const income = incomeFigure(year, now.agi)
  const more = sheet.computed(
    'savers.limit.more',
    'Before tax that brings this year’s income down to that limit',
    'usd',
    'income of this year − the limit, rounded up to whole tens',
    [income, limit],
    best.dollars,
  )
  const rate = sheet.law('savers.limit.rate', 'Share that comes back up to that limit', 'share', {
    value: best.rate,
    source: sourceOf(context.law.saversCredit),
  })
  const brought = (id: string, label: string, how: string, value: Dollars) =>
    sheet.computed(id, label, 'usd', how, [more, ...inputs], value)
  const saves = brought(
    'savers.limit.saves',
    'What that takes off the tax of this year',
    'the whole tax return without it − with it',
    best.saved,
  )
  const gain = brought(
    'savers.limit.gain',
    'What of that is saver’s credit',
    'the saver’s credit with it − without it',
    best.credit,
  )
  return check(
    'savers-limit',
    'act',
    say`${more} before tax brings about ${gain} of saver’s credit`,
    join([
      say`At about ${income} your income of this year is a little above ${limit}: up to there ${rate} of what counts of your retirement contributions comes back as a credit.`,
      say`Let ${more} of what goes into ${words(roth.whose)} Roth IRA be traditional, and deduct it: the tax of this year is then about ${saves} less.`,
      say`The limit is exact: in January add up the pay slips and what savings earned, and let as much more or less be traditional, by ${nextReturnDue(work)}. Claim the credit with Form 8880; full-time students and dependents are left out.`,
    ]),
  )
}

/** Nothing where a month of income more would not reach the limit, or where little is lost above it. */
function belowLimit(year: Year): Check | undefined {
  const { work, taxes, taxWith, inputs } = year
  const { sheet, context } = work
  const { status } = taxes.taxReturn
  const now = taxWith({})
  const tier = known(context.law.saversCredit).tiers[status].find(({ agiUpTo }) => now.agi <= agiUpTo)
  if (tier === undefined) return undefined
  const below = Math.floor(tier.agiUpTo - now.agi)
  if (below >= now.agi / monthsPerYear) return undefined
  const lost = Math.round(now.saversCredit - taxWith({ more: below + 1 }).saversCredit)
  if (lost < rules.leastPart.value) return undefined
  const limit = limitFigure(year, tier.agiUpTo)
  const income = incomeFigure(year, now.agi)
  const room = sheet.computed(
    'savers.limit.below',
    'How far this year’s income is below it',
    'usd',
    'the limit − income of this year',
    [limit, income],
    tier.agiUpTo - income.value,
  )
  const less = sheet.computed(
    'savers.limit.lost',
    'Saver’s credit that a dollar above the limit takes away',
    'usd',
    'the saver’s credit at this income − the same a dollar above the limit',
    [limit, ...inputs],
    lost,
  )
  return check(
    'savers-limit',
    'warn',
    'Near a limit of the saver’s credit',
    join([
      say`At about ${income}, with what savings and this money earn until the year ends, you are ${room} below ${limit}. A dollar above it, the saver’s credit of this year is about ${less} less.`,
      cureInWords(year),
    ]),
  )
}

function cureInWords(year: Year): Text {
  const roth = deductibleInRoth(year)
  const gains = words('Leave a gain or a withdrawal that can wait for January.')
  return roth === undefined
    ? gains
    : join([
        gains,
        say`Then add up the pay slips and the interest: if they come to more than the limit, let as much of what goes into ${words(roth.whose)} IRA be traditional and deduct it, by ${nextReturnDue(year.work)}.`,
      ])
}
