import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { compareFaces, saveFaceConsent } from './face.ts'
import { expectSame } from './testing/round-trip.ts'

it('face-recognition-consent names its fields', () => {
  expectSame(
    saveFaceConsent.body,
    { people: [{ id: 'g1', consent: false }] },
    { person_list: [{ person_id: 'g1', face_recognition_consent: false }] },
  )
})

it('compare-faces takes a form of two pictures', () => {
  expect(compareFaces.bodyAs).toBe('form')
  expectSame(compareFaces.query, { reservation: 'r1', guestIndex: 2 }, { reservation: 'r1', guest_number: '2' })
  const file = { type: 'string', format: 'binary' }
  expect(z.toJSONSchema(compareFaces.body, { io: 'input' })).toMatchObject({
    properties: { person_face: file, document_face: file },
  })
})
