import type { Language } from '@foyer/domain/basics/language.ts'
import type { PartyTerm } from '@foyer/domain/mode/products.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { wordingLoaders } from './load-wordings.ts'
import { createTexts } from './texts.ts'
import { TextsProvider } from './texts-context.tsx'

interface TextsInProps {
  readonly language: Language
  readonly partyWord: PartyTerm
  readonly children: ReactNode
}

/** Shows its children in this language, whichever the page has, once its wordings are loaded. */
export function TextsIn({ language, partyWord, children }: TextsInProps) {
  const { data: wordings } = useQuery({
    queryKey: ['wordings', language],
    queryFn: wordingLoaders[language],
    staleTime: Number.POSITIVE_INFINITY,
    throwOnError: true,
  })
  const words = useMemo(
    () => wordings && createTexts(language, wordings, undefined, partyWord),
    [language, partyWord, wordings],
  )
  return words && <TextsProvider words={words}>{children}</TextsProvider>
}
