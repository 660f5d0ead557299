import type { Locator, Page } from '@playwright/test'
import type { Hand } from './hand.ts'

export interface Party {
  readonly reservation: string
  readonly surname: string
  /** In list order, for a device with a reader. */
  readonly documents?: readonly string[]
  /** True if the phone has a camera, which sees the document by itself. */
  readonly isFilmed?: true
}

const contact: Readonly<Record<string, string>> = {
  street: 'Lindenallee 4',
  postalCode: '10115',
  email: 'guest@example.com',
}

const field = (page: Page, name: string) => page.locator(`[data-field="${name}"]`)
const box = (page: Page, name: string) => field(page, name).locator('input').first()
const opener = (page: Page, name: string) =>
  field(page, name).locator('button[aria-haspopup="listbox"], [role="combobox"]').first()

/**
 * From the language to the key: at each screen the guest does what its question asks, and no more.
 */
export async function walkThrough(
  hand: Hand,
  party: Party,
  hold: (document: string) => Promise<unknown>,
): Promise<void> {
  const { page } = hand
  const primary = page.locator('main button[data-kind="primary"]')
  const documents = [...(party.documents ?? [])]
  let guests = 0

  const screens: readonly (readonly [RegExp, () => Promise<void>])[] = [
    [/^What would you like/, () => hand.tap(page.getByRole('button', { name: /^Check in / }))],
    [
      /^Find your booking/,
      async () => {
        await hand.type(box(page, 'voucher').or(page.locator('input[name="voucher"]')).first(), party.reservation)
        await hand.type(page.locator('input[name="surname"]'), party.surname, { by: 'key' })
        await hand.tap(primary)
      },
    ],
    [
      /^Is this your/,
      async () => {
        await hand.tap(primary)
        if (party.isFilmed) await hand.tap(page.getByRole('dialog').getByRole('button', { name: 'Yes, that’s fine' }))
      },
    ],
    [/^(?:Who is|Everyone|Your details|Is everything|Pay at|Everything is)/, () => hand.tap(primary)],
    [/^Show us/, () => hand.outside(() => hold(documents.shift() ?? ''))],
    [/^Please enter your passport or ID details/, () => typeDocument(hand, primary)],
    [/^(?:How can we reach|Where does)/, () => typeContact(hand, primary, ++guests)],
    [/^Please sign/, () => sign(hand, primary)],
    [
      /^How would you like to pay/,
      async () => {
        await hand.tap(page.locator('main label').filter({ hasText: 'Pay by card' }))
        await hand.tap(primary)
      },
    ],
    [/^Taking you to secure payment/, () => payAtGateway(hand, primary)],
  ]

  const known = new RegExp([/^Your room/, ...screens.map(([pattern]) => pattern)].map(({ source }) => source).join('|'))
  await hand.tap(page.getByRole('button', { name: 'English', exact: true }))
  let asked = 'Welcome'
  for (;;) {
    const question = await nextQuestion(hand, asked, known)
    if (question.startsWith('Your room')) return
    const act = screens.find(([pattern]) => pattern.test(question))?.[1]
    if (!act) throw new Error(`No step for the page "${question}".`)
    const messages = page.locator('dialog[open] button[data-kind="primary"]')
    if (question.startsWith('Is this your') && (await messages.isVisible())) await hand.tap(messages)
    hand.at(toStepName(question))
    await act()
    asked = question
  }
}

/** Questions that contain a name or an amount count as the same screen. */
const toStepName = (question: string) => question.replace(/[,:] .*|\?$/, '')

/** On the gateway's own page, which also returns to ours. */
async function payAtGateway(hand: Hand, primary: Locator): Promise<void> {
  await hand.tap(primary)
  const { page } = hand
  await hand.sees(page.getByLabel('Card number'))
  hand.at('The gateway’s page')
  await hand.type(page.getByLabel('Card number'), '4548812049400004')
  await hand.type(page.getByLabel('Expiry (YY/MM)'), '3012', { by: 'key' })
  await hand.type(page.getByLabel('Security code'), '123', { by: 'key' })
  await hand.type(page.getByLabel('Name on the card'), 'L GARCIA', { by: 'key' })
  await hand.tap(page.getByRole('button', { name: 'Pay', exact: true }))
}

/** Waits for a new question together with its answer; placeholders do not count. */
async function nextQuestion(hand: Hand, before: string, known: RegExp): Promise<string> {
  const heading = hand.page.locator('h1').filter({ visible: true, hasText: known, hasNotText: before }).first()
  await hand.sees(heading).catch((cause) => rejectUnknownScreen(hand.page, cause))
  const question = (await heading.innerText()).trim()
  if (!/^(?:Show us|Your room|What would)/.test(question))
    await hand.sees(hand.page.locator('main button[data-kind="primary"]:enabled').filter({ visible: true }))
  const now = (await heading.innerText().catch(() => '')).trim()
  return now === question ? question : nextQuestion(hand, before, known)
}

/** Reports an unknown screen by name instead of a timeout. */
async function rejectUnknownScreen(page: Page, cause: unknown): Promise<never> {
  const shown = await page.locator('h1').filter({ visible: true }).allInnerTexts()
  throw new Error(`No step for the page "${shown.join(' / ')}".`, { cause })
}

async function typeDocument(hand: Hand, primary: Locator): Promise<void> {
  const { page } = hand
  await hand.type(box(page, 'birthDate'), '12031988')
  await hand.pick(opener(page, 'gender'), 'Female')
  await hand.pick(opener(page, 'nationality'), 'Germany')
  await hand.type(box(page, 'documentNumber'), 'C01X00T47')
  await hand.type(box(page, 'expiryDate'), '31012032', { by: 'key' })
  await hand.tap(primary)
}

/** Fills in the required fields that are empty. */
async function typeContact(hand: Hand, primary: Locator, guest: number): Promise<void> {
  const { page } = hand
  await hand.sees(primary)
  const same = page.getByRole('button', { name: /^Same / })
  for (const one of await same.all()) await hand.tap(one)
  for (const [name, text] of Object.entries(contact)) {
    const input = box(page, name)
    const isAsked = (await input.isVisible()) && (await input.getAttribute('aria-required')) !== 'false'
    const isOptional = await field(page, name).getByText('optional').isVisible()
    if (isAsked && !isOptional && (await input.inputValue()) === '')
      await hand.type(input, name === 'email' ? `${guest}.${text}` : text, {
        by: name === 'postalCode' ? 'key' : 'tap',
      })
  }
  const relation = opener(page, 'relationship')
  if (await relation.isVisible()) await hand.pick(relation, 'Mother or father')
  await hand.tap(primary)
}

async function sign(hand: Hand, primary: Locator): Promise<void> {
  await hand.sign()
  for (const tick of await hand.page.locator('main input[type="checkbox"][required]').all()) await hand.tap(tick)
  await hand.tap(primary)
}
