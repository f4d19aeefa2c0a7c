/** A topic that few words speak for gives way to the plan that the facts are told for. */
import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const rows: readonly (readonly [string, string])[] = [
  [
    'I bring home 1,700 a month. Sears 1,350, Kohls 420, Visa 700, rent 640, phone 45. We live paycheck to paycheck. Best order to pay them down?',
    'debt_payoff',
  ],
  ['I live paycheck to paycheck, rent is 900. How do I pay my bills off?', 'budgeting'],
  [
    'I have 62 thousand in federal student loans at 5.5%, a Visa with 8,400 at 24% and a car loan of 14,000 at 6.9%. I make 58k in Georgia and can put 900 a month toward them. What first?',
    'debt_payoff',
  ],
  ['I have a daughter, pay 400 a month for her, and make 62k. Which one of the two is for me?', 'budgeting'],
  ['We have 20k for my 2 yr old. Where should we put it for college?', 'college_529'],
  ['I owe the IRS 4,800 and 3,300 on a Visa at 29%. I have 700 a month to throw at it.', 'debt_payoff'],
  [
    'We pay 1,700 in rent, about 900 on food, 350 for gas and insurance, and bring in 5,200 after taxes. Can we save?',
    'budgeting',
  ],
  [
    "I'm a contractor, 1099, made 120k this year. I've got about two months saved. How much should I have?",
    'emergency_fund',
  ],
  [
    "My wife just quit to go back to school, so we're down to my 82k. We spend 4,300 a month and have 9k in the bank. How much cushion do we want?",
    'emergency_fund',
  ],
  [
    "my husband left his teaching job, he has 43k in a 403b. he's 38. what can we do with it",
    'rollover_401k',
  ],
  [
    "What's better, paying extra on my mortgage (4.875%, 240k left) or putting 800 more a month in my 401k?",
    'budgeting',
  ],
  [
    'first job 61k, student loans 27k avg 5.3%, employer matches 100% up to 4%. No idea what to do first',
    'budgeting',
  ],
  [
    "I'd like to stop working at 58. 49 now, 890k in 401ks. should we still do pre tax 401k or switch to roth",
    'roth_vs_traditional',
  ],
  [
    "Getting 250k from my dad's life insurance. I'm 28, 30k student loans at 6.8%, rent, make 55k",
    'windfall',
  ],
  [
    'I take home 4,300 a month, spend about 3,700. 401k with 5% match that I take. What should I do with the extra?',
    'budgeting',
  ],
  ['Should I pay off my house? 61k left at 5.25%, I have 150k in savings', 'lump_sum_invest'],
  ['We live on 4,400 a month, 2 kids, only I have a paycheck. 6k in savings. Too low?', 'emergency_fund'],
  ['I make 34,000 and have 600 in the bank. My car keeps breaking down. How do I save?', 'emergency_fund'],
  ['My wife is 60 and retiring. She has 310,000 in a 403b. What should she do with it?', 'rollover_401k'],
  [
    'I am 57 and was laid off last month. My 401(k) holds $412,000, all of it traditional, and I may need some of it to live on before I turn 60.',
    'rollover_401k',
  ],
  [
    'I was laid off last month at 57. What should I do with the $412,000 in my 401(k)? I may need part of it to live on.',
    'rollover_401k',
  ],
  [
    'I was laid off and have 20k in my 401k. Should the next job’s money go in as Roth or traditional?',
    'roth_vs_traditional',
  ],
  ['I was laid off with 9k in the bank and 20k in my 401(k). How do I make the cash last?', 'emergency_fund'],
  ['sold my truck and got 22k, no debts, what should i do with it', 'windfall'],
  ['I have 300 left at the end of each month. Where should it go? I make 52k, 2k saved.', 'budgeting'],
  [
    'We pay 2,050 for the mortgage and 1,150 for daycare, bring home 7,100. The rest just disappears.',
    'budgeting',
  ],
  [
    'I have about 600 left each month after bills. 31, single, 68k, 401k matches 50% up to 6% and I put in 3%. 4k in savings, student loan 22k at 4.5%',
    'budgeting',
  ],
  [
    '600 left each month, 4k in savings, 3% into the 401k. Should I pay my student loan of 22k at 4.5% early?',
    'student_loans',
  ],
  // A topic that is clearly asked about stays, whatever is told beside it.
  ['How are my taxes figured as a 1099 contractor? Take home 3,900, rent 1,350.', 'taxes'],
  ['I have 60k in savings and spend 4,000 a month. How should I invest it?', 'lump_sum_invest'],
  [
    'Going back to school: are federal student loans or private ones better? I have 9k saved.',
    'student_loans',
  ],
]

test.each(rows)('%s', (message, topic) => {
  expect(understand(message, { today: '2026-11-23' }).topics[0]?.slug).toBe(topic)
})
