import { parseHotelConfig } from '@foyer/domain/config/parse-hotel-config.ts'
import { isLinkToken } from '@foyer/domain/pre-checkin/link-code.ts'
import { describe, expect, it } from 'vitest'
import { hashLicenseCode } from '../access/device/license-code.ts'
import type { DemoHotel, DemoReservation } from './demo-hotel.ts'
import { demoHotels } from './hotels.ts'

function parseConfig(hotel: DemoHotel) {
  const read = parseHotelConfig(hotel.document)
  if (!read.ok) throw new Error(read.issues.map(({ path, message }) => `${path}: ${message}`).join('; '))
  return read.config
}

const listLanguages = (hotel: DemoHotel) => {
  const { languages, flags } = parseConfig(hotel)
  return [...languages, ...flags.extra_languages]
}

const whereChildrenStay = demoHotels.filter((hotel) => parseConfig(hotel).product !== 'carRental')

it.each(whereChildrenStay)('G3 $name asks no child for a signature, as hotels usually do', (hotel) => {
  expect(parseConfig(hotel).flags.min_age_for_signature).toBeGreaterThanOrEqual(14)
})

const sumDue = ({ folio }: DemoReservation) => folio.reduce((sum, { amount }) => sum + amount, 0)

describe.each(demoHotels)('$name', (hotel) => {
  const config = parseConfig(hotel)
  const languages = listLanguages(hotel)

  it('has the app keys of every demo hotel', () => {
    expect(Object.keys(config.apps)).toEqual(expect.arrayContaining(['own', 'kiosk', 'tablet', 'frontapp', 'prechk']))
  })

  it('can be completed by typing and by paying at reception', () => {
    expect(config.flags).toMatchObject({ allow_manual_entry: true, allow_pay_in_reception: true })
  })

  it.each(languages)('has all texts in %s', (language) => {
    const texts = [
      config.legal.terms_content,
      config.legal.privacy_content,
      config.hotelInfo.wayToTheLift,
      ...(config.hotelInfo.breakfast ? [config.hotelInfo.breakfast.place] : []),
      ...config.screens.flatMap(({ assets }) =>
        assets.flatMap((asset) =>
          asset.type === 'FieldArray'
            ? asset.fields.filter(({ type }) => type === 'checkbox').map(({ label }) => label)
            : [],
        ),
      ),
      ...hotel.roomTypes.map(({ names }) => names),
      ...hotel.reservations.flatMap(({ folio }) => folio.map(({ names }) => names)),
    ]
    expect(texts.filter((text) => !text?.[language]?.trim())).toEqual([])
  })

  it('has its own texts in all its languages or in none', () => {
    const keys = languages.map((language) => Object.keys(config.labels[language] ?? {}).toSorted())
    for (const own of keys) expect(own).toEqual(keys[0])
    expect([[], languages.toSorted()]).toContainEqual(Object.keys(config.labels).toSorted())
  })

  it('gives reservations rooms of the booked type, and no room twice', () => {
    const given = hotel.reservations.flatMap(({ room, roomType }) => (room ? [{ room, roomType }] : []))
    for (const { room, roomType } of given) {
      expect(hotel.roomTypes.find(({ rooms }) => rooms.includes(room))?.id).toBe(roomType)
    }
    expect(new Set(given.map(({ room }) => room)).size).toBe(given.length)
  })

  it('SIGNIN-03 has license codes in four groups of four', () => {
    for (const { code } of hotel.licenses) expect(code).toMatch(/^([A-Z0-9]{4}-){3}[A-Z0-9]{4}$/)
  })
})

it('G46–G51 each room type of the Palace has a picture of its own', () => {
  const shown = demoHotels.find(({ id }) => id === 1)?.roomTypes.map(({ picture }) => picture) ?? []
  expect(shown.length).toBeGreaterThan(3)
  expect(new Set(shown).size).toBe(shown.length)
})

it('no two demo hotels share a reference or a license code, and they cover four time zones', () => {
  const references = demoHotels.flatMap(({ reservations }) => reservations.map(({ reference }) => reference))
  const hashes = demoHotels.flatMap(({ licenses }) => licenses.map(({ code }) => hashLicenseCode(code)))
  for (const all of [references, hashes]) expect(new Set(all).size).toBe(all.length)
  expect(new Set(demoHotels.map(({ timeZone }) => timeZone)).size).toBe(4)
})

