import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { SystemReservation } from '@foyer/contract/hotel-system.ts'
import { onTestFinished } from 'vitest'
import { simulatorEnv } from './simulator-env.ts'

const main = join(import.meta.dirname, '../../../../simulators/hotel-system/main.ts')

export const SYSTEM_SECRET = 'a secret of more than sixteen letters'

interface Delivery {
  readonly at: string
  readonly key: string
  readonly kind: string
  readonly reference: string
  readonly again: boolean
  readonly body: Record<string, unknown> & { readonly guests?: Record<string, unknown>[] }
}

type Faults = Partial<{
  down: boolean
  slow: boolean
  wrong: false | 'garbage' | 'unsigned' | 'error'
  twice: boolean
  outOfOrder: boolean
  cutAfterTaking: number
  refuse: string[]
}>

export type FeedItem = ['roomType' | 'room' | 'reservation', Record<string, unknown>]

export interface SystemProcess {
  readonly url: string
  readonly child: ChildProcess
  put(...things: FeedItem[]): Promise<Record<string, unknown>[]>
  /** If absent, all faults are cleared. */
  faults(faults?: Faults): Promise<void>
  ledger(): Promise<{ deliveries: Delivery[]; calls: { what: string; path: string }[] }>
  /** Pushes its last events to us. */
  push(to: string, last?: number): Promise<{ status: number; answer: Record<string, unknown> }>
}

/** The simulated hotel system in its own process, which knows nothing about ours. */
export async function startHotelSystem(env: Record<string, string> = {}): Promise<SystemProcess> {
  const child = spawn(process.execPath, [main], {
    env: { ...simulatorEnv, SECRET: SYSTEM_SECRET, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exit = once(child, 'exit')
    // SIGKILL would leave it no time to write its compile cache.
    child.kill('SIGTERM')
    await exit
  })
  const [{ url }] = await once(child, 'message')
  async function control<Answer>(what: string, body?: object): Promise<Answer> {
    const response = await fetch(`${url}/control/${what}`, { method: 'POST', body: JSON.stringify(body ?? {}) })
    return (await response.json()) as Answer
  }
  return {
    url,
    child,
    put: (...things) => control('put', { things }),
    faults: async (faults = {}) => void (await control('faults', faults)),
    ledger: () => control('ledger'),
    push: (to, last) => control('push', { to, last }),
  }
}

/** A reservation of one adult for the day of the tests, in a room that is ready. */
export function buildReservationItem(changes: Partial<SystemReservation> & { reference: string }): FeedItem {
  return [
    'reservation',
    {
      state: 'expected',
      arrival: '2027-05-10',
      departure: '2027-05-12',
      adults: 1,
      lastName: 'Soler',
      firstName: 'Ana',
      roomType: 'double',
      room: '201',
      folio: [{ kind: 'charge', names: { en: 'Room', es: 'Habitación' }, amount: 180.5 }],
      ...changes,
    },
  ]
}

export const roomItem: FeedItem = ['room', { number: '201', roomType: 'double', floor: 2, ready: true }]
export const roomTypeItem: FeedItem = [
  'roomType',
  { id: 'double', names: { en: 'Double room', es: 'Habitación doble' } },
]
