/**
 * For whoever runs this copy, beside the running server:
 *   inbox                 what people wrote to us
 *   outbox [--letters]    letters on their way, and how far they came; --letters shows the text of those that are here
 *   retry ID              puts a dead letter in again
 */
import { readConfig } from './config.ts'
import { StartProblem } from './start-problem.ts'
import type { Letter } from './store/letters.ts'
import { openStoreBeside } from './store/open-store.ts'
import type { Store } from './store/store.ts'

const most = 200
const usage = 'Usage: npm run --silent admin -- inbox | outbox [--letters] | retry ID\n'

async function main([command, argument]: readonly string[]): Promise<number> {
  if (command === undefined || !['inbox', 'outbox', 'retry'].includes(command)) {
    process.stderr.write(usage)
    return 2
  }
  const store = await openStoreBeside(readConfig(process.env))
  try {
    if (command === 'inbox') process.stdout.write(await inboxInWords(store))
    if (command === 'outbox') process.stdout.write(await outboxInWords(store, argument === '--letters'))
    if (command !== 'retry') return 0
    const isBack = await store.letters.retry(argument ?? '', new Date())
    process.stdout.write(isBack ? 'It is on its way again.\n' : 'There is no dead letter of that id.\n')
    return isBack ? 0 : 1
  } finally {
    await store.close()
  }
}

async function inboxInWords(store: Store): Promise<string> {
  const entries = await store.letters.inbox(most)
  if (entries.length === 0) return 'Nobody wrote.\n'
  return entries
    .map(({ at, reference, subject, body, isSuspect }) =>
      [`── ${reference}  ${at}${isSuspect ? '  (looks like a program)' : ''}`, subject, '', body, ''].join(
        '\n',
      ),
    )
    .map(printable)
    .join('\n')
}

async function outboxInWords(store: Store, withText: boolean): Promise<string> {
  const letters = await store.letters.list(most)
  if (letters.length === 0) return 'The outbox is empty.\n'
  return `${letters.map((letter) => printable(letterInWords(letter, withText))).join('\n')}\n`
}

const letterInWords = (letter: Letter, withText: boolean): string =>
  [
    [
      letter.createdAt,
      letter.id,
      letter.state.padEnd(9),
      letter.kind,
      letter.to,
      `${letter.attempts}×`,
      letter.problem,
    ]
      .filter((part) => part !== undefined)
      .join('  '),
    ...(withText && letter.body !== '' ? [`  ${letter.subject}`, letter.body.replace(/^/gm, '  '), ''] : []),
  ].join('\n')

/** People's words may hold what steers a terminal. */
const printable = (text: string): string => text.replace(/(?![\n\t])\p{Cc}/gu, '�')

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof StartProblem)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
