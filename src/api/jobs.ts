import type { FastifyInstance } from 'fastify'

export interface Job {
  readonly name: string
  readonly everyMilliseconds: number
  readonly run: () => Promise<unknown>
}

/** Runs jobs beside the requests while the server listens, each never beside itself, and lets them end with it. */
export function runWhileListening(app: FastifyInstance, jobs: readonly Job[]): void {
  const timers: NodeJS.Timeout[] = []
  const running = new Map<string, Promise<unknown>>()
  const start = ({ name, run }: Job): void => {
    if (running.has(name)) return
    const run_ = run()
      .catch((error: unknown) => app.log.error({ err: error, job: name }, 'a job failed'))
      .finally(() => running.delete(name))
    running.set(name, run_)
  }
  app.addHook('onListen', async () => {
    for (const job of jobs) timers.push(setInterval(() => start(job), job.everyMilliseconds).unref())
  })
  app.addHook('preClose', async () => {
    for (const timer of timers) clearInterval(timer)
    await Promise.all(running.values())
  })
}
