import { accessSync, constants, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A memory-backed folder on Linux. */
const inMemory = '/dev/shm'

/** Several times what the databases and browsers of a whole run need. */
const minFreeBytes = 2 * 1024 ** 3

/**
 * The parent folder for test data: databases are copied and dropped by the hundred, which takes six
 * times as long on disk. An explicit TMPDIR wins; a container whose memory folder is small or not
 * executable uses its disk.
 */
export function selectTemporaryFolder(folder = inMemory, chosen = process.env['TMPDIR'], room = minFreeBytes): string {
  return chosen || (hasRoom(folder, room) && canRunPrograms(folder) ? folder : tmpdir())
}

function hasRoom(folder: string, room: number): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= room
  } catch {
    return false
  }
}

/** The database's executables are copied next to its data if its user cannot access ours. */
function canRunPrograms(folder: string): boolean {
  let own: string | undefined
  try {
    own = mkdtempSync(join(folder, 'foyer-'))
    const program = join(own, 'program')
    writeFileSync(program, '', { mode: 0o700 })
    accessSync(program, constants.X_OK)
    return true
  } catch {
    return false
  } finally {
    if (own) rmSync(own, { recursive: true })
  }
}
