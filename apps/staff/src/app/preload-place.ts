import type { Place } from '../places/place.ts'
import { laterViews } from './later-views.ts'
import { routes } from './routes.tsx'

/** Loads what the page shows first, so that it shows without a placeholder. */
export async function preloadPlace(at: Place | undefined): Promise<void> {
  if (!at) return
  const { reference, group } = at.params
  const main = Object.values(laterViews).find((view) => view === routes[at.view]?.main)
  await Promise.all([
    main?.preload(),
    reference && laterViews.StayPanel.preload(),
    group && laterViews.GroupPanel.preload(),
  ])
}
