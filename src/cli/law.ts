import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { z } from 'zod'
import { type Answer, lawCase, type Suite } from './law/suite.ts'
import { suites } from './law/suites.ts'

/**
 * Answers every case of every suite in a folder, one line of JSON a case: {"suite","id","actual"}.
 * `npm run --silent law -- FOLDER`. A suite file is {"suite": name, "cases": [{"id","input","expected",…}]}.
 */
const suiteFile = z.object({ suite: z.string().optional(), cases: z.array(lawCase) })

function main(folder: string | undefined): number {
  if (!folder) {
    console.error('Name the folder of suites: npm run --silent law -- FOLDER')
    return 1
  }
  // npm starts scripts in the package; the folder is meant from where the visitor stands.
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), folder)
  const readBeside = (name: string): unknown => readJson(join(dirname(path), name))
  const names = readdirSync(path).filter((name) => name.endsWith('.json'))
  for (const name of names.sort()) {
    const parsed = suiteFile.safeParse(readJson(join(path, name)))
    if (!parsed.success) {
      console.error(`${name} is not a file of cases.`)
      continue
    }
    const suiteName = parsed.data.suite ?? name.replace(/\.json$/, '')
    const suite = suites.find((candidate) => candidate.name === suiteName)
    if (!suite) {
      console.error(`No suite answers ${suiteName}.`)
      continue
    }
    for (const question of parsed.data.cases) {
      const actual = answerOf(suite, question, readBeside)
      console.log(JSON.stringify({ suite: suiteName, id: question.id, actual }))
    }
  }
  return 0
}

/** The fields the case expects; a case that our engine refuses is named on standard error and left unanswered. */
function answerOf(suite: Suite, question: z.infer<typeof lawCase>, readBeside: (path: string) => unknown) {
  try {
    const answer: Answer = suite.answer(question, readBeside)
    return Object.fromEntries(Object.keys(question.expected).map((field) => [field, answer[field]]))
  } catch (refusal) {
    console.error(`${suite.name} ${question.id}: ${refusal instanceof Error ? refusal.message : refusal}`)
    return {}
  }
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

process.exitCode = main(process.argv[2])
