import { legalConditions } from '@foyer/contract/legal.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useSite } from '../site/site-context.tsx'

/** What the hotel has written. A hotel without any text says so; any other silence is no consent to anything. */
export function useLegalTexts() {
  const { hotel, language } = useSite()
  const { data, error, isSuccess, refetch } = useLoad(legalConditions, { body: { hotelId: hotel.id, language } })
  const isKnown = isSuccess || error?.code === 'legalTextMissing'
  return { texts: data, isKnown, failure: isKnown ? undefined : (error ?? undefined), again: refetch }
}
