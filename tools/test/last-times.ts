import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatTimes, parseTimes, type Time } from './times.ts'

const folder = join(import.meta.dirname, '../../results')

const getTimesFile = (name: string): string => join(folder, `${name}-times.txt`)

/** Durations from the last whole run; empty if there was none. */
export function readLastTimes(name: string): Time[] {
  const file = getTimesFile(name)
  return existsSync(file) ? parseTimes(readFileSync(file, 'utf8')) : []
}

export function saveTimes(name: string, times: readonly Time[]): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(getTimesFile(name), formatTimes(times))
}
