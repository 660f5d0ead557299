import type { PageSite } from '@foyer/contract/page.ts'
import type { Site } from '@foyer/domain/config/site.ts'

export function pageSite({ legal: _, theme: { name, mark }, screens, ...site }: Site): PageSite {
  return {
    ...site,
    theme: { name, mark },
    // What screens ask for stands in the site's fields already.
    screens: screens.map((screen) => ({
      ...screen,
      assets: screen.assets.filter(({ type }) => type !== 'FieldArray'),
    })),
  }
}
