/** Reads content/answers from the disk. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AnswerBook, answerBook } from '#chat/answer-book.ts'
import { parseAnswer } from '#chat/answer-file.ts'

const folder = join(import.meta.dirname, '../../content/answers')
const ending = '.md'

/** Every explanation; throws when one of them is not of the shape. */
export function answersInFolder(): AnswerBook {
  const names = readdirSync(folder).filter((name) => name.endsWith(ending))
  return answerBook(
    names
      .sort()
      .map((name) => parseAnswer(name.slice(0, -ending.length), readFileSync(join(folder, name), 'utf8'))),
  )
}
