/** Build a term-life plan: who would be left short by a death, by how much, and which policies meet that. */

import { addYears } from '../../calendar.ts'
import { sumOf } from '../../figure.ts'
import type { Draft } from '../../plan.ts'
import { join, nothing, say, sentenceStart, type Text, words } from '../../say.ts'
import { allocationsOf, type Part } from '../allocations.ts'
import { lateFirstChecks, lateFirstInWords } from '../late-first.ts'
import { noMarketRisk } from '../no-market-risk.ts'
import type { Topic } from '../topic.ts'
import { termLifeAlternatives } from './alternatives.ts'
import { carriedAlone, carriedTitle } from './carried-alone.ts'
import { termLifeChecks } from './checks.ts'
import type { Cover } from './cover.ts'
import { enoughAlternatives } from './enough.ts'
import { whose } from './family.ts'
import { insteadChecks, insteadInWords, moneyInstead } from './money-instead.ts'
import { nobodyAlternatives, nobodyCards, nobodyChecks, nobodySummary } from './none.ts'
import { termLifeNotes } from './notes.ts'
import { termLifeCards } from './outlook.ts'
import { enoughSteps, noPolicySteps, termLifeSteps } from './steps.ts'
import { termLifeSummary, termLifeTitle } from './summary.ts'
import { type FamilyWork, familyWork, isAnyoneLeft, type TermLifeWork, termLifeWork } from './work.ts'

/** What a policy of a set is called, by how long it runs. */
function partName(cover: Cover, index: number): Text {
  const figures = cover.figures[index]
  return cover.figures.length === 1 || figures === undefined
    ? words('policy')
    : say`policy for ${figures.term}`
}

/** What stays in force when a policy of a set ends: the longer ones before it. Nothing is said of the longest. */
function afterwards({ sheet }: TermLifeWork, { need, figures }: Cover, index: number): Text {
  const longer = figures.slice(0, index).map(({ cover }) => cover)
  if (longer.length === 0) return nothing
  const left = sheet.computed(
    `policy.${need.adult.id}.${index}.left`,
    'Cover that stays when this policy ends',
    'usd',
    'the policies that run longer, added up',
    longer,
    sumOf(longer),
  )
  return say`When it ends, ${left} stays in force.`
}

function parts(work: TermLifeWork): Part[] {
  const { covers, quoteYear } = work
  return covers.flatMap((cover) =>
    cover.figures.map(({ cover: amount, term, premium }, index) => ({
      label: sentenceStart(say`${whose(cover.need.adult)} ${partName(cover, index)}`),
      description: join([
        cover.figures.length === 1
          ? say`${term} at a level price, convertible, no riders.`
          : words('A level price, convertible, no riders.'),
        afterwards(work, cover, index),
        premium === undefined
          ? words('Only an insurer can name a price at this age.')
          : say`About ${premium} at published quotes of ${quoteYear}.`,
      ]),
      amount,
    })),
  )
}

function common({ sheet, reader, context }: FamilyWork) {
  const review = sheet.date(
    'review',
    'Look at this plan again',
    'a year from today, or at a birth, a home, another job or a divorce',
    [],
    addYears(context.today, 1),
  )
  return {
    topic: 'term_life' as const,
    riskLabel: noMarketRisk,
    engineVersion: context.engineVersion,
    lawYear: context.law.year,
    seed: context.seed,
    reviewOn: review.value,
    reviewFigure: review.id,
    figures: sheet.figures(),
    assumptions: reader.assumptions(),
  }
}

function nobodyDraft(work: FamilyWork): Draft {
  const texts = {
    title: words('You likely need no life insurance'),
    summary: join([nobodySummary(work), lateFirstInWords(work.reader, work.late)]),
    totalAmount: 0,
    totalLabel: words('Cover to apply for'),
    allocations: [],
    horizonLabel: words('Until someone depends on you'),
    accountNotes: [
      words('Name people on your retirement plan and bank accounts: those names count, not the will.'),
      words('Cover through work that costs nothing is worth taking.'),
    ],
    nextSteps: noPolicySteps(work, { record: [] }),
    checks: [...lateFirstChecks(work, work.late), ...nobodyChecks(work)],
    visualizations: nobodyCards(work),
    alternatives: nobodyAlternatives(work),
    method: words('Exact arithmetic from what you said.'),
  }
  return { ...texts, ...common(work) }
}

function familyDraft(work: TermLifeWork): Draft {
  const { sheet, covers, total, none } = work
  const carried = carriedAlone(work)
  const instead = moneyInstead(work)
  const allocations = allocationsOf(sheet, parts(work))
  const longest = covers.flatMap(({ figures }) => figures.map(({ term }) => term))
  const [first] = longest.sort((a, b) => b.value - a.value)
  const texts = {
    title: carried === undefined ? termLifeTitle(work) : carriedTitle(work),
    summary: join([
      termLifeSummary(work, carried),
      insteadInWords(instead),
      lateFirstInWords(work.reader, work.late),
    ]),
    totalAmount: total.value,
    totalLabel: words('Cover to apply for'),
    totalFigure: total.id,
    allocations,
    horizonLabel: first === undefined ? words('Until life changes') : say`Cover for ${first}`,
    accountNotes: termLifeNotes(work).filter((note) => note !== nothing),
    nextSteps: none === undefined ? termLifeSteps(work) : enoughSteps(work, carried),
    checks: [...lateFirstChecks(work, work.late), ...insteadChecks(work, instead), ...termLifeChecks(work)],
    visualizations: termLifeCards(work, allocations),
    alternatives:
      work.context.isTried === true
        ? []
        : none === undefined
          ? termLifeAlternatives(work)
          : enoughAlternatives(work, carried),
    method: words(
      'Exact arithmetic, year by year, in today’s dollars; Social Security by the law. Prices are published quotes of some years ago, so only their order of magnitude counts.',
    ),
  }
  return { ...texts, ...common(work) }
}

export const termLife: Topic = {
  slug: 'term_life',
  label: 'Build a term-life plan',
  pill: 'Build a term-life plan',
  enough: { need: ['need.you'], has: ['coverageAmount', 'employerCoverage'], isLeft: true },
  asks: [
    'numDependents',
    'dependents',
    'income',
    'maritalStatus',
    'spouseIncome',
    'debts',
    'coverageAmount',
    'savings',
    'age',
    'stayAtHomeParent',
    'monthlyExpenses',
    'newChildMonthly',
    'collegeWish',
    'stayAtHomeServicesMonthly',
    'careAloneMonthly',
    'specialNeedsMonthly',
    'coverageYearsLeft',
    'decreeYears',
    'spouseCoverageAmount',
    'coSignedDebt',
    'pensionSurvivorShare',
    'spousePensionSurvivorShare',
    'yearsOfSupport',
    'insuranceMoneyReturn',
  ],
  // An order says how long, and only whoever has it can look that up.
  hangsOn: ({ decreeCoverage }) => (decreeCoverage === undefined ? undefined : 'decreeYears'),
  mayEnd: ['spouseIncome'],
  results: [
    {
      figure: 'need.you',
      digits: 3,
      says: (then, now) =>
        say`the cover would stay, and about ${then} would be missing if you died today instead of ${now}.`,
    },
  ],
  draft(household, context) {
    const work = familyWork(household, context)
    return isAnyoneLeft(work) ? familyDraft(termLifeWork(work)) : nobodyDraft(work)
  },
}
