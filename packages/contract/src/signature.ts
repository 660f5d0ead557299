import { LONGEST_TYPED_NAME, signatureKinds } from '@foyer/domain/signature/typed-name.ts'
import * as z from 'zod/mini'
import { call, DRAWN_BYTES } from './wire/call.ts'
import { signaturePicture } from './wire/picture.ts'
import { renamed } from './wire/renamed.ts'
import { usualNames } from './wire/usual-names.ts'
import { MOST_GUESTS, word } from './wire/values.ts'

/**
 * Extension: the boxes ticked above a signature, and the version of the hotel's configuration that
 * the page had read.
 */
export const ticks = z.object({
  version: z.optional(z.string().check(z.maxLength(20))),
  checks: z.record(z.string().check(z.maxLength(100)), z.boolean()),
  terms: z.boolean(),
})

export const uploadSignature = call({
  name: 'uploadSignature',
  method: 'POST',
  path: '/api/upload-signature/',
  mostBytes: DRAWN_BYTES,
  body: renamed(
    {
      reference: word,
      hotelId: z.int(),
      // Extension: for a rental, the agreement shown above the signature.
      agreement: z.optional(z.string().check(z.maxLength(100))),
      guests: z
        .array(
          renamed(
            {
              id: word,
              signature: signaturePicture,
              // Extension: guests who cannot draw type their name, from which the picture is made.
              // If absent, drawn.
              kind: z.optional(z.enum(signatureKinds)),
              typedName: z.optional(z.string().check(z.maxLength(LONGEST_TYPED_NAME))),
              ticks: z.optional(ticks),
            },
            { kind: 'signature_kind', typedName: 'typed_name' },
          ),
        )
        .check(z.minLength(1), z.maxLength(MOST_GUESTS)),
    },
    usualNames,
  ),
})
