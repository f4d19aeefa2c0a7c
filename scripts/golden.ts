import './node-24.ts'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { goldenNames, goldenPlan, planPath } from './golden-households.ts'

/** `npm run golden [name …]`: writes the plans of the golden households anew; their diff is for a planner to review. */
const named = process.argv.slice(2)
for (const name of named)
  if (!goldenNames.includes(name)) throw new RangeError(`there is no golden/${name}.json`)

/** One household that cannot be drafted does not keep the others from being written. */
function write(name: string): void {
  try {
    const [path, plan] = [planPath(name), goldenPlan(name)]
    const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined
    if (plan === before) return
    writeFileSync(path, plan)
    console.log(`${before === undefined ? 'new    ' : 'changed'} ${path}`)
  } catch (error) {
    console.error(`failed  ${name}: ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
}

for (const name of named.length > 0 ? named : goldenNames) write(name)
console.log(`${goldenNames.length} golden households`)
