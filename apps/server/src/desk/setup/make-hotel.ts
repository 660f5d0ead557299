import type { SetUp, SetUpOutcome } from '@foyer/contract/staff/set-up.ts'
import { languages } from '@foyer/domain/config/language.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { sql } from 'kysely'
import { writeAudit } from '../../access/audit/audit.ts'
import { publishConfig } from '../../access/site/publish-config.ts'
import { giveRole, keepMember, setPassword } from '../../access/staff-session/member.store.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { WrongFields } from '../../platform/http/answer-problems.ts'
import { hashPassword } from '../../platform/password/password-hash.ts'
import { addLicense } from '../devices/license.store.ts'
import { turnDemoOff } from './demo-setting.ts'
import { isFirstRun } from './first-run.ts'
import { setUpFaults } from './set-up-faults.ts'

/** Any number that nobody else takes as an advisory lock in this database. */
const SETTING_UP = 4_627_310_886
/** Below are the demo's. */
const FIRST_HOTEL = 101

/** Administrator, company, hotel, rooms, configuration and license codes: all of it, or nothing. */
export async function makeHotel(db: Database, setUp: SetUp): Promise<SetUpOutcome> {
  const faults = setUpFaults(setUp)
  if (faults.length > 0) throw new WrongFields(faults)
  const passwordHash = await hashPassword(setUp.administrator.password)
  const hotelId = await nextHotel(db)
  return db.inHotel(hotelId, async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(SETTING_UP)})`.execute(tx)
    if (!(await isFirstRun(tx))) throw new Problem('notFound', 'this installation has been set up')
    if (setUp.demoOff) await turnDemoOff(tx)
    const companyId = await openHotel(tx, hotelId, setUp)
    await layRooms(tx, hotelId, setUp)
    await publishConfig(tx, hotelId, {
      languages: [...new Set(setUp.hotel.languages)],
      theme: { name: setUp.hotel.name.slice(0, 60) },
    })
    const memberId = await keepMember(tx, setUp.administrator)
    await setPassword(tx, memberId, passwordHash)
    await giveRole(tx, { memberId, hotelId, role: 'administrator' })
    const licenses = []
    for (const device of setUp.devices) {
      const { code } = await addLicense(tx, { hotelId, ...device, madeBy: setUp.administrator.name })
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

async function nextHotel(db: Database): Promise<number> {
  const { highest } = await db.directory
    .selectFrom('hotels')
    .select((row) => row.fn.max('id').as('highest'))
    .executeTakeFirstOrThrow()
  return Math.max(FIRST_HOTEL, (highest ?? 0) + 1)
}

async function openHotel(tx: HotelTransaction, id: number, { company, hotel }: SetUp): Promise<number> {
  const { highest } = await tx
    .selectFrom('companies')
    .select((row) => row.fn.max('id').as('highest'))
    .executeTakeFirstOrThrow()
  const companyId = (highest ?? 0) + 1
  await tx.insertInto('companies').values({ id: companyId, name: company }).execute()
  await tx
    .insertInto('hotels')
    .values({
      id,
      company_id: companyId,
      name: hotel.name,
      city: hotel.city,
      country: hotel.country,
      time_zone: hotel.timeZone,
      currency: hotel.currency,
      demo: false,
    })
    .execute()
  return companyId
}

/** Types are made from their names: one name, one type. */
async function layRooms(tx: HotelTransaction, hotelId: number, { rooms }: SetUp): Promise<void> {
  const types = [...new Set(rooms.map(({ type }) => type))].map((name, at) => ({ name, id: `type-${at + 1}` }))
  const names = (name: string) => JSON.stringify(Object.fromEntries(languages.map((language) => [language, name])))
  await tx
    .insertInto('room_types')
    .values(types.map(({ id, name }) => ({ hotel_id: hotelId, id, name, names: names(name), picture: 'room' })))
    .execute()
  await tx
    .insertInto('rooms')
    .values(
      rooms.map(({ number, type, floor }) => ({
        hotel_id: hotelId,
        number: number.toUpperCase(),
        type_id: types.find(({ name }) => name === type)?.id ?? '',
        floor,
        ready: true,
      })),
    )
    .execute()
}
