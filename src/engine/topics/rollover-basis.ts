/** What stands in the old plan, by kind of money, and what it costs there and elsewhere. */
import { yearOf } from '../calendar.ts'
import { type FactReader, factReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import type { FactValue, Household } from '../household.ts'
import { rolloverLaw } from '../tax/rollover-law.ts'
import { known } from '../tax/tax-year.ts'
import { type Worksheet, worksheet } from '../worksheet.ts'
import { sourceOf, type TaxPicture, taxPicture } from './tax-picture.ts'
import type { DraftContext } from './topic.ts'

/** The kinds of money in a plan, each of which has its own way out. */
export interface Sources {
  /** Never taxed so far, company stock left out. */
  readonly pretax: Figure
  readonly stock: Figure
  readonly roth: Figure
  /** Taxed before it went in, and not Roth. */
  readonly afterTax: Figure
}

export interface RolloverBasis {
  readonly sheet: Worksheet
  readonly reader: FactReader
  readonly context: DraftContext
  readonly planType: FactValue<'planType'>
  readonly taxes: TaxPicture
  /** All that is the person's own. */
  readonly total: Figure
  readonly sources: Sources
  readonly stillThere: boolean
  readonly hasNewPlan: boolean
  /** The age at which the penalty on early withdrawals ends everywhere. */
  readonly penaltyEnds: Figure
  readonly penaltyRate: Figure
  readonly separationAge: Figure
  /** The age of leaving from which the old plan pays out without a penalty. */
  readonly earlyAccessAge: Figure
  readonly withheldRate: Figure
  readonly fees: { readonly leave: Figure; readonly newPlan: Figure; readonly ira: Figure }
  readonly horizon: Figure
  readonly birthYear: number
}

function sourcesOf(sheet: Worksheet, reader: FactReader): Pick<RolloverBasis, 'total' | 'sources'> {
  const stated = reader.number('planBalance')
  const vested = reader.told('vestedRate') === undefined ? undefined : reader.number('vestedRate')
  const own = Math.round(stated.value * (vested?.value ?? 1))
  const named = {
    roth: reader.number('rothPlanBalance'),
    afterTax: reader.number('afterTaxPlanBalance'),
    stock: reader.number('employerStockValue'),
  }
  const check = grossCheck(sheet, reader)
  const namedSum =
    Math.round(named.roth.value) + Math.round(named.afterTax.value) + Math.round(named.stock.value)
  const largest = Math.max(own, namedSum + Math.round(check?.value ?? 0))
  const total = sheet.computed(
    'rollover.total',
    'What is yours in the old plan',
    'usd',
    vested === undefined
      ? 'the balance that you named, or its named parts when they are more'
      : 'the balance × the share that is yours, or its named parts when they are more',
    [stated, ...(vested === undefined ? [] : [vested]), ...(check === undefined ? [] : [check])],
    largest,
  )
  const part = (id: string, label: string, figure: Figure) =>
    sheet.computed(
      `source.${id}`,
      label,
      'usd',
      'as named, in whole dollars',
      [figure],
      Math.round(figure.value),
    )
  const roth = part('roth', 'Roth money', named.roth)
  const afterTax = part('after-tax', 'After-tax money', named.afterTax)
  const stock = part('stock', 'Company stock', named.stock)
  return {
    total,
    sources: {
      roth,
      afterTax,
      stock,
      pretax: sheet.computed(
        'source.pretax',
        'Pre-tax money',
        'usd',
        'what is yours − Roth money − after-tax money − company stock',
        [total, roth, afterTax, stock],
        largest - namedSum,
      ),
    },
  }
}

/** What the plan paid out when a check came: before the tax that it withheld. Undefined without a sum. */
export function grossCheck(sheet: Worksheet, reader: FactReader): Figure | undefined {
  if (reader.told('checkAmount') === undefined) return undefined
  const check = reader.number('checkAmount')
  if (check.value <= 0) return undefined
  if (reader.value('checkToCustodian'))
    return sheet.computed(
      'check.gross',
      'Paid out by the check',
      'usd',
      'the check; nothing is withheld from one that is made out to a custodian',
      [check],
      Math.round(check.value),
    )
  const withheld = withheldRateOf(sheet)
  return sheet.computed(
    'check.gross',
    'Paid out, before tax was withheld',
    'usd',
    'the check ÷ (one − the share that is withheld)',
    [check, withheld],
    Math.round(check.value / (1 - withheld.value)),
  )
}

export const withheldRateOf = (sheet: Worksheet): Figure =>
  sheet.law('withheld.rate', 'Withheld from a payout to you', 'rate', rolloverLaw.withholdingRate)

export function rolloverBasis(household: Household, context: DraftContext): RolloverBasis {
  const sheet = worksheet()
  const reader = factReader(sheet, household, context.today)
  const planType = reader.value('planType')
  const { total, sources } = sourcesOf(sheet, reader)
  const taxes = taxPicture(sheet, reader, context)
  const early = known(context.limits.earlyWithdrawal)
  const source = sourceOf(context.limits.earlyWithdrawal)
  const isPublicSafety = reader.told('publicSafetyWorker') === true
  const told = reader.told('birthYear')
  return {
    sheet,
    reader,
    context,
    planType,
    taxes,
    total,
    sources,
    stillThere: reader.value('stillWorksThere'),
    hasNewPlan: reader.value('newPlanAcceptsRollovers'),
    penaltyEnds: sheet.law('penalty.ends', 'Age at which the early-withdrawal penalty ends', 'age', {
      value: early.untilAge,
      source,
    }),
    penaltyRate: sheet.law('penalty.rate', 'Penalty on early withdrawals', 'rate', {
      value: early.penaltyRate,
      source,
      note: 'On the taxable part, on top of income tax, unless an exception holds.',
    }),
    separationAge: reader.number('separationAge'),
    earlyAccessAge: isPublicSafety
      ? sheet.law(
          'separation.age',
          'Age of leaving from which the old plan pays without a penalty',
          'age',
          rolloverLaw.publicSafetySeparationAge,
        )
      : sheet.law('separation.age', 'Age of leaving from which the old plan pays without a penalty', 'age', {
          value: early.separationFromServiceAge,
          source: 'IRC §72(t)(2)(A)(v)',
          note: 'You have to leave in the calendar year in which you reach it, or later.',
        }),
    withheldRate: withheldRateOf(sheet),
    fees: {
      leave: reader.number('oldPlanFee'),
      newPlan: reader.number('newPlanFee'),
      ira: reader.number('iraFee'),
    },
    horizon: reader.number('horizonYears'),
    birthYear: typeof told === 'number' ? told : yearOf(context.today) - Math.floor(taxes.age.value),
  }
}
