/** What a plan of a sum says and does about the months until Social Security begins. */
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { medicareEligibilityAge } from '../../tax/medicare-law.ts'
import { check } from '../check.ts'
import { coverAfterPay } from '../cover-after-pay.ts'
import { lateSpouseRecord } from '../late-spouse-record.ts'
import type { PayBridge } from '../pay-bridge.ts'
import { bridgeInWords, whatBeginsLate, withoutPay } from '../pay-bridge-words.ts'
import { type StepDraft, within } from '../steps.ts'
import { bridgeMonths, bridgePaidOf } from './bridge.ts'
import { isBereaved } from './mourning.ts'
import { whenThere } from './when-there.ts'
import type { LumpSumWork } from './work.ts'

/** A withdrawal from a pre-tax account counts as income where this money does not. */
function whyFromThis({ reader, moneyTax }: LumpSumWork, { ahead }: PayBridge): Text {
  const isYoung = (['age', 'spouseAge'] as const).some((key) => {
    const age = reader.some(key)?.value
    return age !== undefined && age + ahead / monthsPerYear < medicareEligibilityAge.value
  })
  if (moneyTax !== undefined && moneyTax.reserve.value > 0) return nothing
  const taxed = 'What you draw from a 401(k) or a traditional IRA is income; this money is not.'
  return words(
    isYoung
      ? `${taxed} So it leaves the tax on Social Security and a Marketplace credit until Medicare as they are.`
      : `${taxed} So it leaves the tax on Social Security as it is.`,
  )
}

/** What neither cash of one’s own nor this money pays. */
const stillOpen = ({ sheet }: LumpSumWork, missing: Figure, kept: Figure): Figure =>
  sheet.computed(
    'bridge.open',
    'What those months need beyond this money',
    'usd',
    'what they still need − what of this money is kept for them',
    [missing, kept],
    Math.max(0, missing.value - kept.value),
  )

export function bridgeChecks(work: LumpSumWork): Check[] {
  const { bridge, placements } = work
  if (bridge === undefined) return []
  const { missing } = bridgePaidOf(work, bridge)
  const placed = placements.find(({ id }) => id === 'bridge')
  const isKept = missing.value <= 0 || placed?.isFull === true
  return [
    check(
      'bridge',
      isKept ? 'warn' : 'act',
      isKept
        ? say`The months until ${whatBeginsLate(work.reader, bridge)} come first`
        : `The months ${withoutPay(bridge)} are not covered yet`,
      join([
        bridgeInWords(work.reader, bridge),
        placed === undefined
          ? missing.value > 0
            ? say`This money does not reach them: ${missing} has to come from retirement savings, later work, or benefits that begin sooner and stay smaller for life.`
            : words('Your own cash pays them: keep that safe for it, and invest none of it.')
          : isKept
            ? say`${placed.amount} of this money is kept for them before anything is invested.`
            : say`${placed.amount} of this money is kept for them, and ${stillOpen(work, missing, placed.amount)} is missing: it has to come from retirement savings, later work, or benefits that begin sooner and stay smaller for life.`,
        whyFromThis(work, bridge),
        // What the family is paid after a death has a check of its own.
        isBereaved(work) ? nothing : lateSpouseRecord(work, bridge),
        coverAfterPay(work, bridge),
      ]),
    ),
  ]
}

export function bridgeStep(work: LumpSumWork): StepDraft | undefined {
  const { bridge, placements } = work
  const placed = placements.find(({ id }) => id === 'bridge')
  if (bridge === undefined || placed === undefined) return undefined
  return {
    id: 'bridge',
    title: say`Put ${placed.amount} for ${bridgeMonths(work, bridge)} where it is sure`,
    why: words('These months are known today, so no market may decide whether they are paid.'),
    how: say`Treasury bills and insured certificates of different lengths, a part ending every few months${words(bridge.ahead > 0 ? ' from the last pay check on' : ', the first one in savings')}. Pay yourself from it each month.`,
    ...whenThere(work, within.month, 'a month from today'),
    minutes: 60,
    link: links.treasuryDirect,
    keep: words('The confirmation of each purchase, with its last day.'),
  }
}
