// The door of every npm script: installs what is missing, then runs the task under the Node that the lock names.
// Plain Node without a dependency, because it runs on a fresh clone. It writes to standard error only.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { isatty } from 'node:tty'
import { fileURLToPath } from 'node:url'
import { install, installedNode, say } from './install.mjs'

/** What each npm script runs, in order; its arguments go to the last program. */
const tasks = {
  start: ['scripts/build-web.ts', 'src/api/main.ts'],
  dev: ['scripts/dev.ts'],
  check: ['scripts/check.ts'],
  test: ['scripts/test.ts'],
  golden: ['scripts/golden.ts'],
  bench: ['bench/run.ts'],
  lighthouse: ['scripts/lighthouse.ts'],
  'first-generation': ['scripts/first-generation.ts'],
  ask: ['src/cli/ask.ts'],
  law: ['src/cli/law.ts'],
  admin: ['src/api/admin.ts'],
}

/** A Ctrl-C arrives from the terminal and again from npm; within this time it is one. */
const sameSignalMs = 500
const parentWatchMs = 250

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
/** Where Node keeps what it has compiled, so that a second start is sooner. */
const compiled = join(root, '.cache', 'compiled')
main(process.argv[2], process.argv.slice(3))

async function main(task, args) {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    say(
      `Hearth needs Node 20 or newer and this is Node ${process.versions.node}. Get it from https://nodejs.org.`,
    )
    process.exit(1)
  }
  const programs = tasks[task]
  if (!programs) {
    say(`There is no task "${task ?? ''}". The tasks are: ${Object.keys(tasks).join(', ')}.`)
    process.exit(1)
  }
  endWithParent()
  const code = await install(root)
  if (code !== 0) process.exit(code)
  const node = installedNode(root)
  if (!node) {
    say('The packages are installed, but Node 24 is not among them: npm did not run install scripts')
    say('(--ignore-scripts, or ignore-scripts in an .npmrc). This adds it:')
    say('  npm rebuild node --ignore-scripts=false')
    process.exit(1)
  }
  const last = programs.length - 1
  for (const [index, program] of programs.entries())
    await run(node, [join(root, program), ...(index === last ? args : [])])
}

/** Runs one program to its end; ends this process the same way when the program fails or is stopped. */
async function run(node, args) {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].filter(Boolean).join(delimiter)
  const env = { NODE_COMPILE_CACHE: compiled, ...process.env, PATH: path }
  const child = spawn(node, args, { cwd: root, stdio: 'inherit', env })
  let lastSignalAt = -sameSignalMs
  const forward = (signal) => {
    const now = performance.now()
    const repeated = now - lastSignalAt < sameSignalMs
    lastSignalAt = now
    const terminalSentItToo = signal === 'SIGINT' && isatty(0)
    if (!repeated && !terminalSentItToo) child.kill(signal)
  }
  const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of forwarded) process.on(signal, forward)
  const { code, signal } = await new Promise((resolve) =>
    child.once('close', (code, signal) => resolve({ code, signal })),
  )
  for (const signal of forwarded) process.off(signal, forward)
  if (signal) await endBy(signal)
  if (code !== 0) process.exit(code)
}

/** Stopping npm ends the shell it started, and the shell passes nothing on: its end is our signal to stop. */
function endWithParent() {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, parentWatchMs)
  watch.unref()
}

/** Dies of the signal the program died of, so that the shell above sees what happened. */
function endBy(signal) {
  process.kill(process.pid, signal)
  return new Promise(() =>
    setTimeout(() => process.exit(128 + (constants.signals[signal] ?? 1)), sameSignalMs),
  )
}
