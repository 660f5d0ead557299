import { statement } from '../../platform/database/statement.ts'

/** A close waits for postings under way; a posting after the close sees the new day. */
export const lockOpenDay = statement<never, [hotelId: number]>(`
  select pg_advisory_xact_lock_shared(hashtextextended('business day ' || $1::int, 0))`)

/** Waits until every posting under way has ended; later ones wait for the close. */
export const lockDayForClose = statement<never, [hotelId: number]>(`
  select pg_advisory_xact_lock(hashtextextended('business day ' || $1::int, 0))`)
