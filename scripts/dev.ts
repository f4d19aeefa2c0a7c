import './node-24.ts'
import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { root } from './stages.ts'

// The API and the web server of Vite side by side; either one's end, or Ctrl-C, ends both.

const webPort = process.env.PORT ?? '3000'
const apiPort = process.env.API_PORT ?? '3001'

const children = [
  child('api', ['--watch', '--watch-preserve-output', 'src/api/main.ts'], { PORT: apiPort }),
  child('web', ['scripts/dev-web.ts'], { PORT: webPort, API_PORT: apiPort }),
]

function child(name: string, args: string[], env: Record<string, string>): ChildProcess {
  const started = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  prefix(name, started.stdout, process.stdout)
  prefix(name, started.stderr, process.stderr)
  started.once('close', (code) => {
    process.exitCode ||= code ?? 0
    stopAll('SIGTERM')
  })
  return started
}

function prefix(name: string, from: Readable, to: NodeJS.WritableStream): void {
  createInterface({ input: from }).on('line', (line) => to.write(`${name} │ ${line}\n`))
}

function stopAll(signal: NodeJS.Signals): void {
  for (const running of children) if (running.exitCode === null) running.kill(signal)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopAll('SIGTERM'))
