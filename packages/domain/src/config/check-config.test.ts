import { expect, it } from 'vitest'
import { checkConfig } from './check-config.ts'
import { parseHotelConfig } from './parse-hotel-config.ts'

const hotel = { name: 'Hotel Roca', city: 'Girona', country: 'ESP', timeZone: 'Europe/Madrid', currency: 'EUR' }
const roomTypes = [{ id: 'double', name: 'Double' }]
const cava = { id: 'cava', names: { en: 'Cava' }, price: 28 }
const room = { number: '101', type: 'double', floor: 1 }

const said = (document: object) => {
  const read = checkConfig(document)
  return read.ok ? [] : read.issues.map(({ path, message }) => `${path}: ${message}`)
}

it('N2 accepts a complete hotel', () => {
  expect(said({ hotel, roomTypes, rooms: [room] })).toEqual([])
})

it.each<[string, object, string]>([
  ['a string instead of a number', { retention: { guestDays: '30' } }, 'retention.guestDays: has to be a number'],
  ['a number that is too small', { retention: { guestDays: 0 } }, 'retention.guestDays: has to be 1 or more'],
  ['a number that is too large', { retention: { guestDays: 99_999 } }, 'retention.guestDays: has to be 36525 or less'],
  [
    'a string that is too short',
    { secrets: { admin_password: 'abc' } },
    'secrets.admin_password: needs 4 letters or more',
  ],
  ['an invalid option', { product: 'boat' }, 'product: has to be hotel or carRental'],
  ['an invalid time', { hotelInfo: { checkOutUntil: 'noon' } }, 'hotelInfo.checkOutUntil: a time like 07:30'],
  ['a missing value', { hotel: { ...hotel, name: undefined } }, 'hotel.name: is missing'],
  ['a list that is too short', { languages: [] }, 'languages: needs 1 entries or more'],
  ['not a list', { languages: 'en' }, 'languages: has to be a list'],
  ['an unknown name', { retentoin: {} }, 'retentoin: unknown name'],
  ['an invalid reply-to address', { mail: { replyTo: 'the desk' } }, 'mail.replyTo: an address like desk@example.com'],
  ...[
    'file:///etc',
    'http://user:word@10.0.0.1',
    'http://10.0.0.1/?a',
    '//10.0.0.1',
    'gopher://10.0.0.1',
    'hardware',
  ].map((hardware_url): [string, object, string] => [
    `an address that is none: ${hardware_url}`,
    { flags: { hardware_url } },
    'flags.hardware_url: an address like http://192.168.1.20:8080/hardware',
  ]),
  ['an unknown country', { hotel: { ...hotel, country: 'XXX' } }, 'hotel.country: no country has this code'],
  [
    'an unknown time zone',
    { hotel: { ...hotel, timeZone: 'Mars/Crater' } },
    'hotel.timeZone: no time zone has this name',
  ],
  ['an unknown currency', { hotel: { ...hotel, currency: 'ZZZ' } }, 'hotel.currency: no currency has this code'],
  ['an extra twice', { extras: [cava, cava] }, 'extras.1.id: another extra has this id'],
  [
    'an extra for an unknown room type',
    { roomTypes, extras: [{ ...cava, products: { loft: 'C1' } }] },
    'extras.0.products: no such type of room',
  ],
  [
    'an upgrade to an unknown room type',
    { roomTypes, upgrades: [{ id: 'up', from: ['double'], to: 'loft', perNight: 9 }] },
    'upgrades.0.to: no such type of room',
  ],
  [
    'an upsell to an unknown group',
    { roomTypes, fleet: { upsells: [{ from: ['double'], to: 'loft', perDay: 9 }] } },
    'fleet.upsells.0: no such type of room',
  ],
  [
    'a plate twice',
    {
      fleet: {
        vehicles: [
          { plate: '1', space: 'A', model: 'Dune' },
          { plate: '1', space: 'B', model: 'Dune' },
        ],
      },
    },
    'fleet.vehicles.1.plate: another vehicle has this plate',
  ],
  ['a room twice', { roomTypes, rooms: [room, room] }, 'rooms.1.number: is there twice'],
  ['a type twice', { roomTypes: [...roomTypes, ...roomTypes] }, 'roomTypes.1.id: is there twice'],
  ['a room of an unknown type', { roomTypes: [], rooms: [room] }, 'rooms.0.type: there is no room type double'],
])('N2 reports path and message: %s', (_, document, words) => {
  expect(said(document)).toEqual([words])
})

it('a published document stays readable even if its time zone no longer exists', () => {
  expect(parseHotelConfig({ hotel: { ...hotel, timeZone: 'Mars/Crater' } })).toMatchObject({ ok: true })
})

it('accepts records of invoices only for an issuer with a Spanish tax number, and with a producer', () => {
  const producer = { name: 'Foyer', taxNumber: 'B12345674' }
  const establishment = { taxNumber: 'B12345674' }
  const issuer = 'verifactu.mode: invoices need an issuer with a Spanish tax number'
  expect(said({ hotel, establishment, verifactu: { mode: 'live', producer } })).toEqual([])
  expect(said({ hotel, establishment, verifactu: { mode: 'live' } })).toEqual(['verifactu.producer: is missing'])
  expect(said({ hotel, verifactu: { mode: 'test', producer } })).toEqual([issuer])
  const abroad = { invoice: { issuer: { country: 'PT' } } }
  expect(said({ hotel, establishment, folio: abroad, verifactu: { mode: 'test', producer } })).toEqual([issuer])
  expect(said({ hotel, verifactu: {} })).toEqual([])
})
