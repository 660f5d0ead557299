import type { KeyEncoder } from '../roles/key-encoder.ts'
import type { Drivers } from './driver.ts'

/** No maker's encoder is spoken to yet. */
export const keyEncoders: Drivers<KeyEncoder> = {}
