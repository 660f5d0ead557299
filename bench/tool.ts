import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const tools = join(import.meta.dirname, '../tools')
const run = promisify(execFile)
// A test runner sets it, and the apps would be built again for development.
const { NODE_ENV: _, ...env } = process.env

/** Runs tools as processes, because workspaces must not import each other. */
async function runTool(script: string): Promise<string> {
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], { cwd: tools, env })
  return stdout.trim()
}

export const buildApps = (): Promise<string> => runTool("await (await import('./build-apps.ts')).buildApps()")

export const findBrowserPath = (): Promise<string> =>
  runTool("console.log(await (await import('./browser.ts')).findOrInstallBrowser())")
