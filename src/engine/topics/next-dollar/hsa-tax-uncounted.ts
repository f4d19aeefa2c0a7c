/** The tax that an HSA saves now is in no way's money: where a way puts less in than the plan, or more, it is said beside. */
import type { Alternative } from '../../plan.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { Dollars } from '../../units.ts'
import { taxSavedByHsa } from '../hsa-tax.ts'
import type { MonthlyCourse } from './months.ts'
import type { MonthlyNeed } from './need.ts'
import type { DollarWork } from './work.ts'

const digits = 3

export interface Placing {
  readonly id: string
  readonly kind: Alternative['kind']
  readonly needs: readonly MonthlyNeed[]
  readonly rising: MonthlyCourse
}

/** Dollars that go in over all months, in today's; and of them those after the room that lapses, which payroll can put in. */
function intoHsa({ needs, rising }: Placing): { all: Dollars; payroll: Dollars } {
  let [all, payroll] = [0, 0]
  for (const [at, { step, stream }] of needs.entries()) {
    if (step !== 'hsa' || stream.kind !== 'flow') continue
    const lapsing = stream.first?.until ?? 0
    for (const [index, row] of rising.placed.entries()) {
      const part = row[at] ?? 0
      all += part
      if (index >= lapsing) payroll += part
    }
  }
  return { all, payroll }
}

/** Of each dollar of a whole year of it, by the way it takes. */
function savedPerDollar(work: DollarWork): { byHand: number; payroll: number } {
  const yearly = work.needs.reduce(
    (sum, { step, stream }) =>
      step === 'hsa' && stream.kind === 'flow' ? sum + stream.monthly * monthsPerYear : sum,
    0,
  )
  const { byHand, payroll } = taxSavedByHsa(work, yearly)
  return yearly <= 0 ? { byHand, payroll } : { byHand: byHand / yearly, payroll: payroll / yearly }
}

/** `lead` is how much more the way leaves than the plan without that tax; negative where it leaves less. */
export function hsaTaxUncounted(work: DollarWork, plan: Placing, way: Placing, lead: Dollars): Text {
  const { sheet, monthly, taxes } = work
  if (way.kind !== 'other') return nothing
  const [here, there] = [intoHsa(plan), intoHsa(way)]
  const less = here.all - there.all
  const perDollar = savedPerDollar(work)
  const lessOfPayroll = here.payroll - there.payroll
  const lost = (less - lessOfPayroll) * perDollar.byHand + lessOfPayroll * perDollar.payroll
  if (Math.round(Math.abs(less)) === 0 || Math.round(lost) === 0 || lost > 0 !== less > 0) return nothing
  const dollars = sheet.computed(
    `gap.${way.id}.hsa`,
    'How far this way and the plan are apart in what goes into the HSA',
    'usd',
    'what the plan puts in − what this way puts in, over all years, in today’s dollars',
    [monthly],
    Math.abs(less),
    digits,
  )
  const tax = sheet.computed(
    `gap.${way.id}.hsa-tax`,
    'Tax that these dollars save as they go into the HSA',
    'usd',
    'those dollars × the federal and state income tax that a year of them saves now, and Social Security and Medicare tax on what can go through payroll',
    [dollars, taxes.agi],
    Math.abs(lost),
    digits,
  )
  if (less < 0)
    return say`In neither sum: it puts ${dollars} more into the HSA, which saves about ${tax} of tax as it goes in${words(lead < 0 && -lost > -lead ? ', more than it is behind' : '')}.`
  return say`In neither sum: it puts ${dollars} less into the HSA, which would have saved about ${tax} of tax as it goes in${words(lead > 0 && lost > lead ? ', more than it is ahead' : '')}.`
}
