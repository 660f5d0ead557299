import { expect, it } from 'vitest'
import { downloadQr, keyboxQr, makeQr } from './qr.ts'
import { expectSame } from './testing/round-trip.ts'

it('generate-custom-qr maps its fields to wire names', () => {
  expectSame(
    makeQr.body,
    { reference: 'F', template: 't', pmsHotelId: 'h' },
    { booking: 'F', template: 't', pmsHotelId: 'h' },
  )
  expectSame(makeQr.reply, { picture: 'iVBORw0=' }, { custom_qr_base64: 'iVBORw0=' })
})

it('keybox-qr maps its fields to wire names', () => {
  expectSame(keyboxQr.body, { reference: 'F' }, { booking: 'F' })
  expectSame(keyboxQr.reply, { keyboxQrUri: 'data:,' }, { keybox_opening_qr_uri: 'data:,' })
})

it('download-qr replies with a file', () => {
  expect(downloadQr.replyAs).toBe('file')
})
