import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const stories = [
  'I am 41, married with two kids, we make 140k, mortgage 260k at 5.9%, 3k on a credit card at 24%, student loans 18k, and I have a term policy through work.',
  'My dad passed away and left me 60k. I am 35, rent 1,500, have a 401k from an old job with 44k and owe 9k on my car at 7%.',
  'We are 58 and 61, about to retire. 900k in 401ks, pension of 1,800 a month, Social Security at 67, house is paid off, 40k emergency fund.',
  'just had our second baby. husband makes 78k, I stay home. we have 12k in a 529, 8k in checking, a HELOC of 15k, and he got a 6k bonus.',
]

const questions: Record<string, string> = {
  '3 months or 6?': 'emergency_fund',
  'How much term life insurance do we need?': 'term_life',
  'Should I roll over the old 401(k)?': 'rollover_401k',
  'Roth or traditional for my contributions?': 'roth_vs_traditional',
  'How big should our emergency fund be?': 'emergency_fund',
  'How should I pay off my debts?': 'debt_payoff',
  'How much should we save for college in a 529?': 'college_529',
  'How should I invest 50k?': 'lump_sum_invest',
  'Where should our next dollar go?': 'budgeting',
  'Do we have enough life insurance?': 'term_life',
  'Is it smart to move my old 401k to an IRA?': 'rollover_401k',
  'Does a Roth make sense for us?': 'roth_vs_traditional',
  'How many months of expenses should we keep in cash?': 'emergency_fund',
  "What's the best way to knock out the debt?": 'debt_payoff',
  'Are we saving enough for college?': 'college_529',
  'What should we do next with our money?': 'budgeting',
}

test('what is asked at the end decides, whatever story stands before it', () => {
  for (const story of stories)
    for (const [question, topic] of Object.entries(questions)) {
      const message = `${story} ${question}`
      expect([message, understand(message, { today: '2026-11-20' }).topics[0]?.slug]).toEqual([
        message,
        topic,
      ])
    }
})

test('a question that points to the sentence before it is about that one', () => {
  const topic = (message: string) => understand(message, { today: '2026-11-20' }).topics[0]?.slug
  const story =
    'I am a 29 year old nurse, 78k, 401k match 5%, 14k student loans at 4.2%, 6k saved, rent 1,250.'
  expect(['windfall', 'lump_sum_invest']).toContain(
    topic(`${story} I got a 20k bonus. What should I do with it?`),
  )
  expect(topic(`${story} I have about 800 left over each month, what should I do with it?`)).toBe('budgeting')
})

test('a question that points back to the story is about the story', () => {
  const topic = (message: string) => understand(message, { today: '2026-11-20' }).topics[0]?.slug
  const story =
    'My aunt died and left me 60k in cash. I am 35, rent, and have a 40k emergency fund and no debt.'
  expect(topic(`${story} What should I do with it?`)).toBe('windfall')
  expect(topic(`${story} Is this taxed?`)).toBe('windfall')
})

