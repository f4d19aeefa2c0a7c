/** The dated steps that fill accounts: opening them, the plan at work, a conversion, the tax day. */
import { addMonths } from '../../calendar.ts'
import type { FactReader } from '../../fact-reader.ts'
import type { Figure } from '../../figure.ts'
import { links } from '../../links.ts'
import { join, listed, nothing, say, sentenceStart, type Text, words } from '../../say.ts'
import { monthsPerYear } from '../../tax/counting.ts'
import { nextFilingDay } from '../../tax/deadlines.ts'
import { isSpouseHsa } from '../hsa-accounts.ts'
import { isOfPartner, isOverRothLimit } from '../ira-kind.ts'
import type { OrderStep } from '../order-of-operations.ts'
import { isSoleProprietor } from '../own-business.ts'
import { contributionFor, isOnlyRoth, type PayrollRoom } from '../payroll-room.ts'
import { type StepDraft, within } from '../steps.ts'
import { payrollPlan } from './accounts.ts'
import { phaseAfterFilingDay } from './tax-day.ts'
import { type DollarWork, dollarsIn } from './work.ts'

export function accounts(work: DollarWork): StepDraft | undefined {
  const { reader, context } = work
  // Cash needs no account that is not there.
  const placements = work.placements.filter(({ step }) => step !== 'rest' || !work.keepsCash)
  const isOfSpouse = ({ id }: { readonly id: string }) => id.startsWith('ira.spouse') || isOfPartner({ id })
  const names: Text[] = [
    ...(placements.some(isSpouseHsa) ? [words('an HSA in the name of your spouse')] : []),
    ...openable
      .filter(({ step, isThere }) =>
        placements.some(
          (placed) =>
            placed.step === step && !isSpouseHsa(placed) && (isOfSpouse(placed) || !isThere(reader)),
        ),
      )
      .map(({ name }) => name),
  ]
  // No pay check reaches the account of somebody else.
  const fillsHsa = placements.some(({ id }) => id === 'hsa') && !isSoleProprietor(reader)
  const step = {
    id: 'accounts',
    due: within.week,
    dueWhy: 'a week from today, before the first transfer',
    link: links.investor,
    rank: 1,
  }
  if (names.length === 0 && fillsHsa) {
    // What goes through payroll counts for the year of the pay check: the room of the year before is filled by hand.
    const isLater = phaseAfterFilingDay(work) >= 0
    return {
      ...step,
      ...(isLater
        ? {
            due: nextFilingDay(context.today),
            dueWhy: 'the day by which the room of the year before is filled',
          }
        : {}),
      title: words(
        isLater
          ? 'Once last year’s room is full, have payroll put this money into the HSA'
          : 'Have payroll put this money into the HSA',
      ),
      why: words('Through payroll it saves Social Security and Medicare tax too, which a transfer does not.'),
      how: words(
        `Raise the HSA election at work by what goes in each month, and end the transfer. ${isLater ? 'Pay checks count for the year in which they are paid: what the rest of them leaves of that year’s room goes in by hand until its own returns are due, before an IRA. ' : ''}Check that the money is invested, not only deposited.`,
      ),
      minutes: 20,
      keep: words('The first pay slip with the new sum.'),
    }
  }
  if (names.length === 0) return undefined
  return {
    ...step,
    title: say`Open what is missing: ${listed(names)}`,
    why: words(
      placements.some(({ step }) => step === 'hsa' || step === 'ira')
        ? 'Room of a year that is not used is gone.'
        : 'Money without an account of its own drifts into spending.',
    ),
    how: join([
      words(
        'At a provider without account fees. Choose broad low-cost index funds of stocks and bonds, and check that the money is invested, not only deposited.',
      ),
      fillsHsa ? words('An HSA through payroll also saves payroll tax.') : nothing,
      isOverRothLimit(placements)
        ? words(
            'What is to be converted goes into a traditional IRA without a deduction. Convert it soon after it is in, and report it on Form 8606.',
          )
        : nothing,
    ]),
    minutes: 60,
    keep: words('The first statement that shows the funds.'),
  }
}

