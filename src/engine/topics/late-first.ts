/**
 * What is late comes before the first cushion, in every topic: bills, a home, support. What cash pays of it, and the dated
 * steps. The answer to a court stands in court-step.ts.
 */

import type { FactReader } from '../fact-reader.ts'
import type { Figure } from '../figure.ts'
import { middle } from '../household.ts'
import { links } from '../links.ts'
import type { Check } from '../plan.ts'
import { planningRules as rules } from '../planning-rules.ts'
import { nothing, say, type Text, words } from '../say.ts'
import type { Dollars } from '../units.ts'
import type { Worksheet } from '../worksheet.ts'
import { check } from './check.ts'
import { courtSteps } from './court-step.ts'
import { cashOf, tellsCash } from './cushion.ts'
import { garnishmentChecks, garnishmentSteps } from './garnishment.ts'
import { isLateMortgage, lateMortgageCheck, lateMortgageStep } from './late-mortgage.ts'
import { isPayGone } from './out-of-work.ts'
import { isLate, isLateUnknown, knowsPastDue, pastDue } from './past-due.ts'
import { type StepDraft, within } from './steps.ts'
import { asTheyStand } from './sued-over.ts'
import type { Drafting } from './topic.ts'

export interface LateFirst {
  /** Late bills that the cash pays today. */
  readonly now: Figure
  /** Those that it does not cover. */
  readonly left: Figure
}

/** `cash`: undefined where none was told. */
export function lateFirst(sheet: Worksheet, reader: FactReader, cash: Figure | undefined): LateFirst {
  const late = pastDue(sheet, reader)
  const now = sheet.computed(
    'late.now',
    'Late bills that your cash pays today',
    'usd',
    'late bills, or all the cash when that is less',
    [late, cash].filter((one) => one !== undefined),
    Math.min(Math.ceil(late?.value ?? 0), Math.floor(cash?.value ?? 0)),
  )
  return {
    now,
    left: sheet.computed(
      'late.left',
      'Late bills still to pay',
      'usd',
      'late bills − what the cash pays today',
      late === undefined ? [now] : [late, now],
      Math.ceil(late?.value ?? 0) - now.value,
    ),
  }
}

/**
 * While a pay is gone cash has to last, so whoever is owed is called before anything is sent. But a car can be taken without
 * a court, and is the way to the next job: where its payments are all that is late, fees included, cash makes them if a first
 * cushion stays.
 */
export function paysCarWithoutPay(reader: FactReader, late: Dollars, cash: Dollars): boolean {
  const open = asTheyStand(reader, reader.told('debts') ?? []).filter(({ isPastDue }) => isPastDue === true)
  const most = open.reduce(
    (sum, { monthsBehind = 1, minPayment = 0 }) => sum + (monthsBehind + 1) * middle(minPayment),
    0,
  )
  return (
    open.length > 0 &&
    open.every(({ kind, isInCollections }) => kind === 'auto' && isInCollections !== true) &&
    late < most &&
    cash - late >= rules.starterFloor.value
  )
}

/** Undefined where each of those is called about first. */
export function lateWithoutPay(
  sheet: Worksheet,
  reader: FactReader,
  cash: Figure | undefined,
): LateFirst | undefined {
  const late = pastDue(sheet, reader)
  return late !== undefined && cash !== undefined && paysCarWithoutPay(reader, late.value, cash.value)
    ? lateFirst(sheet, reader, cash)
    : undefined
}

/**
 * For a topic that places no cash of its own. Undefined where nothing is late, where nobody can say how much, and without
 * pay where each of those is called about first.
 */
export function lateBeside(asked: Drafting): LateFirst | undefined {
  const { sheet, reader } = asked
  if (!knowsPastDue(reader)) return undefined
  // Months of what a month costs are no sum where nobody told that: the topic may work it out in a way of its own.
  const isSum = reader.told('monthlyExpenses') !== undefined || !isToldByMonths(reader)
  const cash = isSum && tellsCash(reader) ? cashOf(asked) : undefined
  return (isPayGone(reader) ? lateWithoutPay : lateFirst)(sheet, reader, cash)
}

const isToldByMonths = (reader: FactReader): boolean =>
  reader.told('emergencyFundMonths') !== undefined || reader.told('emergencyFundIsFull') === true

/** Cash once late bills are paid; the cash itself where none are. */
export const cashBesideLate = (sheet: Worksheet, cash: Figure, { now }: LateFirst): Figure =>
  now.value === 0
    ? cash
    : sheet.computed(
        'cash.after-late',
        'Cash left when late bills are paid',
        'usd',
        'cash you have − what it pays of late bills',
        [cash, now],
        cash.value - now.value,
      )

