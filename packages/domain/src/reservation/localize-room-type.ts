import { localizeText } from '../basics/localize-text.ts'

interface NamedType {
  readonly type: string
  readonly typeNames?: Readonly<Record<string, string>> | undefined
}

/** The name of a room's type; the one that has no language counts as English. */
export const localizeRoomType = ({ type, typeNames }: NamedType, language: string): string =>
  localizeText({ en: type, ...typeNames }, language)
