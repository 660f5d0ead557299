import { lucia, searchByAddress } from './check-in-steps.ts'
import { expect, sizes, test } from './foyer.ts'

test('the desk leaves a message, the guest reads it on their phone, and the desk sees that they did', async ({
  page,
  desk,
  elsewhere,
  foyer,
  axe,
  shoot,
}) => {
  await desk.signIn('receptionist')
  await page.getByRole('link', { name: 'García López, Lucía' }).click()
  const panel = desk.stay('FOY1001')
  await panel.getByRole('button', { name: 'Write a message' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Message' }).fill('A parcel came for you today. It waits at the desk.')
  await axe()
  await shoot('a message is written')
  await dialog.getByRole('button', { name: 'Leave message' }).click()
  await expect(panel.getByText('A parcel came for you today. It waits at the desk.')).toBeVisible()
  await expect(panel.getByText('not read yet')).toBeVisible()
  await shoot('the message stands with the stay')

  const phone = await elsewhere(sizes.phone)
  const guest = await searchByAddress(phone, foyer.guest(1, 'own'), lucia)
  const message = phone.getByRole('dialog', { name: 'A message for you' })
  await expect(message.getByText('A parcel came for you today. It waits at the desk.')).toBeVisible()
  await guest.tap('Got it')
  await expect(panel.getByText('not read yet')).toBeHidden()
  await expect(panel.getByText('read', { exact: true })).toBeVisible()
})