/** Every reservation in the plan, by its surname and its characteristic. */
const traits: Record<string, { lastName: string; trait?: (stay: DemoReservation) => boolean }> = {
  FOY1001: { lastName: 'García López', trait: (stay) => stay.guests.length === 1 && sumDue(stay) === 240_00 },
  FOY1002: { lastName: 'Müller', trait: (stay) => stay.guests.length === 3 && stay.guests[2]?.child === true },
  FOY1003: { lastName: 'Rossi', trait: (stay) => stay.preCheckinCompleted === true && sumDue(stay) === 0 },
  FOY1004: { lastName: 'Smith', trait: (stay) => sumDue(stay) > 0 },
  FOY1005: { lastName: 'Smith', trait: (stay) => sumDue(stay) === 0 },
  FOY1006: { lastName: 'Dupont', trait: (stay) => sumDue(stay) > 0 },
  FOY1007: { lastName: 'Lindqvist', trait: (stay) => stay.roomAvailable === false && stay.room === undefined },
  FOY1008: { lastName: 'Silva', trait: (stay) => stay.hasPets === true },
  FOY1009: { lastName: 'Nagy', trait: (stay) => stay.groupLocator === 'GRP77' },
  FOY1010: { lastName: 'Nagy', trait: (stay) => stay.groupLocator === 'GRP77' },
  FOY1011: {
    lastName: 'Kowalski',
    trait: (stay) => stay.state === 'inHouse' && stay.room === '204' && sumDue(stay) > 0,
  },
  FOY1012: {
    lastName: "O'Brien",
    trait: (stay) => stay.state === 'inHouse' && stay.room === '305' && sumDue(stay) === 0,
  },
  FOY1013: { lastName: 'Yılmaz', trait: (stay) => sumDue(stay) > 0 },
  FOY1014: { lastName: 'Papadopoulos', trait: ({ room }) => demoHotels[0]?.notReady.includes(room ?? '') === true },
  FOY1015: { lastName: 'Ionescu', trait: (stay) => stay.arrives === 1 && isLinkToken(stay.sharedLink ?? '') },
  FOY1016: { lastName: 'Novak', trait: (stay) => stay.state === 'cancelled' },
  FOY2001: { lastName: 'Jensen' },
  FOY2002: { lastName: 'Meyer' },
  FOY2003: { lastName: 'Meyer' },
  FOY2004: { lastName: 'Doyle', trait: ({ reported }) => reported?.state === 'accepted' },
  RAC3001: { lastName: 'Novák' },
  RAC3002: { lastName: 'Jensen', trait: (stay) => stay.guests.length === 2 },
  RAC3003: { lastName: 'Ferrari' },
  RAC3004: { lastName: 'Aalto', trait: ({ reported }) => reported?.state === 'accepted' },
  FOY4001: { lastName: 'Bianchi' },
  FOY4002: { lastName: 'Conti' },
  FOY4003: { lastName: 'Bakker', trait: ({ reported }) => reported?.state === 'accepted' },
  FOY5001: { lastName: 'Olmo', trait: (stay) => stay.guests.filter(({ child }) => child).length === 2 },
  FOY5002: { lastName: 'Weiss', trait: (stay) => sumDue(stay) === 0 },
  FOY5003: { lastName: 'Bergström', trait: ({ reported }) => reported?.state === 'accepted' },
  FOY5004: { lastName: 'Soto', trait: ({ reported }) => reported?.state === 'refused' },
}

it('the demo has exactly the planned reservations', () => {
  const references = demoHotels.flatMap(({ reservations }) => reservations.map(({ reference }) => reference))
  expect(references.toSorted()).toEqual(Object.keys(traits).toSorted())
})

it.each(demoHotels.flatMap(({ reservations }) => reservations))('$reference: $shows', (stay) => {
  const wanted = traits[stay.reference]
  expect(stay.lastName).toBe(wanted?.lastName)
  expect(wanted?.trait?.(stay) ?? true).toBe(true)
})
