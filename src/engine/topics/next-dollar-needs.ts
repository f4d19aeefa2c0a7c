/** The order of operations as monthly needs of this household, each with what it takes and what becomes of it. */
import type { Figure } from '../figure.ts'
import { costOfAttendance } from '../markets/college-costs.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { say, words } from '../say.ts'
import { monthsPerYear } from '../tax/counting.ts'
import type { Dollars } from '../units.ts'
import type { DebtTerms } from './debt-terms.ts'
import { lumpSumAccounts, payCheckGap } from './lump-sum-accounts.ts'
import type { DollarBasis } from './next-dollar-basis.ts'
import type { Stream } from './next-dollar-months.ts'
import { missedMatch, type Need } from './order-of-operations.ts'

export interface MonthlyNeed extends Need {
  readonly stream: Stream
  /** What becomes of the dollars: cash, an account whose growth is not taxed each year, a taxable account, or nothing. */
  readonly bucket: 'cash' | 'sheltered' | 'taxable' | 'none'
  /** What a dollar of take-home pay puts to work: an employer adds to it. */
  readonly perDollar: number
}

export interface DollarNeeds {
  readonly needs: readonly MonthlyNeed[]
  readonly missed: { readonly contribution: Figure; readonly match: Figure } | undefined
  /** What goes into the plan at work each month for the whole match, before tax. */
  readonly matchMonthly: Figure | undefined
  readonly college: Figure | undefined
  /** Pre-tax IRA money that would make a conversion taxable, where pay leaves no other way into a Roth IRA. */
  readonly inTheWay: Figure | undefined
}

const place = { bucket: 'none', perDollar: 1 } as const

export function dollarNeeds(basis: DollarBasis): DollarNeeds {
  const missed = basis.stage === 'working' ? missedMatch(basis.sheet, basis.reader) : undefined
  const match = missed === undefined ? undefined : matchNeed(basis, missed)
  const college = collegeMonthly(basis)
  const open = accounts(basis, match?.need.wanted)
  const pretax = pretaxIra(basis)
  const isConversion = ({ id }: MonthlyNeed) => id.endsWith('.conversion')
  const inTheWay = open.some(isConversion) ? pretax : undefined
  const needs = [
    ...late(basis),
    ...cushion(basis, 'starter'),
    ...(match === undefined ? [] : [match.need]),
    // Cash that is gone cannot be borrowed back without pay, so debts get their minimums until it returns.
    ...(basis.stage === 'unemployed' ? [] : basis.costly.map((debt) => debtNeed(basis, debt, 'costly-debt'))),
    ...cushion(basis, 'cushion'),
    ...open.filter((need) => inTheWay === undefined || !isConversion(need)),
    ...basis.middling
      .filter(({ rate }) => basis.stage === 'working' && rate.value > basis.expected.value)
      .map((debt) => debtNeed(basis, debt, 'middle-debt')),
    ...goal(basis),
    ...(college === undefined ? [] : [collegeNeed(college)]),
    rest(basis),
  ]
  return { needs, missed, matchMonthly: match?.contribution, college, inTheWay }
}

function pretaxIra({ reader }: DollarBasis): Figure | undefined {
  if (reader.told('pretaxIraBalance') === undefined) return undefined
  const balance = reader.number('pretaxIraBalance')
  return balance.value > 0 ? balance : undefined
}

function late({ today: { lateLeft } }: DollarBasis): MonthlyNeed[] {
  if (lateLeft.value <= 0) return []
  return [
    {
      ...place,
      step: 'owed',
      id: 'late',
      label: words('Bills past due'),
      act: (amount) => say`${amount} to bills past due`,
      description: words('Late fees and shut-offs cost more than anything you could earn.'),
      wanted: lateLeft,
      stream: { kind: 'pile', total: lateLeft.value },
    },
  ]
}

function cushion(basis: DollarBasis, step: 'starter' | 'cushion'): MonthlyNeed[] {
  const { sheet, today } = basis
  const { starter, target, months } = basis.cushion
  const isStarter = step === 'starter'
  const gap = isStarter
    ? starter.value - today.left.value
    : target.value - Math.max(starter.value, today.left.value)
  if (gap <= 0) return []
  const wanted = sheet.computed(
    `need.${step}`,
    isStarter ? 'Missing from the starter cushion' : 'Missing from the full emergency fund',
    'usd',
    isStarter
      ? 'starter cushion − cash that stays'
      : 'target − the larger of the cash that stays and the starter',
    isStarter ? [starter, today.left] : [target, starter, today.left],
    Math.ceil(gap),
  )
  return [
    {
      step,
      id: step,
      label: words(isStarter ? 'Starter cushion' : 'Emergency fund'),
      act: (amount) => say`${amount} to ${words(isStarter ? 'the starter cushion' : 'the emergency fund')}`,
      description: isStarter
        ? say`Insured savings that you can reach the same day, until ${starter} is there.`
        : say`Toward ${target}, which is ${months} of what a month costs, in insured savings and Treasury bills.`,
      wanted,
      stream: { kind: 'pile', total: wanted.value },
      bucket: 'cash',
      perDollar: 1,
    },
  ]
}

