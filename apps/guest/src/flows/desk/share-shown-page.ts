import { shareScreen } from '@foyer/contract/shared-screen.ts'
import type { Place } from '@foyer/domain/journey/place.ts'
import { callApi } from '@foyer/web/api/call-api.ts'
import type { Caller } from '@foyer/web/api/caller.ts'
import { readShownPage } from './read-shown-page.ts'

interface Sharing {
  readonly reference: string
  readonly place: Place
  readonly caller: Caller
}

/** Sends the page to the desk unless it shows the same as before. Returns what it shows, and who watches it. */
export async function shareShownPage({ reference, place, caller }: Sharing, before = '') {
  const shown = readShownPage(document, place)
  const content = JSON.stringify(shown)
  if (content === before) return undefined
  const { watchedBy } = await callApi(shareScreen, { body: { reference, shown } }, caller)
  return { content, watchedBy }
}
