import { expect, test } from 'vitest'
import type { Household } from '#engine/household.ts'
import { understand } from './understand.ts'

const rows: [message: string, facts: Household][] = [
  ['My boss says I can join the 403(b).', { hasWorkplacePlan: true, accountType: ['403b'] }],
  ['My boss says I can join the club.', {}],
  [
    "Husband's a realtor so his pay is all over the place, I'm a teacher.",
    { maritalStatus: 'married', incomeStability: 'variable', earners: 2 },
  ],
  ["My brother's pay is all over the place, I'm a teacher.", {}],
  [
    'I drive for Uber, rent is 950. Also owe 2,800 on a card.',
    { employment: 'self_employed', monthlyRent: 950, debts: [{ kind: 'credit_card', balance: 2_800 }] },
  ],
  ['I retired early at 56.', { employment: 'retired', retirementAge: 56 }],
  ['My uncle retired early at 56.', {}],
  ["I'm looking for work", { employment: 'unemployed' }],
  ["I'm looking for work boots", {}],
  ["I'm a teacher with tenure", { incomeStability: 'steady' }],
  ['my sister is a teacher with tenure', {}],
  ['I sell houses on commission', { incomeStability: 'variable' }],
  ["Is that enough if I'm a commission salesman?", { incomeStability: 'variable' }],
  ['the city paid for art on commission', {}],
  ['my company closed last month', { employment: 'unemployed' }],
  ['my company closed the deal last month', {}],
  ['we both have government jobs that are very safe', { twoAdults: true, incomeStability: 'steady' }],
  ['my job as a nurse is very secure', { incomeStability: 'steady' }],
  ['my job as a guard is to keep it secure', {}],
  ['my work is seasonal', { incomeStability: 'variable' }],
  ['seasonal decorations are my weakness', {}],
  ['My new employer has a plan too.', { hasWorkplacePlan: true }],
  ['My new neighbor has a plan too.', {}],
  ['My hours change every month.', { incomeStability: 'variable' }],
  ['The clocks change every year.', {}],
  [
    "we're 58 and 55 and retired",
    { age: 58, spouseAge: 55, employment: 'retired', maritalStatus: 'married' },
  ],
  ['lost job in sept, 9k saved', { employment: 'unemployed', savings: 9_000 }],
  ['income is lumpy', { incomeStability: 'variable' }],
  ['lumpy mattress', {}],
  ['income all over the place', { incomeStability: 'variable' }],
  ['stuff all over the place', {}],
  ['gov job super stable', { incomeStability: 'steady' }],
  ['is a gov job stable', {}],
  ['retired couple, 68 and 66', { age: 68, spouseAge: 66, employment: 'retired', maritalStatus: 'married' }],
  ['we want to be a retired couple at 60', {}],
  ['we help a retired couple next door', {}],
  ["I'm 62, laid off in September", { age: 62, employment: 'unemployed', separationDate: '2026-09-01' }],
  [
    'COBRA or not? Laid off Nov 2, single',
    { maritalStatus: 'single', employment: 'unemployed', separationDate: '2026-11-02' },
  ],
  ['wife, 60, laid off in June', { spouseAge: 60, maritalStatus: 'married' }],
  ['I quit my job to stay home with the baby', { income: 0, stayAtHomeParent: true }],
  ['single income family of 5', { earners: 1, familySize: 5 }],
  ['two earners', { earners: 2 }],
  ['we live on my salary', { earners: 1 }],
  ['we live on my pay and save hers', {}],
  ['husband and I both work, no kids', { maritalStatus: 'married', earners: 2, numDependents: 0 }],
  ['one income', { earners: 1 }],
  ['Ohio, two incomes, no kids', { state: 'OH', earners: 2, numDependents: 0 }],
  ['just lost my job', { employment: 'unemployed' }],
  ["I'm 62, done working", { age: 62, employment: 'retired' }],
  ["I'm done working with that bank", {}],
  ['I took a buyout from work and get a pension', { employment: 'retired' }],
  ["I'm 44 and took a buyout from my company", { age: 44, employment: 'unemployed' }],
  ['I took the buyout on the lease', {}],
  ['my brother took a buyout from work', {}],
  ['they let me go in March', { employment: 'unemployed', separationDate: '2026-03-01' }],
  ['my company laid me off last month', { employment: 'unemployed', separationDate: '2026-10-20' }],
  ['they let me go early on Fridays', {}],
  ['I got fired yesterday', { employment: 'unemployed' }],
  [
    'got laid off last week, have 9k in savings',
    { employment: 'unemployed', savings: 9000, separationDate: '2026-11-13' },
  ],
  ['between jobs right now', { employment: 'unemployed' }],
  ["I've been out of work since June", { employment: 'unemployed', separationDate: '2026-06-01' }],
  ['what happens to my 401k if I get fired?', { accountType: ['401k'] }],
  ["I'm worried about getting laid off", { jobAtRisk: true }],
  ['I was laid off in 2009', {}],
  ['I was laid off but started a new job in May', {}],
  ['I was laid off last year but work again', {}],
  ['laid off last yr but got another job in feb', {}],
  ['my brother is unemployed', {}],
  ["I'm retired", { employment: 'retired' }],
  ["I'm 67 retired", { age: 67, employment: 'retired' }],
  ['my dad is 67 retired', {}],
  ["I'm 68 and retired", { age: 68, employment: 'retired' }],
  [
    'my wife and I are both freelance',
    { maritalStatus: 'married', employment: 'self_employed', spouseSelfEmployed: true },
  ],
  [
    "I'm a freelancer making 70k",
    { employment: 'self_employed', incomeStability: 'self_employed', income: 70000 },
  ],
  ['I own a small landscaping business', { employment: 'self_employed', incomeStability: 'self_employed' }],
  ['I retired from the Army and I now work as a contractor', {}],
  ['my employer has no 401k', { accountType: ['401k'], hasWorkplacePlan: false }],
  ['my job has no retirement plan', { hasWorkplacePlan: false }],
  ['my employer has a 401k', { accountType: ['401k'], hasWorkplacePlan: true }],
  ['her job has no retirement plan', { spouseHasWorkplacePlan: false }],
  ['I drive for Uber and DoorDash', { employment: 'self_employed' }],
  ['I deliver for Instacart full time', { employment: 'self_employed' }],
  ['I drive for Uber on the side', {}],
  ['laid off in June, I drive for Uber now', { employment: 'unemployed', separationDate: '2026-06-01' }],
  ['my brother drives for Lyft', {}],
  ['my brother is self-employed', {}],
  [
    'my husband is self-employed',
    { incomeStability: 'self_employed', maritalStatus: 'married', spouseSelfEmployed: true },
  ],
  ['we both work, 2 kids', { twoAdults: true, earners: 2, numDependents: 2 }],
  ['we have two incomes', { earners: 2 }],
  [
    'My wife and I are both firefighters with steady jobs',
    { maritalStatus: 'married', earners: 2, incomeStability: 'steady' },
  ],
  ['she and I are electricians', { earners: 2 }],
  ['my husband and I are both savers', { maritalStatus: 'married' }],
  ["I'm the only earner in the house", { earners: 1 }],
  ['my pay varies from month to month', { incomeStability: 'variable' }],
  ["I'm on commission only", { incomeStability: 'variable' }],
  ['I have a steady job', { incomeStability: 'steady' }],
  [
    'we both max our 401ks',
    { hasWorkplacePlan: true, accountType: ['401k'], filledAccounts: ['plan', 'spouse_plan'] },
  ],
  ['should I max my 401k?', { accountType: ['401k'] }],
  ['401k from my last job, new job has a 401k too', { hasWorkplacePlan: true, accountType: ['401k'] }],
  ['my employer offers a 401k', { hasWorkplacePlan: true, accountType: ['401k'] }],
  ["my job doesn't offer a 401k", { hasWorkplacePlan: false, accountType: ['401k'] }],
  ['I have an old 401k from my last job', { accountType: ['401k'] }],
  ['retired teacher, 66', { age: 66, employment: 'retired' }],
  ["I'm a retired nurse, 70", { age: 70, employment: 'retired' }],
  ['retired Army, 45, work at a plant, 68k', { age: 45, income: 68_000 }],
  ['retired electrician and I still drive for a school', {}],
  ['my neighbor is a retired teacher', {}],
  ['retired at 60', {}],
]

