/** What a person's years and family add to a one-time investment. */
import type { Check } from '../../plan.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { check } from '../check.ts'
import { collegeSoonChecks, type OnceIncome } from '../college-soon.ts'
import { supportsChild, supportsSomebody } from '../expecting.ts'
import { expectingCheck } from '../expecting-check.ts'
import { jobAtRiskCheck } from '../job-at-risk.ts'
import { newbornCheck } from '../newborn-check.ts'
import { placedIn } from '../order-of-operations.ts'
import { requiredCheck } from '../required-withdrawal.ts'
import { isChildOnBenefits } from './childs-benefits.ts'
import { drawnGapCheck } from './drawn-gap.ts'
import { collegeLack, isForChildren } from './for-children.ts'
import { gapBeforeAgeCheck } from './gap-before-age.ts'
import { gapTaxedCheck } from './gap-taxed.ts'
import { taxedPart } from './money-tax.ts'
import type { Outlook } from './outlook.ts'
import { requiredGap, requiredGapCheck } from './required-gap.ts'
import { studentCheck } from './student-check.ts'
import { untaxedRoomCheck } from './untaxed-room.ts'
import type { LumpSumWork } from './work.ts'

export function lifeChecks(work: LumpSumWork, outlook: Outlook | undefined): Check[] {
  return [
    ...familyChecks(work),
    ...expectingCheck(work),
    ...newbornCheck(work),
    ...jobAtRiskCheck(work.reader),
    ...divorceCheck(work),
    ...requiredCheck(
      work,
      work.required,
      words(
        requiredGap(work, outlook) === undefined
          ? ' It is counted here, and it may cover what this money was meant for.'
          : ' It is counted here, and it pays for the month before this money does.',
      ),
      words(
        requiredGap(work, outlook) === undefined
          ? ' It may cover a part of what this money is for.'
          : ' It pays for the month before this money does.',
      ),
    ),
    ...untaxedRoomCheck(work, outlook),
    ...requiredGapCheck(work, outlook),
    ...drawnGapCheck(work, outlook),
    ...gapBeforeAgeCheck(work),
    ...gapTaxedCheck(work, outlook),
  ]
}

/** What a taxable part of the plan passes by, where there are children on the way to college. */
function collegeInWords(work: LumpSumWork): Text {
  const { reader, placements, reach } = work
  if (isChildOnBenefits(reader) || isForChildren(reader) || placedIn(placements, 'college') > 0)
    return nothing
  const lack = reach === 'long' && placedIn(placements, 'rest') > 0 ? collegeLack(work) : undefined
  return lack === undefined
    ? words('A college account comes after your own retirement is on its way.')
    : say`Once your own retirement is on track, a 529 comes before the taxable part: ${besideTransfer(work)}about ${lack} is missing today for the part of the children’s college that savings are to pay. Say that it is on track, and it gets its place.`
}

/** What goes in each month already brings its part of it. */
function besideTransfer({ reader }: LumpSumWork): Text {
  const goesIn = reader.some('collegeMonthly')
  return goesIn === undefined || goesIn.value < 1 ? nothing : say`beside the ${goesIn} that goes in, `
}

function familyChecks(work: LumpSumWork): Check[] {
  const { reader } = work
  if (!supportsSomebody(reader)) return []
  const hasChild = supportsChild(reader)
  const family = check(
    'family',
    'warn',
    'People depend on you',
    join([
      words(
        `A will${hasChild ? ', a guardian for children' : ''} and enough term life insurance come before more investments.`,
      ),
      hasChild ? collegeInWords(work) : nothing,
    ]),
  )
  const isForCollege = isForChildren(reader) || reader.value('goal') === 'education'
  return [
    family,
    ...collegeSoonChecks(work, { isForCollege, once: onceIncome(work) }),
    ...(isForCollege ? [] : studentCheck(work)),
  ]
}

/** What of the money is income of this year, where its tax is worked out. */
function onceIncome(work: LumpSumWork): OnceIncome | undefined {
  const income = taxedPart(work)
  const federalTax = work.moneyTax?.estimate?.federal
  return income === undefined || federalTax === undefined ? undefined : { income, federalTax }
}

/** What a divorce leaves to be put in order, and what may be lost for good by moving too soon. */
function divorceCheck({ reader }: LumpSumWork): Check[] {
  if (reader.told('maritalStatus') !== 'divorced') return []
  return [
    check(
      'divorce',
      'warn',
      'If the divorce is new',
      words(
        'What spouses hand over to each other in a divorce is not taxed, and what you sell later keeps its old basis. A share of a 401(k) needs an order of the court that the plan accepts (a QDRO). Take what you need in cash from that plan before you roll the rest over: paid out under the order it carries no early penalty, out of an IRA it does. Take the old name off beneficiaries, accounts and the will.',
      ),
    ),
  ]
}
