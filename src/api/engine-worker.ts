/** A planner thread: takes one turn after the other. */
import { parentPort } from 'node:worker_threads'
import { isReproduced } from '#chat/redraft.ts'
import { answersInFolder } from './answers-folder.ts'
import type { EngineAnswer, EngineJob } from './engine-job.ts'
import { takeTurn } from './take-turn.ts'

const port = parentPort
if (!port) throw new Error('this file runs as a worker thread')

const answers = answersInFolder()

port.on('message', async (job: EngineJob) => {
  const answer = await answerTo(job)
  port.postMessage(answer)
})

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
