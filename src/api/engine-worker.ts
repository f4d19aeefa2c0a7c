/** A planner thread: takes one turn after the other. */
import { parentPort } from 'node:worker_threads'
import { answersInFolder } from './answers-folder.ts'
import type { EngineAnswer, EngineJob } from './engine-job.ts'
import { takeTurn } from './take-turn.ts'

const port = parentPort
if (!port) throw new Error('this file runs as a worker thread')

const answers = answersInFolder()

port.on('message', (job: EngineJob) => {
  const answer = answerTo(job)
  port.postMessage(answer)
})

function answerTo(job: EngineJob): EngineAnswer {
  try {
    return { kind: 'done', outcome: takeTurn(job, answers) }
  } catch (error) {
    return { kind: 'failed', error }
  }
}
