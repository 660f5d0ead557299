import {
  listDevices,
  makeLicense,
  pauseDevice,
  resumeDevice,
  revokeDevice,
  withdrawLicense,
} from '@foyer/contract/staff/devices.ts'
import { channels } from '@foyer/domain/mode/channels.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { sql } from 'kysely'
import { type StaffCalls, wrote } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { addLicense } from './license.ts'

/** Long enough to walk to the lobby with it. */
const LICENSE_MINUTES = 15

const MOST_PROBLEMS = 20

export function staffDeviceRoutes(calls: StaffCalls, sites: Sites): void {
  async function appsOf({ tx, hotel }: Staff) {
    const { config } = await sites.config(tx, hotel.id)
    return config.apps
  }

  calls.serveStaff(listDevices, async (_asked, staff) => {
    const apps = await appsOf(staff)
    const channelOf = (appKey: string) => apps[appKey]?.channel ?? 'kiosk'
    const devices = await devicesOf(staff)
    const licenses = await openLicenses(staff)
    const problems = await problemsOf(staff)
    return {
      devices: devices.map((row) => ({
        id: row.id,
        name: row.name || row.app_key,
        appKey: row.app_key,
        channel: channelOf(row.app_key),
        enrolledAt: row.enrolled_at.toISOString(),
        ...(row.last_seen_at ? { lastSeenAt: row.last_seen_at.toISOString() } : {}),
        ...(row.revoked_at ? { revokedAt: row.revoked_at.toISOString() } : {}),
        ...(row.paused_at ? { pausedAt: row.paused_at.toISOString() } : {}),
        ...(row.paused_reason ? { pausedReason: row.paused_reason } : {}),
        ...(row.at_stay ? { atStay: row.at_stay } : {}),
      })),
      licenses: licenses.map((row) => ({
        id: row.id,
        name: row.name || row.app_key || '',
        appKey: row.app_key ?? '',
        madeAt: row.made_at.toISOString(),
        ...(row.made_by ? { madeBy: row.made_by } : {}),
        ...(row.valid_until ? { validUntil: row.valid_until.toISOString() } : {}),
      })),
      problems: problems.map(({ id, at, name, app_key, reason }) => ({
        id,
        at: at.toISOString(),
        deviceName: name || app_key,
        problem: reason ?? 'unexpected',
      })),
      appKeys: Object.entries(apps)
        .filter(([, { channel }]) => channels[channel].enrolledOnly)
        .map(([appKey, { channel }]) => ({ appKey, channel })),
    }
  })

  calls.serveStaff(
    makeLicense,
    async ({ body }, staff) => {
      const app = (await appsOf(staff))[body.appKey]
      if (!app || !channels[app.channel].enrolledOnly)
        throw new Problem('badInput', 'this hotel has no device with this app key')
      const { id, code, validUntil } = await addLicense(staff.tx, {
        hotelId: staff.hotel.id,
        ...body,
        madeBy: staff.name,
        minutes: LICENSE_MINUTES,
      })
      await wrote(staff, { action: 'licenseMade', subject: body.name, details: { appKey: body.appKey } })
      return { id, code, validUntil: (validUntil ?? staff.now).toISOString() }
    },
    ['devices'],
  )

  calls.serveStaff(
    withdrawLicense,
    async ({ params }, staff) => {
      const gone = await staff.tx
        .deleteFrom('licenses')
        .where('id', '=', params.id)
        .where('used_at', 'is', null)
        .where('reusable', '=', false)
        .returning(['name', 'code_hash'])
        .executeTakeFirst()
      if (!gone) throw new Problem('notFound', 'no such code, or it has been used')
      await staff.tx
        .deleteFrom('license_directory')
        .where('code_hash', '=', gone.code_hash)
        .where('of_hotel', '=', staff.hotel.id)
        .execute()
      await wrote(staff, { action: 'licenseWithdrawn', subject: gone.name })
      return {}
    },
    ['devices'],
  )

  calls.serveStaff(
    pauseDevice,
    async ({ params, body: { reason } }, staff) => {
      const paused = await staff.tx
        .updateTable('devices')
        .set({ paused_at: sql`coalesce(paused_at, clock_timestamp())`, paused_reason: reason })
        .where('id', '=', params.id)
        .where('revoked_at', 'is', null)
        .returning(['name', 'app_key'])
        .executeTakeFirst()
      if (!paused) throw new Problem('notFound', 'no such device')
      await wrote(staff, { action: 'devicePaused', subject: paused.name || paused.app_key, details: { reason } })
      return {}
    },
    ['devices'],
  )

  calls.serveStaff(
    resumeDevice,
    async ({ params }, staff) => {
      const resumed = await staff.tx
        .updateTable('devices')
        .set({ paused_at: null, paused_reason: null })
        .where('id', '=', params.id)
        .returning(['name', 'app_key'])
        .executeTakeFirst()
      if (!resumed) throw new Problem('notFound', 'no such device')
      await wrote(staff, { action: 'deviceResumed', subject: resumed.name || resumed.app_key })
      return {}
    },
    ['devices'],
  )

  calls.serveStaff(
    revokeDevice,
    async ({ params }, staff) => {
      const revoked = await staff.tx
        .updateTable('devices')
        .set({ revoked_at: sql`coalesce(revoked_at, clock_timestamp())` })
        .where('id', '=', params.id)
        .returning(['name', 'app_key'])
        .executeTakeFirst()
      if (!revoked) throw new Problem('notFound', 'no such device')
      await wrote(staff, {
        action: 'deviceRevoked',
        subject: revoked.name || revoked.app_key,
        details: { appKey: revoked.app_key },
      })
      return {}
    },
    ['devices', 'stays'],
  )
}

/** Newest first, with the stay that each holds now. */
function devicesOf({ tx }: Staff) {
  return tx
    .selectFrom('devices')
    .selectAll()
    .select((row) =>
      row
        .selectFrom('checkin_leases as lease')
        .innerJoin('visits', (join) =>
          join.onRef('visits.hotel_id', '=', 'lease.hotel_id').onRef('visits.id', '=', 'lease.visit_id'),
        )
        .innerJoin('reservations as stay', (join) =>
          join.onRef('stay.hotel_id', '=', 'lease.hotel_id').onRef('stay.id', '=', 'lease.reservation_id'),
        )
        .select('stay.reference')
        .whereRef('visits.device_id', '=', 'devices.id')
        .where('lease.expires_at', '>', sql<Date>`clock_timestamp()`)
        .limit(1)
        .as('at_stay'),
    )
    .orderBy('enrolled_at', 'desc')
    .execute()
}

/** What a booking's own timeline cannot show. */
function problemsOf({ tx }: Staff) {
  return tx
    .selectFrom('front_desk_messages as told')
    .innerJoin('devices', (join) =>
      join.onRef('devices.hotel_id', '=', 'told.hotel_id').onRef('devices.id', '=', 'told.device_id'),
    )
    .select(['told.id', 'told.at', 'told.reason', 'devices.name', 'devices.app_key'])
    .where('told.type', '=', 'error')
    .where('told.reservation_id', 'is', null)
    .orderBy('told.at', 'desc')
    .limit(MOST_PROBLEMS)
    .execute()
}

function openLicenses({ tx }: Staff) {
  return tx
    .selectFrom('licenses')
    .selectAll()
    .where('used_at', 'is', null)
    .where('reusable', '=', false)
    .where((where) =>
      where.or([where('valid_until', 'is', null), where('valid_until', '>', sql<Date>`clock_timestamp()`)]),
    )
    .orderBy('made_at', 'desc')
    .execute()
}
