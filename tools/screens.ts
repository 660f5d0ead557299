import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { findOrInstallBrowser } from './browser.ts'
import { buildApps } from './build-apps.ts'
import { onStopSignal } from './on-stop-signal.ts'
import { layoutSheets } from './screens/layout-sheets.ts'
import { findStrayScreens, formatTable, readScreenChecks } from './screens/report.ts'

const root = join(import.meta.dirname, '..')
const results = join(root, 'results')
const sheets = join(results, 'sheets')
const report = join(results, 'screens-report.json')

/** Every screen and state on every device, in all languages, in high contrast, in every hotel. */
async function runAllWalks(browser: string): Promise<void> {
  const cli = join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js')
  const config = ['--config', join(root, 'e2e'), '--global-timeout=0', '--reporter=list,json']
  // Playwright matches the whole path, and a folder may have any name.
  const walks = String.raw`[\\/]walk\.spec\.ts$`
  const playwright = spawn(process.execPath, [cli, 'test', ...config, walks, ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM: browser, SCREENS: sheets, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  onStopSignal(() => playwright.kill('SIGTERM'))
  await once(playwright, 'exit')
}

try {
  const browser = await findOrInstallBrowser()
  await buildApps()
  rmSync(sheets, { recursive: true, force: true })
  rmSync(report, { force: true })
  mkdirSync(sheets, { recursive: true })
  await runAllWalks(browser)
  const looks = readScreenChecks(readFileSync(report, 'utf8'))
  rmSync(report)
  const wrong = looks.filter(({ found }) => found.length > 0)
  writeFileSync(join(results, 'screens.json'), `${JSON.stringify({ looks: looks.length, wrong }, null, 2)}\n`)
  const laid = await layoutSheets(sheets, browser)
  for (const line of formatTable(looks)) console.log(line)
  for (const { round, screen, found } of wrong) console.error(`${round}, ${screen}:\n  ${found.join('\n  ')}`)
  // Choosing some walks covers only some screens, so missing ones are not reported.
  const stray = process.argv.length > 2 ? [] : findStrayScreens(looks)
  for (const name of stray) console.error(`${name}: no walk comes by, or one does though it is said to be left out.`)
  const findings = wrong.reduce((sum, { found }) => sum + found.length, stray.length)
  console.log(`screens: ${looks.length} seen, ${findings} findings, ${laid} sheets in results/sheets`)
  process.exitCode = looks.length > 0 && findings === 0 ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
