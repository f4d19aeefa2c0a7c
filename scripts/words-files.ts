/** What the build writes beside the pages for the screens that read their words from a file, by its address. */
import { answersInFolder } from '#api/answers-folder.ts'
import { helpIndex, helpPage, helpPhrases } from '#chat/help-pages.ts'
import { helpFiles } from '#contract/help.ts'
import { exampleFile } from '../src/web/how-it-works/example.ts'
import { examplePlan } from './example-plan.ts'

const exampleHousehold = 'couple-card-and-inheritance'

/** The figures are those in force on the day. */
export function wordsFiles(today: string): ReadonlyMap<string, string> {
  const book = answersInFolder()
  const files: (readonly [address: string, words: unknown])[] = [
    [exampleFile, examplePlan(exampleHousehold)],
    [helpFiles.index, helpIndex(book)],
    [helpFiles.phrases, helpPhrases(book)],
    ...book.entries.map((entry) => [helpFiles.page(entry.id), helpPage(entry, book, today)] as const),
  ]
  return new Map(files.map(([address, words]) => [address, JSON.stringify(words)]))
}
