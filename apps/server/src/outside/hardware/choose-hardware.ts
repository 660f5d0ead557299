import type { ChooseHardware } from './hardware.ts'
import { createHttpHardware } from './http-hardware.ts'
import { noHardware } from './no-hardware.ts'

export const chooseHardware: ChooseHardware = (url) => (url === '' ? noHardware : createHttpHardware(url))
