import * as z from 'zod/mini'
import { call } from './call.ts'
import { picture } from './picture.ts'
import { renamed } from './renamed.ts'
import { numberText } from './values.ts'

export const saveFaceConsent = call({
  name: 'saveFaceConsent',
  method: 'POST',
  path: '/api/face-recognition-consent/',
  body: renamed(
    {
      people: z.array(
        renamed({ id: z.string(), consent: z.boolean() }, { id: 'person_id', consent: 'face_recognition_consent' }),
      ),
    },
    { people: 'person_list' },
  ),
})

/** The status says it: 200 is a match, 400 is none. */
export const compareFaces = call({
  name: 'compareFaces',
  method: 'POST',
  path: '/api/compare-faces/',
  query: renamed({ reservation: z.string(), guestIndex: numberText }, { guestIndex: 'guest_number' }),
  bodyAs: 'form',
  body: renamed({ face: picture, documentFace: picture }, { face: 'person_face', documentFace: 'document_face' }),
})
