import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import { factReader } from '../fact-reader.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { worksheet } from '../worksheet.ts'
import { cashWhilePayIsGone, lastingInWords } from './cash-without-pay.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'

const context = sketchContext(draftContext('2026-11-27'))
const alone: Household = {
  ...{ age: 61, maritalStatus: 'single', filingStatus: 'single', state: 'AZ', dependents: [] },
  ...{ employment: 'unemployed', formerPay: 50_000, unemploymentMonthly: 0, monthlyExpenses: 3_000 },
  ...{ savings: 40_000, retirementAge: 67, debts: [], coverPremiumMonthly: 0 },
}
function lasting(household: Household) {
  const sheet = worksheet()
  const found = cashWhilePayIsGone({ sheet, reader: factReader(sheet, household, context.today), context })
  if (found === undefined) throw new Error('nobody is out of work')
  return { months: found.runway.value, said: plainText(lastingInWords(found)) }
}

// 3,000 less a tenth is 2,700 a month: 40,000 last 14.8. With 1,200 from the 13th month on, 12 × 2,700 are 32,400, and the
// 7,600 that are left last 7,600 ÷ 1,500 = 5.06 more: 17.0. With 2,700 or more nothing is taken any longer.
test('a pension that begins while the cash lasts is counted from then on', () => {
  expect(lasting(alone).months).toBe(14.8)
  const soon = { ...alone, pensionMonthly: 1_200, pensionFromAge: 62 }
  expect(lasting(soon).months).toBe(17)
  expect(lasting(soon).said).toContain('$1,200 a month of pension from Nov 2027 on')
  expect(lasting({ ...soon, pensionMonthly: 2_700 }).said).toContain('120 months or more')
  expect(lasting({ ...alone, ssMonthly: 1_200, ssFromAge: 62 }).months).toBe(17)
})

test('what begins after the cash is spent, or at an age that nobody told, moves nothing', () => {
  for (const later of [{ pensionMonthly: 1_200, pensionFromAge: 65 }, { ssMonthly: 1_200 }])
    expect(lasting({ ...alone, ...later }).months).toBe(14.8)
})

// The pay of the spouse and 1,120 cover the 4,290 of a month from the pension on.
test('where it closes the month, the next dollar names the month in which it does', () => {
  const couple: Household = {
    ...{
      ...alone,
      maritalStatus: 'married',
      filingStatus: 'married_joint',
      spouseAge: 62,
      spouseIncome: 44_900,
    },
    ...{
      monthlyExpenses: 4_290,
      unemploymentMonthly: 1_386,
      separationDate: '2026-08-28',
      monthlySurplus: 230,
    },
    ...{ pensionMonthly: 1_120, pensionFromAge: 62 },
  }
  const summary = (household: Household) => plainText(wholePlan(nextDollar, household, context).summary)
  expect(summary(couple)).toContain('the month is short until about Nov 2027, or until pay returns')
  expect(summary({ ...couple, pensionFromAge: 70 })).toContain('the month is short until pay returns')
})
