import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const rows: [message: string, value: boolean | undefined][] = [
  ['I have 80k to invest. My wife has a 401k at work too.', true],
  ["Where does my next dollar go? My husband's job offers a 403b.", true],
  ['My wife is a nurse and her hospital has a 403(b).', true],
  ['We both have 401ks at work and max neither.', true],
  ["My husband's employer has no 401k.", false],
  ["her job doesn't offer a retirement plan", false],
  ["My wife doesn't have a 401k at her job.", false],
  ['My wife has no 401k, and I have one.', false],
  ['My wife has an old 401k from her last job.', undefined],
  ["My wife's 401k has 40k in it. How do I roll it over?", undefined],
  ['Does my husband have a 401k at work? I should ask.', undefined],
  ["If my wife's job offers a 401k one day, should she use it?", undefined],
  ['My job offers a 401k.', undefined],
  ['my sister has a 401k at work', undefined],
]
test.each(rows)('"%s"', (message, value) => {
  expect(understand(message, { today: '2026-11-20' }).facts.spouseHasWorkplacePlan).toBe(value)
})

const filled: [message: string, accounts: string[] | undefined][] = [
  ['we both max our 401ks', ['plan', 'spouse_plan']],
  ['maxing both 401ks, where does my next dollar go?', ['plan', 'spouse_plan']],
  ['my wife maxes her 401k', ['spouse_plan']],
  ['I max my 401k', ['plan']],
  ['I max out both my 401k and my HSA', ['plan', 'hsa']],
  ['should my wife max her 401k?', undefined],
]
test.each(filled)('"%s"', (message, accounts) => {
  expect(understand(message, { today: '2026-11-20' }).facts.filledAccounts?.toSorted()).toEqual(
    accounts?.toSorted(),
  )
})
