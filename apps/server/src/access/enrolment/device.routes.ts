import { headers } from '@foyer/contract/common.ts'
import { signInDevice } from '@foyer/contract/device.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { sql, type Transaction } from 'kysely'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { networkOf } from '../../platform/tries/network-of.ts'
import { noteFailure, refuseAfter } from '../../platform/tries/tries.store.ts'
import { writeAudit } from '../audit/audit.ts'
import { deviceCookieName, deviceToken, enrolDevice, isEnrolled } from '../device/device.store.ts'
import { licenseHash } from '../device/license-code.ts'
import type { Calls } from '../serve/serve.ts'
import type { Sites } from '../site/sites.ts'
import { visitCookieName } from '../visit/visit-cookie.ts'

interface Parts {
  readonly db: Database
  readonly sites: Sites
  readonly changes: Changes
  readonly secret: Buffer
  readonly secureCookies: boolean
}

const GUESS_LIMIT = { tries: 5, minutes: 60 }
const YEAR_SECONDS = 31_536_000

export function deviceRoutes(calls: Calls, { db, sites, changes, secret, secureCookies }: Parts): void {
  calls.serveAnyone(signInDevice, async ({ body, request, reply }) => {
    const hash = licenseHash(body.licenseCode)
    const key = request.headers[headers.idempotencyKey]?.toString()
    const known = await db.directory.transaction().execute((tx) => hotelOf(tx, hash, networkOf(request.ip)))
    const hotel = known && (await sites.hotel(known.of_hotel))
    if (!hotel) throw new Problem('licenseNotFound', 'no license has this code')
    const answer = await db.inHotel(hotel.id, async (tx) => {
      // Locked: of two browsers with one code, one is second.
      const license = await tx
        .selectFrom('licenses')
        .selectAll()
        .select(sql<boolean>`coalesce(valid_until < clock_timestamp(), false)`.as('expired'))
        .where('code_hash', '=', hash)
        .forUpdate()
        .executeTakeFirst()
      if (!license || license.expired) throw new Problem('licenseNotFound', 'no license has this code')
      const facts = { companyId: hotel.companyId, hotelId: hotel.id, countryAlpha3: hotel.country }
      const appKey = license.app_key ?? body.appKey?.toLowerCase()
      const token = deviceToken({ codeHash: hash, appKey: appKey ?? '', key }, secret)
      const isAgain = await isEnrolled(tx, token)
      if (license.used_at && !license.reusable && !isAgain) throw new Problem('licenseUsed', 'this code has been used')
      if (!appKey) return facts
      const site = await sites.site(tx, hotel, appKey)
      if (!site?.device.enrolledOnly) throw new Problem('licenseNotFound', 'this hotel has no device with this app key')
      if (!isAgain) {
        await enrolDevice(tx, { hotelId: hotel.id, appKey, name: license.name, token })
        await writeAudit(tx, { hotelId: hotel.id }, { action: 'deviceEnrolled', subject: license.name || appKey })
        await tx.updateTable('licenses').set({ used_at: sql`now()` }).where('code_hash', '=', hash).execute()
      }
      reply.setCookie(deviceCookieName(hotel.id, appKey), token, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: secureCookies,
        maxAge: YEAR_SECONDS,
      })
      // Whoever was at this device when it had to sign in anew is nobody to its next guest.
      reply.clearCookie(visitCookieName(hotel.id, appKey), { path: '/' })
      return { ...facts, appKey }
    })
    changes.tell(hotel.id, 'devices', 'audit')
    return answer
  })
}

async function hotelOf(
  tx: Transaction<Tables>,
  codeHash: string,
  address: string,
): Promise<{ of_hotel: number } | undefined> {
  const tries = { kind: 'license', caller: address } as const
  await refuseAfter(tx, tries, GUESS_LIMIT)
  const known = await tx
    .selectFrom('license_directory')
    .select('of_hotel')
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  if (!known) await noteFailure(tx, tries)
  return known
}
