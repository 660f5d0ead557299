import CircleCheck from 'lucide-react/icons/circle-check'
import KeyRound from 'lucide-react/icons/key-round'
import KeySquare from 'lucide-react/icons/key-square'
import LogOut from 'lucide-react/icons/log-out'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { Notice } from '../../parts/notice.tsx'
import { PressCard, PressCardNote, PressCards } from '../../parts/press-card.tsx'
import { useProductIcons } from '../../site/product-icons.ts'
import { useSite } from '../../site/site-context.tsx'
import { useHome } from './use-home.ts'

export function HomeScreen() {
  const { label } = useSite()
  const home = useHome()
  const icons = { ...useProductIcons(), myStay: KeyRound, resendCode: KeySquare, checkOut: LogOut }
  const text = label.on('home')
  return (
    <GuestFrame
      question={text('question')}
      picture={<ConfiguredPicture name="welcome" />}
      pictureFills
      pictureOnPhone={home.options.length > 2 ? 'small' : 'tall'}
    >
      {home.success && (
        <Notice kind="good" announced icon={<CircleCheck />}>
          {home.success}
        </Notice>
      )}
      <nav aria-label={text('options')}>
        <PressCards>
          {home.options.map((name, index) => {
            const Icon = icons[name]
            return (
              <PressCard
                key={name}
                first={index === 0}
                icon={<Icon />}
                name={text(name, home.room ? { room: home.room } : {})}
                onPress={() => home.pick(name)}
              >
                <PressCardNote>{text(`${name}.note`)}</PressCardNote>
              </PressCard>
            )
          })}
        </PressCards>
      </nav>
    </GuestFrame>
  )
}
