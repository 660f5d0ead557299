/** Rows of one hotel carry its id; row-level security shows them to that hotel's transactions only. */
export interface OfHotel {
  hotel_id: number
}

/** Rows of one company: its hotels' transactions see them, others do not. */
export interface OfCompany {
  company_id: number
}
