import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderSignedIn } from '../../testing/render-signed-in.tsx'

const next = () => userEvent.click(screen.getByRole('button', { name: 'Next' }))
const title = () => screen.getByRole('heading', { level: 1 }).textContent
const steps = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

/** Fills in the code and the administrator, and continues to the hotel's page. */
async function openHotelStep() {
  renderSignedIn({ path: '/#/set-up', answers: [] })
  await userEvent.type(await screen.findByRole('textbox', { name: 'Set-up code' }), 'AAAA')
  await next()
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Yeray')
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'yeray@example.com')
  await userEvent.type(screen.getByLabelText('New password'), 'seven boats on the lake')
  await next()
}

async function chooseCountry() {
  await userEvent.type(screen.getByRole('textbox', { name: 'Company' }), 'Costa SL')
  await userEvent.type(screen.getByRole('textbox', { name: 'City' }), 'Girona')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'ESP')
  await next()
}

it('G15 setting up a rental mentions branch, cars and spaces as soon as the kind is chosen', async () => {
  await openHotelStep()
  expect([title(), steps()]).toEqual(['The hotel', ['Code', 'Administrator', 'Hotel', 'Rooms', 'Devices']])
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What do you run?' }), 'A car rental')
  expect([title(), steps()]).toEqual(['The branch', ['Code', 'Administrator', 'Branch', 'Cars', 'Devices']])
  await userEvent.type(screen.getByRole('textbox', { name: 'Branch name' }), 'Costa Cars')
  await chooseCountry()
  await userEvent.type(screen.getByRole('textbox', { name: 'Spaces' }), 'A1-A6')
  expect(screen.getByText('6 spaces')).toBeDefined()
})

it('S17 the demo stays open unless the box to remove it is ticked, which explains what that does', async () => {
  await openHotelStep()
  await userEvent.type(screen.getByRole('textbox', { name: 'Hotel name' }), 'Costa')
  await chooseCountry()
  await userEvent.type(screen.getByRole('textbox', { name: 'Numbers' }), '101-103')
  await userEvent.type(screen.getByRole('textbox', { name: 'Room type' }), 'Double')
  await next()
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Remove the demo hotels' })
  expect([box.checked, box.getAttribute('aria-describedby')]).toEqual([false, expect.any(String)])
  const said = document.getElementById(box.getAttribute('aria-describedby') ?? '')
  expect(said?.textContent).toContain('Permanently deletes the demo hotels')
})
