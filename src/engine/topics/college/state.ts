/** What the household's state gives for a year's contribution to a 529, and whose plan earns it. */
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import { type Text, words } from '../../say.ts'
import { bracketRate } from '../../tax/bracket-tax.ts'
import { collegeSavingsBenefit } from '../../tax/college-savings-benefit.ts'
import { incomeTax } from '../../tax/income-tax.ts'
import { stateIncomeTax } from '../../tax/state-income-tax.ts'
import type { StateLaw } from '../../tax/state-law.ts'
import { stateLaws } from '../../tax/states/all.ts'
import { collegeSavingsBenefits } from '../../tax/states/college-savings-benefits.ts'
import type { Dollars, Share } from '../../units.ts'
import type { Worksheet } from '../../worksheet.ts'
import { stateRules } from '../state-notes.ts'
import type { TaxPicture } from '../tax-picture.ts'
import type { DraftContext } from '../topic.ts'

export interface StateBenefit {
  readonly name: Text
  /** own: only the state's own plan earns it; any: every plan does; ended: income is above its limit. */
  readonly kind: 'none' | 'own' | 'any' | 'ended'
  readonly isCredit: boolean
  /** The contribution of a year that still earns something; undefined where there is no limit. */
  readonly most: Figure | undefined
  /** What takes off a dollar of contribution: the credit's rate, or the state's rate at this income. */
  readonly rate: Figure | undefined
  readonly isApproximate: boolean
  /** The state tax that a year's contribution saves. */
  readonly of: (contribution: Dollars) => Dollars
}

/** The state's bracket, which is what a deduction saves on each dollar; credits that follow income are left out. */
function rateOf(state: StateLaw, taxes: TaxPicture, { law }: DraftContext): Share {
  const year = state.years.find((candidate) => candidate.year === law.year)
  if (year === undefined) return 0
  const joint = taxes.status === 'married_joint'
  const { taxReturn } = taxes
  const { taxableIncome } = stateIncomeTax({ law, state, taxReturn, federal: incomeTax(law, taxReturn) })
  return taxableIncome > 0 ? bracketRate(year.brackets[joint ? 'joint' : 'single'], taxableIncome) : 0
}

export function stateBenefit(
  sheet: Worksheet,
  reader: FactReader,
  context: DraftContext,
  taxes: TaxPicture,
  beneficiaries: number,
): StateBenefit | undefined {
  const code = reader.told('state')
  const state = stateLaws.find((candidate) => candidate.code === code)
  const law = code === undefined ? undefined : collegeSavingsBenefits[code]
  if (code === undefined || state === undefined || law === undefined) return undefined
  const joint = taxes.status === 'married_joint'
  const income = taxes.agi.value
  const limit = law.incomeMaximum?.[joint ? 'joint' : 'single']
  const isEnded = limit !== undefined && income > limit
  const stateRate = law.kind === 'deduction' ? rateOf(state, taxes, context) : 0
  const yearly = (contribution: Dollars) =>
    Math.round(
      collegeSavingsBenefit({
        state: code,
        joint,
        contribution,
        beneficiaries,
        stateRate,
        // What every plan earns, where the state rewards them all.
        inStatePlan: !law.anyStatePlan,
        income,
      }),
    )
  const times = law.per === 'beneficiary' ? beneficiaries : 1
  const maximum = (law.otherPlanMaximum ?? law.contributionMaximum)?.[joint ? 'joint' : 'single']
  const most =
    maximum === undefined || law.kind === 'none'
      ? undefined
      : sheet.law('benefit.most', 'Contribution of a year that still earns the state’s benefit', 'usd', {
          value: maximum * times,
          source: law.source,
          ...(law.limitApproximated === undefined ? {} : { approximated: law.limitApproximated }),
          note:
            law.per === 'beneficiary'
              ? 'The limit for each child, for all your children together.'
              : 'The limit of a tax return.',
        })
  const rate =
    law.kind === 'none' || isEnded
      ? undefined
      : law.kind === 'credit'
        ? sheet.law('benefit.rate', 'Credit on each dollar contributed', 'rate', {
            value: law.rate ?? 0,
            source: law.source,
            ...(law.approximated === undefined ? {} : { approximated: law.approximated }),
          })
        : sheet.computed(
            'benefit.rate',
            'Your bracket of the state’s income tax',
            'rate',
            'the rate of the state’s bracket that this income less the state’s deductions falls in',
            [taxes.agi, ...stateRules(sheet, code, context.law.year, taxes.status)],
            stateRate,
          )
  return {
    name: words(state.name),
    kind: law.kind === 'none' ? 'none' : isEnded ? 'ended' : law.anyStatePlan ? 'any' : 'own',
    isCredit: law.kind === 'credit',
    most: isEnded ? undefined : most,
    rate,
    isApproximate: law.approximated !== undefined,
    of: yearly,
  }
}
