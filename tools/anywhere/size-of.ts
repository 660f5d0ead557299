import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Bytes of all files below a folder; one that is linked twice is counted twice. */
export const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => lstatSync(join(folder, path)))
    .reduce((sum, entry) => sum + (entry.isFile() ? entry.size : 0), 0)
