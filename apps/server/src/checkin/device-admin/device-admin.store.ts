import { getChannelOverride } from '@foyer/domain/mode/channels.ts'
import type { FastifyReply } from 'fastify'
import { sql } from 'kysely'
import { deviceCookieName } from '../../access/device/device.store.ts'
import type { Sites } from '../../access/site/sites.ts'
import { markEnded } from '../../access/visit/visit.store.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { releaseCheckins } from '../../book/lease/lease.store.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

export async function getDeviceName({ tx, deviceId, appKey }: Visit): Promise<string> {
  const row = await tx
    .selectFrom('devices')
    .select('name')
    .where('id', '=', deviceId ?? null)
    .executeTakeFirst()
  return row?.name || appKey
}

/** Revokes the device, clears its cookie and ends the guest's visit at it. */
export async function closeDevice(visit: Visit, reply: FastifyReply): Promise<void> {
  await updateDevice(visit, { revoked_at: sql<Date>`clock_timestamp()` })
  await releaseCheckins(visit)
  await markEnded(visit.tx, visit.id)
  reply.clearCookie(deviceCookieName(visit.hotel.id, visit.appKey), { path: '/' })
}

export function switchTabletMode(mode: 'on' | 'off') {
  return async (visit: Visit, _reply: FastifyReply, sites: Sites): Promise<void> => {
    const { config } = await sites.config(visit.tx, visit.hotel)
    const app = config.apps[visit.appKey]
    if (app) await updateDevice(visit, { channel_override: getChannelOverride(app.channel, mode) })
  }
}

/** Puts the device back into service. */
export async function resumeService(visit: Visit): Promise<void> {
  await updateDevice(visit, { paused_at: null, paused_reason: null, maintenance_since: null })
}

export async function updateSocketVersion(visit: Visit, socket_version: string): Promise<void> {
  await updateDevice(visit, { socket_version })
}

async function updateDevice({ tx, deviceId }: Visit, changes: object): Promise<void> {
  await tx
    .updateTable('devices')
    .set(changes)
    .where('id', '=', deviceId ?? null)
    .execute()
}

/** Takes the device out of service. */
export async function beginMaintenance(tx: HotelTransaction, deviceId: string): Promise<void> {
  await tx
    .updateTable('devices')
    .set({
      paused_at: sql`coalesce(paused_at, clock_timestamp())`,
      maintenance_since: sql`coalesce(maintenance_since, clock_timestamp())`,
    })
    .where('id', '=', deviceId)
    .where('revoked_at', 'is', null)
    .execute()
}
