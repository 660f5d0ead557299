import { licenceReadings } from '@foyer/domain/guest/guest.ts'
import * as z from 'zod/mini'
import { call, MAX_DRAWING_BYTES } from './wire/call.ts'
import { commonWireNames } from './wire/common-wire-names.ts'
import { signaturePicture } from './wire/picture.ts'
import { renamed } from './wire/renamed.ts'
import { optionalShortText } from './wire/values.ts'

/**
 * Extension: a driver presents the licence. The text read from it is sent and parsed again by the
 * server. Only if nothing could be read is the picture sent; it is checked and never stored, and
 * the driver types in the data.
 */
export const showLicence = call({
  name: 'showLicence',
  method: 'POST',
  path: '/api/driving-licence/',
  maxBytes: MAX_DRAWING_BYTES,
  body: renamed(
    {
      hotelId: z.int(),
      reference: z.string().check(z.maxLength(64)),
      driver: z.string().check(z.maxLength(64)),
      pickUpProcess: optionalShortText,
      barcode: z.optional(z.string().check(z.maxLength(4000))),
      lines: z.optional(z.string().check(z.maxLength(400))),
      picture: z.optional(signaturePicture),
      /** Set if nothing could be read. */
      typed: z.optional(
        renamed(
          {
            number: z.string().check(z.maxLength(40)),
            country: z.string().check(z.maxLength(3)),
            validUntil: z.string().check(z.maxLength(10)),
          },
          { validUntil: 'valid_until' },
        ),
      ),
    },
    { ...commonWireNames, driver: 'guest_id', picture: 'driveLicenseImage' },
  ),
  reply: renamed({ readBy: z.enum(licenceReadings) }, { readBy: 'read_by' }),
})
