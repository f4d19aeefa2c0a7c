import { expect, test } from 'vitest'
import { understand } from './understand.ts'

test.each([
  ['laid off last week. COBRA is $700 a month', 700],
  ['COBRA would be $1,850/month for the family', 1_850],
  ['my cobra premium is 640 a month and I have 9k saved', 640],
  ['lost my job, health insurance through healthcare.gov will be about 260', 260],
  ['they want $812 a month for COBRA', 812],
  ['a marketplace plan would cost me about 430 a month', 430],
  ['I lost my job, COBRA $700 a month, 9,000 saved', 700],
  ['My COBRA election is due January 10 and costs 780 a month, and I spend 3,400 a month', 780],
  ['I could keep COBRA, it would cost about $910 a month', 910],
  ['should I take COBRA? I have 700 a month left', undefined],
  ['COBRA or marketplace? I spend 3,600 a month', undefined],
  ['COBRA costs me another 640, and I have 13,500 left', 640],
  ['COBRA is 1,000 times harder', undefined],
  ['laid off, rent 1,400, Cobra is 790, groceries 500', 790],
  ['laid off. COBRA 790. Rent 1,400', 790],
  ['COBRA for 18 months', undefined],
  ['COBRA ends soon. My rent is 1,700 a month and daycare costs 900 a month', undefined],
  ['I lost my job and my rent is 1,700 a month, no COBRA yet', undefined],
  ['unemployment is $1,400 a month, COBRA ends in March', undefined],
  ['my sister pays 900 a month for COBRA', undefined],
])('%s', (text, premium) => {
  expect(understand(text, { today: '2026-11-20' }).facts.coverPremiumMonthly).toEqual(premium)
})
