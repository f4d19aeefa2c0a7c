import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from './stages.ts'

export interface BuiltServer {
  readonly origin: string
  readonly stop: () => Promise<void>
}

/** A server of the built product on a free port, with a data folder of its own that goes when it stops. */
export async function startBuiltServer(env: Record<string, string> = {}): Promise<BuiltServer> {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-server-'))
  const server = spawn(process.execPath, [join(root, 'src/api/main.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', HOST: 'localhost', DATA_DIR: folder, DATABASE_URL: '', ...env },
  })
  const ended = new Promise((resolve) => server.once('close', resolve))
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  for await (const line of createInterface({ input: server.stdout })) {
    const origin = /http:\/\/localhost:\d+/.exec(line)?.[0]
    if (origin === undefined) continue
    // What nobody reads would fill the pipe.
    server.stdout.resume()
    return { origin, stop }
  }
  await stop()
  throw new Error('the server ended before it listened')
}
