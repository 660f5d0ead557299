/** Puts an element above everything else on the page, dialogs included, where the browser can; returns the way down. */
export function raise(element: HTMLElement): () => void {
  if (!('showPopover' in element)) return () => {}
  element.popover = 'manual'
  element.showPopover()
  return () => {
    if (element.isConnected && element.matches(':popover-open')) element.hidePopover()
  }
}
