/** Reads content/answers from the disk. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AnswerBook, answerBook } from '#chat/answer-book.ts'
import { parseAnswers } from '#chat/answer-file.ts'

const folder = join(import.meta.dirname, '../../content/answers')

/** Every explanation; throws when one of them is not of the shape. */
export const answersInFolder = (): AnswerBook =>
  answerBook(
    parseAnswers(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')])),
  )
