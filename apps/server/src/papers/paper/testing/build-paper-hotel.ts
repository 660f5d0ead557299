import type { PaperHotel } from '../paper-hotel.ts'

/** A hotel whose papers are German. */
export function buildPaperHotel(changes: Partial<PaperHotel> = {}): PaperHotel {
  return {
    hotel: {
      id: 1,
      companyId: 1,
      name: 'Foyer Palace',
      city: 'Berlin',
      country: 'DEU',
      timeZone: 'Europe/Berlin',
      currency: 'EUR',
      isDemo: true,
      configVersion: 1,
      revision: '1',
    },
    language: 'de',
    partyWord: 'guest',
    address: 'Lindenallee 1, 10115 Berlin',
    establishment: { company: 'Foyer GmbH', taxNumber: 'DE1', registryNumber: 'HRB 2' },
    billType: 'bill',
    mark: { letters: 'FP', colour: '#7a3b1d' },
    who: 'Marta Vidal',
    now: new Date('2027-05-10T10:00:00Z'),
    ...changes,
  }
}
