import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { compileCache } from './process/compile-cache.ts'

const apps = ['server', 'device-hub']

/**
 * Errors in the settings of the server and the hub, in their own words; empty if both could start.
 */
export async function findWrongSettings(env: Readonly<Record<string, string>>): Promise<string[]> {
  const answers = await Promise.all(
    apps.map(async (app) => {
      const program = join(import.meta.dirname, '../apps', app, 'src/check-settings.ts')
      try {
        await promisify(execFile)(process.execPath, [program], { env: { ...compileCache, ...process.env, ...env } })
        return ''
      } catch (error) {
        return error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error)
      }
    }),
  )
  return answers.filter((answer) => answer !== '')
}
