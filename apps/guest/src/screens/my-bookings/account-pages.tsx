import type { ScreenName } from '@foyer/domain/journey/screens.ts'
import IdCard from 'lucide-react/icons/id-card'
import KeyRound from 'lucide-react/icons/key-round'
import LogOut from 'lucide-react/icons/log-out'
import UserRound from 'lucide-react/icons/user-round'
import { Button } from '../../parts/button.tsx'
import { useSite } from '../../site/site-context.tsx'
import css from './account-pages.module.css'

const pages = [
  { screen: 'edit-profile', Icon: UserRound },
  { screen: 'update-identity-document', Icon: IdCard },
  { screen: 'update-password', Icon: KeyRound },
  // For a signed-in guest, this screen offers to log out.
  { screen: 'signup', Icon: LogOut },
] as const satisfies readonly { screen: ScreenName; Icon: unknown }[]

/** Links to the account's settings. */
export function AccountPages({ onOpen }: { onOpen: (screen: ScreenName) => void }) {
  const { label } = useSite()
  const text = label.on('my-bookings')
  return (
    <nav aria-label={label('account.yours')} className={css['pages']}>
      {pages.map(({ screen, Icon }) => (
        <Button key={screen} size="small" icon={<Icon />} onPress={() => onOpen(screen)}>
          {text(`page.${screen}`)}
        </Button>
      ))}
    </nav>
  )
}
