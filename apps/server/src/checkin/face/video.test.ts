import { expect, it } from 'vitest'
import { demoId } from '../../demo/demo-id.ts'
import type { ChooseFaceMatcher, FacePictures } from '../../outside/face-matcher/face-matcher.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { findReservation } from '../../testing/journey.ts'
import { dumpDatabase } from './testing/dump-database.ts'
import {
  buildPicture,
  buildVideo,
  createScriptedMatcher,
  giveConsent,
  openFaceKiosk,
  sendComparison,
} from './testing/face-kiosk.ts'

const GUEST = demoId('FOY1001 guest 1')

async function createConsentingGuest(parts: Parameters<typeof createTestServer>[0] = {}, appKey?: 'face') {
  const server = await createTestServer(parts)
  const page = await openFaceKiosk(server, appKey ?? 'face-video')
  await findReservation(page, 'FOY1001', 'García López')
  await giveConsent(page, GUEST)
  const guest = async () => (await findReservation(page, 'FOY1001', 'García López')).guests[0]
  return { server, page, guest }
}

const buildVideoParts = (face: File) => ({ parts: { person_face: face, document_face: buildPicture() } })

it.each(['video/webm', 'video/mp4'] as const)('a film, %s, is passed to the matcher unchanged', async (type) => {
  const seen: FacePictures[] = []
  const faceMatcherFor: ChooseFaceMatcher = () => ({
    name: 'scripted',
    installed: true,
    compare: async (pictures) => {
      seen.push(pictures)
      return 'matched'
    },
  })
  const { page, guest } = await createConsentingGuest({ faceMatcherFor })
  const film = buildVideo('three seconds', type)
  expect((await sendComparison(page, buildVideoParts(film))).statusCode).toBe(200)
  expect(seen.map(({ face, documentFace }) => [face.type, documentFace.type])).toEqual([[type, 'image/jpeg']])
  expect(await seen[0]?.face.bytes()).toEqual(await film.bytes())
  expect(await guest()).toMatchObject({ faceMatched: true, authorized: true })
})

it.each([
  ['FACE-05.a', 'notMatched', 400, 'faceNotMatched'],
  ['FACE-07', 'invalid', 422, 'faceInvalid'],
] as const)('%s a film that is %s answers %i, as a picture does', async (_, answer, status, problem) => {
  const { page } = await createConsentingGuest({ faceMatcherFor: createScriptedMatcher(answer) })
  const reply = await sendComparison(page, buildVideoParts(buildVideo()))
  expect([reply.statusCode, reply.json().problem]).toEqual([status, problem])
})

it('if the hotel films, a device that cannot film may send a picture', async () => {
  const { page } = await createConsentingGuest({ faceMatcherFor: createScriptedMatcher('matched') })
  expect((await sendComparison(page)).statusCode).toBe(200)
})

it('rejects another type, content that does not match the type, an empty or oversized file, and a film as document', async () => {
  const { page } = await createConsentingGuest({ faceMatcherFor: createScriptedMatcher('matched') })
  const text = new File(['not a film'], 'film', { type: 'video/webm' })
  const swapped = new File([await buildVideo().bytes()], 'film', { type: 'video/mp4' })
  const ogg = new File([await buildVideo().bytes()], 'film', { type: 'video/ogg' })
  const named = new File([await buildVideo().bytes()], 'film', { type: 'constructor' })
  const empty = new File([], 'film', { type: 'video/webm' })
  const big = new File([await buildVideo().bytes(), new Uint8Array(5 * 1024 * 1024)], 'film', { type: 'video/webm' })
  for (const [face, status] of [
    [text, 422],
    [swapped, 422],
    [ogg, 422],
    [named, 422],
    [empty, 422],
    [big, 413],
  ] as const) {
    expect((await sendComparison(page, buildVideoParts(face))).statusCode).toBe(status)
  }
  expect(
    (await sendComparison(page, { parts: { person_face: buildVideo(), document_face: buildVideo() } })).statusCode,
  ).toBe(422)
})

it('a hotel that takes pictures rejects films', async () => {
  const { page } = await createConsentingGuest({ faceMatcherFor: createScriptedMatcher('matched') }, 'face')
  expect((await sendComparison(page, buildVideoParts(buildVideo()))).statusCode).toBe(422)
})

it('FACE-10.a the demo does not analyse films either: it matches on explicit request', async () => {
  const { page, guest } = await createConsentingGuest()
  expect((await sendComparison(page, buildVideoParts(buildVideo()))).json().problem).toBe('readerNotInstalled')
  expect((await sendComparison(page, { ...buildVideoParts(buildVideo()), demo: true })).statusCode).toBe(200)
  expect((await guest())?.faceMatched).toBe(true)
})

it('a film is stored nowhere: not in the database, not in the log, whatever the result', async () => {
  const CANARY = 'CANARY-OF-A-FILM'
  const lines: string[] = []
  const logTo = { write: (line: string) => void lines.push(line) }
  for (const answer of ['matched', 'notMatched', 'invalid'] as const) {
    const { server, page } = await createConsentingGuest({ faceMatcherFor: createScriptedMatcher(answer), logTo })
    await sendComparison(page, buildVideoParts(buildVideo(CANARY)))
    await sendComparison(page, buildVideoParts(new File([CANARY], 'film', { type: 'video/webm' })))
    expect(await dumpDatabase(server.db.ownerUrl)).not.toContain(CANARY)
  }
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.join('')).not.toContain(CANARY)
})
