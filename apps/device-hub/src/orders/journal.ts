import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

export interface Journal<Line> {
  /** As they were written; what a death cut off in the middle of its line never counted. */
  readonly lines: readonly Line[]
  /** False when the file was not there or had lines that could not be read: something may be missing. */
  readonly isWhole: boolean
  /** On the disk when this returns, or throws. */
  write(line: Line): void
}

/** A file of lines, one JSON value each. `keep` says which of the old ones are still worth it. */
export function openJournal<Line>(file: string, keep: (lines: Line[]) => Line[]): Journal<Line> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const isThere = existsSync(file)
  const written = isThere ? readFileSync(file, 'utf8').split('\n') : ['']
  // Whoever dies while writing leaves half a line at the end, and has not acted on it.
  written.pop()
  const read = written.map((line) => parsed<Line>(line))
  const known = read.filter((line) => line !== undefined)
  const lines = keep(known)
  // Written anew, so that the next line begins at a line's beginning.
  const next = `${file}.new`
  const descriptor = openSync(next, 'w', 0o600)
  writeSync(descriptor, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  fsyncSync(descriptor)
  renameSync(next, file)
  syncFolder(dirname(file))
  return {
    lines,
    isWhole: isThere && known.length === read.length,
    write(line) {
      writeSync(descriptor, `${JSON.stringify(line)}\n`)
      fsyncSync(descriptor)
    },
  }
}

function parsed<Line>(text: string): Line | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A name that was moved is on the disk with its folder. Windows has no such thing. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const descriptor = openSync(folder, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}
