/** A nonprofit's 457(b): it cannot be rolled over, so the question is over how many years it is paid out. */
import type { Figure } from '../../figure.ts'
import type { Alternative } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { say, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { Dollars } from '../../units.ts'
import { taxOnMore } from '../tax-on-more.ts'
import type { TaxPicture } from '../tax-picture.ts'
import type { EarlyNeed } from './early-need.ts'
import type { RolloverWork } from './work.ts'

export interface Payout {
  readonly years: Figure
  readonly yearly: Figure
  readonly allAtOnce: Figure
  readonly yearlyTax: Figure
  readonly spread: Figure
  readonly saved: Figure
  /** The tax on all payments when they start only once pay has stopped; undefined when there is no pay. */
  readonly later: Figure | undefined
  /** What such a payment leaves beyond a need that was told, or what is missing of it; undefined where none was told. */
  readonly beside: { readonly left: Figure; readonly over: Figure; readonly isEnough: boolean } | undefined
  /** The usual years, where the need that was told asks for fewer. */
  readonly longer: Longer | undefined
}

/** Payments over more years than the need lasts: less tax, and a part of the need is missing. */
interface Longer {
  readonly years: Figure
  readonly yearly: Figure
  readonly tax: Figure
  readonly missing: Figure
}

export function payoutOf(work: RolloverWork): Payout | undefined {
  const { sheet, reader, taxes, context, gates, total, placed } = work
  if (gates.freeze !== 'nonprofit-457') return undefined
  const usual = reader.rule('payout.years', 'Years of payments', 'years', rules.payoutYears)
  const balance = total.value - placed('required')
  const need = gates.earlyNeed
  const years = need === undefined ? usual : yearsForNeed(work, need, usual, balance)
  const taxIn = (year: Pick<TaxPicture, 'taxReturn'>, more: number) =>
    Math.max(0, Math.round(taxOnMore(year, context, 'iraDistributions', more)))
  const paymentOver = (id: string, over: Figure) =>
    sheet.computed(
      id,
      'A yearly payment',
      'usd-per-year',
      'what is left ÷ the years of payments; growth comes on top',
      [total, over],
      Math.round(balance / over.value),
    )
  const yearly = paymentOver('payout.yearly', years)
  const allAtOnce = sheet.computed(
    'payout.at-once',
    'Federal tax if it is all paid in one year',
    'usd',
    'your federal tax with all of it as income − your federal tax without it',
    [total, taxes.agi],
    taxIn(taxes, balance),
  )
  const yearlyTax = sheet.computed(
    'payout.yearly-tax',
    'Federal tax on a yearly payment',
    'usd-per-year',
    'your federal tax with the payment as income − your federal tax without it, at the pay that goes on; once that stops it is less',
    [yearly, taxes.later.agi],
    taxIn(taxes.later, yearly.value),
  )
  const spread = sheet.computed(
    'payout.spread',
    'Federal tax on all yearly payments',
    'usd',
    'the tax on a yearly payment × the years',
    [yearlyTax, years],
    Math.round(yearlyTax.value * years.value),
  )
  const isPaid = taxes.income.value > 0
  const { wages: _pay, selfEmploymentProfit: _profit, ...withoutPay } = taxes.later.taxReturn
  const laterTax = taxIn({ taxReturn: withoutPay }, yearly.value)
  return {
    later: isPaid
      ? sheet.computed(
          'payout.later',
          'Federal tax on all payments once pay has stopped',
          'usd',
          'the tax on a yearly payment in a year without your pay, under today’s law × the years',
          [yearly, years],
          Math.round(laterTax * years.value),
        )
      : undefined,
    years,
    yearly,
    beside: need === undefined ? undefined : besideNeed(work, need, yearly, yearlyTax),
    longer:
      need === undefined || years.value >= usual.value || years.value === 1
        ? undefined
        : longerThanNeed(work, need, usual, paymentOver('payout.longer.yearly', usual), taxIn),
    allAtOnce,
    yearlyTax,
    spread,
    saved: sheet.computed(
      'payout.saved',
      'Federal tax that spreading saves',
      'usd',
      'tax all at once − tax on all yearly payments',
      [allAtOnce, spread],
      Math.max(0, allAtOnce.value - spread.value),
    ),
  }
}

/** As many years as what is needed lasts, growth apart, and no more than the usual ones. */
const yearsForNeed = (
  { sheet, total }: RolloverWork,
  { drawn }: EarlyNeed,
  usual: Figure,
  balance: Dollars,
): Figure =>
  sheet.computed(
    'payout.years-needed',
    'Years of payments',
    'years',
    'what is left ÷ what a year of your need takes out with its tax, in whole years: at least one, and no more than the usual years',
    [total, drawn, usual],
    Math.max(1, Math.min(usual.value, Math.floor(balance / drawn.value))),
  )

function besideNeed({ sheet }: RolloverWork, { left }: EarlyNeed, yearly: Figure, tax: Figure) {
  const over = yearly.value - tax.value - left.value
  return {
    left,
    over: sheet.computed(
      'payout.over',
      over >= 0 ? 'What a payment leaves beyond your need' : 'What a payment leaves missing of your need',
      'usd-per-year',
      'a yearly payment − the federal tax on it − what you need of it in a year, or the other way round',
      [yearly, tax, left],
      Math.abs(over),
    ),
    isEnough: over >= 0,
  }
}

function longerThanNeed(
  { sheet, taxes }: RolloverWork,
  { left }: EarlyNeed,
  years: Figure,
  yearly: Figure,
  taxIn: (year: Pick<TaxPicture, 'taxReturn'>, more: Dollars) => Dollars,
): Longer {
  const tax = taxIn(taxes.later, yearly.value)
  return {
    years,
    yearly,
    tax: sheet.computed(
      'payout.longer.tax',
      'Federal tax on all payments over the usual years',
      'usd',
      'the tax on a yearly payment × the years',
      [yearly, years, taxes.later.agi],
      Math.round(tax * years.value),
    ),
    missing: sheet.computed(
      'payout.longer.missing',
      'What such a payment leaves missing of your need',
      'usd-per-month',
      '(what you need in a year − a payment + its federal tax) ÷ the months of a year',
      [left, yearly],
      Math.max(0, Math.round((left.value - yearly.value + tax) / monthsPerYear)),
    ),
  }
}

export function payoutAlternatives(work: RolloverWork, payout: Payout): Alternative[] {
  const { sheet, total, placed } = work
  const left = (id: string, label: string, tax: Figure) =>
    sheet.computed(
      id,
      label,
      'usd',
      'what is left of it − federal tax',
      [total, tax],
      total.value - placed('required') - tax.value,
    )
  const row = (tax: Figure, rest: Figure, employer: Alternative['title']) => [
    { label: words('Federal tax on it'), value: say`${tax}` },
    { label: words('Left after federal tax, without growth'), value: say`${rest}` },
    { label: words('The employer’s creditors can reach it for'), value: employer },
  ]
  return [
    {
      id: 'recommended',
      kind: 'recommended',
      title: say`Payments over ${payout.years}`,
      detail: say`About ${payout.yearly}, growth apart. Payments that fall into years with little pay are taxed least.`,
      ledger: row(
        payout.spread,
        left('payout.left.spread', 'Left when it is spread', payout.spread),
        say`Up to ${payout.years}`,
      ),
      difference: words('The plan.'),
    },
    {
      id: 'current',
      kind: 'current',
      title: words('Choose nothing and be paid all at once'),
      detail: words('Many of these plans pay everything soon after you leave unless you chose in time.'),
      ledger: row(
        payout.allAtOnce,
        left('payout.left.at-once', 'Left when it comes at once', payout.allAtOnce),
        words('A few months'),
      ),
      difference:
        payout.saved.value > 0
          ? say`Costs ${payout.saved} more of federal tax, before any fall of your income.`
          : words('Costs the same tax at today’s income; once pay stops, spreading wins.'),
    },
    ...longerPayout(work, payout, row, left),
    ...laterStart(work, payout, row),
  ]
}

type Row = (tax: Figure, rest: Figure, employer: Alternative['title']) => Alternative['ledger']

function longerPayout(
  work: RolloverWork,
  { longer, spread }: Payout,
  row: Row,
  left: (id: string, label: string, tax: Figure) => Figure,
): Alternative[] {
  if (longer === undefined) return []
  const { years, yearly, tax, missing } = longer
  const less = work.sheet.computed(
    'payout.longer.saved',
    'Federal tax that more years save',
    'usd',
    'tax on payments over the years of your need − tax over the usual years',
    [spread, tax],
    Math.max(0, spread.value - tax.value),
  )
  return [
    {
      id: 'longer',
      kind: 'other',
      title: say`Payments over ${years}, the rest of your need from elsewhere`,
      detail: say`About ${yearly}, growth apart. ${missing} of what you need is then missing and comes from cash or another account.`,
      ledger: row(tax, left('payout.left.longer', 'Left when it takes longer', tax), say`Up to ${years}`),
      difference: say`Costs ${less} less federal tax. It fits whoever has that sum elsewhere, untaxed or taxed less.`,
    },
  ]
}

function laterStart(
  { sheet, total, placed }: RolloverWork,
  { later, years, spread }: Payout,
  row: Row,
): Alternative[] {
  if (later === undefined || later.value >= spread.value) return []
  const rest = sheet.computed(
    'payout.left.later',
    'Left when it starts later',
    'usd',
    'what is left of it − federal tax',
    [total, later],
    total.value - placed('required') - later.value,
  )
  const less = sheet.computed(
    'payout.later-saved',
    'Federal tax that a later start saves',
    'usd',
    'tax on payments now − tax on payments once pay has stopped',
    [spread, later],
    spread.value - later.value,
  )
  return [
    {
      id: 'later',
      kind: 'other',
      title: say`Payments over ${years}, starting when your pay stops`,
      detail: words(
        'Where the plan lets you put the start off. Your other income in those years is not counted.',
      ),
      ledger: row(later, rest, words('All the years until the last payment')),
      difference: say`Up to ${less} less federal tax, for money that stays within reach of the employer’s creditors for longer. Choose it for a strong employer only.`,
    },
  ]
}
