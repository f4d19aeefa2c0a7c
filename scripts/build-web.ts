import './node-24.ts'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, resolveConfig } from 'vite'
import { compressBeside } from './compress.ts'
import { root } from './stages.ts'
import { wordsFiles } from './words-files.ts'

/** All that the built pages depend on; when none of it changed, neither would they. */
const sources = [
  'src/web',
  'src/chat',
  'src/api/answers-folder.ts',
  'src/drawing',
  'src/contract',
  'src/engine',
  'content',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'golden/couple-card-and-inheritance.json',
  'scripts/build-web.ts',
  'scripts/compress.ts',
  'scripts/example-plan.ts',
  'scripts/golden-households.ts',
  'scripts/markdown-document.ts',
  'scripts/vite-content.ts',
  'scripts/words-files.ts',
]
const prerenderEntry = 'src/web/prerender.tsx'
const stamp = join(root, 'dist', '.built-from')

/** The page texts that the prerender entry makes from the built index.html, by file name. */
type Prerender = {
  prerender: (
    indexHtml: string,
    scriptsOf: (sourceFile: string) => string[],
    words: ReadonlyMap<string, string>,
  ) => Promise<Record<string, string>>
}

interface Client {
  folder: string
  /** The scripts that a source file and what it imports became, beyond those of every page. */
  scriptsOf: (sourceFile: string) => string[]
}

function filesUnder(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)))
}

function sourceHash(): string {
  const hash = createHash('sha256')
  const files = sources
    .flatMap((source) => filesUnder(join(root, source)))
    .filter((file) => !/\.test\.tsx?$/.test(file))
  for (const file of files)
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  for (const [name, value] of Object.entries(process.env).sort())
    if (name.startsWith('VITE_')) hash.update(`${name}=${value}\0`)
  return hash.digest('hex')
}

async function clientBuild(): Promise<Client> {
  const config = await resolveConfig({ root }, 'build', 'production', 'production')
  const built = await build({ root, logLevel: 'warn' })
  if (!('output' in built)) throw new Error('the build of the web app gave more or less than one output')
  const chunks = new Map(
    built.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  )
  const withImports = (start: readonly string[]): Set<string> => {
    const found = new Set(start)
    // A set that grows while it is walked is walked to its end.
    for (const name of found) for (const imported of chunks.get(name)?.imports ?? []) found.add(imported)
    return found
  }
  const all = [...chunks.values()]
  const ofEveryPage = withImports(all.filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName))
  return {
    folder: join(config.root, config.build.outDir),
    scriptsOf: (sourceFile) => {
      const own = all.filter((chunk) => chunk.facadeModuleId === join(root, sourceFile))
      return [...withImports(own.map((chunk) => chunk.fileName))].filter((name) => !ofEveryPage.has(name))
    },
  }
}

/** Renders pages ahead of time: the entry is bundled for Node, because Node does not run .tsx. */
async function prerender({ folder, scriptsOf }: Client): Promise<void> {
  const bundle = join(root, '.cache', 'prerender')
  await build({
    root,
    logLevel: 'warn',
    build: { ssr: join(root, prerenderEntry), outDir: bundle, emptyOutDir: true, copyPublicDir: false },
  })
  const entry: Prerender = await import(pathToFileURL(join(bundle, 'prerender.js')).href)
  const words = wordsFiles(new Date().toISOString().slice(0, 10))
  const pages = await entry.prerender(readFileSync(join(folder, 'index.html'), 'utf8'), scriptsOf, words)
  const files = [...words].map(([address, text]) => [address.slice(1), text] as const)
  for (const [name, html] of [...Object.entries(pages), ...files]) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), html)
  }
}

const hash = sourceHash()
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash) {
  const began = performance.now()
  console.log('Building the web app …')
  rmSync(stamp, { force: true })
  const client = await clientBuild()
  if (existsSync(join(root, prerenderEntry))) await prerender(client)
  await compressBeside(client.folder)
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, hash)
  console.log(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
}
