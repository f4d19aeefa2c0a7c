/** Nearer purposes: a down payment, a car, what is bought within a few years; the cash beyond the fund is for them first. */
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { say, words } from '../../say.ts'
import { type DownPaymentWish, downPaymentWish, toldDownPayment } from '../down-payment.ts'
import { type NeededBy, nearPurposes, neededBy, whereItWaits } from '../near-part.ts'
import type { DollarBasis } from './basis.ts'
import { spareCash } from './bridge-words.ts'
import type { MonthlyNeed } from './need.ts'

export interface Goal {
  readonly id: 'goal' | 'near-goal'
  /** As a part of a sentence: 'the car'. */
  readonly name: string
  /** When it is needed, where that was told. */
  readonly by: NeededBy | undefined
  /** What the cash beyond the fund covers of it already. */
  readonly fromCash: Figure | undefined
  /** What is left to save; undefined where the cash covers all. */
  readonly need: MonthlyNeed | undefined
}

interface Wish extends Pick<Goal, 'id' | 'name'> {
  readonly sum: Figure
  readonly years: Figure | undefined
}

/** A sum that was told for the home, or that may be there for it, is no reason to guess a share of its price. */
export function homeWish(asked: Pick<DollarBasis, 'sheet' | 'reader'>): DownPaymentWish | undefined {
  const { reader } = asked
  const isSumTold =
    reader.some('amount') !== undefined ||
    (reader.told('nearGoal') === 'home' && reader.some('nearGoalSum') !== undefined)
  return (isSumTold ? toldDownPayment : downPaymentWish)(asked)
}

/** What was told with its sum. A part of a sum that is there already is kept from that sum, and takes no monthly dollar. */
function wishes({ sheet, reader }: Pick<DollarBasis, 'sheet' | 'reader'>): Wish[] {
  const [goal, near] = [reader.told('goal'), reader.told('nearGoal')]
  const nearYears =
    near === undefined || reader.told('nearGoalYears') === undefined
      ? undefined
      : reader.number('nearGoalYears')
  const horizon =
    (goal ?? 'home') !== 'home' || reader.told('horizonYears') === undefined
      ? undefined
      : reader.number('horizonYears')
  const found: Wish[] = []
  const home = homeWish({ sheet, reader })
  if (home !== undefined)
    found.push({
      id: 'goal',
      name: 'the down payment',
      sum: home.sum,
      years: near === 'home' ? (nearYears ?? horizon) : horizon,
    })
  const isCounted = near === undefined || (near === 'home' && home !== undefined)
  const part = isCounted || reader.some('amount') !== undefined ? undefined : reader.some('nearGoalSum')
  if (near !== undefined && part !== undefined)
    found.push({ id: 'near-goal', name: nearPurposes[near], sum: part, years: nearYears })
  // What is years away is invested with the rest.
  return found
    .filter(({ years }) => years === undefined || years.value < rules.middleHorizon.value)
    .toSorted((a, b) => (a.years?.value ?? Infinity) - (b.years?.value ?? Infinity))
}

export function goalsOf(basis: DollarBasis): Goal[] {
  const { sheet, stage, context } = basis
  // Without pay all cash is for living, and what a month leaves too.
  if (stage === 'unemployed') return []
  const spare = spareCash(basis)
  let left = spare?.value ?? 0
  return wishes(basis).map(({ id, name, sum, years }) => {
    const part = Math.min(left, Math.ceil(sum.value))
    left -= part
    const fromCash =
      spare === undefined || part <= 0
        ? undefined
        : sheet.computed(
            `cash.${id}`,
            `What your cash covers of ${name}`,
            'usd',
            'the cash beyond the emergency fund, no more than it takes',
            [spare, sum],
            part,
          )
    const by =
      years === undefined
        ? undefined
        : neededBy(sheet, context, years, [`${id}.day`, `When ${name} is needed`])
    return { id, name, by, fromCash, need: needOf(basis, { id, name, by, sum, fromCash }) }
  })
}

function needOf(
  { sheet }: DollarBasis,
  { id, name, by, sum, fromCash }: Omit<Goal, 'need'> & Pick<Wish, 'sum'>,
): MonthlyNeed | undefined {
  const isHome = id === 'goal'
  const whole = sheet.computed(
    `need.${id}`,
    `To save for ${name}`,
    'usd',
    'what it takes − what your cash covers, in whole dollars',
    fromCash === undefined ? [sum] : [sum, fromCash],
    Math.ceil(sum.value) - (fromCash?.value ?? 0),
  )
  if (whole.value <= 0) return undefined
  return {
    step: 'goal',
    id,
    label: words(isHome ? 'Down payment' : `Savings for ${name}`),
    act: (amount) => say`${amount} to ${words(isHome ? name : `savings for ${name}`)}`,
    description:
      by === undefined
        ? words('In insured savings, certificates or Treasury bills: too soon for stocks.')
        : whereItWaits(by),
    wanted: by === undefined ? whole : monthlyFor(sheet, { id, name, whole, by }),
    stream: { kind: 'pile', total: whole.value, by: by?.months },
    bucket: 'cash',
    perDollar: 1,
  }
}

const monthlyFor = (
  sheet: DollarBasis['sheet'],
  { id, name, whole, by }: Pick<Goal, 'id' | 'name'> & { whole: Figure; by: NeededBy },
): Figure =>
  sheet.computed(
    `monthly.${id}`,
    `What a month takes for ${name}`,
    'usd-per-month',
    'what is to be saved ÷ the months until it is needed, rounded up',
    [whole, by.day],
    Math.ceil(whole.value / by.months),
  )
