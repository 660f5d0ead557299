import type { RefusedEntry } from '@foyer/contract/staff/hotel-system.ts'
import { useTexts } from '../wordings/texts-context.tsx'
import { parseFeedProblem } from './feed-part.ts'

/** What an entry of the hotel's system is, and what of it Foyer cannot take, in words for the desk. */
export function useEntryText() {
  const { say } = useTexts()
  return ({ kind, key, why }: Pick<RefusedEntry, 'kind' | 'key' | 'why'>) => {
    const { part, isMissing } = parseFeedProblem(why)
    const what = say(`hotelSystem.part.${part}`)
    return {
      name: kind && key ? say(`hotelSystem.entry.${kind}`, { key }) : say('hotelSystem.entry.unknown'),
      problem: say(isMissing ? 'hotelSystem.entry.missing' : 'hotelSystem.entry.wrong', { what }),
    }
  }
}

/** The same for a technician. */
export const toTechnicalEntry = ({ id, key, why }: RefusedEntry): string => [id, key, why].filter(Boolean).join(' · ')
