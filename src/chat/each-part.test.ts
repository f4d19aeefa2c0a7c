import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { orphansOfText } from '#engine/receipts.ts'
import { figureLinks, plainText } from '#engine/say.ts'
import { answerBook } from './answer-book.ts'
import { parseAnswers } from './answer-file.ts'
import { lengthOf } from './answers.ts'
import { converse } from './converse.ts'
import { newThread, type Turn } from './thread-state.ts'

const folder = join(import.meta.dirname, '../../content/answers')
const answers = answerBook(
  parseAnswers(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')])),
)

function lastOf(...messages: string[]): { turn: Turn; said: string } {
  let state = newThread()
  let plans = 0
  let last: Turn | undefined
  for (const message of messages) {
    last = converse(state, message, {
      today: '2026-11-20',
      now: '2026-11-20T10:00:00.000Z',
      newId: () => `plan-${plans++}`,
      answers,
    })
    state = last.state
  }
  if (last === undefined) throw new Error('nothing was said')
  return { turn: last, said: plainText(last.response) }
}

const cards = 'i have 2 cards: visa 4,200 at 24%, discover 6,800 at 19%. i can pay 600 a month'
const fund = 'emergency fund: we spend 4k a month, 9k saved, can put 400 away'
const college = 'college for our daughter, she is 4, we have 8k saved and can do 200 a month, live in ohio'
const rollover = 'My old 401k has 52,000. What do I do with it?'

test('a fact and a question in one message: the plan is drafted again, and the new plan answers', () => {
  const { turn, said } = lastOf(fund, 'we have 12k saved, is that enough?')
  expect(turn.state.household.savings).toBe(12_000)
  expect(turn.plans.map(({ plan }) => plan.version)).toEqual([2])
  expect(said).toMatch(/^Updated\.\n\nNo: this plan finds a need of \$16,000\./)
  expect(said).toContain('the missing $4,000')
  const order = lastOf(cards, 'my discover rate is 16.5, so should I still pay it first?')
  expect(order.turn.state.household.debts?.[1]?.rate).toBeCloseTo(0.165)
  expect(order.said).toMatch(/^Updated\. .*\n\nBefore \*\*Discover credit card\*\* comes:\n\n- \*\*Visa/)
  const done = lastOf(cards, 'i can do 700 a month, when am i done then?')
  expect(done.turn.topic).toBe('debt_payoff')
  expect(done.said).toContain('Be out of debt by Jun 2028')
  const bare = lastOf(cards, '500 a month when am i done')
  expect(bare.turn.state.household.debtPaymentMonthly).toBe(600)
  expect(bare.said).toMatch(/^In that case: .*paid in Mar 2029/)
  const first = lastOf('how do i pay off my visa, 9k at 24%', '500 a month when am i done')
  expect(first.turn.state.household.debtPaymentMonthly).toBe(500)
})

test('what explains the question stands beside the new plan, and the reply stays short', () => {
  const { turn, said } = lastOf(college, "she's 5 now, can grandma pay into it?")
  expect(turn.state.household.dependents).toEqual([5])
  expect(turn.plans.map(({ plan }) => plan.version)).toEqual([2])
  expect(said).toMatch(/^Updated/)
  expect(said).toContain('annual gift exclusion')
  expect(lengthOf(turn.response)).toBeLessThan(180)
})

test('the numbers of the plan and of the answer keep receipts of their own', () => {
  for (const messages of [
    [cards, 'i can do 700 a month, what if i paid 900?'],
    [college, "she's 5 now, can grandma pay into it?"],
    [rollover, "I'm 41, left in March. should I just cash it out?"],
    [cards, 'when is the visa gone and what if I pay 900 a month?'],
  ]) {
    const { turn } = lastOf(...messages)
    const byId = new Map(turn.figures.map((figure) => [figure.id, figure]))
    expect(byId.size, messages.at(-1)).toBe(turn.figures.length)
    expect(figureLinks(turn.response).length, messages.at(-1)).toBeGreaterThan(0)
    expect(orphansOfText(turn.response, byId), messages.at(-1)).toEqual([])
  }
})

// 700 told and 900 supposed: only the first is kept.
test('what is supposed beside a fact is not kept', () => {
  const { turn, said } = lastOf(cards, 'i can do 700 a month, what if i paid 900?')
  expect(turn.state.household.debtPaymentMonthly).toBe(700)
  expect(said).toMatch(/^Updated.*In that case: .*Pay \$900 a month in all/s)
})

test('two questions in one message are both answered', () => {
  const { turn, said } = lastOf(cards, 'when is the visa gone and what if I pay 900 a month?')
  expect(said).toMatch(/\*\*Visa credit card is paid\*\*.*In that case: .*Pay \$900 a month/s)
  expect(turn.plans).toEqual([])
})

test('whether it matters is told by the plan that is drafted with it', () => {
  const cover = 'How much life insurance do I need? 36, two kids 2 and 5, I make 88k, wife 41k'
  const more = lastOf(cover, 'i already have a 300k term policy. do i still need that much?')
  expect(more.turn.state.household.coverageAmount).toBe(300_000)
  expect(more.said).toMatch(/^Updated\. /)
  const work = lastOf(cover, 'i have 200k through work. does that count?')
  expect(work.turn.state.household.employerCoverage).toBe('200000')
  expect(work.said).toMatch(/^It is noted, and the sums and steps stay as they are with it\./)
})

test('a question that is not understood beside a fact is said to be open, and never passed over', () => {
  const dog = lastOf(fund, 'we have 12k saved. does the dog need a passport?')
  expect(dog.turn.state.household.savings).toBe(12_000)
  expect(dog.said).toMatch(/^Updated\. .*\n\nI did not understand the question beside it/)
  const branch = lastOf(cards, 'my wife makes 40k, and do bank branches get new paint?')
  expect(branch.turn.state.household.spouseIncome).toBe(40_000)
  expect(branch.said).toContain('question beside it')
  // What the new plan says is the answer to what changes.
  const changes = lastOf(fund, 'we have 12k saved. what changes?')
  expect(changes.said).toMatch(/^Updated\. /)
  expect(changes.said).not.toContain('question beside it')
})

test('a match of the spouse belongs to the plan at hand', () => {
  const { turn } = lastOf(
    'I make 60k, my wife has no plan at work. Roth or traditional? 34, in Ohio',
    "i put in 6% and my wife's work matches 4%. what changes?",
  )
  expect(turn.plans.map(({ plan }) => [plan.topic, plan.version])).toEqual([['roth_vs_traditional', 2]])
})
