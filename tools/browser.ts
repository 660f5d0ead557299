import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * The same browser without windows, which takes a fifth less processor time. The first name is also
 * that of Debian's package; the second is Google's.
 */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'] as const
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'chrome.exe']

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

function inPath(names: readonly string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

const firstThatRuns = (paths: readonly string[]): string | undefined =>
  paths.find((path) => isExecutable(path) && canRun(path))

const findShell = () => firstThatRuns(inPath(shells))
const findWithWindows = () => firstThatRuns([...inPath(browsers), ...defaultPaths])

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

const install = (name: string, ...options: string[]) =>
  aptGet('install', '-y', '--no-install-recommends', '--no-remove', ...options, name)

const canInstall = (): boolean => process.getuid?.() === 0 && aptGet('--version').done

/** For a system that has Chromium already, if its package lists offer the shell. */
function installShell(): string | undefined {
  const [name] = shells
  if (!canInstall() || !install(name, '--simulate').done) return undefined
  console.error('Installing Chromium without windows …')
  install(name)
  return findShell()
}

const attempts = 10
const pauseMs = 5000

/** Another run may hold apt's lock and install the browser for us. */
async function installBrowser(): Promise<string | undefined> {
  if (!canInstall()) return undefined
  console.error('Installing Chromium …')
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const update = aptGet('update')
    const shell = install(shells[0])
    const isLocked = update.locked || (!shell.done && install('chromium').locked)
    const browser = findShell() ?? findWithWindows()
    if (browser !== undefined || !isLocked) return browser
    await wait(pauseMs)
  }
  return undefined
}

function findBesideWindows(): string | undefined {
  const browser = findWithWindows()
  return browser && (installShell() ?? browser)
}

/** Returns the path of a Chromium; throws an error that says what to do if there is none. */
export async function findOrInstallBrowser(): Promise<string> {
  const chosen = process.env['CHROMIUM']
  if (chosen !== undefined && chosen !== '') {
    if (isExecutable(chosen)) return chosen
    throw new Error(`CHROMIUM names ${chosen}, which cannot be run.`)
  }
  const browser = findShell() ?? findBesideWindows() ?? (await installBrowser())
  if (browser === undefined)
    throw new Error('The browser tests need Chromium or Chrome: install one, or name it in CHROMIUM.')
  return browser
}
