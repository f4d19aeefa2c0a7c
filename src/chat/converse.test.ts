import { expect, test } from 'vitest'
import { chatAnswerSchema } from '#contract/chat.ts'
import { planSchema } from '#engine/plan.ts'
import { orphanNumbers, orphansOfText } from '#engine/receipts.ts'
import { plainText } from '#engine/say.ts'
import { answerBook } from './answer-book.ts'
import { converse, editFacts } from './converse.ts'
import {
  newThread,
  type ThreadState,
  type Turn,
  type TurnContext,
  threadStateSchema,
} from './thread-state.ts'

const ids = (function* () {
  for (let next = 1; ; next += 1) yield `id-${next}`
})()
const context: TurnContext = {
  today: '2026-11-20',
  now: '2026-11-20T15:00:00.000Z',
  newId: () => ids.next().value,
  answers: answerBook([]),
}

/** Says messages one after another and gives the turns. */
function say(...messages: string[]): Turn[] {
  let state: ThreadState = newThread()
  return messages.map((message) => {
    const turn = converse(state, message, context)
    state = turn.state
    return turn
  })
}

const last = (turns: Turn[]): Turn => turns.at(-1) as Turn
const planOf = (turn: Turn) => turn.plans[0]?.plan
const spoken = (turn: Turn) => plainText(turn.response)
const words = (turn: Turn) => spoken(turn).split(/\s+/).length

test('a question with an amount gets a plan for that amount at once', () => {
  const turn = last(say('I have $100k — how should I invest?'))
  expect(turn.topic).toBe('lump_sum_invest')
  expect(planOf(turn)).toMatchObject({ version: 1, totalAmount: 100_000 })
  expect(turn.facts.map(({ fact }) => fact)).toEqual(['amount'])
})

test('the quick prompts and the labels of topics with a planner get a plan', () => {
  for (const message of [
    'I have $100k — how should I invest?',
    'Build an emergency fund plan.',
    'One time invest',
  ])
    expect(planOf(last(say(message))), message).toBeDefined()
})

test('a first reply says what it assumed and asks one question', () => {
  const turn = last(say('Build an emergency fund plan.'))
  expect(spoken(turn)).toContain('I assumed:')
  expect(spoken(turn).match(/\?/g)).toHaveLength(1)
  expect(turn.state.openQuestion).toBeDefined()
})

test('a reply is at most about 120 words', () => {
  for (const turn of say(
    'I have $100k — how should I invest?',
    'in 18 months',
    'why?',
    'Build an emergency fund plan.',
  ))
    expect(words(turn)).toBeLessThanOrEqual(130)
})

test('every number of a reply has a receipt, in its plan or with the message', () => {
  const turns = say(
    'I have $100k — how should I invest?',
    'why?',
    'compare',
    'what if I need it in 4 years?',
    'in 18 months',
  )
  let figures: { id: string; shown: string }[] = []
  for (const turn of turns) {
    figures = [...(planOf(turn)?.figures ?? figures), ...turn.figures]
    expect(orphansOfText(turn.response, new Map(figures.map((figure) => [figure.id, figure])))).toEqual([])
  }
})

test('an answer to the open question makes the next version of the same plan and says what changed', () => {
  const [first, second] = say('I have $100k — how should I invest?', 'in 18 months') as [Turn, Turn]
  expect(planOf(second)?.id).toBe(planOf(first)?.id)
  expect(planOf(second)?.version).toBe(2)
  expect(second.plans[0]?.change?.from).toBe(1)
  expect(second.plans[0]?.change?.lines.join(' ')).toContain('18 months')
})

test('a version that moves no sum says why it is there, and a fact that moves nothing makes none', () => {
  const [, told, idle] = say(
    'I have $100k — how should I invest?',
    'I have no debts',
    "I don't smoke",
  ) as Turn[]
  const assumed = (turn: Turn | undefined) => turn?.plans[0]?.plan.assumptions.map(({ fact }) => fact)
  expect(told?.plans[0]?.change?.lines).toEqual([])
  expect(assumed(told)).not.toContain('debts')
  expect(spoken(told as Turn)).toContain('the new version rests on your facts')
  expect(idle?.plans).toEqual([])
  expect(spoken(idle as Turn)).toContain('The plan stays the same')
})

test('what was not understood is not noted, and what was asked stays asked', () => {
  const [first, moon, word, told] = say(
    'I have $100k — how should I invest?',
    'what if the moon falls down?',
    'snowball',
    'in 4 years',
  ) as [Turn, Turn, Turn, Turn]
  for (const turn of [moon, word]) {
    expect(spoken(turn)).toContain('I did not understand that')
    expect(spoken(turn)).not.toContain('Noted')
    expect(turn.state.openQuestion).toBe(first.state.openQuestion)
    expect(turn.plans).toEqual([])
  }
  expect(told.state.household.horizonYears).toBe(4)
})

