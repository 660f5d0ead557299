import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { GuestDetailScreen } from '../screens/guest-detail/guest-detail-screen.tsx'
import { renderScreen } from '../testing/render-screen.tsx'

it('G34 says that e-mail or phone is enough, and reports both missing once', async () => {
  const array = (name: 'document' | 'mainGuest', fields: { name: 'firstName' | 'email' | 'phone' }[]) => ({
    type: 'FieldArray' as const,
    name,
    fields,
  })
  const assets = [
    array('document', [{ name: 'firstName' }, { name: 'email' }, { name: 'phone' }]),
    array('mainGuest', []),
  ]
  const { user } = await renderScreen({
    Screen: GuestDetailScreen,
    path: '/guest-detail/FOY1001/1',
    config: {
      flags: { join_document_contact: true, national_police_integration: true },
      screens: [{ name: 'MrzCapture', order: 10, assets }],
    },
    reservations: [buildReservation({ guests: [buildGuest({ email: undefined, phone: undefined })] })],
  })
  expect(await screen.findByText('E-mail or phone: one is enough.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save and continue' }))
  expect(await screen.findAllByText('Please enter an e-mail address or a phone number; one is enough.')).toHaveLength(1)
})
