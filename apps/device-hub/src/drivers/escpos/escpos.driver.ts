import type { PrinterStatus } from '@foyer/contract/messages/device.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Connection, Link } from '../../links/link.ts'
import type { Printer } from '../../roles/printer.ts'
import {
  formatReceipt,
  isOffline,
  isOutOfPaper,
  isPrinted,
  isStatus,
  isStoppedForPaper,
  offlineCauseQuery,
  onlineQuery,
  paperQuery,
} from './escpos.protocol.ts'

const STATUS_TIMEOUT_MS = 1_000
/** Enough for a long receipt, and for someone to close the cover. */
export const PRINT_TIMEOUT_MS = 20_000

/**
 * A receipt printer with a network address. It prints text; pages with pictures go through CUPS.
 */
export function createEscposPrinter(link: Link): Printer {
  const watchers = new Set<() => void>()
  let state: PrinterStatus['state'] = 'away'
  /** A printer has one channel, and often accepts only one connection. */
  let line: Promise<unknown> = Promise.resolve()

  const become = (next: typeof state) => {
    if (state === next) return
    state = next
    for (const watcher of watchers) watcher()
  }
  const inTurn = <Result>(work: (connection: Connection) => Promise<Result>): Promise<Result> => {
    const done = line.then(async () => {
      const connection = await link.open()
      try {
        return await work(connection)
      } finally {
        connection.close()
      }
    })
    line = done.catch(() => {})
    return done
  }

  async function look(connection: Connection): Promise<void> {
    const ask = createQuery(connection)
    const isAway = isOffline(await ask(onlineQuery, isStatus, STATUS_TIMEOUT_MS))
    const noPaper =
      isOutOfPaper(await ask(paperQuery, isStatus, STATUS_TIMEOUT_MS)) ||
      (isAway && isStoppedForPaper(await ask(offlineCauseQuery, isStatus, STATUS_TIMEOUT_MS)))
    become(noPaper ? 'no_paper' : isAway ? 'away' : 'ready')
  }

  return {
    state: () => state,
    watch: (onChange) => void watchers.add(onChange),
    refreshStatus: () => inTurn(look).catch(() => become('away')),
    async print(file) {
      const text = decodeText(file)
      await inTurn(async (connection) => {
        try {
          await look(connection)
        } catch (problem) {
          become('away')
          throw problem
        }
        if (state === 'no_paper') throw new Problem('deviceFailed', 'the printer has no paper')
        if (state === 'away') throw new Problem('deviceAway', 'the printer is off line')
        try {
          await createQuery(connection)(formatReceipt(text), isPrinted, PRINT_TIMEOUT_MS)
        } catch (cause) {
          // It may be in the tray, or come out once paper is loaded.
          await look(connection).catch(() => become('away'))
          throw new Problem('deviceUnknown', 'the printer has not said that it is done', { cause })
        }
        await look(connection).catch(() => become('away'))
      }).catch((problem) => {
        if (problem instanceof Problem && problem.code === 'deviceAway') become('away')
        throw problem
      })
    },
  }
}

function decodeText(file: Uint8Array): string {
  const start = Buffer.from(file.subarray(0, 4)).toString('latin1')
  if (start.startsWith('%PDF') || start.startsWith('\x89PNG') || start.startsWith('\xff\xd8'))
    throw new Problem('deviceFailed', 'this printer takes text; pages and pictures go by HUB_PRINTER=cups@queue')
  return Buffer.from(file).toString('utf8')
}

/** One query at a time, answered by one byte. */
function createQuery(connection: Connection) {
  return async (bytes: Uint8Array, isAnswer: (byte: number) => boolean, milliseconds: number): Promise<number> => {
    const { promise, resolve, reject } = Promise.withResolvers<number>()
    connection.onBytes((heard) => {
      const answer = heard.find(isAnswer)
      if (answer !== undefined) resolve(answer)
    })
    const late = setTimeout(() => reject(new Problem('deviceAway', 'the printer does not answer')), milliseconds)
    void connection.closed.then(() => reject(new Problem('deviceAway', 'the printer is gone')))
    try {
      connection.write(bytes)
      return await promise
    } finally {
      clearTimeout(late)
    }
  }
}
