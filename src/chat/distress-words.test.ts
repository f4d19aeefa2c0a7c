import { expect, test } from 'vitest'
import { distressIn } from './distress-words.ts'

const inNeed = [
  "i can't pay my credit card minimums anymore, 14k at 27%",
  'got an eviction notice yesterday, owe 2 months rent',
  'they are going to shut off our power next week',
  'debt collectors keep calling me about a 3,200 medical bill',
  "two months behind on my mortgage, scared we'll lose the house",
  'my wages are being garnished for an old student loan',
  'i feel hopeless, 40k in debt and no way out',
  "we're living in our car with two kids, where do we start",
  'how do i avoid foreclosure',
  'cant afford groceries after rent, what can i do',
  "i'm drowning in debt, 35k on cards",
  "single mom, can't make ends meet, owe 9k on two cards",
  'being sued by a credit card company over 6k',
  "i lost my job and can't pay rent next month",
  'they repossessed my car and still want 4k',
  "i'm overwhelmed by bills and cry every night",
]
const mild = [
  "i'm overwhelmed by all the fund choices in my 401k",
  "i'm terrified of a market crash, should i sell everything",
  'we will be moving to ohio and want to buy a house',
  'should i buy a foreclosed house as an investment',
  "what happens if i can't pay my mortgage someday",
  "my tenant can't pay rent, what now",
  'i volunteer at a food bank, can i deduct it',
  'my brother got evicted and wants to borrow 3k',
  'i was homeless in 2012 but now i make 80k, how should i invest',
  "i'm behind on retirement savings, 45 with 30k",
  'drowning in paperwork, which tax documents do i keep',
  "i'm nervous about my job, how big should the emergency fund be",
  "i can't afford a 20% down payment, is 5% ok",
  "can't afford to max out my 401k and my hsa",
  'i am desperate to retire early',
  'it will be more expensive in a year',
]

test('need that is real and now is seen', () => {
  for (const message of inNeed) expect([message, distressIn(message) !== undefined]).toEqual([message, true])
})

test('worry, other people, the past and what is only imagined are no distress', () => {
  for (const message of mild) expect([message, distressIn(message)]).toEqual([message, undefined])
})
