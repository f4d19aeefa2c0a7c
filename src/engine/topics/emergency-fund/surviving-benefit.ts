/** What a retired couple's month lacks once one of the two has died: the smaller Social Security payment ends. */
import type { Check } from '../../plan.ts'
import { nothing, say } from '../../say.ts'
import { check } from '../check.ts'
import type { FundWork } from './work.ts'

/** A surviving spouse keeps the larger of the two (42 U.S.C. §402(e)-(f)); costs hardly fall by half. */
export function survivingBenefit({ reader, sheet, stage, cushion: { uncovered } }: FundWork): Check[] {
  if (stage !== 'retired' || reader.told('ssMonthly') === undefined) return []
  if (reader.told('spouseSsMonthly') === undefined || reader.value('maritalStatus') !== 'married') return []
  const both = [reader.number('ssMonthly'), reader.number('spouseSsMonthly')]
  const smaller = Math.min(...both.map(({ value }) => value))
  if (smaller <= 0) return []
  const ends = sheet.computed(
    'survivor.ends',
    'Social Security that ends with the first death',
    'usd-per-month',
    'the smaller of both payments',
    both,
    smaller,
  )
  const gap = sheet.computed(
    'survivor.gap',
    'What a month then costs beyond pension and Social Security',
    'usd-per-month',
    'what it costs beyond them today + the payment that ends',
    [uncovered, ends],
    uncovered.value + smaller,
  )
  return [
    check(
      'survivor',
      'warn',
      'What is left when one of you dies',
      say`The larger Social Security payment goes on and the smaller one, ${ends}, ends.${uncovered.value > 0 ? say` At the same costs ${gap} is missing then instead of ${uncovered}, beside whatever of a pension ends: ask whether yours goes on to the other.` : nothing}`,
    ),
  ]
}
