import { expect, test } from 'vitest'
import type { FactKey, Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const rows: [question: FactKey, reply: string, facts: Household][] = [
  ['savings', 'no', { savings: 0 }],
  ['savings', 'none', { savings: 0 }],
  ['monthlySurplus', 'nothing', { monthlySurplus: 0 }],
  ['checkAmount', 'no', { checkAmount: 0 }],
  ['planLoanBalance', 'nope', { planLoanBalance: 0 }],
  ['employerMatch', 'no', { employerMatch: { rate: 0 } }],
  ['income', 'no', {}],
  ['income', '0', { income: 0 }],
  ['monthlyExpenses', 'no', {}],
  ['amount', 'no', {}],
  ['age', 'no', {}],
  ['separationAge', 'no', {}],
  ['planBalance', 'no', {}],
  ['horizonYears', 'no', {}],
  ['checkReceivedDate', 'October 6', { checkReceivedDate: '2026-10-06' }],
  ['checkReceivedDate', '10/6', { checkReceivedDate: '2026-10-06' }],
  ['checkReceivedDate', 'on the 6th of October', { checkReceivedDate: '2026-10-06' }],
  ['checkReceivedDate', 'yesterday', { checkReceivedDate: '2026-11-19' }],
  ['checkReceivedDate', 'about three weeks ago', { checkReceivedDate: '2026-10-30' }],
  ['checkReceivedDate', 'December 28', { checkReceivedDate: '2025-12-28' }],
  ['checkReceivedDate', '13/45', {}],
  ['courtAnswerDue', 'December 4th', { courtAnswerDue: '2026-12-04' }],
  ['courtAnswerDue', 'January 8', { courtAnswerDue: '2027-01-08' }],
  ['separationAge', '56', { separationAge: 56 }],
]

test('a reply answers the question that was asked, and a refusal is no zero', () => {
  for (const [openQuestion, reply, facts] of rows)
    expect([openQuestion, reply, understand(reply, { today: '2026-11-20', openQuestion }).facts]).toEqual([
      openQuestion,
      reply,
      facts,
    ])
})
