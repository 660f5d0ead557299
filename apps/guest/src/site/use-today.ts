import { buildOnce } from '@foyer/domain/basics/build-once.ts'
import { useSite } from './site-context.tsx'

const getDateFormat = buildOnce(
  (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }),
)

/**
 * Today's date at the hotel: a guest who lands at 23:40
 * isn't in tomorrow yet, whatever their phone says.
 */
export function useToday(): string {
  const { hotel } = useSite()
  return getDateFormat(hotel.timeZone).format(new Date())
}
