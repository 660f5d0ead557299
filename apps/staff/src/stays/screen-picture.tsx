import type { ShownPicture, ShownShape } from '@foyer/contract/messages/shown-screen.ts'
import type { CSSProperties } from 'react'
import { withIndexKeys } from '../parts/with-index-keys.ts'
import styles from './screen-picture.module.css'

/** The guest's screen as it is, drawn to scale. */
export function ScreenPicture({ picture, label }: { picture: ShownPicture; label: string }) {
  const { width, height, colours, shapes } = picture
  // One pixel of the guest's screen, in the width of this picture.
  const scale = (pixels: number) => `${((pixels / width) * 100).toFixed(3)}cqi`
  const frame = { aspectRatio: `${width} / ${height}`, '--aspect': width / height } as CSSProperties
  return (
    <div role="img" aria-label={label} className={styles['frame']} style={frame}>
      {withIndexKeys(shapes).map(({ key, one }) => (
        <Shape key={key} shape={one} colours={colours} scale={scale} />
      ))}
    </div>
  )
}

interface ShapeProps {
  readonly shape: ShownShape
  readonly colours: readonly string[]
  readonly scale: (pixels: number) => string
}

function Shape({ shape, colours, scale }: ShapeProps) {
  const [left, top] = shape
  const place = { insetInlineStart: scale(left), insetBlockStart: scale(top) }
  if (isText(shape)) {
    const [, , height, size, weight, colour, text] = shape
    const letters = { fontSize: scale(size), lineHeight: scale(height), fontWeight: weight, color: colours[colour] }
    return <span style={{ ...place, ...letters }}>{text}</span>
  }
  const [, , width, height, fill, line, radius] = shape
  const look = {
    inlineSize: scale(width),
    blockSize: scale(height),
    borderRadius: scale(radius),
    background: colours[fill],
    ...(line >= 0 && { boxShadow: `inset 0 0 0 1px ${colours[line]}` }),
  }
  return <i style={{ ...place, ...look }} />
}

type ShownText = Extract<ShownShape, readonly [...number[], string]>
const isText = (shape: ShownShape): shape is ShownText => typeof shape[6] === 'string'
