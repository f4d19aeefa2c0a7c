/** Build a term-life plan: who would be left short by a death, by how much, and which policies meet that. */
import { addYears } from '../../calendar.ts'
import { isFederalLoan } from '../../facts/debts.ts'
import { coverAfter } from '../../math/policy-ladder.ts'
import type { Draft } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, nothing, say, sentenceStart, type Text, words } from '../../say.ts'
import { isCommunityPropertyState } from '../../tax/community-property.ts'
import { allocationsOf, type Part } from '../allocations.ts'
import { noMarketRisk } from '../no-market-risk.ts'
import type { Topic } from '../topic.ts'
import { termLifeAlternatives } from './alternatives.ts'
import { termLifeChecks } from './checks.ts'
import type { Cover } from './cover.ts'
import { disabilityGoals } from './disability.ts'
import { enoughAlternatives } from './enough.ts'
import { type Family, hasCover, whose } from './family.ts'
import { endingPay } from './lasting-pay.ts'
import type { Need } from './need.ts'
import { nobodyAlternatives, nobodyCards, nobodyChecks, nobodySummary } from './none.ts'
import { termLifeCards } from './outlook.ts'
import { enoughSteps, noPolicySteps, policiesInWords, termLifeSteps } from './steps.ts'
import { type FamilyWork, familyWork, isAnyoneLeft, sumOf, type TermLifeWork, termLifeWork } from './work.ts'

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

function title({ none, total, family, covers }: TermLifeWork): Text {
  if (none === 'enough')
    return hasCover(family)
      ? words('You likely need no more life insurance')
      : words('You likely need no life insurance')
  if (none === 'too old') return words('Term cover is hardly sold at your age')
  if (family.isExample) return say`Example: term cover of ${total}`
  if (family.children.length > 0) return say`Term cover of ${total} for your family`
  if (family.elders.length > 0) return say`Term cover of ${total} for those who depend on you`
  if (family.supportOwed !== undefined) return say`Term cover of ${total} for those whom you support`
  if (!family.isCouple && family.debtsLeft.length === 0)
    return say`Term cover of ${total} that a court order asks for`
  if (!family.isCouple) return say`Term cover of ${total} for whoever signed with you`
  const [cover, other] = covers
  return cover === undefined || other !== undefined
    ? say`Term cover of ${total} for both of you`
    : say`Term cover of ${total} on ${whose(cover.need.adult)} life`
}

/** Nothing worth insuring is missing: who goes on with what, and what is better saved. */
function enoughSummary({ needs, family, reader }: TermLifeWork, need: Need): Text {
  if (family.adults.every((adult) => adult.pay.value === 0 && endingPay(reader, adult) === undefined))
    return words(
      'No pay would be lost by a death, so life insurance has little left to do. What matters is which pension and which Social Security go on for the one who stays.',
    )
  const worst = needs.reduce((most, other) => (other.today.value > most.today.value ? other : most))
  return join([
    needs.every(({ isDebtCarried }) => isDebtCarried)
      ? words('As far as you said, each of you could live and go on paying the debts alone.')
      : say`${words(hasCover(family) ? 'You likely need no more now.' : 'You likely need none.')} If ${need.adult.name} died today, what your family has, earns and would get from Social Security is enough, as far as you said.`,
    worst.today.value > 0
      ? say`About ${worst.today} would be missing at first, for a funeral above all: a sum that is better saved than insured.`
      : nothing,
    hasCover(family)
      ? words('Keep what is in force, check disability cover, and look again when life changes.')
      : words('Check disability cover, and look again when life changes.'),
  ])
}

