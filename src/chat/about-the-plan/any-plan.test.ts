import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { orphansOfText } from '#engine/receipts.ts'
import { plainText } from '#engine/say.ts'
import { answerBook } from '../answer-book.ts'
import { parseAnswers } from '../answer-file.ts'
import { converse } from '../converse.ts'
import { newThread, type ThreadState, type Turn } from '../thread-state.ts'

const folder = join(import.meta.dirname, '../../../content/answers')
const answers = answerBook(
  parseAnswers(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')])),
)

let plans = 0
const turnOf = (state: ThreadState, message: string): Turn =>
  converse(state, message, {
    today: '2026-11-20',
    now: '2026-11-20T10:00:00.000Z',
    newId: () => `plan-${plans++}`,
    answers,
  })

const firsts = {
  cards: 'i have 2 cards: visa 4,200 at 24%, discover 6,800 at 19%. i can pay 500 a month',
  cash: 'i owe 14k on my car at 9%, 5k card at 22%, i have 8k in cash, make 70k',
  fund: 'emergency fund: we spend 4k a month, 9k saved, can put 400 away',
  college: 'our daughter is 15, want to save for college, live in texas, 30k in a 529, we can do 300 a month',
  cover: 'How much life insurance do I need? 36, two kids 2 and 5, I make 88k, wife 41k',
  rollover: 'My old 401k has 52,000. What do I do with it? I make 80k, 41',
  roth: 'roth or traditional, 29, single, make 68k in ohio',
  sum: 'I got 60k from my dad. 39, make 92k, no debt, 20k saved',
  order:
    'where should my next dollar go? 33, 74k, match 50% up to 6% i put 3. 2k saved, card 5k at 24%, 500 a month left',
} as const
type First = keyof typeof firsts

const states = new Map(
  (Object.keys(firsts) as First[]).map((name) => [name, turnOf(newThread(), firsts[name]).state]),
)

function asked(first: First, question: string): { turn: Turn; said: string } {
  const turn = turnOf(states.get(first) ?? newThread(), question)
  return { turn, said: plainText(turn.response) }
}

const questions: readonly (readonly [First, string, RegExp])[] = [
  ['cards', 'how much interest by debt', /in all\.\n\n- Interest on the Visa credit card from here on: \$/],
  ['cards', 'is there tax on doing that', /^No\. Paying what you owe is not taxed/],
  ['cards', 'what happens if i stop for a year', /^The minimum payments have to go on/],
  [
    'cash',
    'what if i took the cash to pay off my car',
    /^With that cash paid on it now: .*\$8,000 .* car loan/,
  ],
  ['fund', 'what happens if I stop for a year', /^What is saved stays yours/],
  ['fund', 'when do I start', /^By /],
  ['college', 'what if she does two years of community college first', /^Published prices put 2 years/],
  ['college', 'Should the 529 still be in stocks', /^This plan has 0% of it in stocks now/],
  // 19,257 a year is 77,028 over four; at 8.94 % over 120 months that is 973 a month.
  ['college', 'loans for the gap payment', /that is \$77,028 .* it takes \$973 a month for 10 years/],
  ['college', 'what if she gets a scholarship of 5k', /^In that case: .*after the scholarship/],
  [
    'college',
    'what if she doesnt go to college',
    /you may change the beneficiary .*\$35,000 over a lifetime/,
  ],
  ['cover', 'how sure are you', /Least sure is what I assumed: /],
  ['rollover', 'so what do i lose if im wrong', /Leave it all in the old plan\*\*\. \$/],
  ['rollover', 'how much tax would I owe now', /^No: a direct move costs \$0 .* about \$16,844 would be due/],
  ['roth', 'is there tax on doing that', /^Nothing is due beyond the tax on your pay\./],
  ['roth', 'can i do both', /^You can\. \*\*Some of each, in equal parts/],
  ['roth', 'so what do i lose if im wrong', /All of it Traditional\*\*\. \$/],
  ['sum', 'ok say i put half in the market', /^With the rest, \$30,000, kept in insured savings: /],
  ['sum', 'isnt the market too high right now', /nobody can tell.*Spread the investing over 3 months/s],
  [
    'sum',
    'what if we need a new roof for 20k next year',
    /^With \$20,000 of it set apart for that, .*\$32,500/,
  ],
  ['sum', 'what would you do', /by them: \*\*Invest \$60,000 for the long run/],
  ['sum', 'what if i just leave it in savings', /^\*\*Leave it all in an average bank/],
  ['sum', 'what if i pay 20k on the car', /^With \$20,000 of it set apart for that/],
  ['cover', 'he does need more than me', /^The larger one is yours: .*\$337,000 .*Your spouse’s policy/s],
  ['cover', 'what if i remarry', /^A policy goes on as it is/],
  ['cover', 'is that enough', /^By what I know, yes: the cover is sized to fill \$337,000/],
  ['cover', 'what if we have another kid', /^In that case: If you died today/],
  ['cover', 'can i afford it', /^That is about \$\d+ a month/],
  ['rollover', 'what happens to it if i die', /^\*\*Name beneficiaries anew/],
  ['roth', 'what bracket am i in', /^This plan counts a federal bracket of 22%/],
  ['roth', 'can i do half', /^You can\. \*\*Some of each, in equal parts/],
  ['fund', 'can i do half', /^In that case: .*at \$200 a month/],
  ['cards', 'which one first', /^The extra goes to the Visa credit card first: at 24% it costs the most\.$/],
  ['cards', 'how much would that save', /^Against the minimum payments alone this plan saves \$/],
  // 6,800 and 4,200 at 600 a month, as when 600 is told.
  [
    'cards',
    'how much faster with 600',
    /^In that case: You owe \$11,000 .*Pay \$600 a month .*after 23 months/,
  ],
  [
    'cards',
    'what if i stop using my 401k to pay it faster',
    /^Keep putting in what brings the whole employer match/,
  ],
  ['sum', 'how much would it be in 10 years', /^Needed then, it goes like this: .* in 10 years/],
  // 39 now: 23 years until 62.
  ['sum', 'how much will i have at 62', /^Needed then, it goes like this: .* in 23 years/],
  ['sum', 'we might need 15k for a wedding', /^With \$15,000 of it set apart for that/],
  ['college', 'what happens to the money if she gets a full ride', /you may change the beneficiary/],
  [
    'cover',
    'what if i only buy for 15 years',
    /^- \*\*The cover for you lasts as long as the need\*\*\. The need lasts 30 years/,
  ],
  ['cover', 'which company is best', /^I recommend no company/],
  ['roth', 'what if tax rates go up', /Higher rates later .* the law of later|another .* of tax/],
  ['order', 'can I do both', /^It does:\n\n- \*\*The whole employer match/],
]

test.each(questions)('%s: “%s”', (first, question, expected) => {
  const { turn, said } = asked(first, question)
  expect(said).toMatch(expected)
  expect(turn.plans).toEqual([])
  expect(turn.state.household).toEqual(states.get(first)?.household)
})

test('an account that is named in a question is noted, and the question is answered', () => {
  const { turn, said } = asked('fund', 'should we stop our 401k')
  expect(said).toMatch(/^Keep putting in what brings the whole employer match/)
  expect(turn.state.household.accountType).toEqual(['401k'])
})

test('the explanation that opens a topic answers no question in particular beside a plan', () => {
  expect(asked('order', 'is it too late').said).toMatch(/^I did not understand that/)
})

test('what points back to the plan at hand starts no plan of another subject', () => {
  for (const question of ['what happens to it if i die', 'can i still take a loan from it']) {
    const { turn } = asked('rollover', question)
    expect(turn.plans, question).toEqual([])
    expect(turn.state.topic, question).toBe('rollover_401k')
  }
})

test('every question of any plan is answered with receipts, or not by these, for every plan', () => {
  for (const first of Object.keys(firsts) as First[])
    for (const question of [
      'how sure are you',
      'what do i lose if im wrong',
      'is there tax on doing that',
      'can i do both',
      'what if i stop for a year',
      'what would you do',
      'isnt the market too high right now',
      'how much interest by debt',
      'ok say i put half in the market',
      'can i do half',
      'what bracket am i in',
      'what happens to it if i die',
      'what if i do nothing',
      'what would that save',
      'what is the total cost',
      'is it deductible',
      'which one first',
      'when will the money run out',
      'should we stop our 401k',
      'should i use my 401k',
      'he does need more than me',
      'what if i remarry',
      'is that enough',
      'what if she does two years of community college first',
      'loans for the gap payment',
      'should the 529 still be in stocks',
      'what if she doesnt go to college',
    ]) {
      const { turn } = asked(first, question)
      const ofPlans = turn.plans.flatMap(({ plan }) => plan.figures)
      const byId = new Map([...ofPlans, ...turn.figures].map((figure) => [figure.id, figure]))
      expect(orphansOfText(turn.response, byId), `${first}: ${question}`).toEqual([])
    }
})
