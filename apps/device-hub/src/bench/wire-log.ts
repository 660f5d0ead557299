/**
 * Bytes on a connection of the simulated lobby, or a message between the hub and the kiosk's page.
 */
export interface WireEntry {
  readonly id: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly device: string
  /** From the hub's point of view. */
  readonly direction: 'to' | 'from'
  readonly bytes: number
  /** Of the first bytes at most. */
  readonly hex: string
  /** The same as text, with dots for unreadable bytes. */
  readonly text: string
  /** Time since the last message in the other direction. */
  readonly ms?: number
  /** Part of the hub's regular status check. */
  readonly isRoutine: boolean
  /** How often the same exchange was repeated in a row. */
  readonly times: number
}

export interface WireChange {
  readonly put: readonly WireEntry[]
  readonly gone: readonly number[]
}

const MAX_ENTRIES = 400
/** Status checks come every few seconds and would soon displace everything else. */
const MAX_ROUTINE_ENTRIES = 60
const MAX_SHOWN_BYTES = 256
/** A query, its answer and the acknowledgement, perhaps with something in between. */
const MAX_EXCHANGE_LENGTH = 4

type WireMessage = Pick<WireEntry, 'device' | 'direction'> & { readonly bytes: Uint8Array }

/**
 * The traffic with the simulated devices. For real devices nothing is recorded, because it would
 * contain guests' documents.
 */
export class WireLog {
  entries: readonly WireEntry[] = []
  readonly #listeners = new Set<(change: WireChange) => void>()
  readonly #now: () => number
  #last = 0
  #looking = 0
  readonly #asked = new Map<string, number>()

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  watch(listener: (change: WireChange) => void): void {
    this.#listeners.add(listener)
  }

  /** Marks traffic as routine meanwhile, unless the device is in use. */
  async whilePolling<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#looking += 1
    try {
      return await work()
    } finally {
      this.#looking -= 1
    }
  }

  async whileServing<Result>(devices: readonly string[], work: () => Promise<Result>): Promise<Result> {
    const count = (by: number) => {
      for (const device of devices) this.#asked.set(device, (this.#asked.get(device) ?? 0) + by)
    }
    count(1)
    try {
      return await work()
    } finally {
      count(-1)
    }
  }

  record({ device, direction, bytes }: WireMessage): void {
    const shown = Buffer.from(bytes.subarray(0, MAX_SHOWN_BYTES))
    const before = this.entries.findLast((entry) => entry.device === device && entry.direction !== direction)
    const at = this.#now()
    const isLook = direction === 'to' ? this.#looking > 0 && !this.#asked.get(device) : before?.isRoutine
    this.#last += 1
    this.#put({
      id: this.#last,
      at,
      device,
      direction,
      bytes: bytes.byteLength,
      hex: shown.toString('hex'),
      text: shown.toString('latin1').replaceAll(/[^\x20-\x7e\xa1-\xff]/g, '·'),
      ...(before && { ms: at - before.at }),
      isRoutine: isLook ?? false,
      times: 1,
    })
  }

  #put(entry: WireEntry): void {
    const all = [...this.entries, entry]
    const { put, gone } = foldRepeats(all.filter(({ device }) => device === entry.device)) ?? { put: [entry], gone: [] }
    const routine = all.filter(({ isRoutine }) => isRoutine)
    const old = [...routine.slice(0, -MAX_ROUTINE_ENTRIES), ...all.slice(0, -MAX_ENTRIES)].map(({ id }) => id)
    const left = new Set([...gone, ...old])
    const again = new Map(put.map((one) => [one.id, one]))
    this.entries = all.filter(({ id }) => !left.has(id)).map((one) => again.get(one.id) ?? one)
    for (const listener of this.#listeners) listener({ put, gone: [...left] })
  }
}

/**
 * Counts a repeated exchange instead of listing it: a dispenser is polled four times a second until
 * its card is taken.
 */
function foldRepeats(line: readonly WireEntry[]): WireChange | undefined {
  for (let length = 2; length <= MAX_EXCHANGE_LENGTH; length += 1) {
    const [first, second] = [line.slice(-2 * length, -length), line.slice(-length)]
    const isAgain = first.length === length && second.every((entry, at) => isSameEntry(entry, first[at]))
    if (!isAgain) continue
    const put = second.map((entry, at) => ({ ...entry, times: entry.times + (first[at]?.times ?? 0) }))
    return { put, gone: first.map(({ id }) => id) }
  }
  return
}

function isSameEntry(one: WireEntry, other: WireEntry | undefined): boolean {
  return (
    one.direction === other?.direction &&
    one.isRoutine === other.isRoutine &&
    one.bytes === other.bytes &&
    one.hex === other.hex
  )
}
