export const SIGN_IN_PATH = '/pok/'
export const STAFF_PATH = '/staff/'
const EXIT_PATH = '/pok/exit'

/** Leaves this page for another address. */
export function navigateTo(address: string): void {
  location.assign(address)
}

/**
 * Exits full screen and opens the address at which the
 * kiosk shell may close the browser; a page can do no more.
 */
export async function leaveKiosk(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen().catch(() => {})
  navigateTo(EXIT_PATH)
}
