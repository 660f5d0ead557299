/** The tables of one topic, in plain SQL. `tables/<noun>.ts` describes the columns. */
export interface SchemaPart {
  readonly sql: string
  /** Tables whose rows belong to a hotel. Every table with a `hotel_id` is one. */
  readonly byHotel?: readonly string[]
  /** Tables whose rows belong to a company, for all of its hotels. */
  readonly byCompany?: readonly string[]
}
