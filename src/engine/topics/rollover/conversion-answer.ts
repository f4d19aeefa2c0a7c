/** Whether a conversion that was asked about is worth it: “Roth vs Traditional” weighs it on the same facts, at one price for both. */
import type { Figure } from '../../figure.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, listed, nothing, say, type Text, words } from '../../say.ts'
import type { Dollars } from '../../units.ts'
import type { Conversion } from '../roth/conversion-figures.ts'
import { rothWork } from '../roth/work.ts'
import { conversionPriceOf } from './conversion-price.ts'
import { isHeldByWork } from './gates.ts'
import type { RolloverWork } from './work.ts'

/** So many dollars converted this year. */
export interface PricedConversion {
  readonly amount: Figure
  /** Federal and state tax. */
  readonly tax: Figure
  /** With the credits that it takes and what Medicare adds. */
  readonly total: Figure
  readonly rate: Figure
  /** The credits that it takes and what Medicare adds, in words. */
  readonly besides: readonly Text[]
  readonly takesCredit: boolean
}

export interface ConversionAnswer {
  readonly verdict: Conversion['verdict']
  /** All of the pre-tax money that may move. */
  readonly all: PricedConversion
  /** The part that is weighed, where it is clearly less than all. */
  readonly part: PricedConversion | undefined
  /** What the same dollars cost when they are used. */
  readonly later: Figure
  /** The same in a year without the pay that ends in this one, where waiting for it is best. */
  readonly next: Figure | undefined
}

/** Plans that “Roth vs Traditional” counts as one of an earlier job. */
const counted: readonly RolloverWork['planType'][] = ['plan_401k', 'plan_403b', 'tsp', 'gov_457b']

/** Worked out once for each plan: it takes a draft of another topic. */
const answers = new WeakMap<RolloverWork, { readonly answer: ConversionAnswer | undefined }>()

/** Undefined where it is not asked about, cannot fall in this year, or where too little was told to weigh it. */
export function conversionAnswerOf(work: RolloverWork): ConversionAnswer | undefined {
  const known = answers.get(work) ?? { answer: weigh(work) }
  answers.set(work, known)
  return known.answer
}

function weigh(work: RolloverWork): ConversionAnswer | undefined {
  const { household } = work
  const { reader, check, gates, context, total, isOfSpouse, planType, required } = work
  const isPayTold = household.income !== undefined || reader.told('employment') === 'retired'
  if (reader.told('considersConversion') !== true || !isPayTold) return undefined
  if (check !== undefined || required !== undefined || isOfSpouse || isHeldByWork(gates.freeze))
    return undefined
  if (!counted.includes(planType)) return undefined
  const price = conversionPriceOf(work)
  if (price === undefined || !price.isThisYear) return undefined
  const { vestedRate: _, ...told } = household
  const { conversion } = rothWork({ ...told, planBalance: total.value, stillWorksThere: false }, context)
  if (conversion === undefined) return undefined
  const all = priced(work, conversion, 'all', price.taxable)
  const weighed = Math.min(conversion.amount.value, price.taxable.value)
  const isPart = price.taxable.value - weighed >= rules.leastConversion.value
  return {
    verdict: conversion.verdict,
    all,
    part: isPart
      ? priced(
          work,
          conversion,
          'part',
          work.sheet.computed(
            'converting.part.amount',
            'Part of it whose conversion is weighed this year',
            'usd',
            'what “Roth vs Traditional” weighs on the same facts: as far as the low brackets and the credits of the year reach, and no further than a dollar costs less now than later',
            [price.taxable, work.taxes.agi],
            weighed,
          ),
        )
      : undefined,
    later: laterRate(work, conversion, isPart ? weighed : price.taxable.value, price.taxable),
    next:
      conversion.rateNext === undefined
        ? undefined
        : work.sheet.computed(
            'converting.next',
            'What a converted dollar costs in a year without the pay that ends',
            'rate',
            'as “Roth vs Traditional” works it out on the same facts',
            [price.taxable],
            conversion.rateNext.value,
          ),
  }
}

const laterRate = (
  { sheet }: Pick<RolloverWork, 'sheet'>,
  conversion: Conversion,
  dollars: Dollars,
  of: Figure,
) =>
  sheet.computed(
    'converting.later',
    'What the same dollar costs later',
    'rate',
    'tax on the withdrawals from these dollars, stacked on benefits, pension and the rest, in weak and in strong markets, ÷ the withdrawals, as “Roth vs Traditional” works it out on the same facts',
    [of],
    toTenths(conversion.laterRateOn(dollars)),
  )

const tenthsOfPercent = 1000
const toTenths = (rate: number): number => Math.round(rate * tenthsOfPercent) / tenthsOfPercent

