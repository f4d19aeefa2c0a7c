/** What a retired couple's month lacks once one of the two has died: the smaller Social Security payment and part of a pension end. */
import type { Figure } from '../../figure.ts'
import type { Check } from '../../plan.ts'
import { nothing, say, sentenceStart, words } from '../../say.ts'
import { check } from '../check.ts'
import { benefitKeys, lifelongPayAt, tellsLifelongPay } from '../lifelong-pay.ts'
import type { FundWork } from './work.ts'

const pensions = [
  { pension: 'pensionMonthly', share: 'pensionSurvivorShare' },
  { pension: 'spousePensionMonthly', share: 'spousePensionSurvivorShare' },
] as const

/**
 * A surviving spouse keeps the larger of the two benefits (42 U.S.C. §402(e)-(f)); costs hardly fall by half. What has not
 * begun pays for nothing yet, and its end opens no gap. Of pensions the one whose end takes most counts.
 */
export function survivingBenefit(work: FundWork): Check[] {
  const { reader, stage, cushion } = work
  if (stage !== 'retired' || reader.value('maritalStatus') !== 'married') return []
  if (!tellsLifelongPay(reader)) return []
  const untold = benefitKeys.filter((key) => reader.told(key) === undefined)
  const begun = lifelongPayAt(reader, reader.number('age').value, true, untold).filter(
    ({ value }) => value > 0,
  )
  const benefits = begun.filter(({ id }) => id === 'ssMonthly' || id === 'spouseSsMonthly')
  const benefit = benefits.length < 2 ? undefined : benefitThatEnds(work, benefits)
  const pension = pensionThatEnds(work, begun)
  const ends = [benefit, pension].filter((part) => part !== undefined)
  if (ends.length === 0) return []
  const { uncovered } = cushion
  const gap = work.sheet.computed(
    'survivor.gap',
    'What a month then costs beyond pension and Social Security',
    'usd-per-month',
    'what it costs beyond them today + the payments that end',
    [uncovered, ...ends],
    ends.reduce((sum, { value }) => sum + value, uncovered.value),
  )
  const isPensionOpen = pensions.some(
    ({ pension: key, share }) => begun.some(({ id }) => id === key) && reader.told(share) === undefined,
  )
  const benefitEnds =
    benefit && say`the larger Social Security payment goes on and the smaller one, ${benefit}, ends`
  const pensionEnds = pension && say`${pension} of a pension ends`
  const what =
    benefitEnds && pensionEnds
      ? say`${benefitEnds}, and ${pensionEnds}`
      : (benefitEnds ?? pensionEnds ?? nothing)
  return [
    check(
      'survivor',
      'warn',
      'What is left when one of you dies',
      say`${pension === undefined ? sentenceStart(what) : say`At worst ${what}`}.${uncovered.value > 0 ? say` At the same costs ${gap} is missing then instead of ${uncovered}${words(isPensionOpen ? ', beside whatever of a pension ends: ask whether yours goes on to the other' : '')}.` : nothing}`,
    ),
  ]
}

const benefitThatEnds = ({ sheet }: FundWork, both: readonly Figure[]): Figure =>
  sheet.computed(
    'survivor.ends',
    'Social Security that ends with the first death',
    'usd-per-month',
    'the smaller of both payments',
    both,
    Math.min(...both.map(({ value }) => value)),
  )

/** By the share that goes on to the other one, where that was told. */
function pensionThatEnds({ sheet, reader }: FundWork, begun: readonly Figure[]): Figure | undefined {
  const [most] = pensions
    .flatMap(({ pension, share }) => {
      const paid = begun.find(({ id }) => id === pension)
      if (paid === undefined || reader.told(share) === undefined) return []
      const goesOn = reader.number(share)
      return [{ inputs: [paid, goesOn], value: Math.round(paid.value * (1 - goesOn.value)) }]
    })
    .sort((one, other) => other.value - one.value)
  return most === undefined || most.value === 0
    ? undefined
    : sheet.computed(
        'survivor.pension',
        'Pension that ends with the death of whoever earned it',
        'usd-per-month',
        'the pension × the share that does not go on to the other one',
        most.inputs,
        most.value,
      )
}
