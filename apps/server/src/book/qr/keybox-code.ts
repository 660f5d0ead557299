import type { Visit } from '../../access/visit/visit.ts'
import { drawQr } from './draw-qr.ts'

/**
 * For hotels with a key box at the entrance that reads the door code: the code as a QR picture, for
 * guests who have it.
 */
export function createKeyboxCode(
  { site }: Pick<Visit, 'site'>,
  keyCode: string | undefined,
): { readonly keyboxQrUri?: string } {
  if (!site.policies.keys.keybox || !keyCode) return {}
  return { keyboxQrUri: `data:image/png;base64,${drawQr(keyCode).toString('base64')}` }
}
