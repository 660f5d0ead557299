import { getInitials } from '@foyer/domain/name/initials.ts'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import KeyRound from 'lucide-react/icons/key-round'
import LogOut from 'lucide-react/icons/log-out'
import Moon from 'lucide-react/icons/moon'
import Search from 'lucide-react/icons/search'
import Sun from 'lucide-react/icons/sun'
import { useState } from 'react'
import { IconButton } from '../parts/button.tsx'
import { Kbd } from '../parts/kbd.tsx'
import { Menu } from '../parts/menu.tsx'
import { place } from '../places/place.ts'
import { useAddress } from '../places/places-context.tsx'
import { useSession } from '../session/session-context.tsx'
import { useNow } from '../session/use-now.ts'
import { useSignOut } from '../session/use-sign-out.ts'
import { getScheme, switchScheme } from '../theme/scheme.ts'
import words from '../theme/words.module.css'
import { useTexts } from '../wordings/texts-context.tsx'
import styles from './bar.module.css'
import { LiveStatus } from './live-status.tsx'

export function Bar({ onSearch }: { onSearch: () => void }) {
  const { say, day, dayOf, time } = useTexts()
  const { mayDo } = useSession()
  const now = useNow()
  return (
    <header className={styles['bar']}>
      <HotelMenu />
      {mayDo('seeArrivals') && (
        <button type="button" className={styles['find']} onClick={onSearch}>
          <Search size={16} aria-hidden />
          <span className={words['sr']}>{say('bar.search')}: </span>
          <span className={styles['text']}>{say('bar.find')}</span>
          <span className={styles['keys']} aria-hidden="true">
            <Kbd>Ctrl</Kbd>
            <Kbd>K</Kbd>
          </span>
        </button>
      )}
      <span className={styles['grow']} />
      <time className={styles['clock']} dateTime={now.toISOString()}>
        <span>{day(dayOf(now))}</span> {time(now.toISOString())}
      </time>
      <LiveStatus />
      <SchemeSwitch />
      <AccountMenu />
    </header>
  )
}

function HotelMenu() {
  const { say } = useTexts()
  const { session, hotel, chooseHotel } = useSession()
  const name = (
    <>
      <span className={styles['crest']} aria-hidden="true">
        {getInitials(hotel.name)}
      </span>
      <span className={styles['name']}>{hotel.name}</span>
      <span className={styles['city']}>{hotel.city}</span>
    </>
  )
  if (session.hotels.length < 2) return <span className={styles['hotel']}>{name}</span>
  const items = session.hotels.map((one) => ({
    key: String(one.id),
    label: one.name,
    chosen: one.id === hotel.id,
    act: () => chooseHotel(one.id),
  }))
  const button = (
    <>
      <span className={words['sr']}>{say('bar.hotel')}: </span>
      {name}
      <ChevronsUpDown size={16} aria-hidden />
    </>
  )
  return <Menu label={say('bar.hotel')} buttonClass={styles['hotel'] ?? ''} button={button} items={items} />
}

function SchemeSwitch() {
  const { say } = useTexts()
  const [scheme, setScheme] = useState(getScheme)
  const other = scheme === 'dark' ? 'light' : 'dark'
  return (
    <span className={styles['scheme']}>
      <IconButton label={say(`bar.scheme.${other}`)} onClick={() => setScheme(switchScheme())}>
        {scheme === 'dark' ? <Sun size={16} aria-hidden /> : <Moon size={16} aria-hidden />}
      </IconButton>
    </span>
  )
}

function AccountMenu() {
  const { say } = useTexts()
  const { session, hotel } = useSession()
  const address = useAddress()
  const signOut = useSignOut()
  const [scheme, setScheme] = useState(getScheme)
  const role = say(`role.${hotel.role}`)
  const other = scheme === 'dark' ? 'light' : 'dark'
  const items = [
    {
      key: 'password',
      label: say('bar.password'),
      icon: <KeyRound size={16} aria-hidden />,
      act: () => address.go(place('account')),
    },
    {
      key: 'scheme',
      label: say(`bar.scheme.${other}`),
      icon: scheme === 'dark' ? <Sun size={16} aria-hidden /> : <Moon size={16} aria-hidden />,
      act: () => setScheme(switchScheme()),
    },
    { key: 'sign-out', label: say('bar.signOut'), icon: <LogOut size={16} aria-hidden />, act: signOut },
  ]
  const button = (
    <>
      <span className={styles['face']} aria-hidden="true">
        {getInitials(session.member.name)}
      </span>
      <span className={styles['who']}>
        <b>{session.member.name}</b> <small>{role}</small>
      </span>
      <span className={words['sr']}>{say('bar.account')}</span>
    </>
  )
  return (
    <Menu
      label={say('bar.account')}
      buttonClass={styles['me'] ?? ''}
      button={button}
      items={items}
      head={
        <>
          <b>{session.member.name}</b>
          <div className={styles['small']}>
            {session.member.email} · {role}
          </div>
        </>
      }
    />
  )
}
