import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const age = (message: string) => understand(message, { today: '2026-11-20' }).facts.age
const old = ' I have an old 401k from a job I left, about 7k.'

test.each([
  ['Cashing out a 401k at 26?', 26],
  ['Cash out my old 401k at age 29 to pay off a card?', 29],
  ['Advice on rolling over a 401(k) at the age of 58?', 58],
  ['Is it dumb to empty a small 401k at 33?', 33],
  ['Starting a Roth IRA at 41?', 41],
  ['Buying life insurance at 52?', 52],
])('who asks to do it now tells the age of today: %s', (title, years) => {
  expect(age(title + old)).toBe(years)
})

test.each([
  ['Can I withdraw at age 55?', 'a rule is asked for'],
  ['Withdrawing a 401k at age 55?', 'the age of a rule'],
  ['Can I cash out my 401k at 45?', 'a rule is asked for'],
  ['Starting Social Security at 62?', 'the age of a rule'],
  ['Opening a Roth at 25, or wait?', 'weighed against a later day'],
  ['Is it smart to start saving when I retire at 60?', 'ahead'],
])('not an age of today: %s (%s)', (title) => {
  expect(age(title + old)).toBeUndefined()
})

test('an age that is told outright wins, and somebody else’s act tells nothing', () => {
  expect(age(`Cashing out a 401k at 26? I am 44 now, it was long ago.`)).toBe(44)
  expect(age('Emptying an old account at 26? My brother wants to do that.')).toBeUndefined()
  expect(age('Emptying an old account at 26? What are the rules?')).toBeUndefined()
})

test('the age behind “401k at” is no balance in thousands', () => {
  const { amount, retirementSavings } = understand(`Cashing out a 401k at 26?${old}`, {
    today: '2026-11-20',
  }).facts
  expect([amount, retirementSavings]).toEqual([7_000, undefined])
})
