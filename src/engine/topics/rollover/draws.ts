/** What has to come out of the plan in each year ahead so that the same is left to live on, by the law and with what is paid then. */
import type { FactReader } from '../../fact-reader.ts'
import { futureLaw } from '../../markets/future-law.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { incomeTax } from '../../tax/income-tax.ts'
import type { TaxReturn } from '../../tax/tax-return.ts'
import type { Dollars, Share, Years } from '../../units.ts'
import { lifelongPayAt } from '../lifelong-pay.ts'
import type { TaxPicture } from '../tax-picture.ts'
import type { DraftContext } from '../topic.ts'
import { returnAhead } from './years-ahead.ts'

/** In dollars of today; `year`: whole years from now. */
export interface DrawsAhead {
  /** What comes out, federal tax included: less, or nothing, once more is paid for life. */
  readonly grossIn: (year: Years) => Dollars
  /** The same out of money that no tax is due on. */
  readonly untaxedIn: (year: Years) => Dollars
  /** The share of it that federal tax takes when so much comes out in all. */
  readonly rateOn: (year: Years, gross: Dollars) => Share
  /** The year in which what was named ends the need, or else from which on all of it is paid; undefined where it all is. */
  readonly settledFrom: Years | undefined
}

/** A pay that ends, and what a year costs from then on. */
export interface WithoutPay {
  /** Years until then. */
  readonly startsIn: Years
  /** All that a year costs, less support that comes in. */
  readonly costs: Dollars
}

const mostRounds = 60
const halfACent = 0.005
const longest: Years = 60

/** What has to come out so that so much is left after the tax that it adds, and after a penalty. */
export function grossFor(left: Dollars, penaltyRate: Share, taxOn: (gross: Dollars) => Dollars): Dollars {
  let gross = left
  // Less than all of every further dollar is taken, so that each round comes nearer.
  for (let round = 0; round < mostRounds; round += 1) {
    const next = Math.max(0, left + taxOn(gross) + gross * penaltyRate)
    if (Math.abs(next - gross) < halfACent) return next
    gross = next
  }
  return gross
}

/**
 * `left`: what has to be left of a year's draw today. `besides`: the return of such a year without the draw. Of benefits
 * only those that were named count, each from the age that was named.
 */
export function drawsAhead(
  { reader, context, taxes }: { reader: FactReader; context: DraftContext; taxes: TaxPicture },
  {
    left,
    besides,
    afterPay,
    part = 1,
    ofUntaxed = 1,
    moreIn = () => 0,
  }: {
    readonly left: Dollars
    readonly besides: TaxReturn
    readonly afterPay?: WithoutPay | undefined
    /** What of the need is drawn here, where other savings pay the rest. */
    readonly part?: Share | undefined
    /** What is drawn here of all that was never taxed and is drawn: all of it is taxed together. */
    readonly ofUntaxed?: Share | undefined
    /** What a year costs beyond the rest; `left` holds that of the first. */
    readonly moreIn?: ((year: Years) => Dollars) | undefined
  },
): DrawsAhead {
  const paidIn = (year: Years) => lifelongPayAt(reader, taxes.age.value + year, taxes.isCouple)
  const sumIn = (year: Years) => paidIn(year).reduce((sum, { value }) => sum + value * monthsPerYear, 0)
  const paidNow = sumIn(0)
  const ahead = returnAhead(reader, context.today, taxes, besides)
  const lawIn = (year: Years) =>
    futureLaw({ law: context.law, yearsAhead: year, inflation: context.market.inflation.value })
  const taxIn = (year: Years) => {
    const law = lawIn(year)
    return (paid: ReturnType<typeof paidIn>, gross: Dollars): Dollars => {
      const taxReturn = ahead(year, paid)
      return incomeTax(law, { ...taxReturn, iraDistributions: (taxReturn.iraDistributions ?? 0) + gross })
        .incomeTax
    }
  }
  /** All that a year costs, once the pay has ended. */
  const needWithoutPay = (year: Years, costs: Dollars) => {
    const paid = paidIn(year)
    const taxReturn = ahead(year, paid)
    const theirs = (taxReturn.spouseWages ?? 0) + (taxReturn.spouseSelfEmploymentProfit ?? 0)
    const law = lawIn(year)
    return {
      wanted: costs - sumIn(year) - theirs,
      taxOn: (drawn: Dollars): Dollars =>
        incomeTax(law, { ...taxReturn, iraDistributions: (taxReturn.iraDistributions ?? 0) + drawn })
          .totalTax,
    }
  }
  /** What is paid from then on pays a part of the need, and its own tax. */
  const needIn = (year: Years) => {
    if (afterPay !== undefined && year >= afterPay.startsIn) return needWithoutPay(year, afterPay.costs)
    const [taxOf, paid] = [taxIn(year), paidIn(year)]
    const before = taxOf(paidIn(0), 0)
    return {
      wanted: left - part * (sumIn(year) - paidNow - (moreIn(year) - moreIn(0))),
      taxOn: (drawn: Dollars): Dollars => taxOf(paid, drawn) - before,
    }
  }
  const found = new Map<Years, Dollars>()
  const grossIn = (year: Years): Dollars => {
    const known = found.get(year)
    if (known !== undefined) return known
    const { wanted, taxOn } = needIn(year)
    const gross = ofUntaxed * grossFor(wanted / ofUntaxed, 0, taxOn)
    found.set(year, gross)
    return gross
  }
  const changes = Array.from({ length: longest }, (_, index) => index + 1).filter(
    (year) => sumIn(year) > sumIn(year - 1),
  )
  /** What was paid all of it beside a pay does not settle it, where more is needed once that pay ends. */
  const settledFrom = (): Years | undefined => {
    const last = changes.at(-1)
    const payEnds = Math.ceil(afterPay?.startsIn ?? 0)
    const isOpenThen = grossIn(payEnds) > 0
    return (
      changes.find((year) => grossIn(year) <= 0 && (year >= payEnds || !isOpenThen)) ??
      (last === undefined ? undefined : Math.max(last, payEnds))
    )
  }
  return {
    grossIn,
    untaxedIn(year) {
      const { wanted, taxOn } = needIn(year)
      return Math.max(0, wanted + ofUntaxed * taxOn(0))
    },
    rateOn(year, gross) {
      if (gross <= 0) return 0
      const [taxOf, paid, all] = [taxIn(year), paidIn(year), gross / ofUntaxed]
      return Math.max(0, taxOf(paid, all) - taxOf(paid, 0)) / all
    },
    settledFrom: settledFrom(),
  }
}
