import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { findOrInstallBrowser } from './browser.ts'
import { buildApps } from './build-apps.ts'
import { onStopSignal } from './on-stop-signal.ts'
import { selectTemporaryFolder } from './temporary-folder.ts'

const root = join(import.meta.dirname, '..')

/** Runs Playwright over `e2e/` with the arguments of this command, and exits with its code. */
export async function runJourneys(environment: Readonly<Record<string, string>> = {}): Promise<void> {
  try {
    const browser = await findOrInstallBrowser()
    await buildApps()
    const cli = join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js')
    const args = [cli, 'test', '--config', join(root, 'e2e'), ...process.argv.slice(2)]
    const playwright = spawn(process.execPath, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, TMPDIR: selectTemporaryFolder(), CHROMIUM: browser, ...environment },
    })
    onStopSignal(() => playwright.kill('SIGTERM'))
    playwright.on('exit', (code) => process.exit(code ?? 1))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
