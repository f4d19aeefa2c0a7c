import { expect, test } from 'vitest'
import { draftContext, sketchContext } from '../draft-context.ts'
import { factReader } from '../fact-reader.ts'
import type { Household } from '../household.ts'
import { wholePlan } from '../plan-for-tests.ts'
import { plainText } from '../say.ts'
import { worksheet } from '../worksheet.ts'
import { collegeWork } from './college/work.ts'
import { emergencyFund } from './emergency-fund/emergency-fund.ts'
import { nextDollar } from './next-dollar/next-dollar.ts'
import { dollarWork } from './next-dollar/work.ts'
import { supportReceivedEnds } from './support-received-ends.ts'

const context = sketchContext(draftContext('2026-11-26'))
const mother: Household = {
  ...{ age: 43, dependents: [17], maritalStatus: 'divorced', filingStatus: 'head_of_household' },
  ...{ state: 'PA', familySize: 2, employment: 'employed', income: 61_900, supportReceivedMonthly: 585 },
  ...{ monthlyExpenses: 3_890, monthlySurplus: 1_000, savings: 4_000, hasWorkplacePlan: false },
  ...{ deductible: 1_600, earners: 1, incomeStability: 'steady', retirementAge: 67, debts: [] },
}
const endsOf = (household: Household) => {
  const sheet = worksheet()
  return supportReceivedEnds({ sheet, reader: factReader(sheet, household, context.today), context })
}

test('support ends as each child is of age, in equal parts that add up to it', () => {
  expect(endsOf(mother).map(({ after, less }) => [after, less.value])).toEqual([[12, 585]])
  expect(
    endsOf({ ...mother, dependents: [17, 12, 19] }).map(({ after, less }) => [after, less.value]),
  ).toEqual([
    [12, 293],
    [72, 292],
  ])
  // New York lets it run to 21.
  expect(endsOf({ ...mother, state: 'NY' })[0]?.after).toBe(48)
  expect(endsOf({ ...mother, supportReceivedMonthly: 0 })).toEqual([])
  expect(endsOf({ ...mother, dependents: [20] })).toEqual([])
})

// Five months of 3,890 are 19,450, and 15,450 are missing: 12 months of 1,000, and then 415: nine more instead of four.
test('the months of a plan have that much less from then on, and the fund is full later', () => {
  const { course, phases } = dollarWork(mother, context)
  const total = (month: number) => course.placed[month - 1]?.reduce((sum, part) => sum + part, 0)
  expect([total(12), total(13)]).toEqual([1_000, 415])
  expect(phases.length).toBeGreaterThan(1)
  for (const topic of [nextDollar, emergencyFund]) {
    const plan = wholePlan(topic, mother, context)
    expect(plainText(plan.summary)).toMatch(/(full|there) in Aug 2028/)
    expect(plainText(plan.summary)).toContain('Of the support that you get, $585 a month ends about Nov 2027')
    expect(plan.nextSteps.find(({ id }) => id === 'support-received-ends')?.dueDate).toBe('2027-11-26')
    expect(plan.checks.map(({ id }) => id)).toContain('support-received-ends')
  }
})

test('college waits longer for a fund that has less to be filled by', () => {
  const saving: Household = { ...mother, dependents: [16], savings: 0, retirementOnTrack: true }
  const waits = (household: Household) =>
    collegeWork({ ...household, monthlySurplus: 700, collegeMonthly: 700 }, context).wait.months ?? 0
  const { supportReceivedMonthly: _, ...untold } = saving
  expect(waits(saving)).toBeGreaterThan(waits(untold))
})
