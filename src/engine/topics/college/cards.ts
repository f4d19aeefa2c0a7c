/** The cards of a college plan: where it stands, the price of each child's college, the futures, the mix, the years. */
import { yearOf } from '../../calendar.ts'
import { averageNetPrice } from '../../markets/college-costs.ts'
import { horizonGlidePath } from '../../markets/glide-path.ts'
import { growthByYear } from '../../math/changing-rates.ts'
import type { Draft, Visualization } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { known } from '../../tax/tax-year.ts'
import { marketBands } from '../market-bands.ts'
import { sourceOf } from '../tax-picture.ts'
import { monthlyNeeds } from './contribution.ts'
import { besideGiftsLater, startsLater, stateLater } from './ledger.ts'
import { billIn, rateOf, worthOfBills } from './need.ts'
import { monthlyUntilStart } from './other-ways.ts'
import type { CollegeOutlook } from './outlook.ts'
import { rothByYear } from './over.ts'
import { savesAnything } from './parts.ts'
import { collegeTimeline } from './timeline.ts'
import type { CollegeWork } from './work.ts'

export function collegeCards(
  work: CollegeWork,
  outlook: CollegeOutlook,
  allocations: Draft['allocations'],
): Visualization[] {
  return [
    metrics(work, outlook),
    split(work, allocations),
    prices(work),
    ...rothByYear(work),
    ...projection(work, outlook),
    ...(savesAnything(work.contributions) ? [mix(work)] : []),
    collegeTimeline(work),
  ]
}

function metrics(work: CollegeWork, outlook: CollegeOutlook): Visualization {
  const { reachedNow, reached, needMonthly, stateYearly, needs, mode, sheet, target, needAfter } = work
  const { savesDuringCollege } = work
  const metric = (label: Text, value: Text) => ({ label, value })
  const dear = dearer(work)
  const seed = seedAt(work)
  const net = target === undefined ? undefined : averageNetPrice[target]
  return {
    id: 'college-metrics',
    type: 'metrics',
    title: words('Where you stand'),
    subtitle: words('Today’s dollars where nothing else is said.'),
    metrics: [
      metric(words('Target saved today'), say`${reachedNow}`),
      metric(words('Target this plan reaches'), say`${reached}`),
      ...(mode === 'enough'
        ? []
        : [
            needAfter === undefined
              ? metric(words('Whole target takes'), say`${needMonthly}`)
              : metric(words('The rest of the target takes'), say`${needAfter}`),
            ...(needAfter === undefined &&
            savesDuringCollege &&
            needs.some(({ child }) => child.startMonths > 0)
              ? [metric(words('The same if saving ends at the first bill'), say`${monthlyUntilStart(work)}`)]
              : []),
            ...(needAfter === undefined
              ? [metric(say`The same if college rises ${dear.growth} a year`, say`${dear.monthly}`)]
              : []),
          ]),
      ...(stateYearly === undefined
        ? []
        : [
            metric(
              words('State tax saved'),
              say`${stateYearly}${startsLater(work) ? say` from ${work.wait.from ?? nothing} on` : stateLater(work, stateYearly, besideGiftsLater(work)?.all)}`,
            ),
          ]),
      ...(needs.some(({ child }) => child.startsIn > 0) && outlook.middle.value > 0
        ? [
            metric(words('Savings when college starts, middle'), say`${outlook.middle}`),
            metric(say`At least this in ${outlook.mostFutures} futures`, say`${outlook.weak}`),
            metric(words('Middle with the lowest forecasts'), say`${outlook.pessimistic}`),
            unusedLater(work, outlook),
          ]
        : []),
      ...(seed === undefined ? [] : [metric(words('The Treasury’s part at college age'), say`${seed}`)]),
      ...(net === undefined
        ? []
        : [
            metric(
              words('What families pay on average after grants, books and travel apart'),
              say`${sheet.market('net-price', 'What families pay for a year after grants', 'usd-per-year', net)}`,
            ),
          ]),
    ],
  }
}

