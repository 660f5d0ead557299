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

it('N2 an unchanged part changes nothing', () => {
  expect(withPart(document, partOf(document))).toEqual(document)
})

it('N2 writes only what differs', () => {
  const { retention } = partOf(document)
  const changed = withPart(document, { ...partOf(document), retention: { ...retention, guestDays: 7 } })
  expect(changed).toEqual({ ...document, retention: { guestDays: 7 } })
})

it('N2 the name on screens follows the hotel’s name unless it differs', () => {
  const renamed = { ...partOf(document), hotel: { ...hotel, name: 'Can Roca' } }
  expect(withPart(document, renamed).hotelInfo).toEqual({ name: 'Can Roca', address: 'here' })
  const own = { ...document, hotelInfo: { name: 'Roca' } }
  expect(withPart(own, { ...partOf(own), hotel: { ...hotel, name: 'Can Roca' } }).hotelInfo).toEqual({ name: 'Roca' })
})

it('N2 a value removed from a section disappears from the document', () => {
  const changed = withPart(document, { ...partOf(document), hotelInfo: { name: 'Roca' } })
  expect(changed.hotelInfo).toEqual({ name: 'Roca' })
})

it('N2 never shows device passwords and changes no other secret', () => {
  expect(partOf(document).secrets).toEqual({ admin_password: '********' })
  const secrets = { tablet_password: 'a new one', demo_code: 'another', hotel_system: 'of sixteen letters' }
  const changed = withPart(document, { ...partOf(document), secrets })
  expect(changed.secrets).toEqual({ demo_code: 'the second', tablet_password: 'a new one' })
})

it('S3 switches reporting without changing another flag', () => {
  const changed = withPart(document, { ...partOf(document), reporting: true })
  expect(changed.flags).toEqual({ demo: true, national_police_integration: true })
})
