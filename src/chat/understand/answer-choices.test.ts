import { expect, test } from 'vitest'
import type { FactKey } from '#engine/household.ts'
import { understand } from './understand.ts'

const rows: [question: FactKey, reply: string, choice: string | undefined][] = [
  ['collegeTarget', 'in state most likely', 'public_in_state'],
  ['collegeTarget', 'a state school', 'public_in_state'],
  ['collegeTarget', 'public', 'public_in_state'],
  ['collegeTarget', 'out of state i guess', 'public_out_of_state'],
  ['collegeTarget', 'a public one in another state', 'public_out_of_state'],
  ['collegeTarget', 'she wants private', 'private'],
  ['collegeTarget', 'not private', undefined],
  ['collegeTarget', 'public or private', undefined],
  ['contributionKind', 'pretax', 'traditional'],
  ['contributionKind', 'just the regular kind', 'traditional'],
  ['contributionKind', 'all roth', 'roth'],
  ['contributionKind', 'traditional, not roth', 'traditional'],
  ['contributionKind', 'half and half', 'both'],
  ['contributionKind', 'roth and traditional', 'both'],
  ['payOutlook', 'i should get a raise', 'higher'],
  ['payOutlook', 'a normal year', 'same'],
  ['payOutlook', 'more or less the same', 'same'],
  ['payOutlook', 'going part time soon', 'lower'],
  ['incomeDrivenPlan', 'federal, standard 10 year', 'none'],
  ['incomeDrivenPlan', 'i was put on SAVE', 'save'],
  ['incomeDrivenPlan', 'income based', 'ibr'],
  ['incomeDrivenPlan', 'i will save more', undefined],
  ['incomeStability', 'all over the place', 'variable'],
  ['incomeStability', 'not very steady', 'variable'],
  ['incomeStability', 'some months are slow', 'variable'],
  ['incomeStability', 'very steady', 'steady'],
  ['riskTolerance', 'i wouldn’t sell', 'moderate'],
  ['riskTolerance', 'leave it alone', 'moderate'],
  ['riskTolerance', 'i would panic and sell', 'conservative'],
  ['riskTolerance', 'i would not buy more', undefined],
  ['employment', 'i’m a dental hygienist', 'employed'],
  ['employment', 'i’m a retired mechanic', 'retired'],
  ['employment', 'i’m a student', undefined],
  ['employment', 'i teach 3rd grade', 'employed'],
  ['employment', 'i drive for lyft', 'self_employed'],
  ['employment', 'i own a small bakery', 'self_employed'],
  ['moneySource', 'my grandfather left it to me', 'inheritance'],
  ['moneySource', 'savings', 'savings'],
  ['goal', 'no special plan', 'general'],
  ['maritalStatus', 'not yet', 'single'],
  ['employment', 'no job at the moment', 'unemployed'],
  ['maritalStatus', 'getting married next year', 'engaged'],
  ['maritalStatus', 'no, divorced', 'divorced'],
  ['inheritedFrom', 'my grandmother', 'parent'],
  ['inheritedFrom', 'an uncle', 'aunt_uncle'],
  ['planType', 'just a normal 401k', 'plan_401k'],
  ['collegeOwner', 'my mother in law is, the grandmother', 'grandparent'],
]

test.each(rows)('to the question for %s, “%s” chooses %s', (openQuestion, reply, choice) => {
  const { facts } = understand(reply, { today: '2026-11-20', openQuestion, topic: 'lump_sum_invest' })
  expect(facts[openQuestion]).toBe(choice)
})
