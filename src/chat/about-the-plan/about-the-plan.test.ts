import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { orphansOfText } from '#engine/receipts.ts'
import { plainText } from '#engine/say.ts'
import { answerBook } from '../answer-book.ts'
import { parseAnswers } from '../answer-file.ts'
import { converse } from '../converse.ts'
import { newThread, type Turn } from '../thread-state.ts'

const folder = join(import.meta.dirname, '../../../content/answers')
const answers = answerBook(
  parseAnswers(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')])),
)

/** The last turn of a conversation, and what it said. */
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

const cards = ['How should I pay off my cards? I owe 6,200 at 24% and 3,100 at 19%.', 'I can pay 450 a month']
const rollover = ['My old 401k has 52,000. What do I do with it?', "I'm 41, left in March"]

test('“What do I do first?” beside a plan is its first step with its day, and no plan of another topic', () => {
  const { turn, said } = lastOf(...rollover, 'ok what do I do first?')
  expect(said).toMatch(/^By Nov \d+, 2026: \*\*Call the old plan\*\*/)
  expect(said).toContain('Then:')
  expect(turn.plans).toEqual([])
})

test('a question that points back is answered by the piece of the plan that it names', () => {
  expect(lastOf(...rollover, 'should I just cash it out?').said).toContain('Take it as cash')
  expect(
    lastOf(
      'I just got 60k from an inheritance. What should I do with it?',
      'we also owe 14k on a car at 6.5%',
      'why not pay off the car?',
    ).said,
  ).toContain('6.5%')
  expect(
    lastOf('How much life insurance do I need? 36, two kids 2 and 5, I make 88k', 'What would it cost?').said,
  ).toMatch(/\$\d+ a month/)
})

test('“Which one again?” says once more what the plan comes to', () => {
  const { turn, said } = lastOf(...cards, 'which one again?')
  const [plan] = turn.state.plans
  expect(said).toContain(plainText(plan?.title ?? ''))
  expect(said).toContain(plainText(plan?.summary ?? ''))
})

test('a bare sum after “what if I pay” is the monthly payment, and nothing of it is kept', () => {
  const { turn, said } = lastOf(...cards, 'what if I pay 600?')
  expect(said).toMatch(/^In that case: .*Pay \$600 a month in all/)
  expect(turn.state.household.debtPaymentMonthly).toBe(450)
})

test('what is supposed of another plan of the conversation is worked out in that plan', () => {
  const { said } = lastOf(
    "I just got 60k from an inheritance. I'm 39 and make 92k. What should I do with it?",
    "what about my kids' college? they are 5 and 8",
    'what if I retire at 60?',
  )
  expect(said).toMatch(/^In that case: .*invest/)
})

// 9,000 at 24 % and 12,000 at 8 %: 600, or 200, beyond the minimum payments instead of 450.
test('a sum instead of the extra that was told is tried in its place', () => {
  const owes = 'I owe 9k on a card at 24%, 12k on a car at 8% payment 330, make 52k, 450 extra a month'
  expect(lastOf(owes, 'how much do I save if I pay 600 instead').said).toMatch(
    /^In that case: .* and \$600 a month beyond them/,
  )
  expect(lastOf(owes, 'how long would it take if I only pay 200 extra').said).toMatch(
    /^In that case: .* and \$200 a month beyond them/,
  )
})

test('a sum that one plan places is not placed for college a second time', () => {
  const { turn } = lastOf(
    "I just got 60k from an inheritance. I'm 39 and make 92k. What should I do with it?",
    "what about my kids' college? they are 5 and 8",
  )
  expect(turn.plans[0]?.plan.topic).toBe('college_529')
  expect(plainText(turn.plans[0]?.plan.title ?? '')).toMatch(/^Save \$[\d,]+ a month/)
})

test('every number of an answer out of the plan has its receipt', () => {
  for (const question of [
    'ok what do I do first?',
    'which one again?',
    'should I just cash it out?',
    'is it taxed?',
  ]) {
    const { turn } = lastOf(...rollover, question)
    expect(
      orphansOfText(turn.response, new Map(turn.figures.map((figure) => [figure.id, figure]))),
      question,
    ).toEqual([])
  }
})

test('a definition is explained, though the plan holds the word', () => {
  expect(lastOf(...rollover, 'what is a Roth IRA?').said).toContain('Read more')
})

test('the fund that a plan asks to say is there can be said to be there', () => {
  const { turn, said } = lastOf(
    'I have 40,000 in student loans at 6% and make 60,000. Should I invest or pay them?',
    'the fund is there already',
  )
  expect(said).toContain('Your emergency fund is full')
  expect(plainText(turn.plans[0]?.plan.title ?? '')).toMatch(/^Be out of debt by/)
})

test('a fact of the plan at hand starts no plan of another topic', () => {
  const invest = ['I have 18k in checking. What should I do with it?', 'no debt, 35, make 80k']
  const full = lastOf(...invest, 'we already have an emergency fund')
  expect(full.turn.plans.map(({ plan }) => plan.topic)).toEqual(['lump_sum_invest'])
  const home = lastOf(...invest, 'we already have an emergency fund', "it's for a house in 3 years")
  expect(home.turn.plans.map(({ plan }) => plan.topic)).toEqual(['lump_sum_invest'])
})

const cardsNow = ['I have 2 cards, 6k at 25% and 3k at 19%', 'I can pay 500 a month']

test('a sum that is supposed to be paid once goes to the dearest debt, and is no payment of every month', () => {
  for (const question of [
    'what if i put 4k on it now',
    'what if i put my 4k refund toward the first card',
    'what if i use my 4k tax refund on it',
  ]) {
    const { said, turn } = lastOf(...cardsNow, question)
    expect(said, question).toMatch(
      /^With that sum paid once: You owe \$9,000 in all\. Of the one-time sum, send \$4,000 to the credit card A now\..* Pay \$500 a month/,
    )
    expect(turn.state.household.debts?.map(({ balance }) => balance)).toEqual([6_000, 3_000])
    expect(turn.topic).toBe('debt_payoff')
  }
  expect(lastOf(...cardsNow, 'what if I put 10k on it today?').said).toMatch(
    /Pay off the credit card A and credit card B now: \$9,000 of the one-time sum does it\./,
  )
})

test('what is supposed of the money of a plan is priced by the piece that speaks of it, and gone on with', () => {
  // 52,000 on a single 80,000: 63,900 is taxable before it, 41,800 more at 22% and 10,200 beyond 105,700 at 24% are 11,644.
  for (const messages of [
    ['what if I convert it all to Roth'],
    ['what if I convert it all to Roth', 'how much tax is that'],
  ]) {
    const { said, turn } = lastOf(...rollover, ...messages)
    expect(said).toContain('about $11,644 of federal tax')
    expect(turn.plans).toEqual([])
  }
})

test('yes or no comes first where a plan sizes what is asked about', () => {
  const cover = 'How much life insurance do I need? 36, two kids 2 and 5, I make 88k, wife 41k'
  expect(lastOf(cover, 'is 900k enough').said).toMatch(/^Yes: this plan finds a need of \$/)
  expect(lastOf(cover, 'is 50k enough?').said).toMatch(/^No: this plan finds a need of \$/)
  const fund = 'emergency fund: we spend 4k a month, 9k saved, can put 400 away'
  const { said, turn } = lastOf(fund, 'is 5k enough')
  expect(said).toMatch(/^No: this plan finds a need of \$16,000/)
  expect(turn.state.household.savings).toBe(9_000)
  expect(lastOf(fund, 'is that enough').said).toMatch(/^No: /)
})

test('“Why so much?” is told by what the plan sizes', () => {
  const { said } = lastOf(
    'How much life insurance do I need? 36, two kids 2 and 5, I make 88k, owe 210k on the house',
    'why so much',
  )
  expect(said).toMatch(/^\*\*Missing if you died today\*\*/)
  expect(said).toContain('Mortgage and other debts to pay off: $210,000')
})

test('a question for a day gets the day, one for a line gets a line', () => {
  const { said } = lastOf(...cardsNow, 'whats the date im done')
  expect(said).toMatch(/^\*\*Be out of debt by Oct 2028\*\*\./)
  expect(said).not.toContain('You owe')
  expect(lastOf(...cardsNow, 'so which one would you pick, in one line').said).toBe(
    '**Be out of debt by Oct 2028**.',
  )
})

test('what has money before something else is named with its reason', () => {
  const order =
    'where should my next dollar go? 33, 74k, match 50% up to 6% i put 3. 2k saved, card 5k at 24%, 500 a month left'
  for (const question of [
    'why not the card first',
    'why the match before the card',
    'why not pay the card before the match',
  ]) {
    const { said } = lastOf(order, question)
    expect(said, question).toMatch(
      /^Before \*\*Pay off the credit card\*\* comes:\n\n- \*\*The whole employer match/,
    )
  }
})

// 3,400 less the mortgage's 1,850 and the minimums of 1,130 leaves 420; 600 more leaves 1,020, of 1,100 that pay leaves.
test('what the plan guessed of a told sum stays so while another sum is supposed', () => {
  const withMortgage =
    'I owe 19,000 on a card at 21.9% (minimum 570), 24,000 on a car at 4.9% (560 a month) and 310,000 on the mortgage at 3.1% (1,850 a month). I take home 10,400 a month and spend 9,300. I can pay 3,400 a month on debts.'
  expect(lastOf(withMortgage, 'what if I pay 600 more a month').said).toContain('$1,020 a month beyond them')
})

test('a lost job is supposed in every plan: debts are held, and elsewhere cash is what counts', () => {
  expect(lastOf(...cardsNow, 'what if i lose my job').said).toContain('While no pay comes in')
  const { said, turn } = lastOf(
    'where should my next dollar go? 33, 74k, 6k saved, spend 3k a month, 500 a month left',
    'what if I get laid off?',
  )
  expect(said).toMatch(/^In that case: Your \$6,000 of cash lasts/)
  expect(turn.state.household.employment).not.toBe('unemployed')
})

// 80 % of 85,000 is in stocks: 30 % of 68,000 is 20,400.
test('a fall that is supposed is worked out on the stocks of the plan, with its receipt', () => {
  const { said, turn } = lastOf(
    'i got 85k from a settlement, im 45, wont need it for 15 years, no debt, 20k saved',
    'what if the market drops 30%',
  )
  expect(said).toContain('take $20,400 off the $68,000')
  expect(orphansOfText(turn.response, new Map(turn.figures.map((figure) => [figure.id, figure])))).toEqual([])
})

test('all at once against bit by bit is the plan’s own other way', () => {
  const settlement = 'i got 85k from a settlement, im 45, wont need it for 15 years, no debt, 20k saved'
  for (const question of [
    'so why not put it in bit by bit',
    'would you put it in all at once or over a year?',
  ])
    expect(lastOf(settlement, question).said).toMatch(/^\*\*Spread the investing over 3 months/)
})

test('what is supposed and is so already is said to be so', () => {
  const college = 'our daughter is 6, want to save for college, live in texas, 8k in a 529'
  expect(lastOf(college, 'what if she goes in state').said).toMatch(/^This plan is for that case already/)
  expect(lastOf(college, 'what if she doesnt go at all').said).toContain('change the beneficiary')
  expect(lastOf(college, 'can grandma pay into it').said).toContain('annual gift exclusion')
})

test('fees are those that the plan counts', () => {
  expect(lastOf(...rollover, 'what are the fees').said).toContain('All costs of the old plan: 0.5%')
})

test('more of every month stays more of every month', () => {
  expect(lastOf(...cardsNow, 'what if I put 200 more a month on it').said).toContain(
    'Pay $700 a month in all',
  )
})

test('a supposition that changes nothing is never told as another case', () => {
  expect(lastOf(...cardsNow, 'what if I move to Texas').said).not.toMatch(/^In that case/)
})

test('a sum that comes once is not tried as one of every month where the plan cannot tell', () => {
  expect(
    lastOf(
      'where should my next dollar go? 33, make 96k, 800 a month extra',
      'what if I put my 4k refund in it',
    ).said,
  ).toMatch(/^This plan places what you can spare each month/)
})

test('a refund that is told to go to a debt is a fact of the debt plan, and another question starts none', () => {
  const { turn, said } = lastOf(...cardsNow, 'i get a 3,000 tax refund and will put it on the card')
  expect(said).toContain('Of the one-time sum, send $3,000 to the credit card A now')
  expect(turn.plans.map(({ plan }) => plan.topic)).toEqual(['debt_payoff'])
  const asked = lastOf(...cardsNow, 'should i put my 3k refund on it')
  expect(asked.said).toMatch(/^With that sum paid once/)
  expect(asked.turn.state.household.debtPaymentOnce).toBeUndefined()
})

test('a question that points back needs neither “it” nor a question mark', () => {
  expect(lastOf(...cardsNow, 'which one first').said).toContain('The extra goes to the credit card A first')
  for (const question of [
    'how long til its gone',
    'how long until they are paid off',
    'when will we be done?',
  ])
    expect(lastOf(...cardsNow, question).said, question).toContain('The last one is paid in Oct 2028')
  expect(lastOf(...cardsNow, 'why not start with the smaller one').said).toContain('Smallest balance first')
  expect(lastOf(...rollover, 'how do i actually do it').said).toMatch(
    /^By Nov \d+, 2026: \*\*Call the old plan/,
  )
  const { said, turn } = lastOf(...cardsNow, 'and after that?')
  expect(said).toContain('Credit card B is paid')
  expect(orphansOfText(turn.response, new Map(turn.figures.map((figure) => [figure.id, figure])))).toEqual([])
})

test('“How did you get that number?” is told by its receipt', () => {
  const { said, turn } = lastOf(...cardsNow, "how'd you get that number")
  expect(said).toContain('Owed on the credit card A: $6,000')
  expect(said).toContain('Worked out as: months of the exact schedule')
  expect(orphansOfText(turn.response, new Map(turn.figures.map((figure) => [figure.id, figure])))).toEqual([])
})

test('a word is explained from another topic than that of the plan', () => {
  const roth = ['roth or traditional, 29, single, make 68k in ohio']
  expect(lastOf(...roth, 'what does marginal mean').said).toContain('your marginal rate')
})

test('how long money lasts is told by the plan that says so', () => {
  const lost = ['lost my job last week. got 11k in savings, bills are 2900 a month']
  expect(lastOf(...lost, 'how long will the money last').said).toContain('of cash lasts')
})
