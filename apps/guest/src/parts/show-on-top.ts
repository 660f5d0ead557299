/**
 * Moves an element to the top layer, above dialogs, if the browser supports it; returns the undo.
 */
export function showOnTop(element: HTMLElement): () => void {
  if (!('showPopover' in element)) return () => {}
  element.popover = 'manual'
  element.showPopover()
  return () => {
    if (element.isConnected && element.matches(':popover-open')) element.hidePopover()
  }
}
