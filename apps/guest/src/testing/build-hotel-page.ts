import type { HotelPage } from '@foyer/contract/page.ts'
import { type HotelConfigInput, hotelConfigSchema } from '@foyer/domain/config/hotel-config.ts'
import { resolveSite } from '@foyer/domain/config/site.ts'

interface PageChanges extends Partial<Omit<HotelPage, 'site'>> {
  readonly config?: HotelConfigInput
  readonly appKey?: string
}

/** What the server embeds in the page of one of a hotel's apps. */
export function buildHotelPage({ config = {}, appKey = 'own', ...changes }: PageChanges = {}): HotelPage {
  const settled = resolveSite({ config: hotelConfigSchema.parse(config), appKey })
  return {
    site: settled,
    hotel: { id: 1, companyId: 1, name: 'Foyer Palace', timeZone: 'Europe/Madrid', currency: 'EUR', country: 'ESP' },
    version: 'test',
    csrf: 'test',
    builtAt: '2030-05-01T00:00:00.000Z',
    ...(settled.device.enrolledOnly && { fingerprint: 'a'.repeat(64) }),
    panels: [],
    readers: { document: false, face: false },
    wallets: [],
    payWallets: [],
    ...changes,
  }
}
