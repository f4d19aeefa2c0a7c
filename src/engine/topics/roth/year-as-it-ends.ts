/** This year as it ends: the pay checks before a new setting holds carried what they carry now. */
import type { Dollars, Share } from '../../units.ts'
import { contributedShare } from '../contributed-share.ts'
import type { DecidedWork } from './decided-work.ts'
import { lateSwitch } from './late-switch.ts'
import { shareOfPayBefore } from './pay-checks-left.ts'
import { presentKind } from './present-course.ts'
import { isNextYear } from './raise-waits.ts'
import type { YearNow } from './year-now.ts'

const traditionalShares: Readonly<Record<ReturnType<typeof presentKind>, Share>> = {
  traditional: 1,
  half: 0.5,
  roth: 0,
}

/** What the pay checks before the setting holds carry before tax; undefined where no share of pay is known to go in. */
function traditionalBefore(work: DecidedWork): Dollars | undefined {
  const { sheet, reader, context, income, hasPlan, ownPlan, running, isSelfEmployed } = work
  // What runs beside dollars that are decided on alone is off pay already.
  if (!hasPlan || ownPlan !== undefined || running !== undefined || isSelfEmployed) return undefined
  const share = contributedShare(sheet, reader, context)
  if (share === undefined || share.value === 0) return undefined
  const ofYear = Math.round(income.value * share.value)
  return ofYear * traditionalShares[presentKind(work)] * shareOfPayBefore(context.today)
}

/** The year with the split of the plan for the pay checks that are left alone. */
export function yearAsItEnds(work: DecidedWork): YearNow {
  const { decision, now, context, more } = work
  if (work.left !== undefined) return decision.year
  if (more !== undefined && isNextYear(work.waits, context)) {
    const { places } = decision.year
    const goesIn = Math.max(0, places.planTraditional + places.planRoth - more.value)
    const planTraditional = Math.round(goesIn * traditionalShares[presentKind(work)])
    return now.yearOf({ ...places, planTraditional, planRoth: goesIn - planTraditional })
  }
  const late = lateSwitch(work)
  if (late !== undefined) return late.year
  const { places } = decision.year
  const before = traditionalBefore(work)
  if (before === undefined) return decision.year
  const atWork = places.planTraditional + places.planRoth
  const left = places.planTraditional * (1 - shareOfPayBefore(context.today))
  const planTraditional = Math.min(atWork, Math.round(before + left))
  return planTraditional === places.planTraditional
    ? decision.year
    : now.yearOf({ ...places, planTraditional, planRoth: atWork - planTraditional })
}
