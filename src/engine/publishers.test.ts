import { expect, test } from 'vitest'
import { exportsOf, modulePaths } from './examples-for-tests.ts'
import { publishedAt } from './publishers.ts'

const tables = await exportsOf(import.meta.dirname, modulePaths(import.meta.dirname, '{tax,markets}/**/*.ts'))

/** Every citation in a table, however deep. */
function citations(table: unknown): string[] {
  if (typeof table !== 'object' || table === null || ArrayBuffer.isView(table)) return []
  return Object.entries(table).flatMap(([key, value]) =>
    key === 'source' && typeof value === 'string' ? [value] : citations(value),
  )
}

const cited = [...new Set(citations(tables))]

/** Nobody published it: the engine's own judgment, which plans show as such. */
const ownJudgment = 'Planning judgment'

test('a document is looked for where it is published', () => {
  // Pages that the figures were read on, and the home pages of those who publish the rest.
  expect(publishedAt('Rev. Proc. 2025-32 §4.01')).toBe('https://www.irs.gov')
  expect(publishedAt('IRS Pub. 590-B; Notices 2022-53, 2023-54, 2024-35')).toBe('https://www.irs.gov')
  expect(publishedAt('42 USC 1395r(i)(4)')).toBe('https://uscode.house.gov')
  expect(publishedAt('HHS 2025 poverty guidelines')).toBe(
    'https://aspe.hhs.gov/topics/poverty-economic-mobility/poverty-guidelines',
  )
  expect(publishedAt(ownJudgment)).toBeUndefined()
})

test('every document that a table of the law or of the markets cites can be looked for', () => {
  expect(cited.length).toBeGreaterThan(200)
  expect(cited.filter((document) => publishedAt(document) === undefined)).toEqual([ownJudgment])
})