/** What the savings become when nobody studies and they wait until the account is old enough for a Roth IRA. */
function unusedLater(work: CollegeWork, outlook: CollegeOutlook) {
  const { sheet, inflation, context, reader } = work
  const law = context.limits.plan529
  const years = sheet.law('roth.years', 'Years that the 529 has to be open', 'years', {
    value: known(law).rothRolloverAccountYears,
    source: sourceOf(law),
  })
  const tolerance = reader.told('riskTolerance') ?? 'moderate'
  const rates = horizonGlidePath({ horizon: years.value, tolerance }).map((mix) => rateOf(work, mix))
  const later = sheet.computed(
    'outcome.unused',
    'The savings so many years after college would have started, if nobody used them, today’s dollars',
    'usd',
    'the middle outcome when college starts, grown in a mix that gets calmer, less inflation, after costs',
    [outlook.middle, years, inflation],
    (outlook.middle.value * growthByYear(rates, years.value)) / growthByYear([inflation.value], years.value),
    2,
  )
  return { label: say`The same ${years} later, if nobody used it`, value: say`${later}` }
}

/** What the target takes when college rises faster. */
function dearer({ sheet, reader, needs, share }: CollegeWork) {
  const growth = reader.rule(
    'growth.high',
    'A faster rise of the price of college a year',
    'rate',
    rules.collegeGrowthHigh,
  )
  const missing = needs.map(({ bills, rates, saved, savingMonths, child, cost }) => {
    const dear = bills.map((_, year) => share.value * billIn({ child, cost }, growth.value, year))
    return {
      savingMonths,
      rates,
      left: { value: Math.max(0, worthOfBills({ child, rates }, dear) - saved.value) },
    }
  })
  const monthly = monthlyNeeds(missing, 0).map(Math.ceil)
  return {
    growth,
    monthly: sheet.computed(
      'need.high',
      'What reaches the target if college rises faster, a month',
      'usd-per-month',
      'the same arithmetic with the faster rise',
      [...needs.map(({ cost }) => cost), share, growth],
      monthly.reduce((sum, part) => sum + part, 0),
    ),
  }
}

/** What the Treasury's contribution may be worth, in US stocks, when the youngest eligible child is of college age. */
function seedAt({ sheet, context, children, inflation }: CollegeWork) {
  const child = children.filter(({ seed }) => seed !== 'no').sort((a, b) => b.startsIn - a.startsIn)[0]
  if (child === undefined) return undefined
  const law = known(context.limits.trumpAccount)
  const stocks = sheet.market('market.stocks', 'US stocks a year', 'rate', context.market.usStocks)
  const seed = sheet.law('trump.seed', 'What the Treasury puts in once', 'usd', {
    value: law.federalSeed,
    source: sourceOf(context.limits.trumpAccount),
  })
  const real = (1 + stocks.value) / (1 + inflation.value) - 1
  return sheet.computed(
    'trump.grown',
    'The Treasury’s part at college age, today’s dollars',
    'usd',
    'the free sum × (one + what US stocks earn above inflation) for every year until then, before tax',
    [seed, stocks, inflation, child.age],
    seed.value * growthByYear([real], child.startsIn),
    2,
  )
}

function split({ total, share, mode, worth }: CollegeWork, allocations: Draft['allocations']): Visualization {
  return {
    id: 'college-split',
    type: 'allocation',
    title: mode === 'enough' ? words('What the savings are for') : words('Where the money goes now'),
    allocations,
    highlights: [
      { label: words(mode === 'enough' ? 'Saved for college' : 'In all'), value: say`${total}` },
      { label: words('Share of college to save for'), value: say`${share}` },
      { label: words('Worth today'), value: say`${worth}` },
    ],
  }
}