type Told = Pick<FactReader, 'told'>
const isSome = (reader: Told, ...facts: Parameters<FactReader['told']>[0][]): boolean =>
  facts.some((fact) => (reader.told(fact) ?? 0) !== 0)

/** What has to be opened, unless what was told shows that it is there. */
const openable: readonly { step: OrderStep; name: Text; isThere: (reader: Told) => boolean }[] = [
  { step: 'hsa', name: words('the HSA'), isThere: (reader) => isSome(reader, 'hsaMonthly') },
  {
    step: 'ira',
    name: words('the IRAs'),
    isThere: (reader) => isSome(reader, 'iraMonthly', 'iraContributedThisYear'),
  },
  { step: 'college', name: words('the 529'), isThere: (reader) => isSome(reader, 'collegeSaved') },
  {
    step: 'rest',
    name: words('a taxable account'),
    isThere: (reader) => isSome(reader, 'taxableInvestments'),
  },
]

/** After-tax money needs a setting of its own, and the conversion that makes it Roth. */
export function afterTax({ placements }: DollarWork): StepDraft | undefined {
  const placed = placements.find(({ step }) => step === 'after-tax')
  if (placed === undefined) return undefined
  return {
    id: 'after-tax',
    title: say`Set the after-tax contribution to ${placed.amount}, and have it converted to Roth`,
    why: words('After tax alone, what it earns is taxed one day; converted at once, nothing is.'),
    how: words(
      'In the plan portal, beside the usual contribution. Switch on the automatic conversion, or ask for one after each pay check. A test for the highly paid can send a part back.',
    ),
    due: within.fortnight,
    dueWhy: 'the next payroll, within a fortnight',
    minutes: 30,
    link: links.afterTaxMoney,
    keep: words('Form 1099-R of the conversions.'),
  }
}

/** A raise at work in this month's dollars, and what payroll takes for them. */
interface Raise {
  readonly id: string
  readonly amount: Figure
  readonly payroll: PayrollRoom
  /** What fills the room. */
  readonly wanted: Figure | undefined
}

/** What more goes into the plans at work: the numbers that payroll asks for, of the kind that is the better one. */
export function deferral(work: DollarWork): StepDraft[] {
  const now = work.placements.flatMap(({ id, amount, payroll, wanted }): Raise[] =>
    payroll === undefined ? [] : [{ id, amount, payroll, wanted }],
  )
  const drafts: ({ raises: readonly Raise[] } & Pick<StepDraft, 'due' | 'dueWhy' | 'rank'>)[] =
    now.length > 0
      ? [{ raises: now, due: within.fortnight, dueWhy: 'the next payroll, within a fortnight' }]
      : raisesLater(work)
  return drafts.flatMap(({ raises, ...due }, at) => {
    const [first] = raises
    return first === undefined
      ? []
      : [
          {
            id: at === 0 ? 'deferral' : `deferral.${at}`,
            ...raiseInWords(work, raises, first),
            ...due,
            minutes: 20,
            link: links.retirementPlans,
            keep: words('The first pay slip with the new share.'),
          },
        ]
  })
}

