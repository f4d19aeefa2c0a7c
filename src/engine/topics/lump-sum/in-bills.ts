/** For a goal some years away: the money that the plan blends, kept in bills and insured savings at a market rate until then. */
import type { Alternative } from '../../plan.ts'
import { nothing, say, words } from '../../say.ts'
import { taxOnMore } from '../tax-on-more.ts'
import { type Growth, growthInBills } from './growth.ts'
import { compared, type ledgerOf, type Row, rowOf } from './rows.ts'
import type { LumpSumWork } from './work.ts'

/** Nothing where the plan itself keeps all of it so, and where the years are long enough for a fall to be waited out. */
export function inBills(
  work: LumpSumWork,
  growth: Growth,
  plan: Row,
  ledger: ReturnType<typeof ledgerOf>,
): Alternative[] {
  const { sheet, context, taxes, reach, way, neededBy, taxable } = work
  if (reach !== 'middle' || way.taxable <= 0) return []
  const rate = sheet.market('market.cash', 'Cash a year', 'rate', context.market.cash)
  const interest = way.taxable * rate.value
  const tax = sheet.computed(
    'bills.tax',
    'Federal tax on a year of that interest',
    'usd-per-year',
    'your federal tax with the interest of a year − without it, in a year of only the income that goes on',
    [taxable, rate, taxes.later.agi],
    Math.round(taxOnMore(taxes.later, context, 'interest', interest)),
  )
  const row = rowOf(
    work,
    growthInBills(work, growth, tax.value / way.taxable),
    'bills',
    'In bills and insured savings',
    way,
    [taxable, rate, tax],
  )
  return [
    {
      id: 'bills',
      kind: 'other',
      title: words('Treasury bills and insured savings instead of the blend'),
      detail: say`Bills, certificates that end before ${neededBy}, or savings at a bank that pays about as much: ${rate} a year${tax.value < 1 ? nothing : say`, less about ${tax} of federal tax`}. Nothing of it can fall before you need it.`,
      ledger: ledger(row),
      difference: compared(work, 'bills', row, plan).inWords,
    },
  ]
}
