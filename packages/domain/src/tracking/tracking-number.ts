interface Hotel {
  readonly companyId: number
  readonly id: number
}

/** Whether it can be one of this hotel: company, hotel and moment. Whatever else a page calls so could be anything. */
export function isTrackingNumber({ companyId, id }: Hotel, text: string): boolean {
  const start = `${companyId}-${id}-`
  return text.startsWith(start) && /^\d{1,15}$/.test(text.slice(start.length))
}