function summary(work: TermLifeWork): Text {
  const { needs, none, premium, family, covers, quoteYear } = work
  const [need] = needs
  if (need === undefined) return nothing
  if (none === 'enough') return enoughSummary(work, need)
  if (none === 'too old')
    return say`About ${need.today} would be missing, but insurers rarely sell a term at this age. Savings, survivor benefits and debts that are paid down have to fill it.`
  const worst = needs.reduce((most, other) => (other.today.value > most.today.value ? other : most))
  const without =
    worst.todayWithoutSocialSecurity.value > worst.today.value
      ? say`, or ${worst.todayWithoutSocialSecurity} if Social Security paid nothing`
      : nothing
  const grows = covers.some(
    ({ need: own, chosen }) => coverAfter(chosen.policies, 0) - own.today.value > rules.smallestPolicy.value,
  )
  const home = needs.find(({ adult }) => adult.isAtHome)
  return join([
    family.isExample
      ? words('You did not say who depends on you, so this is an example with one child.')
      : nothing,
    say`If ${worst.adult.name} died today, about ${worst.today} would be missing${without}. ${words(work.whole === undefined ? 'Cover that fills the gap' : 'Cover within your budget')}: ${join(policiesInWords(work), '; ')}.`,
    grows
      ? words('The sums are larger than today’s gap, because the gap comes late and prices rise.')
      : nothing,
    home === undefined || home.byYear.length === 0
      ? nothing
      : words('The parent at home is covered too, because care would have to be paid.'),
    premium === undefined
      ? nothing
      : work.reader.told('chronicIllness') === true
        ? say`For someone in good health that is about ${premium} at published quotes of ${quoteYear}; with an illness expect more.`
        : say`That is about ${premium} at published quotes of ${quoteYear}, for good health.`,
    overBudget(work),
    disabilityGoals(work).length === 0 ? nothing : words('Look at disability cover first.'),
  ])
}

/** What was named as affordable is too little for all of it: what it buys, and what that leaves open. */
function overBudget({ reader, premium, whole }: TermLifeWork): Text {
  const budget = reader.some('insuranceBudgetMonthly')
  if (budget === undefined) return nothing
  if (whole !== undefined) {
    const { total, premium: price, openToday, yearsShort } = whole
    return join([
      say`That fits your ${budget} and is not all of the need: all of it would be ${total} for about ${price}.`,
      openToday.value > 0
        ? say`Up to ${openToday} stays open if a death came today, and ${yearsShort} have too little cover.`
        : say`The first years are covered in full; ${yearsShort} have too little cover.`,
    ])
  }
  return premium === undefined || premium.value <= budget.value
    ? nothing
    : say`That is more than the ${budget} that you named: ask several insurers first, and see the smaller covers among the other ways.`
}

/** Whose they are was not said, so that only the sum is left out and not what is paid on it. */
const loansOfEither = ({ debts }: Family): Text =>
  debts.some(({ told }) => isFederalLoan(told))
    ? words(
        'A federal student loan ends with whoever took it, so no cover pays it off. What you pay on it is taken to go on, to be careful.',
      )
    : nothing

/** What becomes of the debts, and what those who stay are planned to spend. */
function debtsNote({ shared, budget, family, needs }: TermLifeWork): Text {
  if (family.supportOwed !== undefined && family.children.length > 0)
    return say`Your children are planned to need ${budget.survivors}: the support that they would lose.`
  const goesOn =
    budget.survivors.value > 0 && (family.isCouple || family.children.length + family.elders.length > 0)
  if (family.debtsLeft.length === 0)
    return goesOn
      ? join([
          say`Your family is planned to spend ${budget.survivors} without you.`,
          family.loansEnded.length > 0
            ? words('Your federal student loans end with you, so their payments are left out of it.')
            : loansOfEither(family),
        ])
      : nothing
  if (needs.every(({ isDebtCarried }) => isDebtCarried)) return nothing
  if (!goesOn)
    return say`The cover pays off ${shared.debtsTotal} of debts that someone else would be left with.`
  return join([
    say`The cover pays off ${shared.debtsTotal} of debts, so their payments are left out of the ${budget.survivors} that your family would spend. Nothing is counted in both places.`,
    family.loansEnded.length > 0
      ? words('Your federal student loans end with you, so their payments are left out too.')
      : loansOfEither(family),
  ])
}

/** What a husband or wife may claim of a policy, and of what lies beside it. */
function spouseRights({ family, reader }: TermLifeWork): Text {
  if (!family.isMarried) return nothing
  const state = reader.told('state')
  const atWork = words(
    'A 401(k) goes to a husband or wife, whoever is named, unless they signed that it need not. Life insurance through work goes to whoever is named.',
  )
  const isShared = state !== undefined && isCommunityPropertyState(state)
  if (state !== undefined && !isShared) return atWork
  return join([
    isShared
      ? words('Your state shares what is earned in a marriage.')
      : words('Some states share what is earned in a marriage.'),
    words(
      'A policy paid from it belongs to both, so whoever names somebody else needs the signature of the other.',
    ),
    atWork,
  ])
}

