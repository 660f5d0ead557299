import type { Screen } from '@foyer/contract/staff/screens.ts'
import { useState } from 'react'
import { Button, buttonClass } from '../../parts/button.tsx'
import { ConfirmDialog } from '../../parts/dialog.tsx'
import { Empty } from '../../parts/empty.tsx'
import { NotLoaded } from '../../parts/loading.tsx'
import { Page } from '../../parts/page.tsx'
import { ScrollRegion } from '../../parts/scroll-region.tsx'
import { StateLabel } from '../../parts/state-label.tsx'
import { type Place, place } from '../../places/place.ts'
import { useLink } from '../../places/places-context.tsx'
import { useSession } from '../../session/session-context.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'
import { DriveScreen } from './drive-screen.tsx'
import { ScreenMirror } from './screen-mirror.tsx'
import styles from './screens.module.css'
import { useScreens } from './use-screens.ts'

/** The screens at the desk; the user can drive one of them from here. */
export function ScreensView({ at }: { at: Place }) {
  const { say } = useTexts()
  const { mayDo } = useSession()
  const link = useLink()
  const { list, mine, sent, isBusy, take, leave, show } = useScreens()
  const [asked, setAsked] = useState<Screen>()
  const screens = list.data?.screens
  return (
    <Page title={say('screens.title')} sub={screens && say('screens.sub', { n: screens.length })}>
      <NotLoaded of={list} rows={3} />
      {screens?.length === 0 && (
        <Empty
          title={say('screens.none.title')}
          act={
            mayDo('seeDevices') && (
              <a className={buttonClass('primary')} {...link(place('devices'))}>
                {say('nav.devices')}
              </a>
            )
          }
        >
          {say('screens.none.text')}
        </Empty>
      )}
      {screens && screens.length > 0 && (
        <ScrollRegion label={say('screens.region')}>
          <div className={styles['screens']}>
            <ul className={styles['list']}>
              {screens.map((screen) => (
                <ScreenRow
                  key={screen.device}
                  screen={screen}
                  busy={isBusy}
                  onTake={() => (screen.holder ? setAsked(screen) : take(screen.device, false))}
                  onLeave={() => leave(screen.device)}
                />
              ))}
            </ul>
            {mine ? (
              <div className={styles['driven']}>
                <DriveScreen
                  key={mine.device}
                  reference={at.params['reference']}
                  screen={mine}
                  busy={isBusy}
                  sent={sent}
                  onShow={(wanted) => show(mine.device, wanted)}
                />
                <ScreenMirror screen={mine} />
              </div>
            ) : (
              <p className={styles['nothing']}>{say('screens.choose')}</p>
            )}
          </div>
        </ScrollRegion>
      )}
      {asked && (
        <ConfirmDialog
          title={say('screens.takeOver.title', { screen: asked.name })}
          text={say('screens.takeOver.text', { name: asked.holder?.name ?? '' })}
          does={say('screens.takeOver')}
          busy={isBusy}
          onConfirm={() => {
            take(asked.device, true)
            setAsked(undefined)
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Page>
  )
}

interface ScreenRowProps {
  screen: Screen
  busy: boolean
  onTake: () => void
  onLeave: () => void
}

function ScreenRow({ screen, busy, onTake, onLeave }: ScreenRowProps) {
  const { say } = useTexts()
  return (
    <li data-mine={screen.holder?.isMe || undefined}>
      <div>
        <b>{screen.name}</b>
        <ScreenStatus screen={screen} />
      </div>
      {screen.holder?.isMe ? (
        <Button onClick={onLeave}>{say('screens.leave')}</Button>
      ) : (
        <Button
          aria-label={`${say(screen.holder ? 'screens.takeOver' : 'screens.take')} ${screen.name}`}
          busy={busy}
          onClick={onTake}
        >
          {say(screen.holder ? 'screens.takeOver' : 'screens.take')}
        </Button>
      )}
    </li>
  )
}

function ScreenStatus({ screen: { connected, holder, waiting } }: { screen: Screen }) {
  const { say } = useTexts()
  if (!connected) return <StateLabel mark="failed">{say('screens.away')}</StateLabel>
  if (waiting > 0) return <StateLabel mark="partly">{say('screens.waiting')}</StateLabel>
  if (!holder) return <StateLabel mark="done">{say('screens.free')}</StateLabel>
  return (
    <StateLabel mark="now">{holder.isMe ? say('screens.mine') : say('screens.held', { name: holder.name })}</StateLabel>
  )
}
