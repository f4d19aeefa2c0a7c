/** What a plan leads with where a home or a car is late: it can be taken, so it comes before every other debt. */

import type { Figure } from '../../figure.ts'
import { join, listed, nothing, say, type Text, words } from '../../say.ts'
import type { DebtTerms } from '../debt-terms.ts'
import { lateHomeWords } from '../late-mortgage.ts'
import { isPayGone } from '../out-of-work.ts'
import { isCalm } from './behind.ts'
import { beforeFull, lateMadeUp } from './filling.ts'
import { isSlowlyMadeUp } from './late-words.ts'
import { leastOf } from './monthly-words.ts'
import { payoffFigures } from './results.ts'
import { isLateAndSecured } from './secured-late.ts'
import type { DebtWork } from './work.ts'

/** The debts that can be taken and stay late when today’s cash has paid its part. */
const securedLate = ({ debts, late, isBehind }: DebtWork): DebtTerms[] =>
  isBehind && late !== undefined ? debts.filter(({ told }) => isLateAndSecured(told)) : []

export const leadsWithLate = (work: DebtWork): boolean => securedLate(work).length > 0

const isHome = ({ kind }: DebtTerms): boolean => kind !== 'auto'

/** Whether what is late is all that the summary has to say: no student loan has its own choice beside it. */
export const isLedByLate = (work: DebtWork): boolean =>
  leadsWithLate(work) && isCalm(work) && work.loans === undefined && work.choice === undefined

export function securedLateTitle(work: DebtWork): Text {
  return securedLate(work).some(isHome)
    ? words('Keep the home: call the mortgage servicer first')
    : words('Keep the car: call its lender first')
}

/** What is late and what it means, whom to call, and how it is made up. */
export function securedLateWords(work: DebtWork): Text {
  const debts = securedLate(work)
  if (debts.length === 0) return nothing
  const owed = listed(debts.map(({ label }) => say`the ${label}`))
  const { late, lateNow } = work
  return join([
    say`${lateNow === undefined ? say`About ${late ?? nothing} is late` : say`Pay ${lateNow} of what is late from your cash today; ${late ?? nothing} stays late`}. ${words(debts.some(isHome) ? 'The home' : 'The car')} can be taken, so ${owed} ${words(debts.length > 1 ? 'come' : 'comes')} before every other debt.`,
    ...(debts.some(isHome) ? [lateHomeWords(work, work.debts)] : []),
    ...(debts.some((debt) => !isHome(debt)) ? [carWords] : []),
    madeUpWords(work),
    isLedByLate(work) ? afterwards(work) : nothing,
  ])
}

const carWords = words(
  'Call the car’s lender today and ask to move the payment to the end: in most states a car can be taken soon after a missed payment, without a court.',
)

/** What is late on the car alone, where the cash at hand can pay it: nobody waits for it until a payment ends. */
function carFromCash(work: DebtWork): Figure | undefined {
  const { sheet, paid, lateOn, late, cash } = work
  const cars = securedLate(work)
  if (late === undefined || cars.some(isHome)) return undefined
  const sum = lateOn.reduce(
    (all, { debt, later }) => all + (cars.some(({ id }) => id === paid[debt]?.id) ? later : 0),
    0,
  )
  if (sum <= 0 || sum > (cash?.value ?? 0)) return undefined
  return sheet.computed(
    'late.car',
    'Late on the car',
    'usd',
    'the part of what is late that is owed on the car',
    [late, ...cars.map(({ minimum }) => minimum)],
    Math.round(sum),
  )
}

/** How soon what is late is made up. */
function madeUpWords(work: DebtWork): Text {
  const { extra } = work
  if (isExtraUntold(work))
    return words(
      'Say what comes in and what a month costs, and the plan says how soon it is made up; until then it counts on nothing beyond the payments that are asked.',
    )
  const by = lateMadeUp(work)
  const soon = by === undefined ? nothing : say` by about ${by}`
  const ofCar = extra.value <= 0 ? carFromCash(work) : undefined
  if (ofCar !== undefined)
    return say`Nothing is left each month to make it up, so ask for it to be spread or moved to the end. If the car’s lender says no, pay the ${ofCar} that is late there from your cash at once.`
  if (extra.value <= 0)
    return say`Nothing is left each month to make it up, so ask for it to be spread or moved to the end${by === undefined ? nothing : say`; else the first payment that ends makes it up${soon}`}.`
  return join([
    say`The ${extra} that you can spare makes it up${soon}.`,
    isSlowlyMadeUp(work)
      ? words('Few wait that long: ask for it to be spread or moved to the end.')
      : nothing,
  ])
}

/** Whether nobody said what a month leaves, so that nothing is counted on. */
export const isExtraUntold = ({ extra, reader }: DebtWork): boolean =>
  extra.value <= 0 && extra.origin === 'assumed' && !isPayGone(reader)

/** What the other debts get until then, and what comes after. */
function afterwards(work: DebtWork): Text {
  const { debts, targets, extra, plan, minimums, stage } = work
  const asked =
    minimums.value > 0
      ? say`${work.mortgages.length > 0 ? words('Beside the mortgage’s own payment pay') : words('Pay')} what is asked, ${leastOf(work)}, and no more until nothing is late.`
      : nothing
  const [first] = targets
  const { date } = payoffFigures(work, 'plan', 'This plan', plan)
  if (
    stage !== 'payoff' ||
    debts.length === 1 ||
    first === undefined ||
    extra.value <= 0 ||
    date === undefined
  )
    return asked
  return say`${asked} Then ${beforeFull(work) === undefined ? nothing : words('a first small cushion is filled, and ')}the extra goes to the ${first.label}: the last debt of this plan is paid in ${date}.`
}
