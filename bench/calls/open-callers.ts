import { Browser, type Watch } from './browser.ts'
import { runGuestCalls, runKioskCalls } from './guest-calls.ts'
import type { SeededReservation } from './seed-reservations.ts'
import { runStaffCalls } from './staff-calls.ts'

const kioskLicense = 'FOYE-RHOT-ELKI-OSK1'
const staff = ['manager@palace.example.com', 'manager-of-palace'] as const

/** All paths through one reservation. */
export async function openCallers(server: string, watch: Watch): Promise<(laid: SeededReservation) => Promise<void>> {
  const kiosk = new Browser(server, watch)
  await kiosk.enrol(kioskLicense)
  const desk = new Browser(server, watch)
  await desk.signIn(...staff)
  return async (laid) => {
    await runStaffCalls(desk, laid)
    await runKioskCalls(kiosk, laid)
    await runGuestCalls(new Browser(server, watch), laid)
  }
}
