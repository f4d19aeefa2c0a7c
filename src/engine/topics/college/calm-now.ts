/** College money whose bills are near: what is still in stocks is moved now, and what staying could cost. */
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import { badYearReturn } from '../../markets/outcomes.ts'
import type { Check } from '../../plan.ts'
import { listed, nothing, say, type Text, words } from '../../say.ts'
import { known } from '../../tax/tax-year.ts'
import { check } from '../check.ts'
import { type StepDraft, within } from '../steps.ts'
import { sourceOf } from '../tax-picture.ts'
import { type ChildNeed, isAllCash } from './need.ts'
import type { CollegeWork } from './work.ts'

const allStocks = { stocks: 1, bonds: 0, cash: 0 } as const
/** A loss is an order of magnitude. */
const shownDigits = 2

/** The children whose bills begin before stocks could recover, with something saved for them. */
const near = ({ needs }: CollegeWork): readonly ChildNeed[] =>
  needs.filter((need) => isAllCash(need) && need.saved.value > 0)

/** Whether some of what is saved can no longer wait. Where it is enough, the plan for that has such a step. */
export const isCalmNeeded = (work: CollegeWork): boolean =>
  work.mode !== 'enough' && work.isIn529 && work.saved.value > 0 && near(work).length > 0

/** Whether all bills are near. */
const isAllNear = ({ needs }: CollegeWork): boolean => needs.every(isAllCash)

/** Whether none of it can wait. */
export const isCalmForAll = (work: CollegeWork): boolean => isCalmNeeded(work) && isAllNear(work)

/** What is saved for those whose bills are near. */
function savedNear(work: CollegeWork): Figure {
  const parts = near(work).map(({ saved }) => saved)
  const [only] = parts
  if (isAllNear(work)) return work.saved
  return parts.length === 1 && only !== undefined
    ? only
    : work.sheet.computed(
        'calm.near',
        'Saved for the children whose bills are near',
        'usd',
        'their parts of what is saved, added up',
        parts,
        parts.reduce((sum, { value }) => sum + value, 0),
      )
}

/** Whose it is, where the bills of others are years away. */
const ofWhom = (work: CollegeWork): Text =>
  isAllNear(work) ? nothing : say` for ${listed(near(work).map(({ child }) => child.name))}`

/** What a bad year would take of it, if all of it were in stocks. */
function atRisk(work: CollegeWork): Figure {
  const saved = savedNear(work)
  return work.sheet.computed(
    'calm.at-risk',
    'What a bad year in stocks would take of what is saved',
    'usd',
    'what is saved × the loss of the outcome that the weakest twentieth of simulated years falls below; all of it counted as in stocks',
    [saved],
    Math.max(0, -saved.value * badYearReturn(work.context.bank(1), allStocks)),
    shownDigits,
  )
}

/** Money of the child in an account of its own name is sold there, at the child's own tax. */
function taxOfMove({ owner, sheet, context }: CollegeWork): Text {
  if (owner !== 'custodial') return words('A change of the mix inside a 529 is not taxed.')
  const law = context.law.dependentStandardDeduction
  const free = sheet.law(
    'calm.untaxed',
    'Interest and gains of a child that are not taxed in a year',
    'usd-per-year',
    { value: known(law).minimum, source: sourceOf(law), note: 'Of a child without pay.' },
  )
  return say`Selling in a custodial account counts as the child’s gain: about ${free} of it and of interest is free of tax, more is taxed, and from a point on at the parents’ rate. What gained much can be sold in part before New Year and in part after, so that each year’s free part counts. A loss is no reason to wait.`
}

export function calmCheck(work: CollegeWork): Check[] {
  if (!isCalmNeeded(work)) return []
  return [
    check(
      'calm-now',
      'act',
      'Move what is saved out of stocks now',
      say`The bills are near, and this plan counts the ${savedNear(work)}${ofWhom(work)} as in its cash choice. If all of it is in stocks, a bad year would take about ${atRisk(work)} of it, with no time to wait it out. ${taxOfMove(work)}`,
    ),
  ]
}

/** What is said first to whoever may still hold stocks this late. */
export const calmInShort = (work: CollegeWork): Text =>
  isCalmNeeded(work)
    ? say`If any of the ${savedNear(work)}${ofWhom(work)} is still in stocks, move it to a calm mix now: a bad year would take about ${atRisk(work)} of it. `
    : nothing

export function calmStep(work: CollegeWork): StepDraft | undefined {
  if (!isCalmNeeded(work)) return undefined
  const isOfChild = work.owner === 'custodial'
  return {
    id: 'calm-now',
    title: isOfChild
      ? words('Move the custodial money out of stocks')
      : say`Move what is in the 529${ofWhom(work)} to its calm choice`,
    why: say`In stocks, a bad year would take about ${atRisk(work)} just before the bills come.`,
    how: words(
      isOfChild
        ? 'Look up what each holding cost. Sell what lost or gained little now, and of what gained much a part before New Year and the rest after. Keep the cash in the account: it is the child’s.'
        : 'Look at the mix on the plan’s page. Choose its cash or near-college choice for what is there, and for what goes in from now on.',
    ),
    due: within.week,
    dueWhy: 'a week from today: every month in stocks is a risk that the bills cannot wait out',
    minutes: 20,
    link: isOfChild ? links.investor : links.collegePlans,
    keep: words('The confirmation of the change.'),
  }
}
