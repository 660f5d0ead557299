/** Folders whose subfolders are judged one by one; any other subfolder is part of the folder that holds it. */
const divided = [
  /^apps\/server\/src\/[^/]+\/[^/]+(?=\/)/,
  /^apps\/guest\/src\/screens\/[^/]+(?=\/)/,
  /^apps\/staff\/src\/views\/[^/]+(?=\/)/,
]

/** A folder directly below a workspace or its `src`; a file in that place counts as a folder of its own. */
const folder = /^(?:(?:apps|packages)\/[^/]+\/src|[^/]+)\/[^/]+/

const isShipped = (file: string): boolean => !/\.test\.tsx?$|\.spec\.ts$|\/testing\//.test(file)

/** The folder that a file counts for; none for a file that is not shipped. */
export function folderOf(file: string): string | undefined {
  if (!isShipped(file)) return undefined
  for (const pattern of [...divided, folder]) {
    const found = pattern.exec(file)?.[0]
    if (found !== undefined) return found
  }
  return undefined
}
