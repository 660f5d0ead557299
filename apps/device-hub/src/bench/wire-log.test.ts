import { expect, it } from 'vitest'
import { type WireChange, WireLog } from './wire-log.ts'

function createLog() {
  let now = 1_000
  const log = new WireLog(() => now)
  const told: WireChange[] = []
  log.watch((change) => told.push(change))
  const say = (direction: 'to' | 'from', text: string, device = 'reader') =>
    log.record({ device, direction, bytes: Buffer.from(text, 'latin1') })
  const shown = () => log.entries.map(({ direction, text, times }) => `${direction} ${text} ${times}`)
  return {
    log,
    told,
    say,
    shown,
    pass: (milliseconds: number) => {
      now += milliseconds
    },
  }
}

it('S19 records bytes as hex and as text, and how long the answer took', () => {
  const { log, say, pass } = createLog()
  say('to', '\x02V\x03')
  pass(40)
  say('from', '\x02VReader\xe9\x03')
  expect(log.entries).toMatchObject([
    { device: 'reader', direction: 'to', bytes: 3, hex: '025603', text: '·V·', at: 1_000 },
    { direction: 'from', bytes: 10, text: '·VReaderé·', ms: 40 },
  ])
  expect(log.entries[0]).not.toHaveProperty('ms')
})

it('counts a repeated exchange, whatever other devices send in between, but not two different ones', () => {
  const { say, shown, told } = createLog()
  for (let time = 0; time < 3; time += 1) {
    say('to', 'status')
    say('from', 'no card')
    say('to', 'ack')
    if (time === 1) say('to', 'LA', 'lock')
  }
  expect(shown()).toEqual(['to LA 1', 'to status 3', 'from no card 3', 'to ack 3'])
  expect(told.at(-1)?.gone).toHaveLength(3)
  say('to', 'status')
  say('from', 'taken')
  expect(shown().slice(-3)).toEqual(['to ack 3', 'to status 1', 'from taken 1'])
})

it('S19 a status check of the hub is routine and displaces nothing else, unless the same device is in use meanwhile', async () => {
  const { log, say } = createLog()
  say('from', 'a passport')
  await log.whilePolling(async () => {
    for (let time = 0; time < 500; time += 1) {
      say('to', `look ${time}`, 'lock')
      say('from', `here ${time}`, 'lock')
    }
    await log.whileServing(['dispenser'], async () => say('to', 'a card', 'dispenser'))
  })
  say('to', 'after', 'lock')
  expect(log.entries.filter(({ isRoutine }) => isRoutine)).toHaveLength(60)
  expect(log.entries.filter(({ isRoutine }) => !isRoutine).map(({ text }) => text)).toEqual([
    'a passport',
    'a card',
    'after',
  ])
})

it('stores no more than it can show', () => {
  const { log, say } = createLog()
  for (let time = 0; time < 1_000; time += 1) say('from', `document ${time}`)
  expect([log.entries.length, log.entries.at(-1)?.text]).toEqual([400, 'document 999'])
  say('to', 'x'.repeat(1_000))
  expect(log.entries.at(-1)).toMatchObject({ bytes: 1_000, hex: '78'.repeat(256) })
})
