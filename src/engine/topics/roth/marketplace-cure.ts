/** What before tax would bring income down to where the Marketplace credit ends, and the day until which that is open. */
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { yearEnd } from '../../tax/deadlines.ts'
import { ownPlanRoom } from '../../tax/own-plan-room.ts'
import type { Dollars } from '../../units.ts'
import {
  creditAtLimit,
  creditAtLimitFigure,
  creditLimit,
  creditMarginFigure,
  marketplaceLimitFigure,
  safeBelow,
} from '../marketplace.ts'
import { mayHaveOwnPlan } from '../own-business.ts'
import type { StepDraft } from '../steps.ts'
import { planRoom } from './plan-room.ts'
import type { RothWork } from './work.ts'

/** Whether income is above the limit, or too near it, whatever the kind of these contributions. */
export function isAboveCredit(work: RothWork): boolean {
  const limit = creditLimit(work)
  const { least, most } = work.now
  const safe = safeBelow(limit ?? 0)
  return (
    limit !== undefined && work.contributes && least.tax.federal.agi > safe && most.tax.federal.agi > safe
  )
}

/** What a year may take before tax, and where: a solo 401(k) that is open to be set up counts like one that is there. */
function roomBeforeTax(work: RothWork): { readonly room: Dollars; readonly place: string } {
  const { context, reader, age, income, ownPlan, hasPlan } = work
  const free = planRoom(work).free
  if (ownPlan !== undefined)
    return {
      room: Math.floor(free + ownPlan.employer),
      place: 'your solo 401(k), the employer’s part among it,',
    }
  if (hasPlan || !mayHaveOwnPlan(reader)) return { room: hasPlan ? free : 0, place: 'the plan at work' }
  const { law, limits } = context
  const open = ownPlanRoom({ law, limits, age: Math.floor(age.value), profit: income.value })
  return {
    room: Math.floor(open.deferral + open.employer),
    place: 'a solo 401(k) that you set up by the end of the year, the employer’s part among it,',
  }
}

/** `needed`: undefined where no plan has the room for it. */
export function creditCure(
  work: RothWork,
  edge: Figure,
): { readonly income: Figure; readonly needed: Figure | undefined; readonly place: string } {
  const { sheet, reader, now } = work
  const { room, place } = roomBeforeTax(work)
  const income = sheet.computed(
    'marketplace.income',
    'Income of this year that the limit looks at, estimated',
    'usd-per-year',
    'pay, interest and dividends with as little as possible before tax; gains are not known',
    [work.income, ...(work.unearned === undefined ? [] : [work.unearned.figure])],
    Math.round(now.least.tax.federal.agi),
  )
  const margin = creditMarginFigure(reader)
  const needed = Math.ceil(income.value - edge.value + margin.value) + now.least.traditional
  if (needed > room) return { income, needed: undefined, place }
  return {
    income,
    needed: sheet.computed(
      'marketplace.needed',
      'Before tax into the plan, for the Marketplace credit',
      'usd-per-year',
      'that income − the limit of the credit + what is kept free for income that is not known, with what goes in before tax already',
      [income, edge, margin],
      needed,
    ),
    place,
  }
}

/** What a year before tax would keep, said before the kind that forgoes it; nothing where the plan has no room for it. */
export function creditFirst(work: RothWork): Text {
  if (!isAboveCredit(work)) return nothing
  const { needed, place } = creditCure(work, marketplaceLimitFigure(work))
  return needed === undefined || work.traditional >= needed.value || creditAtLimit(work) === 0
    ? nothing
    : say`First the Marketplace credit: ${needed} before tax into ${words(place)} would keep it, about ${creditAtLimitFigure(work)} where cover costs what it does on average. If you cannot put in that much, this holds: `
}

/** The kind of what goes through payroll or into a plan of one's own is settled with the year. */
export function creditStep(work: RothWork): StepDraft | undefined {
  if (!isAboveCredit(work)) return undefined
  const edge = marketplaceLimitFigure(work)
  const { needed, place } = creditCure(work, edge)
  if (needed === undefined || creditAtLimit(work) === 0) return undefined
  return {
    id: 'marketplace',
    title: words('Before you settle on a kind, compare the Marketplace credit of the year'),
    why: say`With ${needed} before tax, income stays below the ${edge} up to which there is a credit, about ${creditAtLimitFigure(work)} on average; as planned, all that was paid ahead is owed back.`,
    how: say`Take the premium of the second-lowest silver plan from your Form 1095-A or the Marketplace’s page and work out Form 8962 at ${edge} of income. If that credit is worth more than Roth is here, put ${needed} before tax into ${words(place)} and as much more as you sell with gains.`,
    due: yearEnd(work.context.today),
    dueWhy: 'the last day of the year whose income counts',
    minutes: 45,
    link: links.premiumCredit,
    keep: words('Form 1095-A, which comes early next year, and the sum that you came to.'),
  }
}