/** By the month, rounded up: a match is never missed for a few cents. */
function matchNeed(
  basis: DollarBasis,
  missed: NonNullable<DollarNeeds['missed']>,
): { need: MonthlyNeed; contribution: Figure } {
  const { sheet, bracket } = basis
  const yearly = payCheckGap({ ...basis, reach: 'long' }, 'match', missed.contribution)
  const wanted = sheet.computed(
    'match.take-home',
    'What your pay check shrinks by for the whole match',
    'usd-per-month',
    'what the pay checks of a year shrink by, over the months',
    [yearly],
    Math.ceil(yearly.value / monthsPerYear),
  )
  const contribution = sheet.computed(
    'match.monthly',
    'More to contribute each month for the whole match',
    'usd-per-month',
    'the contribution of a year, over the months',
    [missed.contribution],
    Math.ceil(missed.contribution.value / monthsPerYear),
  )
  return {
    contribution,
    need: {
      step: 'match',
      id: 'match',
      label: words('The whole employer match'),
      act: (amount) => say`${amount} to the whole match`,
      description: say`Raise what goes into your plan at work by ${contribution}; your pay check shrinks by ${wanted} after tax. Your employer adds ${missed.match}.`,
      wanted,
      stream: { kind: 'flow', monthly: wanted.value },
      bucket: 'sheltered',
      perDollar:
        yearly.value === 0 ? 1 : 1 + (missed.match.value * (1 - bracket.value)) / Math.max(1, yearly.value),
    },
  }
}

export function debtNeed(
  { sheet, today, debts }: DollarBasis,
  debt: DebtTerms,
  step: 'costly-debt' | 'middle-debt',
): MonthlyNeed {
  const prepaid = today.prepaid.get(debt.id) ?? 0
  const owed = Math.max(0, debt.balance.value - prepaid)
  const rate = debt.promotion?.rate.value ?? debt.rate.value
  const wanted = sheet.computed(
    `need.${debt.id}`,
    `Owed on the ${debt.label} after this month’s minimum`,
    'usd',
    'the balance − what the cash pays today + a month of interest − the minimum payment',
    [debt.balance, debt.rate, debt.minimum, today.debts],
    Math.max(0, Math.ceil(owed + (owed * rate) / monthsPerYear - debt.minimum.value)),
  )
  return {
    ...place,
    step,
    id: debt.id,
    label: say`Pay off the ${debt.label}`,
    act: (amount) => say`${amount} to the ${debt.label}`,
    description:
      step === 'costly-debt'
        ? say`On top of its minimum payment. It costs ${debt.rate} a year; paying it earns that, without risk.`
        : say`On top of its minimum payment. At ${debt.rate} a year, paying it early earns about what investments may, for certain.`,
    wanted,
    stream: { kind: 'debt', debt: debts.indexOf(debt) },
  }
}

/** Yearly limits by the month, rounded down to stay within them. */
function accounts(basis: DollarBasis, match: Figure | undefined): MonthlyNeed[] {
  const { sheet, stage, bracket, taxes } = basis
  if (stage !== 'working') return []
  return lumpSumAccounts({ ...basis, reach: 'long' }).flatMap((need): MonthlyNeed[] => {
    if (need.wanted === undefined) return []
    const isDeferral = need.step === 'deferral'
    const yearly = need.wanted.value - (isDeferral ? (match?.value ?? 0) * monthsPerYear : 0)
    const monthly = Math.floor(yearly / monthsPerYear)
    if (monthly <= 0) return []
    const wanted = sheet.computed(
      `monthly.${need.id}`,
      isDeferral
        ? 'What your pay check shrinks by when the 401(k) is filled'
        : 'The yearly limit by the month',
      'usd-per-month',
      isDeferral
        ? 'what the pay checks of a year shrink by, less the match part, over the months'
        : 'the limit of the year, over the months',
      isDeferral && match !== undefined ? [need.wanted, match] : [need.wanted],
      monthly,
    )
    const kept = 1 - bracket.value - (taxes.stateRate?.value ?? 0)
    const stream: Stream = { kind: 'flow', monthly }
    if (!isDeferral)
      return [
        {
          ...need,
          act: (amount) => say`${amount} to ${words(need.step === 'hsa' ? 'the HSA' : wordsOfIra(need.id))}`,
          wanted,
          stream,
          bucket: 'sheltered',
          perDollar: 1,
        },
      ]
    const most = sheet.computed(
      'deferral.monthly',
      'More that your 401(k) takes each month',
      'usd-per-month',
      'what the pay check shrinks by ÷ (one − your tax rates)',
      [wanted, bracket, ...(taxes.stateRate === undefined ? [] : [taxes.stateRate])],
      Math.floor(monthly / kept),
    )
    return [
      {
        step: 'deferral',
        id: 'deferral',
        label: words('More into your 401(k)'),
        act: (amount) => say`${amount} of take-home pay to the 401(k)`,
        description: say`Through payroll, up to ${most} more; as it is not taxed now, your pay check shrinks by less.`,
        wanted,
        stream,
        bucket: 'sheltered',
        perDollar: 1,
      },
    ]
  })
}

