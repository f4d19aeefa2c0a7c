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
  const turns = messages.map((message) => {
    const turn = converse(state, message, {
      today: '2026-11-20',
      now: '2026-11-20T10:00:00.000Z',
      newId: () => `plan-${plans++}`,
      answers,
    })
    state = turn.state
    return turn
  })
  const turn = turns.at(-1)
  if (turn === undefined) throw new Error('nothing was said')
  return { turn, said: plainText(turn.response) }
}

const shown = ({ figures }: Turn) => new Map(figures.map((figure) => [figure.id, figure]))

const owes =
  'I owe 6500 on a visa at 29%, 12000 on a car at 7%. car payment 310, visa minimum 200, i have 350 extra a month'
const college = 'our daughter is 4, we want to save for college, can do 250 a month, live in Ohio, make 110k'
const oldPlan = "left my job, 401k there has 84k, I'm 41 and make 92k, should I roll it over"
const roth = '34, make 78k, should my 401k go roth or traditional? single, live in colorado'

// 6,500 at 29 % with 200 + 350 + 310 a month: 8 payments leave about 200 owed, the ninth ends it.
test('a car that is sold takes its loan along, and its payment goes to the other debts', () => {
  const { turn, said } = lastOf(owes, 'what if I sell the car')
  expect(said).toMatch(/takes it that the price just pays its loan of \$12,000/)
  expect(said).toMatch(/Pay \$860 a month in all.* after 9 months/)
  expect(turn.state.household.debts).toHaveLength(2)
  expect(orphansOfText(turn.response, shown(turn))).toEqual([])
})

test('a price below the loan leaves the rest of it, and one above it goes to the debts at once', () => {
  expect(lastOf(owes, 'what if I sell the car for 9k').said).toMatch(
    /leaves \$3,000 of the loan.*You owe \$9,500/,
  )
  expect(lastOf(owes, 'what if I sell the car', 'and if I sell it for 15k').said).toMatch(
    /leaves \$3,000, which goes in at once.*send \$3,000 to the Visa/,
  )
})

// (2 × (21,320 − 10,850) + 2 × 30,990) ÷ 4 = 20,730.
test('two years at a community college are counted at published prices, beside the plan', () => {
  const { turn, said } = lastOf(college, 'what if she goes to community college first')
  expect(said).toMatch(/\$10,470 a year.*\$20,730 a year/)
  expect(turn.state.household.collegeCosts).toBeUndefined()
  expect(orphansOfText(turn.response, shown(turn))).toEqual([])
})

test('a monthly sum is enough for one child’s college when it reaches what a month has to be', () => {
  expect(lastOf(college, 'is 350 enough').said).toMatch(/^Yes: this plan finds a need of \$280 a month/)
  expect(lastOf(college, 'is 150 enough?').said).toMatch(/^Not all of it: .*\$150 a month reaches/)
})

test('a conversion is priced out of the plan that moves the money, and starts no other plan', () => {
  const { turn, said } = lastOf(oldPlan, 'convert it all to roth?')
  expect(said).toMatch(/Straight into a Roth IRA.*of federal tax/)
  expect(turn.plans).toEqual([])
  expect(turn.topic).toBe('rollover_401k')
})

// Of one who is single with 92,000: 84,000 ÷ 2 above 75,900 is 29,800 at 22 % and 12,200 at 24 %.
test('a conversion of a part is taxed as that part', () => {
  const { turn, said } = lastOf(oldPlan, 'what if i convert half to roth')
  expect(said).toMatch(
    /^Turned into Roth money this year, \$42,000 would be income of this year: about \$9,484/,
  )
  expect(orphansOfText(turn.response, shown(turn))).toEqual([])
  expect(lastOf(oldPlan, 'what if i convert 50% to roth').said).toContain('$9,484')
  expect(turn.state.household.planBalance ?? turn.state.household.amount).toBe(84_000)
})

