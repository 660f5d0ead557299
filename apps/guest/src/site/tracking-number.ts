/** A label for reports, made of company, hotel and time. It proves nothing: a visit's authority is its cookie. */
export function newTrackingNumber(hotel: { companyId: number; id: number }, now: number): string {
  return `${hotel.companyId}-${hotel.id}-${now}`
}
