import { expect, it } from 'vitest'
import { createHttpHotelSystem } from '../../outside/hotel-system/own-protocol/http-hotel-system.ts'
import { SYSTEM_SECRET, type SystemProcess, startHotelSystem } from '../../testing/start-hotel-system.ts'
import { checkHotelSystem } from './check-hotel-system.ts'

const reservation = {
  reference: 'LAKE1',
  state: 'expected',
  arrival: '2027-05-10',
  departure: '2027-05-12',
  adults: 1,
  lastName: 'Soler',
  roomType: 'double',
}

const check = ({ url }: SystemProcess) =>
  checkHotelSystem({
    system: createHttpHotelSystem({ url, secret: SYSTEM_SECRET }),
    stranger: createHttpHotelSystem({ url, secret: 'another secret of sixteen letters' }),
  })

const failures = async (system: SystemProcess) => (await check(system)).filter(({ ok }) => !ok).map(({ text }) => text)

it('N22 a system that follows the protocol passes every check, and receives nothing', async () => {
  const system = await startHotelSystem()
  await system.put(['reservation', reservation])
  expect(await check(system)).toEqual([
    { ok: true, text: 'the feed answers' },
    { ok: true, text: '1 of 1 events can be read' },
    { ok: true, text: 'a query for LAKE1 is answered' },
    { ok: true, text: 'a query for an unknown reservation is answered with 404' },
    { ok: true, text: 'a request with a wrong signature is refused' },
  ])
  expect((await system.ledger()).deliveries).toEqual([])
})

it('N22 a wrong event and an unknown field are named', async () => {
  const system = await startHotelSystem()
  await system.put(
    ['reservation', { ...reservation, group: 'G1' }],
    ['reservation', { ...reservation, reference: 'LAKE2', departure: '2027-05-09' }],
  )
  expect(await failures(system)).toEqual([
    expect.stringMatching(/^an event is refused: .*LAKE2 · reservation\.departure: is before arrival$/),
    'a field is not known: reservation.group',
    '1 of 2 events can be read',
  ])
})

it('N22 a system that does not answer, or signs nothing, is reported', async () => {
  const system = await startHotelSystem()
  await system.put(['reservation', reservation])
  await system.faults({ wrong: 'unsigned' })
  expect(await failures(system)).toContain('the feed answers: answered 200 without the right signature')
  await system.faults({ wrong: 'error' })
  expect(await failures(system)).toContain('the feed answers: answered 500')
})
