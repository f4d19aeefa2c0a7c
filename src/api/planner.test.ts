import { expect, onTestFinished, test } from 'vitest'
import { newThread } from '#chat/thread-state.ts'
import { planSchema } from '#engine/plan.ts'
import type { TurnJob } from './engine-job.ts'
import { createPlanner, type PlannerSettings } from './planner.ts'

/** A thread that starts in its time and does as its message says: echoes, never ends, breaks down, or ends. */
const troubled = (startMilliseconds: number) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    setTimeout(() => parentPort.postMessage({ kind: 'ready' }), ${startMilliseconds})
    parentPort.on('message', ({ ask: { message } }) => {
      if (message === 'hang') for (;;);
      if (message === 'throw') throw new Error('broken down')
      if (message === 'exit') process.exit(3)
      if (message === 'fail') return parentPort.postMessage({ kind: 'failed', error: new RangeError('below zero') })
      setTimeout(() => parentPort.postMessage({ kind: 'done', outcome: { response: message } }), 20)
    })`)}`,
  )
const neverStarts = new URL(`data:text/javascript,${encodeURIComponent(`throw new Error('no such module')`)}`)

function planner(settings: Partial<PlannerSettings> = {}) {
  const made = createPlanner({ workers: 1, program: troubled(0), ...settings })
  onTestFinished(() => made.close())
  const ask = (message: string): TurnJob => ({
    ask: { kind: 'message', message },
    stateJson: JSON.stringify(newThread()),
    answerId: 'answer-1',
    today: '2026-11-20',
    now: '2026-11-20T17:00:00.000Z',
  })
  return { ...made, say: (message: string) => made.outcomeOf(ask(message)) }
}

test('a thread of the planner runs the engine and answers with what is kept', async () => {
  const made = createPlanner({ workers: 1 })
  onTestFinished(() => made.close())
  const outcome = await made.outcomeOf({
    ask: { kind: 'message', message: 'Build an emergency fund plan.' },
    stateJson: JSON.stringify(newThread()),
    answerId: 'answer-1',
    today: '2026-11-20',
    now: '2026-11-20T17:00:00.000Z',
  })
  expect(planSchema.parse(JSON.parse(outcome.plans[0]?.json ?? '')).topic).toBe('emergency_fund')
  expect(JSON.parse(outcome.answerJson)).toMatchObject({ success: true, message_id: 'answer-1' })
  expect(JSON.parse(outcome.stateJson).plans).toHaveLength(1)
})

test('a draft that never ends is ended, and the next one is answered', async () => {
  const { say } = planner({ deadlineMilliseconds: 500 })
  await expect(say('hang')).rejects.toMatchObject({ code: 'unavailable' })
  expect(await say('hello')).toEqual({ response: 'hello' })
})

test('a deadline counts the time of waiting', async () => {
  const { say } = planner({ deadlineMilliseconds: 500 })
  const results = await Promise.allSettled([say('hang'), say('after it')])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await say('hello')).toEqual({ response: 'hello' })
})

test('whoever asks while the first thread starts is kept waiting, not turned away', async () => {
  const { say } = planner({ deadlineMilliseconds: 300, program: troubled(900), workers: 2 })
  const words = ['first', 'second', 'third']
  expect(await Promise.all(words.map(say))).toEqual(words.map((response) => ({ response })))
})

test('a thread that cannot start is told of to everyone who waits for it', async () => {
  const { say } = planner({ program: neverStarts })
  const results = await Promise.allSettled([say('hello'), say('anyone?')])
  expect(results).toMatchObject(
    ['hello', 'anyone?'].map(() => ({ status: 'rejected', reason: { code: 'internal' } })),
  )
})

test.each(['throw', 'exit'])('a thread that breaks down by "%s" is told of and replaced', async (trouble) => {
  const { say } = planner()
  const results = await Promise.allSettled([say(trouble), say('hello')])
  expect(results).toMatchObject([
    { status: 'rejected', reason: { code: 'internal' } },
    { status: 'fulfilled', value: { response: 'hello' } },
  ])
})

test('an error of the engine keeps its kind on the way out', async () => {
  const { say } = planner()
  await expect(say('fail')).rejects.toThrow(RangeError)
})

test('several threads answer side by side, each its own question', async () => {
  const { say } = planner({ workers: 3 })
  const words = Array.from({ length: 30 }, (_, index) => `message ${index}`)
  expect(await Promise.all(words.map(say))).toEqual(words.map((response) => ({ response })))
})

test('closing refuses what waits', async () => {
  const { say, close } = planner()
  const results = Promise.allSettled([say('1'), say('2')])
  await close()
  expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
