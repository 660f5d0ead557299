import ArrowRight from 'lucide-react/icons/arrow-right'
import BadgePercent from 'lucide-react/icons/badge-percent'
import ConciergeBell from 'lucide-react/icons/concierge-bell'
import Ticket from 'lucide-react/icons/ticket'
import { useState } from 'react'
import { RaiseAlert } from '../../alert/raise-alert.tsx'
import { useScreenForm } from '../../fields/use-screen-form.ts'
import { useStayText } from '../../flows/walk-in/use-stay-text.ts'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { ReceptionButton } from '../../frame/help/reception-button.tsx'
import { Button } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useSite } from '../../site/site-context.tsx'
import { MembershipModal } from './membership-modal.tsx'
import { StayFields } from './stay-fields.tsx'
import type { WalkIn } from './use-walk-in.ts'
import css from './walk-in.module.css'

export function StayStep({ walkIn }: { walkIn: WalkIn }) {
  const { label } = useSite()
  const text = label.on('walk-in')
  const { draft, nothingFree } = walkIn
  const form = useScreenForm(walkIn.toRooms)
  const days = useStayText(draft.stay.nights)
  const [isSearching, setSearching] = useState(false)
  const [hasCode, setHasCode] = useState(draft.code !== '')
  const { membership } = draft
  const asksCode = hasCode && !membership
  return (
    <GuestFrame
      question={text('question.stay')}
      hint={days}
      picture={<ConfiguredPicture name="room" />}
      pictureFills
      onBack={walkIn.back}
      secondary={<ReceptionButton />}
      primary={
        <Button kind="primary" {...form.sends} busy={walkIn.searching} iconEnd={<ArrowRight data-turns />}>
          {text('search')}
        </Button>
      }
    >
      {nothingFree && (
        <Notice kind="warning" announced icon={<ConciergeBell />}>
          {nothingFree.message ?? text('nothingFree')}
          <RaiseAlert reason="nothingFree" />
        </Notice>
      )}
      <form {...form.watched} className={css['form']}>
        <StayFields walkIn={walkIn} asksCode={asksCode} />
      </form>
      {membership ? (
        <Notice
          kind="good"
          icon={<BadgePercent />}
          action={
            <Button kind="quiet" size="small" onPress={walkIn.removeMembership}>
              {text('membership.remove')}
            </Button>
          }
        >
          {text('membership.applied', { code: membership.promotionalCode })}
        </Notice>
      ) : (
        <div>
          {!hasCode && (
            <Button kind="quiet" icon={<Ticket />} onPress={() => setHasCode(true)}>
              {text('code.open')}
            </Button>
          )}
          {walkIn.takesMembership && (
            <Button kind="quiet" icon={<BadgePercent />} onPress={() => setSearching(true)}>
              {text('membership.open')}
            </Button>
          )}
        </div>
      )}
      {isSearching && (
        <MembershipModal
          onFound={(found) => {
            walkIn.apply(found)
            setSearching(false)
          }}
          onClose={() => setSearching(false)}
        />
      )}
      {(walkIn.asksName || asksCode) && form.keys}
    </GuestFrame>
  )
}
