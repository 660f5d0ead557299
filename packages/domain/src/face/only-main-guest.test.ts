import { expect, it } from 'vitest'
import { buildGuest, buildSite } from '../testing/builders.ts'
import { isFaceOffered } from './face-due.ts'

it.each([
  ['FACE-14.a if only the main guest is compared, the main guest', true, true, true],
  ['FACE-14.a and no one else', true, false, false],
  ['FACE-14.b otherwise the main guest', false, true, true],
  ['FACE-14.b and everyone else', false, false, true],
])('%s: face_recognition_only_main %s, main %s', (_, face_recognition_only_main, main, offered) => {
  const site = buildSite({ flags: { face_recognition: true, face_recognition_only_main } }, 'kiosk')
  expect(isFaceOffered(buildGuest({ main, faceConsent: true }), site, { face: true })).toBe(offered)
})
