import { expect, test } from 'vitest'
import { onBehalf } from './on-behalf.ts'

const rows: [message: string, text: string][] = [
  [
    'my mom is 67 and has 120k in savings, she gets 1,900 social security. what should she do with it?',
    "I'm 67 and have 120k in savings, I get 1,900 social security. what should I do with it?",
  ],
  [
    'my mom is 67, widowed, has 200k from the house sale. what should she do?',
    "I'm 67, widowed, have 200k from the house sale. what should I do?",
  ],
  [
    'My dad, 72, has 300k in a 401k, should he take it out?',
    "I'm 72, have 300k in a 401k, should I take it out?",
  ],
  [
    'how much life insurance does my brother need? he has 2 kids',
    'how much life insurance do I need? I have 2 kids',
  ],
  [
    "Should my sister pay her card first? She's 34 and owes 9k at 24%",
    "Should I pay my card first? I'm 34 and owe 9k at 24%",
  ],
  [
    'my son has 60k in student loans at 7%, should he refinance?',
    'I have 60k in student loans at 7%, should I refinance?',
  ],
  [
    'my parents have 20k on cards and are retired, how can they pay it off?',
    'we have 20k on cards and are retired, how can we pay it off?',
  ],
  [
    "My parents are 68 and 66, their house is paid. Should they use their savings? My parents' income is 3,000 a month",
    'we are 68 and 66, our house is paid. Should we use our savings? our income is 3,000 a month',
  ],
  [
    'My grown daughter owes 12k on cards. How can she pay it off?',
    'I owe 12k on cards. How can I pay it off?',
  ],
]
test.each(rows)('"%s" is put into that person’s words', (message, text) => {
  expect(onBehalf(message)?.text).toBe(text)
})

test('it is said whose question it is', () => {
  expect(onBehalf(rows[0]?.[0] ?? '')?.whom).toBe('your mom')
})

const own = [
  'my parents have 20k on cards, can they claim me as a dependent?',
  'my parents left me 200k, what should I do?',
  'we live with our parents, should they charge us rent?',
  'my parents gave their grandson 5k, should they open a 529 for their child?',
  'my mom died and left me 200k, what should I do?',
  'should my mom co-sign my loan?',
  'my son is 16, should he have a card?',
  'my daughter has a 529, should she use it?',
  'our son will need student loans, should he take federal ones?',
  "I cosigned my son's car loan, should he refinance it?",
  'my brother has 2 kids',
  'what should he do?',
  'my mom and my dad are 70, should she claim first?',
  'can my dad gift us 19k?',
  'my husband is 60, should he retire?',
  'my mom lives with her brother, he is 70. should she sell?',
]
test.each(own)('"%s" stays as it was written', (message) => {
  expect(onBehalf(message)).toBeUndefined()
})