/** The need is what is missing beside the pay of the one who stays. */
const survivorsPay = ({ needs }: TermLifeWork): Text[] =>
  needs.flatMap(({ adult, survivor, survivorPay }) =>
    survivor === undefined || survivorPay === undefined || survivorPay.value <= 0
      ? []
      : [
          say`If ${adult.name} died, the plan counts about ${survivorPay} that ${survivor.name} would have at first after tax and credits; the cover is for what is missing beside it.`,
        ],
  )

/** How far retirement accounts stand behind the one who stays. */
function retirementNote({ needs, reader }: TermLifeWork): Text {
  const spared = needs.find(({ spare }) => spare !== undefined)
  if (spared?.spare === undefined)
    return words('Retirement accounts are left alone: the one who stays will need them.')
  if (spared.ends !== undefined)
    return words(
      'Retirement accounts are counted for the years after work only, as far as you both would not use them up.',
    )
  const savings = reader.some('retirementSavings')
  return say`Of your ${savings ?? nothing} of retirement accounts, about ${spared.spare} is counted: what the one who stays would not need after work, to the end of life. What was the other’s pays a husband or wife without the early-withdrawal penalty at any age, as long as it stays in an inherited account.`
}

function notes(work: TermLifeWork): Text[] {
  const { family, covers } = work
  const grows = covers.some(({ need }) => Math.max(...need.byYear) > need.today.value)
  return [
    debtsNote(work),
    ...survivorsPay(work),
    ...(grows
      ? [
          words(
            'The gap comes late and prices rise, so the sum needed in some years, in their dollars, is larger than today’s. The policies are sized for those years.',
          ),
        ]
      : []),
    words(
      'A year with more income than spending is not set against the others: that money is for retirement.',
    ),
    retirementNote(work),
    words(
      'What life insurance pays is generally free of income tax. A large estate is another matter: ask who should own the policy.',
    ),
    words(
      'Term first. Permanent cover, riders and return of premium cost several times as much and are for needs that never end.',
    ),
    spouseRights(work),
    ...(family.adults.some(({ isAtHome }) => isAtHome)
      ? [words('Social Security on the record of the parent at home is not counted: it is usually small.')]
      : []),
  ]
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
    summary: nobodySummary(work),
    totalAmount: 0,
    totalLabel: words('Cover to apply for'),
    allocations: [],
    horizonLabel: words('Until someone depends on you'),
    accountNotes: [
      words('Name people on your retirement plan and bank accounts: those names count, not the will.'),
      words('Cover through work that costs nothing is worth taking.'),
    ],
    nextSteps: noPolicySteps(work, { record: [], isCoverNeeded: false }),
    checks: nobodyChecks(work),
    visualizations: nobodyCards(work),
    alternatives: nobodyAlternatives(work),
    method: words('Exact arithmetic from what you said.'),
  }
  return { ...texts, ...common(work) }
}

function familyDraft(work: TermLifeWork): Draft {
  const { sheet, covers, total, none } = work
  const allocations = allocationsOf(sheet, parts(work))
  const longest = covers.flatMap(({ figures }) => figures.map(({ term }) => term))
  const [first] = longest.sort((a, b) => b.value - a.value)
  const texts = {
    title: title(work),
    summary: summary(work),
    totalAmount: total.value,
    totalLabel: words('Cover to apply for'),
    totalFigure: total.id,
    allocations,
    horizonLabel: first === undefined ? words('Until life changes') : say`Cover for ${first}`,
    accountNotes: notes(work).filter((note) => note !== nothing),
    nextSteps: none === undefined ? termLifeSteps(work) : enoughSteps(work),
    checks: termLifeChecks(work),
    visualizations: termLifeCards(work, allocations),
    alternatives: none === undefined ? termLifeAlternatives(work) : enoughAlternatives(work),
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
    'specialNeedsMonthly',
    'coverageYearsLeft',
    'spouseCoverageAmount',
    'coSignedDebt',
    'pensionSurvivorShare',
    'spousePensionSurvivorShare',
    'yearsOfSupport',
    'insuranceMoneyReturn',
  ],
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
