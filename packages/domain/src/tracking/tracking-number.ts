interface Hotel {
  readonly companyId: number
  readonly id: number
}

/** Company, hotel and moment. A label for reports: it proves nothing, a visit's authority is its cookie. */
export function newTrackingNumber({ companyId, id }: Hotel, now: number): string {
  return `${companyId}-${id}-${now}`
}

/** Whether it may be one of this hotel: whatever else a page calls so could be anything. */
export function isTrackingNumber({ companyId, id }: Hotel, text: string): boolean {
  const start = `${companyId}-${id}-`
  return text.startsWith(start) && /^\d{1,15}$/.test(text.slice(start.length))
}
