import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { orphansOfText } from '#engine/receipts.ts'
import { plainText } from '#engine/say.ts'
import { answerBook } from './answer-book.ts'
import { parseAnswers } from './answer-file.ts'
import { helpIndex, helpPage, helpPhrases } from './help-pages.ts'
import { helpSubjects } from './help-subjects.ts'

const folder = join(import.meta.dirname, '../../content/answers')
const book = answerBook(
  parseAnswers(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')])),
)
const pages = book.entries.map((entry) => helpPage(entry, book, '2026-11-20'))

test('every explanation stands once in the index, under a subject that is not empty', () => {
  const index = helpIndex(book)
  const listed = index.flatMap(({ questions }) => questions.map(({ slug }) => slug))
  expect(listed.toSorted()).toEqual(book.entries.map(({ id }) => id).toSorted())
  for (const { title, questions } of index) expect(questions.length, title).toBeGreaterThan(0)
  expect(new Set(helpSubjects.map(({ id }) => id)).size).toBe(helpSubjects.length)
})

test('a page says everything that its explanation says, and every number in it has a receipt', () => {
  for (const [index, { slug, paragraphs, figures }] of pages.entries()) {
    const byId = new Map(figures.map((figure) => [figure.id, figure]))
    const words = (text: string) => text.replace(/\{\{[^}]*\}\}/g, '#').replace(/\s+/g, ' ')
    const said = paragraphs.join(' ').replace(/\[[^\]]*\]\(figure:[^)]*\)/g, '#')
    expect(words(said), slug).toBe(words(book.entries[index]?.body ?? ''))
    for (const paragraph of paragraphs) expect(orphansOfText(paragraph, byId), slug).toEqual([])
  }
})

test('a description has the length that search engines show, and is like no other', () => {
  for (const { slug, description } of pages) {
    expect(description.length, slug).toBeGreaterThanOrEqual(60)
    expect(description.length, slug).toBeLessThanOrEqual(160)
    expect(description, slug).not.toMatch(/[{}[\]]/)
  }
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length)
})

test('no paragraph is a wall, and a page leads on to others but not to itself', () => {
  for (const { slug, paragraphs, related } of pages) {
    for (const paragraph of paragraphs)
      expect(plainText(paragraph).split(' ').length, `${slug}: ${paragraph}`).toBeLessThan(95)
    expect(related, slug).toHaveLength(4)
    expect(related.map((page) => page.slug)).not.toContain(slug)
  }
})

test('the phrases of the search are those that the explanations name', () => {
  expect(helpPhrases(book)['what-is-cobra']).toContain('how much does cobra cost')
})
