import { isOpen } from '@foyer/domain/payment/payment.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Hotel } from '../../access/hotel/hotel.ts'
import type { Sites } from '../../access/site/sites.ts'
import { isCancelled } from '../../book/reservation/reservation.store.ts'
import type {
  CardAction,
  ChooseGateway,
  GatewayOrder,
  Notice,
  PaymentGateway,
} from '../../outside/payment-gateway/payment-gateway.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { sendCardForm, serveCardFormFiles } from './card-form-page.ts'
import { goScript, goStyle, renderGoPage } from './go-page.ts'
import { lockPayment, readPayment, SIMULATED } from './payment.store.ts'
import { buildReturnUrls, DONE_PATH } from './return-urls.ts'
import type { SettlePayment } from './settle-payment.ts'

interface GatewayDependencies {
  readonly db: Database
  readonly sites: Sites
  readonly gatewayFor: ChooseGateway
  readonly settle: SettlePayment
  /** Deposits that are blocked on the same card page. */
  readonly deposits: {
    told(tx: HotelTransaction, notice: Notice): Promise<void>
    open(tx: HotelTransaction, id: string): Promise<GatewayPayment | undefined>
  }
  readonly changes: Changes
  /** If unset, the guest returns to the address that they came from. */
  readonly publicUrl: string | undefined
}

type GatewayPayment = Pick<GatewayOrder, 'number' | 'amount'>

const MAX_BYTES = 20_000
/** A notice has three; ten thousand would take a millisecond to parse, for anyone who sends them. */
const MAX_FIELDS = 20

/**
 * Redirects to the card page, and receives the gateway's notices. Our pages don't call these
 * routes.
 */
export function gatewayRoutes(app: FastifyInstance, dependencies: GatewayDependencies): void {
  servePageFiles(app)
  serveCardFormFiles(app)
  servePayPage(app, dependencies)
  app.register(async (context) => {
    context.removeAllContentTypeParsers()
    const form = 'application/x-www-form-urlencoded'
    context.addContentTypeParser(form, { parseAs: 'string' }, (_request, body, done) => {
      if (hasTooManyFields(String(body))) done(new Problem('unreadableBody', 'the form has too many fields'))
      else done(null, body)
    })
    serveNotices(context, dependencies)
  })
}

/** Stops counting at the limit. */
function hasTooManyFields(form: string): boolean {
  let at = -1
  for (let fields = 1; fields <= MAX_FIELDS; fields++) {
    at = form.indexOf('&', at + 1)
    if (at === -1) return false
  }
  return true
}

function servePageFiles(app: FastifyInstance): void {
  app.get('/pay/go.js', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(goScript),
  )

  app.get('/pay/go.css', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(goStyle),
  )

  app.get(DONE_PATH, { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'self'")
      .type('text/html; charset=utf-8')
      .send('<!doctype html><html lang="en"><title>.</title></html>'),
  )
}

/**
 * A separate page, so that only it may post to another site: with `?frame` inside ours, otherwise
 * as the whole page. In a frame it is our own card form if the provider gives browsers tokens.
 */
function servePayPage(app: FastifyInstance, dependencies: GatewayDependencies): void {
  const { db, publicUrl } = dependencies
  app.get<{
    Params: { hotel: string; payment: string }
    Querystring: { lang?: string; back?: string; frame?: string }
  }>('/pay/:hotel/:payment', { schema: { hide: true } }, async ({ params, query, protocol, host }, reply) => {
    const found = await findGateway(dependencies, params.hotel)
    const wanted =
      found && /^[0-9a-f-]{36}$/.test(params.payment)
        ? await db.inHotel(found.hotel.id, (tx) => findPagePayment(dependencies, tx, params.payment))
        : undefined
    if (!found || !wanted) return reply.code(410).type('text/plain; charset=utf-8').send('This payment is over.')
    const { number, amount, deed } = wanted
    const inFrame = query.frame !== undefined
    const { cardTokens } = found.gateway
    if (inFrame && deed === 'charge' && cardTokens)
      return sendCardForm(reply, { number, tokens: wanted.provider === SIMULATED ? undefined : cardTokens })
    const order = { number, amount, description: found.hotel.name, language: query.lang ?? 'en' }
    const form = found.gateway.form(
      order,
      buildReturnUrls({
        baseUrl: publicUrl ?? `${protocol}://${host}`,
        hotelId: found.hotel.id,
        back: query.back ?? '',
        inFrame,
        // Deposit pages know the outcome themselves.
        isSaid: deed === 'charge',
      }),
      // A deposit is blocked on a card that is known, and a frame has no access to the phone's wallet.
      { deed, takesWallets: deed === 'charge' && !inFrame },
    )
    return allowGateway(reply, new URL(form.url).origin, inFrame)
      .type('text/html; charset=utf-8')
      .send(renderGoPage(form, inFrame))
  })
}

function serveNotices(context: FastifyInstance, dependencies: GatewayDependencies): void {
  const { db, settle, deposits, changes } = dependencies
  context.post<{ Params: { hotel: string } }>(
    '/api/gateway/:hotel/notice/',
    {
      bodyLimit: MAX_BYTES,
      schema: { hide: true },
      onRequest: async (request) => context.uploads.admit(request, MAX_BYTES),
    },
    async (request, reply) => {
      const found = await findGateway(dependencies, request.params.hotel)
      const notice = found?.gateway.readNotice(parseFields(request.body))
      if (!found || !notice) return reply.code(401).send({ why: 'the signature is wrong' })
      const { hotel } = found
      await db.inHotel(hotel.id, async (tx) => {
        if (notice.deed === 'block') return deposits.told(tx, notice)
        const payment = await lockPayment(tx, { number: notice.number })
        const isMeant =
          payment?.amount.minor === notice.amount.minor && payment.amount.currency === notice.amount.currency
        if (payment && isMeant) await settle({ tx, hotel }, payment, notice.truth)
      })
      changes.publish(hotel.id, 'stays', 'alerts')
      return reply.send({})
    },
  )
}

const parseFields = (body: unknown) => Object.fromEntries(new URLSearchParams(String(body ?? '')))

async function findGateway(
  { sites, gatewayFor }: GatewayDependencies,
  text: string,
): Promise<{ hotel: Hotel; gateway: PaymentGateway } | undefined> {
  const hotel = /^\d{1,9}$/.test(text) ? await sites.hotel(Number(text)) : undefined
  const gateway = hotel && gatewayFor((await sites.configOf(hotel)).config)
  return gateway && { hotel, gateway }
}

async function findPagePayment(
  { deposits }: GatewayDependencies,
  tx: HotelTransaction,
  id: string,
): Promise<(GatewayPayment & { readonly deed: CardAction; readonly provider?: string }) | undefined> {
  const payment = await readPayment(tx, { id })
  if (payment) {
    const isWanted = isOpen(payment.state) && payment.way === 'gateway'
    return isWanted && !(await isCancelled(tx, payment.reservationId)) ? { ...payment, deed: 'charge' } : undefined
  }
  const deposit = await deposits.open(tx, id)
  return deposit && { ...deposit, deed: 'block' }
}

/**
 * For this page only: its form may post to the gateway, or its frame may show the gateway's page.
 */
function allowGateway(reply: FastifyReply, origin: string, inFrame: boolean): FastifyReply {
  const frames = inFrame ? `frame-src ${origin} 'self'; frame-ancestors 'self'` : "frame-ancestors 'none'"
  return reply.header(
    'content-security-policy',
    `default-src 'none'; script-src 'self'; style-src 'self'; form-action ${origin}; base-uri 'none'; ${frames}`,
  )
}
