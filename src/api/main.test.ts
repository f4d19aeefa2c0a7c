import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { chatAnswerSchema, threadSchema } from '#contract/chat.ts'

const program = join(import.meta.dirname, 'main.ts')

interface Run {
  readonly child: ChildProcess
  readonly output: () => string
  readonly ended: Promise<number | NodeJS.Signals>
}

function run(dataDir: string, environment: Record<string, string> = {}): Run {
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATA_DIR: dataDir,
      PORT: '0',
      MESSAGES_PER_MINUTE_PER_VISITOR: '1000000',
      MESSAGES_PER_MINUTE_PER_ADDRESS: '1000000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part
    })
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal)
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return { child, output: () => text, ended }
}

/** Resolves with the address that the server prints when it is ready. */
async function addressOf({ child, output, ended }: Run): Promise<string> {
  let hasEnded = false
  void ended.then(() => {
    hasEnded = true
  })
  for (;;) {
    const address = /^Hearth is at (http:\/\/localhost:\d+)$/m.exec(output())?.[1]
    if (address !== undefined) return address
    if (hasEnded) throw new Error(`the server ended: ${output()}`)
    await Promise.race([once(child.stdout ?? child, 'data'), ended])
  }
}

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'hearth-main-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

test('the server says where it is, and a signal stops it gracefully', async () => {
  const server = run(folder())
  const address = await addressOf(server)
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  expect(server.output()).toBe(`Hearth is at ${address}\n`)
}, 120_000)

