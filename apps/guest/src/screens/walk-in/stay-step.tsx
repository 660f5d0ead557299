import { stayParts } from '@foyer/domain/walk-in/walk-in-stay.ts'
import ArrowRight from 'lucide-react/icons/arrow-right'
import BadgePercent from 'lucide-react/icons/badge-percent'
import ConciergeBell from 'lucide-react/icons/concierge-bell'
import Ticket from 'lucide-react/icons/ticket'
import { useState } from 'react'
import { RaiseAlert } from '../../alert/raise-alert.tsx'
import { useScreenForm } from '../../fields/use-screen-form.ts'
import { useStayWords } from '../../flows/walk-in/use-stay-words.ts'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { ReceptionButton } from '../../frame/help/reception-button.tsx'
import { Button } from '../../parts/button.tsx'
import { FieldGrid } from '../../parts/field-grid.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Stepper } from '../../parts/stepper.tsx'
import { TextField } from '../../parts/text-field.tsx'
import { useSite } from '../../site/site-context.tsx'
import { MembershipModal } from './membership-modal.tsx'
import type { WalkIn } from './use-walk-in.ts'
import css from './walk-in.module.css'

export function StayStep({ walkIn }: { walkIn: WalkIn }) {
  const { label } = useSite()
  const text = label.on('walk-in')
  const { draft, nothingFree } = walkIn
  const form = useScreenForm(walkIn.toRooms)
  const days = useStayWords(draft.stay.nights)
  const [isSearching, setSearching] = useState(false)
  const [hasCode, setHasCode] = useState(draft.code !== '')
  const { membership } = draft
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
        {stayParts.map((part) => {
          const { least, most } = walkIn.rangeOf(part)
          const value = draft.stay[part]
          if (most === 0) return undefined
          return (
            <Stepper
              key={part}
              name={part}
              label={text(part)}
              words={text(`${part}.count`, { count: value })}
              fewer={text(`${part}.fewer`)}
              more={text(`${part}.more`)}
              {...{ value, least, most }}
              onChange={(next) => walkIn.count(part, next)}
            />
          )
        })}
        {walkIn.asksName && (
          <FieldGrid>
            {(['firstName', 'lastName'] as const).map((name) => (
              <TextField
                key={name}
                name={name}
                label={label(`field.${name}`)}
                value={draft[name]}
                onChange={(value) => walkIn.type({ [name]: value })}
                issue={walkIn.isMissing(name) ? label('field.required') : undefined}
                autoCapitalize="words"
                maxLength={120}
                required
              />
            ))}
          </FieldGrid>
        )}
        {hasCode && !membership && (
          <TextField
            name="promotionalCode"
            label={text('code')}
            optionalMark={label('field.optional')}
            value={draft.code}
            onChange={(code) => walkIn.type({ code })}
            issue={walkIn.wrongCode ? text('code.wrong') : undefined}
            autoCapitalize="characters"
            maxLength={40}
          />
        )}
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
      {(walkIn.asksName || (hasCode && !membership)) && form.keys}
    </GuestFrame>
  )
}
