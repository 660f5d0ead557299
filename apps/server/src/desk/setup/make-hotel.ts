import type { SetUp, SetUpOutcome } from '@foyer/contract/staff/set-up.ts'
import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import { reportingScreens } from '@foyer/domain/config/reporting-screens.ts'
import { requiresReport } from '@foyer/domain/police/requires-report.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { writeAudit } from '../../access/audit/audit.ts'
import { setPassword } from '../../access/password/password.store.ts'
import { publishConfig } from '../../access/site/publish-config.ts'
import { grantRole, saveMember } from '../../access/staff-session/member.store.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { WrongFields } from '../../platform/http/answer-problems.ts'
import type { Passwords } from '../../platform/secrets/password-hash.ts'
import { insertLicense } from '../devices/license.store.ts'
import { turnDemoOff } from './demo-setting.store.ts'
import { createFirstFlags } from './first-flags.ts'
import { isFirstRun } from './first-run.ts'
import { findNextHotelId, insertCompany, insertHotel, insertRooms, lockHotelSetUp } from './hotel.store.ts'
import { findSetUpFaults } from './set-up-faults.ts'

/** The first configuration according to the answers; everything else has its default. */
function buildFirstDocument({ hotel, company, product }: SetUp): HotelConfigInput {
  const { address, phone, taxNumber, registryNumber } = hotel
  return {
    product,
    languages: [...new Set(hotel.languages)],
    theme: { name: hotel.name.slice(0, 60) },
    flags: createFirstFlags(hotel.country, product),
    ...(requiresReport(hotel.country) && { screens: reportingScreens }),
    hotelInfo: { ...(address && { address }), ...(phone && { reception: { phone } }) },
    establishment: { company, ...(taxNumber && { taxNumber }), ...(registryNumber && { registryNumber }) },
  }
}

export interface MakeHotelDependencies {
  readonly db: Database
  readonly passwords: Passwords
  /** Its number. */
  readonly firstHotel: number
}

/**
 * Creates administrator, company, hotel, rooms, configuration and license codes in one transaction.
 */
export async function makeHotel(
  { db, passwords, firstHotel }: MakeHotelDependencies,
  setUp: SetUp,
): Promise<SetUpOutcome> {
  const faults = findSetUpFaults(setUp)
  if (faults.length > 0) throw new WrongFields(faults)
  const passwordHash = await passwords.hash(setUp.administrator.password)
  const hotelId = await findNextHotelId(db, firstHotel)
  return db.inHotel(hotelId, async (tx) => {
    await lockHotelSetUp(tx)
    if (!(await isFirstRun(tx))) throw new Problem('notFound', 'this installation has been set up')
    if (setUp.demoOff) await turnDemoOff(tx)
    const companyId = await insertCompany(tx, setUp.company)
    await insertHotel(tx, { id: hotelId, companyId, hotel: setUp.hotel })
    await insertRooms(tx, hotelId, setUp.rooms)
    await publishConfig(tx, hotelId, buildFirstDocument(setUp))
    const memberId = await saveMember(tx, setUp.administrator)
    await setPassword(tx, 'staff_members', { id: memberId, password_hash: passwordHash })
    await grantRole(tx, { memberId, hotelId, role: 'administrator' })
    const licenses = []
    for (const device of setUp.devices) {
      const { code } = await insertLicense(tx, { hotelId, ...device, madeBy: setUp.administrator.name })
      licenses.push({ ...device, code })
    }
    const member = { id: memberId, name: setUp.administrator.name }
    await writeAudit(tx, { hotelId, member }, { action: 'hotelSetUp', subject: setUp.hotel.name })
    const language = setUp.hotel.languages[0] ?? 'en'
    return {
      companyId,
      hotelId,
      guestAddress: `/pok/1/company/${companyId}/hotel/${hotelId}/lang/${language}/appkey/own/`,
      licenses,
    }
  })
}
