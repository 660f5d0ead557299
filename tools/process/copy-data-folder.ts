import { cpSync, lchownSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Copies a data folder in which nothing runs. Files keep their owners: as root, the database runs as
 * another user.
 */
export function copyDataFolder(from: string, to: string): void {
  cpSync(from, to, { recursive: true, verbatimSymlinks: true })
  if (process.getuid?.() !== 0) return
  for (const name of ['', ...readdirSync(from, { recursive: true, encoding: 'utf8' })]) {
    const { uid, gid } = lstatSync(join(from, name))
    lchownSync(join(to, name), uid, gid)
  }
}
