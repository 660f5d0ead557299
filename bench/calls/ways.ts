import { Browser, type Watch } from './browser.ts'
import { guestWay, kioskWay } from './guest-way.ts'
import type { Laid } from './lay-book.ts'
import { staffWay } from './staff-way.ts'

const kioskLicense = 'FOYE-RHOT-ELKI-OSK1'
const staff = ['manager@palace.example.com', 'manager-of-palace'] as const

/** All paths through one reservation. */
export async function openWays(server: string, watch: Watch): Promise<(laid: Laid) => Promise<void>> {
  const kiosk = new Browser(server, watch)
  await kiosk.enrol(kioskLicense)
  const desk = new Browser(server, watch)
  await desk.signIn(...staff)
  return async (laid) => {
    await staffWay(desk, laid)
    await kioskWay(kiosk, laid)
    await guestWay(new Browser(server, watch), laid)
  }
}
