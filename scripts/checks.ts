import { command, isTerminal, type Stage } from './stages.ts'

/** Everything that can be known without a browser. */
export const checks: Stage[] = [
  command('Format and lint', 'biome', ['ci', '.', ...(isTerminal ? [] : ['--colors=off'])]),
  command('Types', 'tsc', ['-b']),
  command('Unused files, exports and packages', 'knip', []),
  command('Unit, property and golden tests', 'vitest', ['run']),
]
