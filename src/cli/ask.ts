/**
 * Asks Hearth from a terminal.
 *   ask "question"          the reply and the plan in words
 *   ask --json "question"   the same as JSON
 *   ask --explain "question" how topic and facts were chosen: words and weights, readers and spans, what was refused
 *   ask --jsonl             one JSON object a line on standard input:
 *                           {"id","text"}, {"id","turns":[{"user"}…]} or {"id","phrase"}
 */
import { randomUUID } from 'node:crypto'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { converse } from '#chat/converse.ts'
import { newThread, type ThreadState, type Turn, type TurnContext } from '#chat/thread-state.ts'
import { explainReading } from '#chat/understand/explain-reading.ts'
import { understand } from '#chat/understand/understand.ts'
import { planInProse } from '#engine/plan-in-prose.ts'
import { plainText } from '#engine/say.ts'
import { answersInFolder } from './answers-folder.ts'
import { factsForPeople } from './facts-for-people.ts'

const answers = answersInFolder()

function turnContext(): TurnContext {
  const now = new Date().toISOString()
  return { today: now.slice(0, 10), now, newId: randomUUID, answers }
}

const answered = (turn: Turn, state: ThreadState) => ({
  topic: turn.topic ?? state.topic ?? null,
  facts: factsForPeople(state.household),
  answer: plainText(turn.response).replaceAll('**', ''),
  plan: turn.plans[0]?.plan ?? null,
})

const lineSchema = z.union([
  z.looseObject({ id: z.string(), text: z.string() }),
  z.looseObject({ id: z.string(), turns: z.array(z.looseObject({ user: z.string() })) }),
  z.looseObject({ id: z.string(), phrase: z.string() }),
])

function answerLine(line: string): unknown {
  const context = turnContext()
  const request = lineSchema.parse(JSON.parse(line))
  if ('text' in request && typeof request.text === 'string') {
    const turn = converse(newThread(), request.text, context)
    return { id: request.id, ...answered(turn, turn.state) }
  }
  if ('turns' in request && Array.isArray(request.turns)) {
    let state = newThread()
    const turns = []
    for (const { user } of request.turns) {
      const turn = converse(state, user, context)
      state = turn.state
      turns.push(answered(turn, state))
    }
    return { id: request.id, turns }
  }
  const { facts } = understand(String(request.phrase), { today: context.today })
  return { id: request.id, facts: factsForPeople(facts) }
}

async function answerLines(): Promise<void> {
  let at = 0
  for await (const line of createInterface({ input: process.stdin })) {
    at += 1
    if (line.trim() === '') continue
    try {
      process.stdout.write(`${JSON.stringify(answerLine(line))}\n`)
    } catch (error) {
      process.stderr.write(`line ${at}: ${error instanceof Error ? error.message : String(error)}\n`)
      process.exitCode = 1
    }
  }
}

const usage =
  'Usage: npm run --silent ask -- [--json | --explain] "your question", or --jsonl with questions on standard input\n'

async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--jsonl')) return answerLines()
  const isJson = args.includes('--json')
  const question = args
    .filter((arg) => !arg.startsWith('--'))
    .join(' ')
    .trim()
  if (question === '') {
    process.stderr.write(usage)
    process.exitCode = 2
    return
  }
  if (args.includes('--explain')) {
    process.stdout.write(explainReading(question, { today: turnContext().today }))
    return
  }
  const turn = converse(newThread(), question, turnContext())
  if (isJson) process.stdout.write(`${JSON.stringify(answered(turn, turn.state), null, 2)}\n`)
  else {
    const { answer, plan } = answered(turn, turn.state)
    process.stdout.write(`${answer}\n${plan === null ? '' : `\n${planInProse(plan)}`}`)
  }
}

await main(process.argv.slice(2))
