/** The cards of the order: where one stands, this month's dollars, what moves when, month by month, later on. */

import { yearOf } from '../../calendar.ts'
import { type Figure, sumOf } from '../../figure.ts'
import type { Draft, Visualization } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { CashWithoutPay } from '../cash-without-pay.ts'
import { hsaContributed } from '../hsa-contributed.ts'
import { lastsInWords } from '../job-loss.ts'
import { marketBands } from '../market-bands.ts'
import { monthDate } from '../month-date.ts'
import { payrollSaving } from '../payroll-saving.ts'
import { payOfBoth } from '../return-apart.ts'
import { afterSchoolInShort } from './after-school.ts'
import { birthInShort } from './birth.ts'
import { careInShort } from './care-ends.ts'
import { coverOf } from './cash-checks.ts'
import { drawnFrom } from './drawn.ts'
import { foundCards } from './first-cards.ts'
import { fundWithoutDollars } from './fund-from-invested.ts'
import { hsaEndInWords } from './hsa-end-words.ts'
import { endOfWorkInShort, monthsOfPay } from './months-of-pay.ts'
import { newPayInShort } from './pay-change.ts'
import { fundOfDollars } from './pay-returns.ts'
import { refundRow } from './refund-row.ts'
import { roomByAgeInWords } from './room-by-age-words.ts'
import { supportInShort } from './support-ends.ts'
import { type DollarWork, eachMonth, endsByItself, filledBy, isFilledBeyondCash } from './work.ts'
import { type RetirementPicture, retirementPicture } from './worth.ts'

const digits = 3
const column = (label: string, numeric: boolean) => ({ label: words(label), numeric })

export function dollarCards(work: DollarWork, allocations: Draft['allocations']): Visualization[] {
  if (work.isEmpty)
    return [metrics(work, undefined), ...(drawnFrom(work) === undefined ? foundCards(work) : [])]
  const picture = pictureOf(work)
  return [
    metrics(work, picture),
    {
      id: 'this-month',
      type: 'allocation',
      title: words('This month’s dollars'),
      subtitle: words('In the order in which they are placed.'),
      allocations,
      highlights: [],
    },
    timeline(work),
    monthByMonth(work),
    // A draft that only looks for what would change is drawn for nobody.
    ...(picture === undefined || work.context.isTried ? [] : [projection(work, picture)]),
  ]
}

interface Picture {
  readonly simulated: RetirementPicture
  readonly middle: Figure
  readonly weak: Figure
  readonly strong: Figure
  /** Left out of a draft that only looks for what would change. */
  readonly lowest: Figure | undefined
  readonly paths: Figure
}

/** All savings for later, pre-tax accounts as they stand: the tax on them comes later. */
function pictureOf(work: DollarWork): Picture | undefined {
  const { sheet, reader, context, isPaidOn, monthly, years } = work
  if (!isPaidOn) return undefined
  const saved = reader.number('retirementSavings')
  const invested = reader.number('taxableInvestments')
  const { contributed, matched, inputs } = payrollSaving(sheet, reader, context)
  const simulated = retirementPicture(work, contributed + matched, saved.value + invested.value)
  const paths = sheet.computed(
    'paths',
    'Simulated futures',
    'count',
    'futures drawn from the market assumptions, in mirrored pairs',
    [saved, invested, monthly, ...inputs],
    simulated.paths,
  )
  const end = (id: string, label: string, value: number) =>
    sheet.computed(
      `picture.${id}`,
      label,
      'usd',
      'savings today + what goes in through payroll already + what this plan adds, in today’s dollars, before later tax on pre-tax accounts',
      [paths, years],
      value,
      digits,
    )
  return {
    simulated,
    paths,
    middle: end('middle', 'Savings for later, middle outcome', simulated.end.p50),
    weak: end('weak', 'Savings for later in weak markets', simulated.end.p5),
    strong: end('strong', 'Savings for later in strong markets', simulated.end.p95),
    lowest:
      context.isTried === true
        ? undefined
        : end(
            'lowest',
            'Savings for later, middle outcome with the lowest published forecasts',
            simulated.lowest(),
          ),
  }
}

