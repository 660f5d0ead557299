import { keyboxQr } from '@foyer/contract/qr.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import css from '../../flows/qr/reservation-code.module.css'
import { GuestWaiting } from '../../frame/guest-waiting.tsx'
import { Button } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { useSite } from '../../site/site-context.tsx'

interface Box {
  readonly reference: string
  /** An image served by this server or drawn by the hotel's system; undefined after a reload. */
  readonly uri: string | undefined
}

/** The code that opens the key box. */
export function KeyboxCode({ reference, uri }: Box) {
  return uri ? <Opener uri={uri} /> : <LoadedOpener reference={reference} />
}

function LoadedOpener({ reference }: Pick<Box, 'reference'>) {
  const { label } = useSite()
  const text = label.on('qr')
  const asked = useLoad(keyboxQr, { body: { reference } })
  if (asked.error)
    return (
      <Notice kind="warning" action={<Button onPress={() => asked.refetch()}>{label('offline.retry')}</Button>}>
        {text('failed')}
      </Notice>
    )
  if (!asked.data) return <GuestWaiting shape={<Skeleton lines={['card']} />} words={text('making')} />
  return <Opener uri={asked.data.keyboxQrUri} />
}

function Opener({ uri }: { readonly uri: string }) {
  const { label } = useSite()
  const text = label.on('finish')
  return (
    <figure className={`${css['code']} ${css['atOnce']}`}>
      <figcaption>{text('keybox')}</figcaption>
      <img src={uri} alt={text('keybox.alt')} />
    </figure>
  )
}
