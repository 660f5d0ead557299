import { createCipheriv, createHmac } from 'node:crypto'
import type { ProviderPayment } from '@foyer/domain/payment/payment.ts'
import { fetchWithLimit } from '../fetch/fetch-with-limit.ts'

interface Shop {
  readonly merchantCode: string
  readonly terminal: string
  readonly secretKey: string
  readonly url: string
}

/** Queries an order's outcome; Redsys offers queries by SOAP only. */
export async function queryOrder(
  shop: Shop,
  { number, type }: { readonly number: string; readonly type: string },
  signal: AbortSignal,
): Promise<ProviderPayment> {
  const asked =
    `<Version Ds_Version="0.0"><Message><Transaction><Ds_MerchantCode>${shop.merchantCode}</Ds_MerchantCode>` +
    `<Ds_Terminal>${shop.terminal}</Ds_Terminal><Ds_Order>${number}</Ds_Order>` +
    `<Ds_TransactionType>${type}</Ds_TransactionType></Transaction></Message></Version>`
  const signature = signOrder(shop.secretKey, number, asked)
  const messages = `<Messages>${asked}<Signature>${signature}</Signature><SignatureVersion>HMAC_SHA256_V1</SignatureVersion></Messages>`
  const answer = await fetchWithLimit(shop.url, {
    method: 'POST',
    headers: { 'content-type': 'text/xml;charset=utf-8', soapaction: 'consultaOperaciones' },
    body:
      '<?xml version="1.0"?><soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/" ' +
      'xmlns:web="http://webservices.apl02.redsys.es"><soapenv:Header/><soapenv:Body><web:consultaOperaciones>' +
      `<cadenaXML><![CDATA[${messages}]]></cadenaXML></web:consultaOperaciones></soapenv:Body></soapenv:Envelope>`,
    signal,
  })
  if (!answer.ok) throw new Error(`the gateway answered ${answer.status}`)
  return parseTruth(await answer.text(), number)
}

/** Response code for an unknown number. */
const NONE = 'XML0024'

/** State `F` is final; in other states the operation is still running. */
const OVER = 'F'

export function parseTruth(answer: string, number: string): ProviderPayment {
  const text = answer.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"')
  const value = (name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1]?.trim()
  if (value('Ds_ErrorCode') === NONE) return { state: 'unheard' }
  if (value('Ds_Order') !== number) throw new Error('the gateway speaks of another order')
  if (value('Ds_State') !== OVER) return { state: 'pending' }
  const code = Number(value('Ds_Response'))
  if (Number.isInteger(code) && code >= 0 && code < 100)
    return { state: 'captured', reference: value('Ds_AuthorisationCode') ?? '' }
  return { state: 'refused', reason: code === 9915 ? 'cancelled' : 'declined' }
}

/** HMAC-SHA256 with the order's key, which is its number encrypted with the shop's key. */
function signOrder(secretKey: string, number: string, text: string): string {
  const block = Buffer.alloc(Math.ceil(number.length / 8) * 8)
  block.write(number)
  const cipher = createCipheriv('des-ede3-cbc', Buffer.from(secretKey, 'base64'), Buffer.alloc(8)).setAutoPadding(false)
  const key = Buffer.concat([cipher.update(block), cipher.final()])
  return createHmac('sha256', key).update(text).digest('base64')
}
