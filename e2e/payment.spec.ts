import { ACCEPTED_CARD, DECLINED_CARD, typeCard } from './card-page.ts'
import { expect, livesIn, sizes, test } from './foyer.ts'
import { createDesk } from './staff.ts'
import { atStage } from './stages.ts'

test.use({ viewport: sizes.phone })

test('PAY-12.a at the gateway: declined, then paid with another card; the key follows, and the desk shows no balance', {
  tag: '@gate',
  annotation: livesIn('apps/server/src/money/payment/settle-payment.ts'),
}, async ({ page, foyer, gateway, axe, shoot, elsewhere }) => {
  const before = (await gateway.ledger()).length
  const guest = await atStage(page, foyer.guest(1, 'pay'), 'signed')
  await guest.question('How would you like to pay?')
  await shoot('how to pay')
  await page.getByRole('radio', { name: /Pay by card/ }).check({ force: true })
  await guest.tap(/^Pay €[\d.]+ by card$/)
  await guest.question('Taking you to secure payment')
  await shoot('on the way')
  await guest.tap('Continue')
  await page.getByRole('heading', { name: /^Pay / }).waitFor()
  await shoot('at the gateway')
  await typeCard(page, '123')
  await expect(page.getByRole('alert')).toHaveText('A card number has 13 to 19 digits.')
  await typeCard(page, DECLINED_CARD)
  await expect(page.getByText(/Nothing was charged/).first()).toBeVisible()
  await guest.question('Your bank declined this card')
  await axe()
  await shoot('refused')
  await guest.tap('Back to my bill')
  await page.getByRole('radio', { name: /Pay by card/ }).check({ force: true })
  await guest.tap(/^Pay €[\d.]+ by card$/)
  await guest.tap('Continue')
  await typeCard(page, ACCEPTED_CARD)
  await expect(page.getByText(/Thank you, €[\d.]+ is paid/)).toBeVisible()
  await guest.question(/Your room/)
  await shoot('paid')
  const mine = (await gateway.ledger()).slice(before)
  expect(mine.map(({ state, captures }) => [state, captures])).toEqual([
    ['refused', 0],
    ['captured', 1],
  ])
  const desk = createDesk(await elsewhere(sizes.tablet), foyer)
  await desk.signIn('receptionist')
  await expect(desk.row(/García/)).not.toContainText('Collect')
})

test('G33 the button beside a long name keeps its word in one piece', async ({ page, foyer }) => {
  await atStage(page, foyer.guest(1, 'pay', 'es'), 'signed')
  const words = page.getByRole('button', { name: 'Cambiar' }).getByText('Cambiar')
  await words.waitFor()
  const lines = await words.evaluate((box) => {
    const range = document.createRange()
    range.selectNodeContents(box)
    return range.getClientRects().length
  })
  expect(lines).toBe(1)
})

test('P21 PAY-23 MODEL-31 our card form takes the card in a frame that our page can’t read, and the key follows', async ({
  page,
  foyer,
  gateway,
  axe,
  shoot,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if ((request.postData() ?? '').includes(ACCEPTED_CARD)) sent.push(new URL(request.url()).pathname)
  })
  const guest = await atStage(page, foyer.guest(1, 'pay-frame'), 'signed')
  await page.getByRole('radio', { name: /Pay by card/ }).check({ force: true })
  await guest.tap(/^Pay €[\d.]+ by card$/)
  const inside = page.frameLocator('iframe')
  await inside.getByLabel('Card number').pressSequentially('454881204940')
  await inside.getByRole('button', { name: 'Pay now' }).click()
  await expect(inside.getByText('A card number has 13 to 19 digits.')).toBeVisible()
  await inside.getByLabel('Card number').pressSequentially('0004')
  await expect(inside.getByLabel('Card number')).toHaveValue('4548 8120 4940 0004')
  await inside.getByLabel('Expiry date (YY/MM)').pressSequentially('3012')
  await expect(inside.getByLabel('Expiry date (YY/MM)')).toHaveValue('30/12')
  await inside.getByLabel('Security code').fill('123')
  await inside.getByLabel('Name on the card').fill('LUCIA GARCIA')
  expect(await page.evaluate(() => document.querySelector('iframe')?.contentDocument)).toBeNull()
  await axe()
  await shoot('card in a frame')
  await inside.getByRole('button', { name: 'Pay now' }).click()
  await expect(page.getByText(/Thank you, €[\d.]+ is paid/)).toBeVisible()
  await guest.question(/Your room/)
  expect((await gateway.ledger()).at(-1)).toMatchObject({ captures: 1 })
  expect(sent).toEqual(['/sis/cardTokens'])
})