// 12 × 250 = 3,000; of 204 months 192 are left: 250 × 192 ÷ 204 = 235.
test('a pause leaves out its months, and is no end of the plan', () => {
  const { turn, said } = lastOf(college, 'what if we stop for a year')
  expect(said).toMatch(
    /^A pause of 12 months leaves out \$3,000.*about the same as \$235 a month from the start: .*\$235 a month reaches/,
  )
  expect(orphansOfText(turn.response, shown(turn))).toEqual([])
  expect(lastOf(oldPlan, 'what if i stop for a year').said).toMatch(/^This plan moves what is there once/)
  expect(lastOf(owes, 'what if we stop for a few months').said).toMatch(/^The minimum payments have to go on/)
})

test('rates that move are told apart by what the plan is about', () => {
  expect(lastOf(roth, 'what if rates drop').said).toMatch(
    /Lower rates later make \*\*Traditional\*\* better still/,
  )
  expect(lastOf(roth, 'what if tax rates go up').said).toMatch(
    /speak against Traditional: above that rate Roth/,
  )
  expect(lastOf(owes, 'what if interest rates go up?').said).toMatch(/^A loan with a fixed rate keeps it/)
})

test('a plan is said in simple words, and one of its steps is explained', () => {
  const plain = lastOf(owes, 'in simple words please')
  expect(plain.said).toMatch(/^Every debt gets the least it asks for/)
  expect(orphansOfText(plain.turn.response, shown(plain.turn))).toEqual([])
  expect(lastOf(roth, "sorry I don't get it").said).toMatch(/^Tax on retirement money is paid once/)
  const [, second] = lastOf(owes).turn.plans[0]?.plan.nextSteps ?? []
  expect(lastOf(owes, 'explain step 2').said).toContain(plainText(second?.title ?? 'none'))
  expect(lastOf(owes, 'explain step 9').said).toMatch(/^This plan has fewer steps/)
})

test('what parents add beside a monthly sum comes every month', () => {
  const { turn } = lastOf(college, 'my parents will add 100')
  expect(turn.state.household.collegeGiftYearly).toBe(1_200)
  expect(turn.state.household.collegeGift).toBeUndefined()
  expect(lastOf(college, 'my parents will add 5000').turn.state.household.collegeGift).toBe(5_000)
})

test('a sum that is only asked about is tried, and told by nobody', () => {
  const cards = 'i owe 9k on visa at 24%, 6k on chase at 21%. minimums are about 380 total, can pay 800'
  for (const [question, paid] of [
    ['500 a month when am i done', '$500'],
    ['and with 1000 a month?', '$1,000'],
    ['what about 600', '$600'],
    ['how about 700 a month instead?', '$700'],
  ] as const) {
    const { turn, said } = lastOf(cards, question)
    expect(said).toContain(`Pay ${paid} a month in all`)
    expect([question, turn.state.household.debtPaymentMonthly, turn.state.household.savings]).toEqual([
      question,
      800,
      undefined,
    ])
  }
})

// 9,000 and 6,000 at 24 % and 21 %: 3,625 of interest with 800 a month; 15,600 at 13 % ends with 2,019 and its fee of 600.
test('an offer of one new loan is answered by what it saves', () => {
  const owed = 'i owe 9k on visa at 24%, 6k on chase at 21%. minimums are about 380 total, can pay 800'
  expect(lastOf(owed, 'debt consolidation loan at 13%?').said).toMatch(
    /Take the new loan at 13%.*Saves about \$1,00\d/,
  )
  expect(lastOf(owed, 'should i consolidate?').said).toMatch(/\*\*One new loan at about/)
})

test('a raise, a steady job and a house that is paid off are tried beside the plan', () => {
  const cover = 'im 38, husband 40, one kid age 5, i make 72k he makes 85k, mortgage 310k. how much term life'
  const paid = lastOf(cover, 'what if we pay off the house')
  expect(paid.said).toMatch(/^In that case: If your spouse died/)
  expect(paid.turn.state.household.debts).toHaveLength(1)
  expect(
    lastOf(
      'emergency fund: self employed couple, spend 6k a month, have 14k',
      'what if one of us gets a regular job',
    ).said,
  ).toMatch(/^In that case: Aim for \$24,000/)
  expect(
    lastOf(
      'I have 1150 a month left over after bills. 29, no debt, 2k saved. where should it go',
      'and if i get a raise of 300 a month?',
    ).said,
  ).toMatch(/^In that case: Send all \$1,450 a month/)
})