test.each([
  [
    "I'm 52, he's 55, mortgage 96k with 11 years left. My 400k term has 3 years left. Should I replace it?",
    'term_life',
  ],
  ['2 kids, I make 90k, house 280k left. Would 400k on each of us do it?', 'term_life'],
  ['my company offers a lump sum of 310k or 1,850 a month from 65. married, which?', 'rollover_401k'],
  ['offered 2,400 a month for life or a 400k lump sum', 'rollover_401k'],
  ['invest a lump sum of 20k or 500 a month?', 'lump_sum_invest'],
  ['28, 58k, 401k match 50% up to 6%, student loans 31k at 5.5, 2k saved. what first', 'budgeting'],
  ['Discover is suing me for 5,200, I got a summons and bring home 2,900 a month', 'debt_payoff'],
  [
    'Should we pause our 403b contributions and pay down the 12k of card debt? The hospital matches 5%.',
    'debt_payoff',
  ],
  ['I have 3 cards, 4k, 2k and 1k. What do I pay first?', 'debt_payoff'],
  ["38, make 210k, maxing both 401ks, no debt but mortgage at 3.1. What's next for 3k a month?", 'budgeting'],
  ['just had a baby, told to get insured. 29, 58k, is 250 each enough?', 'term_life'],
  ['brother is beneficiary on my 300k work policy, 2 kids, make 88k. Is that enough?', 'term_life'],
  ['single mom, my son is 9, make 66k. 500k or 250k for 15 years?', 'term_life'],
  [
    'I have 2x salary through work and nothing else. Kids 3 and 5, mortgage 280k. Is that enough?',
    'term_life',
  ],
  ['grandson is 2, want to put 25,000 in, does it count against him for aid?', 'college_529'],
  ['want to help my granddaughter (7) with school later, 200 a month, where?', 'college_529'],
  [
    '22k left in his 529 from when he was 3. He has a job now. Can we move it to a Roth for him?',
    'college_529',
  ],
  ['our girl, 6, will need support her whole life. 200 a month for her, is a 529 right?', 'college_529'],
  [
    'Got laid off Monday, 8 weeks severance, 19k in savings, bills 3,400. What do we do first?',
    'emergency_fund',
  ],
  [
    'We bring home 7,900 and spend 4,800. How much cash do we need and where should it sit?',
    'emergency_fund',
  ],
  [
    'Our first is due in May. I earn 80k, owe 300k on the house. How much term should each of us get?',
    'term_life',
  ],
  ['We have saved 7k for her college, she is 16. Should I do parent plus loans?', 'college_529'],
  ['single dad, 7 year old, union job, 9k put aside. Want her taken care of if I die.', 'term_life'],
  ['I finished paying off my student loans. Should I start a 529 or put 280 in my Roth IRA?', 'college_529'],
  // The same words about other things.
  ['How much cash do we need to close on a 300k house?', 'home_buying'],
  ['our kids are grown. refinance 300k or 250k for 15 years fixed?', 'mortgage'],
  ['want to help my granddaughter pay her credit card, 200 a month?', 'debt_payoff'],
])('%s', (message, topic) => {
  expect(understand(message, { today: '2026-11-20' }).topics[0]?.slug).toBe(topic)
})

test('words of other subjects do not decide what a story is about', () => {
  const topicOf = (message: string) => understand(message, { today: '2026-11-20' }).topics[0]?.slug
  expect(topicOf('take home 4,400, bills 3,000, 5k in savings. How much more do i need')).toBe(
    'emergency_fund',
  )
  expect(topicOf('lost job in sept, severance thru dec, expenses 4,400, 15k saved. ok?')).toBe(
    'emergency_fund',
  )
  expect(topicOf('kids grown, house paid. still pay 180/mo for 500k term. drop it?')).toBe('term_life')
})

test('a sum and a choice between the mortgage and the market is a question of the sum', () => {
  const topicOf = (message: string) => understand(message, { today: '2026-11-20' }).topics[0]?.slug
  expect(topicOf('My mortgage is 412k at 7.1%, I got 50k. Pay down the mortgage or invest?')).toBe(
    'lump_sum_invest',
  )
  expect(topicOf('My mortgage is 412k at 7.1%. Should I refinance?')).toBe('mortgage')
})

test('what each month brings and how to split it is a question of the next dollar', () => {
  const told = 'I make 58k with a 5% match, 24k in student loans and 3k saved.'
  expect(understand(`${told} How should I split my money?`, { today: '2026-11-20' }).topics[0]?.slug).toBe(
    'budgeting',
  )
})

test('who lost the job and needs the plan that was left is planned for that plan', () => {
  const topicOf = (message: string) => understand(message, { today: '2026-11-20' }).topics[0]?.slug
  expect(topicOf("I'm 55, got laid off with 520k in my 401k, need 3k a month")).toBe('rollover_401k')
  expect(topicOf("I'm 55 with 520k in my 401k, can I retire at 60?")).toBe('retirement_readiness')
})

test('what comes next is asked of all the money, and a plan that is moved is asked about itself', () => {
  const topicOf = (message: string) => understand(message, { today: '2026-11-20' }).topics[0]?.slug
  expect(topicOf('29, engineer, 165k, maxing my 401k, 60k in cash. Now what?')).toBe('budgeting')
  expect(topicOf('30, 12k savings, 31k in my 401k, 77k salary. What should I focus on?')).toBe('budgeting')
  expect(topicOf('29, engineer, 165k. How much should I put in my 401k?')).toBe('retirement_saving')
  expect(topicOf('63 with a 403(b) of 210k. Should the 403b be moved to an IRA when I retire?')).toBe(
    'rollover_401k',
  )
})

