import { expect, it } from 'vitest'
import { toErrorReport } from './error-report.ts'

it.each([
  ['ERROR-05.a a declined card', ['Payment', 'unexpected', 'The transaction was refused'], undefined],
  ['ERROR-06.a an operation that is not authorized', ['pago', 'Operation not authorized'], undefined],
  ['ERROR-07.a an unknown kiosk', ['Check-in', 'Pok no configurado', 'details'], undefined],
  ['a problem that our catalogue expects in daily work', ['Check-in', 'roomNotReady'], undefined],
  ['nothing was shown', [], undefined],
  ['anything else is reported by code', ['Check-in', 'unavailable', 'the database rests'], ['unavailable']],
  ['texts of other systems are reported as unexpected', ['Extras update', 'No stock for Ana Soler'], ['unexpected']],
])('%s', (_, shown, report) => {
  expect(toErrorReport(shown)).toEqual(report)
})
