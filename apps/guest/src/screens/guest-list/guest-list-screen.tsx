import type { Label } from '@foyer/domain/config/labels.ts'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Baby from 'lucide-react/icons/baby'
import ConciergeBell from 'lucide-react/icons/concierge-bell'
import ScanFace from 'lucide-react/icons/scan-face'
import Smartphone from 'lucide-react/icons/smartphone'
import UsersRound from 'lucide-react/icons/users-round'
import { RaiseAlert } from '../../alert/raise-alert.tsx'
import { OpenElsewhere } from '../../flows/elsewhere/open-elsewhere.tsx'
import { ShareLink } from '../../flows/pre-checkin/share-link.tsx'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { GuestPlaceholder } from '../../frame/guest-placeholder.tsx'
import { GuestWaiting } from '../../frame/guest-waiting.tsx'
import { Button } from '../../parts/button.tsx'
import { GuestCards } from '../../parts/guest-card.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { useSite } from '../../site/site-context.tsx'
import { ConsentDialogs } from './consent-dialogs.tsx'
import { Drivers } from './drivers.tsx'
import { GuestEntry } from './guest-entry.tsx'
import type { GuestRow } from './guest-row.ts'
import { LeaveModal } from './leave-modal.tsx'
import { useGuestList } from './use-guest-list.ts'

const MAX_GUESTS_WITH_PICTURE = 3

export function GuestListScreen() {
  const { label } = useSite()
  const list = useGuestList()
  const text = label.on('guest-list')
  const { counts, next, consent, progress } = list
  const shared = {
    picture: <ConfiguredPicture name="guests" />,
    onBack: list.back,
    // A long list needs the full height of a phone.
    pictureOnPhone: list.rows.length > MAX_GUESTS_WITH_PICTURE ? ('none' as const) : ('small' as const),
  }

  const isDone = progress.allGuestsCompleted
  const everybodyIsReady = text('question.done', { guests: counts.all })
  const asks = {
    question: text(list.asksWho ? 'question.who' : 'question'),
    hint: text(list.asksWho ? 'hint.who' : list.rows.some(isChildWithDocument) ? 'hint.children' : 'hint'),
  }

  if (list.isPassedBy && !isDone)
    return (
      <>
        <GuestPlaceholder onBack={list.back} />
        <ConsentDialogs consent={consent} />
      </>
    )

  if (list.isPassedBy || list.loading)
    return (
      <GuestFrame {...shared} {...(list.isPassedBy ? { question: everybodyIsReady } : asks)}>
        <GuestWaiting shape={<Skeleton lines={['card', 'card', 'card']} />} words={text('loading')} />
      </GuestFrame>
    )

  if (list.inUse) return <OpenElsewhere reference={list.inUse} onHere={list.tryAgain} onBack={list.back} />

  const done = text('counts', { complete: counts.complete, all: counts.all })
  const begun = progress.initialCompletedGuestCount
  const consentOf = ({ guest }: GuestRow) => (consent.canReview(guest) ? () => consent.review(guest) : undefined)
  return (
    <GuestFrame
      {...shared}
      question={isDone ? everybodyIsReady : asks.question}
      hint={isDone ? done : begun > 0 ? text('hint.begun', { count: begun }) : asks.hint}
      wall={list.groupLocator && <p>{text('group', { locator: list.groupLocator })}</p>}
      progress={{ detail: done, ...(counts.all > 0 && { part: counts.complete / counts.all }) }}
      primary={
        !list.isWaiting && (
          <Button kind="primary" iconEnd={<ArrowRight data-turns />} onPress={list.goOn}>
            {isDone ? text('continue') : next ? formatContinue(text, next) : text('reception')}
          </Button>
        )
      }
    >
      {list.drivers ? (
        <Drivers rows={list.rows} drivers={list.drivers} onOpen={list.open} consentOf={consentOf} />
      ) : (
        <GuestCards label={text('list')}>
          {list.rows.map((row, at) => (
            <GuestEntry
              key={row.guest.id}
              row={row}
              place={at + 1}
              onOpen={() => list.open(row)}
              onConsent={consentOf(row)}
            />
          ))}
        </GuestCards>
      )}
      {consent.isDue && <Notice icon={<ScanFace />}>{text('consent.due')}</Notice>}
      {list.isWaiting && (
        <Notice announced icon={<Smartphone />}>
          {text('waiting')}
        </Notice>
      )}
      {!isDone && !next && !list.isWaiting && (
        <Notice kind="warning" icon={<ConciergeBell />}>
          {text('face.reception')}
          <RaiseAlert reason="faceForReception" />
        </Notice>
      )}
      {list.childrenAlert && (
        <Notice icon={<Baby />}>
          {text(list.childrenListed ? 'children.incomplete' : 'children.notListed', { children: list.children })}
        </Notice>
      )}
      {list.shares && (
        <Notice icon={<UsersRound />} action={<ShareLink reference={list.shares} size="small" />}>
          {text('share')}
        </Notice>
      )}
      <ConsentDialogs consent={consent} />
      <LeaveModal leaving={list.leaving} />
    </GuestFrame>
  )
}

const isChildWithDocument = ({ isChild, missing }: GuestRow) => isChild && missing === 'document'

function formatContinue(text: Label, { guest: { firstName, index }, isChild }: GuestRow): string {
  if (firstName) return text('continueWith', { name: firstName })
  return isChild ? text('continueWithChild') : text('continueWithNumber', { number: index })
}
