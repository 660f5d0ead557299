export const SIGN_IN = '/pok/'
export const STAFF = '/staff/'
const EXIT = '/pok/exit'

/** Out of this page altogether. */
export function goTo(address: string): void {
  location.assign(address)
}

/** As far as a page can: it gives the screen back and goes where the program around the browser sees that it may end. */
export async function leaveKiosk(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen().catch(() => {})
  goTo(EXIT)
}
