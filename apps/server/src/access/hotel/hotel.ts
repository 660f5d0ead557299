export interface Hotel {
  readonly id: number
  readonly companyId: number
  readonly name: string
  readonly city: string
  readonly country: string
  readonly timeZone: string
  readonly currency: string
  /** One of the houses that are laid anew each day. */
  readonly isDemo: boolean
}

/** The day at the hotel: a guest at 23:40 is not yet in tomorrow. */
export function dayAt(timeZone: string, now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now)
}