test('why something is not done is answered by the check that says so', () => {
  expect(
    lastOf(
      'inherited 120k, im 45, mortgage 180k at 3.1%, make 105k, 20k in savings, want to invest it',
      'why not just pay down the mortgage',
    ).said,
  ).toMatch(/^\*\*Cheap debts\*\*\. Below 4%/)
})

test('of two questions the one that is understood is answered', () => {
  const { said } = lastOf(roth, 'whats a hsa and do i need one')
  expect(said).not.toMatch(/^Noted/)
  expect(said).toMatch(/HSA/)
})

test('what changes no sum and calls for a look is said by its checks', () => {
  const { said } = lastOf(
    'old 403b has 61000 in it, im 52, switched jobs in june, new employer has a 401k. roll it or leave it?',
    'what if i need some of it in 2 years',
  )
  expect(said).toMatch(/^The sums of the plan stay as they are in that case/)
  expect(said).toMatch(/penalty/)
})

test('the account of a spouse takes the place of no sum', () => {
  const { turn, said } = lastOf(oldPlan, 'and my wife has one too with 30k')
  expect(turn.state.household.amount).toBe(84_000)
  expect(said).toMatch(/belongs to one person/)
})

// 550 × 12 ÷ 42,000 = 15.7 %.
test('a question that brings a fact along is answered out of the plan with it', () => {
  const { turn, said } = lastOf(
    'credit card debt 11k at 26%, personal loan 5k at 14%, i can put 550 a month total',
    'is that realistic on 42k a year',
  )
  expect(turn.state.household.income).toBe(42_000)
  expect(said).toMatch(/It takes \$550 a month: 16% of \$42,000 a year before tax/)
})

test('the order of what a month fills is told, and less cover is answered by what it leaves missing', () => {
  const spare = 'what do i do with 600 extra a month? im 31, rent 1400, make 64k, 3k in the bank'
  expect(
    lastOf(spare, 'i also have a student loan 22k at 5.5', 'which goes first, the loan or the ira').said,
  ).toMatch(/^One after the other/)
  expect(
    lastOf(
      'single mom, 2 kids 7 and 9, make 61k, 12k saved, how much life insurance',
      'thats a lot. can i get less',
    ).said,
  ).toMatch(/^You can: .*missing/s)
})

const fund =
  'emergency fund help. i spend about 2900 a month, have 1200 saved, single, one job, ohio. can save 300 a month'

// 4 × 3,100 = 12,400, and 300 − 200 = 100 a month.
test('a month that costs more is tried in what it costs and in what is left of it', () => {
  const { turn, said } = lastOf(fund, 'what if my rent goes up 200')
  expect(said).toMatch(/^In that case: Aim for \$12,400.* at \$100 a month/)
  expect(turn.state.household.monthlyExpenses).toBe(2_900)
})

// 300 × 12 ÷ 26 = 138.46; ÷ 24 = 150.
test('a month of the plan is told by the pay check', () => {
  const { turn, said } = lastOf(fund, 'i get paid biweekly. how much per check')
  expect(said).toMatch(/^\$138 from each of 26 pay checks/)
  expect(orphansOfText(turn.response, shown(turn))).toEqual([])
  expect(lastOf(fund, 'how much is that per paycheck, paid twice a month').said).toMatch(
    /^\$150 from each of 24/,
  )
})

test('what comes after the first step, what a state gives back and what becomes of credit are told', () => {
  expect(
    lastOf(
      'got a 45k settlement. 39, income 70k, 9k credit card at 23%, 2k savings. what do i do with it',
      'and after that?',
    ).said,
  ).toMatch(/^After the first step comes:/)
  expect(lastOf(college, 'whats the tax break here').said).toMatch(/^Ohio takes about/)
  expect(lastOf(owes, 'does this hurt my credit score').said).toMatch(/^Not this plan/)
})

test('a bonus that belongs to pay is no new source of the sum that is planned', () => {
  const { turn } = lastOf(
    'got 30k from my grandma, 35, make 52k, what should i do with it',
    'oops 58k, forgot my bonus',
  )
  expect([turn.state.household.income, turn.state.household.moneySource]).toEqual([58_000, 'gift'])
})
