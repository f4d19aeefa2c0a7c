/** Work for oneself that stopped this year: its profit bears self-employment tax, and a plan of it still takes money. */
import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import { draftPlan } from '../draft-plan.ts'
import { factReader } from '../fact-reader.ts'
import type { Household } from '../household.ts'
import { plainText } from '../say.ts'
import { worksheet } from '../worksheet.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'
import { lumpSumInvest } from './lump-sum/lump-sum-invest.ts'
import { rothWork } from './roth/work.ts'
import { asEarner } from './sole-earner.ts'
import { taxPicture } from './tax-picture.ts'

const context = sketchContext(draftContext('2026-11-26'))

const hurt: Household = {
  ...{ age: 48, maritalStatus: 'single', filingStatus: 'single', dependents: [], state: 'TX' },
  ...{ employment: 'self_employed', income: 84_000, offWorkForHealth: true, offWorkMonths: 4 },
  ...{ separationDate: '2026-11-01', marketplaceCoverage: true, savings: 30_000, monthlyExpenses: 3_200 },
  ...{ amount: 90_000, moneySource: 'inheritance', retirementSavings: 120_000, debts: [] },
}
const planOf = (topic: Parameters<typeof draftPlan>[0]['topic'], household: Household) =>
  draftPlan({
    topic,
    household,
    context,
    identity: { id: 'plan', version: 1, generatedAt: '2026-11-26T12:00:00.000Z' },
  }).plan
const parts = (household: Household) => {
  const plan = planOf(lumpSumInvest, household)
  const value = (id: string) => plan.figures.find((figure) => figure.id === id)?.value
  const check = plan.checks.find(({ id }) => id === 'marketplace')
  return { plan, value, text: plainText(check?.title ?? '') + plainText(check?.detail ?? '') }
}
const picture = (household: Household) => {
  const sheet = worksheet()
  const reader = factReader(sheet, household, context.today)
  return { taxes: taxPicture(sheet, reader, context), reader }
}

/*
 * 84,000 × 304 ÷ 365 = 69,961.64. Schedule SE: 69,962 × 92.35 % × 15.3 % = 9,885.30, half of it 4,942.65: 65,019 of income. The
 * limit of 2026 is four times 15,650: 62,600. A deducted IRA of 7,500 comes below it; no plan of the business is needed.
 */
test('half of the self-employment tax comes off the income that the Marketplace credit is counted from', () => {
  const { plan, value, text } = parts(hurt)
  expect(value('agi.estimated')).toBe(65_019)
  expect(value('ira.own.deducted-room')).toBe(7_500)
  expect(text).toContain('Money before tax keeps the Marketplace credit')
  expect(value('income-after')).toBeLessThan(62_600)
  expect(plan.nextSteps.some(({ id }) => id === 'own-plan')).toBe(false)
})

/*
 * 95,000 × 304 ÷ 365 = 79,123.29; 79,123 × 92.35 % × 15.3 % ÷ 2 = 5,589.88, so 73,533 of income, 10,933 over. The employer’s part
 * is a fifth of 79,123 − 5,589.88: 14,706.62.
 */
test('where an IRA does not reach down to the limit, a plan of the business takes what the credit needs and no more', () => {
  const { plan, value, text } = parts({ ...hurt, income: 95_000 })
  expect(value('agi.estimated')).toBe(73_533)
  expect(value('own-plan.employer')).toBe(14_706)
  const placed = Number(value('own-plan.for-credit'))
  expect(placed).toBeGreaterThan(10_933)
  expect(placed).toBeLessThan(10_933 + 5_000)
  expect(text).toContain('into the solo 401(k) before tax')
  expect(value('income-after')).toBeLessThan(62_600)
  expect(plan.nextSteps.find(({ id }) => id === 'own-plan')?.dueDate).toBe('2026-12-31')
})

/*
 * 140,000 × 304 ÷ 365 = 116,602.74; half of its tax 8,237.6, so 108,365 of income. Its plan takes 24,500 and a fifth of that,
 * 21,673: what is left beyond 61,600 and the interest of the sum goes into a deducted IRA beside it.
 */
test('where neither the IRA nor the plan of the business reaches alone, both are asked', () => {
  const { value } = parts({ ...hurt, income: 140_000, amount: 150_000 })
  const [plan, iras] = [Number(value('own-plan.for-credit')), Number(value('iras.for-credit'))]
  expect(plan).toBe(24_500 + 21_673)
  expect(iras).toBeGreaterThan(0)
})

// Safely below is 61,600, and 30,000 of cash bring 1,020: 66,039 − 61,600 = 4,439, and 74,553 − 61,600 = 12,953, which a SEP of
// 14,706 alone takes.
test('the report to the Marketplace says what would still keep the credit, where the room reaches', () => {
  const report = (household: Household) => {
    const { amount: _sum, moneySource: _source, ...rest } = household
    const step = planOf(emergencyFund, rest).nextSteps.find(({ id }) => id === 'health')
    return plainText(step?.why ?? '')
  }
  expect(report(hurt)).toContain(
    'unless about $4,439 goes in before tax for it by Apr 15, 2027, into a SEP-IRA for the profit of this year, a deducted IRA or both',
  )
  expect(report({ ...hurt, income: 95_000 })).toContain('unless about $12,953 goes in')
  // 200,000 a year are 166,575 of profit: 33,000 of a SEP and an IRA do not reach.
  expect(report({ ...hurt, income: 200_000 })).toContain('there is none for the rest of this year')
  // Wages of a job bear no such tax, and only an IRA is left: 70,982 − 61,600 is more than its 7,500.
  expect(report({ ...hurt, employment: 'employed' })).toContain('there is none for the rest of this year')
})

test('the profit is on the return of the year from whichever side of a couple it is read, and on no later one', () => {
  const { taxes } = picture({
    ...{ employment: 'unemployed', incomeStability: 'self_employed', income: 0, formerPay: 84_000 },
    ...{ separationDate: '2026-11-01', age: 48, filingStatus: 'single' },
  })
  expect([taxes.taxReturn.selfEmploymentProfit, taxes.taxReturn.wages]).toEqual([69_962, 0])
  expect(taxes.later.agi.value).toBe(0)
  const couple: Household = {
    ...{ employment: 'unemployed', incomeStability: 'self_employed', income: 0, formerPay: 84_000 },
    ...{ separationDate: '2026-11-01', age: 48, spouseAge: 47, spouseIncome: 50_000 },
    ...{ maritalStatus: 'married', filingStatus: 'married_joint' },
  }
  expect(picture(couple).taxes.taxReturn.selfEmploymentProfit).toBe(69_962)
  const { before } = rothWork(couple, context).now
  expect([before.wages, before.spouseSelfEmploymentProfit]).toEqual([50_000, 69_962])
  expect(asEarner(picture(couple).reader).told('spouseSelfEmployed')).toBe(true)
})
