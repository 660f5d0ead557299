import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'chrome.exe']

const defaultPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
    const folder = process.env[name]
    return folder === undefined ? [] : [join(folder, 'Google/Chrome/Application/chrome.exe')]
  }),
]

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Some systems have a `chromium` that only prints installation advice. Chrome on Windows opens a
 * window instead of answering.
 */
const canRun = (path: string): boolean =>
  process.platform === 'win32' || spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0

function findBrowser(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const inPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...inPath, ...defaultPaths].find((path) => isExecutable(path) && canRun(path))
}

/** Fails fast if a mirror does not respond. */
const aptOptions = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::https::Timeout=10']

function aptGet(...args: string[]): { readonly done: boolean; readonly locked: boolean } {
  const { status, stderr } = spawnSync('apt-get', [...args, ...aptOptions], {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' },
  })
  return { done: status === 0, locked: (stderr ?? '').includes('Could not get lock') }
}

const attempts = 10
const pauseMs = 5000

/** Another run may hold apt's lock and install the browser for us. */
async function installBrowser(): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !aptGet('--version').done) return undefined
  console.error('Installing Chromium …')
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const update = aptGet('update')
    const install = aptGet('install', '-y', '--no-install-recommends', 'chromium')
    const browser = findBrowser()
    if (browser !== undefined || !(update.locked || install.locked)) return browser
    await wait(pauseMs)
  }
  return undefined
}

/** Returns the path of a Chromium; throws an error that says what to do if there is none. */
export async function findOrInstallBrowser(): Promise<string> {
  const chosen = process.env['CHROMIUM']
  if (chosen !== undefined && chosen !== '') {
    if (isExecutable(chosen)) return chosen
    throw new Error(`CHROMIUM names ${chosen}, which cannot be run.`)
  }
  const browser = findBrowser() ?? (await installBrowser())
  if (browser === undefined)
    throw new Error('The browser tests need Chromium or Chrome: install one, or name it in CHROMIUM.')
  return browser
}
