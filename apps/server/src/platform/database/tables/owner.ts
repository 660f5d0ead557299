/**
 * Rows of one hotel have its id; row-level security shows them to that hotel's transactions only.
 */
export interface OfHotel {
  hotel_id: number
}

/** Rows of one company, visible only to its hotels' transactions. */
export interface OfCompany {
  company_id: number
}
