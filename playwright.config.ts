import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, type Project } from '@playwright/test'
import { findBrowser } from './scripts/browser.ts'
import { publicKeyForTests } from './src/api/hosted-content/provider-for-tests.ts'

/** Another port lets two checkouts run their tests side by side. */
const port = Number(process.env.E2E_PORT || 38_417)
const origin = `http://localhost:${port}`
/** The same app once more, with its hosted pages from the service: a process that plays it stands beside. */
const servicePort = port + 1
const hostedPort = port + 2
const hostedOrigin = `http://localhost:${hostedPort}`

/** The worker processes read this file too; the first reading decides for all of them. */
function once(variable: string, decide: () => string): string {
  process.env[variable] ??= decide()
  return process.env[variable]
}

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-e2e-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
const dataDir = once('E2E_DATA_DIR', newFolder)
const hostedDataDir = once('E2E_HOSTED_DATA_DIR', newFolder)
const browser = once('E2E_BROWSER', () => findBrowser() ?? '')

const desktop: Project['use'] = { browserName: 'chromium', viewport: { width: 1440, height: 900 } }
const phone: Project['use'] = {
  browserName: 'chromium',
  viewport: { width: 375, height: 812 },
  hasTouch: true,
  isMobile: true,
}
const hosted = /builder.*\.spec\.ts/
/** What needs pages that do not come with this copy. */
const serviceOnly = /builder-.*\.spec\.ts/

// Blank is 'not set': what the shell around has set must not reach the tests. All tests share one address.
const appServer = (address: string, env: Record<string, string>) => ({
  command: 'node src/api/main.ts',
  url: `${address}/livez`,
  env: {
    HOST: 'localhost',
    DATABASE_URL: '',
    TRUSTED_PROXIES: '',
    MESSAGES_PER_MINUTE_PER_VISITOR: '',
    MESSAGES_PER_MINUTE_PER_ADDRESS: '100000',
    CONTACTS_PER_HOUR_PER_ADDRESS: '100000',
    SIGN_INS_PER_HOUR_PER_ADDRESS: '100000',
    SMTP_URL: '',
    OPERATOR_EMAIL: '',
    PUBLIC_ORIGIN: '',
    BUILDER_EDITING: '',
    BUILDER_ALLOW_CUSTOM_CODE: '',
    BUILDER_FORM_RECIPIENTS: '',
    ...env,
  },
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
  stdout: 'ignore' as const,
  stderr: 'pipe' as const,
})

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  reporter: 'list',
  // A browser on a busy machine may stumble once; what passes only the second time is reported as flaky.
  retries: process.env.CI ? 2 : 0,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Machines are shared: what waits for a busy one is slow, not wrong.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: origin,
    // A trace costs time: where a test has a second try, only that one is recorded.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
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
    { name: 'desktop', testIgnore: serviceOnly, use: desktop },
    { name: 'phone', testIgnore: serviceOnly, use: phone },
    { name: 'service', testMatch: hosted, use: { ...desktop, baseURL: hostedOrigin } },
    { name: 'service on a phone', testMatch: hosted, use: { ...phone, baseURL: hostedOrigin } },
  ],
  webServer: [
    appServer(origin, { PORT: String(port), DATA_DIR: dataDir, BUILDER_PUBLIC_KEY: '' }),
    {
      command: `node e2e/hosted-provider.ts ${servicePort}`,
      url: `http://localhost:${servicePort}/__requests`,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
      stdout: 'ignore',
      stderr: 'pipe',
    },
    appServer(hostedOrigin, {
      PORT: String(hostedPort),
      DATA_DIR: hostedDataDir,
      BUILDER_PUBLIC_KEY: publicKeyForTests,
      BUILDER_API_HOST: `http://localhost:${servicePort}`,
      BUILDER_FORM_HOST: `http://localhost:${servicePort}`,
    }),
  ],
})
