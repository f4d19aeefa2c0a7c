import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { ComponentInfo } from '@builder.io/sdk-react'
import { expect, test } from 'vitest'
import { accordionInfo } from './accordion.ts'
import { carouselInfo } from './carousel.ts'
import { formInfo } from './form.ts'
import { masonryInfo } from './masonry.ts'
import { sectionInfo } from './section.ts'
import { tabsInfo } from './tabs.ts'

interface ProviderBlock {
  name: string
  inputs: unknown[]
}
const provider: { blocks: ProviderBlock[] } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'provider-facts.json'), 'utf8'),
)

type Input = NonNullable<ComponentInfo['inputs']>[number]

/** The words for authors and the conditions to show an input are ours; everything else is the provider's. */
const ours = ['helperText', 'showIf', 'onChange', 'bubble', 'folded']

const factsOf = (input: Input): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(input)
      .filter(([name]) => !ours.includes(name))
      .map(([name, value]) => [name, name === 'subFields' ? input.subFields?.map(factsOf) : value]),
  )

const infoOf = (info: Omit<ComponentInfo, 'component'>) => ({
  name: info.name,
  canHaveChildren: info.canHaveChildren ?? false,
  defaultStyles: info.defaultStyles ?? {},
  defaultChildren: info.defaultChildren?.length ?? 0,
  inputs: info.inputs?.map(factsOf),
})

for (const info of [carouselInfo, tabsInfo, accordionInfo, masonryInfo])
  test(`${info.name} has the inputs, types, choices and defaults of the provider's own block (§3 content blocks)`, () => {
    const facts = provider.blocks.find(({ name }) => name === info.name)
    expect(facts?.inputs.length).toBeGreaterThan(3)
    expect(infoOf(info)).toEqual(facts)
  })

test('the specification names the same defaults (§3 content blocks, §9)', () => {
  const valueOfInput = (info: { inputs?: Input[] }, name: string) =>
    info.inputs?.find((input) => input.name === name)?.defaultValue
  expect(valueOfInput(carouselInfo, 'autoplaySpeed')).toBe(5)
  expect(valueOfInput(carouselInfo, 'slides')).toHaveLength(2)
  expect(valueOfInput(tabsInfo, 'defaultActiveTab')).toBe(1)
  expect(valueOfInput(accordionInfo, 'gridRowWidth')).toBe('25%')
  expect(valueOfInput(masonryInfo, 'columnWidth')).toBe('200px')
  expect(valueOfInput(masonryInfo, 'gutterSize')).toBe(0)
  expect(valueOfInput(masonryInfo, 'useChildrenForTiles')).toBe(true)
})

/** The object that a name is given in the provider's kit, which keeps it to itself. */
function declaredInKit(name: string): ComponentInfo {
  const kit = readFileSync(
    resolve(
      import.meta.dirname,
      '../../../../node_modules/@builder.io/sdk-react/lib/browser/blocks-exports.mjs',
    ),
    'utf8',
  )
  const begin = kit.lastIndexOf('{', kit.indexOf(`name: "${name}"`))
  let depth = 0
  for (let end = begin; end < kit.length; end += 1) {
    if (kit[end] === '{') depth += 1
    if (kit[end] === '}') depth -= 1
    if (depth === 0) return new Function(`return ${kit.slice(begin, end + 1)}`)()
  }
  throw new Error(`the kit declares no ${name}`)
}

test("Form:Form has the inputs, types, choices and defaults of the provider's kit (§3 content blocks)", () => {
  const kit = declaredInKit('Form:Form')
  const withoutWords = (inputs: Input[] | undefined) =>
    inputs?.map(factsOf).map((input) => ({
      ...input,
      ...(Array.isArray(input.enum) && {
        enum: input.enum.map((choice) =>
          typeof choice === 'string' ? choice : { label: choice.label, value: choice.value },
        ),
      }),
    }))
  expect(kit.inputs?.length).toBeGreaterThan(10)
  expect(withoutWords(formInfo.inputs)).toEqual(withoutWords(kit.inputs))
  expect(formInfo.defaults).toEqual(kit.defaults)
  expect(formInfo.defaultChildren).toEqual(kit.defaultChildren)
})

test("Core:Section has the inputs, defaults and styles of the provider's kit", () => {
  const kit = declaredInKit('Core:Section')
  const facts = (inputs: Input[] | undefined) => inputs?.map(factsOf).map(({ description, ...fact }) => fact)
  expect(kit.inputs?.length).toBe(2)
  expect(facts(sectionInfo.inputs)).toEqual(facts(kit.inputs))
  expect(sectionInfo.defaultStyles).toEqual(kit.defaultStyles)
})
