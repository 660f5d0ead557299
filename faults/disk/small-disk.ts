import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { createFaultsFolder } from '../processes.ts'

const BLOCK_BYTES = 1024 ** 2
const MIN_BLOCK_BYTES = 1_024

/** A file system of a few megabytes, which can be filled and emptied again. */
export interface SmallDisk {
  /** The server's DATA_DIR. */
  readonly path: string
  /** Leaves no space. */
  fill(): void
  clear(): void
  remove(): void
}

/** Mounts it in memory, which needs Linux and root. */
export function mountSmallDisk(megabytes: number): SmallDisk {
  const folder = createFaultsFolder()
  mkdirSync(folder.path)
  try {
    mount(['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'foyer-small-disk', folder.path])
  } catch (error) {
    folder.remove()
    throw new Error('A small disk can only be mounted by root on Linux.', { cause: error })
  }
  const ballast = join(folder.path, 'ballast')
  return {
    path: join(folder.path, 'data'),
    fill: () => writeUntilFull(ballast),
    clear: () => rmSync(ballast, { force: true }),
    remove() {
      execFileSync('umount', [folder.path])
      folder.remove()
    },
  }
}

const mount = (args: readonly string[]) => execFileSync('mount', args, { stdio: 'pipe' })

/** Smaller and smaller blocks, until not even the smallest has space. */
function writeUntilFull(file: string): void {
  const to = openSync(file, 'a')
  try {
    for (let size = BLOCK_BYTES; size >= MIN_BLOCK_BYTES; size /= 2) {
      const block = Buffer.alloc(size)
      while (hasWritten(to, block));
    }
  } finally {
    closeSync(to)
  }
}

function hasWritten(to: number, block: Buffer): boolean {
  try {
    return writeSync(to, block) === block.length
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return false
    throw error
  }
}
