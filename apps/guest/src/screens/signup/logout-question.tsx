import Info from 'lucide-react/icons/info'
import LogOut from 'lucide-react/icons/log-out'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { Button } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useLogout } from './use-logout.ts'

/** Asks for confirmation, so that following a link doesn't sign the guest out. */
export function LogoutQuestion({ name }: { name: string }) {
  const { label } = useSite()
  const logout = useLogout()
  const text = label.on('logout')
  return (
    <GuestFrame
      question={text('question')}
      hint={name ? text('hint', { name }) : undefined}
      picture={<ConfiguredPicture name="welcome" />}
      pictureFills
      onBack={logout.back}
      primary={
        <Button kind="primary" icon={<LogOut />} busy={logout.busy} onPress={logout.signOut}>
          {text('submit')}
        </Button>
      }
    >
      <Notice icon={<Info />}>{text('again')}</Notice>
    </GuestFrame>
  )
}
