import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useLive } from '../live/live-context.tsx'
import { CallOut } from '../parts/call-out.tsx'
import { isTyping } from '../parts/use-row-keys.ts'
import type { Destination } from '../places/destination.ts'
import { useSession } from '../session/session-context.tsx'
import { useTexts } from '../wordings/texts-context.tsx'
import { Bar } from './bar.tsx'
import { useDestinations } from './destinations.ts'
import { Rail } from './rail.tsx'
import styles from './shell.module.css'
import { Tabs } from './tabs.tsx'
import { useQueueToggle } from './use-queue-toggle.ts'

interface ShellProps {
  children: ReactNode
  /** Details shown next to the list. */
  panel?: ReactNode
  /** Opened with Ctrl K, with a slash or from the bar. */
  search: ComponentType<{ destinations: readonly Destination[]; onClose: () => void }>
  /** Above every view, while a guest waits. */
  banner: ComponentType<{ onShow: () => void }>
  /** Who waits, in place of the details; opened from the rail, from the banner or with Q. */
  queue: ComponentType<{ onClose: () => void }>
}

export function Shell({ children, panel, search: SearchDialog, banner: Banner, queue: Queue }: ShellProps) {
  const { say, time } = useTexts()
  const { mayDo } = useSession()
  const { status, asOf } = useLive()
  const [isSearching, setIsSearching] = useState(false)
  const { isQueueOpen, showQueue, toggleQueue, closeQueue } = useQueueToggle()
  const destinations = useDestinations().map((one) => ({ ...one, label: say(`nav.${one.view}`) }))
  const maySearch = mayDo('seeArrivals')
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      const isSearch = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      const isFind = event.key === '/' && !isTyping(event.target) && !document.querySelector('dialog[open]')
      if (!maySearch || !(isSearch || isFind)) return
      event.preventDefault()
      const field = isFind && document.querySelector<HTMLElement>('[data-find]')
      if (field) field.focus()
      else setIsSearching(true)
    }
    addEventListener('keydown', open)
    return () => removeEventListener('keydown', open)
  }, [maySearch])
  const beside = isQueueOpen ? <Queue onClose={closeQueue} /> : panel
  return (
    <div className={styles['shell']}>
      <a className={styles['skip']} href="#main">
        {say('app.skip')}
      </a>
      <Rail isQueueOpen={isQueueOpen} onQueue={toggleQueue} />
      <Bar onSearch={() => setIsSearching(true)} />
      <Banner onShow={showQueue} />
      <main id="main" tabIndex={-1} className={`${styles['main']} ${beside ? '' : styles['whole']}`}>
        {status === 'offline' && (
          <div className={styles['offline']}>
            <CallOut announced mark="failed" title={say('live.offline.table', { time: time(asOf.toISOString()) })} />
          </div>
        )}
        {children}
      </main>
      {beside}
      <Tabs onQueue={showQueue} />
      {isSearching && <SearchDialog destinations={destinations} onClose={() => setIsSearching(false)} />}
    </div>
  )
}
