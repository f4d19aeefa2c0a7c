import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { cachedPackages } from '../cached-packages.ts'

const packages = [
  '@builder.io/react@9.4.6',
  '@builder.io/sdk@6.3.3',
  '@builder.io/widgets@2.1.0',
  'react@19.3.1',
  'react-dom@19.3.1',
]

/** The provider's first generation as one script that defines `showEntry`; undefined when it could not be fetched. */
export async function firstGenerationScript(): Promise<string | undefined> {
  // The kit asks for frameworks of its time, and for a native package that only servers use.
  const flags = ['--legacy-peer-deps', '--ignore-scripts']
  const home = await cachedPackages('first-generation-9.4.6', packages, flags)
  if (home === undefined) return undefined
  const entry = join(home, 'page.js')
  copyFileSync(join(import.meta.dirname, 'page.js'), entry)
  const built = await build({
    configFile: false,
    root: home,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry, formats: ['iife'], name: 'firstGeneration' } },
  })
  const [output] = Array.isArray(built) ? built : [built]
  const chunk = output !== undefined && 'output' in output ? output.output[0] : undefined
  return chunk?.code
}
