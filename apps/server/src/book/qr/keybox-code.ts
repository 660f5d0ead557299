import type { Visit } from '../../access/visit/visit.ts'
import { qrPicture } from './qr-picture.ts'

/** Where keys lie in a box at the entrance, which reads the code of the door: that code as squares, for whoever was told it. */
export function keyboxCode(
  { site }: Pick<Visit, 'site'>,
  keyCode: string | undefined,
): { readonly keyboxQrUri?: string } {
  if (!site.policies.keys.keybox || !keyCode) return {}
  return { keyboxQrUri: `data:image/png;base64,${qrPicture(keyCode).toString('base64')}` }
}
