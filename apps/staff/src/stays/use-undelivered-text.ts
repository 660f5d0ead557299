import { parseUndelivered } from '@foyer/domain/reservation/undelivered-reason.ts'
import { useTexts } from '../wordings/texts-context.tsx'

/** Why the PMS has not taken a message, in our words or else in its own. */
export function useUndeliveredText(): (error: string) => string {
  const { say } = useTexts()
  return (error) => {
    const known = parseUndelivered(error)
    return known ? say(`systemSetup.reason.${known.reason}`, { detail: known.detail }) : error
  }
}