function priced(
  { sheet, taxes }: Pick<RolloverWork, 'sheet' | 'taxes'>,
  conversion: Conversion,
  id: 'all' | 'part',
  amount: Figure,
): PricedConversion {
  const { tax, credit, savers, surcharges } = conversion.costsOn(amount.value)
  const figure = (name: string, label: string, how: string, inputs: readonly Figure[], value: Dollars) =>
    sheet.computed(`converting.${id}.${name}`, label, 'usd', how, inputs, Math.round(value))
  const of = id === 'all' ? 'all of it' : 'that part'
  const taxFigure = figure(
    'tax',
    `Federal and state tax if ${of} is converted this year`,
    'the tax of this year with it − without it; of a state only where it was named and its tax is known',
    [amount, taxes.agi],
    tax - surcharges,
  )
  const taken = [
    ...(savers > 0
      ? [
          {
            figure: figure(
              'savers',
              `Saver’s credit that converting ${of} takes`,
              'the credit without it − with it',
              [amount, taxes.agi],
              savers,
            ),
            name: 'saver’s credit',
          },
        ]
      : []),
    ...(credit > 0
      ? [
          {
            figure: figure(
              'credit',
              `Marketplace credit that converting ${of} takes, estimated`,
              'the credit of the year without it − with it, by what cover costs on average',
              [amount, taxes.agi],
              credit,
            ),
            name: 'Marketplace credit',
          },
        ]
      : []),
  ]
  const takesCredit = taken.length > 0
  if (surcharges > 0)
    taken.push({
      figure: figure(
        'medicare',
        `What Medicare adds later if ${of} is converted this year`,
        'the surcharges with it − without it',
        [amount, taxes.agi],
        surcharges,
      ),
      name: 'Medicare surcharges',
    })
  const parts = [taxFigure, ...taken.map((one) => one.figure)]
  const total =
    parts.length === 1
      ? taxFigure
      : figure(
          'total',
          `All that converting ${of} costs`,
          'the tax + the credits that it takes + what Medicare adds',
          parts,
          parts.reduce((sum, { value }) => sum + value, 0),
        )
  return {
    amount,
    tax: taxFigure,
    total,
    rate: sheet.computed(
      `converting.${id}.rate`,
      `What a dollar costs if ${of} is converted this year`,
      'rate',
      'all that it costs ÷ what is converted',
      [total, amount],
      toTenths(total.value / Math.max(1, amount.value)),
    ),
    besides: taken.map((one) => say`${one.figure} of ${words(one.name)}`),
    takesCredit,
  }
}

/** What it costs, by its parts. */
const costOf = ({ tax, total, rate, besides }: PricedConversion): Text =>
  besides.length === 0
    ? say`about ${tax} of tax, ${rate} of it`
    : say`about ${listed([say`${tax} of tax`, ...besides])}: ${total} in all, ${rate} of it`

/** The sum that the answer is about. */
export const weighedOf = ({ part, all }: ConversionAnswer): PricedConversion => part ?? all

const isDearerInAll = ({ all, later }: ConversionAnswer): boolean =>
  all.rate.value - later.value > rules.rateBand.value

/** What is said of all of it where a part is weighed. */
const ofAll = (answer: ConversionAnswer): Text =>
  say`All ${answer.all.amount} at once would cost ${costOf(answer.all)}${words(isDearerInAll(answer) ? ': too much in one year' : '')}.`

/** Only what takes no credit; nothing where all of it takes none or the part does too. */
const keepsCredit = ({ all, part }: ConversionAnswer): Text =>
  part !== undefined && all.takesCredit && !part.takesCredit ? words(', and takes no credit') : words('')

/** The answer first, then what it rests on. */
export function answerInWords(work: RolloverWork, answer: ConversionAnswer): Text {
  const { verdict, part, later, next } = answer
  const one = weighedOf(answer)
  const price = say`Converting ${words(part === undefined ? 'all ' : '')}${one.amount}${words(part === undefined ? '' : ' of it')} to Roth this year would cost ${costOf(one)}${keepsCredit(answer)}, against about ${later} when you use the money`
  const whole = part === undefined ? nothing : ofAll(answer)
  return join([
    say`Convert to Roth this year? ${verdictInWords(work, answer)}.`,
    say`${price}${words(next === undefined && verdict === 'close' ? ': about even' : '')}.`,
    whole,
    next === undefined ? nothing : say`In a year without the pay that ends it would be ${next}.`,
  ])
}

function verdictInWords(work: RolloverWork, answer: ConversionAnswer): Text {
  const { verdict, part, next } = answer
  const rises = work.reader.told('payOutlook') === 'higher'
  if (next !== undefined) return words('No, wait until January')
  if (verdict === 'convert')
    return part === undefined ? words('Yes, all of it') : say`Yes, ${part.amount} of it`
  if (verdict === 'keep')
    return words(`No, leave it untaxed for now${rises ? ', although your pay will rise' : ''}`)
  return words(
    rises
      ? 'Yes, you may, as long as savings stay large enough: you expect to earn more, and a conversion comes before that'
      : 'You may: a part of it, for some tax-free money, is reasonable',
  )
}
