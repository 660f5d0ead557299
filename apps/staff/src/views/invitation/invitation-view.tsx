import { acceptInvitation } from '@foyer/contract/staff/users.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { Button } from '../../parts/button.tsx'
import { CallOut } from '../../parts/call-out.tsx'
import { Page } from '../../parts/page.tsx'
import type { Place } from '../../places/place.ts'
import { useSession } from '../../session/session-context.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'

/** Opened from a mail, for a member with an account: an invitation to work at one more hotel. */
export function InvitationView({ at }: { at: Place }) {
  const { say } = useTexts()
  const { session } = useSession()
  const accept = useCall(acceptInvitation)
  const submit = () =>
    accept.mutate(
      { body: { token: at.params['token'] ?? '' } },
      // Permissions are loaded with the page.
      { onSuccess: () => location.replace('/staff/') },
    )
  return (
    <Page title={say('invitation.title')} sub={say('invitation.text', { email: session.member.email })}>
      {accept.error && <CallOut announced mark="needsPerson" title={say('invitation.over')} />}
      <Button look="primary" big busy={accept.isPending} onClick={submit}>
        {say('invitation.accept')}
      </Button>
    </Page>
  )
}
