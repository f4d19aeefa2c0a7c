import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { succeeds } from './stages.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome.exe']
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The Chromium to test with: the one CHROMIUM_PATH names, else one of the machine, else Playwright's own. */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named) return named
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...candidates, ...usualPlaces, chromium.executablePath()].find(
    (path) => existsSync(path) && answers(path),
  )
}

/** A file of that name may be a stub that only advises what to install; a browser tells its version. */
function answers(path: string): boolean {
  if (process.platform === 'win32') return true
  try {
    return /\d+\.\d+/.test(
      execFileSync(path, ['--version'], {
        encoding: 'utf8',
        timeout: 20_000,
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    )
  } catch {
    return false
  }
}

/** Finds a browser or installs one; says what to do when neither is possible. */
export async function ensureBrowser(): Promise<boolean> {
  if (process.env.CHROMIUM_PATH && !existsSync(process.env.CHROMIUM_PATH)) {
    console.error(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, and nothing is there.`)
    return false
  }
  if (found()) return true
  if (isDebian() && process.getuid?.() === 0) {
    console.log('No Chromium here; installing the one of Debian …')
    const updated = await succeeds('apt-get', ['update', '-qq'])
    if (updated)
      await succeeds('apt-get', ['install', '-y', '-qq', 'chromium'], { DEBIAN_FRONTEND: 'noninteractive' })
    if (found()) return true
  }
  console.log('No Chromium here; fetching the one of Playwright …')
  await succeeds('playwright', ['install', 'chromium'])
  if (found()) return true
  console.error('The end-to-end tests need Chromium, and it could not be installed from here.')
  console.error('Install Chromium or Google Chrome, or set CHROMIUM_PATH to one, and run npm test again.')
  return false
}

function found(): boolean {
  const path = findBrowser()
  if (path !== undefined) console.log(`Testing with ${path}`)
  return path !== undefined
}

function isDebian(): boolean {
  const release = '/etc/os-release'
  return existsSync(release) && /^ID=debian$/m.test(readFileSync(release, 'utf8'))
}
