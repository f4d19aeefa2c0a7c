import './node-24.ts'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './stages.ts'

/**
 * Reads off the provider's own package of blocks what its editor offers to authors, and keeps it beside the tests
 * that hold our blocks against it. The package itself is no dependency of ours: it asks for frameworks we do not use.
 */
const widgets = '@builder.io/widgets@2.1.0'
const kept = join(root, 'src', 'web', 'hosted', 'inputs', 'provider-facts.json')
const blocks = {
  Carousel: 'carouselConfig',
  Tabs: 'tabsConfig',
  Accordion: 'accordionConfig',
  Masonry: 'masonryConfig',
}

/** What of an input is a fact; the provider's words for authors stay theirs. */
const facts = new Set([
  'name',
  'type',
  'defaultValue',
  'enum',
  'required',
  'advanced',
  'hideFromUI',
  'broadcast',
  'subFields',
])

function factsOf(input: Record<string, unknown>): Record<string, unknown> {
  const known = Object.entries(input).filter(([name]) => facts.has(name))
  return Object.fromEntries(
    known.map(([name, value]) => [
      name,
      name === 'subFields' && Array.isArray(value) ? value.map(factsOf) : value,
    ]),
  )
}

const folder = mkdtempSync(join(tmpdir(), 'widgets-'))
try {
  const packed = execFileSync('npm', ['pack', widgets, '--silent'], { cwd: folder, encoding: 'utf8' }).trim()
  execFileSync('tar', ['xzf', packed], { cwd: folder })
  const load = createRequire(join(folder, 'package', 'package.json'))
  const found = Object.entries(blocks).map(([file, name]) => {
    const config = load(`./dist/lib/components/${file}.config.js`)[name]
    return {
      name: config.name,
      canHaveChildren: config.canHaveChildren ?? false,
      defaultStyles: config.defaultStyles ?? {},
      defaultChildren: config.defaultChildren?.length ?? 0,
      inputs: config.inputs.map(factsOf),
    }
  })
  writeFileSync(kept, `${JSON.stringify({ package: widgets, blocks: found }, undefined, 2)}\n`)
  execFileSync('biome', ['format', '--write', kept], { stdio: 'inherit' })
  console.log(`Read ${found.length} blocks off ${widgets}.`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
