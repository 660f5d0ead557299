import { execFileSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readVersion } from './pack.ts'

const MAX_BYTES = 16 * 1024 ** 2

/**
 * Stores the demo's data as this version writes it, so that later versions are tested with it.
 * Returns the file, or undefined if the version has one: data of a released version never changes.
 */
export function storeReleaseData(root: string): string | undefined {
  const server = join(root, 'apps/server/src')
  const version = readVersion(root)
  const file = join(server, 'platform/database/testing/releases', `${version}.sql`)
  if (existsSync(file)) return undefined
  const program = join(server, 'testing/print-release-data.ts')
  const sql = execFileSync(process.execPath, [program], { encoding: 'utf8', maxBuffer: MAX_BYTES })
  const title = `-- The demo's data as Foyer ${version} stored it, for the test that upgrades it. Written once, never changed.`
  writeFileSync(file, `${title}\n${sql}`)
  return file
}
