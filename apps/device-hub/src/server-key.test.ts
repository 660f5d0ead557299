import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createOrderContext } from './orders/order-context.ts'
import { createServerKey } from './server-key.ts'
import { createFolder } from './testing/create-folder.ts'
import { PAIRING } from './testing/create-signer.ts'

const server = 'https://checkin.example.com'
const another = /signs with another key .* foyer-hub accept-server-key/

it('R32 trusts the key of the first pairing after a restart, and no other one', () => {
  const folder = createFolder()
  expect(createServerKey({ server, folder }).rejectionReason('first')).toBeUndefined()
  const restarted = createServerKey({ server, folder })
  expect(restarted.rejectionReason('second')).toMatch(another)
  expect(restarted.rejectionReason(undefined)).toMatch(another)
  expect(restarted.rejectionReason('first')).toBeUndefined()
})

it('R32 an address that the operator sets later has a key of its own', () => {
  const folder = createFolder()
  createServerKey({ server, folder }).rejectionReason('first')
  const moved = createServerKey({ server: 'https://other.example.com', folder })
  expect(moved.rejectionReason('second')).toBeUndefined()
  expect(moved.rejectionReason('first')).toMatch(another)
})

it('R32 remembers nothing of a server on this machine by plain http', () => {
  const local = createServerKey({ server: 'http://localhost:8080', folder: createFolder() })
  expect([local.rejectionReason('first'), local.rejectionReason('second')]).toEqual([undefined, undefined])
})

it('R32 after accept-server-key the next key counts', () => {
  const data = createFolder()
  const { folder } = createOrderContext({ data, server, pairing: PAIRING }, () => undefined)
  createServerKey({ server, folder }).rejectionReason('first')
  const env = { ...process.env, HUB_DATA: data, HUB_SERVER: server, HUB_PAIRING: PAIRING }
  const said = execFileSync(process.execPath, [join(import.meta.dirname, 'accept-server-key.ts')], { env })
  expect(String(said)).toContain(server)
  expect(createServerKey({ server, folder }).rejectionReason('second')).toBeUndefined()
})
