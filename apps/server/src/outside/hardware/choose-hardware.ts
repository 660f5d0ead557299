import type { ChooseHardware } from './hardware.ts'
import { httpHardware } from './http-hardware.ts'
import { noHardware } from './no-hardware.ts'

export const chooseHardware: ChooseHardware = (url) => (url === '' ? noHardware : httpHardware(url))
