/// <reference path="./culori.d.ts" />
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Color,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  parse,
  wcagContrast,
} from 'culori'
import { expect, test } from 'vitest'

const folder = import.meta.dirname
const css = readFileSync(join(folder, 'tokens.css'), 'utf8')

/** The custom properties of the first rule with this selector. */
function tokensOf(selector: string): Map<string, Color> {
  const from = css.indexOf(`${selector} {`)
  const rule = css.slice(from, css.indexOf('}', from))
  const colors = [...rule.matchAll(/--([\w-]+): (oklch\([^)/]+\));/g)].map(
    ([, name = '', value = '']) => [name, parse(value)] as const,
  )
  return new Map(colors.filter((entry): entry is readonly [string, Color] => entry[1] !== undefined))
}

const themes = {
  light: tokensOf(':root'),
  dark: tokensOf('[data-theme="dark"]'),
  'dark by system': tokensOf(':root:not([data-theme="light"])'),
}

function color(theme: Map<string, Color>, name: string): Color {
  const found = theme.get(name)
  if (found === undefined) throw new RangeError(`no token ${name}`)
  return found
}

/** Foreground, the grounds that it stands on, and the least contrast that WCAG asks for there. */
const pairs: readonly [string, readonly string[], number][] = [
  ['text', ['surface', 'bg', 'surface-2', 'surface-3'], 4.5],
  ['text-2', ['surface', 'bg', 'surface-2', 'surface-3'], 4.5],
  ['text-3', ['surface', 'bg', 'surface-2'], 4.5],
  ['on-brand', ['brand', 'brand-hover', 'brand-active'], 4.5],
  ['on-brand-soft', ['brand-soft'], 4.5],
  ['on-accent-soft', ['accent-soft'], 4.5],
  ['accent', ['surface'], 4.5],
  ['link', ['surface', 'surface-2'], 4.5],
  ['success', ['success-soft', 'surface'], 4.5],
  ['warning', ['warning-soft', 'surface'], 4.5],
  ['danger', ['danger-soft', 'surface'], 4.5],
  ['info', ['info-soft', 'surface'], 4.5],
  ['text', ['info-soft'], 4.5],
  ['border-strong', ['surface', 'bg', 'surface-2'], 3],
  ['focus', ['surface', 'bg', 'surface-2'], 3],
  ['fan-median', ['fan-inner', 'fan-outer'], 3],
  ['fan-edge', ['surface'], 3],
  ['c1', ['surface'], 3],
  ['c2', ['surface'], 3],
  ['c3', ['surface'], 3],
  ['c4', ['surface'], 3],
  ['c5', ['surface'], 3],
  ['c6', ['surface'], 3],
]

for (const [name, theme] of Object.entries(themes)) {
  test(`text, edges and marks stand out enough in the ${name} theme`, () => {
    const weak = pairs.flatMap(([mark, grounds, least]) =>
      grounds
        .map((ground) => ({ mark, ground, contrast: wcagContrast(color(theme, mark), color(theme, ground)) }))
        .filter(({ contrast }) => contrast < least),
    )
    expect(weak).toEqual([])
  })

  test(`the parts of a chart differ for every kind of sight in the ${name} theme`, () => {
    const sights = [
      (seen: Color) => seen,
      filterDeficiencyProt(1),
      filterDeficiencyDeuter(1),
      filterDeficiencyTrit(1),
    ]
    const parts = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6'].map((part) => color(theme, part))
    const difference = differenceCiede2000()
    for (const sight of sights)
      for (const [index, one] of parts.entries())
        for (const other of parts.slice(index + 1))
          expect(difference(sight(one), sight(other))).toBeGreaterThan(10)
  })
}

test('the dark theme is the same whether it is chosen or the system’s', () => {
  expect(themes['dark by system']).toEqual(themes.dark)
  expect([...themes.dark.keys()].sort()).toEqual([...themes.light.keys()].sort())
})

/** What the editor of the hosting service puts into a new block is fixed there; it paints nothing of ours. */
const editorDefaults = 'hosted/inputs/'

test('no colour is written outside the tokens', () => {
  const colour = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\(/i
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(tsx?|css)$/.test(path) && !path.includes('.test.') && path !== 'tokens.css')
    .filter((path) => !path.startsWith(editorDefaults))
    .filter((path) => {
      const text = readFileSync(join(folder, path), 'utf8').replace(/['"]#(?:engine|drawing|contract)\//g, '')
      return colour.test(text)
    })
  expect(files).toEqual([])
})
