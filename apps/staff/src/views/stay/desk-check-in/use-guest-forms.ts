import {
  addGuest,
  endReportWaiver,
  type GuestFormReply,
  readGuestForm,
  removeGuest,
  saveGuestForm,
  waiveReportData,
} from '@foyer/contract/staff/guest-form.ts'
import type { Stay } from '@foyer/contract/staff/stay.ts'
import { checkGuest, getGuestFields, listFormFields } from '@foyer/domain/completion/check-guest.ts'
import { capitalizeName } from '@foyer/domain/document/capitalize-name.ts'
import { applyScannedDocument, documentFacts, type ScannedDocument } from '@foyer/domain/document/scanned-document.ts'
import { type GuestFieldName, guestFieldNames, isGuestFieldName } from '@foyer/domain/fields/field.ts'
import { type FieldIssue, isBlocking } from '@foyer/domain/fields/issues.ts'
import { clearDependentPlaces } from '@foyer/domain/fields/place-fields.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { isMasked } from '@foyer/domain/guest/mask-number.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useState } from 'react'
import { useProblemToast } from '../../../parts/problem-text.ts'
import { useToast } from '../../../parts/toasts.tsx'
import { useTexts } from '../../../wordings/texts-context.tsx'

/** What was typed for one guest and is not saved yet. */
interface Draft {
  readonly values: Readonly<Record<string, unknown>>
  /** The version on which it is based. */
  readonly version: number
  /** Fields that a picture has filled in. */
  readonly scanned: readonly string[]
  /** Someone else has saved this guest since. */
  readonly conflicts: boolean
  /** A save was tried, so that what is missing is shown at its field. */
  readonly tried: boolean
}

type Drafts = Readonly<Record<string, Draft>>

/** The forms of a party at the desk: the guests' own fields and rules. */
export function useGuestForms(stay: Stay, onChanged: () => void) {
  const { say } = useTexts()
  const toast = useToast()
  const complain = useProblemToast()
  const { reference } = stay
  const load = useLoad(readGuestForm, { params: { reference } }, { again: true })
  const saving = useCall(saveGuestForm)
  const adding = useCall(addGuest)
  const removing = useCall(removeGuest)
  const waiving = useCall(waiveReportData)
  const ending = useCall(endReportWaiver)
  const [drafts, setDrafts] = useState<Drafts>({})
  const form = load.data
  const again = () => {
    onChanged()
    return load.refetch()
  }

  const change = (guest: Guest, changes: Partial<Draft>) =>
    setDrafts((all) => {
      const known = all[guest.id] ?? createDraft(guest)
      return { ...all, [guest.id]: { ...known, ...changes, values: { ...known.values, ...changes.values } } }
    })

  const drop = (id: string) => setDrafts(({ [id]: _, ...others }) => others)

  return {
    form,
    problem: load.error,
    again,
    drafts,
    isBusy: saving.isPending || adding.isPending || removing.isPending || waiving.isPending,

    type(guest: Guest, name: string, value: unknown): void {
      const edited = toEdited(guest, drafts[guest.id])
      const { scanned = [] } = drafts[guest.id] ?? {}
      const values = {
        ...(name === 'nationality' && suggestCountry(edited, value)),
        [name]: value,
        ...clearDependentPlaces({ [name]: value }, edited),
      }
      change(guest, { values, scanned: scanned.filter((one) => one !== name) })
    },

    /** Fills the form for review; nothing is saved. */
    fill(guest: Guest, document: ScannedDocument): void {
      const edited = toEdited(guest, drafts[guest.id])
      const secondSurname = form ? getGuestFields(edited, toArrays(form)).some(isSecondSurname) : false
      const familySurnames = [stay.lastName, ...stay.guests.map(({ lastName }) => lastName)].filter(
        (one) => one !== undefined,
      )
      const read = withWrittenNames(
        applyScannedDocument(document, withoutDocument(edited), { secondSurname, familySurnames }),
      )
      const values = {
        ...Object.fromEntries(guestFieldNames.map((name) => [name, read[name]])),
        ...suggestCountry(edited, read.nationality),
      }
      const scanned = Object.keys(document).filter(isGuestFieldName)
      change(guest, { values, scanned })
    },

    /** Saves the guest's form, or shows what is missing. */
    save(guest: Guest, name: string, onSaved: () => void): void {
      const draft = drafts[guest.id] ?? createDraft(guest)
      const edited = toEdited(guest, draft)
      if (form && findOpenIssues(form, edited, guest).length > 0) {
        change(guest, { tried: true })
        return
      }
      const body = {
        guest: pickForm(edited),
        version: draft.version,
        scanned: draft.scanned.includes('documentNumber'),
      }
      saving.mutate(
        { params: { reference, guestId: guest.id }, body },
        {
          onSuccess: async () => {
            toast('done', say('desk.saved', { name }))
            await again()
            drop(guest.id)
            onSaved()
          },
          onError: async (problem) => {
            if (problem.code !== 'guestChanged') {
              change(guest, { tried: true })
              complain(problem)
              return
            }
            const { data } = await again()
            const version = data?.guests.find(({ id }) => id === guest.id)?.version ?? draft.version
            change(guest, { conflicts: true, version })
          },
        },
      )
    },

    add: () =>
      adding.mutate(
        { params: { reference }, body: { shown: form?.guests.length ?? 0, adult: true } },
        { onError: complain, onSettled: again },
      ),

    /** What was typed stays: only the authority's rules end. */
    waiveReport: (guestId: string, reason: string, onDone: () => void) =>
      waiving.mutate(
        { params: { reference, guestId }, body: { reason } },
        {
          onError: complain,
          onSettled: () => {
            void again()
            onDone()
          },
        },
      ),

    endWaiver: (guestId: string) =>
      ending.mutate({ params: { reference, guestId } }, { onError: complain, onSettled: () => void again() }),

    remove: (guestId: string, onDone: () => void) =>
      removing.mutate(
        { params: { reference, guestId } },
        {
          onSuccess: () => drop(guestId),
          onError: complain,
          onSettled: () => {
            void again()
            onDone()
          },
        },
      ),
  }
}

