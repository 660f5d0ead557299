import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Connection, Link } from '../../links/link.ts'
import type { CardOrder } from '../../roles/key-encoder.ts'
import type { Lock } from '../lock.ts'
import {
  createRecordReader,
  type FiasRecord,
  formatFiasDay,
  formatRecord,
  formatTimestamp,
  KEY_WRITTEN,
  keyRejections,
  splitFieldNames,
} from './fias.protocol.ts'

/** A lock's computer answers at once; its coder has to write. */
export const LINK_TIMEOUT_MS = 2_000

interface FiasSettings {
  /** The lock's number for the coder of this kiosk. */
  readonly coder: string
  /** Timeout for writing a card. */
  readonly writeMs: number
}

/** A lock system behind FIAS. It handles one request at a time over a persistent connection. */
export function createFiasLock(link: Link, { coder, writeMs }: FiasSettings): Lock {
  let open: Conversation | undefined

  async function linked(): Promise<Conversation> {
    if (open?.isOpen()) return open
    const talk = createConversation(await link.open())
    try {
      await talk.begin()
    } catch (problem) {
      talk.close()
      throw problem
    }
    open = talk
    return talk
  }

  return {
    async test() {
      const isKept = open?.isOpen() === true
      const talk = await linked()
      // A link that has just started has been answered already.
      if (isKept) await talk.isAlive()
    },
    async write(order, asking) {
      const talk = await linked()
      asking()
      try {
        await talk.requestKey(order, { coder, writeMs })
      } catch (problem) {
        // A late answer must not be mistaken for the next one.
        if (!(problem instanceof Problem) || problem.code !== 'keyNotCut') talk.close()
        throw problem
      }
    },
  }
}

type Conversation = ReturnType<typeof createConversation>

/** Prevents two ends from answering each other's link alive forever. */
const MIN_ALIVE_INTERVAL_MS = 1_000

function createConversation(connection: Connection) {
  const read = createRecordReader()
  /** The fields that the lock asks for and sends, by record. */
  const spoken = new Map<string, string[]>()
  let waiting: PendingAnswer | undefined
  let isOpen = true
  let saidAlive = Number.NEGATIVE_INFINITY
  void connection.closed.then(() => {
    isOpen = false
    waiting?.reject(new Problem('deviceAway', 'the lock is gone'))
  })

  const say = (name: 'LS' | 'LA') => {
    if (name === 'LA') saidAlive = performance.now()
    connection.write(formatRecord({ name, fields: formatTimestamp(new Date()) }))
  }
  const close = () => {
    isOpen = false
    connection.close()
  }

  connection.onBytes((bytes) => {
    for (const record of read(bytes)) hear(record)
  })

  function hear(record: FiasRecord): void {
    const { name, fields } = record
    if (name === 'LR') spoken.set(fields['RI'] ?? '', splitFieldNames(fields['FL'] ?? ''))
    if (name === 'LE') connection.close()
    if (waiting?.matches(record)) waiting.resolve(record)
    else if (name === 'LA' && performance.now() - saidAlive > MIN_ALIVE_INTERVAL_MS) say('LA')
  }

  async function answer(ask: () => void, wants: PendingAnswer['matches'], milliseconds: number): Promise<FiasRecord> {
    const { promise, resolve, reject } = Promise.withResolvers<FiasRecord>()
    waiting = { matches: wants, resolve, reject }
    const late = setTimeout(() => reject(new Problem('deviceAway', 'the lock does not answer')), milliseconds)
    try {
      ask()
      return await promise
    } finally {
      clearTimeout(late)
      waiting = undefined
    }
  }

  const isAlive = ({ name }: FiasRecord) => name === 'LA'

  return {
    isOpen: () => isOpen,
    close,
    async begin() {
      await answer(() => say('LS'), isAlive, LINK_TIMEOUT_MS)
      if (!spoken.get('KR')?.includes('RN')) throw new Problem('deviceFailed', 'the lock takes no key requests')
      say('LA')
    },
    async isAlive() {
      try {
        await answer(() => say('LA'), isAlive, LINK_TIMEOUT_MS)
      } catch (problem) {
        close()
        throw problem
      }
    },
    async requestKey(order: CardOrder, { coder, writeMs }: FiasSettings) {
      const station = toStation(order)
      const repeats = spoken.get('KA')?.includes('WS') === true
      const wanted = spoken.get('KR') ?? []
      const fields = Object.entries(buildRequestFields(order, coder, station)).filter(([name]) => wanted.includes(name))
      const isAnswer = ({ name, fields: said }: FiasRecord) =>
        name === 'KA' &&
        (said['KC'] === undefined || Number(said['KC']) === Number(coder)) &&
        (!repeats || said['WS'] === station)
      const ask = () => connection.write(formatRecord({ name: 'KR', fields: Object.fromEntries(fields) }))
      const { AS = '' } = (await answer(ask, isAnswer, writeMs)).fields
      // Without the station, a duplicate answer could not be distinguished from the next one.
      if (!repeats) close()
      if (AS === KEY_WRITTEN) return
      if (keyRejections.has(AS)) throw new Problem('keyNotCut', `the lock answers ${AS}`)
      throw new Problem('deviceUnknown', `the lock answers ${AS}`)
    },
  }
}

interface PendingAnswer {
  readonly matches: (record: FiasRecord) => boolean
  readonly resolve: (record: FiasRecord) => void
  readonly reject: (problem: Problem) => void
}

/** Fields that a lock may ask for, sent only if it does: dates, and no guest's name. */
function buildRequestFields(order: CardOrder, coder: string, station: string): Record<string, string> {
  return {
    KC: coder,
    WS: station,
    RN: order.roomNumber,
    KT: order.operation === 'new' ? 'N' : 'D',
    'K#': '1',
    'G#': order.reference,
    GA: formatFiasDay(order.startDate),
    GD: formatFiasDay(order.endDate),
    DT: order.endTime,
    // A free field that two systems can agree on: it puts our key id into the lock's own record.
    A0: order.key,
    ...formatTimestamp(new Date()),
  }
}

/** Returned with the answer, and unique for each card. */
function toStation({ key, card }: CardOrder): string {
  return key.replaceAll('-', '').slice(0, 12) + String(card).padStart(2, '0')
}
