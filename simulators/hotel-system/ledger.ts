import { randomUUID } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'

export type Entity = { readonly version: number } & Readonly<Record<string, unknown>>

export type Kind = 'roomType' | 'room' | 'reservation'

/** The key of each kind of thing. */
const keys = { roomType: 'id', room: 'number', reservation: 'reference' } as const

export interface FeedEvent {
  readonly id: string
  readonly at: string
  readonly kind: Kind
  readonly thing: Entity
}

export interface Delivery {
  readonly at: string
  readonly key: string
  readonly kind: string
  readonly reference: string
  /** The key was used before: it was accepted then, and not again. */
  readonly again: boolean
  readonly body: Readonly<Record<string, unknown>>
}

type Line = { readonly event: FeedEvent } | { readonly delivery: Delivery } | { readonly call: Call }

export interface Call {
  readonly at: string
  readonly what: 'pull' | 'ask' | 'refused'
  readonly path: string
}

/**
 * What this hotel's system knows and has received, written line by line to a file if one is given.
 */
export class Ledger {
  readonly events: FeedEvent[] = []
  readonly deliveries: Delivery[] = []
  readonly calls: Call[] = []
  readonly #things = new Map<string, Entity>()
  readonly #file: string | undefined

  constructor(file: string | undefined) {
    this.#file = file
    if (file && existsSync(file))
      for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) this.#keep(JSON.parse(line))
  }

  one(kind: Kind, key: string): Entity | undefined {
    return this.#things.get(`${kind} ${key}`)
  }

  /** Saves a whole thing, or changes to it: creates a new version and an event in the feed. */
  put(kind: Kind, changes: Readonly<Record<string, unknown>>): FeedEvent {
    const known = this.one(kind, String(changes[keys[kind]]))
    const thing = { ...known, ...changes, version: (known?.version ?? 0) + 1 }
    const event = { id: randomUUID(), at: new Date().toISOString(), kind, thing }
    this.#write({ event })
    return event
  }

  /** Accepted once per key. */
  take(body: Readonly<Record<string, unknown>>): Delivery {
    const [key, kind, reference] = [body['key'], body['kind'], body['reference']].map(String) as [
      string,
      string,
      string,
    ]
    const again = this.deliveries.some((known) => known.key === key)
    const delivery = { at: new Date().toISOString(), key, kind, reference, again, body }
    this.#write({ delivery })
    if (!again) this.#apply(delivery)
    return delivery
  }

  note(call: Omit<Call, 'at'>): void {
    this.#write({ call: { at: new Date().toISOString(), ...call } })
  }

  /** As such systems do: deliveries change their data, and come back with the feed. */
  #apply({ kind, reference, body }: Delivery): void {
    if (kind === 'walkIn') this.put('reservation', toReservation(reference, body))
    const known = this.one('reservation', reference)
    if (!known) return
    if (kind === 'arrival' || kind === 'departureUndone') this.put('reservation', { reference, state: 'inHouse' })
    if (kind === 'departure') this.put('reservation', { reference, state: 'departed' })
    if (kind === 'stayCorrected') {
      const { dates, room } = body as {
        readonly dates?: { startDate: string; endDate: string }
        readonly room?: string
      }
      const days = dates && { arrival: dates.startDate, departure: dates.endDate }
      this.put('reservation', { reference, ...days, ...(room !== undefined && { room }) })
    }
    if (kind === 'charge') {
      const { line, names, amount } = body
      const folio = Array.isArray(known['folio']) ? known['folio'] : []
      this.put('reservation', { reference, folio: [...folio, { kind: 'charge', names, amount, line }] })
    }
    if (kind === 'guestData')
      this.put('reservation', { reference, guests: mergeGuests(known['guests'], body['guests']) })
  }

  #write(line: Line): void {
    if (this.#file) appendFileSync(this.#file, `${JSON.stringify(line)}\n`)
    this.#keep(line)
  }

  #keep(line: Line): void {
    if ('delivery' in line) this.deliveries.push(line.delivery)
    else if ('call' in line) this.calls.push(line.call)
    else {
      this.events.push(line.event)
      const { kind, thing } = line.event
      this.#things.set(`${kind} ${String(thing[keys[kind]])}`, thing)
    }
  }
}

function toReservation(reference: string, body: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { startDate: arrival, endDate: departure, adults, children, roomType, room, firstName, lastName, email } = body
  const { total, taxes = 0 } = body as { readonly total: number; readonly taxes?: number }
  const person = { firstName, lastName: lastName ?? 'Walk-in', email }
  const folio = [
    { kind: 'charge', names: { en: 'Accommodation' }, amount: total - taxes },
    { kind: 'tax', names: { en: 'City tax' }, amount: taxes },
  ]
  return { reference, state: 'expected', arrival, departure, adults, children, roomType, room, ...person, folio }
}

type Guest = Readonly<Record<string, unknown>>

function mergeGuests(known: unknown, told: unknown): Guest[] {
  const guests: Guest[] = Array.isArray(known) ? [...known] : []
  for (const { id, position, main: _, version: _version, ...given } of (Array.isArray(told) ? told : []) as Guest[]) {
    const at = Number(position) - 1
    while (guests.length < at) guests.push({})
    guests[at] = { customerId: String(id), ...given }
  }
  return guests
}
