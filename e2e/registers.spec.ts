import { expect, sizes, test } from './foyer.ts'
import { atStage } from './stages.ts'

test('reception corrects a refused report from the ministry’s words, and opens the receipt', async ({
  page,
  desk,
  foyer: _,
  axe,
  shoot,
}) => {
  test.slow()
  await desk.signIn('madrid', 'registers')
  const stays = page.getByRole('table', { name: 'Reports of these days' })
  await expect(stays.getByRole('row', { name: /Bergström.*accepted/ })).toBeVisible()
  await stays.getByRole('button', { name: 'Beatriz Soto' }).click()
  await expect(page.getByText('El valor S20 del campo codigoPostal no es válido')).toBeVisible()
  await shoot('refused')
  await axe()
  await page.getByRole('link', { name: /Correct it/ }).click()
  const stay = desk.stay('FOY5004')
  await stay.getByRole('textbox', { name: 'Postal code' }).fill('S2000')
  await shoot('form')
  await stay.getByRole('button', { name: 'Save', exact: true }).first().click()

  await desk.visit('registers')
  await expect(async () => {
    await page.reload()
    await expect(stays.getByRole('row', { name: /Beatriz Soto.*accepted/ })).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 150_000 })
  await stays.getByRole('button', { name: 'Beatriz Soto' }).click()
  await expect(page.getByText(/^Receipt/).first()).toBeVisible()
  await shoot('accepted')
})

test('in Rome there is no key before reception has seen face and document; the report is accepted', async ({
  page,
  desk,
  elsewhere,
  foyer,
  axe,
  shoot,
}) => {
  test.slow()
  const stay = { reservation: 'FOY4002', surname: 'Conti' }
  const given = { birthCountry: 'DEU', birthMunicipality: 'Berlin', city: 'Berlin', issueCountry: 'DEU' }
  const guest = await atStage(await elsewhere(sizes.phone), foyer.guest(4, 'own'), 'signed', { stay, given })
  await guest.page.getByRole('button', { name: /Check in/ }).click()
  await guest.question('Please show your face and your document')
  await expect(guest.page.getByRole('button', { name: 'Call by video' })).toBeVisible()

  await desk.signIn('everywhere')
  await desk.visit('arrivals/FOY4002?hotel=4')
  await shoot('stay')
  await axe()
  await desk.stay('FOY4002').getByRole('button', { name: 'Seen in person' }).click()
  await guest.page.getByRole('button', { name: /Check in/ }).click()
  await guest.question(/Your room/)
  await expect(page.getByText(/seen in person by Inês Faria/)).toBeVisible()
})
