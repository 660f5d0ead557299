import css from './skeleton.module.css'

export type SkeletonLine = 'short' | 'medium' | 'long' | 'card'

/** Placeholder lines for content that is loading. */
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
