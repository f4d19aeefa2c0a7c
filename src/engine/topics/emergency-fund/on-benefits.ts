/** The fund of somebody who lives on SSI: the same months, held where they do not end it. */
import { addDays, civilDate, daysInMonth } from '../../calendar.ts'
import { links } from '../../links.ts'
import type { Check } from '../../plan.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, nothing, say, type Text, words } from '../../say.ts'
import { ableAge, ableLimit } from '../able-limit.ts'
import type { Part } from '../allocations.ts'
import { ofOne, savingsLimit } from '../benefits-limit.ts'
import { check } from '../check.ts'
import { hasCash, whatTargetIs } from '../cushion.ts'
import { lastsInWords } from '../job-loss.ts'
import { type StepDraft, within } from '../steps.ts'
import type { FundWork } from './work.ts'

const hasAccount = ({ reader }: FundWork): boolean => reader.told('ableAccount') === true

export const benefitsTitle = ({ cushion }: FundWork): Text =>
  say`Build an emergency fund of ${cushion.target} that your benefits do not count`

export function benefitsSummary(work: FundWork): Text {
  const { sheet, reader, cushion, gap, surplus, dates } = work
  const full = dates.milestones.find(({ id }) => id === 'full')
  const held = hasCash(cushion.cash) ? say`You have ${cushion.cash}` : words('You start with nothing')
  return join([
    say`${words(hasAccount(work) ? 'Fill the fund in your ABLE account' : 'Open an ABLE account first, and fill the fund there')}: what it holds does not count for SSI, up to ${ableLimit(sheet)}, while SSI ends above ${savingsLimit(sheet, reader)} elsewhere.`,
    say`Aim for ${cushion.target}, which is ${whatTargetIs(reader, cushion)}: for repairs, and for a benefit that is held up.`,
    gap.value === 0
      ? say`${held}, so it is there.`
      : full === undefined
        ? say`${held}, so ${gap} is missing.`
        : surplus.value <= 0
          ? say`${held}, so ${gap} is missing. Nothing is left to save each month yet; as it stands it is there in ${full.date}.`
          : say`${held}; at ${surplus} the missing ${gap} is there in ${full.date}.`,
  ])
}

/** What is spent from stays small enough that a month’s benefit beside it is no danger. */
export function benefitsTiers({ sheet, reader, cushion: { target, starter } }: FundWork): Part[] {
  const limit = ofOne(sheet)
  const share = reader.rule(
    'ready.share',
    'Part of that limit kept at hand',
    'share',
    rules.readyBesideBenefit,
  )
  const ready = Math.min(target.value, starter.value, Math.round(limit.value * share.value))
  return [
    {
      label: words('Ready at once'),
      description: words(
        'Checking or a linked savings account, insured by the FDIC or NCUA. It counts for SSI, so it stays small.',
      ),
      amount: sheet.computed(
        'tier.ready',
        'Ready at once',
        'usd',
        'the starter cushion, no more than that part of what SSI allows',
        [starter, limit, share, target],
        ready,
      ),
    },
    {
      label: words('ABLE account'),
      description: say`Its cash option, which is insured. Up to ${ableLimit(sheet)} of it does not count for SSI.`,
      amount: sheet.computed(
        'tier.able',
        'ABLE account',
        'usd',
        'what is left of the target',
        [target],
        target.value - ready,
      ),
    },
  ]
}

export function ableStep(work: FundWork): StepDraft {
  const { sheet, reader, surplus, cushion, context } = work
  const limit = savingsLimit(sheet, reader)
  const { year: _year, month: _month, day } = civilDate(context.today)
  const isOver = cushion.cash.value > ofOne(sheet).value
  const left = daysInMonth(civilDate(context.today).year, civilDate(context.today).month) - day
  return {
    id: 'able',
    title: words(hasAccount(work) ? 'Send what you save to your ABLE account' : 'Open an ABLE account'),
    why: say`It is open where the disability began before age ${ableAge(sheet)}, and what it holds is yours and does not count for SSI.`,
    how: join([
      hasAccount(work)
        ? nothing
        : words(
            'Choose a state’s program, yours or another, with low fees, and in it the cash option, which is insured.',
          ),
      surplus.value > 0 ? say`Set a transfer of ${surplus} for the day after the benefit comes.` : nothing,
      say`SSI ends above ${limit} elsewhere, counted on the first day of each month: stay below it.`,
      words(
        'If the disability began later, ask legal aid about a pooled trust instead; that costs nothing for many.',
      ),
    ]),
    due: isOver ? addDays(context.today, left) : within.fortnight,
    dueWhy: isOver
      ? 'the last day of this month: savings are counted on the first of the next'
      : 'within a fortnight, before the next benefit comes',
    minutes: 45,
    link: links.disabilitySavings,
    keep: words('The letter that says that the account is an ABLE account.'),
    rank: -1,
  }
}

export const benefitsCover: Check = check(
  'cover',
  'warn',
  'What insurance should carry',
  words('A fire or a theft is too large for any fund. Check renter’s or home insurance.'),
)

export const benefitsRunway = ({ runway, cushion }: FundWork): Check =>
  check(
    'runway',
    runway.value >= cushion.months.value ? 'pass' : 'warn',
    'Runway today',
    say`No job can be lost. If the benefits were held up, for a review or a mistake, your cash would last ${lastsInWords(runway)} at today’s spending. Answer every letter of Social Security by its day.`,
  )

export const benefitsNotes = (sheet: FundWork['sheet']): Text[] => [
  words(
    'Keep it apart from spending money, in accounts of your own name: what you hold together with others can count as yours.',
  ),
  say`ABLE money pays for what life with a disability costs: home, health, transport, help. Up to ${ableLimit(sheet)} does not count for SSI. After a death the state may ask for what Medicaid paid since the account was opened.`,
  words(
    'Stocks and crypto are no place for it. A rate that is only for the first months is an advertisement.',
  ),
  words('After you use it, refill it before anything else.'),
]
