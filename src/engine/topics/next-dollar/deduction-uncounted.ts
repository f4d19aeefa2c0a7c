/**
 * The tax that a deducted IRA or a plan of one's own business saves now is in no way's money, and nor is the tax on what
 * comes out: where a way puts less in than the plan, or more, both are said beside.
 */
import { planningRules as rules } from '../../planning-rules.ts'
import { nothing, say, type Text, words } from '../../say.ts'
import { type Kind, kindOfBusiness, traditionalEnding } from '../ira-kind.ts'
import type { Placing } from './hsa-tax-uncounted.ts'
import type { MonthlyNeed } from './need.ts'
import type { DollarWork } from './work.ts'

const digits = 3

const isDeductedIra = ({ id, step }: MonthlyNeed): boolean => step === 'ira' && id.endsWith(traditionalEnding)

/** Dollars over all months, in today’s. */
const into = ({ needs, rising }: Placing, isOne: (need: MonthlyNeed) => boolean): number =>
  needs.reduce(
    (sum, need, at) =>
      isOne(need) ? rising.placed.reduce((placed, row) => placed + (row[at] ?? 0), sum) : sum,
    0,
  )

export function deductionUncounted(work: DollarWork, plan: Placing, way: Placing): Text {
  // Who has nothing left each month decides about nothing here.
  if (way.kind !== 'other' || work.isEmpty) return nothing
  const { kind, kindAhead } = work
  const inBusiness = kindOfBusiness(work)
  // Most of the months are of the years ahead.
  const ofIras = [kindAhead, kind].find((one) => one?.ira === 'traditional')
  const isBusiness = inBusiness?.verdict === 'traditional' && work.ownPlans.length > 0
  const isOne = (need: MonthlyNeed) =>
    (ofIras !== undefined && isDeductedIra(need)) || (isBusiness && need.step === 'own-plan')
  const rate = ofIras ?? (isBusiness ? inBusiness : undefined)
  return rate === undefined
    ? nothing
    : inWords(work, way, into(plan, isOne) - into(way, isOne), { rate, isBusiness })
}

function inWords(
  { sheet, monthly }: DollarWork,
  way: Placing,
  less: number,
  { rate, isBusiness }: { readonly rate: Kind; readonly isBusiness: boolean },
): Text {
  if (Math.round(Math.abs(less)) === 0) return nothing
  const dollars = sheet.computed(
    `gap.${way.id}.deducted`,
    'How far this way and the plan are apart in what goes in before tax by hand',
    'usd',
    'what the plan puts in − what this way puts in, over all years, in today’s dollars',
    [monthly],
    Math.abs(less),
    digits,
  )
  const saved = sheet.computed(
    `gap.${way.id}.deducted-tax`,
    'Tax that these dollars save as they go in',
    'usd',
    'those dollars × what one of them saves, by the law of the year in which most go in',
    [dollars, rate.now],
    Math.abs(less) * rate.now.value,
    digits,
  )
  const where = words(isBusiness ? 'what is deducted' : 'traditional IRAs')
  const isTaxed = rate.later.value >= rules.rateStep.value
  const later = isTaxed
    ? say`what comes out is taxed, at about ${rate.later}`
    : words('what comes out is hardly taxed')
  return less > 0
    ? say`In neither sum: it puts ${dollars} less into ${where}, which would have saved about ${saved} of tax going in; ${later}.`
    : say`In neither sum: it puts ${dollars} more into ${where}, which saves about ${saved} of tax going in; ${later}.`
}
