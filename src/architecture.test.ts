import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

/**
 * The house as a table: what each layer may import, of ours and of others.
 * The compiler holds the layers apart too (one tsconfig each); this test says it in one place
 * and catches what the compiler lets through.
 */
const layers: Record<string, { layers: string[]; packages: string[] }> = {
  engine: { layers: [], packages: ['zod'] },
  drawing: { layers: ['engine'], packages: ['d3-scale', 'd3-shape', 'papaparse'] },
  contract: { layers: ['engine'], packages: ['zod'] },
  chat: { layers: ['engine', 'contract'], packages: ['zod', 'minisearch', 'yaml'] },
  api: {
    layers: ['engine', 'drawing', 'contract', 'chat'],
    packages: [
      'node:*',
      'zod',
      'fastify',
      '@fastify/cookie',
      '@fastify/helmet',
      '@fastify/rate-limit',
      '@fastify/static',
      '@fastify/under-pressure',
      'fastify-type-provider-zod',
      'kysely',
      'kysely/migration',
      'nodemailer',
      '@simplewebauthn/server',
      'pg',
      'sanitize-html',
      'pdfkit',
      'ical-generator',
      'fflate',
    ],
  },
  cli: { layers: ['engine', 'contract', 'chat'], packages: ['node:*', 'zod'] },
  web: {
    layers: ['engine', 'drawing', 'contract'],
    packages: [
      'react',
      'react-dom',
      'react-dom/client',
      'react-dom/static',
      'react-router',
      'minisearch',
      '@builder.io/sdk-react',
      'masonry-layout',
      'swiper',
      'swiper/css',
      'zod/mini',
      'papaparse',
      'fflate',
      '@simplewebauthn/browser',
      '@fontsource-variable/public-sans',
      '@fontsource-variable/source-serif-4',
    ],
  },
}

const root = resolve(import.meta.dirname)
const sourceFiles = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter(
    (path) => /\.tsx?$/.test(path) && !/(\.test|-for-tests)\.tsx?$/.test(path) && !path.endsWith('.d.ts'),
  )
  .sort()

const layerOf = (path: string) => path.split('/')[0] ?? ''
const text = new Map(sourceFiles.map((path) => [path, readFileSync(join(root, path), 'utf8')]))

/** Source text without comments and without the insides of strings, for looking for calls. */
const code = (source: string) =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\/\/.*$/gm, '')
    .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''")

function importsOf(path: string): string[] {
  const source = (text.get(path) ?? '').replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
  const found = source.matchAll(
    /(?:^|\n)\s*(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g,
  )
  return [...found].map((match) => match[1] ?? match[2] ?? match[3] ?? '')
}

/** The file of ours that an import names, relative to src; undefined for a package. */
function ourFile(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1).replace(/\?.*$/, '')
  if (specifier.startsWith('.'))
    return relative(root, resolve(root, dirname(from), specifier.replace(/\?.*$/, '')))
  return undefined
}

const allowsPackage = (allowed: string[], name: string) =>
  allowed.some((entry) => entry === name || (entry.endsWith('*') && name.startsWith(entry.slice(0, -1))))

test('every folder of src is a layer of the table', () => {
  const folders = new Set(sourceFiles.map(layerOf))
  for (const folder of folders) expect(Object.keys(layers)).toContain(folder)
})

test('every import goes to an allowed layer or an allowed package', () => {
  const refused: string[] = []
  for (const path of sourceFiles) {
    const layer = layerOf(path)
    const rule = layers[layer]
    if (!rule) continue
    for (const specifier of importsOf(path)) {
      const target = ourFile(path, specifier)
      if (target === undefined) {
        if (!allowsPackage(rule.packages, specifier)) refused.push(`${path} → ${specifier}`)
        continue
      }
      const inside = target.startsWith('../') ? '' : layerOf(target)
      const isAsset = /^\.\.\/(content|golden)\//.test(normalize(target)) || target.endsWith('.css')
      if (inside !== layer && !rule.layers.includes(inside) && !isAsset)
        refused.push(`${path} → ${specifier}`)
    }
  }
  expect(refused).toEqual([])
})

test('no import cycle exists, types included', () => {
  const graph = new Map(
    sourceFiles.map((path) => [
      path,
      importsOf(path)
        .map((specifier) => ourFile(path, specifier))
        .filter((target): target is string => target !== undefined && text.has(target)),
    ]),
  )
  const done = new Set<string>()
  const cycles: string[] = []
  const visit = (path: string, trail: string[]) => {
    if (done.has(path)) return
    const at = trail.indexOf(path)
    if (at >= 0) {
      cycles.push([...trail.slice(at), path].join(' → '))
      return
    }
    for (const next of graph.get(path) ?? []) visit(next, [...trail, path])
    done.add(path)
  }
  for (const path of sourceFiles) visit(path, [])
  expect(cycles).toEqual([])
})

test('no file re-exports another: there are no barrels', () => {
  const barrels = sourceFiles.filter((path) =>
    /^export\s+(\*|\{[^}]*\})\s+from\s/m.test(text.get(path) ?? ''),
  )
  expect(barrels).toEqual([])
})

test('the engine, the drawing and the chat have no clock and no randomness of their own', () => {
  const impure = sourceFiles.filter(
    (path) =>
      /^(engine|drawing|chat)\//.test(path) &&
      /\bnew Date\(\s*\)|\bDate\.now\b|\bMath\.random\b|\bperformance\.now\b|\bcrypto\.\w/.test(
        code(text.get(path) ?? ''),
      ),
  )
  expect(impure).toEqual([])
})

test('the engine never touches Date', () => {
  const dated = sourceFiles.filter(
    (path) => path.startsWith('engine/') && /\bDate\b[.(]/.test(code(text.get(path) ?? '')),
  )
  expect(dated).toEqual([])
})

test('the markets use no function whose last bits differ between JavaScript engines', () => {
  const inexact = sourceFiles.filter(
    (path) =>
      path.startsWith('engine/markets/') &&
      /\bMath\.(exp|expm1|log|log1p|log2|log10|pow|sin|cos|tan|asin|acos|atan|atan2|sinh|cosh|tanh|cbrt|hypot)\b|\*\*/.test(
        code(text.get(path) ?? ''),
      ),
  )
  expect(inexact).toEqual([])
})
