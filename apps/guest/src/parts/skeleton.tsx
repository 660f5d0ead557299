import css from './skeleton.module.css'

export type SkeletonLine = 'short' | 'medium' | 'long' | 'card'

/** The shape of what is coming, line by line. */
export function Skeleton({ lines }: { lines: readonly SkeletonLine[] }) {
  const numbered = lines.map((width, index) => ({ width, place: index + 1 }))
  return (
    <div className={css['skeleton']} aria-hidden="true" aria-busy="true">
      {numbered.map(({ width, place }) => (
        <span key={place} className={css['line']} data-width={width} />
      ))}
    </div>
  )
}
