/** A pay is lost, and pension or Social Security begins while cash makes up for it: what goes on from month to month then. */
import { addMonths } from '../calendar.ts'
import type { FactReader } from '../fact-reader.ts'
import { type Figure, sumOf } from '../figure.ts'
import { monthsPerYear } from '../tax/counting.ts'
import type { Dollars, Months } from '../units.ts'
import { besideLostPay, goesOnWithout } from './beside-lost-pay.ts'
import { tellsLifelongPay } from './lifelong-pay.ts'
import { whoIsOutOfWork } from './out-of-work.ts'
import type { PayChangesBeside } from './pay-changes-beside.ts'
import { longestRunway } from './severance.ts'
import type { Drafting } from './topic.ts'

const ofSpouse: readonly string[] = ['spouseSsMonthly', 'spousePensionMonthly']

/** Whether it may begin: of whoever still works it waits for the last pay check, and Social Security for an age that was told. */
function mayBegin(reader: FactReader, { id }: Figure, pay: Figure | undefined): boolean {
  const isOfWorker = pay !== undefined && ofSpouse.includes(id) === (whoIsOutOfWork(reader) === 'own')
  return !isOfWorker && (id !== 'ssMonthly' || reader.told('ssFromAge') !== undefined)
}

/** Undefined where nothing of it changes in the months that are counted. `pay`: the other one, after tax. */
export function payBeginsBeside(
  { sheet, reader, context }: Drafting,
  pay: Figure | undefined,
  beside: readonly Figure[],
): PayChangesBeside | undefined {
  if (!tellsLifelongPay(reader)) return undefined
  const paidIn = (month: Months) =>
    besideLostPay(reader, reader.number('age').value + month / monthsPerYear).filter(
      (one) => beside.some(({ id }) => id === one.id) || mayBegin(reader, one, pay),
    )
  const turns: { after: Months; goesOn: Dollars }[] = []
  let paid = sumOf(beside)
  for (let month = 1; month < longestRunway; month += 1) {
    const then = sumOf(paidIn(month))
    if (then !== paid) turns.push({ after: month, goesOn: (pay?.value ?? 0) + then })
    paid = then
  }
  const [first] = turns
  if (first === undefined) return undefined
  const then = paidIn(first.after)
  const goesOn = goesOnWithout(sheet, pay, then, '.begun')
  if (goesOn === undefined) return undefined
  return {
    day: sheet.date(
      'pay-begins.day',
      'When what goes on changes, about',
      'today + (the age at which it begins − the age of today)',
      [reader.number('age'), ...then],
      addMonths(context.today, first.after),
      'month-of-year',
    ),
    goesOn,
    begun: then.filter(({ id }) => !beside.some((one) => one.id === id)),
    turns,
  }
}
