/** What the pay of a job that begins next year brings, said wherever cash has to last until it does. */
import { nothing, say, type Text } from '../say.ts'
import { newJob } from './new-job.ts'
import { returningTakeHome } from './returning-take-home.ts'
import type { Drafting } from './topic.ts'

/** 'From Jan 2027 on the $61,500 a year that you expect brings about $4,210 a month after tax. Plan again with it.' */
export function newJobInWords(asked: Drafting): Text {
  const job = newJob(asked)
  return job === undefined
    ? nothing
    : say`From ${job.from} on the ${job.pay} that you expect brings about ${returningTakeHome(asked, job)} after tax. Plan again with the first pay check, as one who is paid: until then every dollar stays cash.`
}