/** What is late, as the first sentences of a plan; nothing where nothing is. */
export function lateFirstInWords(reader: FactReader, late: LateFirst | undefined): Text {
  if (late === undefined || late.now.value + late.left.value <= 0)
    return isLateUnknown(reader)
      ? words('Something is late, and nobody said how much: ask for the sum in writing, and pay it first.')
      : nothing
  if (late.left.value <= 0) return say`Pay the ${late.now} that is late first, from your cash.`
  return late.now.value > 0
    ? say`Pay ${late.now} of what is late first, from your cash, and the ${late.left} that is left from what you can spare.`
    : say`Pay the ${late.left} that is late first, from what you can spare.`
}

const isHomeLate = (reader: FactReader): boolean =>
  asTheyStand(reader, reader.told('debts') ?? []).some((told) =>
    isLateMortgage({ kind: told.kind ?? 'other', told }),
  )

export const lateHomeStep = (reader: FactReader): StepDraft[] =>
  isHomeLate(reader) ? [lateMortgageStep] : []

export const lateHomeCheck = (asked: Drafting): Check[] =>
  isHomeLate(asked.reader) ? [lateMortgageCheck(asked)] : []

/** The answer to a court, the objection to pay that is taken, the call for the home, the late bills and the support, as far as they were told. */
export function lateFirstSteps(asked: Drafting, late: LateFirst | undefined): StepDraft[] {
  const { reader } = asked
  return [
    ...courtSteps(asked),
    ...garnishmentSteps(asked),
    ...lateHomeStep(reader),
    ...lateBillsStep(asked, late),
    ...lateSupportStep(reader),
  ]
}

/** `late`: undefined where pay is gone or the month is short: the call comes before any cash is sent. */
function lateBillsStep(
  { sheet, reader }: Pick<Drafting, 'sheet' | 'reader'>,
  late: LateFirst | undefined,
): StepDraft[] {
  const isPaid = late !== undefined && late.now.value + late.left.value > 0
  const sum = late === undefined ? pastDue(sheet, reader) : undefined
  if (!isPaid && sum === undefined && !isLateUnknown(reader)) return []
  return [
    {
      id: 'late',
      title: isPaid
        ? late.now.value > 0
          ? say`Pay ${late.now} of late bills from your cash`
          : say`Pay the ${late.left} of late bills first`
        : sum === undefined
          ? words('Ask in writing for the sum that is late, and pay it first')
          : say`Call whoever you owe the ${sum} that is late`,
      why: words('Late fees and shut-offs cost more than anything you could earn.'),
      how: words(
        `Home, power and the way to work first. ${sum === undefined ? 'Call before you pay: many waive the fee once, and spread what you cannot pay at once.' : 'Say that money is short, offer a part and a date, and have it in writing. Dial 211 for what your county pays of rent and power.'}`,
      ),
      due: within.days,
      dueWhy: 'a few days from today, before another fee',
      minutes: 30,
      link: links.consumerBureau,
      keep: words('The confirmation of each payment.'),
    },
  ]
}

export const lateSupportStep = (reader: FactReader): StepDraft[] =>
  reader.told('behindOnSupport') === true
    ? [
        {
          id: 'support',
          title: words('Call the child support agency, and ask for a payment plan'),
          why: words(
            'Late support can be taken from pay and tax refunds, and it comes before cards and loans.',
          ),
          how: words(
            'If your pay has fallen, ask the court on the same day to change the order: it counts from the day you ask.',
          ),
          due: within.days,
          dueWhy: 'a few days from today',
          minutes: 60,
          link: links.childSupport,
          keep: words('What was agreed, and the stamped copy of what you filed.'),
        },
      ]
    : []

export function lateFirstChecks(asked: Drafting, late: LateFirst | undefined): Check[] {
  return [...garnishmentChecks(asked), ...lateBillsCheck(asked.reader, late), ...lateHomeCheck(asked)]
}

export function lateBillsCheck(reader: FactReader, late: LateFirst | undefined): Check[] {
  if (late !== undefined && late.now.value + late.left.value > 0)
    return [
      check(
        'late',
        'act',
        'Late bills come first',
        late.left.value > 0
          ? say`${late.left} is still to pay after your cash. Home and power before cards.`
          : say`Your cash pays the ${late.now} today.`,
      ),
    ]
  return isLate(reader)
    ? [
        check(
          'late',
          'act',
          'Behind on a payment',
          words('Bring that payment up to date first, and answer any court paper by its day.'),
        ),
      ]
    : []
}
