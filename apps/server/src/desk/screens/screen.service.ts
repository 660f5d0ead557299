import type { CommandContent } from '@foyer/contract/messages/desk-command.ts'
import type { Screen, ScreenView } from '@foyer/contract/staff/screens.ts'
import { channels } from '@foyer/domain/mode/channels.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import type { Wakes } from '../../platform/changes/wakes.ts'
import { afterCommit } from '../../platform/database/after-commit.ts'
import type { DeskCommands } from '../front-desk/commands.ts'
import { readScreens } from '../front-desk/line.store.ts'
import { formatScreenKey } from '../front-desk/wake-keys.ts'
import { claimScreen, readHeldScreens, releaseScreen } from './screen.store.ts'

interface ScreenDependencies {
  readonly sites: Sites
  readonly commands: DeskCommands
  readonly wakes: Wakes
}

interface ShowRequest {
  readonly id: string
  readonly what: ScreenView
  readonly reference?: string | undefined
  readonly guestIndex: number
}

interface About {
  readonly reference: string
  readonly guestIndex: number
}

const commandFor: Readonly<Record<Exclude<ScreenView, 'screensaver'>, (about: About) => CommandContent>> = {
  form: ({ reference, guestIndex }) => ({ type: 'guestDataFromPMS', data: { reference, guestIndex } }),
  extras: ({ reference }) => ({ type: 'extras', data: { reference, extras: [] } }),
  summary: ({ reference }) => ({ type: 'goToSummary', data: { reference } }),
  finish: ({ reference }) => ({ type: 'checkInOK', data: { reference } }),
}

function toCommand({ what, reference, guestIndex }: ShowRequest): CommandContent {
  if (what === 'screensaver') return { type: 'goToScreensaver', data: {} }
  if (!reference) throw new Problem('badInput', 'this shows a reservation')
  return commandFor[what]({ reference, guestIndex })
}

/** The screens at the desk, each controlled by one staff member at a time. */
export function createScreenService({ sites, commands, wakes }: ScreenDependencies) {
  async function hold(staff: Staff, deviceId: string, takeOver: boolean): Promise<void> {
    const { tx, hotel, id: memberId, name } = staff
    const isMine = await claimScreen(tx, { hotelId: hotel.id, deviceId, memberId, name }, { takeOver })
    if (!isMine) throw new Problem('screenHeld', 'a colleague controls this screen, or it does not exist')
    tellScreen(staff, deviceId)
  }

  function tellScreen({ tx, hotel }: Staff, deviceId: string): void {
    afterCommit(tx, () => wakes.notify(formatScreenKey({ hotelId: hotel.id, deviceId })))
  }

  return {
    async list(staff: Staff): Promise<{ screens: Screen[] }> {
      const { config } = await sites.config(staff.tx, staff.hotel)
      const held = new Map((await readHeldScreens(staff.tx)).map((one) => [one.device, one]))
      const screens = (await readScreens(staff.tx))
        .filter(({ appKey }) => channels[config.apps[appKey]?.channel ?? 'kiosk'].followsDesk)
        .map(({ device, name, connected }) => ({ device, name, connected, ...toHeldView(held.get(device), staff) }))
      return { screens }
    },

    async claim(staff: Staff, deviceId: string, { takeOver }: { readonly takeOver: boolean }): Promise<void> {
      await hold(staff, deviceId, takeOver)
      if (takeOver) await recordAudit(staff, { action: 'screenTaken', details: { device: deviceId } })
    },

    async release(staff: Staff, deviceId: string): Promise<void> {
      if (await releaseScreen(staff.tx, deviceId, staff.id)) tellScreen(staff, deviceId)
    },

    /**
     * Only the staff member who controls the screen may send; sending to a free screen claims it.
     */
    async show(staff: Staff, deviceId: string, wanted: ShowRequest): Promise<void> {
      const command = toCommand(wanted)
      await hold(staff, deviceId, false)
      const outcome = await commands.send(staff, {
        id: wanted.id,
        deviceId,
        link: null,
        sequence: 0,
        command,
        driver: staff.id,
      })
      if (outcome === 'noScreen') throw new Problem('notFound', 'no such screen')
      if (outcome === 'noReservation') throw new Problem('reservationNotFound', 'no such reservation')
      if (outcome !== 'kept') return
      const { what, reference } = wanted
      await recordAudit(staff, { action: 'shownOnScreen', subject: reference, details: { what } })
    },
  }
}

export type ScreenService = ReturnType<typeof createScreenService>

type Held = Awaited<ReturnType<typeof readHeldScreens>>[number] | undefined

function toHeldView(held: Held, { id }: Staff): Omit<Screen, 'device' | 'name' | 'connected'> {
  if (!held?.holderId) return { waiting: held?.waiting ?? 0 }
  const isMe = held.holderId === id
  return {
    waiting: held.waiting,
    holder: { name: held.holderName ?? '', isMe },
    ...(isMe && held.shown && { shown: held.shown }),
    ...(isMe && held.shownAt && { shownAt: held.shownAt.toISOString() }),
  }
}
