import type { FeedEvent } from '@foyer/contract/hotel-system.ts'
import { toSingleLine } from '@foyer/domain/basics/line.ts'
import { toReferenceKey } from '@foyer/domain/reservation/reference-key.ts'
import type { Rejection } from './rejection.store.ts'

/** How an object of each kind is called. */
const keyNames = { roomType: 'id', room: 'number', reservation: 'reference' } as const satisfies Record<
  FeedEvent['kind'],
  string
>

const MAX_ID_LENGTH = 100
const MAX_KEY_LENGTH = 40

/** Says which event was refused and why, as far as it can be read; never its content. */
export function toRejection(event: unknown, why: string): Rejection {
  const { id, kind: typed } = Object(event)
  const kind = typeof typed === 'string' && Object.hasOwn(keyNames, typed) ? (typed as FeedEvent['kind']) : undefined
  const key = kind && Object(Object(event)[kind])[keyNames[kind]]
  return {
    eventId: typeof id === 'string' ? shorten(id, MAX_ID_LENGTH) : '',
    kind,
    key: kind && typeof key === 'string' ? toObjectKey(kind, shorten(key, MAX_KEY_LENGTH)) : undefined,
    why,
  }
}

/** Reservations are called by their reference without case and spaces. */
const toObjectKey = (kind: FeedEvent['kind'], key: string) => (kind === 'reservation' ? toReferenceKey(key) : key)

const shorten = (text: string, max: number) => toSingleLine(text.slice(0, max).toWellFormed())

export function formatRejection({ eventId, key, why }: Rejection): string {
  return [eventId, key, why].filter(Boolean).join(' · ')
}
