import { Problem } from '@foyer/domain/problem/problem.ts'
import { countWrongCode } from '../../platform/attempts/attempts.store.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { writeAudit } from '../audit/audit.ts'
import { createDeviceToken, enrolDevice, isEnrolled } from '../device/device.store.ts'
import { hashLicenseCode } from '../device/license-code.ts'
import type { Hotel } from '../hotel/hotel.ts'
import type { Sites } from '../site/sites.ts'
import { findHotelOfLicense, lockLicense, markUsed } from './license.store.ts'

const GUESS_LIMIT = { tries: 5, minutes: 60 }

interface EnrolmentDependencies {
  readonly db: Database
  readonly sites: Sites
  readonly secret: Buffer
}

interface EnrolmentInput {
  readonly licenseCode: string
  /** Requested when the license is for any device. */
  readonly appKey: string | undefined
  /** The idempotency key. */
  readonly key: string | undefined
  readonly network: string
}

interface Enrolment {
  readonly hotel: Hotel
  /** If absent, the license is valid but doesn't say what kind of device to enrol. */
  readonly device?: { readonly appKey: string; readonly token: string }
}

/** Enrols a browser as a device of the hotel with a license code, once. */
export function createEnrolmentService({ db, sites, secret }: EnrolmentDependencies) {
  async function hotelOf(codeHash: string, network: string): Promise<Hotel> {
    const hotelId = await findHotelOfLicense(db.directory, codeHash)
    if (hotelId === undefined) await countWrongCode(db.directory, { kind: 'license', caller: network }, GUESS_LIMIT)
    const hotel = hotelId === undefined ? undefined : await sites.hotel(hotelId)
    if (!hotel) throw new Problem('licenseNotFound', 'no license has this code')
    return hotel
  }

  async function enrolIn(
    tx: HotelTransaction,
    hotel: Hotel,
    codeHash: string,
    wish: EnrolmentInput,
  ): Promise<Enrolment> {
    const license = await lockLicense(tx, codeHash)
    if (!license) throw new Problem('licenseNotFound', 'no license has this code')
    const appKey = license.app_key ?? wish.appKey?.toLowerCase()
    const token = createDeviceToken({ codeHash, appKey: appKey ?? '', key: wish.key }, secret)
    const isAgain = await isEnrolled(tx, token)
    if (license.used_at && !license.reusable && !isAgain) throw new Problem('licenseUsed', 'this code has been used')
    if (!appKey) return { hotel }
    const site = await sites.site(tx, hotel, appKey)
    if (!site?.device.enrolledOnly) throw new Problem('licenseNotFound', 'this hotel has no device with this app key')
    if (!isAgain) {
      await enrolDevice(tx, { hotelId: hotel.id, appKey, name: license.name, token })
      await writeAudit(tx, { hotelId: hotel.id }, { action: 'deviceEnrolled', subject: license.name || appKey })
      await markUsed(tx, codeHash)
    }
    return { hotel, device: { appKey, token } }
  }

  return {
    async enrol(wish: EnrolmentInput): Promise<Enrolment> {
      const codeHash = hashLicenseCode(wish.licenseCode)
      const hotel = await hotelOf(codeHash, wish.network)
      return db.inHotel(hotel.id, (tx) => enrolIn(tx, hotel, codeHash, wish))
    },
  }
}

export type EnrolmentService = ReturnType<typeof createEnrolmentService>
