import { markMessagesRead, visitReservations } from '@foyer/contract/reservation.ts'
import { withdrawMessage, writeMessage } from '@foyer/contract/staff/messages.ts'
import { openStay } from '@foyer/contract/staff/stay.ts'
import { expect, it } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { createTestServer } from '../../testing/create-test-server.ts'
import { findReservation } from '../../testing/journey.ts'
import { createColleague } from '../../testing/staff-page.ts'

async function openReception() {
  const server = await createTestServer()
  const desk = await createColleague(server.db, new Browser(server.app), { role: 'receptionist' })
  const write = (reference: string, text: string) =>
    desk.call(writeMessage, { params: { reference }, body: { language: 'de', text } })
  const written = async (reference: string) => (await desk.call(openStay, { params: { reference } })).messages
  const withdraw = (reference: string, messageId: string) =>
    desk.call(withdrawMessage, { params: { reference, messageId } })
  return { ...server, desk, write, written, withdraw }
}

it('the desk’s message is shown with the booking, and the desk sees when it was read', async () => {
  const { write, written, open, desk } = await openReception()
  await write('foy1001', '  Ein Paket liegt für Sie bereit.  ')
  const guest = await open()
  const { messages } = await findReservation(guest, 'FOY1001', 'García López')
  expect(messages).toMatchObject([
    { read: false, date: '2027-05-10', texts: { de: 'Ein Paket liegt für Sie bereit.' } },
  ])
  expect(await written('FOY1001')).toMatchObject([{ read: false }])
  await guest.call(markMessagesRead, { body: { reference: 'FOY1001', messages: messages.map(({ id }) => id) } })
  expect(await written('FOY1001')).toMatchObject([{ read: true }])
  const { timeline } = await desk.call(openStay, { params: { reference: 'FOY1001' } })
  expect(timeline).toContainEqual(expect.objectContaining({ what: 'staff', detail: 'messageWritten' }))
  expect(JSON.stringify(timeline)).not.toContain('Paket')
})

it('a message sent again after a lost answer is stored once', async () => {
  const { desk, written } = await openReception()
  const send = (key: string) =>
    desk.call(writeMessage, {
      params: { reference: 'FOY1001' },
      body: { language: 'de', text: 'Ein Paket liegt für Sie bereit.' },
      key,
    })
  await send('lost')
  await send('lost')
  expect(await written('FOY1001')).toHaveLength(1)
  await send('another')
  expect(await written('FOY1001')).toHaveLength(2)
})

it('an unread message can be withdrawn, once, and only through its own stay', async () => {
  const { write, written, withdraw, open } = await openReception()
  await write('FOY1001', 'Ein Paket liegt für Sie bereit.')
  const [message] = await written('FOY1001')
  const id = message?.id ?? ''
  await expect(withdraw('FOY1006', id)).rejects.toMatchObject({ problem: 'notFound' })
  await withdraw('FOY1001', id)
  expect(await written('FOY1001')).toEqual([])
  await expect(withdraw('FOY1001', id)).rejects.toMatchObject({ problem: 'notFound' })

  await write('FOY1001', 'Ein Paket liegt für Sie bereit.')
  const guest = await open()
  const { messages } = await findReservation(guest, 'FOY1001', 'García López')
  const [read] = messages.map((one) => one.id)
  await guest.call(markMessagesRead, { body: { reference: 'FOY1001', messages: [read ?? ''] } })
  await expect(withdraw('FOY1001', read ?? '')).rejects.toMatchObject({ problem: 'notFound' })
  expect((await guest.call(visitReservations)).reservations[0]?.messages).toHaveLength(1)
})

it.each([
  ['a cancelled reservation', 'FOY1016', 'badInput'],
  ['an unknown reservation', 'FOY9999', 'reservationNotFound'],
  ['another hotel’s guest', 'FOY2001', 'reservationNotFound'],
])('rejects a message to %s', async (_, reference, problem) => {
  const { write } = await openReception()
  await expect(write(reference, 'Guten Tag')).rejects.toMatchObject({ problem })
})

it('limits the number of messages per booking', async () => {
  const { write, written } = await openReception()
  for (let n = 1; n <= 20; n += 1) await write('FOY1001', `Nachricht ${n}`)
  await expect(write('FOY1001', 'Noch eine')).rejects.toMatchObject({ problem: 'badInput' })
  expect(await written('FOY1001')).toHaveLength(20)
})
