import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config.ts'
import { StartProblem } from '../start-problem.ts'
import { folderSource } from './folder.ts'
import { hostedContent } from './hosted-content.ts'
import type { JsonObject } from './json.ts'

const entry = (more: JsonObject = {}): JsonObject => ({
  id: 'autumn',
  name: 'Autumn',
  published: 'published',
  query: [{ property: 'urlPath', operator: 'is', value: '/builder/autumn' }],
  data: { blocks: [] },
  ...more,
})

function folderWith(files: Record<string, JsonObject | string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-hosted-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
  }
  return folder
}

const autumn = { model: 'page', urlPath: '/builder/autumn' }

test('an entry is found by its model and by its address or its id', async () => {
  const { find } = folderSource(folderWith({ 'page/a.json': entry() }))
  expect(await find(autumn)).toEqual(entry())
  expect(await find({ model: 'page', id: 'autumn' })).toEqual(entry())
  expect(await find({ model: 'page', urlPath: '/builder/spring' })).toBeUndefined()
  expect(await find({ ...autumn, model: 'symbol' })).toBeUndefined()
  expect(await find({ ...autumn, model: '__proto__' })).toBeUndefined()
})

test('of several the lower priority comes first, then the name of the file', async () => {
  const { find } = folderSource(
    folderWith({
      'page/a.json': entry({ id: 'a', priority: 5 }),
      'page/b.json': entry({ id: 'b', priority: -1 }),
      'page/c.json': entry({ id: 'c', priority: -1 }),
    }),
  )
  expect(await find(autumn)).toMatchObject({ id: 'b' })
})

test('drafts and archived entries are not shown, by no way', async () => {
  const { find } = folderSource(
    folderWith({
      'page/a.json': entry({ published: 'draft' }),
      'page/b.json': entry({ published: 'archived' }),
    }),
  )
  expect(await find(autumn)).toBeUndefined()
  expect(await find({ model: 'page', id: 'autumn' })).toBeUndefined()
})

test('a folder that is not there holds nothing', async () => {
  expect(await folderSource('/nowhere/at/all').find(autumn)).toBeUndefined()
})

test.each<[string, JsonObject | string, RegExp]>([
  ['text that is no JSON', '{"id":', /it is not JSON/],
  ['a list', '[]', /expected object/i],
  ['an entry without an id', entry({ id: '' }), /id: /],
  ['an entry without data', { ...entry(), data: 'none' }, /data: /],
  ['blocks that are no list', entry({ data: { blocks: {} } }), /data\.blocks: /],
  [
    'a component without a name',
    entry({ data: { blocks: [{ component: {} }] } }),
    /data\.blocks\.0\.component\.name: /,
  ],
  [
    'an unknown condition',
    entry({ query: [{ property: 'urlPath', operator: 'like', value: 'x' }] }),
    /query\.0\.operator: /,
  ],
  ['a state of publication that is unknown', entry({ published: 'soon' }), /published: /],
  ['an endless nest', `${'{"data":'.repeat(300)}1${'}'.repeat(300)}`, /nested too deeply/],
])('%s stops the start with a sentence that names the file', (_what, content, reason) => {
  const folder = folderWith({ 'page/good.json': entry(), 'page/wrong.json': content })
  const start = () => folderSource(folder)
  expect(start).toThrow(StartProblem)
  expect(start).toThrow(join(folder, 'page', 'wrong.json'))
  expect(start).toThrow(reason)
})

test('the entries that come with this copy can be shown, and nothing of them is lost on the way', async () => {
  const content = hostedContent({ config: readConfig({}).hosted, clock: () => new Date(0) })
  const { found, json } = await content.answer({ model: 'page', urlPath: '/builder/demo' })
  expect(found).toBe(true)
  const kept = await folderSource(join(import.meta.dirname, '../../../content/builder')).find({
    model: 'page',
    urlPath: '/builder/demo',
  })
  const { results } = JSON.parse(json)
  const names = (value: unknown) =>
    [...JSON.stringify(value).matchAll(/"component":\{"name":"([^"]+)"/g)].map((m) => m[1])
  const ofPage = names(kept)
  expect(names(results).filter((name) => ofPage.includes(name)).length).toBeGreaterThanOrEqual(ofPage.length)
  for (const name of [
    'Text',
    'Image',
    'Columns',
    'Core:Button',
    'Core:Section',
    'Builder:Carousel',
    'Builder: Tabs',
    'Builder:Accordion',
    'Builder:Masonry',
    'Form:Form',
    'Form:Input',
    'Form:Select',
    'Form:TextArea',
    'Form:SubmitButton',
    'Symbol',
  ])
    expect(names(results)).toContain(name)
  expect(json).toContain('"content":{"id":"hearth-symbol-education-only"')
  expect(json).toContain('"bindings":{"component.options.text":"state.note"}')
})
