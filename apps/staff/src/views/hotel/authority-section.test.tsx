import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { checkAuthority } from '@foyer/contract/staff/authority.ts'
import { readHotel } from '@foyer/contract/staff/hotel.ts'
import { toEditableConfig } from '@foyer/domain/config/editable-config.ts'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { buildSession } from '../../testing/builders.ts'
import { on } from '../../testing/fake-fetch.ts'
import { renderSignedIn } from '../../testing/render-signed-in.tsx'

it('the authority’s credentials can be replaced but not read, and a check says in words what is wrong', async () => {
  const user = userEvent.setup()
  const part = toEditableConfig({
    hotel: { name: 'Hotel Roca', city: 'Roma', country: 'ITA', timeZone: 'Europe/Rome', currency: 'EUR' },
    roomTypes: [{ id: 'double', name: 'Double' }],
    rooms: [{ number: '101', type: 'double', floor: 1 }],
    walkIn: {
      rates: [{ id: 'room-only', names: { en: 'Room only' } }],
      roomTypes: [{ id: 'double', sleeps: 2, prices: { 'room-only': 165_00 } }],
    },
    authority: { name: 'alloggiati' },
    secrets: { authority_user: 'RM000001', authority_password: 'a-secret-password' },
  })
  renderSignedIn({
    session: buildSession('manager'),
    path: '/hotel',
    answers: [
      on(listAlerts, () => ({ open: [], handled: [] })),
      on(readHotel, () => ({ version: 1, part })),
      on(checkAuthority, () => ({ outcome: 'refused' as const, text: 'UTENTE O PASSWORD ERRATI' })),
    ],
  })
  const password = await screen.findByLabelText('Password or access key', {}, { timeout: 10_000 })
  expect((password as HTMLInputElement).value).toBe('')
  expect(document.body.innerHTML).not.toContain('a-secret-password')
  expect(screen.getByLabelText('Web service key (WsKey)')).toBeDefined()
  expect(screen.queryByLabelText('Landlord code')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Check with the authority' }))
  expect(await screen.findByText('The authority refuses them. It says:')).toBeDefined()
  expect(screen.getByText('UTENTE O PASSWORD ERRATI')).toBeDefined()
  await user.selectOptions(screen.getByLabelText('Authority'), 'ses')
  expect(screen.getByLabelText('Landlord code')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Check with the authority' }).hasAttribute('disabled')).toBe(true)
})
