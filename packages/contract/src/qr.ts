import * as z from 'zod/mini'
import { call } from './wire/call.ts'
import { renamed } from './wire/renamed.ts'

export const makeQr = call({
  name: 'makeQr',
  method: 'POST',
  path: '/api/generate-custom-qr/',
  changes: false,
  body: renamed({ reference: z.string(), template: z.string(), pmsHotelId: z.string() }, { reference: 'booking' }),
  reply: renamed({ picture: z.string() }, { picture: 'custom_qr_base64' }),
})

/** The code that opens the key box, for a page that did not receive it with the arrival. */
export const keyboxQr = call({
  name: 'keyboxQr',
  method: 'POST',
  path: '/api/keybox-qr/',
  changes: false,
  body: renamed({ reference: z.string() }, { reference: 'booking' }),
  reply: renamed({ keyboxQrUri: z.string() }, { keyboxQrUri: 'keybox_opening_qr_uri' }),
})

export const downloadQr = call({
  name: 'downloadQr',
  method: 'GET',
  path: '/api/download-qr/{code}/{surname}/',
  params: z.object({ code: z.string(), surname: z.string() }),
  replyAs: 'file',
})
