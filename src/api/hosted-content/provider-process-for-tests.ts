/** Starts the process that plays the provider, and speaks with it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Json } from './json.ts'
import type { ProviderMood, ProviderRequest } from './provider-for-tests.ts'

export interface TestProvider {
  readonly origin: string
  /** What it will answer with, by model. */
  readonly has: (entries: Record<string, readonly Json[]>) => Promise<void>
  readonly is: (mood: ProviderMood) => Promise<void>
  /** What it was asked since the last time. */
  readonly requests: () => Promise<ProviderRequest[]>
  readonly stop: () => Promise<void>
}

export async function startProvider(): Promise<TestProvider> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'provider-for-tests.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [origin]: string[] = await once(createInterface(child.stdout), 'line')
  if (origin === undefined) throw new Error('the provider for tests did not start')
  const put = async (path: string, body: unknown) =>
    void (await fetch(new URL(path, origin), { method: 'PUT', body: JSON.stringify(body) }))
  return {
    origin,
    has: (entries) => put('/__entries', entries),
    is: (mood) => put('/__mood', mood),
    requests: async () => {
      const answer: ProviderRequest[] = JSON.parse(await (await fetch(new URL('/__requests', origin))).text())
      return answer
    },
    stop: async () => {
      child.kill()
      await once(child, 'exit')
    },
  }
}
