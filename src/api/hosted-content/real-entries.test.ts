import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config.ts'
import { cleaned } from './clean.ts'
import { entryIn } from './entry.ts'
import { hostedContent } from './hosted-content.ts'
import { isObject, type Json, type JsonObject, parseJson } from './json.ts'
import { publicKeyForTests } from './provider-for-tests.ts'
import { startProvider } from './provider-process-for-tests.ts'
import { withSymbols } from './symbols.ts'

/** Pages that others have built in the provider's editor, where a collection of them lies beside this checkout. */
const collection = join(import.meta.dirname, '../../../../shared/builder-cases')
const own = join(import.meta.dirname, 'entries-for-tests')
if (!existsSync(collection)) console.warn('No collection of real entries is here: only our own are read.')

const jsonFiles = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .map((name) => join(folder, name))
    : []

const objectsIn = (value: Json): JsonObject[] =>
  Array.isArray(value)
    ? value.flatMap(objectsIn)
    : isObject(value)
      ? [value, ...Object.values(value).flatMap(objectsIn)]
      : []

const isCounter = ({ id }: JsonObject) => typeof id === 'string' && id.startsWith('builder-pixel')

const componentNames = (value: Json) =>
  objectsIn(value).flatMap(({ component }) => (isObject(component) && component.name ? [component.name] : []))

/** What a visitor would read of the text blocks; scripts and frames are not read. */
const words = (value: Json) =>
  objectsIn(value).flatMap(({ component }) =>
    isObject(component) && component.name === 'Text' && isObject(component.options)
      ? [
          String(component.options.text)
            .replace(/<(script|style)\b.*?<\/\1>/gis, '')
            .replace(/<[^>]*>/g, '')
            .trim(),
        ]
      : [],
  )

const decoded = (texts: string[]) =>
  texts.map((text) => text.replace(/&(?:amp|nbsp);|\u00a0/g, (one) => (one === '&amp;' ? '&' : ' ')))

async function prepared(path: string) {
  const entry = entryIn(parseJson(readFileSync(path, 'utf8')))
  if (entry === undefined) throw new Error(`${path} is not an entry`)
  return { entry, shown: cleaned(await withSymbols(entry, async () => undefined), { customCode: false }) }
}

/** One of them is an attack, whose words are not all to be kept. */
const isAttack = (value: Json): boolean => JSON.stringify(value).includes('XSS')

test.each([...jsonFiles(own), ...jsonFiles(collection)])(
  '%s keeps its blocks and words and loses its code',
  async (path) => {
    const { entry, shown } = await prepared(path)
    expect(componentNames(shown)).toEqual(componentNames(entry))
    if (!isAttack(entry)) expect(decoded(words(shown))).toEqual(decoded(words(entry)))
    expect(objectsIn(shown).filter(isCounter)).toEqual([])
    const text = JSON.stringify(shown)
    expect(text).not.toMatch(/"(?:jsCode|tsCode|httpRequests|actions|lastPreviewUrl|screenshot)":/)
    expect(text).not.toMatch(/<script|<iframe|\son\w+=\\?"|"javascript:|return _virtual_index/i)
    for (const { bindings } of objectsIn(shown))
      if (isObject(bindings))
        for (const code of Object.values(bindings)) expect(code).toMatch(/^state(?:\.[\w$]+)+$/)
    expect(shown).not.toHaveProperty('createdBy')
    expect(shown).not.toHaveProperty('lastUpdatedBy')
  },
)

test('the bindings, conditions and repetitions that can be read are the ones that stay', async () => {
  const shown = async (name: string) => JSON.stringify((await prepared(join(own, name))).shown)
  expect(await shown('bound-symbol.json')).toContain('"bindings":{"component.options.text":"state.note"}')
  const conditions = await shown('conditions-and-code.json')
  for (const kept of ['"show":true', '"bindings":{"hide":"state.isHidden"}', '"collection":"state.list"'])
    expect(conditions).toContain(kept)
})

test('an entry that is copied from a space into the folder, or back, is answered the same', async () => {
  const entries = [...jsonFiles(own), ...jsonFiles(collection)].map((path, index) => ({
    ...entryIn(parseJson(readFileSync(path, 'utf8'))),
    id: `entry-${index}`,
    name: path,
    published: 'published',
    query: [{ property: 'urlPath', operator: 'is', value: `/builder/${index}` }],
  }))
  const folder = mkdtempSync(join(tmpdir(), 'hearth-hosted-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'page'))
  for (const entry of entries) writeFileSync(join(folder, 'page', `${entry.id}.json`), JSON.stringify(entry))
  const provider = await startProvider()
  onTestFinished(provider.stop)
  await provider.has({ page: entries })
  const configOf = (environment: Record<string, string>) => readConfig(environment).hosted
  const clock = () => new Date('2026-11-20T12:00:00Z')
  const here = hostedContent({ config: configOf({}), clock, folder })
  const there = hostedContent({
    config: configOf({ BUILDER_PUBLIC_KEY: publicKeyForTests, BUILDER_API_HOST: provider.origin }),
    clock,
  })
  for (const index of entries.keys()) {
    const question = { model: 'page', urlPath: `/builder/${index}` }
    const answer = await here.answer(question)
    expect(answer.found).toBe(true)
    expect(await there.answer(question)).toEqual(answer)
  }
})
