import { MAX_TYPED_NAME_LENGTH, signatureKinds } from '@foyer/domain/signature/typed-name.ts'
import * as z from 'zod/mini'
import { call, MAX_DRAWING_BYTES } from './wire/call.ts'
import { commonWireNames } from './wire/common-wire-names.ts'
import { signaturePicture } from './wire/picture.ts'
import { renamed } from './wire/renamed.ts'
import { MAX_GUESTS, shortText } from './wire/values.ts'

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
  maxBytes: MAX_DRAWING_BYTES,
  body: renamed(
    {
      reference: shortText,
      hotelId: z.int(),
      // Extension: for a rental, the agreement shown above the signature.
      agreement: z.optional(z.string().check(z.maxLength(100))),
      guests: z
        .array(
          renamed(
            {
              id: shortText,
              signature: signaturePicture,
              // Extension: guests who cannot draw type their name, from which the picture is made.
              // If absent, drawn.
              kind: z.optional(z.enum(signatureKinds)),
              typedName: z.optional(z.string().check(z.maxLength(MAX_TYPED_NAME_LENGTH))),
              ticks: z.optional(ticks),
            },
            { kind: 'signature_kind', typedName: 'typed_name' },
          ),
        )
        .check(z.minLength(1), z.maxLength(MAX_GUESTS)),
    },
    commonWireNames,
  ),
})
