import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { readHotel } from '@foyer/contract/staff/hotel.ts'
import { keepMember, listMembers, type Member, removeMember } from '@foyer/contract/staff/members.ts'
import { toEditableConfig } from '@foyer/domain/config/editable-config.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { buildSession } from '../../testing/builders.ts'
import { on } from '../../testing/fake-fetch.ts'
import { renderSignedIn } from '../../testing/render-signed-in.tsx'

const part = toEditableConfig({
  hotel: { name: 'Hotel Roca', city: 'Girona', country: 'ESP', timeZone: 'Europe/Madrid', currency: 'EUR' },
  roomTypes: [],
  rooms: [],
})

it('N2 saves, removes and restores a member, each in one step', async () => {
  let members: Member[] = [{ number: 'FC1', email: 'ana@example.com', promotionalCode: 'CLUB' }]
  renderSignedIn({
    session: buildSession('manager'),
    path: '/hotel',
    answers: [
      on(listAlerts, () => ({ open: [], handled: [] })),
      on(readHotel, () => ({ version: 1, part })),
      on(listMembers, () => ({ members, count: members.length, promotionalCodes: ['CLUB'] })),
      on(keepMember, ({ body }) => {
        members = [...members, body]
        return {}
      }),
      on(removeMember, ({ body: { number } }) => {
        const [member] = members.filter((one) => one.number === number)
        members = members.filter((one) => one.number !== number)
        if (!member) throw new Error('There is no such member.')
        return { member }
      }),
    ],
  })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Members' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Members' }))
  await user.type(await dialog.findByRole('textbox', { name: 'Number' }), 'FC2')
  await user.type(dialog.getByRole('textbox', { name: 'E-mail' }), 'bo@example.com')
  await user.click(dialog.getByRole('button', { name: 'Save member' }))
  expect(await dialog.findByText('bo@example.com')).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Remove FC1' }))
  expect(await dialog.findByText('FC1 removed.')).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Undo' }))
  expect(await dialog.findByText('ana@example.com')).toBeDefined()
  expect(members.map(({ number }) => number)).toEqual(['FC2', 'FC1'])
})
