import { type Place, parsePlace, place } from '../journey/place.ts'
import { type ScreenName, screens } from '../journey/screens.ts'

/** Where a hotel's own button leads: to a screen, or to a page elsewhere. */
export type ButtonTarget = { readonly place: Place } | { readonly url: string }

/** The address decides; without one a button leads to the screen that it is named after. */
export function findButtonTarget({ name, url }: { name: string; url?: string | undefined }): ButtonTarget | undefined {
  if (url !== undefined && !url.startsWith('/')) return { url }
  const screen = findOpenScreen(url === undefined ? name : parsePlace(url)?.screen)
  return screen && { place: place(screen) }
}

/** Screens that nothing of a booking has to lead to. */
export function findOpenScreen(name: string | undefined): ScreenName | undefined {
  if (name === undefined || !Object.hasOwn(screens, name)) return undefined
  const screen = name as ScreenName
  return screens[screen].path.includes('{') ? undefined : screen
}
