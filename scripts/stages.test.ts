import { expect, test } from 'vitest'
import { command, runStages } from './stages.ts'

async function exitCodeOf(...stages: Parameters<typeof runStages>[0]) {
  const before = process.exitCode
  await runStages(stages)
  const after = process.exitCode
  process.exitCode = before
  return after
}

const ends = (code: number) => command(`ends with ${code}`, process.execPath, ['-e', `process.exit(${code})`])

test('all stages going well ends with zero', async () => {
  expect(await exitCodeOf(ends(0), ends(0))).toBe(0)
})

test('one failed stage makes the whole fail, and the stages after it still run', async () => {
  let ranAfter = false
  const last = {
    name: 'last',
    run: async () => {
      ranAfter = true
      return true
    },
  }
  expect(await exitCodeOf(ends(0), ends(3), last)).toBe(1)
  expect(ranAfter).toBe(true)
})

test('a program that is not there is a failed stage', async () => {
  expect(await exitCodeOf(command('absent', 'no-such-program-of-hearth', []))).toBe(1)
})
