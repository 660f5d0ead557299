import { deliveryEvent } from '@foyer/contract/hotel-system.ts'
import { formatUndelivered } from '@foyer/domain/reservation/undelivered-reason.ts'
import * as z from 'zod/mini'
import type { Changes } from '../../platform/changes/changes.ts'
import { type Endpoint, NotDelivered } from '../../platform/outbox/endpoint.ts'
import { openAlert } from '../alert/open-alert.ts'
import { findReference } from '../reservation/reservation.store.ts'
import type { HotelSystems } from './hotel-systems.ts'

interface HotelSystemEndpointDependencies {
  readonly systems: HotelSystems
  readonly changes: Changes
}

const MINUTE = 60

/**
 * Sends a hotel's system the events of each reservation in order, and retries until it accepts
 * them.
 */
export const createHotelSystemEndpoint = ({ systems, changes }: HotelSystemEndpointDependencies): Endpoint => ({
  maxConcurrent: 4,
  claimSeconds: MINUTE,
  waitSeconds: [2, 10, 30, MINUTE, 5 * MINUTE, 15 * MINUTE],
  afterLastWait: 'repeat',

  async deliver({ hotelId, id, kind, payload, createdAt }) {
    const known = await systems.of(hotelId)
    if (!known) throw new NotDelivered(formatUndelivered('disconnected'), { forever: true })
    const told = z.safeParse(deliveryEvent, { ...Object(payload), key: id, kind, at: createdAt.toISOString() })
    if (!told.success) throw new NotDelivered('nothing that the contract knows', { forever: true })
    if (known.system.untaken?.includes(told.data.kind)) return
    await known.system.deliver(told.data)
  },

  saveDelivered: async () => {},

  async saveRejected(tx, { hotelId, stream, kind }) {
    const reference = await findReference(tx, stream)
    // Without a reservation there is nothing to open an alert for.
    if (reference === undefined) return
    const about = { reservationId: stream, reference }
    await openAlert(
      tx,
      hotelId,
      kind === 'payment'
        ? { ...about, kind: 'paymentNotDelivered', money: 'charged' }
        : { ...about, kind: 'deliveryRefused', money: 'nothingConcerned' },
    )
  },

  onSettled({ hotelId }, outcome) {
    changes.publish(hotelId, 'stays', 'devices', ...(outcome === 'refused' ? (['alerts', 'audit'] as const) : []))
  },
})
