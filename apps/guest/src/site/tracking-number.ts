/**
 * A label for reports, made of company, hotel and time.
 * It grants nothing: a visit is authorised by its cookie.
 */
export function createTrackingNumber(hotel: { companyId: number; id: number }, now: number): string {
  return `${hotel.companyId}-${hotel.id}-${now}`
}
