import { licenceReadings } from '@foyer/domain/guest/guest.ts'
import * as z from 'zod/mini'
import { call, DRAWN_BYTES } from './wire/call.ts'
import { signaturePicture } from './wire/picture.ts'
import { renamed } from './wire/renamed.ts'
import { usualNames } from './wire/usual-names.ts'
import { maybeWord } from './wire/values.ts'

/**
 * Ours: a driver shows the licence. What was read of it travels as text, and the server reads it once more; only where nothing
 * could be read does the picture travel, is looked at, and is kept nowhere; then the driver types what stands on it.
 */
export const showLicence = call({
  name: 'showLicence',
  method: 'POST',
  path: '/api/driving-licence/',
  mostBytes: DRAWN_BYTES,
  body: renamed(
    {
      hotelId: z.int(),
      reference: z.string().check(z.maxLength(64)),
      driver: z.string().check(z.maxLength(64)),
      pickUpProcess: maybeWord,
      barcode: z.optional(z.string().check(z.maxLength(4000))),
      lines: z.optional(z.string().check(z.maxLength(400))),
      picture: z.optional(signaturePicture),
      /** Where nothing could be read. */
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
    { ...usualNames, driver: 'guest_id', picture: 'driveLicenseImage' },
  ),
  reply: renamed({ readBy: z.enum(licenceReadings) }, { readBy: 'read_by' }),
})
