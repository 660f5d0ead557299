export const SIGN_IN = '/pok/'
export const STAFF = '/staff/'
const EXIT = '/pok/exit'

/** Leaves this page for another address. */
export function goTo(address: string): void {
  location.assign(address)
}

/**
 * Exits full screen and opens the address at which the
 * kiosk shell may close the browser; a page can do no more.
 */
export async function leaveKiosk(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen().catch(() => {})
  goTo(EXIT)
}