test('work, its pay checks and its plan are read', () => {
  for (const [message, facts] of rows)
    expect([message, understand(message, { today: '2026-11-20' }).facts]).toEqual([message, facts])
})

test('who was out of work and says that there is work again is working', () => {
  const employment = (message: string, before: 'unemployed' | 'employed' = 'unemployed') =>
    understand(message, { today: '2026-11-20', household: { employment: before } }).facts.employment
  for (const message of [
    'im working now',
    'I work again',
    'new job started monday',
    'I got a job again in february',
  ])
    expect([message, employment(message)]).toEqual([message, 'employed'])
  for (const message of [
    'what if I got a job offer',
    'once I found a job at a school',
    'I have a job interview',
  ])
    expect([message, employment(message)]).toEqual([message, undefined])
  expect(employment('im working now', 'employed')).toBeUndefined()
})

test.each([
  ['I have two old 401ks and my current 401k, roll the old ones into it or an IRA?', true],
  ["My current employer's 401k has high fees, where does my old 401k go?", true],
  ["I'm leaving this job. My old 401k has 20k and my current 401k has 90k, roll both?", undefined],
  ['My current 401k has 90k', undefined],
])('a plan of the work of today beside an old one is a plan at work: %s', (message, has) => {
  expect(understand(message, { today: '2026-11-20' }).facts.hasWorkplacePlan).toBe(has)
})

test.each([
  ['Ran up 6k on cards when I was unemployed, I make 48k now. How do I pay it off?', { income: 48_000 }],
  [
    'Put on cards while being out of work since June: 4k. I just started making 1,600 a month',
    { takeHomeMonthly: 1_600 },
  ],
  ['Lost my job in the spring, 3k saved, now making 41k', { income: 41_000 }],
  [
    'I was laid off in May and recently started a part time job paying 1,400 a month',
    { takeHomeMonthly: 1_400 },
  ],
])('who is paid again is out of work no longer: %s', (message, facts) => {
  const told = understand(message, { today: '2026-11-20' }).facts
  expect(told).toMatchObject(facts)
  expect(told.employment).toBeUndefined()
})

test.each([
  'I was let go last week and my wife now makes 40k',
  'While I was unemployed my wife made 50k, and I am still looking',
  'I was laid off in May. I made 60k',
])('what the other one earns ends nobody else’s time out of work: %s', (message) => {
  expect(understand(message, { today: '2026-11-20' }).facts.employment).toBe('unemployed')
})