const wordsOfIra = (id: string): string =>
  id.startsWith('ira.spouse') ? 'your spouse’s Roth IRA' : 'your Roth IRA'

/** A home or another thing bought within a few years, where its sum is known. */
function goal({ sheet, reader }: DollarBasis): MonthlyNeed[] {
  if (reader.told('downPayment') === undefined) return []
  const sum = reader.number('downPayment')
  const horizon = reader.told('horizonYears') === undefined ? undefined : reader.number('horizonYears')
  if (sum.value <= 0 || (horizon !== undefined && horizon.value >= rules.middleHorizon.value)) return []
  const wanted = sheet.computed(
    'need.goal',
    'To save for the down payment',
    'usd',
    'the down payment in whole dollars',
    [sum],
    Math.ceil(sum.value),
  )
  return [
    {
      step: 'goal',
      id: 'goal',
      label: words('Down payment'),
      act: (amount) => say`${amount} to the down payment`,
      description: words('In insured savings, certificates or Treasury bills: too soon for stocks.'),
      wanted,
      stream: { kind: 'pile', total: wanted.value },
      bucket: 'cash',
      perDollar: 1,
    },
  ]
}

/** A level month of saving for the children's college, in today's dollars; the college plan works it out child by child. */
function collegeMonthly({ sheet, reader, stage }: DollarBasis): Figure | undefined {
  const ages = (reader.told('dependents') ?? []).filter((age) => age < rules.schoolEndAge.value)
  if (ages.length === 0 || stage !== 'working') return undefined
  const years = reader.rule('college.years', 'Years of college', 'years', rules.collegeYears)
  const start = reader.rule('college.start', 'Age at which college starts', 'age', rules.schoolEndAge)
  const cost = sheet.market(
    'college.cost',
    'A year of college',
    'usd-per-year',
    costOfAttendance[reader.value('collegeTarget')],
  )
  const share = reader.number('collegeFundShare')
  const children = ages.map((age, index) => sheet.told(`child.${index}.age`, 'Age of a child', 'age', age))
  const monthly = ages.reduce(
    (sum, age) =>
      sum + (cost.value * years.value * share.value) / ((start.value - age + years.value) * monthsPerYear),
    0,
  )
  return sheet.computed(
    'college.monthly',
    'College savings each month, roughly',
    'usd-per-month',
    'for each child: a year of college × years of college × share to save ÷ months until the end of college, in today’s dollars',
    [cost, years, share, start, ...children],
    Math.ceil(monthly),
  )
}

const collegeNeed = (wanted: Figure): MonthlyNeed => ({
  step: 'college',
  id: 'college',
  label: words('College savings (529)'),
  act: (amount) => say`${amount} to college savings`,
  description: words(
    'After your own retirement: a child can borrow for college, nobody lends you a retirement.',
  ),
  wanted,
  stream: { kind: 'flow', monthly: wanted.value },
  bucket: 'sheltered',
  perDollar: 1,
})

function rest({ stage }: DollarBasis): MonthlyNeed {
  const isOut = stage === 'unemployed'
  return {
    step: 'rest',
    id: 'rest',
    label: words(isOut ? 'Insured savings' : 'Broad index funds, taxable'),
    act: (amount) => say`${amount} to ${words(isOut ? 'insured savings' : 'broad index funds')}`,
    description: isOut
      ? words('Until pay returns, cash is worth more than anything else.')
      : words('A taxable account in low-cost funds of the whole world’s stocks and of bonds.'),
    wanted: undefined,
    stream: { kind: 'rest' },
    bucket: isOut ? 'cash' : 'taxable',
    perDollar: 1,
  }
}

/** The dollars of a need that is one of a list of streams. */
export const placedOf = (
  row: readonly Dollars[],
  needs: readonly MonthlyNeed[],
  ...steps: Need['step'][]
): Dollars =>
  needs.reduce((sum, { step }, index) => (steps.includes(step) ? sum + (row[index] ?? 0) : sum), 0)
