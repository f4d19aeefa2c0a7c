/** A question to the whole server over the network, against a server that only sends back what it gets. */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '#api/app.ts'
import { systemClock } from '#api/clock.ts'
import { readConfig } from '#api/config.ts'
import { hostedContent } from '#api/hosted-content/hosted-content.ts'
import { createPlanner } from '#api/planner.ts'
import { openStore } from '#api/store/open-store.ts'
import type { Row } from '../row.ts'

const question = 'I have $100k — how should I invest?'
const courtesy = 'Hello'

const folder = mkdtempSync(join(tmpdir(), 'hearth-bench-'))
const config = readConfig({
  DATA_DIR: folder,
  LOG_LEVEL: 'silent',
  ENGINE_WORKERS: '1',
  MESSAGES_PER_MINUTE_PER_VISITOR: '1000000',
  MESSAGES_PER_MINUTE_PER_ADDRESS: '1000000',
})
const store = await openStore(config)
const planner = createPlanner({ workers: config.engineWorkers })
const app = await buildApp({
  config,
  store,
  planner,
  hostedContent: hostedContent({ config: config.hosted, clock: systemClock }),
  clock: systemClock,
  transport: undefined,
  print: () => {},
})
await app.listen({ host: '127.0.0.1', port: 0 })
const echo = createServer((request, response) => {
  response.setHeader('content-type', 'application/json')
  request.pipe(response)
})
await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve))
// The other rows keep this process busy for seconds: a connection that a server gave up meanwhile would end the run.
for (const server of [app.server, echo]) server.keepAliveTimeout = 0

/** Ends what this file started, after the last row was measured. */
export async function closeServers(): Promise<void> {
  await app.close()
  await planner.close()
  await store.close()
  echo.closeAllConnections()
  echo.close()
  rmSync(folder, { recursive: true, force: true })
}

function portOf(server: Server): number {
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('the server listens nowhere')
  return address.port
}

let cookie = ''
let threads = 0
async function post(server: Server, message: string): Promise<{ success?: boolean; plan?: unknown }> {
  threads += 1
  const response = await fetch(`http://127.0.0.1:${portOf(server)}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ message, thread_id: `user-${threads}` }),
  })
  cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
  return await response.json()
}

const against = { name: 'node:http echo', run: () => post(echo, question) }

// A row's check may not wait, so the answers are looked at here.
const plan = await post(app.server, question)
const words = await post(app.server, courtesy)
if (!plan.success || plan.plan === undefined || !words.success) throw new Error('the server gave no answer')

export const chatApiRows: readonly Row[] = [
  {
    name: 'POST /api/chat answered in words: validated, understood, kept on disk',
    goal: 15,
    run: () => post(app.server, courtesy),
    against,
  },
  {
    name: 'POST /api/chat answered with a plan: drafted, simulated, kept on disk',
    goal: 150,
    run: () => post(app.server, question),
    against,
  },
]
