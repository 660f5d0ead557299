import { expect, it } from 'vitest'
import { canEditScanned, manualEntryReason } from './manual-entry.ts'

const strict = {
  demo: false,
  attempts: 0,
  allowed: false,
  cameraFailed: false,
  scanDeclined: false,
  readerInstalled: true,
}

it.each([
  ['CAPTURE-17 in a demo', { demo: true }, 'demo'],
  ['CAPTURE-18.a after the third failed scan', { attempts: 3 }, 'triesUsed'],
  ['CAPTURE-18.b not after the second', { attempts: 2 }, undefined],
  ['CAPTURE-19 if the hotel allows it', { allowed: true }, 'allowed'],
  ['CAPTURE-20 otherwise never', {}, undefined],
  ['CAPTURE-18.c a camera that does not start', { cameraFailed: true }, 'cameraFailed'],
  ['a guest who declines to be scanned', { scanDeclined: true }, 'scanDeclined'],
  ['a hotel without a reader', { readerInstalled: false }, 'noReader'],
  [
    "the hotel's permission comes before a failed camera",
    { allowed: true, attempts: 3, cameraFailed: true },
    'allowed',
  ],
] as const)('%s', (_, asked, reason) => {
  expect(manualEntryReason({ ...strict, ...asked })).toBe(reason)
})

it.each([
  ['CAPTURE-21.a a kiosk', true, false, false],
  ['CAPTURE-21.b a kiosk of a hotel that allows it', true, true, true],
  ["CAPTURE-21.c the guest's own device", false, false, true],
])('%s: %s, %s', (_, keepsScans, editScanned, may) => {
  expect(canEditScanned({ keepsScans }, { editScanned })).toBe(may)
})
