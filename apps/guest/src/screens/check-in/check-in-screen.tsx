import ArrowRight from 'lucide-react/icons/arrow-right'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import KeyRound from 'lucide-react/icons/key-round'
import ScanQrCode from 'lucide-react/icons/scan-qr-code'
import { lazy } from 'react'
import { useScreenForm } from '../../fields/use-screen-form.ts'
import { AccountLink } from '../../flows/account/account-link.tsx'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { Button } from '../../parts/button.tsx'
import { FieldGrid } from '../../parts/field-grid.tsx'
import { Notice } from '../../parts/notice.tsx'
import { PressCard, PressCardNote, PressCards } from '../../parts/press-card.tsx'
import { TextField } from '../../parts/text-field.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useCheckIn } from './use-check-in.ts'

/** Loaded lazily: only staff on a few devices use it. */
const Arrivals = lazy(async () => ({
  default: (await import('../../flows/staff-only/arrivals/arrivals.tsx')).Arrivals,
}))

const focusAtOnce = (box: HTMLElement | null) => box?.focus()

export function CheckInScreen() {
  const { site, label, language } = useSite()
  const search = useCheckIn()
  const form = useScreenForm(search.submit)
  const text = label.on('check-in')
  if (search.isListing) return <Arrivals onClose={search.closeArrivals} />
  return (
    <GuestFrame
      question={text('question')}
      hint={text(search.surnameAlone ? 'hint.surname' : 'hint')}
      picture={<ConfiguredPicture name="search" />}
      pictureOnPhone="small"
      onBack={search.back}
      primary={
        <Button kind="primary" {...form.sends} busy={search.busy} iconEnd={<ArrowRight data-turns />}>
          {text('submit')}
        </Button>
      }
    >
      {search.myStay && (
        <PressCards>
          <PressCard
            icon={<KeyRound />}
            name={label('home.myStay', { room: search.myStay.room })}
            onPress={search.myStay.open}
          >
            <PressCardNote>{label('home.myStay.note')}</PressCardNote>
          </PressCard>
        </PressCards>
      )}
      <form {...form.watched}>
        <FieldGrid stacked>
          {search.fields.map((field) => (
            <TextField
              key={field.name}
              ref={search.lacksNumber && field.name === 'voucher' ? focusAtOnce : null}
              name={field.name}
              label={field.label[language] ?? text(`field.${field.name}`)}
              value={search.typed[field.name]}
              onChange={(value) => search.type(field.name, value)}
              issue={search.issueOf(field.name) ? label('field.required') : undefined}
              placeholder={field.placeholder[language] ?? ''}
              required={field.mandatory}
              optionalMark={field.mandatory ? undefined : label('field.optional')}
              maxLength={field.maxChars}
              autoCapitalize={field.name === 'voucher' ? 'characters' : 'words'}
            />
          ))}
        </FieldGrid>
      </form>
      {search.notFound && (
        <Notice kind="warning" announced>
          {text(search.lacksNumber ? 'lacksNumber' : 'notFound')}
        </Notice>
      )}
      {search.scan && (
        <div>
          <Button size="small" icon={<ScanQrCode />} onPress={search.scan}>
            {text(site.device.keepsStayCard ? 'scan.own' : 'scan')}
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
