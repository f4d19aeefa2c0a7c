import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { plainText } from '#engine/say.ts'
import { answerBook } from '../answer-book.ts'
import { parseAnswers } from '../answer-file.ts'
import { converse } from '../converse.ts'
import { newThread, type Turn } from '../thread-state.ts'

const folder = join(import.meta.dirname, '../../../content/answers')
const answers = answerBook(
  parseAnswers(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')])),
)

function talk(...messages: string[]): { turn: Turn; said: string }[] {
  let state = newThread()
  let plans = 0
  return messages.map((message) => {
    const turn = converse(state, message, {
      today: '2026-11-20',
      now: '2026-11-20T10:00:00.000Z',
      newId: () => `plan-${plans++}`,
      answers,
    })
    state = turn.state
    return { turn, said: plainText(turn.response) }
  })
}

const cards = 'i have 2 cards: visa 4,200 at 24%, discover 6,800 at 19%. i can pay 600 a month'
const cover = 'how much life insurance do i need. 41, make 92k, wife makes 30k, kids 4 and 7'
const roth = 'roth or traditional. 52, make 238k, married, california'

/** What a question says of the plan that a first message makes. */
const questions: readonly (readonly [string, string, RegExp])[] = [
  [cards, 'when is the visa gone', /: \*\*Visa credit card is paid\*\*/],
  [cards, 'When will the discover card be paid off?', /: \*\*Discover credit card is paid\*\*/],
  [cards, 'what if i get a 3k tax refund in march', /^With that sum paid once: .*send \$3,000 to the Visa/],
  [cards, 'how much interest do i save vs doing the smallest first', /Smallest balance first/],
  [
    cover,
    'Does that figure include what Social Security would pay her?',
    /if Social Security paid nothing\.$/,
  ],
  [cover, 'whats it gonna cost us a month', /^That is about \$\d+ a month/],
  [cover, 'how much per month', /^That is about \$\d+ a month/],
  [roth, 'At what tax rate later would the two come out even?', /^\*\*Later rate at which both end alike/],
  [roth, 'what is the break-even tax rate', /^\*\*Later rate at which both end alike/],
  [
    'emergency fund, self employed, we spend 5400 a month, 8k saved',
    'why not three months',
    /^\*\*Months of cover\*\*: 6 months/,
  ],
  [
    'college: kids are 8 and 11, 24k in the 529, 350 a month',
    'will we make it',
    /^No: this plan finds a need of \$\d+ a month/,
  ],
  [
    'left my job in august, 401k there has 46k. im 34, make 70k',
    'whats the downside of leaving it',
    /^\*\*Leave it all in the old plan/,
  ],
  [
    'left my job in august, 401k there has 46k. im 34, make 70k',
    'how much tax if i take it all out',
    /^Taken as cash this year, about \$14,720 of it would go to tax/,
  ],
]

test.each(questions)('“%s” “%s”', (first, question, said) => {
  const [, asked] = talk(first, question)
  expect(asked?.said).toMatch(said)
  expect(asked?.turn.plans).toEqual([])
})

test('what explains another subject beside a plan leaves the talk with the plan', () => {
  const [, aside, back] = talk(cards, 'how is social security taxed', 'when will we be done?')
  expect(aside?.turn.topic).not.toBe('debt_payoff')
  expect(back?.said).toContain('Be out of debt by')
})

// 248 a month is what the plan asks for, so 300 reaches the whole part.
test('a bare sum that is supposed is of the kind that was told', () => {
  const [, then] = talk('kid is 2, 529. i can do 150 a month, live in ohio', 'what if i do 300')
  expect(then?.said).toMatch(/^In that case: .*\$255 a month reaches your part/)
})

test('a short question beside a plan is not answered by what only resembles it', () => {
  const first = 'roth or regular 401k. 36 single, make 92k, texas'
  for (const question of [
    'when do i pay the tax',
    'what if tax rates go up',
    'what if we have another baby',
  ]) {
    const [, asked] = talk(first, question)
    expect(asked?.turn.plans, question).toEqual([])
    expect(asked?.said, question).not.toContain('Read more')
  }
  expect(talk(first, 'what is an HSA?').at(-1)?.said).toContain('Read more')
})

test('a bare “why” tells no fact', () => {
  const [, why] = talk('i have 40k to invest, 45, 30k saved, 15 years', 'why the 16k emergency fund')
  expect(why?.turn.state.household.emergencyFund).toBeUndefined()
})
