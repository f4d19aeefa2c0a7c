/**
 * Who is retired, old enough for all of Social Security and named nothing that is paid for life gets an average benefit;
 * of a couple that named the benefit of one, the other one gets what is owed to a spouse.
 */
import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { middle } from '../household.ts'
import { latestYear, socialSecurity } from '../tax/social-security-law.ts'
import type { Years } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import { benefitsAhead, fullBenefitAge, paidForLifeIn } from './benefits-ahead.ts'
import { tellsLifelongPay } from './lifelong-pay.ts'

/** Stopped working already; the year of the benefit table is near enough for the age at which it is paid in full. */
const workerOf = (exact: Years) => {
  const age = Math.floor(exact)
  return { age, birthYear: latestYear(socialSecurity.averageRetiredWorkerBenefit) - age, endOfWork: age }
}

type Worker = ReturnType<typeof workerOf>

const isDrawing = ({ age, birthYear }: Worker): boolean => age >= fullBenefitAge(birthYear)

/** Of a couple, one benefit was told and the other one’s was not: that spouse is old enough to draw it. */
function isOneUntold(reader: FactReader, other: Worker | undefined): boolean {
  if (other === undefined || reader.told('spouseAge') === undefined) return false
  const isUntold =
    reader.told('spouseSsMonthly') === undefined && reader.told('spouseSsFromAge') === undefined
  return isUntold && middle(reader.told('ssMonthly') ?? 0) > 0 && isDrawing(other)
}

/**
 * A month of all that is paid for life then; undefined where something else was told, SSI stands in its place, or it is too
 * early for it. Nearly everybody of that age draws a benefit, so that counting none asks for far too much cash.
 */
export function untoldPay(sheet: Worksheet, reader: FactReader, isCouple: boolean): Figure[] | undefined {
  if (reader.told('receivesBenefits') === true) return undefined
  const age = reader.number('age')
  const own = workerOf(age.value)
  if (tellsLifelongPay(reader)) {
    const theirs = isCouple ? workerOf(reader.number('spouseAge').value) : undefined
    return isOneUntold(reader, theirs)
      ? paidForLifeIn(reader, age.value, benefitsAhead(sheet, reader, { own, spouse: theirs }), 0)
      : undefined
  }
  if (!isDrawing(own) || middle(reader.told('ssFromAge') ?? 0) > age.value) return undefined
  const other = isCouple ? workerOf(reader.number('spouseAge').value) : undefined
  const spouse = other !== undefined && isDrawing(other) ? other : undefined
  return paidForLifeIn(reader, age.value, benefitsAhead(sheet, reader, { own, spouse }), 0)
}
