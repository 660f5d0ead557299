import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Total bytes of all files below a folder; hard links are counted twice. */
export const measureSize = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => lstatSync(join(folder, path)))
    .reduce((sum, entry) => sum + (entry.isFile() ? entry.size : 0), 0)
