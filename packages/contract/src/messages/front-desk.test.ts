import { buildGuest } from '@foyer/domain/testing/builders.ts'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { deskCommand } from './desk-command.ts'
import { deskGuest } from './desk-guest.ts'
import { parseMessage } from './device.ts'
import {
  buildDeskAddress,
  buildDeskProtocols,
  deskMessage,
  parseDeskProtocols,
  type ScreenMessage,
  screenMessage,
  screenSignal,
} from './front-desk.ts'

const LINK = '0f1e2d3c-4b5a-4697-8a9b-0c1d2e3f4a5b'
const envelope = { id: '7a6b5c4d-3e2f-4101-9a8b-7c6d5e4f3a2b', sequence: 1, sender: 'frontapp' } as const
const ofGuest = { reference: 'FOY1001', guestId: 'guest-1' }

it('FRONTAPP-20.a FRONTAPP-20.b FRONTAPP-20.c a guest has the desk’s own field names; all other fields keep their usual ones', () => {
  const { birthDate, issueDate, expiryDate, street, nationality, documentType } = buildGuest({
    birthDate: '1988-03-12',
    issueDate: '2022-01-31',
    expiryDate: '2032-01-31',
    street: 'Lindenallee 4',
    nationality: 'DEU',
    documentType: 'P',
  })
  const guest = {
    ...{ birthDate, issueDate, expiryDate, street, nationality, documentType },
    gender: 'F' as const,
    region: 'Berlin',
    documentNumber: 'C01X00T47',
    relationship: 'spouse',
    firstName: 'Ana',
    postalCode: '10115',
  }
  const wire = z.encode(deskGuest, guest)
  expect(wire).toEqual({
    birthdate: '1988-03-12',
    issue_date: '2022-01-31',
    expiration_date: '2032-01-31',
    address: 'Lindenallee 4',
    document_issue_country: 'DEU',
    document_type: 'P',
    sex: 'F',
    province: 'Berlin',
    identification: 'C01X00T47',
    main_guest_relationship: 'spouse',
    firstName: 'Ana',
    postal_code: '10115',
  })
  expect(z.decode(deskGuest, wire)).toEqual(guest)
})

it.each([
  ['FRONTAPP-20.d the nationality wins over the issuing country', { nationality: 'DEU', issueCountry: 'FRA' }, 'DEU'],
  ['the issuing country is used if there is no nationality', { issueCountry: 'FRA' }, 'FRA'],
])('%s', (_, guest, told) => {
  expect(z.encode(deskGuest, guest)).toEqual({ document_issue_country: told })
})

const messages: ScreenMessage[] = [
  { ...envelope, type: 'guestDataToPMS', data: { ...ofGuest, guest: { firstName: 'Ana' } } },
  { ...envelope, type: 'signatureInProgress', data: ofGuest },
  { ...envelope, type: 'signatureSkipped', data: { ...ofGuest, reason: 'signatureSkippedByUser' } },
  { ...envelope, type: 'signatureUploaded', data: ofGuest },
  { ...envelope, type: 'error', data: { problem: 'roomNotReady' } },
]

it.each(messages.map((message) => [message.type, message] as const))('%s is sent to the desk', (_, message) => {
  expect(parseMessage(screenMessage, JSON.stringify(z.encode(screenMessage, message)))).toEqual(message)
})

const skipped = { ...envelope, type: 'signatureSkipped', data: { ...ofGuest, reason: 'GuestHasSignature' } }

it.each([
  ['another sender', { ...skipped, sender: 'pms' }],
  ['no id', { ...skipped, id: undefined }],
  ['an invalid id', { ...skipped, id: '1' }],
  ['no number', { ...skipped, sequence: 0 }],
  ['an unknown type', { ...skipped, type: 'checkInOK' }],
  ['SIGN-09.b no reason', { ...skipped, data: ofGuest }],
  [
    'SIGN-09.b two reasons',
    { ...skipped, data: { ...ofGuest, reason: ['GuestHasSignature', 'SignatureOnlyMainGuest'] } },
  ],
  ['an unknown reason', { ...skipped, data: { ...ofGuest, reason: 'tired' } }],
  ['a problem outside the catalogue', { ...envelope, type: 'error', data: { problem: 'invented' } }],
])('%s is rejected', (_, message) => {
  expect(parseMessage(screenMessage, JSON.stringify(skipped))).toBeDefined()
  expect(parseMessage(screenMessage, JSON.stringify(message))).toBeUndefined()
})

it('FRONTAPP-03 a screen accepts messages only from the PMS', () => {
  const from = (sender: string) =>
    parseMessage(deskMessage, JSON.stringify({ ...envelope, sender, type: 'received', data: { id: envelope.id } }))
  expect(from('pms')).toMatchObject({ type: 'received' })
  for (const other of ['frontapp', 'PMS', '']) expect(from(other)).toBeUndefined()
})

it.each(['checkConnection', 'checkConnectionFromModal', 'connected', 'ping', 'goToScreensaver'])(
  'FRONTAPP-05 the command %s needs no data; a screen reads them as empty',
  (type) => {
    const frame = JSON.stringify({ id: envelope.id, sender: 'pms', type })
    expect(parseMessage(deskCommand, frame)).toEqual({ id: envelope.id, sender: 'pms', type, data: {} })
  },
)

it('offers token and link as subprotocols and never echoes them', () => {
  expect(parseDeskProtocols(buildDeskProtocols({ csrf: 'abc_-1', link: LINK }))).toEqual({
    subprotocol: 'foyer-desk.1',
    csrf: 'abc_-1',
    link: LINK,
  })
  expect(parseDeskProtocols(['foyer-desk.0', `foyer-link.${LINK}`])).toBeUndefined()
  expect(parseDeskProtocols(['foyer-desk.1', 'foyer-csrf.a', 'foyer-link.1'])).toBeUndefined()
})

it('the address names hotel and app', () => {
  expect(buildDeskAddress({ hotelId: 1, appKey: 'front app' })).toBe('/api/front-desk/?hotel=1&app=front%20app')
})

it.each([
  ['a NUL', 'Sig\\u0000n here', false],
  ['a lone surrogate', 'Sign \\ud83d here', false],
  ['a surrogate pair', 'Sign \\ud83d\\ude00 here', true],
  ['plain text', 'Sign here 😀', true],
])('checks a frame with %s, which a database may be unable to store', (_, question, isRead) => {
  const frame = `{"sender":"frontapp","type":"shown","data":{"screen":"a","question":"${question}","fields":[],"notices":[]}}`
  expect(parseMessage(screenSignal, frame) !== undefined).toBe(isRead)
  expect(parseMessage(z.object({ sender: z.string() }), frame)).toEqual({ sender: 'frontapp' })
})
