import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test, vi } from 'vitest'
import { figuresShown } from '#engine/figures-shown.ts'
import { plainText } from '#engine/say.ts'
import { goldenDraft, goldenNames } from '../../../scripts/golden-households.ts'
import { planPdf } from './plan-pdf.ts'

vi.setConfig({ testTimeout: 60_000 })
const product = 'Hearth'
const golden = (name: string) => goldenDraft(name).plan
const paperOf = async (...[paper]: Parameters<typeof planPdf>) =>
  getDocumentProxy(new Uint8Array(await planPdf(paper)))

interface Node {
  role?: string
  alt?: string
  children?: Node[]
}
function rolesOf(node: Node): string[] {
  return [node.role ?? '', ...(node.children ?? []).flatMap(rolesOf)]
}
const flat = (text: string) => text.replace(/\s+/g, '')

test('the paper holds every part of the plan, its page numbers and the disclaimer', async () => {
  const plan = golden('couple-card-and-inheritance')
  const paper = await paperOf({ plan, product })
  const { text, totalPages } = await extractText(paper, { mergePages: false })
  // Header and footer are written last and stand between the pages.
  const all = flat(text.map((page) => page.slice(0, page.lastIndexOf(product))).join(' '))
  const parts = [
    plan.title,
    plan.summary,
    ...plan.allocations.flatMap(({ label, description }) => [label, description]),
    ...plan.nextSteps.flatMap(({ title, why, how }) => [title, why, how]),
    ...plan.checks.flatMap(({ title, detail }) => [title, detail]),
    ...plan.alternatives.flatMap(({ title, detail, difference }) => [title, detail, difference]),
    ...plan.assumptions.flatMap(({ label, shown, why }) => [label, shown, why]),
    ...plan.accountNotes,
  ]
  expect(parts.filter((part) => !all.includes(flat(plainText(part))))).toEqual([])
  for (const [index, page] of text.entries()) {
    expect(page).toContain(`Page ${index + 1} of ${totalPages}`)
    expect(page).toContain('Educational guidance, not investment, legal or tax advice.')
  }
})

test('the receipts say how each figure was worked out and where the law and the markets are cited', async () => {
  const plan = golden('couple-card-and-inheritance')
  const { text } = await extractText(await paperOf({ plan, product }), { mergePages: true })
  const all = flat(text)
  const words = figuresShown(plan).flatMap(({ how, origin, source }) => [
    ...(origin === 'told' ? [] : [how.replace(/\.$/, '')]),
    ...(source === undefined ? [] : [source.title]),
  ])
  expect(words.length).toBeGreaterThan(20)
  expect(words.filter((part) => !all.includes(flat(part)))).toEqual([])
})

test('a screen reader meets headings, lists, tables with headers and described drawings', async () => {
  const paper = await paperOf({ plan: golden('couple-card-and-inheritance'), product })
  expect((await paper.getMetadata()).info).toMatchObject({
    Title: 'Put $40,000 to work where it saves most',
    Language: 'en-US',
  })
  expect(await paper.getMarkInfo()).toMatchObject({ Marked: true })
  const trees: Node[] = []
  for (let number = 1; number <= paper.numPages; number += 1) {
    const tree = await (await paper.getPage(number)).getStructTree()
    if (tree !== null) trees.push(tree as Node)
  }
  const roles = new Set(trees.flatMap(rolesOf))
  for (const role of [
    'H1',
    'H2',
    'P',
    'L',
    'LI',
    'Lbl',
    'LBody',
    'Table',
    'TR',
    'TH',
    'TD',
    'Link',
    'Figure',
  ])
    expect(roles).toContain(role)
  const figures = trees.flatMap(function figuresIn(node): Node[] {
    return [...(node.role === 'Figure' ? [node] : []), ...(node.children ?? []).flatMap(figuresIn)]
  })
  expect(figures.length).toBeGreaterThanOrEqual(2)
  for (const { alt } of figures) expect(alt).toMatch(/\$[\d,]+/)
})

test('the owner’s name for the plan, ticks, days and notes stand on the paper', async () => {
  const plan = golden('retirement-100k-at-35')
  const [first, second] = plan.nextSteps
  const steps = new Map([
    [first?.id ?? '', { isDone: true, note: 'Called on Monday' }],
    [second?.id ?? '', { isDone: false, dueDate: '2027-02-01' }],
  ])
  const { text } = await extractText(await paperOf({ plan, product, name: 'Our house', steps }), {
    mergePages: true,
  })
  expect(text).toContain('Our house')
  expect(text).toContain('(done)')
  expect(text).toContain('Your note: Called on Monday')
  expect(text).toContain('(by Feb 1, 2027)')
})

test('a name that looks like markup or a file is printed as it was typed', async () => {
  const name = '<img src=file:///etc/passwd> план'
  const { text } = await extractText(
    await paperOf({ plan: golden('no-facts-emergency-fund'), product, name }),
    { mergePages: true },
  )
  expect(flat(text)).toContain(flat('<img src=file:///etc/passwd> ????'))
})

test('plans of every topic fit on paper', { timeout: 120_000 }, async () => {
  const firstOfTopic = new Map(goldenNames.map((name) => [goldenDraft(name).plan.topic, name]))
  for (const name of firstOfTopic.values()) {
    const paper = await paperOf({ plan: golden(name), product })
    expect(paper.numPages).toBeLessThanOrEqual(16)
  }
})