test('a correction replaces what was told before', () => {
  const turn = last(say("I have $50k to invest and I'm 44", "actually I'm 45"))
  expect(turn.state.household.age).toBe(45)
})

test('a question is never asked twice', () => {
  const turns = say('Build an emergency fund plan.', 'not sure', 'not sure', 'not sure', 'not sure')
  const asked = turns.map(({ state }) => state.openQuestion).filter((fact) => fact !== undefined)
  expect(new Set(asked).size).toBe(asked.length)
})

test('who does not know keeps the assumption and hears it', () => {
  expect(spoken(last(say('Build an emergency fund plan.', 'not sure')))).toContain('I go on with')
})

test('"ok" lets the assumption that was asked about stand, and greets only where nothing was asked', () => {
  const turns = say('I have $60k to invest', 'ok')
  expect(spoken(last(turns))).toContain('I go on with')
  expect(last(turns).topic).toBe('lump_sum_invest')
  expect(last(say('ok')).topic).toBe('smalltalk')
})

test('who fears a crash hears what a bad year does to this very plan', () => {
  const turns = say('I have $60k to invest for retirement, age 40', 'what if the market crashes?')
  const badYear = planOf(turns[0] as Turn)?.checks.find(({ id }) => id === 'bad-year')
  expect(spoken(last(turns))).toContain(plainText(badYear?.detail ?? 'none'))
  expect(last(turns).plans).toEqual([])
  expect(spoken(last(say('Build an emergency fund plan', 'is it safe?')))).toContain(
    'falls when the markets do',
  )
})

test('“scratch that” with what holds instead takes back nothing else', () => {
  const { state } = last(
    say(
      '14k on a card at 24%, i can put 600 extra a month',
      'scratch that, lost my overtime so only 200 extra',
    ),
  )
  expect(state.household).toMatchObject({ monthlySurplus: 200, debts: [{ balance: 14_000, rate: 0.24 }] })
})

test('"forget that" takes back the last change', () => {
  const turn = last(say('I have $100k — how should I invest?', 'in 18 months', 'forget that'))
  expect(turn.state.household.horizonYears).toBeUndefined()
  expect(planOf(turn)?.version).toBe(3)
})

test('another topic starts another plan, and the first one is still there', () => {
  const turn = last(say('I have $100k — how should I invest?', 'Build an emergency fund plan.'))
  expect(turn.state.plans.map(({ topic }) => topic)).toEqual(['lump_sum_invest', 'emergency_fund'])
})

test('a new fact moves every plan of the conversation', () => {
  const turn = last(
    say(
      'I have $100k — how should I invest?',
      'Build an emergency fund plan.',
      'my monthly expenses are $6,000',
    ),
  )
  expect(turn.plans.map(({ plan }) => [plan.topic, plan.version])).toEqual([
    ['emergency_fund', 2],
    ['lump_sum_invest', 2],
  ])
})

test('what is supposed is not kept', () => {
  const [first, second] = say('I have $100k — how should I invest?', 'what if I need it in 2 years?') as [
    Turn,
    Turn,
  ]
  expect(second.state.household).toEqual(first.state.household)
  expect(second.plans).toEqual([])
  expect(spoken(second)).toContain('In that case')
})

test('more risk is a wish that makes the next version', () => {
  const turn = last(say('I have $100k — how should I invest?', 'more aggressive'))
  expect(turn.state.household.riskTolerance).toBe('aggressive')
  expect(planOf(turn)?.version).toBe(2)
})

test('a question without a planner gets an honest sentence and what can be planned', () => {
  const turn = last(say('How can I raise my credit score?'))
  expect(turn.plans).toEqual([])
  expect(turn.suggestions.length).toBeGreaterThan(0)
})

test('an edited assumption makes version 2 and counts as told', () => {
  const [first] = say('I have $100k — how should I invest?') as [Turn]
  const edited = editFacts(first.state, { set: { monthlyExpenses: 6_000 } }, context)
  expect(planOf(edited)?.version).toBe(2)
  expect(edited.facts.map(({ fact }) => fact)).toContain('monthlyExpenses')
  const back = editFacts(edited.state, { forget: ['monthlyExpenses'] }, context)
  expect(planOf(back)?.allocations).toEqual(planOf(first)?.allocations)
})

