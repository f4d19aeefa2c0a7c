/** The letters that this copy would have sent, as whoever runs it reads them. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'

const run = promisify(execFile)

/** All that one address was written, the newest letter first. */
async function lettersTo(email: string): Promise<string[]> {
  const { stdout } = await run('node', ['src/api/admin.ts', 'outbox', '--letters'], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: process.env.E2E_DATA_DIR ?? '' },
    maxBuffer: 10_000_000,
  })
  return stdout.split(/^(?=\d{4}-\d\d-\d\dT)/m).filter((letter) => letter.includes(`  ${email}  `))
}

/** What the newest letter to an address says in this place. */
export async function inLetter(email: string, place: RegExp): Promise<string> {
  let found: string | undefined
  await expect(async () => {
    found = place.exec((await lettersTo(email))[0] ?? '')?.[1]
    expect(found).toBeDefined()
  }).toPass({ timeout: 20_000 })
  return found ?? ''
}

export const codeFor = (email: string): Promise<string> => inLetter(email, /^\s+(\d{6})$/m)
