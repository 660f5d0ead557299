import type { HotelPage } from '@foyer/contract/page.ts'
import { type HotelConfigInput, hotelConfigSchema } from '@foyer/domain/config/hotel-config.ts'
import { settleSite } from '@foyer/domain/config/site.ts'

interface PageChanges extends Partial<Omit<HotelPage, 'site'>> {
  readonly config?: HotelConfigInput
  readonly appKey?: string
}

/** What the server puts into the page of one app of a hotel. */
export function aHotelPage({ config = {}, appKey = 'own', ...changes }: PageChanges = {}): HotelPage {
  return {
    site: settleSite({ config: hotelConfigSchema.parse(config), appKey }),
    hotel: { id: 1, companyId: 1, name: 'Foyer Palace', timeZone: 'Europe/Madrid', currency: 'EUR' },
    version: 'test',
    csrf: 'test',
    builtAt: '2030-05-01T00:00:00.000Z',
    panels: [],
    readers: { document: false, face: false },
    ...changes,
  }
}
