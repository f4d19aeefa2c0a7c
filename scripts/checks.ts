import { command, type Stage } from './stages.ts'

// Without a person to look on, summaries go to a log and have to be found there: no colour codes in them.
const inColour = process.stdout.isTTY === true

/** Everything that can be known without a browser. */
export const checks: Stage[] = [
  command('Format and lint', 'biome', ['ci', '.', ...(inColour ? [] : ['--colors=off'])]),
  command('Types', 'tsc', ['-b']),
  command('Unused files, exports and packages', 'knip', []),
  command('Unit, property and golden tests', 'vitest', ['run'], inColour ? {} : { NO_COLOR: '1' }),
]
