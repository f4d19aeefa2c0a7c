/** The steps for the accounts of a college plan: ABLE, the 529, and the dates that hang on them. */
import { addYears } from '../../calendar.ts'
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import { planningRules as rules } from '../../planning-rules.ts'
import { join, listed, nothing, say, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import type { CalendarDate } from '../../units.ts'
import { type StepDraft, within } from '../steps.ts'
import { ableYearly } from './account-parts.ts'
import { isNamed529, mixWords, whichPlan } from './account-words.ts'
import { giftReturn, largeGift } from './gift-step.ts'
import { instalmentStep, waitsInWords } from './instalment-step.ts'
import type { CollegePart, PartKind } from './parts.ts'
import { riseSteps } from './rise-words.ts'
import { savedAlready, stateSaves } from './saved-already.ts'
import { runsUntil } from './saving-ends.ts'
import { stateDeadlines } from './state-deadline.ts'
import { transferStep } from './transfer-step.ts'
import type { CollegeWork } from './work.ts'

export const accountSteps = (work: CollegeWork): (StepDraft | undefined)[] => [
  able(work),
  account(work),
  savedAlready(work),
  laterAccount(work),
  ...riseSteps(work),
  transferStep(work),
  giftReturn(work),
  ...stateDeadlines(work),
  instalmentStep(work),
]

export const partsOf = ({ parts }: CollegeWork, kind: PartKind): CollegePart[] =>
  parts.filter((part) => part.kind === kind && part.amount.value > 0)

/** The dollars of some parts, by child. */
const amounts = (parts: readonly CollegePart[]): Text =>
  listed(
    parts.map(({ amount, need }) =>
      need === undefined ? say`${amount}` : say`${amount} for ${need.child.name}`,
    ),
  )

function able(work: CollegeWork): StepDraft | undefined {
  const parts = partsOf(work, 'able')
  if (parts.length === 0) return undefined
  return {
    id: 'able',
    title: words('Open an ABLE account first'),
    why: words(
      'It pays for health, therapy, housing and school free of tax, and keeps SSI and Medicaid safe. A 529 may count for SSI, and money in the child’s own name ends it.',
    ),
    how: join([
      say`Put in ${amounts(parts)}. All that family and friends put in together may be at most about ${ableYearly(work)} a year.`,
      words(
        'Compare your state’s ABLE plan with others, as most take residents of any state; some states give a tax deduction for their own.',
      ),
      work.saved.value > 0
        ? words(
            'Money in this child’s 529 can be rolled into the ABLE account, each year up to its limit, free of tax.',
          )
        : nothing,
    ]),
    due: within.week,
    dueWhy: 'a week from today',
    minutes: 45,
    link: links.disabilitySavings,
    keep: words('The proof of the disability and its beginning.'),
  }
}

function account(work: CollegeWork): StepDraft | undefined {
  const parts = partsOf(work, '529')
  if (parts.length === 0) return undefined
  const isLump = work.mode === 'lump'
  const { instalments } = work
  const gift = largeGift(work)
  const isOpen = hasOwn529(work)
  return {
    id: 'account',
    title: isLump
      ? words(
          instalments === undefined
            ? 'Put the money into a 529'
            : instalments.later.length > 1
              ? 'Put a part of the money into a 529 now, and more each January'
              : 'Put a part of the money into a 529 now, and the rest in January',
        )
      : isOpen
        ? words(
            isNamed529(work)
              ? 'Check the 529 and set the monthly transfer'
              : 'Open a 529, if there is none yet, and set the monthly transfer',
          )
        : work.ownPart?.value === 0
          ? words('Open a 529 for the gifts')
          : words('Open a 529 and set a monthly transfer'),
    why: isLump
      ? words('From the first day on, what it earns is not taxed when it pays for education.')
      : words(
          work.isRetired
            ? 'What leaves your account by itself is not forgotten, and every month has time to grow free of tax.'
            : 'What leaves your account on payday is not missed, and every month has time to grow free of tax.',
        ),
    how: join([
      isLump
        ? join([
            say`Put in ${amounts(parts)}.`,
            instalments === undefined ? nothing : waitsInWords(work, instalments),
          ])
        : say`Each month: ${amounts(parts)}.`,
      gift === undefined
        ? nothing
        : say`More than ${gift.givers.year} for one child before New Year needs Form 709: see the step about it first.`,
      isLump ? nothing : runsUntil(work),
      giftsInWords(work),
      parts.some(({ need }) => need?.child.isExpected === true)
        ? words(
            'Until the child has a Social Security number, open it with yourself as beneficiary and change that later.',
          )
        : nothing,
      isOpen && !isNamed529(work) && !isLump
        ? join([
            say`Send the ${work.saved} that is saved there too, if it is still in a bank account and not in a 529.`,
            stateSaves(work),
          ])
        : nothing,
      whichPlan(work),
      mixWords(parts.flatMap(({ need }) => (need === undefined ? [] : [need]))),
      words('Name a successor owner.'),
    ]),
    due: within.fortnight,
    dueWhy: 'a fortnight from today',
    minutes: 40,
    link: links.collegePlans,
    keep: words('The plan description, and a list of what you put in and when.'),
  }
}

function giftsInWords(work: CollegeWork): Text {
  const { gifts, ownPart, mode, reader } = work
  if (gifts === undefined || mode === 'lump') return nothing
  if (ownPart === undefined)
    return say`Of that ${gifts} is the gift of a year, by the month: once a year does as well, by the end of December.`
  const way = wayOfGifts(work, gifts)
  return ownPart.value > 0
    ? say`Set your own transfer to ${ownPart}. The gifts of ${reader.number('collegeGiftYearly')} bring the rest, about ${gifts}: ${way}`
    : say`All of it comes as gifts: ${way}`
}

/** What one pays in oneself counts on one’s own return in every state; what others pay straight in, only in some. */
function wayOfGifts({ state, yearly529 }: CollegeWork, gifts: Figure): Text {
  const ownYearly = Math.max(0, yearly529.value - gifts.value * monthsPerYear)
  return state !== undefined && state.of(yearly529.value) > state.of(ownYearly)
    ? say`ask the givers to send them to you each year by the end of November, and pay them in yourself by the middle of December. What you pay in counts on your return in ${state.name}; what others pay straight in may not.`
    : words('ask the givers to pay them straight into the account, each year by the end of December.')
}

/** A new account would begin afresh the years that a move to the child's Roth IRA asks for. */
const hasOwn529 = ({ isIn529, owner }: CollegeWork): boolean => isIn529 && owner === 'parent'

/** Money for bills that are near waits in cash; where the state rewards it, it passes through its plan all the same. */
function tooLateToGrow({ state, stateYearly, tuitionCredit }: CollegeWork): Text {
  if (state === undefined || stateYearly === undefined || stateYearly.value <= 0)
    return words(
      'The bills are there or too near for stocks: send it straight to the school, or leave it in insured savings until a bill comes.',
    )
  return join([
    say`The bills are there or too near for stocks, but ${state.name} gives about ${stateYearly} for a year of it${words(state.kind === 'own' ? ' in its own plan' : '')}: put it into the cash choice of a 529, and pay the bills from there.`,
    tuitionCredit === undefined
      ? nothing
      : say`In the years of college pay ${tuitionCredit.expenses} of tuition straight to the school first, for the tuition credit; what is more can pass through the 529.`,
    words('Ask the plan whether the state still counts what leaves in the same year.'),
  ])
}

/** Whether every child's first bill comes before money put in from a day on could be in stocks. */
const startsBy = ({ needs }: CollegeWork, from: CalendarDate): boolean =>
  needs.every(({ startsOn }) => startsOn.value < addYears(from, rules.shortHorizon.value))

function laterAccount(work: CollegeWork): StepDraft | undefined {
  const { wait, intoCollegeLater, mode } = work
  if ((mode !== 'monthly' && work.besideSum === undefined) || wait.from === undefined) return undefined
  const isTooLateToGrow = startsBy(work, wait.from.value)
  return {
    id: 'later-account',
    title: say`Turn the ${intoCollegeLater} to college`,
    why: isTooLateToGrow
      ? words('What comes before it is done by then, and the bills are not far.')
      : words('What comes before it is done by then, and there is still time to grow.'),
    how: isTooLateToGrow
      ? tooLateToGrow(work)
      : join([
          hasOwn529(work) || partsOf(work, '529').length > 0
            ? words('Let the same transfer go into the 529 that is there, and choose its age-based mix.')
            : words(
                'Open a 529 sold directly, choose its age-based mix, and let the same transfer go there.',
              ),
          whichPlan(work),
        ]),
    due: wait.from.value,
    dueWhy: 'when what comes before it is done',
    dueInputs: [wait.from],
    minutes: 40,
    link: links.collegePlans,
    keep: words('The confirmation of the transfer.'),
  }
}