/** Share of pay before tax that is put aside, what goes in through payroll included. */
function savedShare(work: DollarWork): Figure | undefined {
  const { sheet, reader, context, monthly, taxes } = work
  if (reader.told('income') === undefined && reader.told('householdIncome') === undefined) return undefined
  const pays = payOfBoth(work, taxes)
  const pay = sumOf(pays)
  // Of less than a dollar there is no share to speak of.
  if (pay < 1) return undefined
  const { contributed, inputs } = payrollSaving(sheet, reader, context)
  const intoHsa = hsaContributed(sheet, reader, context)
  return sheet.computed(
    'saved-share',
    'Share of pay put aside',
    'share',
    '(what is put aside in a year + what already goes into the plans at work and into an HSA) ÷ pay before tax',
    [monthly, ...pays, ...inputs, intoHsa].filter((part) => part !== undefined),
    (monthly.value * monthsPerYear + contributed + (intoHsa?.value ?? 0)) / pay,
  )
}

/** The same months as the emergency fund counts. */
const lastsMetric = ({ runway, jobLoss }: CashWithoutPay) => ({
  label: words('Cash lasts now'),
  value: jobLoss.cases[0].isCovered ? words('A bare month is covered without it') : lastsInWords(runway),
})

function metrics(work: DollarWork, picture: Picture | undefined): Visualization {
  const { course, needs, costly, stage, ending, years, isEmpty, shortfall } = work
  const when = (id: string, label: string, month: number | undefined): Text =>
    month === undefined
      ? words('Not in sight')
      : month === 0
        ? words('Now')
        : say`${monthDate(work, id, label, month, [work.monthly])}`
  const share = savedShare(work)
  const full = fundOfDollars(work)
  const drawn = isEmpty ? drawnFrom(work) : undefined
  return {
    id: 'standing',
    type: 'metrics',
    title: words('Where you stand'),
    metrics: [
      // Where pension and Social Security pay for every month, cash covers none of their costs.
      work.without !== undefined
        ? lastsMetric(work.without)
        : work.cushion.uncovered.value > 0
          ? { label: words('Cash covers'), value: say`${coverOf(work)} of costs` }
          : { label: words('Cash that stays'), value: say`${work.today.left}` },
      ...(shortfall === undefined ? [] : [{ label: words('Missing each month'), value: say`${shortfall}` }]),
      ...(costly.length > 0 && stage !== 'unemployed' && ending === undefined && !isEmpty
        ? [
            {
              label: words('Costly debts gone'),
              value: when(
                'date.debts',
                'When the costly debts are gone',
                filledBy(course, needs, 'costly-debt'),
              ),
            },
          ]
        : []),
      ...(drawn === undefined
        ? [
            {
              label: words('Emergency fund full'),
              value: full !== undefined ? say`About ${full}` : fundFull(work, when),
            },
          ]
        : [
            { label: words('To draw on'), value: say`${drawn.assets}` },
            { label: words('Drawn from savings in a year'), value: say`${drawn.yearly}` },
          ]),
      ...(share === undefined ? [] : [{ label: words('Share of pay put aside'), value: say`${share}` }]),
      ...(picture === undefined
        ? []
        : [
            {
              label: say`Savings for later in ${years}, today’s dollars`,
              value: say`${picture.middle}, middle outcome`,
            },
            ...(picture.lowest === undefined
              ? []
              : [{ label: words('The same with the lowest forecasts'), value: say`${picture.lowest}` }]),
          ]),
    ],
  }
}

/** Of a month that leaves nothing today only what was told to come, or what is there already, fills it. */
function fundFull(
  work: DollarWork,
  when: (id: string, label: string, month: number | undefined) => Text,
): Text {
  const { needs, course, isEmpty, shortfall, stage } = work
  const isFull = !needs.some(({ step }) => step === 'starter' || step === 'cushion')
  const isUnknown = isEmpty && (shortfall !== undefined || stage !== 'working')
  const month = isFull ? 0 : isUnknown ? undefined : filledBy(course, needs, 'owed', 'starter', 'cushion')
  const day = when('date.fund', 'When the emergency fund is full', month)
  return isEmpty && month !== 0 ? fundWithoutDollars(work, day, month !== undefined) : day
}

