import type { Hardware } from './hardware.ts'

/** A hotel without such a service: there is nobody to be told, and the kiosk itself is taken out of service by us. */
export const noHardware: Hardware = {
  async startMaintenance() {
    return { status: 200, result: 'OK' }
  },
}
