import { it } from 'vitest'
import { uploadSignature } from './signature.ts'
import { expectRoundTrip } from './testing/round-trip.ts'

const signature = 'data:image/png;base64,iVBORw0KGgo='

it('uploads signatures by guest', () => {
  expectRoundTrip(
    uploadSignature.body,
    { reference: 'FOY1001', hotelId: 1, guests: [{ id: 'g1', signature }] },
    { reference: 'FOY1001', hotel_id: 1, customers: [{ id: 'g1', signature }] },
  )
})

it('a typed signature is marked as typed and has the typed name', () => {
  expectRoundTrip(
    uploadSignature.body,
    { reference: 'FOY1001', hotelId: 1, guests: [{ id: 'g1', signature, kind: 'typed', typedName: 'Ana Soler' }] },
    {
      reference: 'FOY1001',
      hotel_id: 1,
      customers: [{ id: 'g1', signature, signature_kind: 'typed', typed_name: 'Ana Soler' }],
    },
  )
})