test('plans, state and answer fit their schemas', () => {
  for (const turn of say(
    'I have $100k — how should I invest?',
    'no debts',
    'Build an emergency fund plan.',
  )) {
    threadStateSchema.parse(turn.state)
    for (const { plan } of turn.plans) {
      planSchema.parse(plan)
      expect(orphanNumbers(plan)).toEqual([])
    }
    const [first, ...also] = turn.plans
    chatAnswerSchema.parse({
      success: true,
      response: turn.response,
      message_id: 'm',
      ...(first && { plan: first.plan }),
      also,
    })
  }
})

test('the same messages on the same day give the same words', () => {
  const one = say('I have $80k to invest, I am 50', 'in 10 years').map(spoken)
  const two = say('I have $80k to invest, I am 50', 'in 10 years').map(spoken)
  expect(two).toEqual(one)
})

test('a message with two questions gets two plans, and every number of the reply has its receipt', () => {
  const turn = last(say('How do I pay off my cards and also start an emergency fund?'))
  expect(turn.plans.map(({ plan }) => plan.topic).sort()).toEqual(['debt_payoff', 'emergency_fund'])
  const figures = [...(planOf(turn)?.figures ?? []), ...turn.figures]
  expect(orphansOfText(turn.response, new Map(figures.map((figure) => [figure.id, figure])))).toEqual([])
})

test('a fact that goes on with the topic at hand starts no other plan', () => {
  const turn = last(say('Build an emergency fund plan.', 'I have 6k saved'))
  expect(turn.plans.map(({ plan }) => plan.topic)).toEqual(['emergency_fund'])
})

test('another topic is not mistaken for a question about the plan at hand', () => {
  const turn = last(say('Build an emergency fund plan.', 'Roth vs Traditional'))
  expect(planOf(turn)?.topic).toBe('roth_vs_traditional')
})

test('a match and what goes in, without a sum, are placed by the order of operations: the match first', () => {
  const turn = last(say('29, $62k, match is 4 % and I put in 0'))
  expect(planOf(turn)?.topic).toBe('budgeting')
  expect(turn.plans).toHaveLength(1)
  expect(spoken(turn)).toContain('The whole match is next')
  const order = (planOf(turn)?.nextSteps ?? []).map(({ title, how }) => plainText(title) + plainText(how))
  const match = order.findIndex((step) => step.includes('Raise your 401(k) contribution'))
  const roth = order.findIndex((step) => step.includes('Roth IRA'))
  expect(match).toBeGreaterThanOrEqual(0)
  expect(roth).toBeGreaterThan(match)
})

test('a student loan with its size gets a plan, and a question about the rule alone does not', () => {
  const [told] = say('I have 38k of federal student loans on SAVE, what do I do now? I make 55k, single')
  expect(told && planOf(told)?.topic).toBe('debt_payoff')
  expect(told && spoken(told)).toContain('SAVE has ended')
  expect(planOf(last(say('Should I refinance my student loans?')))).toBeUndefined()
})

test('the second of two topics is planned where the first has no planner', () => {
  const car = last(say('should I pay off my car (11k at 6%) or put 500/month in my 401k, no match'))
  expect(planOf(car)?.topic).toBe('debt_payoff')
})

test('a windfall with a sum is placed by the one order of operations', () => {
  const turn = last(say('My aunt left me $80k, what should I do with it?'))
  expect(planOf(turn)).toMatchObject({ topic: 'lump_sum_invest', totalAmount: 80_000 })
})

test('what changed names the measures that moved, dates included', () => {
  const turn = last(say('Build an emergency fund plan.', 'I can save $700 a month'))
  expect(turn.plans[0]?.change?.lines.some((line) => line.startsWith('Full in:'))).toBe(true)
})

test('a Spanish message whose sums are not read gets no plan made of assumed ones, and nothing is kept of it', () => {
  for (const message of [
    'Tengo 41 años, gano $62,000 y tengo $5,000 ahorrados',
    'Debo $7,000 en mi tarjeta de crédito, ¿qué hago?',
  ]) {
    const { response, plans, facts } = converse(newThread(), message, context)
    expect(response, message).toContain('escríbalo en inglés')
    expect([plans, facts], message).toEqual([[], []])
  }
})

test('what can be planned is listed without a question mark before the full stop', () => {
  const { response } = converse(newThread(), 'blorp snarf wibble', context)
  expect(plainText(response)).toContain('next dollar go')
  expect(plainText(response)).not.toMatch(/\?\.|\?,/)
})

test('someone who lost work is shown how long the cash lasts, and no made-up sum is invested', () => {
  const { plans, facts } = converse(
    newThread(),
    'I lost my job and have $9,000 in savings, rent is 1,200. help me',
    context,
  )
  expect(plans.map(({ plan }) => plan.topic)).toEqual(['emergency_fund'])
  expect(facts.find(({ fact }) => fact === 'amount')).toBeUndefined()
})
