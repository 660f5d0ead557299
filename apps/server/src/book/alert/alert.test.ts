import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { raiseAlert, readAlertProgress } from '@foyer/contract/alert.ts'
import { claimAlert, handleAlert, listAlerts } from '@foyer/contract/staff/alerts.ts'
import { alertKindNames, alertKinds } from '@foyer/domain/alert/alert-kinds.ts'
import { expect, it } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import type { GuestPage } from '../../testing/guest-page.ts'
import { findReservation } from '../../testing/journey.ts'
import { createColleague } from '../../testing/staff-page.ts'

async function createDesk() {
  const server = await createTestServer()
  const colleague = (name: string) =>
    createColleague(server.db, new Browser(server.app), { role: 'receptionist', name })
  const desk = await colleague('Núria Puig')
  return { server, desk, other: await colleague('Marc Sala'), open: async () => (await desk.call(listAlerts)).open }
}

const requestHelp = (page: GuestPage) => page.call(raiseAlert, { body: { reason: 'help', screen: 'guest-list' } })

it('S2 G16 a guest who asks for a person raises an alert with screen and guest, which is claimed by name, and reads who comes', async () => {
  const { server, desk, other, open } = await createDesk()
  const phone = await server.open()
  await findReservation(phone, 'FOY1001', 'García')
  expect(await requestHelp(phone)).toEqual({ state: 'open' })
  const [alert] = await open()
  expect(alert).toMatchObject({
    kind: 'guestAsksForHelp',
    urgent: true,
    reference: 'FOY1001',
    screen: 'guest-list',
    reason: 'help',
    key: 'notGiven',
  })
  const params = { id: alert?.id ?? '' }
  await desk.call(claimAlert, { params })
  await desk.call(claimAlert, { params })
  await expect(other.call(claimAlert, { params })).rejects.toMatchObject({ problem: 'alreadyHandled' })
  expect((await open())[0]?.claimed).toMatchObject({ by: 'Núria Puig' })
  expect(await phone.call(readAlertProgress)).toEqual({ state: 'coming', by: 'Núria' })
  await desk.call(handleAlert, { params, body: { note: 'found the booking' } })
  expect(await phone.call(readAlertProgress)).toEqual({ state: 'over' })
})

it('S2 one guest is one open alert of a kind, however often and from however many pages', async () => {
  const { server, open } = await createDesk()
  const [first, second] = [await server.open(), await server.open()]
  for (const page of [first, second]) {
    await findReservation(page, 'FOY1002', 'Müller')
    await requestHelp(page)
    await requestHelp(page)
  }
  expect((await open()).map(({ kind, times }) => [kind, times])).toEqual([['guestAsksForHelp', 4]])
})

it('S2 claiming one alert of a guest claims everything that the guest waits for', async () => {
  const { server, desk, open } = await createDesk()
  const phone = await server.open()
  await findReservation(phone, 'FOY1004', 'Smith')
  await phone.call(raiseAlert, { body: { reason: 'openElsewhere', screen: 'guest-list' } })
  await requestHelp(phone)
  const mine = async () => (await open()).filter(({ reference }) => reference === 'FOY1004')
  const [stuck] = await mine()
  await desk.call(claimAlert, { params: { id: stuck?.id ?? '' } })
  expect((await mine()).map(({ claimed }) => claimed?.by)).toEqual(['Núria Puig', 'Núria Puig'])
})

it('S13 a broken part belongs to its kiosk, not to a guest, and names the guest; a phone has no parts', async () => {
  const { server, open } = await createDesk()
  const kiosk = await server.openKiosk()
  const away = (page: GuestPage) => page.call(raiseAlert, { body: { reason: 'readerAway', screen: 'guest-detail' } })
  await away(kiosk)
  await findReservation(kiosk, 'FOY1008', 'Silva')
  await away(kiosk)
  const broken = (await open()).filter(({ part }) => part === 'scanner')
  expect(broken).toMatchObject([
    { kind: 'partBroken', times: 2, reference: 'FOY1008', deviceName: expect.any(String), screen: 'guest-detail' },
  ])
  const phone = await server.open()
  await findReservation(phone, 'FOY1005', 'Smith')
  await away(phone)
  expect((await open()).find(({ reference }) => reference === 'FOY1005')).toMatchObject({ kind: 'guestStuck' })
})

it('S2 a public page cannot ring at a desk, nor can a guest who has not set out', async () => {
  const { server, open } = await createDesk()
  const before = (await open()).length
  expect(await requestHelp(await server.open())).toEqual({ state: 'unheard' })
  const early = await server.open({ appKey: 'prechk' })
  expect(await requestHelp(early)).toEqual({ state: 'unheard' })
  expect(await early.call(readAlertProgress)).toEqual({ state: 'unheard' })
  expect((await open()).length).toBe(before)
})

it('S2 a page names no reservation that its visit has not found', async () => {
  const { server, open } = await createDesk()
  const kiosk = await server.openKiosk()
  await kiosk.call(raiseAlert, { body: { reason: 'problem', screen: 'show-error', reference: 'FOY1003' } })
  const stuck = (await open()).filter(({ reason }) => reason === 'problem')
  expect(stuck.map(({ reference }) => reference)).toEqual([undefined])
})

it('S2 the server raises every kind of alert that only it can raise', async () => {
  const source = join(import.meta.dirname, '../..')
  const files = await Array.fromAsync(glob('**/*.ts', { cwd: source, exclude: ['**/*.test.ts', '**/testing/**'] }))
  const texts = await Promise.all(files.map((file) => readFile(join(source, file), 'utf8')))
  const all = texts.join('\n')
  const raised = (kind: string) => new RegExp(`(kind: |openAlert.*|alertHotels.*|, )'${kind}'`).test(all)
  const ofServer = alertKindNames.filter((kind) => alertKinds[kind].raisedBy === 'server')
  expect(ofServer.filter((kind) => !raised(kind))).toEqual([])
})
