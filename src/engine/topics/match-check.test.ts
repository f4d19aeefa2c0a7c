import { expect, test } from 'vitest'
import { draftContext } from '../draft-context.ts'
import { factReader } from '../fact-reader.ts'
import type { Household } from '../household.ts'
import { plainText } from '../say.ts'
import { worksheet } from '../worksheet.ts'
import { matchCheck } from './match-check.ts'

const context = draftContext('2026-11-20')

const checks = (household: Household) => {
  const sheet = worksheet()
  const reader = factReader(sheet, household, '2026-11-20')
  return matchCheck(sheet, reader, context).map(({ id, status, detail }) => ({
    is: `${id} ${status}`,
    says: plainText(detail),
  }))
}
const found = (household: Household) => checks(household).map(({ is }) => is)
const match = { rate: 0.5, upTo: 0.06 }

test('the match of a second employer is not forgotten beside the first', () => {
  const whole: Household = { income: 80_000, employerMatch: match, contributionRate: 0.06 }
  expect(found(whole)).toEqual(['match pass'])
  expect(found({ ...whole, spouseIncome: 60_000 })).toEqual(['match pass', 'match.spouse warn'])
  expect(found({ ...whole, spouseIncome: 0 })).toEqual(['match pass'])
  // Who works for themselves has no employer.
  expect(found({ ...whole, spouseIncome: 60_000, spouseSelfEmployed: true })).toEqual(['match pass'])
  expect(found({ employment: 'self_employed', spouseIncome: 60_000 })).toEqual(['match.spouse warn'])
})

test('a plan that is filled has earned its match, told or not', () => {
  const filled: Household = { income: 210_000, filledAccounts: ['plan'] }
  expect(found(filled)).toEqual([])
  expect(found({ ...filled, spouseIncome: 180_000 })).toEqual(['match.spouse warn'])
})

test('where no match was told, one question is for both employers', () => {
  const [question, ...others] = checks({ income: 80_000, spouseIncome: 60_000 })
  expect(others).toEqual([])
  expect(question?.says).toContain('either of you')
})

test('who gets the whole match is not asked for it, and puts in at least what is matched', () => {
  const of = (household: Household) => {
    const sheet = worksheet()
    const reader = factReader(sheet, household, '2026-11-20')
    return { check: matchCheck(sheet, reader, context)[0], share: reader.number('contributionRate').value }
  }
  expect(of({ income: 64_000, getsWholeMatch: true }).check?.status).toBe('pass')
  const known = of({ income: 64_000, getsWholeMatch: true, employerMatch: { rate: 1, upTo: 0.04 } })
  expect([known.check?.status, known.share]).toEqual(['pass', 0.04])
})

test('the match of a spouse is judged by what was told of it', () => {
  const couple: Household = {
    income: 80_000,
    spouseIncome: 60_000,
    employerMatch: match,
    contributionRate: 0.06,
    spouseEmployerMatch: { rate: 1, upTo: 0.04 },
  }
  expect(found({ ...couple, spouseContributionRate: 0.02 })).toEqual(['match pass', 'match.spouse act'])
  expect(found({ ...couple, spouseContributionRate: 0.04 })).toEqual(['match pass', 'match.spouse pass'])
  expect(found({ ...couple, spouseGetsWholeMatch: true })).toEqual(['match pass', 'match.spouse pass'])
  expect(found({ ...couple, spouseEmployerMatch: { rate: 0 } })).toEqual(['match pass'])
  const { spouseEmployerMatch: _, ...untold } = couple
  expect(found(untold)).toEqual(['match pass', 'match.spouse warn'])
  expect(found({ ...untold, spouseHasWorkplacePlan: false })).toEqual(['match pass'])
  const [, unsure] = checks(couple)
  expect(unsure?.says).toContain('The employer matches up to 4% of pay')
})
