/** The app once more, connected to a mail server, for what only letters can show. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMailServer } from '../src/api/mail/mail-server-for-tests.ts'
import { emergency } from './visit.ts'

export interface ServerWithMail {
  readonly origin: string
  /** The letters that left so far, each as its reader sees it: no line is broken and no character is coded. */
  readonly letters: () => string[]
  readonly stop: () => Promise<void>
}

export async function startServerWithMail(): Promise<ServerWithMail> {
  const mail = await startMailServer()
  const folder = mkdtempSync(join(tmpdir(), 'hearth-e2e-mail-'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const server = spawn(process.execPath, ['src/api/main.ts'], {
    env: {
      PATH: process.env.PATH,
      HOST: 'localhost',
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      DATA_DIR: folder,
      SMTP_URL: mail.url,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await said(server, origin)
  await warmed(origin)
  return {
    origin,
    letters: () => mail.received.map(inClear),
    stop: async () => {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
      await mail.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost')
  await once(probe, 'listening')
  const address = probe.address()
  await new Promise<void>((closed) => probe.close(() => closed()))
  if (typeof address !== 'object' || address === null) throw new Error('there is no free port')
  return address.port
}

/** Waits until the server has said where it is. */
async function said(server: ChildProcess, words: string): Promise<void> {
  let text = ''
  for await (const part of server.stdout ?? []) {
    text += String(part)
    if (text.includes(words)) return
  }
  throw new Error(`the server did not start: ${text}`)
}

/** The first plan of a server that has just started may outlast its deadline on a busy machine. */
async function warmed(origin: string): Promise<void> {
  for (let tries = 1; tries <= 10; tries += 1) {
    const answer = await fetch(`${origin}/api/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message: emergency, thread_id: `warm-${tries}` }),
    })
    if (answer.ok) return
  }
  throw new Error('the server does not answer in time')
}

/** Undoes the coding of letters (RFC 2045, quoted-printable) and the folding of their heads. */
const inClear = (letter: string): string =>
  letter
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_code, byte) => String.fromCharCode(Number.parseInt(byte, 16)))
    .replace(/\r\n[ \t]+(?=<)/g, ' ')
