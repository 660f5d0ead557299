import { compareFaces, requestFaceTurn, saveFaceConsent } from '@foyer/contract/face.ts'
import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import type { LightMyRequestResponse } from 'fastify'
import { palaceDocument } from '../../../demo/palace.ts'
import type { ChooseFaceMatcher, FaceMatcher } from '../../../outside/face-matcher/face-matcher.ts'
import { Browser } from '../../../testing/browser.ts'
import type { TestServer } from '../../../testing/create-test-server.ts'
import type { GuestPage } from '../../../testing/guest-page.ts'

const ANY_DEVICE = 'FOYE-RHOT-ELDE-VICE'

/** Opens a page on one of the demo's kiosks that compare faces. */
export async function openFaceKiosk(server: TestServer, appKey: 'face' | 'face-video' = 'face'): Promise<GuestPage> {
  const browser = new Browser(server.app)
  await browser.signIn(ANY_DEVICE, appKey)
  return server.open({ appKey }, browser)
}

/** A matcher that gives the test's answer at any hotel. */
export function createScriptedMatcher(answer: Awaited<ReturnType<FaceMatcher['compare']>>): ChooseFaceMatcher {
  return () => ({ name: 'scripted', installed: true, compare: async () => answer })
}

/** The Palace with other flags on its face kiosk. */
export function buildFaceHotel(flags: NonNullable<HotelConfigInput['flags']>): HotelConfigInput {
  const { face, ...apps } = palaceDocument.apps ?? {}
  return {
    ...palaceDocument,
    apps: { ...apps, face: { channel: 'kiosk', flags: { ...face?.flags, ...flags } } },
  }
}

export const buildPicture = (bytes: string | Uint8Array<ArrayBuffer> = 'a face', type = 'image/jpeg') =>
  new File([bytes], 'picture', { type })

/** Builds a film as a browser records it: the container's first bytes and any content. */
export const buildVideo = (words = 'a film', type: 'video/webm' | 'video/mp4' = 'video/webm') =>
  new File([new Uint8Array(fileHeaders[type]), words], 'film', { type })

const fileHeaders = {
  'video/webm': [0x1a, 0x45, 0xdf, 0xa3],
  'video/mp4': [0, 0, 0, 0x18, 0x66, 0x74, 0x79, 0x70],
}

interface Comparison {
  readonly reference?: string
  readonly guestIndex?: number
  readonly demo?: true
  readonly parts?: Readonly<Record<string, File | string>>
  readonly key?: string
}

/** Sends a form with two files, as a browser does. */
export async function sendComparison(page: GuestPage, compared: Comparison = {}): Promise<LightMyRequestResponse> {
  const { reference = 'FOY1001', guestIndex = 1, demo, key } = compared
  const { parts = { person_face: buildPicture(), document_face: buildPicture() } } = compared
  const form = new FormData()
  for (const [name, value] of Object.entries(parts)) form.append(name, value)
  const written = new Response(form)
  const query = { reservation: reference, guest_number: String(guestIndex), ...(demo && { demo_match: '1' }) }
  const headers = { 'content-type': written.headers.get('content-type') ?? '' }
  return page.browser.send({
    ...page.request(compareFaces, { query, headers, ...(key && { key }) }),
    payload: Buffer.from(await written.arrayBuffer()),
  })
}

export function giveConsent(
  page: GuestPage,
  id: string,
  answers: { face?: boolean; scan?: boolean } = { face: true, scan: true },
) {
  return page.call(saveFaceConsent, { body: { people: [{ id, ...answers }] } })
}

/** Requests the side to which the guest turns the head in the next film. */
export async function requestTurn(page: GuestPage, guestId: string, reference = 'FOY1001') {
  return (await page.call(requestFaceTurn, { body: { reference, guestId } })).side
}
