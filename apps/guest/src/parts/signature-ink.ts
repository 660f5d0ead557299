import type SignaturePad from 'signature_pad'

export type SignatureFormat = 'png' | 'jpeg'

/**
 * Resizes the canvas to its box in device pixels; the
 * drawing is moved and scaled with it, never lost.
 */
export function fitCanvas(canvas: HTMLCanvasElement, pad: SignaturePad): void {
  const { clientWidth: width, clientHeight: height } = canvas
  if (width === 0 || height === 0) return
  const ratio = Math.max(1, window.devicePixelRatio)
  const before = { width: canvas.width / ratio, height: canvas.height / ratio }
  if (canvas.width === Math.round(width * ratio) && canvas.height === Math.round(height * ratio)) return
  const strokes = pad.toData()
  canvas.width = Math.round(width * ratio)
  canvas.height = Math.round(height * ratio)
  canvas.getContext('2d')?.scale(ratio, ratio)
  const scale = strokes.length > 0 ? Math.min(1, width / before.width, height / before.height) : 1
  pad.fromData(
    strokes.map((stroke) => ({
      ...stroke,
      points: stroke.points.map((point) => ({ ...point, x: point.x * scale, y: point.y * scale })),
    })),
  )
}

const FACE = '"Foyer Hand"'
/**
 * Size of a name on the sheet: height and width as fractions,
 * and limits in pixels, as handwriting would fill it.
 */
const NAME = { height: 0.4, width: 0.86, smallest: 16, most: 110 }

/** Draws a name on the line in a handwriting font. The pen's strokes stay in the pad. */
export function drawName(
  canvas: HTMLCanvasElement,
  name: string,
  { ink, below }: { ink: string; below: number },
): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const { clientWidth: width, clientHeight: height } = canvas
  context.clearRect(0, 0, width, height)
  const font = (size: number) => `italic ${size}px ${FACE}, cursive`
  const wanted = Math.min(NAME.most, (height - below) * NAME.height)
  context.font = font(wanted)
  const needed = context.measureText(name).width
  const room = width * NAME.width
  context.font = font(needed > room ? Math.max(NAME.smallest, (wanted * room) / needed) : wanted)
  context.fillStyle = ink
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.fillText(name, width / 2, height - below - wanted * 0.24, room)
}

/** Loads the font when a name is typed; until then the name is drawn in a fallback font. */
export async function loadHandFont(name: string): Promise<void> {
  if ('fonts' in document) await document.fonts.load(`italic 48px ${FACE}`, name || 'A')
}

const exports: Record<SignatureFormat, (canvas: HTMLCanvasElement) => string> = {
  png: (canvas) => canvas.toDataURL('image/png'),
  jpeg: (canvas) => {
    const white = document.createElement('canvas')
    white.width = canvas.width
    white.height = canvas.height
    const context = white.getContext('2d')
    if (!context) return ''
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, white.width, white.height)
    context.drawImage(canvas, 0, 0)
    return white.toDataURL('image/jpeg', 0.92)
  },
}

/** A png is transparent; a jpeg can't be, so it gets a white background. */
export function exportInk(canvas: HTMLCanvasElement, format: SignatureFormat): string {
  return exports[format](canvas)
}
