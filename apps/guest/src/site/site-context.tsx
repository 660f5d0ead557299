import type { PageFacts, PageSite } from '@foyer/contract/page.ts'
import type { WalletKind } from '@foyer/contract/wallet-pass.ts'
import { type Language, languages } from '@foyer/domain/basics/language.ts'
import { createLabelFinder, type Label } from '@foyer/domain/config/labels.ts'
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import { loadFirstWordings, loadWordings, type Wordings } from '../wordings/load-wordings.ts'
import { useHasCamera } from './use-has-camera.ts'
import { onVisitCleared, readFromVisit, saveToVisit } from './visit-storage.ts'

interface SiteContextValue {
  readonly site: PageSite
  readonly hotel: NonNullable<PageFacts['hotelPage']>['hotel']
  readonly language: Language
  /**
   * What can be read from a picture here: needs a reader on the server and a camera on this device.
   */
  readonly readers: NonNullable<PageFacts['hotelPage']>['readers']
  /** The wallets for which the server makes passes. */
  readonly wallets: readonly WalletKind[]
  /** Names of the wallets that the payment provider's own page takes. */
  readonly payWallets: readonly string[]
  /** The fingerprint of the enrolled device for which this page was rendered. */
  readonly fingerprint: string | undefined
  /** The version of the configuration that this page has read. */
  readonly version: string
  readonly label: Label
  /**
   * Undefined if all texts are here. The first screen has only its own until the rest has loaded;
   * another screen waits for this promise.
   */
  readonly laterTexts: (() => Promise<void>) | undefined
  /** Resolves when the page is in that language. */
  chooseLanguage(language: Language): Promise<void>
}

/** The texts of a page in one language. */
export interface SpokenTexts {
  readonly language: Language
  readonly wordings: Wordings
  /** Only the texts of the first screen. */
  readonly isPartial?: boolean
}

/** Delay that lets the first screen load and respond before the other texts are fetched. */
const LATER_TEXTS_DELAY_MS = 1_000

const SiteContext = createContext<SiteContextValue | undefined>(undefined)

interface SiteProviderProps {
  readonly hotelPage: NonNullable<PageFacts['hotelPage']>
  readonly first: SpokenTexts
  /** The language in the address: the next guest starts with it. */
  readonly ofAddress: string
  readonly onLanguage: (language: Language) => void
  readonly children: ReactNode
}

export function SiteProvider({ hotelPage, first, ofAddress, onLanguage, children }: SiteProviderProps) {
  const { site, hotel, version, fingerprint, wallets, payWallets } = hotelPage
  const { partyWord } = site.product
  const { document: readsDocuments, face } = hotelPage.readers
  const hasCamera = useHasCamera()
  const [spoken, setSpoken] = useState<SpokenTexts>(first)

  const { isPartial = false } = spoken
  const speak = useCallback(
    async (language: Language) => {
      // While only the first screen's texts are here, the next screen waits for the others, not the tap.
      const load = isPartial ? loadFirstWordings : loadWordings
      const wordings = await load(language, partyWord)
      onLanguage(language)
      setSpoken((now) =>
        now.language === language && now.isPartial === isPartial ? now : { language, wordings, isPartial },
      )
    },
    [onLanguage, partyWord, isPartial],
  )
  const chooseLanguage = useCallback(
    async (language: Language) => {
      await speak(language)
      saveToVisit('language', language)
    },
    [speak],
  )
  // If the texts can't be loaded, the page stays in its current language.
  useEffect(
    () => onVisitCleared(() => void speak(selectFirstLanguage(site, ofAddress)).catch(() => {})),
    [site, ofAddress, speak],
  )

  const laterTexts = useMemo(() => {
    if (!spoken.isPartial) return undefined
    let loading: Promise<void> | undefined
    const load = async () => {
      const wordings = await loadWordings(spoken.language, partyWord)
      // The guest may have chosen another language in the meantime.
      setSpoken((now) => (now === spoken ? { language: now.language, wordings } : now))
    }
    return () => {
      loading ??= load()
      return loading
    }
  }, [spoken, partyWord])
  useEffect(() => {
    // If it fails, the screen that needs them says so.
    const timer = laterTexts && setTimeout(() => void laterTexts().catch(() => {}), LATER_TEXTS_DELAY_MS)
    return () => clearTimeout(timer)
  }, [laterTexts])

  useEffect(() => {
    document.documentElement.lang = spoken.language
  }, [spoken.language])

  const value = useMemo(
    () => ({
      site,
      hotel,
      fingerprint,
      readers: { document: readsDocuments && hasCamera, face },
      wallets,
      payWallets,
      version,
      language: spoken.language,
      laterTexts,
      chooseLanguage,
      label: createLabelFinder({
        language: spoken.language,
        hotelLabels: site.labels,
        builtIn: spoken.wordings,
        hotelFirstLanguage: site.languages[0] ?? 'en',
        party: partyWord,
        onMissing: (key) => reportError(new Error(`No wording for ${key}.`)),
      }),
    }),
    [
      site,
      hotel,
      fingerprint,
      readsDocuments,
      hasCamera,
      face,
      wallets,
      payWallets,
      version,
      spoken,
      partyWord,
      laterTexts,
      chooseLanguage,
    ],
  )
  return <SiteContext value={value}>{children}</SiteContext>
}

export function useSite(): SiteContextValue {
  const site = use(SiteContext)
  if (!site) throw new Error('This is no page of a hotel.')
  return site
}

/** The guest's choice before a reload, else the language in the address, else the hotel's first. */
export function selectFirstLanguage(site: Pick<PageSite, 'languages'>, ofAddress: string): Language {
  const wanted = [readFromVisit<string>('language'), ofAddress]
  return (
    languages.find((one) => one === wanted.find((asked) => site.languages.some((offered) => offered === asked))) ??
    site.languages[0] ??
    'en'
  )
}
