import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const mine = { socialSecurityCovered: false }
const theirs = { spouseSocialSecurityCovered: false }
const rows: [message: string, facts: object][] = [
  ['I teach 4th grade (58k, TRS, no social security)', mine],
  ["I'm a teacher in Ohio and don't pay into social security", mine],
  ['my husband is a firefighter, he does not pay into Social Security', theirs],
  ['we are both teachers in Massachusetts, pensions not social security', { ...mine, ...theirs }],
  ['my job is exempt from social security', mine],
  ['I have CalSTRS, no SS, and two kids', mine],
  ['wife works for the state: retirement system but no social security', theirs],
  ["we don't pay into SS", { ...mine, ...theirs }],
  ["I'm a cop making 98k, not in social security", mine],
  ['what if there is no social security when I retire', {}],
  ['assume no social security, how much do I need?', {}],
  ['I am 61, no social security yet', {}],
  ['my baby has no social security number', {}],
  ['my mom gets no social security', {}],
  ["I'm not collecting social security until 70", {}],
  ['the answer is not in the social security statement', {}],
  ['I pay into social security', {}],
  ['we are counting on no social security', {}],
]

test('who does not pay into Social Security is read, and what is only supposed is not', () => {
  for (const [message, facts] of rows) {
    const { socialSecurityCovered, spouseSocialSecurityCovered } = understand(message, {
      today: '2026-11-20',
    }).facts
    const read = JSON.parse(JSON.stringify({ socialSecurityCovered, spouseSocialSecurityCovered }))
    expect([message, read]).toEqual([message, facts])
  }
})
