import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../calendar.ts'
import { links } from '../links.ts'
import { words } from '../say.ts'
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

test('of more than seven steps those that matter least give way', () => {
  const drafts = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((id, index) =>
    step(id, index, id === 'b' ? 2 : id === 'd' ? 1 : 0),
  )
  expect(ids(drafts)).toEqual(['a', 'c', 'e', 'f', 'g', 'h', 'i'])
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
      for (const { dueDate, dueFigure } of steps) {
        expect(figures.get(dueFigure)).toBe(dueDate)
        expect(dueDate >= today && dueDate <= addDays(today, 400)).toBe(true)
      }
    }),
  )
})
