import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** A file of a package, read: imported, its objects would stay in memory for ever. */
export function readData(url: string): Promise<string> {
  return readFile(fileURLToPath(url), 'utf8')
}

export function dataLines(url: string): AsyncIterable<string> {
  return createInterface({ input: createReadStream(fileURLToPath(url)), crlfDelay: Number.POSITIVE_INFINITY })
}
