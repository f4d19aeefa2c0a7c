/**
 * A few threads that draft plans, so that the one that answers requests never waits for arithmetic.
 * A draft that outlasts its deadline is ended together with its thread; the next one gets a fresh thread.
 */
import { Worker } from 'node:worker_threads'
import { AppError } from '#contract/errors.ts'
import type { EngineAnswer, EngineJob, PrintJob, ReplayJob, TurnJob } from './engine-job.ts'
import type { TurnOutcome } from './store/store.ts'

export interface Planner {
  /** Starts a first thread before anyone asks. */
  prepare(): void
  outcomeOf(job: TurnJob): Promise<TurnOutcome>
  /** Whether a version comes out alike when it is drafted again. */
  isReproduced(replay: ReplayJob['replay']): Promise<boolean>
  /** A plan as a PDF. */
  paperOf(print: PrintJob['print']): Promise<Uint8Array>
  close(): Promise<void>
}

export interface PlannerSettings {
  readonly workers: number
  /**
   * From being asked to being answered, waiting for a free thread included. The start of the first thread does
   * not count: a server that has just come up keeps its first visitors waiting rather than turning them away.
   */
  readonly deadlineMilliseconds?: number
  /** The program of a thread. */
  readonly program?: URL
}

type Answered = Exclude<EngineAnswer, { kind: 'failed' | 'ready' }>

interface Task {
  readonly job: EngineJob
  readonly resolve: (answer: Answered) => void
  readonly reject: (error: unknown) => void
  deadline: NodeJS.Timeout | undefined
}

interface Seat {
  readonly worker: Worker
  isReady: boolean
  task: Task | undefined
}

export function createPlanner(settings: PlannerSettings): Planner {
  const {
    workers,
    deadlineMilliseconds = 9_000,
    program = new URL('./engine-worker.ts', import.meta.url),
  } = settings
  const seats: Seat[] = []
  const waiting: Task[] = []
  let isAwake = false

  /** Whether it still sat there: a thread that breaks down ends, too, and is heard of twice. */
  const leave = (seat: Seat): boolean => {
    const index = seats.indexOf(seat)
    if (index >= 0) seats.splice(index, 1)
    return index >= 0
  }

  const release = (seat: Seat): Task | undefined => {
    const { task } = seat
    seat.task = undefined
    clearTimeout(task?.deadline)
    return task
  }

  const sitDown = (): Seat => {
    const worker = new Worker(program, { execArgv: [] })
    const seat: Seat = { worker, isReady: false, task: undefined }
    worker.on('message', (answer: EngineAnswer) => {
      if (answer.kind === 'ready') {
        seat.isReady = true
        isAwake = true
        waiting.forEach(watch)
      } else {
        const task = release(seat)
        if (answer.kind === 'failed') task?.reject(answer.error)
        else task?.resolve(answer)
      }
      serve()
    })
    // A thread that broke down or ended is out; its task, or who waited for it to start, is told.
    const ended = (cause: unknown) => {
      const isSeated = leave(seat)
      const task = release(seat) ?? (isSeated && !seat.isReady ? waiting.shift() : undefined)
      clearTimeout(task?.deadline)
      task?.reject(new AppError('internal', { cause }))
      serve()
    }
    worker.on('error', ended)
    worker.on('exit', ended)
    seats.push(seat)
    return seat
  }

  const serve = (): void => {
    while (waiting.length > 0) {
      const seat = seats.find(({ isReady, task }) => isReady && task === undefined)
      if (!seat) {
        // One starts after the other: side by side each would take as long as both.
        if (seats.length < workers && seats.every(({ isReady }) => isReady)) sitDown()
        return
      }
      const task = waiting.shift()
      if (!task) return
      seat.task = task
      seat.worker.postMessage(task.job)
    }
  }

  const watch = (task: Task): void => {
    task.deadline ??= setTimeout(() => giveUp(task), deadlineMilliseconds)
  }

  const giveUp = (task: Task): void => {
    const place = waiting.indexOf(task)
    if (place >= 0) waiting.splice(place, 1)
    const seat = seats.find((candidate) => candidate.task === task)
    if (seat) {
      leave(seat)
      release(seat)
      void seat.worker.terminate()
    }
    task.reject(new AppError('unavailable'))
    serve()
  }

  const answerTo = (job: EngineJob): Promise<Answered> =>
    new Promise((resolve, reject) => {
      const task: Task = { job, resolve, reject, deadline: undefined }
      if (isAwake) watch(task)
      waiting.push(task)
      serve()
    })

  return {
    prepare: () => void (seats.length === 0 && sitDown()),
    outcomeOf: async (job) => {
      const answer = await answerTo(job)
      if (answer.kind !== 'done') throw new AppError('internal')
      return answer.outcome
    },
    isReproduced: async (replay) => {
      const answer = await answerTo({ replay })
      return answer.kind === 'replayed' && answer.isSame
    },
    paperOf: async (print) => {
      const answer = await answerTo({ print })
      if (answer.kind !== 'printed') throw new AppError('internal')
      return answer.pdf
    },
    close: async () => {
      for (const task of waiting.splice(0)) {
        clearTimeout(task.deadline)
        task.reject(new AppError('unavailable'))
      }
      const closing = seats.splice(0)
      await Promise.all(closing.map(({ worker }) => worker.terminate()))
    },
  }
}
