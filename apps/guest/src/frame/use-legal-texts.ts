import { legalConditions } from '@foyer/contract/legal.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useSite } from '../site/site-context.tsx'

/** The hotel's legal texts. A hotel without any says so; a failed load never counts as consent. */
export function useLegalTexts() {
  const { hotel, language } = useSite()
  const { data, error, isSuccess, refetch } = useLoad(legalConditions, { body: { hotelId: hotel.id, language } })
  const isKnown = isSuccess || error?.code === 'legalTextMissing'
  return { texts: data, isKnown, failure: isKnown ? undefined : (error ?? undefined), again: refetch }
}
