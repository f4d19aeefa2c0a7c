/**
 * A second process that plays the service of hosted content: it has the page that comes with this copy, the pages of
 * the tests, and the real pages of others where the folder with them is there.
 *
 *   node e2e/hosted-provider.ts <port>
 */
import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { caseNames, casePath, casesFolder } from './hosted-cases.ts'
import { testPages } from './hosted-entries.ts'

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'hearth-provider-'))
cpSync(join(root, 'content', 'builder'), folder, { recursive: true })
for (const entry of testPages) writeFileSync(join(folder, 'page', `${entry.id}.json`), JSON.stringify(entry))
if (existsSync(casesFolder))
  for (const name of caseNames()) {
    const entry: object = JSON.parse(readFileSync(join(casesFolder, `${name}.json`), 'utf8'))
    const query = [{ property: 'urlPath', operator: 'is', value: casePath(name) }]
    writeFileSync(
      join(folder, 'page', `case-${name}.json`),
      JSON.stringify({ ...entry, id: `case-${name}`, query }),
    )
  }

const program = join(root, 'src', 'api', 'hosted-content', 'provider-for-tests.ts')
const provider = spawn(process.execPath, [program, folder, process.argv[2] ?? '0'], { stdio: 'inherit' })
const stop = () => provider.kill()
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
provider.once('exit', () => rmSync(folder, { recursive: true, force: true }))
