interface Hotel {
  readonly companyId: number
  readonly id: number
}

/**
 * Whether the number can belong to this hotel: company, hotel and time. Anything else sent by a
 * page is not trusted.
 */
export function isTrackingNumber({ companyId, id }: Hotel, text: string): boolean {
  const start = `${companyId}-${id}-`
  return text.startsWith(start) && /^\d{1,15}$/.test(text.slice(start.length))
}
