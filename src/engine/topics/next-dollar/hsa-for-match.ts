/**
 * A match comes before an HSA in the order, for dollars that go in already as well: where a month does not carry the whole
 * match, what goes into the HSA now can wait for it.
 */
import { planningRules as rules } from '../../planning-rules.ts'
import { nothing, say, type Text } from '../../say.ts'
import { householdTax } from '../../tax/household-tax.ts'
import type { TaxReturn } from '../../tax/tax-return.ts'
import type { Dollars } from '../../units.ts'
import { hsaContributed } from '../hsa-contributed.ts'
import { stateRules } from '../state-notes.ts'
import { stateLawIn } from '../state-rate.ts'
import type { DollarWork } from './work.ts'

/** The same return with so many dollars fewer of a year in the HSA. */
function withLessInHsa(taxReturn: TaxReturn, dollars: Dollars): TaxReturn {
  const { wages = 0, hsaThroughPayroll = 0, hsaDeduction = 0 } = taxReturn
  const throughPayroll = Math.min(hsaThroughPayroll, dollars)
  return {
    ...taxReturn,
    wages: wages + throughPayroll,
    hsaThroughPayroll: hsaThroughPayroll - throughPayroll,
    hsaDeduction: Math.max(0, hsaDeduction - (dollars - throughPayroll)),
  }
}

/** What of the match a month leaves out. */
function missedIn({ needs, phases }: DollarWork, phase: number): Dollars {
  const at = needs.findIndex(({ step }) => step === 'match')
  const stretch = phases[phase]
  const stream = needs[at]?.stream
  if (stretch === undefined || stream?.kind !== 'flow') return 0
  const most = stream.later?.filter(({ after }) => after < stretch.from).at(-1)?.monthly ?? stream.monthly
  return most - (stretch.row[at] ?? 0)
}

/** To stand after where such a month goes; nothing where it carries the whole match, or where no HSA is filled now. */
export function hsaForMatch(work: DollarWork, phase: number): Text {
  const { sheet, reader, context, taxes } = work
  const short = missedIn(work, phase)
  if (short < rules.leastPart.value || (reader.told('hsaMonthly') ?? 0) === 0) return nothing
  const yearly = hsaContributed(sheet, reader, context)
  if (yearly === undefined) return nothing
  const { law } = context
  const state = stateLawIn(reader, law)
  const taxOf = (taxReturn: TaxReturn) => {
    const { federal, state: ofState } = householdTax({ law, state, taxReturn })
    return federal.totalTax + ofState
  }
  const taxed = taxOf(withLessInHsa(taxes.goesOn, yearly.value)) - taxOf(taxes.goesOn)
  const home = 1 - taxed / yearly.value
  const goesIn = reader.number('hsaMonthly')
  const less = Math.min(goesIn.value, Math.ceil(short / home))
  const inputs = [yearly, ...stateRules(sheet, reader.told('state'), law.year, reader.value('filingStatus'))]
  const cut = sheet.computed(
    `phase.${phase}.hsa-less`,
    'What can go into the HSA less each month for the match',
    'usd-per-month',
    'what goes in now, or what brings home the rest of the match where that is less',
    [goesIn, ...inputs],
    less,
  )
  const brings = sheet.computed(
    `phase.${phase}.hsa-home`,
    'What that brings home',
    'usd-per-month',
    'the same, less the tax that an HSA saves',
    [cut, ...inputs],
    Math.min(short, Math.floor(less * home)),
  )
  const isAll = less >= goesIn.value
  return say`What goes into the HSA can wait for the match: ${isAll ? say`stop its ${cut}` : say`lower it by ${cut}`}, and about ${brings} more comes home for the match, which the employer adds to at once. Raise the HSA again once the month carries the whole match.`
}
