import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'

const texts = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.xml', '.webmanifest'])
const tooSmallBytes = 256

/** Puts a .br and a .gz next to every larger text, so that the server sends them without work of its own. */
export async function compressBeside(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    texts.has(extname(name)),
  )
  await Promise.all(files.map((name) => compressed(join(folder, name))))
}

async function compressed(file: string): Promise<void> {
  const content = readFileSync(file)
  if (content.length < tooSmallBytes) return
  const best = {
    [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY,
    [zlib.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, { params: best }))
  writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: zlib.Z_BEST_COMPRESSION }))
}
