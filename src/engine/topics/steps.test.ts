import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween } from '../calendar.ts'
import { links } from '../links.ts'
import { words } from '../say.ts'
import { isWorkday } from '../tax/legal-holidays.ts'
import { worksheet } from '../worksheet.ts'
import { datedSteps, type StepDraft } from './steps.ts'

const today = '2026-11-20'
const step = (id: string, due: StepDraft['due'], rank = 0): StepDraft => ({
  id,
  title: words('do it'),
  why: words('it helps'),
  how: words('by doing it'),
  due,
  dueWhy: 'soon',
  minutes: 10,
  link: links.irs,
  keep: words('the letter'),
  rank,
})
const ids = (drafts: readonly (StepDraft | undefined)[]) =>
  datedSteps(worksheet(), today, drafts).map(({ id }) => id)

test('steps come in the order of their days', () => {
  expect(ids([step('later', 30), step('soon', 3), undefined, step('fixed', '2026-12-01')])).toEqual([
    'soon',
    'fixed',
    'later',
  ])
})

test('a day in the past becomes today', () => {
  expect(datedSteps(worksheet(), today, [step('late', '2026-01-01')])[0]?.dueDate).toBe(today)
})

test('days are counted on to a workday, as offices are closed on the others; a deadline stays where the law has it', () => {
  const dueOf = (due: StepDraft['due'], from = today) =>
    datedSteps(worksheet(), from, [step('call', due)])[0]?.dueDate
  expect(dueOf(30), 'a Sunday').toBe('2026-12-21')
  expect(dueOf(6), 'Thanksgiving').toBe('2026-11-27')
  expect(dueOf(0, '2026-11-21'), 'today is today, on a Saturday too').toBe('2026-11-21')
  expect(dueOf('2027-01-31'), 'a Sunday that a rule names').toBe('2027-01-31')
})

test('of more than seven steps those that matter least give way', () => {
  const drafts = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((id, index) =>
    step(id, index, id === 'b' ? 2 : id === 'd' ? 1 : 0),
  )
  expect(ids(drafts)).toEqual(['a', 'c', 'e', 'f', 'g', 'h', 'i'])
})

test('of more than seven steps none that moves dollars of the plan falls out: two of one sort become one', () => {
  const moving = (id: string, due: number, moves: NonNullable<StepDraft['moves']>): StepDraft => ({
    ...step(id, due),
    title: words(`Pay the ${id}`),
    about: words(id),
    moves,
  })
  const drafts = [
    ...[step('claim', 1), moving('park', 3, 'cash'), moving('card', 7, 'debts'), moving('loan', 7, 'debts')],
    ...[moving('mortgage', 30, 'debts'), moving('fund', 7, 'cash'), moving('plan', 14, 'accounts')],
    ...[moving('shares', 30, 'investments'), step('look', 90, 1)],
  ]
  const both = datedSteps(worksheet(), today, drafts).find(({ id }) => id === 'card')
  // Eight but for the one that gives way: the card and the loan, of one day, are done as one.
  expect(ids(drafts)).toEqual(['claim', 'park', 'card', 'fund', 'plan', 'mortgage', 'shares'])
  expect(both).toMatchObject({
    title: 'Pay the card, and pay the loan',
    why: 'it helps',
    how: 'Card: by doing it Loan: by doing it',
    minutes: 20,
  })
  // With one more the fund is put apart with what is parked, by the earlier day.
  expect(ids([...drafts, step('call', 0)])).toEqual([
    ...['call', 'claim', 'park', 'card', 'plan'],
    ...['mortgage', 'shares'],
  ])
})

test('every step has a receipt for its day', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(400), { maxLength: 12 }), (days) => {
      const sheet = worksheet()
      const steps = datedSteps(
        sheet,
        today,
        days.map((due, index) => step(`s${index}`, due)),
      )
      expect(steps.length).toBe(Math.min(7, days.length))
      const figures = new Map(sheet.figures().map((figure) => [figure.id, figure.value]))
      const soonest = days.toSorted((a, b) => a - b)
      for (const [index, { dueDate, dueFigure }] of steps.entries()) {
        expect(figures.get(dueFigure)).toBe(dueDate)
        expect(isWorkday(dueDate)).toBe(true)
        if (days.length <= 7) {
          const counted = addDays(today, soonest[index] ?? 0)
          expect(daysBetween(counted, dueDate)).toBeGreaterThanOrEqual(0)
          expect(daysBetween(counted, dueDate), 'a holiday beside a weekend').toBeLessThanOrEqual(3)
        }
      }
    }),
  )
})