function monthByMonth(work: DollarWork): Visualization {
  const { phases, sheet, monthly, debts } = work
  const rows = phases.slice(0, rules.yearsShown.value)
  const last = phases.at(-1)
  // However many changes lie between, the reader sees where the money goes in the end.
  const shown = last === undefined || rows.includes(last) ? rows : [...rows, last]
  const isCut = shown.length < phases.length
  const refund = refundRow(work)
  return {
    id: 'months',
    type: 'schedule',
    title: words('Month by month'),
    subtitle: join([
      debts.length > 0
        ? words('On top of all minimum payments. When a debt is gone, its minimum payment joins the sum.')
        : words('As long as the sum stays the same.'),
      endOfWorkInShort(work),
      birthInShort(work),
      newPayInShort(work),
      afterSchoolInShort(work),
      careInShort(work),
      supportInShort(work),
      roomByAgeInWords(work),
      hsaEndInWords(work),
      isCut ? words('The last row comes later: what changes before it is left out here.') : nothing,
    ]),
    columns: [column('Until', false), column('Each month goes', false), column('In all', true)],
    rows: shown.flatMap((phase) => {
      const index = phases.indexOf(phase)
      const total = phase.row.reduce((sum, part) => sum + part, 0)
      const row = [
        phase === last && monthsOfPay(work) === undefined
          ? isCut
            ? say`From ${monthDate(work, 'phase.last.from', 'First month of the last stretch', phase.from, [monthly])} on`
            : words('From then on')
          : say`${monthDate(work, `phase.${index}.until`, 'Last month of a stretch', phase.until, [monthly])}`,
        eachMonth(work, index),
        say`${sheet.computed(`phase.${index}.total`, 'Dollars of a month in all', 'usd', 'the parts added up', [monthly], total)}`,
      ]
      const comesIn = refund !== undefined && phase.from <= refund.month && refund.month <= phase.until
      return comesIn ? [[...refund.row], row] : [row]
    }),
    figure: monthly.id,
  }
}

/** When each stage fills, and where the flow moves next. */
function timeline(work: DollarWork): Visualization {
  const { needs, course, phases } = work
  const events = needs
    .map((need, index) => ({ need, month: course.filled[index] }))
    .flatMap(({ need, month }) =>
      month === undefined ||
      month < 1 ||
      need.stream.kind === 'rest' ||
      isFilledBeyondCash(course, need, month) ||
      (need.stream.kind === 'flow' && month === 1)
        ? []
        : [{ need, month }],
    )
    .sort((a, b) => a.month - b.month)
    .slice(0, rules.yearsShown.value)
  const [now] = phases
  return {
    id: 'stages',
    type: 'timeline',
    title: words('When each stage is full'),
    milestones: [
      ...(now === undefined
        ? []
        : [
            {
              period: words('This month'),
              label: words('Where the dollars go first'),
              detail: say`${eachMonth(work, 0)}.`,
            },
          ]),
      ...events.map(({ need, month }) => {
        const next = phases.findIndex(({ from }) => from === month + 1)
        const after = phases[next]
        const isFlow = need.stream.kind === 'flow'
        const ended = endsByItself(work, need)
        return {
          period: say`${monthDate(work, `stage.${need.id}`, 'When a stage is full', month, [work.monthly])}`,
          label: isFlow
            ? say`From here on in full: ${need.label}`
            : ended === undefined
              ? say`Done: ${need.label}`
              : say`The ${ended.label} ends by its own payments`,
          detail:
            isFlow || after === undefined || next >= rules.yearsShown.value
              ? need.description
              : say`From then on each month: ${eachMonth(work, next)}.`,
        }
      }),
    ],
  }
}

function projection({ sheet, reader, context, years }: DollarWork, picture: Picture): Visualization {
  const thisYear = yearOf(context.today)
  const { simulated, paths, weak, strong, middle } = picture
  const lastYear = sheet.computed(
    'picture.last-year',
    'Last year of the picture',
    'year',
    'this year + the years that the picture looks ahead',
    [years],
    thisYear + years.value,
  )
  const inside = reader.rule('share.most', 'Most futures', 'odds', rules.mostFutures)
  return {
    id: 'later',
    type: 'projection',
    title: say`Savings for later: likely ${weak} to ${strong} by ${lastYear}`,
    subtitle: say`${paths} simulated futures, today’s dollars, before later tax. ${inside} land inside the light band; the line is the middle. Held in a mix that grows calmer toward the end of work.`,
    years: Array.from({ length: years.value + 1 }, (_, year) => thisYear + year),
    bands: marketBands(simulated.start, simulated.byYear()),
    figure: middle.id,
  }
}
