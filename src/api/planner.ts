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
  /** From being asked to being answered, waiting for a free thread included. */
  readonly deadlineMilliseconds?: number
  /** The program of a thread. */
  readonly program?: URL
}

type Answered = Exclude<EngineAnswer, { kind: 'failed' }>

interface Task {
  readonly job: EngineJob
  readonly resolve: (answer: Answered) => void
  readonly reject: (error: unknown) => void
  readonly deadline: NodeJS.Timeout
}

interface Seat {
  readonly worker: Worker
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

  const leave = (seat: Seat): void => {
    const index = seats.indexOf(seat)
    if (index >= 0) seats.splice(index, 1)
  }

  const release = (seat: Seat): Task | undefined => {
    const { task } = seat
    seat.task = undefined
    if (task) clearTimeout(task.deadline)
    return task
  }

  const sitDown = (): Seat => {
    const worker = new Worker(program, { execArgv: [] })
    const seat: Seat = { worker, task: undefined }
    worker.on('message', (answer: EngineAnswer) => {
      const task = release(seat)
      if (answer.kind === 'failed') task?.reject(answer.error)
      else task?.resolve(answer)
      serve()
    })
    // A thread that broke down or ended is out; its task, if any, is told.
    const ended = (cause: unknown) => {
      leave(seat)
      release(seat)?.reject(new AppError('internal', { cause }))
      serve()
    }
    worker.on('error', ended)
    worker.on('exit', ended)
    seats.push(seat)
    return seat
  }

  const serve = (): void => {
    while (waiting.length > 0) {
      const seat =
        seats.find(({ task }) => task === undefined) ?? (seats.length < workers ? sitDown() : undefined)
      if (!seat) return
      const task = waiting.shift()
      if (!task) return
      seat.task = task
      seat.worker.postMessage(task.job)
    }
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
      const deadline = setTimeout(() => giveUp(task), deadlineMilliseconds)
      const task: Task = { job, resolve, reject, deadline }
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
