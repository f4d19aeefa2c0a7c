import { expect, test } from 'vitest'
import type { FactKey } from '#engine/household.ts'
import { understand } from './understand.ts'

const factsOf = (message: string) => understand(message, { today: '2026-11-20' }).facts
const told = (key: FactKey, rows: readonly (readonly [string, unknown])[]) => {
  for (const [message, value] of rows) expect([message, factsOf(message)[key]]).toEqual([message, value])
}

test('the share of college that one wants to pay is read, in words and in percent', () => {
  told('collegeFundShare', [
    ['We hope to pay about 75 percent of college for our two boys, who are 3 and 5. How much a month?', 0.75],
    ['I want to cover 60% of her tuition with a 529. She is 9.', 0.6],
    ["I would like to pay for all of my daughter's college. She's 10. Is a 529 right?", 1],
    ['We plan to pay half of the cost of college for our 7 year old. 529?', 0.5],
    ['Half of an in-state public college and can do 300 a month', 0.5],
    ['cover half of a state school, can do 300 a month, kid is 6', 0.5],
    ['I want to fully fund college for my 4 year old. 529?', 1],
    ['Can we cover the full cost of college for our 9 year old?', 1],
    ['we want to pay the whole bill for college, son is 3, 529?', 1],
    ['We fully funded his college 529 already. Son is 16.', undefined],
    ['Should we fully fund the 401k before the 529? Daughter is 5.', undefined],
    ['We have half of the college fund in stocks. Kid is 12. 529?', undefined],
    ['We paid half of her first college with a 529. Our son is 9.', undefined],
    ['Half of our college savings sit in cash. Daughter is 11. 529?', undefined],
    ['We pay 30 percent of our income in rent. Should we open a 529 for our 3 year old?', undefined],
    ['The 529 earned 9 percent of late. Our son is 8. Should we go on saving for college?', undefined],
    ['My brother covers 50 percent of his costs. We have a 529 for our son, 6.', undefined],
    ['The 529 is 80 percent of what we saved for college. Kid is 12.', undefined],
  ])
})

test('being behind on one’s own retirement is read, and that it is on track', () => {
  told('retirementOnTrack', [
    ['We are not saving enough for our own retirement. Should we open a 529 for our 4 year old?', false],
    ["We haven't saved enough for retirement. Should we fund a 529 for our son, 10?", false],
    ['I have almost nothing saved for retirement. Is a 529 for my 6 year old a mistake?', false],
    ['Our retirement is on track. How much for the 529 of our son, 3?', true],
    ['Are we saving enough for retirement and for the 529 of our son, 3?', undefined],
    ['We are not saving enough for college in the 529. Our son is 9.', undefined],
    ['We save 15% for retirement. How much should go into a 529 for our son, 3?', undefined],
  ])
})

test('the kind and the price of the college are read, whatever stands between', () => {
  told('collegeTarget', [
    ['Our daughter is 4 and we want a public college in our state. How much into a 529?', 'public_in_state'],
    [
      'He wants to go out of state to a public university. He is 12. What goes in the 529?',
      'public_out_of_state',
    ],
    ['Should we use an out of state 529 plan? We have a son, 4.', undefined],
    ['We moved out of state last year. Is our old 529 fine? Our son is 4.', undefined],
  ])
  told('collegeCosts', [
    ['The college we have in mind costs 38,000 dollars a year. Our son is 9. 529?', [38_000]],
    ['The school he dreams of will cost about 52k a year. He is 11. How much into the 529?', [52_000]],
    ['Saving for college while childcare costs 18,000 a year. Our son is 2. 529?', undefined],
    ['The college fund gets 3,000 a year. Our son is 2. 529?', undefined],
  ])
  told('privateSchoolCost', [
    ['Can we use the 529 for private high school? It costs 14,000 a year and our son is 13.', 14_000],
    ['Can we use the 529 for college? It costs 14,000 a year and our son is 17.', undefined],
  ])
})

test('what a college account holds, since when, and whose it is', () => {
  told('collegeSaved', [
    ["My daughter's college fund has 40,000 in it. She is 13. Is that enough?", 40_000],
    [
      'The 529 has been open for 16 years and has 50,000 left. My son is 22. Can it go into his Roth IRA?',
      50_000,
    ],
    ['My oldest is 14 with 33,000 in her 529, and my youngest is 10 with 19,000. Are we on track?', 52_000],
    ["We haven't started saving for college and our kids are 10 and 12. Is a 529 right?", 0],
    ['The 529 is empty and we have 50,000 left in savings. My son is 12. College?', undefined],
    ["My sister's college fund has 40,000 in it. Should we open a 529 for our son, 3?", undefined],
  ])
  told('collegeAccountYears', [
    ['We opened the 529 five years ago. It holds 27,000 and our daughter is 7.', 5],
    ['The 529 has been open for 16 years. My son is 22. Can it go into his Roth IRA?', 16],
    ['We have had the 529 for 9 years. Our son is 12. Is it enough for college?', 9],
    ['We moved five years ago. Should we open a 529 for our daughter, 7?', undefined],
    ['The 529 needs to last for 4 years of college. Our son is 17.', undefined],
    ['My brother opened a 529 five years ago. Should we open one for our daughter, 7?', undefined],
  ])
  told('collegeOwner', [
    ['My parents opened a 529 for our daughter and it has 22,000 in it. She is 11. Aid?', 'grandparent'],
    ['My parents opened a bank account for our daughter. She is 11. Is a 529 better?', undefined],
    ['My parents had a 529 for me. Should we open one for our daughter, 3?', undefined],
  ])
  told('collegeGiftYearly', [
    ["Her grandparents put 1,000 into her 529 every birthday. She's 4. How much should we add?", 1_000],
    ['Her grandparents put 1,000 into her 529 when she was born. She is 4.', undefined],
  ])
})

test('the age of a child who was named, and what follows it', () => {
  told('dependents', [
    ["My daughter will get a scholarship. She's 16 and we have 80,000 in a 529. Should we stop?", [16]],
    ["Our son hopes to go to college. He's 15 and his 529 has 60,000.", [15]],
    ['My son has Down syndrome and is 6. Should I use a 529 or an ABLE account?', [6]],
    ['We have a 529 of 10k. He is 5 and a half.', [5]],
    ['We have a 529 of 10k for our son. My husband lost his job and he is 38 and worried.', undefined],
  ])
})
