import { expect, it } from 'vitest'
import { reportOf } from './report.ts'

it.each([
  ['ERROR-05.a a card that was refused', ['Payment', 'unexpected', 'The transaction was refused'], undefined],
  ['ERROR-06.a an operation that is not authorized', ['pago', 'Operation not authorized'], undefined],
  ['ERROR-07.a a kiosk that the hotel does not know', ['Check-in', 'Pok no configurado', 'details'], undefined],
  ['what our catalogue expects in daily work', ['Check-in', 'roomNotReady'], undefined],
  ['nothing that was shown', [], undefined],
  ['everything else by our own code', ['Check-in', 'unavailable', 'the database rests'], ['unavailable']],
  ['the words of others only as such', ['Extras update', 'No stock for Ana Soler'], ['unexpected']],
])('%s', (_, shown, report) => {
  expect(reportOf(shown)).toEqual(report)
})
