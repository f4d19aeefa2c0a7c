import { type SpawnOptions, spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

// Each test is a small clone in a folder of its own: the real bootstrap, the real npm, no network, because
// its only package is a folder next to it that stands in for the `node` package.

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const installing = 'Installing what Hearth needs'
const waiting = 'Another install is at work'

/** Tells what it was given, so that a test can compare. */
const echoTask = `
process.stdin.setEncoding('utf8')
let input = ''
for await (const chunk of process.stdin) input += chunk
console.log(JSON.stringify({ args: process.argv.slice(2), input, path: process.env.PATH }))
process.exitCode = 7
`

function lockOf(version: string): string {
  return JSON.stringify({
    name: 'clone',
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': { name: 'clone', version, dependencies: { node: 'file:node-package' } },
      'node-package': { name: 'node', version: '24.0.0' },
      'node_modules/node': { resolved: 'node-package', link: true },
    },
  })
}

function smallClone(options: { withNode: boolean } = { withNode: true }): string {
  const root = mkdtempSync(join(tmpdir(), 'hearth-bootstrap-'))
  folders.push(root)
  for (const file of ['bootstrap.mjs', 'install.mjs', 'turn.mjs'])
    cpSync(join(import.meta.dirname, file), join(root, 'scripts', file))
  mkdirSync(join(root, 'src', 'cli'), { recursive: true })
  writeFileSync(join(root, 'src', 'cli', 'ask.ts'), echoTask)
  mkdirSync(join(root, 'node-package', 'bin'), { recursive: true })
  writeFileSync(join(root, 'node-package', 'package.json'), '{ "name": "node", "version": "24.0.0" }')
  if (options.withNode) symlinkSync(process.execPath, join(root, 'node-package', 'bin', 'node'))
  const manifest = {
    name: 'clone',
    version: '1.0.0',
    type: 'module',
    dependencies: { node: 'file:node-package' },
  }
  writeFileSync(join(root, 'package.json'), JSON.stringify(manifest))
  writeFileSync(join(root, 'package-lock.json'), lockOf('1.0.0'))
  return root
}

type Ending = { code: number | null; signal: NodeJS.Signals | null; out: string; err: string }

function bootstrap(root: string, args: string[], options: SpawnOptions & { before?: string[] } = {}) {
  const { before = [], ...rest } = options
  const child = spawn(process.execPath, [...before, join(root, 'scripts', 'bootstrap.mjs'), ...args], {
    ...rest,
    stdio: 'pipe',
  })
  const ended = new Promise<Ending>((resolve) => {
    let out = ''
    let err = ''
    child.stdout?.on('data', (chunk) => {
      out += chunk
    })
    child.stderr?.on('data', (chunk) => {
      err += chunk
    })
    child.once('close', (code, signal) => resolve({ code, signal, out, err }))
  })
  return { child, ended }
}

function ask(root: string, args: string[] = [], input = '', options: Parameters<typeof bootstrap>[2] = {}) {
  const { child, ended } = bootstrap(root, ['ask', ...args], options)
  child.stdin?.end(input)
  return ended
}

test('a first run installs, then hands over arguments, standard input and the exit code', async () => {
  const root = smallClone()
  const { code, out, err } = await ask(root, ['--jsonl', 'two words'], '{"id":1}\n')
  expect(err).toContain(installing)
  expect(code).toBe(7)
  const seen = JSON.parse(out)
  expect(seen.args).toEqual(['--jsonl', 'two words'])
  expect(seen.input).toBe('{"id":1}\n')
  expect(seen.path.startsWith(join(root, 'node_modules', '.bin'))).toBe(true)
}, 60_000)

test('nothing is installed again until the lock changes', async () => {
  const root = smallClone()
  expect((await ask(root)).err).toContain(installing)
  expect((await ask(root)).err).toBe('')
  writeFileSync(join(root, 'package-lock.json'), lockOf('1.0.0').replaceAll('24.0.0', '24.0.1'))
  writeFileSync(join(root, 'node-package', 'package.json'), '{ "name": "node", "version": "24.0.1" }')
  expect((await ask(root)).err).toContain(installing)
  expect((await ask(root)).err).toBe('')
}, 60_000)

test('packages that npm installed by hand are not fetched again', async () => {
  const root = smallClone()
  await ask(root)
  rmSync(join(root, 'node_modules', '.installed-from'))
  expect((await ask(root)).err).toBe('')
  expect(existsSync(join(root, 'node_modules', '.installed-from'))).toBe(true)
}, 60_000)

test('an install that was cut short is done again', async () => {
  const root = smallClone()
  mkdirSync(join(root, 'node_modules', 'half-a-package'), { recursive: true })
  const { code, err } = await ask(root)
  expect(err).toContain(installing)
  expect(code).toBe(7)
  expect(existsSync(join(root, 'node_modules', 'half-a-package'))).toBe(false)
}, 60_000)

test('two first runs at once install once and both work', async () => {
  const root = smallClone()
  const endings = await Promise.all([ask(root), ask(root)])
  expect(endings.map((ending) => ending.code)).toEqual([7, 7])
  const told = endings.map((ending) => ending.err).join('')
  expect(told.split(installing)).toHaveLength(2)
  expect(told).toContain(waiting)
}, 60_000)

