// Installs the packages of package-lock.json when node_modules does not hold them yet.
// Plain Node: it runs before anything is installed, on whatever Node 20 or newer is there.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, utimes, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const heartbeatMs = 1_000
const abandonedAfterMs = 10_000

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
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record) || !recordAgrees(JSON.parse(lock), JSON.parse(readFileSync(record, 'utf8'))))
    return false
  writeFileSync(stamp, hash)
  return true
}

/**
 * Compares npm's own record, which it writes when an install is complete, with the lock,
 * so that nothing is fetched again after someone ran npm by hand.
 */
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
  const release = await takeTurn(root)
  try {
    if (isInstalled(root)) return 0
    say('Installing what Hearth needs. This happens once and takes about a minute …')
    const code = await npmCi(root)
    if (code === 0) isInstalled(root)
    return code
  } finally {
    release()
  }
}

/** Waits until no other install works in this folder; the owner of the turn shows that it lives by its folder's time. */
async function takeTurn(root) {
  const turn = join(root, '.cache', 'install-turn')
  mkdirSync(join(root, '.cache'), { recursive: true })
  let told = false
  while (!claimed(turn)) {
    if (!told) say('Another install is at work in this folder; waiting for it …')
    told = true
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  const beat = setInterval(() => utimes(turn, new Date(), new Date(), () => {}), heartbeatMs)
  const drop = () => rmSync(turn, { recursive: true, force: true })
  process.once('exit', drop)
  return () => {
    clearInterval(beat)
    process.off('exit', drop)
    drop()
  }
}

function claimed(turn) {
  try {
    mkdirSync(turn)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  const since = statSync(turn, { throwIfNoEntry: false })
  if (since && Date.now() - since.mtimeMs > abandonedAfterMs) rmSync(turn, { recursive: true, force: true })
  return false
}

/** Runs npm ci quietly; what it printed is shown only when it fails. */
async function npmCi(root) {
  const options = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = npmCommand()
  const child = spawn(npm.command, [...npm.before, ...options], {
    cwd: root,
    shell: npm.shell,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed = []
  child.stdout.on('data', (chunk) => printed.push(chunk))
  child.stderr.on('data', (chunk) => printed.push(chunk))
  const stop = (signal) => {
    child.kill(signal)
    process.exit(signal === 'SIGINT' ? 130 : 143)
  }
  process.on('SIGINT', stop).on('SIGTERM', stop)
  const end = await new Promise((resolve) => {
    child.once('error', (error) => resolve({ error }))
    child.once('close', (code, signal) => resolve({ code, signal }))
  })
  process.off('SIGINT', stop).off('SIGTERM', stop)
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

/** The npm that runs us, so that a second npm on the machine is never mixed in; else the one in PATH. */
function npmCommand() {
  const own = process.env.npm_execpath ?? ''
  if (basename(own) === 'npm-cli.js' && existsSync(own))
    return { command: process.execPath, before: [own], shell: false }
  const onWindows = process.platform === 'win32'
  return { command: onWindows ? 'npm.cmd' : 'npm', before: [], shell: onWindows }
}