test.each([
  ['should I save 3 months or 6? expenses 4k', 'emergency_fund'],
  ['got 300k life insurance for my kids, is it enough?', 'term_life'],
])('%s is about %s', (message, topic) => {
  expect(understand(message, { today: '2026-11-20' }).topics[0]?.slug).toBe(topic)
})

test('cards are no credit score, and the loan of a plan that is left is a question of the plan', () => {
  const topicOf = (message: string) => understand(message, { today: '2026-11-20' }).topics[0]?.slug
  expect(topicOf("My credit cards total 9,800 at 22%. How long til I'm out?")).toBe('debt_payoff')
  expect(topicOf('My credit dropped after I closed a card. Why?')).toBe('credit_score')
  expect(topicOf('My wife has a 401k loan of 9k and is quitting. 34k in the plan')).toBe('rollover_401k')
})

test('plain questions at the end of a story name their topic', () => {
  const topicOf = (message: string) => understand(message, { today: '2026-11-20' }).topics[0]?.slug
  expect(
    topicOf('My wife is expecting in March. I bring in 4,800 a month. What policy should I look at?'),
  ).toBe('term_life')
  expect(topicOf('I was let go and have 6,400 in their 401(k). What happens to that account?')).toBe(
    'rollover_401k',
  )
  expect(topicOf("I saved 18k that I won't need for ten years. Where should the 18k go?")).toBe(
    'lump_sum_invest',
  )
  expect(topicOf('I have no emergency fund and live on 2,600 a month. How do I start saving?')).toBe(
    'emergency_fund',
  )
  expect(
    topicOf('I am 72 with $410,000 in a regular IRA. Would converting still make sense at my age?'),
  ).toBe('roth_vs_traditional')
  expect(topicOf('I owe 12,000 on two cards. How do I get rid of this before I retire at 66?')).toBe(
    'debt_payoff',
  )
  expect(topicOf("My husband's first employer still holds his 401(k) of 27,000. Can we take it along?")).toBe(
    'rollover_401k',
  )
  expect(topicOf('My ex left me with 8,000 dollars of debts on cards at 25%. Pay early or save first?')).toBe(
    'debt_payoff',
  )
  expect(topicOf('How do I get rid of PMI?')).toBe('mortgage')
  expect(topicOf("I'm 66 with $512,000 in my company's plan. Is it wise to move everything to an IRA?")).toBe(
    'rollover_401k',
  )
  expect(
    topicOf('I have a 401(k) and a Roth IRA. How much should I convert before I take Social Security?'),
  ).toBe('roth_vs_traditional')
  expect(topicOf('We spend 4,000 a month and saved up 9,000. Do we really need six months?')).toBe(
    'emergency_fund',
  )
  expect(topicOf('I have a 25,000 emergency fund. What should my next 1,000 a month go to?')).toBe(
    'budgeting',
  )
  expect(topicOf('I support my mother and my son and can pay 30 a month for insurance. What kind?')).toBe(
    'term_life',
  )
  expect(topicOf('I support my team and need car insurance. What kind?')).toBe('insurance_other')
  expect(
    topicOf('I left the post office and have 54,000 dollars in my TSP. Should it stay where it is?'),
  ).toBe('rollover_401k')
  expect(topicOf("I'm 50 and quit smoking. I'd like a ten year term. What amount makes sense?")).toBe(
    'term_life',
  )
  expect(
    topicOf('We spend 6,500 a month with the mortgage and have $14,000 in cash. How much is enough?'),
  ).toBe('emergency_fund')
  expect(topicOf("We have $30,000 in savings. What's the best use of $1,500 a month?")).toBe('budgeting')
  expect(topicOf("I'm an immigrant from Nigeria in Texas. Roth or traditional?")).toBe('roth_vs_traditional')
  expect(topicOf("I'm an immigrant from India living in Canada. Roth or traditional?")).toBe('out_of_scope')
  expect(
    topicOf('I quit my job last spring, and the 401(k) there has 165,000. Is an IRA a good place?'),
  ).toBe('rollover_401k')
  expect(topicOf('Car insurance went up again. Which policy should I get for a used truck?')).toBe(
    'insurance_other',
  )
  expect(topicOf('We spend too much on food. How do I start saving?')).toBe('budgeting')
})

