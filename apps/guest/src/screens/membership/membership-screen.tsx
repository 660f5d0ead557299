import { useState } from 'react'
import { useScreenForm } from '../../fields/use-screen-form.ts'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { GuestWaiting } from '../../frame/guest-waiting.tsx'
import { LegalModal } from '../../frame/legal-modal.tsx'
import { Button } from '../../parts/button.tsx'
import { CheckField } from '../../parts/check-field.tsx'
import { ReadingLink } from '../../parts/reading-link.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { useSite } from '../../site/site-context.tsx'
import { Benefits } from './benefits.tsx'
import { useMembership } from './use-membership.ts'

export function MembershipScreen() {
  const { label } = useSite()
  const membership = useMembership()
  const form = useScreenForm(membership.join)
  const [reads, setReads] = useState(false)
  const text = label.on('membership')
  const shared = {
    question: text('question'),
    hint: text('hint'),
    picture: <ConfiguredPicture name="welcome" />,
    pictureFills: true,
    pictureOnPhone: 'none',
    onBack: membership.back,
  } as const
  if (membership.loading)
    return (
      <GuestFrame {...shared}>
        <GuestWaiting shape={<Skeleton lines={['card', 'card']} />} words={text('loading')} />
      </GuestFrame>
    )
  return (
    <GuestFrame
      {...shared}
      primary={
        <Button
          kind="primary"
          {...form.sends}
          busy={membership.giving === 'joined'}
          disabled={membership.giving === 'refused'}
        >
          {text('join')}
        </Button>
      }
      secondary={
        <Button
          busy={membership.giving === 'refused'}
          disabled={membership.giving === 'joined'}
          onPress={membership.refuse}
        >
          {text('refuse')}
        </Button>
      }
    >
      <Benefits />
      <form {...form.watched}>
        <CheckField
          name="membershipTerms"
          label={text('accept')}
          value={membership.accepts}
          onChange={membership.accept}
          required
          issue={membership.missesTerms ? text('acceptFirst') : undefined}
        />
      </form>
      <p>
        <ReadingLink onPress={() => setReads(true)}>{text('read')}</ReadingLink>
      </p>
      <LegalModal open={reads ? 'membership' : undefined} onClose={() => setReads(false)} />
    </GuestFrame>
  )
}
