import { Button } from './button.tsx'
import { Shelf } from './parts-shelf.tsx'
import { Progress, Stages } from './progress.tsx'
import { Skeleton } from './skeleton.tsx'
import { Waiting } from './waiting.tsx'

export function PartsWaiting() {
  return (
    <Shelf name="Waiting">
      <Skeleton lines={['medium', 'long', 'short', 'card']} />
      <Progress words="Cutting your key" part={0.62} />
      <Stages
        label="Payment"
        stages={[
          { name: 'Card read', state: 'done' },
          { name: 'We ask your bank', note: 'Take your time', state: 'now' },
          { name: 'Paid', state: 'to-come' },
        ]}
      />
      <Waiting
        shape={<Skeleton lines={['medium', 'long']} />}
        words="Looking for your booking"
        person={{ text: 'This takes longer than usual.', action: <Button size="small">Call reception</Button> }}
        over={{ text: 'No answer has come.', retry: <Button size="small">Try again</Button> }}
      />
    </Shelf>
  )
}
