import { compareFaces, saveFaceConsent, skipFace } from '@foyer/contract/face.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { ConsentService } from './consent.service.ts'
import type { FaceService } from './face.service.ts'

export function faceRoutes(calls: Calls, consents: ConsentService, faces: FaceService): void {
  calls.serve(saveFaceConsent, async ({ body: { people } }, visit) => {
    await consents.answer(visit, people)
    return {}
  })

  calls.serve(compareFaces, async ({ query, body: pictures }, visit) => {
    const { reservation: reference, guestIndex, demo = false } = query
    await faces.compare(visit, { reference, guestIndex, pictures, demo })
    return {}
  })

  calls.serve(skipFace, async ({ body }, visit) => {
    await faces.skip(visit, body)
    return {}
  })
}
