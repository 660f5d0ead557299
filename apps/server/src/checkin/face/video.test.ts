import { expect, it } from 'vitest'
import { demoId } from '../../demo/demo-id.ts'
import type { ChooseFaceMatcher, FacePictures } from '../../outside/face-matcher/face-matcher.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import type { GuestPage } from '../../testing/guest-page.ts'
import { findReservation } from '../../testing/journey.ts'
import { dumpDatabase } from './testing/dump-database.ts'
import {
  buildPicture,
  buildVideo,
  createScriptedMatcher,
  giveConsent,
  openFaceKiosk,
  requestTurn,
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

/** Sends a film as a page does that has asked for the side first. */
async function sendFilm(page: GuestPage, face: File) {
  await requestTurn(page, GUEST)
  return sendComparison(page, buildVideoParts(face))
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
  expect((await sendFilm(page, film)).statusCode).toBe(200)
  expect(seen.map(({ face, documentFace }) => [face.type, documentFace.type])).toEqual([[type, 'image/jpeg']])
  expect(await seen[0]?.face.bytes()).toEqual(await film.bytes())
  expect(await guest()).toMatchObject({ faceMatched: true, authorized: true })
})

it.each([
  ['FACE-05.a', 'notMatched', 400, 'faceNotMatched'],
  ['FACE-07', 'invalid', 422, 'faceInvalid'],
] as const)('%s a film that is %s answers %i, as a picture does', async (_, answer, status, problem) => {
  const { page } = await createConsentingGuest({ faceMatcherFor: createScriptedMatcher(answer) })
  const reply = await sendFilm(page, buildVideo())
  expect([reply.statusCode, reply.json().problem]).toEqual([status, problem])
})

it('J15 if the hotel films, a picture that matches still needs a person who looks', async () => {
  const { page, guest } = await createConsentingGuest({ faceMatcherFor: createScriptedMatcher('matched') })
  const reply = await sendComparison(page)
  expect([reply.statusCode, reply.json().problem]).toEqual([409, 'faceUnsure'])
  expect((await guest())?.faceMatched).toBe(false)
})

it('J15 a film is compared only with the side that the server chose for this attempt', async () => {
  const turns: (string | undefined)[] = []
  const faceMatcherFor: ChooseFaceMatcher = () => ({
    name: 'scripted',
    installed: true,
    compare: async (_pictures, { turn }) => {
      turns.push(turn)
      return 'notMatched'
    },
  })
  const { page } = await createConsentingGuest({ faceMatcherFor })
  const send = async () => (await sendComparison(page, buildVideoParts(buildVideo()))).json().problem
  expect(await send()).toBe('faceInvalid')
  expect(turns).toEqual([])
  const side = await requestTurn(page, GUEST)
  expect(await send()).toBe('faceNotMatched')
  expect(turns).toEqual([side])
  expect(await send()).toBe('faceInvalid')
  expect(turns).toEqual([side])
})

it('J15 asking again gives the same side until a film was compared, and both sides occur', async () => {
  const { server, page } = await createConsentingGuest()
  const sides = new Set<string>()
  // Twenty equal sides in a row have a chance of one in half a million.
  for (let round = 0; round < 20 && sides.size < 2; round++) {
    const side = await requestTurn(page, GUEST)
    expect(await requestTurn(page, GUEST)).toBe(side)
    sides.add(side)
    await server.db.inHotel(1, (tx) => tx.deleteFrom('face_turns').execute())
  }
  expect([...sides].toSorted()).toEqual(['left', 'right'])
})

it('J15 a side is valid for two minutes', async () => {
  const { server, page } = await createConsentingGuest({ faceMatcherFor: createScriptedMatcher('matched') })
  await requestTurn(page, GUEST)
  await server.db.inHotel(1, (tx) =>
    tx
      .updateTable('face_turns')
      .set({ at: new Date(Date.now() - 121_000) })
      .execute(),
  )
  expect((await sendComparison(page, buildVideoParts(buildVideo()))).json().problem).toBe('faceInvalid')
})

it('J15 no side is chosen without consent, for a guest of another booking, or where pictures are taken', async () => {
  const { page } = await createConsentingGuest()
  await giveConsent(page, GUEST, { face: false })
  await expect(requestTurn(page, GUEST)).rejects.toMatchObject({ problem: 'mayNot' })
  await expect(requestTurn(page, demoId('FOY1002 guest 1'))).rejects.toMatchObject({ problem: 'badInput' })
  const { page: pictures } = await createConsentingGuest({}, 'face')
  await expect(requestTurn(pictures, GUEST)).rejects.toMatchObject({ problem: 'mayNot' })
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
  expect((await sendFilm(page, buildVideo())).json().problem).toBe('readerNotInstalled')
  expect((await sendComparison(page, { ...buildVideoParts(buildVideo()), demo: true })).statusCode).toBe(200)
  expect((await guest())?.faceMatched).toBe(true)
})

it('a film is stored nowhere: not in the database, not in the log, whatever the result', async () => {
  const CANARY = 'CANARY-OF-A-FILM'
  const lines: string[] = []
  const logTo = { write: (line: string) => void lines.push(line) }
  for (const answer of ['matched', 'notMatched', 'invalid'] as const) {
    const { server, page } = await createConsentingGuest({ faceMatcherFor: createScriptedMatcher(answer), logTo })
    await sendFilm(page, buildVideo(CANARY))
    await sendComparison(page, buildVideoParts(new File([CANARY], 'film', { type: 'video/webm' })))
    expect(await dumpDatabase(server.db.ownerUrl)).not.toContain(CANARY)
  }
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.join('')).not.toContain(CANARY)
})
