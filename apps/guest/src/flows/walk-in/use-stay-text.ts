import { productionDate } from '@foyer/contract/hotel.ts'
import { addDays } from '@foyer/domain/basics/add-days.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { formatDay } from '../../site/format-day.ts'
import { useSite } from '../../site/site-context.tsx'
import { useToday } from '../../site/use-today.ts'

/** The hotel's business day, which at two in the morning may still be yesterday. */
export function useHotelDay(when = true): string {
  const today = useToday()
  const day = useLoad(productionDate, {}, { when })
  return day.data?.date ?? today
}

/** The dates of the stay in the guest's language. */
export function useStayText(nights: number): string {
  const { label, language } = useSite()
  const from = useHotelDay()
  return label('walk-in.days', {
    from: formatDay(from, language),
    to: formatDay(addDays(from, nights), language),
  })
}
