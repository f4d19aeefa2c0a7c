/** The dated steps that fill accounts: opening them, the plan at work, a conversion, the tax day. */
import { links } from '../../links.ts'
import { join, listed, nothing, say, type Text, words } from '../../say.ts'
import { nextFilingDay, yearEnd } from '../../tax/deadlines.ts'
import { isSoleProprietor } from '../own-business.ts'
import { planAtWork } from '../plan-at-work.ts'
import { type StepDraft, within } from '../steps.ts'
import type { DollarWork } from './work.ts'

export function accounts({ placements, reader }: DollarWork): StepDraft | undefined {
  const hasTaxable = (reader.told('taxableInvestments') ?? 0) !== 0
  const opened = placements.filter(
    ({ step }) => ['hsa', 'ira', 'college'].includes(step) || (step === 'rest' && !hasTaxable),
  )
  if (opened.length === 0) return undefined
  const steps = new Set(opened.map(({ step }) => step))
  const names: Text[] = [
    ...(steps.has('hsa') ? [words('the HSA')] : []),
    ...(steps.has('ira') ? [words('the IRAs')] : []),
    ...(steps.has('college') ? [words('the 529')] : []),
    ...(steps.has('rest') ? [words('a taxable account')] : []),
  ]
  return {
    id: 'accounts',
    title: say`Open what is missing: ${listed(names)}`,
    why: words('Room of a year that is not used is gone.'),
    how: join([
      words(
        'At a provider without account fees. Choose broad low-cost index funds of stocks and bonds, and check that the money is invested, not only deposited.',
      ),
      steps.has('hsa') && !isSoleProprietor(reader)
        ? words('An HSA through payroll also saves payroll tax.')
        : nothing,
    ]),
    due: within.month,
    dueWhy: 'a month from today',
    minutes: 60,
    link: links.investor,
    keep: words('The first statement that shows the funds.'),
    rank: 1,
  }
}

/** A conversion is clean only without pre-tax money in any IRA at the end of the year. */
export function conversion({ inTheWay, context, reader }: DollarWork): StepDraft | undefined {
  if (inTheWay === undefined) return undefined
  return {
    id: 'pre-tax-ira',
    title: say`Ask your ${words(planAtWork(reader))} to take in the ${inTheWay} of pre-tax IRA money`,
    why: words(
      'Your pay is over the limit for a Roth IRA. The way around it, a conversion, is taxed on nearly all of it while this money stands in an IRA.',
    ),
    how: words(
      'Convert only in a year at whose end no traditional, SEP or SIMPLE IRA holds pre-tax money. Until then that part goes to the taxable account.',
    ),
    due: yearEnd(context.today),
    dueWhy: 'the last day of the year: pre-tax IRA money is counted then',
    minutes: 60,
    link: links.retirementPlans,
    keep: words('Form 8606 of each year.'),
  }
}

export function taxDay({ placements, context }: DollarWork): StepDraft | undefined {
  const isUsed = (...steps: string[]) => placements.some(({ step }) => steps.includes(step))
  const rooms = [...(isUsed('hsa') ? [words('the HSA')] : []), ...(isUsed('ira') ? [words('the IRAs')] : [])]
  if (rooms.length === 0) return undefined
  return {
    id: 'tax-day',
    title: say`Use what is left of this year’s room in ${listed(rooms)}`,
    why: words('Money for this year can go in until the day on which returns are due.'),
    how: words('Name the tax year when you pay in. Idle cash, a bonus or a refund can fill it.'),
    due: nextFilingDay(context.today),
    dueWhy: 'the day by which returns are due',
    minutes: 20,
    link: links.irs,
    keep: words('The receipt that names the tax year.'),
    rank: 2,
  }
}

/** After-tax money needs a setting of its own, and the conversion that makes it Roth. */
export function afterTax({ placements }: DollarWork): StepDraft | undefined {
  const placed = placements.find(({ step }) => step === 'after-tax')
  if (placed === undefined) return undefined
  return {
    id: 'after-tax',
    title: say`Set the after-tax contribution to ${placed.amount}, and have it converted to Roth`,
    why: words('After tax alone, what it earns is taxed one day; converted at once, nothing is.'),
    how: words(
      'In the plan portal, beside the usual contribution. Switch on the automatic conversion, or ask for one after each pay check. A test for the highly paid can send a part back.',
    ),
    due: within.fortnight,
    dueWhy: 'the next payroll, within a fortnight',
    minutes: 30,
    link: links.retirementPlans,
    keep: words('Form 1099-R of the conversions.'),
  }
}

/** What more goes into the plan at work: the number that payroll asks for, of the kind that is the better one. */
export function deferral({
  sheet,
  placements,
  bracket,
  taxes,
  kind,
  reader,
}: DollarWork): StepDraft | undefined {
  const placed = placements.find(({ step }) => step === 'deferral')
  if (placed === undefined) return undefined
  const { stateRate } = taxes
  const plan = planAtWork(reader)
  const more = sheet.computed(
    'deferral.now',
    `More into the ${plan} each month, before tax`,
    'usd-per-month',
    'the take-home dollars ÷ (one − your tax rates)',
    [placed.amount, bracket, ...(stateRate === undefined ? [] : [stateRate])],
    Math.floor(placed.amount.value / (1 - bracket.value - (stateRate?.value ?? 0))),
  )
  const isRoth = kind?.verdict === 'roth' && reader.told('rothOptionAtWork') !== false
  return {
    id: 'deferral',
    title: isRoth
      ? say`Raise your ${words(plan)} contribution by ${placed.amount} a month, as Roth`
      : say`Raise your ${words(plan)} contribution by ${more}`,
    why: isRoth
      ? words('It is taxed now and never again, so your pay check shrinks by all of it.')
      : say`Your pay check shrinks by only ${placed.amount}, because it is not taxed now.`,
    how: isRoth
      ? say`Change the share of pay in the payroll portal, and choose the Roth kind. If the plan has none, raise it by ${more} before tax: the pay check shrinks by the same.`
      : words(
          `Change the share of pay in the payroll portal. ${kind?.verdict === 'traditional' ? 'Choose the Traditional kind, before tax.' : 'With Roth contributions the pay check shrinks by the whole sum, so raise it by less.'}`,
        ),
    due: within.fortnight,
    dueWhy: 'the next payroll, within a fortnight',
    minutes: 20,
    link: links.retirementPlans,
    keep: words('The first pay slip with the new share.'),
  }
}
