import type { Hardware } from './hardware.ts'

/**
 * For hotels without such a service: there is nothing to notify, and we take the kiosk out of
 * service ourselves.
 */
export const noHardware: Hardware = {
  async startMaintenance() {
    return { status: 200, result: 'OK' }
  },
}
