import { expect, it } from 'vitest'
import { buildDevice } from '../../testing/builders.ts'
import { toDeviceState } from './device-state.ts'

const now = new Date('2026-09-22T13:42:00Z')

it.each([
  ['seen a minute ago', { lastSeenAt: '2026-09-22T13:41:00Z' }, 'done', 'online'],
  ['not seen for an hour: silence is not failure', { lastSeenAt: '2026-09-22T12:42:00Z' }, 'notYet', 'away'],
  ['never seen', {}, 'notYet', 'silent'],
  ['with a guest at it', { atStay: 'FOY1001', lastSeenAt: '2026-09-22T12:00:00Z' }, 'now', 'atStay'],
  ['out of service', { pausedAt: '2026-09-22T13:00:00Z' }, 'needsPerson', 'paused'],
  [
    'out of service after its guest',
    { pausedAt: '2026-09-22T13:00:00Z', atStay: 'FOY1001' },
    'needsPerson',
    'finishing',
  ],
  ['revoked, whatever it did last', { atStay: 'FOY1001', revokedAt: '2026-09-22T13:00:00Z' }, 'notAsked', 'revoked'],
] as const)('%s', (_what, changes, mark, word) => {
  expect(toDeviceState(buildDevice(changes), now)).toEqual({ mark, word })
})
