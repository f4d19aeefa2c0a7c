import './node-24.ts'
import { checks } from './checks.ts'
import { runStages } from './stages.ts'

await runStages(checks)
