import { strFromU8, unzipSync } from 'fflate'
import ICAL from 'ical.js'
import Papa from 'papaparse'
import { extractText } from 'unpdf'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { chatAnswerSchema } from '#contract/chat.ts'
import { savedPlanDetailSchema } from '#contract/saved-plans.ts'
import { dataBundleSchema } from '#contract/your-data.ts'
import type { Plan } from '#engine/plan.ts'
import { plainText } from '#engine/say.ts'
import { browser, sendMessage } from './app-for-tests.ts'
import { testStores } from './stores-for-tests.ts'

vi.setConfig({ testTimeout: 60_000 })
const stores = await testStores()
afterAll(stores.stop)

type Visitor = ReturnType<typeof browser>

async function visitorWithPlan(
  kind: (typeof stores.kinds)[number],
): Promise<{ visitor: Visitor; other: Visitor; plan: Plan }> {
  const server = await kind.server()
  onTestFinished(server.close)
  const visitor = browser(server.app)
  const sent = await sendMessage(visitor, 'Build an emergency fund plan.', { thread: 'user-1' })
  const { plan } = chatAnswerSchema.parse(sent.json())
  if (plan === undefined) throw new Error('no plan came of it')
  return { visitor, other: browser(server.app), plan }
}

const file = (visitor: Visitor, plan: Plan, format: string, version = 1) =>
  visitor.send('GET', `/api/threads/user-1/plans/${plan.id}/versions/${version}/files/${format}`)

test.each(stores.kinds)(
  'a plan that is not kept comes as PDF, calendar, tables and document ($name)',
  async (kind) => {
    const { visitor, plan } = await visitorWithPlan(kind)

    const paper = await file(visitor, plan, 'pdf')
    expect(paper.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="[a-z0-9-]+-v1\.pdf"$/),
    })
    const { text } = await extractText(new Uint8Array(paper.rawPayload), { mergePages: true })
    expect(text).toContain(plainText(plan.title))

    const events = new ICAL.Component(
      ICAL.parse((await file(visitor, plan, 'ics')).body),
    ).getAllSubcomponents('vevent')
    expect(events).toHaveLength(plan.nextSteps.length + 1)

    const tables = unzipSync(new Uint8Array((await file(visitor, plan, 'csv')).rawPayload))
    const steps = Object.entries(tables).find(([path]) => path.endsWith('next-steps.csv'))?.[1]
    const rows = Papa.parse<string[]>(strFromU8(steps ?? new Uint8Array()).trimEnd()).data
    expect(rows.slice(1).map((row) => row[1])).toEqual(plan.nextSteps.map(({ title }) => plainText(title)))

    const bundle = dataBundleSchema.parse((await file(visitor, plan, 'json')).json())
    expect(bundle.threads[0]?.plans[0]?.plan).toEqual(plan)
  },
)

test.each(stores.kinds)('the files of a kept plan carry its name, ticks and notes ($name)', async (kind) => {
  const { visitor, plan } = await visitorWithPlan(kind)
  const kept = savedPlanDetailSchema.parse(
    (await visitor.send('POST', '/api/plans', { payload: { threadId: 'user-1', planId: plan.id } })).json(),
  )
  const { id, revision } = kept.saved
  await visitor.send('POST', `/api/plans/${id}/rename`, { payload: { revision, name: 'Our cushion' } })
  const step = plan.nextSteps[0]?.id ?? ''
  await visitor.send('POST', `/api/plans/${id}/steps/${step}`, {
    payload: { revision: 0, done: true, note: 'Asked the bank', dueDate: '2027-03-03' },
  })
  const paper = await file(visitor, plan, 'pdf')
  expect(paper.headers['content-disposition']).toBe('attachment; filename="our-cushion-v1.pdf"')
  const { text } = await extractText(new Uint8Array(paper.rawPayload), { mergePages: true })
  expect(text).toContain('Our cushion')
  expect(text).toContain('Your note: Asked the bank')
  const [first] = new ICAL.Component(ICAL.parse((await file(visitor, plan, 'ics')).body)).getAllSubcomponents(
    'vevent',
  )
  expect(first?.getFirstPropertyValue('summary')).toMatch(/^Done: /)
  expect(String(first?.getFirstPropertyValue('dtstart'))).toBe('2027-03-03')
  expect(dataBundleSchema.parse((await file(visitor, plan, 'json')).json()).savedPlans[0]).toMatchObject({
    id,
    name: 'Our cushion',
    steps: [{ stepId: step, note: 'Asked the bank' }],
  })
})

test.each(stores.kinds)(
  'nobody else gets the files, and a version that is not there has none ($name)',
  async (kind) => {
    const { visitor, other, plan } = await visitorWithPlan(kind)
    await sendMessage(other, 'Hello', { thread: 'user-1' })
    for (const format of ['pdf', 'csv', 'ics', 'json']) {
      expect((await file(other, plan, format)).statusCode).toBe(404)
      expect((await file(visitor, plan, format, 2)).statusCode).toBe(404)
    }
    expect((await file(visitor, plan, 'exe')).statusCode).toBe(404)
  },
)

test.each(stores.kinds)(
  'what a sample household brought is called so on paper, in tables and in a document that comes back ($name)',
  async (kind) => {
    const server = await kind.server()
    onTestFinished(server.close)
    const [visitor, other] = [browser(server.app), browser(server.app)]
    const { plan } = chatAnswerSchema.parse(
      (
        await visitor.send('POST', '/api/threads/user-1/facts', {
          payload: {
            set: { savings: 4_321, monthlyExpenses: 3_210 },
            fromSample: ['savings'],
            topic: 'emergency_fund',
          },
        })
      ).json(),
    )
    if (plan === undefined) throw new Error('no plan came of it')
    const { text } = await extractText(new Uint8Array((await file(visitor, plan, 'pdf')).rawPayload), {
      mergePages: true,
    })
    expect(text).toMatch(/\$4,321\s+From the sample household\./)
    expect(text).toMatch(/\$3,210 a month\s+You said it\./)
    const tables = unzipSync(new Uint8Array((await file(visitor, plan, 'csv')).rawPayload))
    const figures = Object.entries(tables).find(([path]) => path.includes('every-figure'))?.[1]
    const rows = Papa.parse<string[]>(strFromU8(figures ?? new Uint8Array()).trimEnd()).data
    expect(rows.find(([, shown]) => shown === '$4,321')?.slice(2, 4)).toEqual([
      'sample',
      'from the sample household',
    ])

    const bundle = (await file(visitor, plan, 'json')).json()
    await other.send('POST', '/api/your-data/import', { payload: { bundle } })
    const replayed = (await other.send('GET', `/api/plans/${plan.id}/versions/1`)).json()
    expect(replayed).toMatchObject({ plan: { fromSample: ['savings'] }, replay: 'same' })
    const thread = (await other.send('GET', '/api/threads/user-1')).json()
    expect(thread.facts).toContainEqual(expect.objectContaining({ fact: 'savings', origin: 'sample' }))
  },
)
