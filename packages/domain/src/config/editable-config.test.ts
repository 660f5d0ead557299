import { expect, it } from 'vitest'
import { toEditableConfig, withEditableConfig } from './editable-config.ts'
import type { HotelConfigInput } from './hotel-config.ts'

const hotel = { name: 'Hotel Roca', city: 'Girona', country: 'ESP', timeZone: 'Europe/Madrid', currency: 'EUR' }
const document: HotelConfigInput = {
  hotel,
  hotelInfo: { name: 'Hotel Roca', address: 'here' },
  flags: { demo: true },
  secrets: { admin_password: 'the first', demo_code: 'the second' },
}

it('N2 an unchanged part changes nothing', () => {
  expect(withEditableConfig(document, toEditableConfig(document))).toEqual(document)
})

it('N2 writes only what differs', () => {
  const { retention } = toEditableConfig(document)
  const changed = withEditableConfig(document, {
    ...toEditableConfig(document),
    retention: { ...retention, guestDays: 7 },
  })
  expect(changed).toEqual({ ...document, retention: { guestDays: 7 } })
})

it('N2 the name on screens follows the hotel’s name unless it differs', () => {
  const renamed = { ...toEditableConfig(document), hotel: { ...hotel, name: 'Can Roca' } }
  expect(withEditableConfig(document, renamed).hotelInfo).toEqual({ name: 'Can Roca', address: 'here' })
  const own = { ...document, hotelInfo: { name: 'Roca' } }
  expect(
    withEditableConfig(own, { ...toEditableConfig(own), hotel: { ...hotel, name: 'Can Roca' } }).hotelInfo,
  ).toEqual({ name: 'Roca' })
})

it('N2 a value removed from a section disappears from the document', () => {
  const changed = withEditableConfig(document, { ...toEditableConfig(document), hotelInfo: { name: 'Roca' } })
  expect(changed.hotelInfo).toEqual({ name: 'Roca' })
})

it('N2 never shows device passwords and changes no other secret', () => {
  expect(toEditableConfig(document).secrets).toEqual({ admin_password: '********' })
  const secrets = { tablet_password: 'a new one', demo_code: 'another', hotel_system: 'of sixteen letters' }
  const changed = withEditableConfig(document, { ...toEditableConfig(document), secrets })
  expect(changed.secrets).toEqual({ demo_code: 'the second', tablet_password: 'a new one' })
})

it('S3 switches reporting without changing another flag', () => {
  const changed = withEditableConfig(document, { ...toEditableConfig(document), reporting: true })
  expect(changed.flags).toEqual({ demo: true, national_police_integration: true })
})

it('S22 the price list and the day’s close are changed as a whole, and the rest of the folio stays as written', () => {
  const written: HotelConfigInput = { ...document, folio: { vat: { room: 1000 }, closing: { at: '03:00' } } }
  const part = toEditableConfig(written)
  expect(withEditableConfig(written, part)).toEqual(written)
  const services = [{ id: 'spa', names: { en: 'Spa' }, group: 'other', price: 25_00, on: true }] as const
  const changed = withEditableConfig(written, {
    ...part,
    folio: { ...part.folio, services: [...services], closing: 'hand' },
  })
  expect(changed.folio).toEqual({ vat: { room: 1000 }, services, closing: 'hand' })
})

it('S35 shows all languages that guests get as one list, and a language removed from it is gone', () => {
  const several: HotelConfigInput = { ...document, languages: ['en', 'de'], flags: { extra_languages: ['ca', 'pt'] } }
  const part = toEditableConfig(several)
  expect(part.languages).toEqual(['en', 'de', 'ca', 'pt'])
  expect(withEditableConfig(several, part)).toEqual(several)
  const changed = withEditableConfig(several, { ...part, languages: ['en', 'ca'] })
  expect(toEditableConfig(changed).languages).toEqual(['en', 'ca'])
})
