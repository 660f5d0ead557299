import type { Stay, StayGuest } from '@foyer/contract/staff/stay.ts'
import Braces from 'lucide-react/icons/braces'
import Eraser from 'lucide-react/icons/eraser'
import FileText from 'lucide-react/icons/file-text'
import { useState } from 'react'
import { ConfirmDialog } from '../../parts/dialog.tsx'
import { CheckField } from '../../parts/field.tsx'
import { Menu } from '../../parts/menu.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import { useDocuments } from './use-documents.ts'

interface GuestDataProps {
  stay: Stay
  guest: StayGuest
  name: string
  onChanged: () => void
}

/** A guest's privacy rights: a copy of all data, and erasure. */
export function GuestData({ stay, guest, name, onChanged }: GuestDataProps) {
  const { say, day } = useTexts()
  const papers = useDocuments(stay.reference, onChanged)
  const [isErasing, setIsErasing] = useState(false)
  const [closesAccount, setClosesAccount] = useState(false)
  const { what, until = '' } = stay.erasing
  const isLater = what === 'notNow'
  const values = { name, day: until && `${day(until)} ${until.slice(0, 4)}` }
  return (
    <>
      <Menu
        label={say('stay.data.of', { name })}
        buttonClass={words['link'] ?? ''}
        button={say('stay.data')}
        head={isLater ? say('stay.erase.notNow') : undefined}
        items={[
          {
            key: 'pdf',
            label: say('stay.data.pdf'),
            icon: <FileText size={16} aria-hidden />,
            act: () => papers.exportGuest(guest.id, 'pdf'),
          },
          {
            key: 'json',
            label: say('stay.data.json'),
            icon: <Braces size={16} aria-hidden />,
            act: () => papers.exportGuest(guest.id, 'json'),
          },
          ...(isLater
            ? []
            : [
                {
                  key: 'erase',
                  label: say(`stay.erase.${what}`),
                  icon: <Eraser size={16} aria-hidden />,
                  act: () => setIsErasing(true),
                },
              ]),
        ]}
      />
      {isErasing && !isLater && (
        <ConfirmDialog
          title={say(`stay.erase.${what}.title`, values)}
          text={
            <>
              <p>{say(`stay.erase.${what}.text`, values)}</p>
              <p>{say('stay.erase.stays')}</p>
              {guest.hasAccount && (
                <CheckField
                  label={say('stay.erase.account')}
                  hint={say('stay.erase.account.hint')}
                  checked={closesAccount}
                  onChange={(event) => setClosesAccount(event.target.checked)}
                />
              )}
            </>
          }
          does={say(`stay.erase.${what}`)}
          busy={papers.isErasing}
          onConfirm={() => papers.erase({ guestId: guest.id, account: closesAccount }, () => setIsErasing(false))}
          onClose={() => setIsErasing(false)}
        />
      )}
    </>
  )
}
