/** Where this year's income ends near a limit of the saver's credit, what of the sum goes before tax, or what a dollar more costs. */
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { known } from '../../tax/tax-year.ts'
import { check } from '../check.ts'
import { irasOpen } from '../ira-people.ts'
import { nextReturnDue } from '../next-return-due.ts'
import {
  aboveSaversLimit,
  asksForSaversCredit,
  type SaversSource,
  type SaversYear,
  saversIncome,
  saversLimit,
  saversLimitFigure,
  saversReturn,
} from '../savers-limit.ts'
import type { Outlook } from './outlook.ts'
import { saversYear } from './savers-credit.ts'
import type { LumpSumWork } from './work.ts'

export function nearSaversLimit(work: LumpSumWork, outlook: Outlook | undefined): Check | undefined {
  const year = work.isProtected || !asksForSaversCredit(work) ? undefined : saversYear(work, outlook)
  return year && (aboveLimit(work, year) ?? belowLimit(work, year))
}

/** Of what the plan puts into Roth IRAs, the most first; nothing where the money is needed before a traditional one gives it back. */
function sourcesOf(work: LumpSumWork, { taxes: { agi } }: SaversYear): SaversSource[] {
  if (work.isNeededEarly) return []
  const income = { value: Math.max(agi.value, work.taxes.iraIncome.value) }
  return irasOpen(work, income)
    .filter(({ isOnReturn }) => isOnReturn)
    .map((person) => {
      const inRoth = work.placements
        .filter(({ id }) => id === `ira.${person.id}`)
        .reduce((sum, { amount }) => sum + amount.value, 0)
      const { deductibleRoom } = person.roomIf(person.isCovered, income)
      return { person, inRoth, most: Math.min(inRoth, deductibleRoom) }
    })
    .filter(({ most }) => most > 0)
    .sort((a, b) => b.most - a.most)
}

function aboveLimit(work: LumpSumWork, year: SaversYear): Check | undefined {
  const { kind, bracket } = work
  const found = saversLimit(work, year, {
    sources: sourcesOf(work, year),
    otherwise: kind?.later.value ?? bracket.value,
  })
  if (found === undefined) return undefined
  const { more, whose, saves, gain } = found
  return check(
    'savers-limit',
    'act',
    say`${more} before tax brings about ${gain} of saver’s credit`,
    join([
      aboveSaversLimit(found),
      say`Let ${more} of what goes into ${words(whose)} Roth IRA be traditional, and deduct it: the tax of this year is then about ${saves} less.`,
      say`The limit is exact: in January add up the pay slips and what savings earned, and let as much more or less be traditional, by ${nextReturnDue(work)}. Claim the credit with Form 8880; full-time students and dependents are left out.`,
    ]),
  )
}

/** Nothing where a month of income more would not reach the limit, or where little is lost above it. */
function belowLimit(work: LumpSumWork, year: SaversYear): Check | undefined {
  const { sheet, context } = work
  const { status } = year.taxes.taxReturn
  const { now, taxWith, inputs } = saversReturn(work, year)
  const tier = known(context.law.saversCredit).tiers[status].find(({ agiUpTo }) => now.agi <= agiUpTo)
  if (tier === undefined) return undefined
  const below = Math.floor(tier.agiUpTo - now.agi)
  if (below >= now.agi / monthsPerYear) return undefined
  const lost = Math.round(now.saversCredit - taxWith({ more: below + 1 }).saversCredit)
  if (lost < rules.leastPart.value) return undefined
  const limit = saversLimitFigure(work, tier.agiUpTo)
  const income = saversIncome(work, year, now.agi)
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
      cureInWords(work, year),
    ]),
  )
}

function cureInWords(work: LumpSumWork, year: SaversYear): Text {
  const [roth] = sourcesOf(work, year)
  const gains = words('Leave a gain or a withdrawal that can wait for January.')
  return roth === undefined
    ? gains
    : join([
        gains,
        say`Then add up the pay slips and the interest: if they come to more than the limit, let as much of what goes into ${words(roth.person.whose)} IRA be traditional and deduct it, by ${nextReturnDue(work)}.`,
      ])
}
