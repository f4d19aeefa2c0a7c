/** What college does not take of the savings: who can use it, what moves to a Roth IRA in which year, what taking it out costs. */
import { yearOf } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import type { Visualization } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, nothing, say, words } from '../../say.ts'
import { known } from '../../tax/tax-year.ts'
import { type StepDraft, within } from '../steps.ts'
import { sourceOf } from '../tax-picture.ts'
import type { CollegePart } from './parts.ts'
import type { CollegeWork } from './work.ts'

export interface Over {
  /** All that college does not take. */
  readonly all: Figure
  /** Federal tax if all of it is taken out now, and its two parts. */
  readonly cost: Figure
  readonly tax: Figure
  readonly extra: Figure
}

const partsOver = ({ mode, parts }: CollegeWork): CollegePart[] =>
  mode === 'enough'
    ? parts.filter(({ kind, amount }) => (kind === 'roth' || kind === 'over') && amount.value > 0)
    : []

/** Undefined where college takes all of it. */
export function overOf(work: CollegeWork): Over | undefined {
  const { sheet, reader, context, taxes } = work
  const amounts = partsOver(work).map(({ amount }) => amount)
  if (amounts.length === 0) return undefined
  const over = amounts.reduce((sum, { value }) => sum + value, 0)
  const earnings = reader.rule(
    'earnings.share',
    'Part of the account that is earnings',
    'share',
    rules.oldAccountEarnings,
  )
  const penalty = sheet.law('penalty', 'Extra tax on earnings taken out for something else', 'rate', {
    value: known(context.limits.earlyWithdrawal).plan529PenaltyRateOnEarnings,
    source: sourceOf(context.limits.earlyWithdrawal),
  })
  const money = (id: string, label: string, how: string, inputs: readonly Figure[], value: number) =>
    sheet.computed(id, label, 'usd', how, inputs, Math.round(value))
  const tax = money(
    'take-out.tax',
    'Income tax if what is over is taken out now',
    'what is over × the part that is earnings × your federal bracket; state tax is not counted',
    [...amounts, earnings, taxes.later.bracket],
    over * earnings.value * taxes.later.bracket.value,
  )
  const extra = money(
    'take-out.extra',
    'Extra tax if what is over is taken out now',
    'what is over × the part that is earnings × the extra tax',
    [...amounts, earnings, penalty],
    over * earnings.value * penalty.value,
  )
  return {
    all: money('over.all', 'What college does not take', 'all parts beyond college added up', amounts, over),
    tax,
    extra,
    cost: money(
      'take-out.cost',
      'Tax if what is over is taken out now',
      'the income tax + the extra tax',
      [tax, extra],
      tax.value + extra.value,
    ),
  }
}

export function overStep(work: CollegeWork): StepDraft | undefined {
  const over = overOf(work)
  if (over === undefined) return undefined
  const hasRoth = partsOver(work).some(({ kind }) => kind === 'roth')
  return {
    id: 'over',
    title: say`Choose who uses the ${over.all} that college does not take`,
    why: words('There is no deadline: it goes on growing free of tax until somebody needs it.'),
    how: join([
      words(
        'A brother, sister, cousin or your own courses come first: change the beneficiary, and nothing is taxed.',
      ),
      hasRoth ? words('Then the child’s Roth IRA, year by year as the plan shows.') : nothing,
      words(
        'Or let it wait for a grandchild; handing it down a generation counts as a gift. With a scholarship, take out as much as it pays, in its year: the earnings are taxed, but not the extra tax.',
      ),
      say`Taken out for anything else today, all of it would cost about ${over.cost}: ${over.tax} of income tax at your bracket and ${over.extra} of extra tax. Paid to the student, the income tax can be less.`,
    ]),
    due: within.quarter,
    dueWhy: 'some months from today; nothing is lost by waiting',
    minutes: 60,
    link: links.irs,
    keep: words('What you decided, and the plan’s form for a new beneficiary.'),
  }
}

/** The moves to a child's Roth IRA: as much each year as an IRA takes, from the year in which the account is old enough. */
export function rothByYear(work: CollegeWork): Visualization[] {
  const { sheet, reader, context } = work
  const roth = partsOver(work).filter(({ kind }) => kind === 'roth')
  if (roth.length === 0) return []
  const law = context.limits.plan529
  const most = sheet.law('ira.most', 'Most into an IRA in a year', 'usd', {
    value: known(context.limits.ira).limit,
    source: sourceOf(context.limits.ira),
  })
  const age = sheet.law('roth.years', 'Years that the 529 has to be open', 'years', {
    value: known(law).rothRolloverAccountYears,
    source: sourceOf(law),
  })
  const isTold = reader.told('collegeAccountYears') !== undefined
  const opened = isTold ? reader.number('collegeAccountYears') : undefined
  const waits = opened === undefined ? 0 : Math.max(0, Math.ceil(age.value - opened.value))
  const first = yearOf(context.today) + waits
  const rows = roth.flatMap(({ need, amount }) => {
    const id = need?.child.id ?? 'child'
    const count = Math.ceil(amount.value / most.value)
    return Array.from({ length: count }, (_, turn) => {
      const moved = Math.min(most.value, amount.value - turn * most.value)
      return [
        say`${need?.child.name ?? words('the child')}`,
        say`${sheet.computed(`${id}.roth.${turn}.year`, 'Year of this move', 'year', opened === undefined ? 'this year at the earliest, then one after the other' : 'the year in which the account is old enough, then one after the other', opened === undefined ? [age] : [age, opened], first + turn)}`,
        say`${sheet.computed(`${id}.roth.${turn}.moved`, 'Moves in this year', 'usd', 'what is left to move, at most what an IRA takes in a year', [amount, most], moved)}`,
      ]
    })
  })
  return [
    {
      id: 'college-roth',
      type: 'schedule',
      title: words('What could move to a Roth IRA, year by year'),
      subtitle: say`${isTold ? nothing : say`If the account has been open for ${age}. `}Each year no more than the child earns in it, less what the child puts in. The limit of this year is taken for all.`,
      columns: [
        { label: words('For'), numeric: false },
        { label: words('Year'), numeric: false },
        { label: words('Moves'), numeric: true },
      ],
      rows,
      figure: most.id,
    },
  ]
}