function raiseInWords(
  work: DollarWork,
  raises: readonly Raise[],
  first: Raise,
): Pick<StepDraft, 'title' | 'why' | 'how'> {
  const asRoth = raises.filter(({ payroll }) => payroll.isRoth || isOnlyRoth(payroll))
  const beforeTax = raises.filter((raise) => !asRoth.includes(raise))
  const by = (some: readonly Raise[], of: (raise: Raise) => Figure) =>
    listed(some.map((raise) => say`${words(payrollPlan(raise.payroll).whose)} contribution by ${of(raise)}`))
  const more = (raise: Raise) => moreThroughPayroll(work, raise)
  const change = words('Change the share of pay in the payroll portal')
  if (beforeTax.length === 0)
    return {
      title: say`Raise ${by(asRoth, ({ amount }) => amount)} a month, as Roth`,
      why: words('It is taxed now and never again, so your pay check shrinks by all of it.'),
      how: asRoth.some(({ payroll }) => isOnlyRoth(payroll))
        ? say`${change}, and choose the Roth kind: what is left of the room takes no other.`
        : say`${change}, and choose the Roth kind. If the plan has none, raise it by ${listed(asRoth.map((raise) => say`${more(raise)}`))} before tax: the pay check shrinks by no more.`,
    }
  const isOne = raises.length === 1
  const payCheck = isOne ? payrollPlan(first.payroll).payCheck : 'your pay checks'
  const isPartTaxed = asRoth.length > 0 || raises.some(({ payroll }) => payroll.rothOnly !== undefined)
  return {
    title:
      asRoth.length === 0
        ? say`Raise ${by(raises, more)}`
        : say`Raise ${by(beforeTax, more)} before tax, and ${by(asRoth, ({ amount }) => amount)} as Roth`,
    why: say`${sentenceStart(words(payCheck))} ${words(isOne ? 'shrinks' : 'shrink')} by only ${listed(raises.map(({ amount }) => say`${amount}`))}, ${words(isPartTaxed ? 'because a part of it is not taxed now' : 'because it is not taxed now')}.`,
    how: say`${change}. ${words(
      asRoth.length > 0
        ? 'Choose the Traditional kind, before tax, for the first part and the Roth kind for the rest.'
        : work.kindAtWork?.verdict === 'traditional'
          ? 'Choose the Traditional kind, before tax.'
          : 'With Roth contributions the pay check shrinks by the whole sum, so raise it by less.',
    )}`,
  }
}

function moreThroughPayroll({ sheet }: DollarWork, { id, amount, payroll, wanted }: Raise): Figure {
  // What fills the plan as Roth fills it before tax too.
  const most = payroll.isRoth ? wanted : undefined
  const how =
    'as many dollars before tax as lower the pay checks of a year by the take-home dollars, by the whole tax with them and without them'
  const { agi, bracket, stateRateAtWork } = payroll.taxes
  const { whole } = contributionFor({ ...payroll, isRoth: false }, amount.value * monthsPerYear)
  return sheet.computed(
    `${id}.now`,
    `More into ${payroll.plan.whose} plan each month, before tax`,
    'usd-per-month',
    most === undefined
      ? payroll.rothOnly === undefined
        ? how
        : `${how}, and catch-up that can only be Roth as it is`
      : `${how}, or what the plan takes where that is less`,
    [amount, agi, bracket, stateRateAtWork, most, payroll.rothOnly].filter((part) => part !== undefined),
    Math.min(most?.value ?? Infinity, Math.floor(whole / monthsPerYear)),
  )
}

/** Raises at work that begin in a later month, at the latest when the room that lapses on the filing day is filled. */
function raisesLater(work: DollarWork) {
  const { needs, phases, context } = work
  const after = phaseAfterFilingDay(work)
  // A single month that fills a fund and begins a raise is no month to tell payroll of.
  const stretches = phases
    .slice(0, after + 1)
    .map((stretch, phase) => ({ ...stretch, phase }))
    .filter(({ from, until, phase }) => phase === after || until > from)
  return stretches.flatMap(({ from, row, phase }, place) => {
    const isFirst = (at: number) => stretches.slice(0, place).every((before) => (before.row[at] ?? 0) <= 0)
    const raises = needs.flatMap((need, at): Raise[] =>
      need.payroll !== undefined && (row[at] ?? 0) > 0 && isFirst(at)
        ? [
            {
              id: need.id,
              amount: ofRoomOfToday(need, dollarsIn(work, phase, need)),
              payroll: need.payroll,
              wanted: need.wanted,
            },
          ]
        : [],
    )
    const begins =
      phase === after
        ? {
            due: nextFilingDay(context.today),
            dueWhy: 'the day by which the room of the year before is filled',
          }
        : {
            due: addMonths(context.today, from - 1),
            dueWhy: 'the month in which its dollars are free, by the exact schedule',
          }
    return raises.length === 0 ? [] : [{ raises, ...begins, rank: 3 }]
  })
}

/** What more opens with the age of its owner has a step of its own. */
const ofRoomOfToday = ({ wanted }: Pick<Raise, 'wanted'>, dollars: Figure): Figure =>
  wanted !== undefined && wanted.value < dollars.value ? wanted : dollars
