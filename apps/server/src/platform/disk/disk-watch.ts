/** PostgreSQL writes its log in segments of 16 MB, and stops when it can't create the next one. */
const MIN_FREE_BYTES = 32 * 1024 * 1024
/** How long a full disk elsewhere is remembered, because it can't be inspected. */
const FULL_MEMORY_MS = 30_000

/** PostgreSQL's code for a full disk. */
export const DISK_FULL = '53100'

export interface DiskWatch {
  /** Called when the database refused to write because the disk is full. */
  reportFull(): void
  isFull(): Promise<boolean>
}

interface DiskWatchDependencies {
  /** Free space of the data folder's disk; absent if the data is stored elsewhere. */
  readonly freeBytes?: (() => Promise<number>) | undefined
  /** Called once when the disk is full, and once when it no longer is. */
  readonly log: (sentence: string) => void
  readonly now: () => Date
}

export const isFull = async (room: () => Promise<number>): Promise<boolean> => (await room()) < MIN_FREE_BYTES

/** Watches whether guests' data can be written. */
export function watchDisk({ freeBytes, log, now }: DiskWatchDependencies): DiskWatch {
  let sawAt = Number.NEGATIVE_INFINITY
  let said = false
  function tell(full: boolean): boolean {
    if (full !== said)
      log(full ? 'The disk is full: nothing can be saved until there is room.' : 'The disk has room again.')
    said = full
    return full
  }
  return {
    reportFull() {
      sawAt = now().getTime()
      tell(true)
    },
    async isFull() {
      const full = freeBytes ? await isFull(freeBytes) : now().getTime() - sawAt < FULL_MEMORY_MS
      return tell(full)
    },
  }
}
