import { it } from 'vitest'
import { saveSocketVersion, signInDevice } from './device.ts'
import { expectRoundTrip } from './testing/round-trip.ts'

it('signing in sends the license code and the app key', () => {
  const body = { licenseCode: 'FOYE-RHOT-ELKI-OSK1', appKey: 'kiosk' }
  expectRoundTrip(signInDevice.body, body, body)
  expectRoundTrip(signInDevice.body, { licenseCode: 'X' }, { licenseCode: 'X' })
})

it('the reply has the company, the hotel, its country and the app key', () => {
  expectRoundTrip(
    signInDevice.reply,
    { companyId: 1, hotelId: 2, countryAlpha3: 'ESP', appKey: 'kiosk' },
    { company_id: 1, hotel_id: 2, hotel_country_alfa_3: 'ESP', pok_key: 'kiosk' },
  )
})

it('save-socket-version maps its fields to wire names', () => {
  expectRoundTrip(
    saveSocketVersion.body,
    { appId: 'kiosk', version: '1.2' },
    { app_id: 'kiosk', socket_version: '1.2' },
  )
})
