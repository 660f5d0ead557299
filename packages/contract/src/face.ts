import * as z from 'zod/mini'
import { call } from './wire/call.ts'
import { picture } from './wire/picture.ts'
import { renamed } from './wire/renamed.ts'
import { MOST_GUESTS, numberText, queryFlag } from './wire/values.ts'

/** What one person answers. A hotel that only scans asks nothing about faces. */
const answers = renamed(
  {
    id: z.string(),
    face: z.optional(z.boolean()),
    // Ours: the scan has an answer of its own.
    scan: z.optional(z.boolean()),
  },
  { id: 'person_id', face: 'face_recognition_consent', scan: 'scan_consent' },
)

export const saveFaceConsent = call({
  name: 'saveFaceConsent',
  method: 'POST',
  path: '/api/face-recognition-consent/',
  body: renamed(
    { people: z.array(answers).check(z.minLength(1), z.maxLength(MOST_GUESTS)) },
    { people: 'person_list' },
  ),
})

/** The status says it: 200 is a match, 400 is none. The face is a picture or a short film, and its type says which. */
export const compareFaces = call({
  name: 'compareFaces',
  method: 'POST',
  path: '/api/compare-faces/',
  query: renamed(
    {
      reservation: z.string(),
      guestIndex: numberText,
      // Ours: asks for the demo's match, which only a demo hotel in demo mode gives.
      demo: z.optional(queryFlag),
    },
    { guestIndex: 'guest_number', demo: 'demo_match' },
  ),
  bodyAs: 'form',
  body: renamed({ face: picture, documentFace: picture }, { face: 'person_face', documentFace: 'document_face' }),
})

/** Ours: this guest goes on without a match, and why. */
export const skipFace = call({
  name: 'skipFace',
  method: 'POST',
  path: '/api/face-recognition-skip/',
  body: renamed(
    { reference: z.string(), guestId: z.string(), why: z.enum(['skipped', 'noCamera']) },
    { guestId: 'person_id', why: 'reason' },
  ),
})
