import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

export interface Journal<Line> {
  /** The lines as written; a last line cut off by a crash is ignored. */
  readonly lines: readonly Line[]
  /** False if the file was missing or had unreadable lines, so that entries may be missing. */
  readonly isWhole: boolean
  /** On disk when it returns; throws otherwise. */
  write(line: Line): void
}

/** A file with one JSON value per line. `keep` selects the old ones that are still needed. */
export function openJournal<Line>(file: string, keep: (lines: Line[]) => Line[]): Journal<Line> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const isThere = existsSync(file)
  const written = isThere ? readFileSync(file, 'utf8').split('\n') : ['']
  // A crash while writing leaves half a line at the end, which had no effect yet.
  written.pop()
  const read = written.map((line) => parseLine<Line>(line))
  const known = read.filter((line) => line !== undefined)
  const lines = keep(known)
  // Rewritten, so that the next line starts on a new line.
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

function parseLine<Line>(text: string): Line | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A rename is durable only once its folder is synced. Windows has no such call. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const descriptor = openSync(folder, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}
