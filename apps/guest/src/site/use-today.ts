import { useSite } from './site-context.tsx'

/** The day at the hotel: a guest who lands at 23:40 is not yet in tomorrow, wherever their phone thinks it is. */
export function useToday(): string {
  const { hotel } = useSite()
  return new Intl.DateTimeFormat('en-CA', { timeZone: hotel.timeZone, dateStyle: 'short' }).format(new Date())
}
