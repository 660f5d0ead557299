import { Button } from '@foyer/web/parts/button.tsx'
import { GuestCards } from '@foyer/web/parts/guest-card.tsx'
import { Notice } from '@foyer/web/parts/notice.tsx'
import { Skeleton } from '@foyer/web/parts/skeleton.tsx'
import { Waiting } from '@foyer/web/parts/waiting.tsx'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Baby from 'lucide-react/icons/baby'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { useSite } from '../../site/site-context.tsx'
import { GuestEntry } from './guest-entry.tsx'
import { useGuestList } from './use-guest-list.ts'

const MOST_WITH_PICTURE = 3

export function GuestListScreen() {
  const { label } = useSite()
  const list = useGuestList()
  const text = label.on('guest-list')
  const { counts, next, partyWord } = list
  const shared = {
    picture: <ConfiguredPicture name="guests" />,
    onBack: list.back,
    // A long list needs a phone's height for itself.
    pictureOnPhone: list.rows.length > MOST_WITH_PICTURE ? ('none' as const) : ('small' as const),
  }

  if (list.loading)
    return (
      <GuestFrame {...shared} question={text(`question.${partyWord}`)} hint={text(`hint.${partyWord}`)}>
        <Waiting
          shape={<Skeleton lines={['card', 'card', 'card']} />}
          words={text('loading')}
          person={{ text: label('waiting.person') }}
        />
      </GuestFrame>
    )

  if (list.inUse)
    return (
      <GuestFrame
        {...shared}
        question={text('inUse.question')}
        primary={
          <Button kind="primary" busy={list.trying} icon={<RotateCw />} onPress={list.tryAgain}>
            {text('inUse.tryAgain')}
          </Button>
        }
      >
        <Notice kind="warning" announced icon={<MonitorSmartphone />}>
          {text('inUse.text')}
        </Notice>
      </GuestFrame>
    )

  const progress = text(`counts.${partyWord}`, { complete: counts.complete, all: counts.all })
  return (
    <GuestFrame
      {...shared}
      question={next ? text(`question.${partyWord}`) : text('question.done')}
      hint={next ? text(`hint.${partyWord}`) : progress}
      wall={list.groupLocator && <p>{text('group', { locator: list.groupLocator })}</p>}
      progress={{ detail: progress, ...(counts.all > 0 && { part: counts.complete / counts.all }) }}
      primary={
        <Button kind="primary" iconEnd={<ArrowRight data-turns />} onPress={list.goOn}>
          {next
            ? text(next.guest.firstName ? 'continueWith' : 'continueWithNumber', {
                name: next.guest.firstName ?? '',
                number: next.guest.index,
              })
            : text('continue')}
        </Button>
      }
    >
      <GuestCards label={text('list')}>
        {list.rows.map((row, at) => (
          <GuestEntry key={row.guest.id} row={row} place={at + 1} onOpen={() => list.open(row)} />
        ))}
      </GuestCards>
      {list.childrenAlert && (
        <Notice icon={<Baby />}>
          {text(list.childrenListed ? 'children.incomplete' : 'children.notListed', { children: list.children })}
        </Notice>
      )}
    </GuestFrame>
  )
}
