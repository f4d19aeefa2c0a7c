/** What a spouse puts into the plan at their work in a year, and what their employer adds to it. */
import { matchOfYear } from '../../employer-match.ts'
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import { deferralRoom } from '../../tax/deferral-room.ts'
import type { ContributionLimits } from '../../tax/tax-year.ts'
import type { Worksheet } from '../../worksheet.ts'
import { spouseShare } from '../contributed-share.ts'
import { payLimit } from '../missed-match.ts'

export interface SpouseSaving {
  /** Taken as Traditional. */
  readonly contributed: Figure
  /** Always pre-tax here; undefined where no match was told. */
  readonly added: Figure | undefined
}

interface Asked {
  /** Of a year, or of what this one has of it. */
  readonly pay: Figure | undefined
  readonly spouseAge: Figure | undefined
  readonly endsThisYear?: boolean
}

/** Undefined where it was not told what share of their pay goes in, or none does. */
export function spouseSavingOf(
  sheet: Worksheet,
  reader: FactReader,
  { pay, spouseAge, endsThisYear = false }: Asked,
  { limits }: { readonly limits: ContributionLimits },
): SpouseSaving | undefined {
  const share = spouseShare(sheet, reader, { limits })
  if (pay === undefined || spouseAge === undefined || share === undefined) return undefined
  const age = Math.floor(spouseAge.value)
  const unit = endsThisYear ? 'usd' : 'usd-per-year'
  const { limit } = deferralRoom({ limits, age, compensation: pay.value })
  const contributed = sheet.computed(
    'spouse.contribution',
    'What your spouse puts into the plan at work in a year',
    unit,
    'their pay × the share of it that goes in, at most what the law lets anybody defer',
    [pay, share],
    Math.min(pay.value * share.value, limit),
  )
  if (contributed.value <= 0) return undefined
  const match = reader.told('spouseEmployerMatch')
  if (match === undefined || match.rate === 0) return { contributed, added: undefined }
  const added = sheet.computed(
    'spouse.match',
    'What your spouse’s employer adds in a year',
    unit,
    'their pay, as far as a plan may count it × what the match that was told adds to the share that goes in',
    [pay, payLimit(sheet, pay, { limits }), share].filter((part) => part !== undefined),
    Math.round(matchOfYear({ match, limits, pay: pay.value, age, contributed: contributed.value })),
  )
  return { contributed, added: added.value > 0 ? added : undefined }
}
