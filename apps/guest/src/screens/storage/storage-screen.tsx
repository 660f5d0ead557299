import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import HardDrive from 'lucide-react/icons/hard-drive'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { GuestWaiting } from '../../frame/guest-waiting.tsx'
import { Button } from '../../parts/button.tsx'
import { type Fact, Facts } from '../../parts/facts.tsx'
import { useSite } from '../../site/site-context.tsx'
import type { StorageName, StorageReport } from './storage-tests.ts'
import { useStorage } from './use-storage.ts'

const MEGABYTE = 1_000_000

/** For setting up a device: shows which storage the browser allows. */
export function StorageScreen() {
  const { label } = useSite()
  const { found, again, back } = useStorage()
  const text = label.on('storage')
  return (
    <GuestFrame
      question={text('question')}
      hint={text('hint')}
      picture={<ConfiguredPicture name="welcome" />}
      pictureFills
      pictureOnPhone="none"
      onBack={back}
      primary={
        <Button kind="primary" busy={!found} onPress={again}>
          {text('again')}
        </Button>
      }
    >
      {found ? <Facts facts={toFacts(found, text)} /> : <GuestWaiting words={text('testing')} />}
    </GuestFrame>
  )
}

function toFacts(
  { works, quota }: StorageReport,
  text: (key: string, values?: Record<string, number>) => string,
): Fact[] {
  const names = Object.keys(works) as StorageName[]
  const inMegabytes = (bytes: number) => Math.round(bytes / MEGABYTE)
  return [
    ...names.map((name) => ({
      name: text(name),
      value: text(works[name] ? 'works' : 'refused'),
      ...(name === 'session' && !works[name] && { note: text('needed') }),
      icon: works[name] ? <CircleCheck /> : <CircleX />,
    })),
    {
      name: text('room'),
      value: quota
        ? text('room.value', { used: inMegabytes(quota.used), all: inMegabytes(quota.all) })
        : text('room.unknown'),
      icon: <HardDrive />,
    },
  ]
}
