import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { compareFaces, saveFaceConsent, skipFace } from './face.ts'
import { expectRoundTrip } from './testing/round-trip.ts'

it('face-recognition-consent maps its fields to wire names, for yes and no alike', () => {
  expectRoundTrip(
    saveFaceConsent.body,
    {
      people: [
        { id: 'g1', face: false },
        { id: 'g2', face: true, scan: false },
      ],
    },
    {
      person_list: [
        { person_id: 'g1', face_recognition_consent: false },
        { person_id: 'g2', face_recognition_consent: true, scan_consent: false },
      ],
    },
  )
})

it('compare-faces takes a form with two pictures', () => {
  expect(compareFaces.bodyAs).toBe('form')
  expectRoundTrip(compareFaces.query, { reservation: 'r1', guestIndex: 2 }, { reservation: 'r1', guest_number: '2' })
  expectRoundTrip(
    compareFaces.query,
    { reservation: 'r1', guestIndex: 2, demo: true },
    { reservation: 'r1', guest_number: '2', demo_match: '1' },
  )
  const file = { type: 'string', format: 'binary' }
  expect(z.toJSONSchema(compareFaces.body, { io: 'input' })).toMatchObject({
    properties: { person_face: file, document_face: file },
  })
})

it('sends the reason for a skipped face check', () => {
  expectRoundTrip(
    skipFace.body,
    { reference: 'FOY1001', guestId: 'g1', why: 'noCamera' },
    { reference: 'FOY1001', person_id: 'g1', reason: 'noCamera' },
  )
})
