import { createPublicKey, verify } from 'node:crypto'
import { bootHub, confirmGrant, type ReportedKey, tellKeys } from '@foyer/contract/hub.ts'
import { grantKey } from '@foyer/contract/keys.ts'
import { type KeyGrant, keyGrant } from '@foyer/contract/messages/key-grant.ts'
import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import * as z from 'zod/mini'
import { pairHub } from '../../../access/hub/hub.store.ts'
import { palaceDocument } from '../../../demo/palace.ts'
import { sha256 } from '../../../platform/secrets/sha256.ts'
import type { TestServer } from '../../../testing/create-test-server.ts'
import type { GuestPage } from '../../../testing/guest-page.ts'
import { testKeySecret } from '../../../testing/test-key-secret.ts'

type Flags = HotelConfigInput['flags']

/** Publishes the Palace with a card encoder at each kiosk. */
export async function publishWithCards(
  server: TestServer,
  flags: Flags = { actual_hardware: 'encoder' },
): Promise<void> {
  await server.publish(1, { ...palaceDocument, flags: { ...palaceDocument.flags, ...flags } })
}

/** A hub as the server sees it: it authenticates with its pairing code and isn't a browser. */
export async function createHub(server: TestServer, pairing: string, { appKeys = ['kiosk'], isHeard = true } = {}) {
  await pairHub(server.db, { hotelId: 1, appKeys, code: pairing })
  const send = (call: { path: string }, payload: object) =>
    server.app.inject({ method: 'POST', url: call.path, payload: { pairing, ...payload } })
  const boot = () => send(bootHub, { token: 'A'.repeat(43), port: 9988, version: '0.1.0' })
  if (isHeard) await boot()
  return {
    id: sha256(pairing),
    boot,
    confirm: async (id: string) => (await send(confirmGrant, { id })).json(),
    tell: async (...keys: ReportedKey[]) => (await send(tellKeys, { keys })).json(),
  }
}

/** Reads a grant as a hub does; throws if this server didn't sign it. */
export function readGrant(sealed: string): KeyGrant {
  const [text = '', signature = ''] = sealed.split('.')
  const key = createPublicKey({ key: Buffer.from(testKeySecret.grantKey, 'base64'), format: 'der', type: 'spki' })
  if (!verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'))) throw new Error('It is not signed.')
  return z.parse(keyGrant, JSON.parse(Buffer.from(text, 'base64url').toString()))
}

export async function requestKey(page: GuestPage, hub: { id: string }, reference: string, amount?: number, named = {}) {
  const body = { reference, hub: hub.id, ...(amount && { amount }), ...named }
  const granted = await page.call(grantKey, { body })
  return { ...granted, read: readGrant(granted.grant) }
}
