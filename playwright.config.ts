import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/browser.ts'

const port = 38_417
const origin = `http://localhost:${port}`

/** The worker processes read this file too; the first reading decides for all of them. */
function once(variable: string, decide: () => string): string {
  process.env[variable] ??= decide()
  return process.env[variable]
}

const dataDir = once('E2E_DATA_DIR', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-e2e-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
})
const browser = once('E2E_BROWSER', () => findBrowser() ?? '')

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  reporter: 'list',
  retries: 0,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 30_000,
  use: {
    baseURL: origin,
    trace: 'retain-on-failure',
    launchOptions: {
      ...(browser && { executablePath: browser }),
      // The browser's own errands; every request that is left is one of the page.
      args: [
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { browserName: 'chromium', viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      use: { browserName: 'chromium', viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: 'node src/api/main.ts',
    url: `${origin}/livez`,
    // Blank is 'not set': what the shell around has set must not reach the tests. All tests share one address.
    env: {
      PORT: String(port),
      HOST: 'localhost',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      TRUSTED_PROXIES: '',
      MESSAGES_PER_MINUTE_PER_VISITOR: '',
      MESSAGES_PER_MINUTE_PER_ADDRESS: '100000',
      CONTACTS_PER_HOUR_PER_ADDRESS: '100000',
    },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
