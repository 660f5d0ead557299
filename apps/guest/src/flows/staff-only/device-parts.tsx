import type { SimulatedPart } from '@foyer/contract/messages/device.ts'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Facts } from '../../parts/facts.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useHub } from '../devices/use-hub.ts'
import type { DeviceAdmin } from './use-device-admin.ts'

type Tested = 'answers' | 'silent'

/** The kiosk's devices as its hub reports them, and whether the key server answers. */
export function DeviceParts({ admin }: { admin: DeviceAdmin }) {
  const { label } = useSite()
  const text = label.on('admin')
  const hub = useHub()
  const [tested, setTested] = useState<Tested>()
  const isHere = hub.link === 'open'
  /** A simulated device must not read like a real one. */
  const toWord = (part: SimulatedPart, state: string) =>
    hub.simulated?.includes(part) ? text('simulated', { state }) : state
  const facts = [
    { name: text('part.hub'), value: text(`hub.${hub.link}`) },
    ...(isHere && hub.scanner
      ? [{ name: text('part.scanner'), value: toWord('scanner', text(`scanner.${hub.scanner.state}`)) }]
      : []),
    ...(isHere && hub.printer
      ? [{ name: text('part.printer'), value: toWord('printer', text(`printer.${hub.printer.state}`)) }]
      : []),
    ...(isHere && hub.keyEncoder
      ? [{ name: text('part.keyEncoder'), value: toWord('keyEncoder', text(`keyEncoder.${hub.keyEncoder.state}`)) }]
      : []),
  ]
  const test = () =>
    admin.ask('testKeyServer', async () => {
      setTested(undefined)
      const answers = await hub.testKeyServer().then(
        () => true,
        () => false,
      )
      setTested(answers ? 'answers' : 'silent')
    })
  return (
    <>
      <Facts facts={facts} pairs />
      <Button size="small" busy={admin.doing === 'testKeyServer'} onPress={test}>
        {text('testKeyServer')}
      </Button>
      {tested && (
        <Notice
          kind={tested === 'answers' ? 'good' : 'warning'}
          announced
          icon={tested === 'answers' ? <CircleCheck /> : <CircleX />}
        >
          {text(`keyServer.${tested}`)}
        </Notice>
      )}
    </>
  )
}
