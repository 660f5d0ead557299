import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { stubCamera } from '../../testing/stub-camera.ts'
import { findDocumentNumber, openReader } from './testing/open-reader.tsx'

const face = { document: false, face: true }
const agreed = { faceConsent: true, faceMatched: false }
const findFaceStep = () => screen.findByRole('heading', { name: /camera|photo/i })

it.each([
  ['CAPTURE-09.a', 'by configuration', { flags: { face_recognition: true, face_recognition_first: true } }],
  [
    'CAPTURE-09.b NAV-12.e',
    'by the address',
    { flags: { face_recognition: true }, query: '?doFaceRecognitionFirst=true' },
  ],
])('%s opens a complete guest at the face where it comes first, %s', async (_, _by, first) => {
  stubCamera()
  await openReader({ guests: [agreed], readers: face, ...first })
  expect(await findFaceStep()).toBeTruthy()
})

it('opens at the document where faces are not compared here', async () => {
  await openReader({ guests: [agreed], flags: { face_recognition: true, face_recognition_first: true } })
  expect(await findDocumentNumber()).toBeTruthy()
})

it('CAPTURE-04 CAPTURE-07.a SHELL-05.d the face step follows the saved forms; back leads to them', async () => {
  stubCamera()
  const { user, askedOf } = await openReader({ guests: [agreed], readers: face, flags: { face_recognition: true } })
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  await user.click(await screen.findByRole('button', { name: 'Save and continue' }))
  expect(await findFaceStep()).toBeTruthy()
  expect(askedOf('updateGuests')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByLabelText('E-mail')).toBeTruthy()
})
