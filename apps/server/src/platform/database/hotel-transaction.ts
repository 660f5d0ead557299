import type { Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** Sees and touches the rows of one hotel only. */
export type HotelTransaction = Transaction<Tables>
