/** Room of a spouse or partner who works for themselves: told beside the plan, which places no dollar there. */
import type { FactReader } from '../fact-reader.ts'
import type { Check } from '../plan.ts'
import { say } from '../say.ts'
import { ownPlanRoom } from '../tax/own-plan-room.ts'
import type { Worksheet } from '../worksheet.ts'
import { check } from './check.ts'
import { isFilled } from './contributed-share.ts'
import { isSpouseSoleProprietor } from './own-business.ts'
import { sourceOf } from './tax-picture.ts'
import type { DraftContext } from './topic.ts'

interface Asked {
  readonly sheet: Worksheet
  readonly reader: FactReader
  readonly context: DraftContext
}

export function spouseOwnPlanCheck({ sheet, reader, context }: Asked): Check[] {
  if (!isSpouseSoleProprietor(reader) || isFilled(reader, 'spouse_plan')) return []
  const profit = reader.number('spouseIncome')
  if (profit.value <= 0) return []
  const age = reader.number('spouseAge')
  const room = ownPlanRoom({ ...context, age: Math.floor(age.value), profit: profit.value })
  const plan = sheet.computed(
    'spouse-own-plan.room',
    'Room in a solo 401(k) of your spouse or partner',
    'usd-per-year',
    `their own contribution + the employer’s part, by the worksheet of Pub. 560 and the limits of ${sourceOf(context.limits.employerPlan)}`,
    [profit, age],
    Math.floor(room.deferral + room.employer),
  )
  const sep = sheet.computed(
    'spouse-own-plan.sep',
    'What a SEP-IRA of your spouse or partner would take',
    'usd-per-year',
    `net earnings × the share ÷ (one + the share), up to the limit of ${sourceOf(context.limits.sep)}`,
    [profit],
    Math.floor(room.sep),
  )
  return [
    check(
      'spouse-own-plan',
      'warn',
      'A plan of your spouse’s own business',
      say`Without employees a solo 401(k) of theirs has room for ${plan} of this year’s profit, a SEP-IRA for ${sep}. It comes before a taxable account; this plan places no dollar there. Keep their estimated tax apart first.`,
    ),
  ]
}