export type GuestForms = ReturnType<typeof useGuestForms>

const createDraft = ({ version = 1 }: Guest): Draft => ({
  values: {},
  version,
  scanned: [],
  conflicts: false,
  tried: false,
})

const isSecondSurname = ({ name }: { name: string }) => name === 'secondLastName'

const toArrays = ({ fields }: GuestFormReply) => ({ ...fields, search: [], checks: [] })

/** The guest as typed so far; an empty value is absent. */
export function toEdited(guest: Guest, draft: Pick<Draft, 'values'> | undefined): Guest {
  const all = Object.entries({ ...guest, ...draft?.values })
  return Object.fromEntries(all.filter(([, value]) => value !== '' && value !== undefined)) as Guest
}

const pickForm = (guest: Guest) =>
  Object.fromEntries(guestFieldNames.map((name) => [name, guest[name]])) as Pick<Guest, GuestFieldName>

/** Most people live where they are citizens; the desk sees the country and can change it. */
const suggestCountry = ({ country }: Guest, nationality: unknown) =>
  country === undefined && nationality !== '' ? { country: nationality } : {}

/** The stored number is masked, so it cannot be compared with the one that was read. */
const withoutDocument = (guest: Guest) =>
  Object.fromEntries(Object.entries(guest).filter(([name]) => !documentFacts.some((one) => one === name))) as Guest

function withWrittenNames(guest: Guest): Guest {
  const names = ['firstName', 'lastName', 'secondLastName'] as const
  return {
    ...guest,
    ...Object.fromEntries(names.flatMap((name) => (guest[name] ? [[name, capitalizeName(guest[name])]] : []))),
  }
}

/** The fields that this guest sees now. */
export function listShownFields(form: GuestFormReply, edited: Guest) {
  const { guests: others, policy, today } = form
  return listFormFields(edited, { fields: getGuestFields(edited, toArrays(form)), others, policy, today })
}

/** Includes warnings. A number that is still masked was checked when it was saved. */
export function findIssues(form: GuestFormReply, edited: Guest, saved: Guest): readonly FieldIssue[] {
  const isUntouched = (field: string) =>
    isGuestFieldName(field) && isMasked(edited[field]) && edited[field] === saved[field]
  const fields = getGuestFields(edited, toArrays(form))
  const { guests: others, policy, today, driving } = form
  return checkGuest(edited, { fields, others, policy, today, driving }).filter(({ field }) => !isUntouched(field))
}

export function findOpenIssues(form: GuestFormReply, edited: Guest, saved: Guest): readonly FieldIssue[] {
  return findIssues(form, edited, saved).filter(isBlocking)
}

/** What is missing or wrong for the authority only. */
export function findReportIssues(form: GuestFormReply, edited: Guest, saved: Guest): readonly FieldIssue[] {
  const own = findOpenIssues(form, { ...edited, reportWaived: true }, saved)
  return findOpenIssues(form, edited, saved).filter(({ field }) => own.every((one) => one.field !== field))
}
