import type { SetUp } from '@foyer/contract/staff/set-up.ts'
import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { writeAudit } from '../../access/audit/audit.ts'
import { publishConfig } from '../../access/site/publish-config.ts'
import { findMemberByEmail, grantRole } from '../../access/staff-session/member.store.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { createFirstFlags } from '../setup/first-flags.ts'
import {
  findNextHotelId,
  findRealCompany,
  insertCompany,
  insertHotel,
  insertRooms,
  lockHotelSetUp,
} from '../setup/hotel.store.ts'
import { BY_COMMAND } from './by-command.ts'

interface NewHotel {
  readonly hotel: Omit<SetUp['hotel'], 'languages'>
  readonly product: SetUp['product']
  readonly languages: HotelConfigInput['languages']
  readonly rooms: SetUp['rooms']
  /** If unset, the first hotel's company. */
  readonly company?: string | undefined
  /** Email address of an existing staff member. */
  readonly administrator: string
  /** The lowest number that it may have. */
  readonly firstHotel: number
}

/** Creates the hotel in full or not at all, and returns its number. */
export async function addHotel(db: Database, further: NewHotel): Promise<number> {
  const { hotel, product, languages, rooms, administrator } = further
  const member = await findMemberByEmail(db.directory, administrator.trim().toLowerCase())
  if (!member) throw new Problem('notFound', `no one signs in with ${administrator}`)
  const hotelId = await findNextHotelId(db, further.firstHotel)
  await db.inHotel(hotelId, async (tx) => {
    await lockHotelSetUp(tx)
    const companyId = await findOrAddCompany(tx, further.company)
    await insertHotel(tx, { id: hotelId, companyId, hotel })
    await insertRooms(tx, hotelId, rooms)
    const flags = createFirstFlags(hotel.country, product)
    await publishConfig(tx, hotelId, { product, languages, theme: { name: hotel.name.slice(0, 60) }, flags })
    await grantRole(tx, { memberId: member.id, hotelId, role: 'administrator' })
    await writeAudit(tx, { hotelId }, { action: 'hotelSetUp', subject: hotel.name, details: BY_COMMAND })
  })
  return hotelId
}

async function findOrAddCompany(tx: HotelTransaction, name: string | undefined): Promise<number> {
  const known = await findRealCompany(tx, name)
  if (known !== undefined) return known
  if (name === undefined) throw new Problem('notFound', 'there is no company yet; use --company')
  return insertCompany(tx, name)
}
