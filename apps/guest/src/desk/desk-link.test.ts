import type { ScreenNews } from '@foyer/contract/messages/front-desk.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FakeDesk } from '../testing/fake-desk.ts'
import { deskLink } from './desk-link.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const after = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const ofGuest = { reference: 'FOY1001', guestId: 'guest-1' }
const began: ScreenNews = { type: 'signatureInProgress', data: ofGuest }
const uploaded: ScreenNews = { type: 'signatureUploaded', data: ofGuest }
const saved: ScreenNews = { type: 'guestDataToPMS', data: { ...ofGuest, guest: { firstName: 'Ana' } } }

async function opened(desk = new FakeDesk()) {
  const link = deskLink(desk)
  link.open()
  await after(0)
  const heard = () => desk.line.heard.map(({ type, sequence }) => `${sequence} ${type}`)
  return { desk, link, heard }
}

it('tells what happens in order, numbered, and from the screen', async () => {
  const { desk, link, heard } = await opened()
  link.tell(saved)
  link.tell(began)
  expect(heard()).toEqual(['1 guestDataToPMS', '2 signatureInProgress'])
  expect(desk.line.heard.map(({ sender }) => sender)).toEqual(['frontapp', 'frontapp'])
})

it('FRONTAPP-18 connects again after 4 s, however often', async () => {
  const { desk } = await opened()
  for (const calls of [2, 3, 4]) {
    desk.isThere = calls !== 3
    desk.line.happens('close')
    await after(3_999)
    expect(desk.lines).toHaveLength(calls - 1)
    await after(1)
    expect(desk.lines).toHaveLength(calls)
  }
})

it('what nobody has acknowledged is told again, in order and with the same ids, over the next connection', async () => {
  const { desk, link, heard } = await opened()
  desk.acknowledges = false
  link.tell(began)
  link.tell(uploaded)
  const [first] = desk.lines
  desk.line.happens('close')
  link.tell(saved)
  desk.acknowledges = true
  await after(4_000)
  expect(heard()).toEqual(['1 signatureInProgress', '2 signatureUploaded', '3 guestDataToPMS'])
  expect(desk.line.heard.slice(0, 2).map(({ id }) => id)).toEqual(first?.heard.map(({ id }) => id))
  expect(desk.line.link).toBe(first?.link)
  desk.line.happens('close')
  await after(4_000)
  expect(heard()).toEqual([])
})

it('what is told before the desk is there waits for it', async () => {
  const desk = new FakeDesk()
  desk.isThere = false
  const { link, heard } = await opened(desk)
  link.tell(began)
  desk.isThere = true
  await after(4_000)
  expect(heard()).toEqual(['1 signatureInProgress'])
})

it('FRONTAPP-03 who is not the PMS is ignored', async () => {
  const { desk, link, heard } = await opened()
  desk.acknowledges = false
  link.tell(began)
  const id = desk.line.heard[0]?.id ?? ''
  for (const sender of ['frontapp', 'kiosk', '']) desk.line.say({ type: 'received', data: { id } }, sender)
  desk.line.happens('close')
  await after(4_000)
  expect(heard()).toEqual(['1 signatureInProgress'])
  desk.line.say({ type: 'received', data: { id } })
  desk.line.happens('close')
  await after(4_000)
  expect(heard()).toEqual([])
})

it('a number that the desk misses is told again; one that it has refused is not', async () => {
  const { desk, link, heard } = await opened()
  desk.acknowledges = false
  for (const news of [began, uploaded, saved]) link.tell(news)
  desk.line.say({ type: 'missing', data: { sequences: [2] } })
  expect(heard().slice(3)).toEqual(['2 signatureUploaded'])
  desk.line.say({ type: 'refused', data: { id: desk.line.heard[1]?.id ?? '' } })
  desk.line.say({ type: 'missing', data: { sequences: [2, 3] } })
  expect(heard().slice(4)).toEqual(['3 guestDataToPMS'])
})

it('a line that answers nothing for ten seconds is dead, though it looks open', async () => {
  const { desk, link, heard } = await opened()
  await after(60_000)
  expect(desk.lines).toHaveLength(1)
  desk.acknowledges = false
  link.tell(began)
  await after(9_999)
  expect(desk.line.isClosed).toBe(false)
  await after(1)
  expect(desk.line.isClosed).toBe(true)
  await after(4_000)
  expect([desk.lines.length, heard()]).toEqual([2, ['1 signatureInProgress']])
})

it('what a guest gave goes with the guest; what happened is still told', async () => {
  const { desk, link, heard } = await opened()
  desk.line.happens('close')
  link.tell(saved)
  link.tell(uploaded)
  link.forgetGuest()
  await after(4_000)
  expect(heard()).toEqual(['2 signatureUploaded'])
})

it('nothing is heard or dialled after the page has left', async () => {
  const { desk, link } = await opened()
  link.close()
  desk.line.happens('close')
  await after(60_000)
  expect([desk.lines.length, desk.line.isClosed]).toEqual([1, true])
})

it('what is not well formed stays here, and is reported', async () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const { link, heard } = await opened()
  link.tell({ type: 'error', data: { problem: 'unavailable', reference: 'x'.repeat(65) } })
  link.tell(began)
  vi.unstubAllGlobals()
  expect(reported).toHaveBeenCalledOnce()
  expect(heard()).toEqual(['1 signatureInProgress'])
})
