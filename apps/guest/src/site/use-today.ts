import { useSite } from './site-context.tsx'

/**
 * Today's date at the hotel: a guest who lands at 23:40
 * isn't in tomorrow yet, whatever their phone says.
 */
export function useToday(): string {
  const { hotel } = useSite()
  return new Intl.DateTimeFormat('en-CA', { timeZone: hotel.timeZone, dateStyle: 'short' }).format(new Date())
}
