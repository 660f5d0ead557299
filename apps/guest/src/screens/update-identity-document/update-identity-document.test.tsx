import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { UpdateIdentityDocumentScreen } from './update-identity-document-screen.tsx'

const document = { documentType: 'P', documentNumber: 'C01X00T47', expiryDate: '2032-01-31' } as const

it('API-79.a NAV-59 shows the account’s document, sends the form and goes back', async () => {
  const { user, path, askedOf } = await renderScreen({
    Screen: UpdateIdentityDocumentScreen,
    path: '/update-identity-document',
    config: { flags: { accounts: true } },
    session: { token: 'secret', user: { id: 'u1', name: 'Ana' } },
    answers: {
      fetchProfile: () => ({ email: 'ana@example.com', emailConfirmed: true, document }),
      updateIdentityDocument: () => ({}),
    },
  })
  const number = await screen.findByDisplayValue('C01X00T47')
  await user.clear(number)
  await user.type(number, 'C01X00T48')
  await user.click(screen.getByRole('button', { name: 'Save document' }))
  await waitFor(() => expect(path()).toBe('/my-bookings'))
  expect(askedOf('updateIdentityDocument').map(({ body }) => body)).toEqual([
    { ...document, documentNumber: 'C01X00T48' },
  ])
})
