import { Problem } from '@foyer/domain/problem/problem.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Answers, answerAllSaved } from '../../testing/fake-fetch.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { GuestDetailScreen } from './guest-detail-screen.tsx'

const renderDetail = (updateGuests: NonNullable<Answers['updateGuests']>, appKey = 'frontapp') =>
  renderScreen({
    Screen: GuestDetailScreen,
    path: '/guest-detail/FOY1001/1',
    appKey,
    config: { flags: { join_document_contact: true } },
    answers: { updateGuests },
  })

it('SIGN-08 notifies the desk once about what was saved on the front app', async () => {
  const { user, desk, path } = await renderDetail(answerAllSaved)
  const email = await screen.findByLabelText('E-mail')
  fireEvent.change(email, { target: { value: 'ana.soler@example.com' } })
  expect(desk.told).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Save and continue' }))
  await waitFor(() => expect(path()).toBe('/guest-list/FOY1001'))
  await waitFor(() => expect(desk.told).toHaveLength(1))
  expect(desk.told[0]).toMatchObject({
    type: 'guestDataToPMS',
    data: { reference: 'FOY1001', guestId: 'guest-1', guest: { firstName: 'Ana', email: 'ana.soler@example.com' } },
  })
})

it('SIGN-08 does not notify the desk about what the server rejected', async () => {
  const { user, desk, place } = await renderDetail(() => {
    throw new Problem('unavailable')
  })
  await user.click(await screen.findByRole('button', { name: 'Save and continue' }))
  await waitFor(() => expect(place()?.screen).toBe('show-error'))
  expect(desk.told).toEqual([])
})

it('a phone does not notify the desk', async () => {
  const { user, desk, path } = await renderDetail(answerAllSaved, 'own')
  await user.click(await screen.findByRole('button', { name: 'Save and continue' }))
  await waitFor(() => expect(path()).toBe('/guest-list/FOY1001'))
  expect(desk.connections).toEqual([])
})
