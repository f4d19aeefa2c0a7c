import { createHash } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { archiveOf, fileStem } from './data-archive.ts'

const madeAt = new Date('2026-11-20T12:00:00Z')
const files = [
  { path: 'hearth.json', content: '{"né":1}' },
  { path: 'plans/our-house.pdf', content: new Uint8Array([37, 80, 68, 70]) },
]

test('an archive gives back every file to the byte, and its manifest proves it', async () => {
  const entries = unzipSync(await archiveOf(files, madeAt))
  expect(strFromU8(entries['hearth.json'] ?? new Uint8Array())).toBe('{"né":1}')
  const manifest = JSON.parse(strFromU8(entries['manifest.json'] ?? new Uint8Array()))
  expect(manifest.files.map(({ path }: { path: string }) => path)).toEqual(files.map(({ path }) => path))
  for (const { path, sha256, bytes } of manifest.files) {
    const content = entries[path] ?? new Uint8Array()
    expect(content.length).toBe(bytes)
    expect(createHash('sha256').update(content).digest('hex')).toBe(sha256)
  }
})

test('the same files at the same moment make the same archive', async () => {
  expect(await archiveOf(files, madeAt)).toEqual(await archiveOf(files, madeAt))
})

test('a name becomes a file name that every system takes', () => {
  expect(fileStem('Our house: $400k by 2030?')).toBe('our-house-400k-by-2030')
  expect(fileStem('../../etc/passwd\r\nX: y')).toBe('etc-passwd-x-y')
  expect(fileStem('план')).toBe('plan')
})
