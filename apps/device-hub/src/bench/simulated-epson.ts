import { Problem } from '@foyer/domain/problem/problem.ts'
import type { HttpTexts } from '../links/http-calls.ts'
import type { Lobby } from './lobby.ts'

const DAY = 1
/** Of 99MEY000001. */
const SERIAL_NUMBER = '<rtType>M</rtType><responseData>01000001EY99</responseData>'
const formatAnswer = (success: boolean, code: string, inside: string) =>
  `<response success="${success}" code="${code}" status="2"><addInfo>${inside}</addInfo></response>`

/** The lobby's fiscal printer, in the XML of a real one. */
export function createSimulatedEpson({ fiscalPrinter }: Pick<Lobby, 'fiscalPrinter'>): HttpTexts {
  const last = () => {
    const slip = fiscalPrinter.slips.at(-1)
    const numbers = `<fiscalReceiptNumber>${slip?.number ?? 0}</fiscalReceiptNumber><zRepNumber>${DAY}</zRepNumber>`
    return `${SERIAL_NUMBER}${numbers}<fiscalReceiptAmount>${slip?.total ?? '0,00'}</fiscalReceiptAmount>`
  }
  return async (_, xml) => {
    if (fiscalPrinter.mode === 'empty') return formatAnswer(false, 'EPTR_REC_EMPTY', '')
    if (!xml.includes('<printerFiscalReceipt>')) return formatAnswer(true, '', last())
    if (fiscalPrinter.mode === 'refuses') return formatAnswer(false, 'PRINTER ERROR', '')
    fiscalPrinter.print(xml)
    if (fiscalPrinter.mode === 'lost') throw new Problem('deviceAway', 'the answer is lost')
    return formatAnswer(true, '', last())
  }
}
