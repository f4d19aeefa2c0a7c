import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { plainText } from '#engine/say.ts'
import { goldenDraft } from '../../../scripts/golden-households.ts'
import { calendarOf } from './calendar.ts'

const { plan } = goldenDraft('couple-card-and-inheritance')
const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((part) => new ICAL.Event(part))
const one = { plan, key: 'saved-1', name: 'Our money' }

test('a calendar has a whole day for each step and one for the review', () => {
  const events = eventsOf(calendarOf([one], 'Hearth'))
  expect(events.map(({ summary }) => summary)).toEqual([
    ...plan.nextSteps.map(({ title }) => plainText(title)),
    'Look at your plan again: Our money',
  ])
  expect(events.map(({ startDate }) => startDate.toString())).toEqual([
    ...plan.nextSteps.map(({ dueDate }) => dueDate),
    plan.reviewOn,
  ])
  expect(events.every(({ startDate }) => startDate.isDate)).toBe(true)
})

test('the next version of a plan updates its events instead of doubling them', () => {
  const before = eventsOf(calendarOf([one], 'Hearth'))
  const after = eventsOf(calendarOf([{ ...one, plan: { ...plan, version: 2 } }], 'Hearth'))
  expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid))
  expect(new Set(after.map(({ uid }) => uid)).size).toBe(after.length)
  for (const [index, event] of after.entries())
    expect(event.sequence).toBeGreaterThan(before[index]?.sequence ?? 0)
})

test('a step that is done, moved to another day or noted says so', () => {
  const [first] = plan.nextSteps
  const steps = new Map([
    [
      first?.id ?? '',
      { isDone: true, dueDate: '2027-01-09', note: 'Ask for Ann; then, pay\nBEGIN:VEVENT', revision: 3 },
    ],
  ])
  const events = eventsOf(calendarOf([{ ...one, steps }], 'Hearth'))
  expect(events).toHaveLength(plan.nextSteps.length + 1)
  expect(events[0]?.summary).toMatch(/^Done: /)
  expect(events[0]?.startDate.toString()).toBe('2027-01-09')
  expect(events[0]?.description).toContain('Your note: Ask for Ann; then, pay\nBEGIN:VEVENT')
  expect(events[0]?.sequence).toBe(3)
})

test('two plans share a calendar without sharing an event', () => {
  const events = eventsOf(calendarOf([one, { ...one, key: 'saved-2', name: 'Another' }], 'Hearth'))
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(2 * (plan.nextSteps.length + 1))
})

test('a calendar reminds at three in the afternoon of the day before', () => {
  for (const { component } of eventsOf(calendarOf([one], 'Hearth'))) {
    const trigger = component.getFirstSubcomponent('valarm')?.getFirstProperty('trigger')
    expect(String(trigger?.getFirstValue())).toBe('-PT9H')
    expect(trigger?.getFirstParameter('related')).not.toBe('END')
  }
})
