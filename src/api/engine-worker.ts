/** A planner thread: takes one turn after the other. */
import { randomUUID } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import { converse } from '#chat/converse.ts'
import { isReproduced } from '#chat/redraft.ts'
import { newThread } from '#chat/thread-state.ts'
import { answersInFolder } from './answers-folder.ts'
import { calendarDay } from './clock.ts'
import type { EngineAnswer, EngineJob } from './engine-job.ts'
import { takeTurn } from './take-turn.ts'

const port = parentPort
if (!port) throw new Error('this file runs as a worker thread')

const answers = answersInFolder()

// What a thread does once, it does before anyone waits for it: index the answers, read a message, draw the futures.
const now = new Date()
converse(newThread(), 'I have $10,000. How should I invest it?', {
  today: calendarDay(now),
  now: now.toISOString(),
  newId: randomUUID,
  answers,
})

port.on('message', async (job: EngineJob) => {
  const answer = await answerTo(job)
  port.postMessage(answer)
})
port.postMessage({ kind: 'ready' } satisfies EngineAnswer)

async function answerTo(job: EngineJob): Promise<EngineAnswer> {
  try {
    if ('print' in job) {
      // Typefaces and paper are loaded when somebody first asks for them.
      const { planPdf } = await import('./pdf/plan-pdf.ts')
      return { kind: 'printed', pdf: await planPdf(job.print) }
    }
    if (!('replay' in job)) return { kind: 'done', outcome: takeTurn(job, answers) }
    const { plan, household, today } = job.replay
    return { kind: 'replayed', isSame: isReproduced(plan, household, today) }
  } catch (error) {
    return { kind: 'failed', error }
  }
}