function prices({ needs, growth, lump }: CollegeWork): Visualization {
  const column = (label: string, numeric: boolean) => ({ label: words(label), numeric })
  return {
    id: 'college-prices',
    type: 'schedule',
    title: words('What it takes'),
    subtitle: say`Prices are before aid and are taken to rise ${growth} a year. The part to save is shown in today’s worth.`,
    columns: [
      column('For', false),
      column('Starts', false),
      column('A year today', true),
      column('First year then', true),
      column('Part to save', true),
      column('Saved', true),
      column(lump === undefined ? 'Takes' : 'Takes without this sum', true),
    ],
    rows: needs.map(({ child, startsOn, cost, firstBill, worth, saved, monthly }) => [
      say`${child.name}`,
      say`${startsOn}`,
      say`${cost}`,
      say`${firstBill}`,
      say`${worth}`,
      say`${saved}`,
      say`${monthly}`,
    ]),
    figure: needs[0]?.cost.id ?? growth.id,
  }
}

/** Until the last child starts; the bills of older ones are paid on the way. */
function projection(work: CollegeWork, outlook: CollegeOutlook): Visualization[] {
  const { context, needs, contributions, children } = work
  const years = Math.max(0, ...needs.map(({ child }) => child.startsIn))
  if (years === 0 || outlook.middle.value === 0) return []
  const thisYear = yearOf(context.today)
  const startsIn = Math.max(...needs.map(({ startsOn }) => yearOf(startsOn.value)))
  // The last point is the day of that first bill, which can come in the same calendar year as the one before it.
  const shown = Array.from({ length: years + 1 }, (_, year) => year).filter(
    (year) => year === years || thisYear + year < startsIn,
  )
  const start = Math.round(contributions.reduce((sum, contribution) => sum + contribution.start, 0))
  const [only] = needs
  const isOne = children.length === 1 && only !== undefined
  return [
    {
      id: 'college-projection',
      type: 'projection',
      title: isOne
        ? say`About ${outlook.middle} when college starts`
        : words('The savings until the youngest starts'),
      subtitle: say`${outlook.paths} simulated futures, today’s dollars. ${outlook.mostFutures} end with at least ${outlook.weak}${isOne ? nothing : words(', all children added up at the start of each one’s college')}.`,
      years: shown.map((year) => (year < years ? thisYear + year : startsIn)),
      bands: marketBands(
        start,
        shown.slice(1).flatMap((year) => outlook.byYear[year - 1] ?? []),
      ),
      figure: outlook.middle.id,
    },
  ]
}

/** The mix of the youngest child's savings, as college comes nearer. */
function mix({ sheet, needs, context }: CollegeWork): Visualization {
  const need = needs.reduce((a, b) => (b.child.startsIn > a.child.startsIn ? b : a))
  const { mixes, child } = need
  const shown = mixes
    .map((each, year) => ({ each, year }))
    .filter(
      ({ each, year }) =>
        year === 0 ||
        Math.round(each.stocks * hundred) !== Math.round((mixes[year - 1]?.stocks ?? 0) * hundred),
    )
    .filter(({ year }) => year <= child.startsIn)
  const figure = (year: number, id: string, label: string, value: number) =>
    sheet.computed(
      `mix.${year}.${id}`,
      label,
      'share',
      'the share for so many years before the bills',
      [child.age],
      value,
    )
  return {
    id: 'college-mix',
    type: 'schedule',
    title: words('How the mix gets calmer'),
    subtitle: say`${needs.some((other) => other.child.startsIn < child.startsIn) ? say`Of the savings for ${child.name}, whose bills come last; the others are calm sooner. ` : nothing}An age-based choice of a 529 does this by itself. Stocks of the whole world, US bonds, and cash.`,
    columns: [
      { label: words('From'), numeric: false },
      { label: words('Stocks'), numeric: true },
      { label: words('Bonds'), numeric: true },
      { label: words('Cash'), numeric: true },
    ],
    rows: shown.map(({ each, year }) => [
      say`${sheet.computed(`mix.${year}.year`, 'Year of this mix', 'year', 'this year + the years from today', [child.age], yearOf(context.today) + year)}`,
      say`${figure(year, 'stocks', 'In stocks', each.stocks)}`,
      say`${figure(year, 'bonds', 'In bonds', each.bonds)}`,
      say`${figure(year, 'cash', 'In cash', each.cash)}`,
    ]),
    figure: need.worth.id,
  }
}
const hundred = 100
