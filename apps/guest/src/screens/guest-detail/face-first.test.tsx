import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeCamera } from '../../testing/fake-camera.ts'
import { atTheReader, number } from './testing/at-the-reader.tsx'

const face = { document: false, face: true }
const agreed = { faceConsent: true, faceMatched: false }
const looks = () => screen.findByRole('heading', { name: /camera|photo/i })

it.each([
  ['CAPTURE-09.a', 'by configuration', { flags: { face_recognition: true, face_recognition_first: true } }],
  [
    'CAPTURE-09.b NAV-12.e',
    'by the address',
    { flags: { face_recognition: true }, query: '?doFaceRecognitionFirst=true' },
  ],
])('%s opens a complete guest at the face where it comes first, %s', async (_, _by, first) => {
  fakeCamera()
  await atTheReader({ guests: [agreed], readers: face, ...first })
  expect(await looks()).toBeTruthy()
})

it('opens at the document where faces are not compared here', async () => {
  await atTheReader({ guests: [agreed], flags: { face_recognition: true, face_recognition_first: true } })
  expect(await number()).toBeTruthy()
})

it('CAPTURE-04 CAPTURE-07.a SHELL-05.d the face step follows the saved forms; back leads to them', async () => {
  fakeCamera()
  const { user, askedOf } = await atTheReader({ guests: [agreed], readers: face, flags: { face_recognition: true } })
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  await user.click(await screen.findByRole('button', { name: 'Save and continue' }))
  expect(await looks()).toBeTruthy()
  expect(askedOf('updateGuests')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByLabelText('E-mail')).toBeTruthy()
})
