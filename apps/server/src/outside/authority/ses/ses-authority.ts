import { zipSync } from 'fflate'
import { escapeXml } from '../../police/xml.ts'
import { type Authority, type AuthoritySettings, CredentialsRefused, type ReportAnswer } from '../authority.ts'
import { encodeCancellation, encodeReport, getKind } from './encode-report.ts'
import { AnswerLost, postSes } from './post-ses.ts'
import { readAnswer } from './read-answer.ts'
import { toOutcome, toQueued } from './to-report-answer.ts'

const PATH = '/hospedajes-web/ws/v1/comunicacion'

/** The ministry's addresses. */
const addresses = {
  live: 'https://hospedajes.ses.mir.es',
  test: 'https://hospedajes.pre-ses.mir.es',
} as const

const PROGRAM = 'Foyer'

/** A list that exists for everyone, so that asking for it only checks user and password. */
const CHECKED_CATALOGUE = 'TIPO_DOCUMENTO'

/** Fixed, so that the same report is always the same ZIP. */
const ZIP_TIME = new Date(2000, 0, 1)

/** Spain's SES.HOSPEDAJES: travellers of hotels and renters of vehicles. */
export function createSesAuthority({ url, config, credentials }: AuthoritySettings): Authority {
  const service = { url: new URL(PATH, url ?? addresses[config.mode]), credentials }

  function getCodes(): { readonly landlord: string; readonly establishment: string } {
    const { landlordCode: landlord, establishmentCode: establishment } = config
    if (!landlord || !establishment) throw new CredentialsRefused('the landlord or establishment code is missing')
    return { landlord, establishment }
  }

  async function communicate(operation: string, kind: string, xml: string): Promise<ReportAnswer> {
    const header = `<codigoArrendador>${escapeXml(getCodes().landlord)}</codigoArrendador><aplicacion>${PROGRAM}</aplicacion><tipoOperacion>${operation}</tipoOperacion>${kind}`
    const request = `<peticion><cabecera>${header}</cabecera><solicitud>${zip(xml)}</solicitud></peticion>`
    try {
      return toQueued(readAnswer(await postSes(service, 'comunicacionRequest', request)))
    } catch (error) {
      if (error instanceof AnswerLost) return { state: 'unknown' }
      throw error
    }
  }

  /** Whether an earlier cancellation arrived of which the answer was lost. Its failure is no reason not to cancel. */
  async function isCancelled(receipt: string): Promise<boolean> {
    const request = `<codigos><codigo>${escapeXml(receipt)}</codigo></codigos>`
    try {
      const { batches } = readAnswer(await postSes(service, 'consultaComunicacionRequest', request))
      return batches.some(({ communications }) => communications.some((one) => one.isCancelled))
    } catch (error) {
      if (error instanceof CredentialsRefused) throw error
      return false
    }
  }

  return {
    encode: ({ report }) => encodeReport(report, getCodes().establishment),
    send: ({ report }) =>
      communicate(
        'A',
        `<tipoComunicacion>${getKind(report)}</tipoComunicacion>`,
        encodeReport(report, getCodes().establishment),
      ),
    async cancel(receipt) {
      if (await isCancelled(receipt)) return { state: 'accepted', receipt }
      const answer = await communicate('B', '', encodeCancellation(receipt))
      // To be repeated: unlike a report, it cannot be there twice.
      if (answer.state === 'unknown') throw new Error('the answer to a cancellation was lost')
      return answer
    },
    async ask(batch) {
      const request = `<codigosLote><lote>${escapeXml(batch)}</lote></codigosLote>`
      return toOutcome(batch, readAnswer(await postSes(service, 'consultaLoteRequest', request)))
    },
    async check() {
      try {
        getCodes()
        const request = `<peticion><catalogo>${CHECKED_CATALOGUE}</catalogo></peticion>`
        const { code, text } = readAnswer(await postSes(service, 'catalogoRequest', request))
        return code === '0' ? { ok: true } : { ok: false, text: `${code}: ${text}` }
      } catch (error) {
        if (error instanceof CredentialsRefused) return { ok: false, text: error.message }
        throw error
      }
    },
  }
}

function zip(xml: string): string {
  const bytes = zipSync({ 'solicitud.xml': [Buffer.from(xml, 'utf8'), { level: 6, mtime: ZIP_TIME }] })
  return Buffer.from(bytes).toString('base64')
}
