/**
 * The health savings accounts that take money: one's own until Medicare closes it, and that of a spouse on the same family
 * plan. Two on a family plan share its limit, and the catch-up of each goes into an account of their own: IRC §223(b)(3), (5), (7).
 */
import { civilDate, yearOf } from '../calendar.ts'
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { monthsPerYear } from '../tax/counting.ts'
import { hsaRoom } from '../tax/hsa-room.ts'
import { medicareEligibilityAge } from '../tax/medicare-law.ts'
import { known } from '../tax/tax-year.ts'
import type { CalendarDate, Months } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import { isFilled } from './contributed-share.ts'
import { type HsaEnd, hsaEnd } from './hsa-end.ts'
import { sourceOf } from './tax-picture.ts'
import type { DraftContext } from './topic.ts'

interface Basis {
  readonly sheet: Worksheet
  readonly reader: FactReader
  readonly context: Pick<DraftContext, 'limits' | 'today'>
}

export interface HsaAccount {
  readonly id: 'hsa' | 'hsa.spouse'
  /** What it may still take in a year. */
  readonly room: Figure
  /** Set where Medicare is near. */
  readonly end: HsaEnd | undefined
}

export const isSpouseHsa = ({ id }: { readonly id: string }): boolean => id === 'hsa.spouse'

/** Of someone on Medicare the plan of both still allows one to a spouse who is not. */
const isSpouseOnPlan = (reader: FactReader): boolean =>
  reader.told('hsaFamilyCoverage') === true &&
  reader.told('spouseAge') !== undefined &&
  reader.value('maritalStatus') === 'married' &&
  reader.number('spouseAge').value < medicareEligibilityAge.value

/** Months of this year in which the account is open: all of them, where it does not end in it. */
function monthsOfYear(today: CalendarDate, end: HsaEnd | undefined): Months {
  if (end === undefined || yearOf(end.day.value) > yearOf(today)) return monthsPerYear
  return civilDate(end.day.value).month - 1
}

export function hsaAccounts({ sheet, reader, context }: Basis): HsaAccount[] {
  const { limits } = context
  if (reader.told('hsaEligible') !== true) return []
  const isClosed = reader.value('onMedicare')
  const coverage = reader.value('hsaFamilyCoverage') ? 'family' : 'self_only'
  const monthly = reader.told('hsaMonthly') === undefined ? 0 : reader.number('hsaMonthly').value
  const source = sourceOf(limits.hsa)
  const found: HsaAccount[] = []
  const end = isClosed ? undefined : hsaEnd({ sheet, reader, context }, 'age')
  const monthsOpen = monthsOfYear(context.today, end)
  if (!isClosed && !isFilled(reader, 'hsa'))
    found.push({
      id: 'hsa',
      end,
      room: sheet.law('hsa.room', 'HSA limit for the year', 'usd', {
        value: hsaRoom({
          limits,
          coverage,
          age: reader.number('age').value,
          monthsEligible: monthsOpen,
          contributed: monthly * monthsOpen,
        }),
        source,
        note: `For ${monthsOpen < monthsPerYear ? 'the months of this year before Medicare' : 'a full year of eligibility'}, with the catch-up from the age it starts at${monthly > 0 ? ', less what you put in each month' : ''}. What your employer puts in counts too.`,
      }),
    })
  if (!isSpouseOnPlan(reader)) return found.filter(({ room }) => room.value > 0)
  const age = reader.number('spouseAge').value
  const law = known(limits.hsa)
  found.push({
    id: 'hsa.spouse',
    end: hsaEnd({ sheet, reader, context }, 'spouseAge'),
    room: isClosed
      ? sheet.law('hsa.spouse', 'HSA limit of a spouse who is not on Medicare', 'usd', {
          value: hsaRoom({ limits, coverage: 'family', age }),
          source,
          note: 'For a full year of family cover, with the catch-up from the age it starts at. What an employer puts in counts too.',
        })
      : sheet.law('hsa.spouse', 'Catch-up of a spouse, in an HSA of their own', 'usd', {
          value: age >= law.catchUpFromAge ? law.catchUp : 0,
          source,
          note: 'The limit of the family plan is in your own account already.',
        }),
  })
  return found.filter(({ room }) => room.value > 0)
}
