import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** Reads a package's data file; importing it would keep its objects in memory forever. */
export function readData(url: string): Promise<string> {
  return readFile(fileURLToPath(url), 'utf8')
}

export function readDataLines(url: string): AsyncIterable<string> {
  return createInterface({ input: createReadStream(fileURLToPath(url)), crlfDelay: Number.POSITIVE_INFINITY })
}
