import { turnSides } from '@foyer/domain/face/face-turn.ts'
import * as z from 'zod/mini'
import { call } from './wire/call.ts'
import { picture } from './wire/picture.ts'
import { renamed } from './wire/renamed.ts'
import { MAX_GUESTS, numberText, queryFlag } from './wire/values.ts'

/** One person's answers. A hotel that only scans documents does not ask about faces. */
const answers = renamed(
  {
    id: z.string(),
    face: z.optional(z.boolean()),
    // Extension: consent to the scan is a separate answer.
    scan: z.optional(z.boolean()),
  },
  { id: 'person_id', face: 'face_recognition_consent', scan: 'scan_consent' },
)

export const saveFaceConsent = call({
  name: 'saveFaceConsent',
  method: 'POST',
  path: '/api/face-recognition-consent/',
  body: renamed({ people: z.array(answers).check(z.minLength(1), z.maxLength(MAX_GUESTS)) }, { people: 'person_list' }),
})

/**
 * The status is the result: 200 is a match, 400 is none. The face is a picture or a short video,
 * according to its content type.
 */
export const compareFaces = call({
  name: 'compareFaces',
  method: 'POST',
  path: '/api/compare-faces/',
  query: renamed(
    {
      reservation: z.string(),
      guestIndex: numberText,
      // Extension: requests the demo match, which only a demo hotel in demo mode returns.
      demo: z.optional(queryFlag),
    },
    { guestIndex: 'guest_number', demo: 'demo_match' },
  ),
  bodyAs: 'form',
  body: renamed({ face: picture, documentFace: picture }, { face: 'person_face', documentFace: 'document_face' }),
})

/**
 * Extension: the side to which this guest turns the head in the next film. A film is compared only
 * after this call, and each film needs another.
 */
export const requestFaceTurn = call({
  name: 'requestFaceTurn',
  method: 'POST',
  path: '/api/face-recognition-turn/',
  body: renamed({ reference: z.string(), guestId: z.string() }, { guestId: 'person_id' }),
  reply: z.object({ side: z.enum(turnSides) }),
})

/** Extension: lets this guest continue without a match, and records the reason. */
export const skipFace = call({
  name: 'skipFace',
  method: 'POST',
  path: '/api/face-recognition-skip/',
  body: renamed(
    { reference: z.string(), guestId: z.string(), why: z.enum(['skipped', 'noCamera']) },
    { guestId: 'person_id', why: 'reason' },
  ),
})
