import { generateKeyPairSync } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { KeyGrant } from '@foyer/contract/messages/key-grant.ts'
import type { Lane } from './lane.ts'
import { buildGrant } from './signer.ts'

/** One key request, and what goes wrong with it. */
export interface Break {
  readonly name: string
  /** Runs before the key is requested. */
  arm?(lane: Lane): Promise<unknown>
  /** Resolves when the hub is to be killed, after the key was requested. */
  dies?(lane: Lane): Promise<unknown>
  /** Replaces an honest grant with something that must not move a card. */
  attack?(lane: Lane, honest: Honest): string | Promise<string>
  /** Sent twice at once. */
  twice?: true
}

interface Honest {
  readonly grant: KeyGrant
  readonly sealed: string
}

const POLL_INTERVAL_MS = 5
const MAX_POLLS = 400

/** Waits until the ledger has one more entry. */
async function waitForMore(ledger: () => Promise<unknown[]>, done: (length: number) => boolean): Promise<void> {
  for (let looks = 0; looks < MAX_POLLS && !done((await ledger()).length); looks += 1) await delay(POLL_INTERVAL_MS)
}

const breakLock = (fault: object) => ({ arm: ({ lock: played }: Lane) => played.arm(fault) })
const breakDispenser = (fault: object) => ({ arm: ({ dispenser: played }: Lane) => played.arm(fault) })

const SLOW_MS = 150

export const breaks: readonly Break[] = [
  { name: 'nothing breaks' },
  { name: 'asked for twice at once', twice: true },
  { name: 'the lock refuses', ...breakLock({ kind: 'refuse' }) },
  { name: 'the lock is slow', ...breakLock({ kind: 'slow', ms: SLOW_MS }) },
  { name: 'the lock is silent, nothing written', ...breakLock({ kind: 'silent' }) },
  { name: 'the lock is silent, the card written', ...breakLock({ kind: 'mute' }) },
  { name: 'the lock’s line is cut before writing', ...breakLock({ kind: 'cutRequest' }) },
  { name: 'the lock’s line is cut before the answer', ...breakLock({ kind: 'cutAnswer' }) },
  { name: 'the lock answers twice', ...breakLock({ kind: 'repeat' }) },
  { name: 'the lock answers again later', ...breakLock({ kind: 'twice' }) },
  { name: 'the lock’s coder says nothing', ...breakLock({ kind: 'noResponse' }) },
  { name: 'a card jams on its way to the coder', ...breakDispenser({ kind: 'jam', on: 'toCoder' }) },
  { name: 'a card jams on its way to the guest', ...breakDispenser({ kind: 'jam', on: 'toGate' }) },
  { name: 'the stack is empty', arm: ({ dispenser: played }) => played.turn('empty') },
  { name: 'the dispenser’s line is cut before feeding', ...breakDispenser({ kind: 'cutRequest', on: 'toCoder' }) },
  { name: 'the dispenser’s line is cut after feeding', ...breakDispenser({ kind: 'cutAnswer', on: 'toCoder' }) },
  { name: 'the dispenser’s line is cut before presenting', ...breakDispenser({ kind: 'cutRequest', on: 'toGate' }) },
  { name: 'the dispenser’s line is cut after presenting', ...breakDispenser({ kind: 'cutAnswer', on: 'toGate' }) },
  { name: 'the dispenser answers twice', ...breakDispenser({ kind: 'repeat', on: 'toGate' }) },
  { name: 'nobody takes the card', ...breakDispenser({ kind: 'notTaken' }) },
  { name: 'hub killed at once', dies: () => delay(Math.random() * 5) },
  { name: 'hub killed at some moment', dies: () => delay(Math.random() * 120) },
  {
    name: 'hub killed when a card is over the coder',
    ...breakDispenser({ kind: 'mute', on: 'toCoder' }),
    dies: async ({ dispenser: played }) => {
      const before = (await played.ledger()).length
      await waitForMore(
        () => played.ledger(),
        (length) => length > before,
      )
    },
  },
  {
    name: 'hub killed while the lock writes',
    ...breakLock({ kind: 'slow', ms: SLOW_MS }),
    dies: () => delay(SLOW_MS / 2),
  },
  {
    name: 'hub killed when the card is written',
    ...breakLock({ kind: 'mute' }),
    dies: async ({ lock: played }) => {
      const before = (await played.ledger()).length
      await waitForMore(
        () => played.ledger(),
        (length) => length > before,
      )
    },
  },
  {
    name: 'hub killed while it presents',
    ...breakDispenser({ kind: 'mute', on: 'toGate' }),
    dies: async ({ dispenser: played }) => {
      const out = async () => (await played.ledger()).filter(({ presented }) => presented)
      const before = (await out()).length
      await waitForMore(out, (length) => length > before)
    },
  },
  {
    name: 'hub killed when the card is out',
    ...breakDispenser({ kind: 'notTaken' }),
    dies: async (lane) => (await lane.page()).cardOut(),
  },
  {
    name: 'attack: replayed after it was used',
    attack: async (lane, { sealed, grant }) => {
      await (await lane.page()).cut(sealed)
      await lane.signer.outcome(grant.id)
      return sealed
    },
  },
  {
    name: 'attack: replayed after a restart',
    attack: async (lane, { sealed }) => {
      await (await lane.page()).cut(sealed)
      await lane.kill()
      return sealed
    },
  },
  {
    name: 'attack: another room written in',
    attack: (_, { sealed, grant }) => {
      const edited = Buffer.from(JSON.stringify({ ...grant, roomNumber: '999' })).toString('base64url')
      return `${edited}.${sealed.split('.')[1]}`
    },
  },
  {
    name: 'attack: signed by somebody else',
    attack: ({ signer }) => signer.forge(buildGrant(), generateKeyPairSync('ed25519').privateKey),
  },
  { name: 'attack: of another hub', attack: ({ signer }) => signer.forge(buildGrant({ hub: 'a'.repeat(64) })) },
  { name: 'attack: of another hotel', attack: ({ signer }) => signer.forge(buildGrant({ hotelId: 2 })) },
  {
    name: 'attack: expired',
    attack: ({ signer }) => signer.forge(buildGrant({ expiresAt: Math.floor(Date.now() / 1_000) - 30 })),
  },
  {
    name: 'attack: after the stay has changed',
    attack: ({ signer }, { sealed, grant }) => {
      signer.end(grant.id)
      return sealed
    },
  },
  {
    name: 'attack: of an earlier holder',
    attack: async ({ signer, page }, { sealed, grant: { reservationId } }) => {
      await (await page()).cut(sealed)
      return signer.forge(buildGrant({ reservationId, fence: 0 }))
    },
  },
]
