import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { orphansOfText } from '#engine/receipts.ts'
import { plainText } from '#engine/say.ts'
import { answerBook } from './answer-book.ts'
import { parseAnswers } from './answer-file.ts'
import { converse } from './converse.ts'
import { newThread, type Turn } from './thread-state.ts'

const folder = join(import.meta.dirname, '../../content/answers')
const answers = answerBook(
  parseAnswers(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')])),
)
const context = { today: '2026-11-20', now: '2026-11-20T10:00:00.000Z', newId: () => 'plan-1', answers }

function talk(...messages: string[]): Turn[] {
  let state = newThread()
  return messages.map((message) => {
    const turn = converse(state, message, context)
    state = turn.state
    return turn
  })
}
const spoken = (turn: Turn | undefined) => plainText(turn?.response ?? '')

test('a question of a topic without a planner gets its explanation, with a source and what to ask next', () => {
  const [turn] = talk('what is the difference between hsa and hra?')
  expect(turn?.topic).toBe('hsa')
  expect(turn?.plans).toEqual([])
  expect(spoken(turn)).toContain('owned by the employer')
  expect(turn?.response).toMatch(/Source: \[Internal Revenue Service\]\(https:\/\/www\.irs\.gov\)/)
  expect(turn?.suggestions.length).toBeGreaterThan(0)
  expect(turn?.suggestions.length).toBeLessThanOrEqual(3)
})

// 5 months of 3,800 are 19,000; 6 months of 1,500 are 9,000.
test.each([
  [
    'I have 12k in savings and spend 3,800 a month. Is that enough for an emergency fund? One income, 2 kids.',
    /^Not yet\. Aim for \$19,000/,
  ],
  [
    'I have 30k in savings and spend 1,500 a month. Is that enough for an emergency fund?',
    /^Yes, by this plan that is enough\. /,
  ],
  ['I have 12k in savings and spend 3,800 a month. How big an emergency fund?', /^Aim for /],
  [
    'We put 40 a month into a 529 for our 6 year old in Ohio. Is that enough? Income 98k',
    /^Not yet\. You did not say how much of college to pay for, so this plan saves for 33%/,
  ],
  [
    'What if I put 1,500 a month in a 529 for my newborn, is that enough? We live in Georgia and make 105k.',
    /^Yes, by this plan that is enough\. /,
  ],
])('"%s" is answered with yes or no before the plan says how much', (message, opening) => {
  expect(spoken(talk(message)[0])).toMatch(opening)
})

test('how much is still needed is planned, whatever else the question names', () => {
  const [turn] = talk(
    'My daughter got a scholarship of 10,000 a year. She is 17, we have 50k in a 529. How much more do we need?',
  )
  expect([turn?.topic, turn?.plans.length]).toEqual(['college_529', 1])
  const [asked] = talk('My daughter got a scholarship of 10,000 a year. What happens to her 529 of 50k?')
  expect(asked?.plans).toEqual([])
})

test('cards beside a car loan get the order of paying, and not how to buy a car', () => {
  const [turn] = talk('18k on cards at 24% and a 6k car loan at 7%, I take home 4,200 a month. help')
  expect(spoken(turn)).toContain('at 24% it costs the most')
  expect(spoken(turn)).not.toContain('reliable used car')
})

test('where the money should go is answered by the plan, and not by a diary of what was spent', () => {
  const [turn, spent] = [
    talk('I make 85k and have 900 a month left. Where should the money go?')[0],
    talk('where does my money go every month?')[0],
  ]
  expect(turn?.plans[0]?.plan.topic).toBe('budgeting')
  expect(spoken(turn)).not.toContain('Track every expense')
  expect(spoken(spent)).toContain('Track every expense')
})

test('“What should I do first?” of somebody with a job brings no guide to losing one', () => {
  const money = 'I make 68k, owe 3,100 on a credit card at 24% and have 450 a month left over.'
  expect(spoken(talk(`${money} What should I do first?`)[0])).not.toContain('unemployment')
  expect(spoken(talk('I lost my job. What should I do first?')[0])).toContain('unemployment')
})

test('a question for somebody else is planned with their facts, and says so', () => {
  const asked = 'my mom is 67, widowed, has 200k from the house sale. what should she do?'
  const [turn, next] = talk(asked, 'my mom is in Ohio, should she rent?')
  expect(turn?.state.household).toMatchObject({ age: 67, maritalStatus: 'widowed', amount: 200_000 })
  expect(spoken(turn)).toMatch(/^I take this as the question of your mom, so “you” is your mom here\./)
  expect(spoken(next)).not.toContain('I take this as')
  const [own] = talk('my mom died and left me 200k, what should I do?')
  expect(spoken(own)).not.toContain('I take this as')
  const [pressing] = talk('someone from the irs told my mom to pay with gift cards, should she?')
  expect(spoken(pressing)).not.toContain('I take this as')
})

test('every number of an explanation in the talk has a receipt with the message', () => {
  const turns = talk('what is an ira?', 'how are capital gains taxed?', 'what is pmi?')
  for (const { response, figures } of turns) {
    expect(figures.length).toBeGreaterThan(0)
    expect(orphansOfText(response, new Map(figures.map((figure) => [figure.id, figure])))).toEqual([])
  }
})

test('what something is, asked of a topic with a planner, is explained and the plan is offered', () => {
  const [turn] = talk('What is a 529 plan?')
  expect(turn?.plans).toEqual([])
  expect(spoken(turn)).toContain('savings account for education')
  expect(turn?.suggestions[0]).toBe('College savings (529)')
})

test('a question with facts gets a plan, and the explanation beside it', () => {
  const [turn] = talk('I have $30k. Should I invest it all at once or spread it over the year?')
  expect(turn?.plans[0]?.plan.topic).toBe('lump_sum_invest')
  expect(spoken(turn)).toContain('All at once has won')
  const figures = [...(turn?.plans[0]?.plan.figures ?? []), ...(turn?.figures ?? [])]
  expect(orphansOfText(turn?.response ?? '', new Map(figures.map((figure) => [figure.id, figure])))).toEqual(
    [],
  )
  expect(spoken(turn).split(/\s+/).length).toBeLessThanOrEqual(130)
})

test('beside a plan of their own numbers no rule of thumb says another number', () => {
  const [fund] = talk(
    'We spend $2,100 each month and have $3,000 saved. How big should our emergency fund be?',
  )
  expect(spoken(fund)).toContain('Keep it liquid')
  expect(spoken(fund)).not.toMatch(/3 to 6 months|\$1,000 or one month/)
  const [sum] = talk('I have $30,000 to invest. Where should it go?')
  expect(sum?.plans[0]?.plan.topic).toBe('lump_sum_invest')
  expect(spoken(sum)).not.toContain('debt above 8%')
})

test('beside a plan nothing is explained that no question asks', () => {
  const [turn] = talk(
    'I am 41 and earn $70,000. The store card is $1,200 at 30%, and I can pay $300 a month. How soon am I done?',
  )
  expect(turn?.plans[0]?.plan.topic).toBe('debt_payoff')
  expect(turn?.response.split('\n\n').filter((part) => !/^(?:You owe|I assumed|\*\*)/.test(part))).toEqual([])
})

test('sums that a plan can be about get the plan, though an explanation fits the words', () => {
  const planned = (message: string) =>
    talk(message).flatMap((turn) => turn?.plans.map(({ plan }) => plan.topic))
  expect(planned('Should I pay off my 12k car loan at 7% with 500 extra a month?')).toEqual(['debt_payoff'])
  expect(planned('I have 5k of medical debt and 9k on a card at 21%, I can pay 600 a month')).toEqual([
    'debt_payoff',
  ])
  expect(
    planned('I got laid off, have 14k in savings and spend 3,800 a month. How long will it last?'),
  ).toEqual(['emergency_fund'])
})

test('an inherited IRA is taken over and emptied by its deadline, not placed like cash', () => {
  const [turn] = talk('I inherited an IRA of 200k from my mom, what do I do?')
  const plan = turn?.plans[0]?.plan
  expect(plan?.allocations[0]?.label).toContain('Stays in the inherited IRA')
  expect(plan?.allocations[0]?.amount).toBe(180_000)
})

test('money that came with a death is met with words for the loss and one plan', () => {
  const [turn] = talk(
    'my husband died in march, I got 400k life insurance and have no idea what to do. I am 44',
  )
  expect(spoken(turn)).toMatch(/^I am so sorry for your loss;/)
  expect(turn?.topic).toBe('windfall')
  expect(turn?.plans.map(({ plan }) => plan.topic)).toEqual(['lump_sum_invest'])
})

test('a sum that came in pays the debts in its own plan, not in a second one', () => {
  const [turn] = talk(
    'Just got 45k from my grandpa’s estate. I owe 5k on a card at 23%, 3k saved. What do I do with it?',
  )
  expect(turn?.plans.map(({ plan }) => plan.topic)).toEqual(['lump_sum_invest'])
})

test.each([
  'got a 20k bonus, owe 11k on a personal loan at 9%, 1 month of savings',
  'tax refund 6,200. card 3,400 at 21%. no savings',
  'student loans of 18k at 5.5%, got a 30k bonus. invest or pay off?',
])('the sum that came in is placed, though the words speak of what is owed: %s', (message) => {
  const [turn] = talk(message)
  expect(turn?.plans.map(({ plan }) => plan.topic)).toEqual(['lump_sum_invest'])
})

test('what is to be invested each month is placed each month, not as a sum that nobody named', () => {
  const [turn] = talk('I want to invest 500 a month, I am 28')
  expect(turn?.plans.map(({ plan }) => [plan.topic, plan.totalAmount])).toEqual([['budgeting', 500]])
})

test('what stands in old plans is not placed a second time', () => {
  const [turn] = talk('I have 3 old 401ks: 22k, 8k and 41k. what do I do with them?')
  expect(turn?.plans.map(({ plan }) => [plan.topic, plan.totalAmount])).toEqual([['rollover_401k', 71_000]])
})

test('a second plan is no example with a sum that nobody named', () => {
  const [turn] = talk(
    'Where should my extra money go first: credit card 6,800 at 24.99%, 401k match, emergency fund? I make 78k',
  )
  expect(turn?.plans.map(({ plan }) => plan.topic)).toEqual(['budgeting'])
  expect(spoken(turn)).not.toContain('You named no sum')
})

test('what to save for retirement, asked with the pay, gets the order of the next dollars and the match', () => {
  const [turn] = talk('How much should I put in my 401k? I make 80k and my employer matches 100% up to 4%.')
  expect(turn?.topic).toBe('retirement_saving')
  expect(turn?.plans.map(({ plan }) => plan.topic)).toEqual(['budgeting'])
  expect(spoken(turn)).toContain('Your employer matches up to 4% of pay. Contribute at least that.')
})

test('what Hearth costs, and what becomes of what it is told, is answered', () => {
  expect(spoken(talk('How much does Hearth cost?')[0])).toContain('free and needs no account')
  expect(spoken(talk('Do you sell my data?')[0])).toContain('never sold')
})

test('a request for a plan gets the plan alone', () => {
  const [turn] = talk('Build an emergency fund plan.')
  expect(turn?.plans.length).toBe(1)
  expect(spoken(turn)).toContain('I assumed:')
})

test('a question beside a plan that is there is answered without drafting it again', () => {
  const [, turn] = talk('Build an emergency fund plan.', 'Where should I keep my emergency fund?')
  expect(turn?.plans).toEqual([])
  expect(spoken(turn)).toContain('high-yield savings account')
  expect(turn?.topic).toBe('emergency_fund')
})

test('what the household told is worked out in its explanation', () => {
  const [turn] = talk("What tax bracket am I in? I'm single and make $95,000")
  expect(spoken(turn)).toContain('22% bracket')
  expect(turn?.figures.map(({ id }) => id)).toContain('income')
})

test('what nobody explains is not guessed at', () => {
  const [turn] = talk('can you write a poem about the sea')
  expect(spoken(turn)).not.toContain('Source:')
})

test('a reply with care is short, says who helps first, and brings no plan of assumed figures', () => {
  for (const message of [
    'got an eviction notice yesterday, what now',
    "we're living in our car with two kids, where do we start",
    'they are going to shut off our power next week',
    "I can't pay my credit card minimums anymore, 14k at 27%",
    'my wages are being garnished for an old student loan',
    'my doctor says I have months to live and I have two small kids and 2k saved',
  ]) {
    const [turn] = talk(message)
    const text = spoken(turn)
    expect(text).toMatch(/^I am so(?:rry| sorry)/)
    expect([message, text.split(/\s+/).length <= 130]).toEqual([message, true])
    if (!/\d+k/.test(message)) expect([message, turn?.plans]).toEqual([message, []])
  }
})

test('a widow with the money of a policy hears nothing of how much life insurance to buy', () => {
  const [widow, buyer] = [
    talk(
      "My husband died in August and I got 400,000 life insurance. I'm 44, two kids 9 and 12, I make 45k, mortgage 210k at 3.5%. What should I do with it?",
    )[0],
    talk("I'm 44, two kids 9 and 12, I make 45k, mortgage 210k. How much life insurance do I need?")[0],
  ]
  expect(widow?.plans[0]?.plan.topic).toBe('lump_sum_invest')
  expect(spoken(widow)).not.toContain('Quick rule')
  expect(buyer?.plans[0]?.plan.topic).toBe('term_life')
})

test('a gift for college brings no second plan for what is saved each month', () => {
  const [turn] = talk(
    'My son is 4 and his grandparents want to give $10,000 for his college. We also save $150 a month. Where should the money go?',
  )
  expect(turn?.plans.map(({ plan }) => plan.topic)).toEqual(['college_529'])
})

test('who tells that the mortgage is late gets the plan that keeps the home, sum or no sum', () => {
  for (const message of ["I'm 3 months behind on my mortgage", 'we missed two mortgage payments']) {
    const [turn] = talk(message)
    expect(turn?.plans.map(({ plan }) => plainText(plan.title))).toEqual([
      'Keep the home: call the mortgage servicer first',
    ])
  }
  expect(talk('what happens if I am late on my mortgage?')[0]?.plans).toEqual([])
})

test('beside a plan that opens with the mortgage no general words on mortgages stand', () => {
  const question = 'pay the mortgage down or invest? we have 800 a month extra, income 140k'
  const general = 'Paying down a mortgage earns'
  expect(spoken(talk(question)[0])).toContain(general)
  const rated = spoken(talk(`${question}, 250k at 3%`)[0])
  expect(rated).toMatch(/^At 3% the mortgage costs less than bonds/)
  expect(rated).not.toContain(general)
})
