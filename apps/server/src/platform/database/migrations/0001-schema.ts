import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { AUDIT_SECRET } from '../../secrets/head-signature.ts'
import { protectByCompany, protectByHotel } from '../row-security.ts'
import { accountsSchema } from './0001-schema/accounts.ts'
import { beforeArrivalSchema } from './0001-schema/before-arrival.ts'
import { billsSchema } from './0001-schema/bills.ts'
import { checkinLogSchema } from './0001-schema/checkin-log.ts'
import { depositsSchema } from './0001-schema/deposits.ts'
import { devicesSchema } from './0001-schema/devices.ts'
import { extrasSchema } from './0001-schema/extras.ts'
import { frontDeskSchema } from './0001-schema/front-desk.ts'
import { guestsSchema } from './0001-schema/guests.ts'
import { hotelsSchema } from './0001-schema/hotels.ts'
import { intentsSchema } from './0001-schema/intents.ts'
import { jobsSchema } from './0001-schema/jobs.ts'
import { keysSchema } from './0001-schema/keys.ts'
import { outboxSchema } from './0001-schema/outbox.ts'
import { paymentsSchema } from './0001-schema/payments.ts'
import { registersSchema } from './0001-schema/registers.ts'
import { reservationsSchema } from './0001-schema/reservations.ts'
import { roomNightsSchema } from './0001-schema/room-nights.ts'
import { roomsSchema } from './0001-schema/rooms.ts'
import { searchSchema } from './0001-schema/search.ts'
import { serverSchema } from './0001-schema/server.ts'
import { shiftsSchema } from './0001-schema/shifts.ts'
import { staffSchema } from './0001-schema/staff.ts'
import { staysSchema } from './0001-schema/stays.ts'
import { visitsSchema } from './0001-schema/visits.ts'

/** In an order in which every foreign key finds its table. */
const parts = [
  serverSchema,
  hotelsSchema,
  jobsSchema,
  devicesSchema,
  staffSchema,
  roomsSchema,
  reservationsSchema,
  roomNightsSchema,
  visitsSchema,
  intentsSchema,
  guestsSchema,
  searchSchema,
  accountsSchema,
  beforeArrivalSchema,
  extrasSchema,
  checkinLogSchema,
  staysSchema,
  keysSchema,
  paymentsSchema,
  depositsSchema,
  shiftsSchema,
  billsSchema,
  outboxSchema,
  frontDeskSchema,
  registersSchema,
]

/** The whole schema of the first release. */
export const schema: Migration = {
  async up(db) {
    for (const { sql: statements, byHotel = [], byCompany = [] } of parts) {
      await sql.raw(statements).execute(db)
      for (const table of byHotel) await protectByHotel(db, table)
      for (const table of byCompany) await protectByCompany(db, table)
    }
    await sql`insert into server_secrets (name, value) values (${AUDIT_SECRET}, ${randomBytes(32)})`.execute(db)
  },
}
