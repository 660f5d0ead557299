import { statement } from '../../platform/database/statement.ts'

/** The last closed day; no row if the hotel has never closed one. */
export const findLastClosedDay = statement<{ day: string }, []>(`
  select max(day) as day from business_days having max(day) is not null`)
