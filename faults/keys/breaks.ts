import { generateKeyPairSync } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { KeyGrant } from '@foyer/contract/messages/key-grant.ts'
import type { Lane } from './lane.ts'
import { aGrant } from './signer.ts'

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

const LOOK_MS = 5
const MOST_LOOKS = 400

/** Waits until the ledger has one more entry. */
async function more(ledger: () => Promise<unknown[]>, done: (length: number) => boolean): Promise<void> {
  for (let looks = 0; looks < MOST_LOOKS && !done((await ledger()).length); looks += 1) await delay(LOOK_MS)
}

const lock = (fault: object) => ({ arm: ({ lock: played }: Lane) => played.arm(fault) })
const dispenser = (fault: object) => ({ arm: ({ dispenser: played }: Lane) => played.arm(fault) })

const SLOW_MS = 150

export const breaks: readonly Break[] = [
  { name: 'nothing breaks' },
  { name: 'asked for twice at once', twice: true },
  { name: 'the lock refuses', ...lock({ kind: 'refuse' }) },
  { name: 'the lock is slow', ...lock({ kind: 'slow', ms: SLOW_MS }) },
  { name: 'the lock is silent, nothing written', ...lock({ kind: 'silent' }) },
  { name: 'the lock is silent, the card written', ...lock({ kind: 'mute' }) },
  { name: 'the lock’s line is cut before writing', ...lock({ kind: 'cutRequest' }) },
  { name: 'the lock’s line is cut before the answer', ...lock({ kind: 'cutAnswer' }) },
  { name: 'the lock answers twice', ...lock({ kind: 'repeat' }) },
  { name: 'the lock answers again later', ...lock({ kind: 'twice' }) },
  { name: 'the lock’s coder says nothing', ...lock({ kind: 'noResponse' }) },
  { name: 'a card jams on its way to the coder', ...dispenser({ kind: 'jam', on: 'toCoder' }) },
  { name: 'a card jams on its way to the guest', ...dispenser({ kind: 'jam', on: 'toGate' }) },
  { name: 'the stack is empty', arm: ({ dispenser: played }) => played.turn('empty') },
  { name: 'the dispenser’s line is cut before feeding', ...dispenser({ kind: 'cutRequest', on: 'toCoder' }) },
  { name: 'the dispenser’s line is cut after feeding', ...dispenser({ kind: 'cutAnswer', on: 'toCoder' }) },
  { name: 'the dispenser’s line is cut before presenting', ...dispenser({ kind: 'cutRequest', on: 'toGate' }) },
  { name: 'the dispenser’s line is cut after presenting', ...dispenser({ kind: 'cutAnswer', on: 'toGate' }) },
  { name: 'the dispenser answers twice', ...dispenser({ kind: 'repeat', on: 'toGate' }) },
  { name: 'nobody takes the card', ...dispenser({ kind: 'notTaken' }) },
  { name: 'hub killed at once', dies: () => delay(Math.random() * 5) },
  { name: 'hub killed at some moment', dies: () => delay(Math.random() * 120) },
  {
    name: 'hub killed when a card is over the coder',
    ...dispenser({ kind: 'mute', on: 'toCoder' }),
    dies: async ({ dispenser: played }) => {
      const before = (await played.ledger()).length
      await more(
        () => played.ledger(),
        (length) => length > before,
      )
    },
  },
  { name: 'hub killed while the lock writes', ...lock({ kind: 'slow', ms: SLOW_MS }), dies: () => delay(SLOW_MS / 2) },
  {
    name: 'hub killed when the card is written',
    ...lock({ kind: 'mute' }),
    dies: async ({ lock: played }) => {
      const before = (await played.ledger()).length
      await more(
        () => played.ledger(),
        (length) => length > before,
      )
    },
  },
  {
    name: 'hub killed while it presents',
    ...dispenser({ kind: 'mute', on: 'toGate' }),
    dies: async ({ dispenser: played }) => {
      const out = async () => (await played.ledger()).filter(({ presented }) => presented)
      const before = (await out()).length
      await more(out, (length) => length > before)
    },
  },
  {
    name: 'hub killed when the card is out',
    ...dispenser({ kind: 'notTaken' }),
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
    attack: ({ signer }) => signer.forge(aGrant(), generateKeyPairSync('ed25519').privateKey),
  },
  { name: 'attack: of another hub', attack: ({ signer }) => signer.forge(aGrant({ hub: 'a'.repeat(64) })) },
  { name: 'attack: of another hotel', attack: ({ signer }) => signer.forge(aGrant({ hotelId: 2 })) },
  {
    name: 'attack: expired',
    attack: ({ signer }) => signer.forge(aGrant({ expiresAt: Math.floor(Date.now() / 1_000) - 30 })),
  },
  {
    name: 'attack: of an earlier holder',
    attack: async ({ signer, page }, { sealed, grant: { reservationId } }) => {
      await (await page()).cut(sealed)
      return signer.forge(aGrant({ reservationId, fence: 0 }))
    },
  },
]
