/** The whole server on either database, for tests: each gets an empty one; all share one planner, which is slow to start. */
import { type TestApp, type TestNeeds, testApp } from './app-for-tests.ts'
import { createPlanner } from './planner.ts'
import { postgresPrograms, startPostgres } from './store/postgres-for-tests.ts'

export interface TestStore {
  readonly name: string
  readonly newDatabase: () => Promise<Record<string, string>>
  readonly server: (needs?: TestNeeds) => Promise<TestApp>
}

export interface TestStores {
  /** For test.each. */
  readonly kinds: readonly TestStore[]
  readonly stop: () => Promise<void>
}

export async function testStores(): Promise<TestStores> {
  const planner = createPlanner({ workers: 1, deadlineMilliseconds: 60_000 })
  const kind = (name: string, newDatabase: TestStore['newDatabase']): TestStore => ({
    name,
    newDatabase,
    server: async (needs = {}) =>
      testApp({
        around: () => planner,
        ...needs,
        environment:
          needs.environment?.DATA_DIR === undefined && needs.environment?.DATABASE_URL === undefined
            ? { ...(await newDatabase()), ...needs.environment }
            : needs.environment,
      }),
  })
  const sqlite = kind('SQLite', async () => ({}))
  const programs = postgresPrograms()
  if (programs === undefined) {
    console.warn('PostgreSQL is not installed here: its half of these tests is skipped.')
    return { kinds: [sqlite], stop: () => planner.close() }
  }
  const postgres = await startPostgres(programs)
  return {
    kinds: [sqlite, kind('PostgreSQL', async () => ({ DATABASE_URL: await postgres.newDatabase() }))],
    stop: async () => {
      await planner.close()
      await postgres.stop()
    },
  }
}
