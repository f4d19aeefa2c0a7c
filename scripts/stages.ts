import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'

/** One step of check or test: a heading, and the work that tells whether it went well. */
export type Stage = { name: string; run: () => Promise<boolean> }

export const root = join(import.meta.dirname, '..')

/** A stage that runs a program of node_modules/.bin, of Node or of the system, and is judged by its exit code. */
export function command(
  name: string,
  program: string,
  args: string[],
  env: Record<string, string> = {},
): Stage {
  return { name, run: () => succeeds(program, args, env) }
}

export function succeeds(
  program: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<boolean> {
  const child = spawn(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  const forward = (signal: NodeJS.Signals) => {
    child.kill(signal)
    process.exit(128 + constants.signals[signal])
  }
  const forwarded: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of forwarded) process.on(signal, forward)
  return new Promise<boolean>((resolve) => {
    child.once('error', (error) => {
      console.error(error.message)
      resolve(false)
    })
    child.once('close', (code) => resolve(code === 0))
  }).finally(() => {
    for (const signal of forwarded) process.off(signal, forward)
  })
}

/** Runs every stage, also after one failed, and says at the end which did; the process then exits non-zero. */
export async function runStages(stages: Stage[]): Promise<void> {
  const failed: string[] = []
  for (const { name, run } of stages) {
    console.log(`\n── ${name}`)
    if (!(await run())) failed.push(name)
  }
  console.log(`\nStages: ${stages.length - failed.length} passed, ${failed.length} failed`)
  for (const name of failed) console.log(`  failed: ${name}`)
  process.exitCode = failed.length === 0 ? 0 : 1
}
