import { searchAvailability } from '@foyer/contract/walk-in.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { useProblems } from '../../problems/problems-context.tsx'
import { useSite } from '../../site/site-context.tsx'
import type { StayDraft } from './use-stay-draft.ts'

export type Availability = z.output<typeof searchAvailability.reply>
export type OfferedRoom = Availability['rooms'][number]
export type OfferedRate = OfferedRoom['rates'][number]

/** The available rooms and their prices. */
export function useAvailability() {
  const { hotel } = useSite()
  const problems = useProblems()
  const search = useCall(searchAvailability)
  const [offered, setOffered] = useState<Availability>()

  /** Undefined if the search failed; the problem is already shown. */
  async function look(wanted: StayDraft, retry: () => unknown): Promise<Availability | undefined> {
    const { draft, code, named } = wanted
    try {
      const answer = await search.mutateAsync({
        body: { hotelId: hotel.id, ...draft.stay, ...named, ...(code && { promotionalCode: code }) },
      })
      setOffered(answer)
      return answer
    } catch (caught) {
      problems.show(caught, { action: 'Check-in', retry })
      return undefined
    }
  }

  return { offered, look, clear: () => setOffered(undefined), isPending: search.isPending }
}
