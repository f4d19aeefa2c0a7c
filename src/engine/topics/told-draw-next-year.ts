/** What was told to be taken out of a plan each month, as income of the next year in plans that do not plan it themselves. */
import { say } from '../say.ts'
import { monthsPerYear } from '../tax/counting.ts'
import { withBenefitsAhead } from './ended-pay.ts'
import { drawnNextYear } from './ended-pay-check.ts'
import type { NextYear } from './income-next-year.ts'
import { withheldRateOf } from './rollover/paid-out.ts'
import type { TaxPicture } from './tax-picture.ts'
import type { Drafting } from './topic.ts'

/** What the plan withholds of it comes out too. */
export function withToldDraw(
  { sheet, reader }: Drafting,
  { later, ended }: TaxPicture,
): Pick<NextYear, 'taxReturn' | 'added'> {
  const taxReturn = withBenefitsAhead(later.taxReturn, ended)
  const monthly = reader.some('planDrawMonthly')
  if (monthly === undefined) return { taxReturn, added: [] }
  const withheld = withheldRateOf(sheet, reader.told('planType') ?? 'plan_401k')
  const sum = Math.round((monthly.value * monthsPerYear) / (1 - withheld.value))
  const drawn = drawnNextYear(sheet, {
    sum,
    how: 'what you need from the plan each month × the months of a year ÷ (one − the share that the plan withholds)',
    inputs: [monthly, withheld],
  })
  return drawn === undefined
    ? { taxReturn, added: [] }
    : {
        taxReturn: { ...taxReturn, iraDistributions: (taxReturn.iraDistributions ?? 0) + sum },
        added: [{ figure: drawn, inWords: say`about ${drawn} that comes out of retirement accounts then` }],
      }
}
