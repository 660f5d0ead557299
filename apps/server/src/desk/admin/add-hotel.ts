import type { SetUp } from '@foyer/contract/staff/set-up.ts'
import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { writeAudit } from '../../access/audit/audit.ts'
import { publishConfig } from '../../access/site/publish-config.ts'
import { giveRole, memberByEmail } from '../../access/staff-session/member.store.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { firstFlags } from '../setup/first-flags.ts'
import { addCompany, findRealCompany, layRooms, nextHotel, oneHotelAtATime, openHotel } from '../setup/hotel.store.ts'
import { BY_COMMAND } from './by-command.ts'

interface FurtherHotel {
  readonly hotel: Omit<SetUp['hotel'], 'languages'>
  readonly product: SetUp['product']
  readonly languages: HotelConfigInput['languages']
  readonly rooms: SetUp['rooms']
  /** If unset, the first hotel's company. */
  readonly company?: string | undefined
  /** Email address of an existing staff member. */
  readonly administrator: string
}

/** Creates the hotel in full or not at all, and returns its number. */
export async function addHotel(db: Database, further: FurtherHotel): Promise<number> {
  const { hotel, product, languages, rooms, administrator } = further
  const member = await memberByEmail(db.directory, administrator.trim().toLowerCase())
  if (!member) throw new Problem('notFound', `nobody signs in with ${administrator}`)
  const hotelId = await nextHotel(db)
  await db.inHotel(hotelId, async (tx) => {
    await oneHotelAtATime(tx)
    const companyId = await companyOf(tx, further.company)
    await openHotel(tx, { id: hotelId, companyId, hotel })
    await layRooms(tx, hotelId, rooms)
    const flags = firstFlags(hotel.country, product)
    await publishConfig(tx, hotelId, { product, languages, theme: { name: hotel.name.slice(0, 60) }, flags })
    await giveRole(tx, { memberId: member.id, hotelId, role: 'administrator' })
    await writeAudit(tx, { hotelId }, { action: 'hotelSetUp', subject: hotel.name, details: BY_COMMAND })
  })
  return hotelId
}

async function companyOf(tx: HotelTransaction, name: string | undefined): Promise<number> {
  const known = await findRealCompany(tx, name)
  if (known !== undefined) return known
  if (name === undefined) throw new Problem('notFound', 'there is no company yet; say --company')
  return addCompany(tx, name)
}
