import Eye from 'lucide-react/icons/eye'
import { useSite } from '../../site/site-context.tsx'
import { useCheckInWatcher } from './check-in-watcher.ts'
import { useDesk } from './desk-context.tsx'
import css from './watched-by-desk.module.css'

/** Guests always see when staff are watching their screen. */
export function WatchedByDesk() {
  const { label } = useSite()
  const desk = useDesk()
  const watcher = useCheckInWatcher()
  const watchedBy = desk.watchedBy ?? watcher?.by
  if (watchedBy === undefined) return null
  return (
    <p className={css['watched']} role="status">
      <Eye aria-hidden="true" />
      {label('desk.watched', { name: watchedBy })}
    </p>
  )
}
