type Typed = HTMLInputElement | HTMLTextAreaElement

export function isTyped(element: Element | null): element is Typed {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
}

/**
 * React listens to browser input, so the value is set with the element's native setter,
 * followed by an input event. The caret is already in place when listeners run.
 */
function write(element: Typed, value: string, caret: number) {
  const kind = element instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(element, value)
  moveCaret(element, caret)
  element.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Boxes for email and numbers report no caret, so the end is used. */
function caretOf(element: Typed): [number, number] {
  const end = element.value.length
  return [element.selectionStart ?? end, element.selectionEnd ?? end]
}

function moveCaret(element: Typed, to: number) {
  if (element.selectionStart !== null) element.setSelectionRange(to, to)
}

export function typeInto(element: Typed, text: string): void {
  if (element.readOnly || element.disabled) return
  const [from, to] = caretOf(element)
  const value = element.value.slice(0, from) + text + element.value.slice(to)
  if (element.maxLength >= 0 && value.length > element.maxLength) return
  write(element, value, from + text.length)
}

export function eraseFrom(element: Typed): void {
  if (element.readOnly || element.disabled) return
  const [from, to] = caretOf(element)
  const start = from === to ? from - [...element.value.slice(0, from)].slice(-1).join('').length : from
  if (start === to) return
  write(element, element.value.slice(0, Math.max(0, start)) + element.value.slice(to), Math.max(0, start))
}
