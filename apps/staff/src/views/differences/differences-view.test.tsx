import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { listDifferences, resolveDifference, type StaffDifference } from '@foyer/contract/staff/differences.ts'
import { listResolutions } from '@foyer/domain/reservation/book-difference.ts'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { buildSession } from '../../testing/builders.ts'
import { on } from '../../testing/fake-fetch.ts'
import { renderSignedIn } from '../../testing/render-signed-in.tsx'

const buildDifference = (at: number, changes: Pick<StaffDifference, 'kind' | 'ours' | 'theirs'>): StaffDifference => ({
  id: `00000000-0000-4000-8000-00000000000${at}`,
  reference: `LAKE${at}`,
  foundAt: '2027-05-10T03:30:00Z',
  resolutions: listResolutions(changes),
  ...changes,
})

it('each difference says what both books have, and reception decides it either way', async () => {
  const user = userEvent.setup()
  let differences = [
    buildDifference(1, { kind: 'state', ours: 'inHouse', theirs: 'expected' }),
    buildDifference(2, { kind: 'balance', ours: '8000', theirs: '-1500' }),
    buildDifference(3, { kind: 'guests', ours: '1 lastName,1 birthDate,3 firstName', theirs: '' }),
    buildDifference(4, { kind: 'room', ours: '', theirs: '201' }),
    buildDifference(5, { kind: 'dates', ours: '2027-05-10/2027-05-12', theirs: '2027-05-10/2027-05-13' }),
    buildDifference(6, { kind: 'owed', ours: '18000', theirs: '20500' }),
  ]
  const sent: string[] = []
  renderSignedIn({
    session: buildSession('receptionist'),
    path: '/differences',
    answers: [
      on(listAlerts, () => ({ open: [], handled: [] })),
      on(listDifferences, () => ({ currency: 'EUR', differences })),
      on(resolveDifference, ({ params: { id }, body: { resolution } }) => {
        sent.push(resolution)
        if (resolution === 'theirs') return { outcome: 'stillDiffers' as const }
        differences = differences.filter((one) => one.id !== id)
        return { outcome: 'settled' as const }
      }),
    ],
  })
  const cells = async (name: RegExp) => {
    const row = await screen.findByRole('row', { name }, { timeout: 10_000 })
    return [...row.querySelectorAll('td')].slice(1, 4).map(({ textContent }) => textContent)
  }
  expect(await cells(/LAKE1/)).toEqual(['State', 'In house', 'Expected'])
  expect(await cells(/LAKE2/)).toEqual(['Balance', '€80.00', '-€15.00'])
  expect(await cells(/LAKE3/)).toEqual(['Personal data', 'Person 1, 3', '–'])
  expect(await cells(/LAKE4/)).toEqual(['Room', 'none', '201'])
  expect(await cells(/LAKE5/)).toEqual(['Dates', 'Mon 10 May – Wed 12 May', 'Mon 10 May – Thu 13 May'])
  const owed = ['Lines and balance in the other system', 'Lines add up to €180.00', 'Balance €205.00']
  expect(await cells(/LAKE6/)).toEqual(owed)
  expect(screen.queryByRole('button', { name: /^(Take theirs|Send ours): LAKE6/ })).toBeNull()
  expect(screen.getByText('The connected system sets the price of added nights.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Send ours: LAKE5, Dates' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Send ours: LAKE4, Room' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Take theirs: LAKE1, State' }))
  expect(await screen.findByText(/^Foyer keeps its own/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Send ours: LAKE1, State' }))
  expect(await screen.findByText('On its way to the connected system.')).toBeDefined()
  expect(screen.queryByRole('row', { name: /LAKE1/ })).toBeNull()
  expect(sent).toEqual(['theirs', 'ours'])
})
