import { MAX_MEMBERSHIP_ID_LENGTH } from '@foyer/domain/walk-in/membership-search.ts'
import { useScreenForm } from '../../fields/use-screen-form.ts'
import type { AppliedMembership } from '../../flows/walk-in/walk-in-draft.ts'
import { Button } from '../../parts/button.tsx'
import { Modal } from '../../parts/modal.tsx'
import { Notice } from '../../parts/notice.tsx'
import { TextField } from '../../parts/text-field.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useFindMembership } from './use-find-membership.ts'
import css from './walk-in.module.css'

interface MembershipModalProps {
  onFound: (membership: AppliedMembership) => void
  onClose: () => void
}

/** Finds a membership by e-mail address, number, or both. */
export function MembershipModal({ onFound, onClose }: MembershipModalProps) {
  const { label, site } = useSite()
  const text = label.on('walk-in')
  const asking = useFindMembership(onFound)
  const form = useScreenForm(asking.submit)
  return (
    <Modal
      open
      shape={site.device.onScreenKeyboard ? 'wide' : 'panel'}
      title={text('membership.title')}
      text={text('membership.text')}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{text('membership.close')}</Button>
          <Button kind="primary" {...form.sends} busy={asking.busy}>
            {text('membership.find')}
          </Button>
        </>
      }
    >
      <form {...form.watched} className={css['form']}>
        <TextField
          name="email"
          type="email"
          label={label('field.email')}
          value={asking.email}
          onChange={asking.typeEmail}
          issue={asking.issue === 'email' ? label('issue.emailError') : undefined}
          autoCapitalize="off"
          dir="ltr"
          maxLength={254}
        />
        <TextField
          name="membershipId"
          label={text('membership.number')}
          value={asking.membershipId}
          onChange={asking.typeId}
          autoCapitalize="characters"
          dir="ltr"
          maxLength={MAX_MEMBERSHIP_ID_LENGTH}
        />
      </form>
      {asking.issue === 'missingFilter' && (
        <Notice kind="warning" announced>
          {text('membership.missingFilter')}
        </Notice>
      )}
      {asking.refused && (
        <Notice kind="warning" announced>
          {asking.refused === 'tooManyTries'
            ? label('problem.tooManyTries.text')
            : label('problem.membershipNotFound.text')}
        </Notice>
      )}
      {form.keys}
    </Modal>
  )
}
