import { payWithCardToken, readPayment } from '@foyer/contract/payment.ts'
import { fetchSummary } from '@foyer/contract/summary.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { palaceDocument } from '../../demo/palace.ts'
import type { GuestPage } from '../../testing/guest-page.ts'
import { findReservation } from '../../testing/journey.ts'
import { createPayingServer, requestPayment } from './testing/create-paying-server.ts'

const FORM = { appKey: 'pay-frame' }
const CARD = '4548812049400004'
const DECLINED_CARD = '4012001037141112'

type PayingServer = Awaited<ReturnType<typeof createPayingServer>>

/** The form is open for a new payment of the booking. */
async function openForm(server: PayingServer, known?: GuestPage) {
  const page = known ?? (await server.open(FORM))
  if (!known) await findReservation(page, 'FOY1001', 'García')
  const { paymentId: id = '', completed } = await requestPayment(page, 'FOY1001')
  const form = await server.app.inject({ url: `/pay/1/${id}?frame&lang=en` })
  const charge = (token: string, key?: string) =>
    page.call(payWithCardToken, { body: { reference: 'FOY1001', id, token }, ...(key && { key }) })
  return { page, id, completed, form, charge }
}

const getAttribute = (html: string, name: string) => new RegExp(`data-${name}="([^"]*)"`).exec(html)?.[1] ?? ''

/** Does what the form's script does in the browser. */
async function typeCard(form: { readonly body: string }, cardNumber = CARD): Promise<string> {
  const shop = { merchant: getAttribute(form.body, 'merchant'), order: getAttribute(form.body, 'order') }
  const card = { cardNumber, cardDate: '30/12', cardCvv: '123', cardHolder: 'LUCIA GARCIA' }
  const answer = await fetch(getAttribute(form.body, 'url'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...shop, ...card }),
  })
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  return ((await answer.json()) as { idOper: string }).idOper
}

it('P21 the form is sandboxed, may send only to the provider, and only our page may frame it', async () => {
  const server = await createPayingServer()
  const { form, completed } = await openForm(server)
  expect(completed).toBe(false)
  const provider = new URL(getAttribute(form.body, 'url')).origin
  expect(String(form.headers['content-security-policy']).split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `connect-src ${provider}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts allow-forms',
  ])
  expect(form.headers['cache-control']).toBe('no-store')
})

it('P21 charges what the server’s own ledger says, by a token; neither log nor database has the card', async () => {
  const lines: string[] = []
  const server = await createPayingServer({ logTo: { write: (line) => void lines.push(line) } })
  const { page, form, charge } = await openForm(server)
  expect(await charge(await typeCard(form))).toMatchObject({ completed: true })
  expect(await page.call(fetchSummary, { body: { reference: 'FOY1001' } })).toMatchObject({ pending: { minor: 0 } })
  expect(await server.ledger()).toMatchObject([{ minor: 240_00, captures: 1, last4: '0004' }])
  expect(lines.join('')).toContain('card-token')
  expect(lines.join('')).not.toContain(CARD)
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(server.db.directory)
  expect(rows.length).toBeGreaterThan(50)
  const stored = await server.db.inHotel(1, async (tx) => {
    const found = []
    for (const { name } of rows)
      found.push(
        (
          await sql<{
            all: string
          }>`select coalesce(string_agg(t::text, ' '), '') as all from ${sql.table(name)} t`.execute(tx)
        ).rows[0]?.all,
      )
    return found.join(' ')
  })
  expect(stored).toContain('VISA ·· 0004')
  expect(stored).not.toContain(CARD)
  expect(stored).not.toContain('LUCIA GARCIA')
})

it('P21 a card number is no token', () => {
  const body = { reference: 'FOY1001', id: 'a1b7a1f0-2f2c-4a54-8a0e-55f5b7c0f001' }
  expect(z.safeDecode(payWithCardToken.body, { ...body, token: 't1' }).success).toBe(true)
  expect(z.safeDecode(payWithCardToken.body, { ...body, token: CARD }).success).toBe(false)
})

it('P21 a double tap charges once', async () => {
  const server = await createPayingServer()
  const { form, charge } = await openForm(server)
  const token = await typeCard(form)
  const both = await Promise.allSettled([charge(token), charge(token)])
  expect(both.some(({ status }) => status === 'fulfilled')).toBe(true)
  expect(await charge(token)).toMatchObject({ completed: true })
  expect(await server.ledger()).toMatchObject([{ captures: 1 }])
})

it('P21 PAY-12.b a declined card, its used token and an expired or invented one pay nothing', async () => {
  const server = await createPayingServer()
  const first = await openForm(server)
  const used = await typeCard(first.form, DECLINED_CARD)
  await expect(first.charge(used)).rejects.toMatchObject({ problem: 'paymentRefused' })
  const second = await openForm(server, first.page)
  const expired = await typeCard(second.form)
  await server.expireTokens()
  await expect(second.charge(expired)).rejects.toMatchObject({ problem: 'paymentRefused' })
  const { id, charge, page } = await openForm(server, first.page)
  await expect(charge(used)).rejects.toMatchObject({ problem: 'paymentRefused' })
  expect(await page.call(readPayment, { body: { reference: 'FOY1001', id } })).toMatchObject({ state: 'refused' })
  expect(await server.ledger()).toMatchObject([{ state: 'refused', captures: 0 }])
})

it('P21 a lost answer is queried and never charged again', async () => {
  const server = await createPayingServer()
  const { form, charge } = await openForm(server)
  await server.fault('cutAnswer')
  expect(await charge(await typeCard(form))).toMatchObject({ completed: true })
  expect(await server.ledger()).toMatchObject([{ captures: 1 }])
})

it('P21 another booking’s payment can’t be charged', async () => {
  const server = await createPayingServer()
  const { form, id } = await openForm(server)
  const other = await server.open(FORM)
  await findReservation(other, 'FOY1002', 'Müller')
  const token = await typeCard(form)
  const stolen = other.call(payWithCardToken, { body: { reference: 'FOY1002', id, token } })
  await expect(stolen).rejects.toMatchObject({ problem: 'notFound' })
  expect(await server.ledger()).toEqual([])
})

it('P21 PAY-26.c in a demo hotel’s demo mode the form is shown, sends no card and settles a simulated payment', async () => {
  const server = await createPayingServer()
  const app = palaceDocument.apps?.['pay-frame']
  const apps = { ...palaceDocument.apps, 'pay-frame': { ...app, flags: { ...app?.flags, demo: true } } } as never
  await server.publish(1, { ...palaceDocument, apps })
  const page = await server.open(FORM)
  await findReservation(page, 'FOY1001', 'García')
  const { paymentId: id = '', completed } = await requestPayment(page, 'FOY1001', undefined, { simulate: true })
  expect(completed).toBe(false)
  const form = await server.app.inject({ url: `/pay/1/${id}?frame` })
  expect(form.headers['content-security-policy']).toContain("connect-src 'none'")
  expect(getAttribute(form.body, 'url')).toBe('')
  const charge = (token: string) => page.call(payWithCardToken, { body: { reference: 'FOY1001', id, token } })
  await expect(charge('t0123456789')).rejects.toMatchObject({ problem: 'badInput' })
  expect(await charge('demo')).toMatchObject({ completed: true })
  expect(await server.ledger()).toEqual([])
})

it('P21 a demo token pays nothing where the payment is real', async () => {
  const server = await createPayingServer()
  const { charge } = await openForm(server)
  await expect(charge('demo')).rejects.toMatchObject({ problem: 'paymentRefused' })
  expect(await server.ledger()).toEqual([])
})
