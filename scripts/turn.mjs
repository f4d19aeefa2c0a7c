// Lets one process at a time do a piece of work in a folder, also when an earlier one was killed in the midst of it.
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, utimes, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const heartbeatMs = 1_000
const abandonedAfterMs = 10_000
const orphanGivenUpAfterMs = 180_000
const lookAgainMs = 200

const workerNote = (turn) => join(turn, 'worker')

/**
 * Takes the turn, a folder that only one process can make; calls `onWait` once when another has it.
 * Its owner shows that it lives by the time on the folder, and notes the process that works for it.
 */
export async function takeTurn(turn, onWait) {
  mkdirSync(dirname(turn), { recursive: true })
  for (let told = false; !claimed(turn); told = true) {
    if (!told) onWait()
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs))
  }
  const beat = setInterval(() => utimes(turn, new Date(), new Date(), () => {}), heartbeatMs)
  const drop = () => rmSync(turn, { recursive: true, force: true })
  process.once('exit', drop)
  return {
    noteWorker: (processId) => writeFileSync(workerNote(turn), String(processId)),
    release: () => {
      clearInterval(beat)
      process.off('exit', drop)
      drop()
    },
  }
}

function claimed(turn) {
  try {
    mkdirSync(turn)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  if (isAbandoned(turn)) rmSync(turn, { recursive: true, force: true })
  return false
}

/** Whether the owner is gone, and with it the process that it may have left at work. */
function isAbandoned(turn) {
  const since = statSync(turn, { throwIfNoEntry: false })
  if (!since) return false
  const silentMs = Date.now() - since.mtimeMs
  if (silentMs > orphanGivenUpAfterMs) return true
  return silentMs > abandonedAfterMs && !isWorkerAlive(turn)
}

function isWorkerAlive(turn) {
  if (!existsSync(workerNote(turn))) return false
  try {
    return process.kill(Number(readFileSync(workerNote(turn), 'utf8')), 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
