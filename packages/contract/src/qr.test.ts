import { expect, it } from 'vitest'
import { downloadQr, keyboxQr, makeQr } from './qr.ts'
import { expectRoundTrip } from './testing/round-trip.ts'

it('generate-custom-qr maps its fields to wire names', () => {
  expectRoundTrip(
    makeQr.body,
    { reference: 'F', template: 't', pmsHotelId: 'h' },
    { booking: 'F', template: 't', pmsHotelId: 'h' },
  )
  expectRoundTrip(makeQr.reply, { picture: 'iVBORw0=' }, { custom_qr_base64: 'iVBORw0=' })
})

it('keybox-qr maps its fields to wire names', () => {
  expectRoundTrip(keyboxQr.body, { reference: 'F' }, { booking: 'F' })
  expectRoundTrip(keyboxQr.reply, { keyboxQrUri: 'data:,' }, { keybox_opening_qr_uri: 'data:,' })
})

it('download-qr replies with a file', () => {
  expect(downloadQr.replyAs).toBe('file')
})
