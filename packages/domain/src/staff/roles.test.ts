import { expect, it } from 'vitest'
import { maskDocumentNumber, maskEmail } from './mask.ts'
import { canPerform, roleNames, staffActions } from './roles.ts'

it('T18 each role includes the one below it and has only what it needs', () => {
  const table = roleNames.map((role) => staffActions.filter((action) => canPerform(role, action)))
  const [housekeeping = [], receptionist = [], manager = [], administrator = []] = table
  expect(housekeeping).toEqual(['seeRooms', 'workOnRooms'])
  expect(receptionist).toEqual(expect.arrayContaining(housekeeping))
  expect(manager).toEqual(expect.arrayContaining(receptionist))
  expect(administrator).toEqual(expect.arrayContaining(manager))
  expect(staffActions.filter((action) => !receptionist.includes(action))).toEqual([
    'changeDevices',
    'seeUsers',
    'changeUsers',
    'seeMails',
    'readAudit',
    'answerDataRequests',
    'importReservations',
    'seeJobs',
    'runJobs',
    'changeHotel',
  ])
  expect(staffActions.filter((action) => !manager.includes(action))).toEqual([
    'changeDevices',
    'changeUsers',
    'importReservations',
    'runJobs',
  ])
})

it.each([
  ['C01X00T484', 'C01X···84'],
  ['12345678Z', '1234···8Z'],
  ['1234567', '•••••••'],
  ['', ''],
])('masks the document %s as %s', (number, shown) => {
  expect(maskDocumentNumber(number)).toBe(shown)
})

it.each([
  ['anna.mueller@example.com', 'a···@example.com'],
  ['nobody', 'n···'],
])('masks the address %s as %s', (email, written) => {
  expect(maskEmail(email)).toBe(written)
})
