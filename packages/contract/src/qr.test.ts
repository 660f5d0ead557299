import { expect, it } from 'vitest'
import { downloadQr, keyboxQr, makeQr } from './qr.ts'
import { expectSame } from './testing/round-trip.ts'

it('generate-custom-qr names its fields', () => {
  expectSame(
    makeQr.body,
    { reference: 'F', template: 't', pmsHotelId: 'h' },
    { booking: 'F', template: 't', pmsHotelId: 'h' },
  )
  expectSame(makeQr.reply, { picture: 'iVBORw0=' }, { custom_qr_base64: 'iVBORw0=' })
})

it('keybox-qr names its fields', () => {
  expectSame(keyboxQr.body, { reference: 'F' }, { booking: 'F' })
  expectSame(keyboxQr.reply, { keyboxQrUri: 'data:,' }, { keybox_opening_qr_uri: 'data:,' })
})

it('download-qr answers a file', () => {
  expect(downloadQr.replyAs).toBe('file')
})