test('what was asked before the signal is still answered', async () => {
  const server = run(folder())
  const address = await addressOf(server)
  const ask = (message: string) =>
    fetch(`${address}/api/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message, thread_id: 'user-1' }),
    })
  // The engine has started when the first one is answered.
  expect((await ask('Hello')).status).toBe(200)
  const answering = ask('Build an emergency fund plan.')
  await new Promise((resolve) => setTimeout(resolve, 50))
  server.child.kill('SIGTERM')
  const signalled = performance.now()
  expect((await answering).status).toBe(200)
  expect(await server.ended).toBe(0)
  expect(performance.now() - signalled).toBeLessThan(9_000)
}, 120_000)

test('a second server on the same data is refused with the reason', async () => {
  const dataDir = folder()
  await addressOf(run(dataDir))
  const second = run(dataDir)
  expect(await second.ended).toBe(1)
  expect(second.output()).toMatch(
    /^Hearth cannot start\. Another Hearth is already running on .*DATABASE_URL/,
  )
  expect(second.output()).not.toContain('    at ')
}, 120_000)

test('wrong settings are listed at once and nothing starts', async () => {
  const server = run(folder(), { PORT: 'abc', LOG_LEVEL: 'loud' })
  expect(await server.ended).toBe(1)
  expect(server.output()).toContain('2 settings are wrong')
  expect(server.output()).not.toContain('    at ')
}, 120_000)

test('a port that is taken is named with a way out', async () => {
  const other = createServer().listen(0, 'localhost')
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const server = run(folder(), { PORT: String(port) })
  expect(await server.ended).toBe(1)
  expect(server.output()).toContain(`Port ${port} is already in use`)
}, 120_000)

test('a header that never ends is cut off', { timeout: 120_000 }, async () => {
  const address = new URL(await addressOf(run(folder())))
  const socket = connect(Number(address.port), address.hostname)
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n')
  const began = performance.now()
  let answer = ''
  for await (const part of socket.setEncoding('utf8')) answer += part
  expect(performance.now() - began).toBeLessThan(15_000)
  expect(answer).toMatch(/^(HTTP\/1\.1 408 |$)/)
})

/** Sends messages in several threads at once until the server is gone; gives what was acknowledged. */
async function burst(address: string, cookie: string, round: number, acknowledged: Map<string, string[]>) {
  const thread = async (name: string) => {
    for (let count = 0; ; count++) {
      const message = `Build an emergency fund plan. I spend $${2_000 + count} a month.`
      const response = await fetch(`${address}/api/chat`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ message, thread_id: name }),
      })
      expect(response.status).toBe(200)
      const { message_id } = chatAnswerSchema.parse(await response.json())
      acknowledged.set(name, [...(acknowledged.get(name) ?? []), message, message_id])
    }
  }
  await Promise.allSettled([0, 1, 2, 3].map((index) => thread(`user-${round}-${index}`)))
}

test('every acknowledged message survives kill -9 in the midst of a burst', {
  timeout: 120_000,
}, async () => {
  const dataDir = folder()
  const acknowledged = new Map<string, string[]>()
  let cookie = ''
  for (const round of [1, 2, 3]) {
    const server = run(dataDir)
    const address = await addressOf(server)
    if (cookie === '') {
      const first = await fetch(`${address}/api/chat`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ message: 'Hello', thread_id: 'user-0' }),
      })
      cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    }
    const ended = burst(address, cookie, round, acknowledged)
    // In the midst of it: enough is acknowledged, and the next messages are on their way.
    const enough = 10 * round
    while ([...acknowledged.values()].flat().length < enough)
      await new Promise((resolve) => setTimeout(resolve, 20))
    server.child.kill('SIGKILL')
    expect(await server.ended).toBe('SIGKILL')
    await ended
  }

  const address = await addressOf(run(dataDir))
  for (const [name, kept] of acknowledged) {
    const response = await fetch(`${address}/api/threads/${name}`, { headers: { cookie } })
    const thread = threadSchema.parse(await response.json())
    const answered = thread.messages.filter(({ status }) => status !== 'failed')
    const found = answered.flatMap(({ role, content, id }) => (role === 'user' ? [content] : [id]))
    expect(found.slice(0, kept.length)).toEqual(kept)
    // The one that was on its way is answered or failed, never half kept.
    expect(thread.messages.length - kept.length).toBeLessThanOrEqual(2)
    for (const { role, status } of thread.messages)
      expect(role === 'assistant' ? status : ['answered', 'failed'].includes(status ?? '')).not.toBe(false)
    expect(thread.plans.map(({ version }) => version)).toEqual(thread.plans.map((_, index) => index + 1))
  }
})

test('every acknowledged tick, name, copy and link survives kill -9 in the midst of a burst', {
  timeout: 120_000,
}, async () => {
  const dataDir = folder()
  const [copies, shares]: [string[], string[]] = [[], []]
  const kept = { cookie: '', plan: '', saved: '', step: '', ticks: 0, names: 1 }
  const post = async (address: string, path: string, payload: object) => {
    const response = await fetch(`${address}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: kept.cookie },
      body: JSON.stringify(payload),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    kept.cookie ||= response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    return response.json()
  }
  /** Writes until the server is gone; only what was answered counts. */
  const burst = async (address: string) => {
    for (;;) {
      const ticked = await post(address, `/plans/${kept.saved}/steps/${kept.step}`, {
        revision: kept.ticks,
        done: kept.ticks % 2 === 0,
        note: `note ${kept.ticks + 1}`,
      })
      kept.ticks = ticked.step.revision
      const named = await post(address, `/plans/${kept.saved}/rename`, {
        revision: kept.names,
        name: 'Named',
      })
      kept.names = named.saved.revision
      const { share } = await post(address, '/shares', { threadId: 'user-1', planId: kept.plan, version: 1 })
      shares.push(share.id)
      if (copies.length < 40)
        copies.push((await post(address, `/plans/${kept.saved}/duplicate`, {})).saved.id)
    }
  }
  const read = async (address: string, path: string) =>
    (await fetch(`${address}/api${path}`, { headers: { cookie: kept.cookie } })).json()
  for (const round of [1, 2, 3]) {
    const server = run(dataDir)
    const address = await addressOf(server)
    if (round === 1) {
      const { plan } = await post(address, '/chat', {
        message: 'Build an emergency fund plan.',
        thread_id: 'user-1',
      })
      const { saved } = await post(address, '/plans', { threadId: 'user-1', planId: plan.id })
      Object.assign(kept, { plan: plan.id, saved: saved.id, step: plan.nextSteps[0].id })
    } else {
      // What was under way when the server ended was kept whole or not at all.
      const { saved, steps } = await read(address, `/plans/${kept.saved}`)
      expect([kept.ticks, kept.ticks + 1]).toContain(steps[0].revision)
      expect(steps[0].note).toBe(`note ${steps[0].revision}`)
      expect([kept.names, kept.names + 1]).toContain(saved.revision)
      Object.assign(kept, { ticks: steps[0].revision, names: saved.revision })
      const [{ plans }, { shares: links }] = [await read(address, '/plans'), await read(address, '/shares')]
      expect(plans.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining(copies))
      expect(links.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining(shares))
    }
    const ended = burst(address).catch(() => {})
    await new Promise((resolve) => setTimeout(resolve, 900 + 211 * round))
    server.child.kill('SIGKILL')
    await server.ended
    await ended
  }
  expect(kept.ticks).toBeGreaterThan(10)
})
