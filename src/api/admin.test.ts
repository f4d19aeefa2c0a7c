import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { browser, testApp } from './app-for-tests.ts'

const run = promisify(execFile)
const program = join(import.meta.dirname, 'admin.ts')

test('the operator reads what came in and what went out beside the running server', {
  timeout: 60_000,
}, async () => {
  const { app, store, config, now, close } = await testApp()
  onTestFinished(close)
  const admin = async (...args: string[]) =>
    (
      await run(process.execPath, [program, ...args], {
        env: { PATH: process.env.PATH, DATA_DIR: config.dataDir },
      })
    ).stdout
  expect(await admin('inbox')).toBe('Nobody wrote.\n')
  const { reference } = (
    await browser(app).send('POST', '/api/contact', {
      payload: {
        name: 'Ann Lee',
        email: 'ann@example.com',
        subject: 'Hello',
        message: 'Red \u001b[31mletters',
      },
    })
  ).json()
  const inbox = await admin('inbox')
  expect(inbox).toContain(reference)
  expect(inbox).toContain('Ann Lee <ann@example.com> wrote:')
  expect(inbox).toContain('Red \uFFFD[31mletters')

  await store.letters.add(
    { id: 'letter-1', kind: 'update', to: 'bob@example.com', subject: 'Moved', body: 'By a lot.' },
    now.time,
  )
  await store.letters.finish('letter-1', { state: 'dead', problem: 'ETIMEDOUT' }, now.time)
  expect(await admin('outbox')).toMatch(/letter-1 {2}dead .*bob@example\.com .*ETIMEDOUT/)
  expect(await admin('outbox')).not.toContain('By a lot.')
  expect(await admin('outbox', '--letters')).toContain('By a lot.')
  expect(await admin('retry', 'letter-1')).toBe('It is on its way again.\n')
  expect((await store.letters.list(1))[0]).toMatchObject({ state: 'waiting' })
  await expect(admin('retry', 'letter-2')).rejects.toMatchObject({ code: 1 })
  await expect(admin('dance')).rejects.toMatchObject({ code: 2 })
})

test('without a database the operator is told where it was looked for', { timeout: 60_000 }, async () => {
  const asked = run(process.execPath, [program, 'inbox'], {
    env: { PATH: process.env.PATH, DATA_DIR: '/nowhere/at-all' },
  })
  await expect(asked).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('/nowhere/at-all') })
})
