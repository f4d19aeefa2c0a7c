import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { testApp } from './app-for-tests.ts'

test('a question that comes while the engine still starts is answered once it has started', async () => {
  const { app, close } = await testApp({
    around: (planner) => ({
      ...planner,
      outcomeOf: async (job) => {
        await pause(11_000)
        return planner.outcomeOf(job)
      },
    }),
  })
  onTestFinished(close)
  const address = await app.listen({ host: 'localhost', port: 0 })
  const answer = await fetch(`${address}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'Build an emergency fund plan.', thread_id: 'user-1' }),
  })
  expect(answer.status).toBe(200)
})
