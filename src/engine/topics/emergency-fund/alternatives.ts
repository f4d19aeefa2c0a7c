/** The fund against what people do instead, after one year, on one ledger. */
import type { Figure } from '../../figure.ts'
import { allCash } from '../../markets/asset-allocation.ts'
import { badYearReturn, oddsOfAtLeast } from '../../markets/outcomes.ts'
import { percentilesByYear } from '../../markets/percentiles.ts'
import { project } from '../../markets/project.ts'
import type { Alternative } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { say, type Text, words } from '../../say.ts'
import { averageBankRate } from '../bank-rates.ts'
import { afterFundCosts, expectedReturn } from '../expected-return.ts'
import { glideForLater } from '../mix-for-later.ts'
import { taxPicture } from '../tax-picture.ts'
import type { FundWork } from './work.ts'

export function emergencyFundAlternatives(work: FundWork): Alternative[] {
  const { sheet, cushion, context, reader } = work
  const { target, months, essentials, uncovered, sizedBy } = cushion
  const inflation = sheet.market('inflation', 'Inflation a year', 'rate', context.market.inflation)
  const savingsRate = sheet.market('cash.rate', 'What safe savings pay a year', 'rate', context.market.cash)
  const bankRate = sheet.market('bank.rate', 'What the average bank pays a year', 'rate', averageBankRate)
  const bank = context.bank(1)

  // Interest is taxed like pay; the bracket is known only to those who told what they earn, or earned this year.
  const isKnown = (['income', 'formerPay', 'payThisYear'] as const).some(
    (key) => reader.told(key) !== undefined,
  )
  const bracket = isKnown ? taxPicture(sheet, reader, context).bracket : undefined
  const kept = (id: string, label: string, rate: Figure) =>
    sheet.computed(
      `after-year.${id}`,
      label,
      'usd',
      bracket === undefined
        ? 'the fund × (one + rate) ÷ (one + inflation); tax on the interest is not counted'
        : 'the fund × (one + rate × (one − your federal bracket)) ÷ (one + inflation)',
      [target, rate, inflation, ...(bracket === undefined ? [] : [bracket])],
      Math.round((target.value * (1 + rate.value * (1 - (bracket?.value ?? 0)))) / (1 + inflation.value)),
    )
  const inSavings = kept(
    'savings',
    'The fund after a year in market-rate savings, today’s dollars',
    savingsRate,
  )
  const inBank = kept('bank', 'The fund after a year in an average bank, today’s dollars', bankRate)

  const [mix = allCash] = glideForLater(reader, 1)
  const expected = afterFundCosts(sheet, reader, expectedReturn(sheet, context, mix))
  const paths = sheet.computed(
    'paths',
    'Simulated futures',
    'count',
    'futures drawn from the market assumptions, in mirrored pairs',
    [expected, inflation],
    bank.paths,
  )
  const invested = project(bank, {
    start: target.value,
    cashFlows: [0],
    allocations: [mix],
    annualFee: rules.indexFundFee.value,
  })
  const [year] = percentilesByYear(invested)
  const middle = sheet.computed(
    'after-year.invested',
    'The fund after a year in the mix for later, middle of the futures',
    'usd',
    'the middle of the simulated futures',
    [target, paths],
    year?.p50 ?? 0,
    3,
  )
  const bad = sheet.computed(
    'after-year.invested.bad',
    'The fund after a bad year in the mix for later',
    'usd',
    'the outcome that the weakest twentieth of the futures falls below',
    [target, paths],
    target.value * (1 + badYearReturn(bank, mix)),
    3,
  )
  const short = sheet.computed(
    'after-year.short',
    'Futures in which the mix leaves less than the fund',
    'odds',
    'futures that end below the fund ÷ all futures',
    [target, paths],
    1 - oddsOfAtLeast(invested, target.value).share,
  )
  const calm = sheet.computed(
    'after-year.cash.bad',
    'The fund after a bad year in safe savings',
    'usd',
    'the outcome that the weakest futures fall below, when inflation surprises',
    [target, paths],
    target.value * (1 + badYearReturn(bank, allCash)),
    3,
  )

  const cardRate = reader.rule('card.rate', 'What a card charges a year', 'rate', {
    value: 0.21,
    why: 'About what cards charge on average.',
    source: { title: 'Federal Reserve, G.19 consumer credit (order of magnitude)' },
  })
  // Pension and Social Security go on: only what they leave open would go on the card.
  const onCard = uncovered.value > 0 ? uncovered : essentials
  const cardCost = sheet.computed(
    'card.cost',
    'What a month of costs on a card costs in a year',
    'usd-per-year',
    'a month of costs × the card’s rate',
    [onCard, cardRate],
    Math.round(onCard.value * cardRate.value),
  )

  // Where a repair or a bad health year sets the sum, the months that it was weighed against are not what it covers.
  const covered = {
    months: say`${months}`,
    'worst-year': say`More than ${months}`,
    starter: words('All that pension and Social Security leave open'),
    home: words('All that pension and Social Security leave open'),
  }[sizedBy]
  const ledger = (covered: Text, middleYear: Text, badYear: Text) => [
    { label: words('Months of costs covered'), value: covered },
    { label: words('The fund after a year, today’s dollars'), value: middleYear },
    { label: words('After a bad year for it'), value: badYear },
  ]
  const lostInBank = sheet.computed(
    'lost.bank',
    'Given up in an average bank',
    'usd-per-year',
    'market-rate savings − average bank',
    [inSavings, inBank],
    inSavings.value - inBank.value,
  )
  return [
    {
      id: 'recommended',
      kind: 'recommended',
      title: words(
        work.stage === 'benefits'
          ? 'Insured savings in an ABLE account'
          : 'Insured savings and short Treasuries',
      ),
      detail: words('Always worth what you put in, and there the day you need it.'),
      ledger: ledger(covered, say`${inSavings}`, say`${calm}`),
      difference: words('The plan.'),
    },
    {
      id: 'current',
      kind: 'current',
      title: words('Leave it at an average bank'),
      detail: words('Just as safe, but paid next to nothing.'),
      ledger: ledger(covered, say`${inBank}`, say`${inBank}`),
      difference: say`Costs about ${lostInBank} once the fund is full.`,
    },
    {
      id: 'invest',
      kind: 'other',
      title: words('Invest it'),
      detail: say`In the mix that money for later is held in. It is expected to earn ${expected} a year after fund costs and before tax: more on average, and least exactly when ${words(
        work.stage === 'retired' || work.stage === 'benefits' ? 'selling hurts most' : 'jobs are lost',
      )}.`,
      ledger: ledger(say`${covered}, if markets hold`, say`${middle}`, say`${bad}`),
      difference: say`In ${short} simulated years it would be worth less than you put in.`,
    },
    {
      id: 'card',
      kind: 'other',
      title: words('Rely on a credit card'),
      detail: say`Nothing is set aside; each month of costs on the card costs ${cardCost}, for as long as it stays there.`,
      ledger: ledger(words('None'), words('Nothing saved'), words('A debt instead')),
      difference: say`Costs ${cardCost} for each month of costs that you borrow.`,
    },
  ]
}