test('tax that is owed is one debt of several where somebody asks how to pay them', () => {
  const topicOf = (message: string) => understand(message, { today: '2026-11-20' }).topics[0]?.slug
  expect(
    topicOf(
      "I owe the IRS 7,000 from last year's taxes. I also have a card 2,000 at 22% min 60. I make 68,000, 500 left a month. How do I pay this?",
    ),
  ).toBe('debt_payoff')
  for (const message of [
    'I owe the IRS 7,000 this year. How do I pay?',
    'I owe the IRS 4,000 because of a side job, do I pay estimated taxes?',
  ])
    expect(topicOf(message)).toBe('taxes')
})

test('whether the money of a plan should go to an IRA, or be combined or cashed, asks about a rollover', () => {
  for (const message of [
    'I’m 62 and there’s 540k in TSP. Guy at the bank says get it out of the TSP into an IRA, does that make sense?',
    'They just laid me off. 401k is 410k. Should the whole thing go to an IRA?',
    'Two old accounts from hospitals I left, a 403b with 88k and a 401k with 41k. Do I bother combining them?',
    'got laid off, savings are gone. I have 54k in the 401k from that job, can I just cash it out',
  ])
    expect([message, understand(message, { today: '2026-11-23' }).topics[0]?.slug]).toEqual([
      message,
      'rollover_401k',
    ])
})

test('what everyone says of Roth, and what a judge gave of a plan, are questions of their own', () => {
  const topic = (message: string) => understand(message, { today: '2026-11-23' }).topics[0]?.slug
  expect(
    topic(
      '27, nurse making 78k. I’m on IBR going for PSLF with 42k of loans. My 403b lets me do Roth. Everyone my age says Roth, but is that right for me?',
    ),
  ).toBe('roth_vs_traditional')
  expect(
    topic(
      'Got divorced, I’m 54, and the judge gave me half of my ex’s 401k, about 150k. I need 30k of it for a down payment. How without taxes?',
    ),
  ).toBe('rollover_401k')
})

test.each([
  'I just switched jobs and have 95k in the old 401k. We do backdoor Roth IRAs each year. IRA or the new 401k?',
  'Left my job, 60k in the 401k there, I do a backdoor Roth. New 401k or a rollover IRA?',
  'Quit my office job, I have a SIMPLE IRA with 18k. New place has a 401k, can I roll the simple into it?',
  '62, retired last month with 380k in a 403b, some of it Roth (about 50k). Move to Vanguard?',
  'My two little 401ks hold 8k and 4,100. One of them sent a letter that they will move it',
  "My husband's former employer sent a notice: his $5,200 account will be forced out unless he picks something.",
])(
  'where old plans can go, and what a plan does with a small balance, is a question of a rollover: %s',
  (message) => {
    expect(understand(message, { today: '2026-11-20' }).topics[0]?.slug).toBe('rollover_401k')
  },
)

test.each([
  'Roth IRA or traditional IRA? I left my old job and started a new one with a 401k.',
  'My old landlord sent a letter saying rent will be moved up. I make 50k, how do I budget?',
])('other letters and other choices are no rollover: %s', (message) => {
  expect(understand(message, { today: '2026-11-20' }).topics[0]?.slug).not.toBe('rollover_401k')
})

test('the order of payments on debts is a question about debts, and nothing saved for college one about college', () => {
  const topic = (message: string) => understand(message, { today: '2026-11-20' }).topics[0]?.slug
  const cards =
    'I owe $5,100 on a Visa at 23% and $2,700 on a store card at 30%. I can pay $700 a month in total.'
  expect(topic(`${cards} What order should I pay them in, and when will I be finished?`)).toBe('debt_payoff')
  const kids = 'We have a 9-year-old and a 13-year-old and have nothing saved for college yet.'
  expect(topic(`${kids} We can save $400 a month. How should we split the money?`)).toBe('college_529')
})

test.each([
  ['9k on my cc at 25%, how do I pay it off?', 'debt_payoff'],
  ['12k car loan, 4k on a card. Pay it down first?', 'debt_payoff'],
  ['We owe 190k on the house at 4%. Should we pay it off early?', 'mortgage'],
])('what “it” is says whose plan it is: %s', (message, topic) => {
  expect(understand(message, { today: '2026-11-20' }).topics[0]?.slug).toBe(topic)
})
