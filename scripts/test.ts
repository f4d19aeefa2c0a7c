import './node-24.ts'
import { ensureBrowser } from './browser.ts'
import { checks } from './checks.ts'
import { command, runStages } from './stages.ts'

await runStages([
  { name: 'A browser to test with', run: ensureBrowser },
  ...checks,
  command('The lock installs as it stands', 'npm', [
    'ci',
    '--dry-run',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]),
  command('Production build', 'node', ['scripts/build-web.ts']),
  command('End-to-end tests against the built product', 'playwright', ['test']),
])
