import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { blankGuest, openReader, passport } from './testing/open-reader.tsx'

const anna = { ...blankGuest, firstName: 'Anna', lastName: 'Soler' }
const jonas = { ...blankGuest, firstName: 'Jonas', lastName: 'Soler', email: 'jonas@example.com' }
const ofJonas = { decodeMrz: () => ({ ...passport, firstName: 'JONAS' }) }

const openAtAnna = async () => {
  const at = await openReader({ guests: [anna, jonas], answers: ofJonas })
  await screen.findByRole('heading', { level: 1, name: 'Show us your document, Anna' })
  await screen.findByText('The reader is ready for your document.')
  await at.hold('P<')
  await screen.findByRole('dialog', { name: 'This is Jonas’s document' })
  return at
}

it('G9 assigns Jonas’s passport to Jonas when it is scanned in Anna’s turn', async () => {
  const { user, path } = await openAtAnna()
  await user.click(screen.getByRole('button', { name: 'Use it for Jonas' }))
  await waitFor(() => expect(path()).toBe('/guest-detail/FOY1001/2'))
  await screen.findByRole('heading', { level: 1, name: 'Is everything right, Jonas?' })
  expect(screen.getByLabelText<HTMLInputElement>('Document number').value).toBe('L898902C3')
})

it('G9 or keeps it for Anna, and the form shows that the names differ', async () => {
  const { user, path } = await openAtAnna()
  await user.click(screen.getByRole('button', { name: 'No, it’s Anna’s' }))
  await screen.findByText(/The document says Jonas, the booking Anna/)
  expect(path()).toBe('/guest-detail/FOY1001/1?step=document')
})
