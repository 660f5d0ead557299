import { expect, it } from 'vitest'
import type { HotelConfigInput } from './hotel-config.ts'
import { partOf, withPart } from './hotel-part.ts'

const hotel = { name: 'Hotel Roca', city: 'Girona', country: 'ESP', timeZone: 'Europe/Madrid', currency: 'EUR' }
const document: HotelConfigInput = {
  hotel,
  hotelInfo: { name: 'Hotel Roca', address: 'here' },
  flags: { demo: true },
  secrets: { admin_password: 'the first', demo_code: 'the second' },
}

it('N2 a part that comes back as it was changes nothing', () => {
  expect(withPart(document, partOf(document))).toEqual(document)
})

it('N2 only what is different is written', () => {
  const { retention } = partOf(document)
  const changed = withPart(document, { ...partOf(document), retention: { ...retention, guestDays: 7 } })
  expect(changed).toEqual({ ...document, retention: { guestDays: 7 } })
})

it('N2 the name on screens follows the hotel’s, unless it is one of its own', () => {
  const renamed = { ...partOf(document), hotel: { ...hotel, name: 'Can Roca' } }
  expect(withPart(document, renamed).hotelInfo).toEqual({ name: 'Can Roca', address: 'here' })
  const own = { ...document, hotelInfo: { name: 'Roca' } }
  expect(withPart(own, { ...partOf(own), hotel: { ...hotel, name: 'Can Roca' } }).hotelInfo).toEqual({ name: 'Roca' })
})

it('N2 what is taken out of a section is gone from the document', () => {
  const changed = withPart(document, { ...partOf(document), hotelInfo: { name: 'Roca' } })
  expect(changed.hotelInfo).toEqual({ name: 'Roca' })
})

it('N2 device passwords are never told, and no other secret is touched', () => {
  expect(partOf(document).secrets).toEqual({ admin_password: '********' })
  const secrets = { tablet_password: 'a new one', demo_code: 'another', hotel_system: 'of sixteen letters' }
  const changed = withPart(document, { ...partOf(document), secrets })
  expect(changed.secrets).toEqual({ demo_code: 'the second', tablet_password: 'a new one' })
})

it('S3 reporting is switched without touching another flag', () => {
  const changed = withPart(document, { ...partOf(document), reporting: true })
  expect(changed.flags).toEqual({ demo: true, national_police_integration: true })
})
