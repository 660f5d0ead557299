import { accessSync, constants, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Linux keeps what is written there in memory. */
const inMemory = '/dev/shm'

/** What the databases and browsers of a whole run need at most, several times over. */
const roomBytes = 2 * 1024 ** 3

/**
 * Where the folders of tests are made: databases are copied and dropped by the hundred, and a disk takes six times as long
 * for it. Whoever names a TMPDIR has chosen; a container whose memory folder is small or runs no programs keeps its disk.
 */
export function temporaryFolder(folder = inMemory, chosen = process.env['TMPDIR'], room = roomBytes): string {
  return chosen || (hasRoom(folder, room) && runsPrograms(folder) ? folder : tmpdir())
}

function hasRoom(folder: string, room: number): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= room
  } catch {
    return false
  }
}

/** The database's programs are copied beside its data when its user cannot reach ours. */
function runsPrograms(folder: string): boolean {
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
