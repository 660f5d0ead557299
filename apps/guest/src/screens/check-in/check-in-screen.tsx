import type { SearchFieldName } from '@foyer/domain/fields/field.ts'
import { Button } from '@foyer/web/parts/button.tsx'
import { FieldGrid } from '@foyer/web/parts/field-grid.tsx'
import { Notice } from '@foyer/web/parts/notice.tsx'
import { TextField } from '@foyer/web/parts/text-field.tsx'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import ScanQrCode from 'lucide-react/icons/scan-qr-code'
import { lazy } from 'react'
import { AccountLink } from '../../account/account-link.tsx'
import { useScreenForm } from '../../fields/use-screen-form.ts'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useCheckIn } from './use-check-in.ts'

/** For staff only, on few devices: no guest waits for it. */
const Arrivals = lazy(async () => ({ default: (await import('../../staff-only/arrivals/arrivals.tsx')).Arrivals }))

export function CheckInScreen() {
  const { label, language } = useSite()
  const search = useCheckIn()
  const form = useScreenForm((element) => {
    void search.submit()
    const missing = element.elements.namedItem(search.firstMissing ?? '')
    if (missing instanceof HTMLElement) missing.focus()
  })
  const text = label.on('check-in')
  if (search.isListing) return <Arrivals onClose={search.closeArrivals} />
  return (
    <GuestFrame
      question={text('question')}
      hint={text('hint')}
      picture={<ConfiguredPicture name="search" />}
      pictureOnPhone="small"
      onBack={search.back}
      primary={
        <Button kind="primary" {...form.sends} busy={search.busy} iconEnd={<ArrowRight data-turns />}>
          {text('submit')}
        </Button>
      }
    >
      <form {...form.watched}>
        <FieldGrid stacked>
          {search.fields.map((field) => (
            <TextField
              key={field.name}
              name={field.name}
              label={field.label[language] ?? text(`field.${field.name}`)}
              value={search.typed[field.name as SearchFieldName]}
              onChange={(value) => search.type(field.name, value)}
              issue={search.issueOf(field.name) ? label('field.required') : undefined}
              maxLength={field.max_chars ?? 100}
              autoCapitalize={field.name === 'voucher' ? 'characters' : 'words'}
            />
          ))}
        </FieldGrid>
      </form>
      {search.notFound && (
        <Notice kind="warning" announced>
          {text('notFound')}
        </Notice>
      )}
      {search.scan && (
        <div>
          <Button size="small" icon={<ScanQrCode />} onPress={search.scan}>
            {text('scan')}
          </Button>
        </div>
      )}
      {search.listArrivals && (
        <div>
          <Button kind="quiet" size="small" icon={<ClipboardList />} onPress={search.listArrivals}>
            {text('arrivals')}
          </Button>
        </div>
      )}
      <AccountLink />
      {form.keys}
    </GuestFrame>
  )
}
