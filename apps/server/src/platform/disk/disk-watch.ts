/** PostgreSQL writes its log in pieces of 16 MB, and ends when it cannot make the next one. */
const LEAST_BYTES = 32 * 1024 * 1024
/** A disk elsewhere cannot be looked at: what it refused is remembered for so long. */
const REMEMBER_MS = 30_000

/** PostgreSQL's code for a disk without room. */
export const DISK_FULL = '53100'

export interface DiskWatch {
  /** The database refused to write for want of room. */
  sawFull(): void
  isFull(): Promise<boolean>
}

interface DiskWatchDependencies {
  /** Room where the data lies; absent: it lies elsewhere. */
  readonly freeBytes?: (() => Promise<number>) | undefined
  /** Hears once that the disk is full, and once that it no longer is. */
  readonly say: (sentence: string) => void
  readonly now: () => Date
}

export const isFull = async (room: () => Promise<number>): Promise<boolean> => (await room()) < LEAST_BYTES

/** Whether what guests give can be written down. */
export function watchDisk({ freeBytes, say, now }: DiskWatchDependencies): DiskWatch {
  let sawAt = Number.NEGATIVE_INFINITY
  let said = false
  function tell(full: boolean): boolean {
    if (full !== said)
      say(full ? 'The disk is full: nothing can be saved until there is room.' : 'The disk has room again.')
    said = full
    return full
  }
  return {
    sawFull() {
      sawAt = now().getTime()
      tell(true)
    },
    async isFull() {
      const full = freeBytes ? await isFull(freeBytes) : now().getTime() - sawAt < REMEMBER_MS
      return tell(full)
    },
  }
}