test('a turn that its owner left behind is taken over', async () => {
  const root = smallClone()
  const turn = join(root, '.cache', 'install-turn')
  mkdirSync(turn, { recursive: true })
  const longAgo = new Date(Date.now() - 60_000)
  utimesSync(turn, longAgo, longAgo)
  const { code } = await ask(root)
  expect(code).toBe(7)
  expect(existsSync(turn)).toBe(false)
}, 60_000)

test('the npm of an owner that was killed is waited for', async () => {
  const root = smallClone()
  const turn = join(root, '.cache', 'install-turn')
  mkdirSync(turn, { recursive: true })
  const orphan = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  writeFileSync(join(turn, 'worker'), String(orphan.pid))
  const silentFor = new Date(Date.now() - 60_000)
  utimesSync(turn, silentFor, silentFor)
  const { child, ended } = bootstrap(root, ['ask'])
  child.stdin?.end()
  const first = await new Promise((resolve) => child.stderr?.once('data', (chunk) => resolve(String(chunk))))
  expect(first).toContain(waiting)
  expect(existsSync(join(root, 'node_modules'))).toBe(false)
  orphan.kill('SIGKILL')
  expect((await ended).code).toBe(7)
}, 60_000)

test('a failed install shows what npm said, stops, and can be tried again', async () => {
  const root = smallClone()
  const manifest = readFileSync(join(root, 'package.json'), 'utf8')
  writeFileSync(join(root, 'package.json'), manifest.replace('file:node-package', 'file:another-folder'))
  const failed = await ask(root)
  expect(failed.code).toBeGreaterThan(0)
  expect(failed.err).toContain('npm error')
  expect(failed.err).toContain('The installation did not finish')
  expect(failed.out).toBe('')
  writeFileSync(join(root, 'package.json'), manifest)
  expect((await ask(root)).code).toBe(7)
}, 60_000)

test('an install without scripts says that Node 24 is missing and how to add it', async () => {
  const { code, err } = await ask(smallClone({ withNode: false }))
  expect(code).toBe(1)
  expect(err).toContain('Node 24 is not among them')
  expect(err).toContain('npm rebuild node --ignore-scripts=false')
}, 60_000)

test('a machine without npm is told so', async () => {
  const { code, err } = await ask(smallClone(), [], '', { env: { PATH: '/nowhere' } })
  expect(code).toBe(1)
  expect(err).toContain('npm was not found')
})

test('an older Node is told which one is needed', async () => {
  const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.0' } })`
  const { code, err } = await ask(smallClone(), [], '', {
    before: ['--import', `data:text/javascript,${pretend}`],
  })
  expect(code).toBe(1)
  expect(err).toContain('Hearth needs Node 20 or newer and this is Node 18.20.0')
})

test('an unknown task names the tasks there are', async () => {
  const { code, err } = await bootstrap(smallClone(), ['strat']).ended
  expect(code).toBe(1)
  expect(err).toContain('There is no task "strat". The tasks are: start, dev,')
})

test('a signal reaches the task, which ends in its own way', async () => {
  const root = smallClone()
  const patient = `process.on('SIGTERM', () => { console.log('goodbye'); process.exit(3) })\nconsole.log('ready')\nsetInterval(() => {}, 1000)`
  writeFileSync(join(root, 'src', 'cli', 'ask.ts'), patient)
  const { child, ended } = bootstrap(root, ['ask'])
  await new Promise((resolve) => child.stdout?.once('data', resolve))
  child.kill('SIGTERM')
  const { code, out } = await ended
  expect(out).toBe('ready\ngoodbye\n')
  expect(code).toBe(3)
}, 60_000)

test('a task ends when the npm that runs it is stopped', async () => {
  const root = smallClone()
  const patient = `process.on('SIGTERM', () => { console.log('goodbye'); process.exit(0) })\nconsole.log('ready')\nsetInterval(() => {}, 1000)`
  writeFileSync(join(root, 'src', 'cli', 'ask.ts'), patient)
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const scripts = { ask: 'node scripts/bootstrap.mjs ask' }
  writeFileSync(join(root, 'package.json'), JSON.stringify({ ...manifest, scripts }))
  const npm = spawn('npm', ['run', '--silent', 'ask'], { cwd: root, stdio: 'pipe' })
  let out = ''
  const ready = new Promise((resolve) =>
    npm.stdout.on('data', (chunk) => {
      out += chunk
      resolve(undefined)
    }),
  )
  await ready
  npm.kill('SIGTERM')
  await new Promise((resolve) => npm.stdout.once('close', resolve))
  expect(out).toBe('ready\ngoodbye\n')
}, 60_000)

test('a task that dies of a signal takes the bootstrap with it', async () => {
  const root = smallClone()
  writeFileSync(join(root, 'src', 'cli', 'ask.ts'), `process.kill(process.pid, 'SIGKILL')`)
  const { signal } = await ask(root)
  expect(signal).toBe('SIGKILL')
}, 60_000)
