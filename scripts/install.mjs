// Installs the packages of package-lock.json when node_modules does not hold them yet.
// Plain Node: it runs before anything is installed, on whatever Node 20 or newer is there.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { basename, join } from 'node:path'
import { takeTurn } from './turn.mjs'

const onWindows = process.platform === 'win32'

/** Prints a sentence where it cannot mix with a task's own output. */
export const say = (sentence) => process.stderr.write(`${sentence}\n`)

/** Where the Node that the lock names lands; undefined when its install script has not run. */
export function installedNode(root) {
  const folder = join(root, 'node_modules', 'node', 'bin')
  return ['node.exe', 'node'].map((name) => join(folder, name)).find((path) => existsSync(path))
}

/** Whether node_modules holds exactly what package-lock.json asks for. */
function isInstalled(root) {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const stamp = join(root, 'node_modules', '.installed-from')
  const hash = createHash('sha256').update(lock).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return true
  const record = npmRecord(root)
  if (!record || !recordAgrees(JSON.parse(lock), record)) return false
  writeFileSync(stamp, hash)
  return true
}

/** What npm notes in node_modules when an install is complete; undefined before, and while it is being written. */
function npmRecord(root) {
  try {
    return JSON.parse(readFileSync(join(root, 'node_modules', '.package-lock.json'), 'utf8'))
  } catch {
    return undefined
  }
}

/** Compares npm's record with the lock, so that nothing is fetched again after someone ran npm by hand. */
function recordAgrees(lock, record) {
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === '') return true
    const present = record.packages[path]
    if (!present) return Boolean(wanted.optional)
    return present.version === wanted.version && present.integrity === wanted.integrity
  })
}

/** Brings node_modules in line with the lock; returns the code to stop with, 0 when all is there. */
export async function install(root) {
  if (isInstalled(root)) return 0
  const turn = await takeTurn(join(root, '.cache', 'install-turn'), () =>
    say('Another install is at work in this folder; waiting for it …'),
  )
  try {
    if (isInstalled(root)) return 0
    say('Installing what Hearth needs. This happens once and takes about a minute …')
    const code = await npmCi(root, turn)
    if (code === 0) isInstalled(root)
    return code
  } finally {
    turn.release()
  }
}

/** Runs npm ci quietly; what it printed is shown only when it fails. */
async function npmCi(root, turn) {
  const options = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = npmCommand()
  const child = spawn(npm.command, [...npm.before, ...options], {
    cwd: root,
    shell: npm.shell,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: !onWindows,
  })
  const printed = []
  child.stdout.on('data', (chunk) => printed.push(chunk))
  child.stderr.on('data', (chunk) => printed.push(chunk))
  if (child.pid) turn.noteWorker(child.pid)
  let stoppedBy
  const stop = (signal) => {
    if (!stoppedBy && child.exitCode === null) killWithChildren(child)
    stoppedBy = signal
  }
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop)
  const end = await new Promise((resolve) => {
    child.once('error', (error) => resolve({ error }))
    child.once('close', (code, signal) => resolve({ code, signal }))
  })
  process.off('SIGINT', stop).off('SIGTERM', stop).off('SIGHUP', stop)
  if (stoppedBy) return 128 + constants.signals[stoppedBy]
  if (end.error?.code === 'ENOENT') {
    say(
      'npm was not found. It comes with Node: install Node 20 or newer from https://nodejs.org and try again.',
    )
    return 1
  }
  if (end.code === 0) return 0
  process.stderr.write(Buffer.concat(printed))
  say(`The installation did not finish (npm ended with ${end.error?.message ?? end.signal ?? end.code}).`)
  say('What npm said stands above. Check the network connection, then run the same command again.')
  return end.code || 1
}

/** A half-done npm ci is done again from its beginning, so nothing is lost by stopping it at once. */
function killWithChildren(child) {
  if (child.pid && !onWindows) process.kill(-child.pid, 'SIGKILL')
  else child.kill()
}

/** The npm that runs us, so that a second npm on the machine is never mixed in; else the one in PATH. */
function npmCommand() {
  const own = process.env.npm_execpath ?? ''
  if (basename(own) === 'npm-cli.js' && existsSync(own))
    return { command: process.execPath, before: [own], shell: false }
  return { command: onWindows ? 'npm.cmd' : 'npm', before: [], shell: onWindows }
}
