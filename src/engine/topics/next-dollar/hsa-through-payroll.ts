/** What payroll saves on the dollars of an HSA, said where they begin. */
import { nothing, say, type Text } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { Months } from '../../units.ts'
import { isSoleProprietor } from '../own-business.ts'
import { payrollTaxOnMore } from '../tax-on-more.ts'
import type { MonthlyNeed } from './need.ts'
import { type DollarWork, dollarsIn } from './work.ts'

/** Where the HSA gets its first dollars with a move: in the month in which a need fills, or in the phase that follows. */
export function hsaThroughPayroll(work: DollarWork, next: number, filled: Months): Text {
  const { reader, needs, phases, course } = work
  const at = needs.findIndex(({ id }) => id === 'hsa')
  const need = needs[at]
  const first = phases.find(({ row }) => (row[at] ?? 0) > 0)
  if (need === undefined || first === undefined || first.from < filled || isSoleProprietor(reader))
    return nothing
  // Room that lapses on the filing day is of the year before, for which no pay check counts any more.
  if (
    need.stream.kind === 'flow' &&
    next >= 0 &&
    (phases[next]?.from ?? 0) <= (need.stream.first?.until ?? 0)
  )
    return nothing
  // Where another need fills in the month of the first dollars, the move of that month says it, with what then goes in.
  const movesAgain = needs.some(
    ({ stream }, index) =>
      (stream.kind === 'pile' || stream.kind === 'debt') && course.filled[index] === first.from,
  )
  return first.from > filled && movesAgain ? nothing : payrollOfHsa(work, next, need)
}

/** What a year of the HSA's dollars of a phase saves through payroll. */
export function payrollOfHsa(work: DollarWork, next: number, need: MonthlyNeed): Text {
  const { sheet, context, taxes } = work
  const monthly = dollarsIn(work, next, need)
  const yearly = monthly.value * monthsPerYear
  if (yearly <= 0 || yearly > (taxes.taxReturn.wages ?? 0)) return nothing
  const saved = sheet.computed(
    'hsa.payroll-tax',
    'Social Security and Medicare tax on what goes into the HSA in a year',
    'usd-per-year',
    'the tax that is withheld from the whole pay − the same on pay without these dollars',
    [monthly, taxes.income],
    Math.round(-payrollTaxOnMore(taxes, context, -yearly)),
    2,
  )
  return say`Have payroll put the HSA’s part in: that saves about ${saved} of Social Security and Medicare tax too, which a transfer does not.`
}
