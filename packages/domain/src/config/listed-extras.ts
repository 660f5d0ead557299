import type { Extra } from '../extras/extra.ts'
import type { ScreenConfig } from './screen-config.ts'

/** The type under which a hotel's system reports that breakfast is included. */
const BREAKFAST = 'breakfast'

/**
 * The extras that the extras screen lists as assets, in that order; a screen without such assets
 * offers all.
 */
export function getListedExtras(extras: readonly Extra[], screens: readonly ScreenConfig[]): readonly Extra[] {
  const assets = screens.filter(({ name }) => name === 'ExtrasScreen').flatMap((screen) => screen.assets)
  const listed = assets.flatMap((asset) => (asset.type === 'ExtraId' ? [asset] : []))
  if (listed.length === 0) return extras
  return listed.flatMap((asset, order) => {
    const extra = extras.find(({ id }) => id === asset.extra_id)
    if (!extra) return []
    const type = asset.is_breakfast ? BREAKFAST : (asset.extra_type ?? extra.type)
    const { perChild, perAdult } = extra
    return [
      { ...extra, order, type, perChild: asset.is_per_child || perChild, perAdult: asset.is_per_adult || perAdult },
    ]
  })
}
