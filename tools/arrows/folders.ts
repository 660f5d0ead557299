/** Folders whose subfolders are checked separately; any other subfolder belongs to its parent. */
const dividedFolders = [
  /^apps\/server\/src\/[^/]+\/[^/]+(?=\/)/,
  /^apps\/guest\/src\/screens\/[^/]+(?=\/)/,
  /^apps\/staff\/src\/views\/[^/]+(?=\/)/,
]

/** A folder directly below a workspace or its `src`; a file there counts as its own folder. */
const folder = /^(?:(?:apps|packages)\/[^/]+\/src|[^/]+)\/[^/]+/

const isShipped = (file: string): boolean => !/\.test\.tsx?$|\.spec\.ts$|\/testing\//.test(file)

/** The folder that a file belongs to; undefined if the file is not shipped. */
export function folderOf(file: string): string | undefined {
  if (!isShipped(file)) return undefined
  for (const pattern of [...dividedFolders, folder]) {
    const found = pattern.exec(file)?.[0]
    if (found !== undefined) return found
  }
  return undefined
}
