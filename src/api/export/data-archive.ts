/** Everything kept of a person as one ZIP: each file with its digest in a manifest, so that a copy can be proven whole. */
import { createHash } from 'node:crypto'
import { strToU8, zip } from 'fflate'

export interface ArchiveFile {
  /** 'plans/our-house.pdf' */
  readonly path: string
  readonly content: string | Uint8Array
}

const manifestPath = 'manifest.json'

/** A file name of letters, digits and dashes; 'plan' when nothing is left of the words. */
export function fileStem(words: string): string {
  const stem = words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
  return stem === '' ? 'plan' : stem
}

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Same files and same moment: the same bytes. */
export function archiveOf(files: readonly ArchiveFile[], madeAt: Date): Promise<Uint8Array> {
  const entries = files.map(({ path, content }) => ({
    path,
    bytes: typeof content === 'string' ? strToU8(content) : content,
  }))
  const manifest = {
    format: 'hearth-archive',
    schemaVersion: 1,
    madeAt: madeAt.toISOString(),
    files: entries.map(({ path, bytes }) => ({ path, bytes: bytes.length, sha256: digest(bytes) })),
  }
  const all = [
    ...entries,
    { path: manifestPath, bytes: strToU8(`${JSON.stringify(manifest, undefined, 2)}\n`) },
  ]
  return new Promise((resolve, reject) => {
    zip(
      Object.fromEntries(all.map(({ path, bytes }) => [path, bytes])),
      { mtime: madeAt },
      (error, archive) => (error ? reject(error) : resolve(archive)),
    )
  })
}
