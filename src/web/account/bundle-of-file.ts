/** The document inside an export: every file of the archive is held against the digest in its manifest. */
import { strFromU8, unzip } from 'fflate'

export type BundleRead =
  | { readonly kind: 'bundle'; readonly bundle: unknown }
  | { readonly kind: 'unreadable'; readonly error: string }

const mostBytes = 50_000_000
const documentPath = 'hearth.json'
const manifestPath = 'manifest.json'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const unreadable = (error: string): BundleRead => ({ kind: 'unreadable', error })

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Nothing is unpacked that says it is larger than an export can be. */
const unpacked = (bytes: Uint8Array) =>
  new Promise<Record<string, Uint8Array> | undefined>((resolve) =>
    unzip(bytes, { filter: ({ originalSize }) => originalSize <= mostBytes }, (error, files) =>
      resolve(error ? undefined : files),
    ),
  )

async function digest(bytes: Uint8Array): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', bytes.slice())
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether each file is there and is what the manifest says; where the browser has no digests, whether it is there. */
async function isWhole(files: Record<string, Uint8Array>, manifest: unknown): Promise<boolean> {
  if (!isRecord(manifest) || !Array.isArray(manifest.files)) return false
  for (const entry of manifest.files) {
    if (!isRecord(entry) || typeof entry.path !== 'string') return false
    const bytes = files[entry.path]
    if (bytes === undefined) return false
    if (crypto.subtle !== undefined && (await digest(bytes)) !== entry.sha256) return false
  }
  return true
}

export async function bundleOfFile(file: File): Promise<BundleRead> {
  if (file.size > mostBytes) return unreadable('This file is larger than an export can be.')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  if (!isZip) {
    const bundle = parsed(strFromU8(bytes))
    return isRecord(bundle) && bundle.format === 'hearth-data'
      ? { kind: 'bundle', bundle }
      : unreadable('This is neither the .zip of an export nor the document of a plan.')
  }
  const files = await unpacked(bytes)
  const document = files?.[documentPath]
  const manifest = files?.[manifestPath]
  if (files === undefined || document === undefined || manifest === undefined)
    return unreadable('This .zip is not an export of Hearth, or it is damaged.')
  if (!(await isWhole(files, parsed(strFromU8(manifest)))))
    return unreadable('Files of this export are missing or were changed since it was made.')
  return { kind: 'bundle', bundle: parsed(strFromU8(document)) }
}
