/** Whoever is retired and spends more than is paid for life: each month draws on savings, and nothing is left to invest. */
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { known } from '../../tax/tax-year.ts'
import { endingPayments } from '../debt-ends.ts'
import { type Drawdown, drawdownOf, ifItKeepsUp, premiumInDrawn, savedInAll } from '../drawdown.ts'
import { drawnInTurn } from '../drawn-words.ts'
import { laterPay, lifelongPayInWords } from '../lifelong-pay.ts'
import { premiumAhead } from '../premium-ahead.ts'
import { ofSpouse } from '../sole-earner.ts'
import { type StepDraft, within } from '../steps.ts'
import { isPaidToday } from './basis.ts'
import type { DollarWork } from './work.ts'

export type Drawn = Drawdown

/** One of two has retired beside the other’s pay, old enough that the plan of a job that was left pays without a penalty. */
const isFreeToDraw = ({ reader, context, besidePay }: DollarWork): boolean =>
  besidePay !== undefined &&
  reader.number('age').value >= known(context.limits.earlyWithdrawal).separationFromServiceAge

/** Undefined where nothing is missing, or where no savings were told that could pay for it. */
export function drawnFrom(work: DollarWork): Drawn | undefined {
  const { sheet, reader, stage, besidePay, shortfall, cushion, costly, today, taxes, debts, mortgages } = work
  if (shortfall === undefined || (stage !== 'retired' && !isFreeToDraw(work))) return undefined
  if (savedInAll(reader, today.left) < shortfall.value * monthsPerYear) return undefined
  const paid = costly.filter((debt) => isPaidToday(today, debt))
  const ended = paid.map(({ minimum }) => minimum)
  const less = ended.reduce((total, { value }) => total + value, 0)
  const gap =
    ended.length === 0
      ? shortfall
      : sheet.computed(
          'drawn.gap',
          'Missing each month once the cash has paid',
          'usd-per-month',
          'what is missing each month − the payments of the debts that the cash pays off, never below nothing',
          [shortfall, ...ended],
          Math.max(0, Math.round(shortfall.value - less)),
        )
  return drawdownOf(
    { sheet, reader, taxes },
    {
      gap,
      cash: today.left,
      monthly: cushion.essentials.value - less,
      second: besidePay?.second,
      ending: endingPayments(reader, {
        cushion,
        debts: [...debts, ...mortgages].filter(
          (debt, at, all) => all.indexOf(debt) === at && !paid.includes(debt),
        ),
        prepaid: today.prepaid,
      }),
    },
  )
}

/** What a month costs less than today, or is paid more, on a day that is known. */
const changesLater = ({ reader, besidePay }: DollarWork): boolean =>
  premiumAhead(reader) !== undefined ||
  besidePay !== undefined ||
  laterPay(reader, reader.number('age').value).length > 0

function whatComesIn({ reader, besidePay }: DollarWork): Text {
  if (besidePay === undefined)
    return say`${lifelongPayInWords(reader)} bring${premiumInDrawn(reader)}, before tax`
  const { second, paid } = besidePay
  const isPaidToo = paid.some(({ value }) => value > 0)
  return say`${isPaidToo ? say`${lifelongPayInWords(reader)} and ` : nothing}${words(ofSpouse(reader))} ${second.monthly} of pay after tax${premiumInDrawn(reader)}`
}

/** Only then may it be little enough for help that looks at savings. */
export const isSpentEarly = ({ isShort, lasts }: Drawn): boolean =>
  isShort && lasts('plan').value < rules.helpWithinYears.value

export function drawnSummary(work: DollarWork, drawn: Drawn): Text {
  const { shortfall, today } = work
  const { gap, yearly, share, assets, until, isShort } = drawn
  const missing = shortfall ?? gap
  const debts =
    today.debts.value > 0
      ? say` From your cash, pay ${today.debts} of costly debt today${gap === missing ? nothing : say`: then ${gap} is missing`}.`
      : nothing
  const lasts = isShort
    ? say`At ${yearly}, ${share} of what you have, your ${assets} lasts about ${drawn.lasts('plan')} ${ifItKeepsUp(drawn)}. It should last until ${until}: look for costs to cut before anything else.`
    : say`At ${yearly}${words(changesLater(work) ? ' at first' : '')}, ${share} of what you have, your ${assets} lasts until ${until} and longer ${ifItKeepsUp(drawn)}.`
  return say`You spend ${missing} more than ${whatComesIn(work)}, so no dollar is left to invest: each month draws on your savings.${debts} ${lasts}`
}

/** What a way draws in a year, and how long that lasts. */
export function drawnLedger(work: DollarWork, drawn: Drawn, { id }: { readonly id: string }) {
  const some = id === 'more' ? lessDrawn(work) : undefined
  const yearly =
    some === undefined
      ? drawn.yearly
      : work.sheet.computed(
          'drawn.less.yearly',
          'Drawn in a year, with less to draw',
          'usd-per-year',
          'what is drawn in a year − a sum found each month × months in a year, never below nothing',
          [drawn.yearly, some],
          Math.max(0, Math.round(drawn.yearly.value - some.value * monthsPerYear)),
        )
  return [
    { label: words('Drawn from savings in a year'), value: say`${yearly}` },
    {
      label: words('They last'),
      value: drawn.isShort
        ? say`About ${drawn.lasts(some === undefined ? 'plan' : 'less', some)}`
        : say`Until ${drawn.until} and longer`,
    },
  ]
}

export const lessDrawn = ({ reader }: DollarWork): Figure =>
  reader.rule('find.some', 'A sum to find each month', 'usd-per-month', rules.moreMonthly)

export const drawnDifference = (work: DollarWork, kind: 'current' | 'other' | 'recommended'): Text =>
  kind === 'current'
    ? words('Draws as much, and a bad month to sell in costs the more.')
    : say`Leaves ${lessDrawn(work)} more in your savings.`

export const drawStep = ({ reader, context }: DollarWork, { yearly, gap }: Drawn): StepDraft => ({
  id: 'draw',
  title: say`Plan how the ${gap} comes out of your savings`,
  why: words('What is drawn by plan is not sold in a bad month, and its tax comes as no surprise.'),
  how: say`Once a year move a year of it, ${yearly}, into insured savings, and pay yourself from there each month. ${drawnInTurn(reader, context)} Take it in one withdrawal with tax withheld, toward the end of the year, when its income is known. From the age at which withdrawals are required, that sum counts toward them.`,
  due: within.month,
  dueWhy: 'a month from today, before the year ends',
  minutes: 45,
  link: links.retirementPlans,
  keep: words('The confirmation of the withdrawal and of the tax withheld.'),
})
