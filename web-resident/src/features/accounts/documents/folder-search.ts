/** What the address of a folder says (spec, resident section 2, /mobileWebView/box). */
export interface FolderSearch {
  readonly folderId: string
  readonly boxToken: string
  /** By what the folder was opened. */
  readonly key: { readonly sfId: string } | { readonly utilityAccount: string }
  readonly isReadOnly: boolean
  readonly page: number
  /** A file was put in just now. */
  readonly isAdded: boolean
  /** Why one was not; a code. */
  readonly refused: string | null
}

/** Where folders stand. */
export const folderPath = '/mobileWebView/box'

const isNo = (text: string): boolean => /^(?:false|0|no)$/i.test(text)

/** Reads an address; null where it names no folder, its token, and what it was opened by. */
export function folderSearchOf(query: URLSearchParams): FolderSearch | null {
  const text = (name: string) => query.get(name) ?? ''
  const [folderId, boxToken, sfId] = [text('folderId'), text('boxToken'), text('sfId')]
  const utilityAccount = text('utilityAccount')
  if (!folderId || !boxToken || (!sfId && !utilityAccount)) return null
  const page = Number(text('page') || 1)
  return {
    folderId,
    boxToken,
    key: sfId ? { sfId } : { utilityAccount },
    isReadOnly: query.has('readonly') && !isNo(text('readonly')),
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
    isAdded: query.has('added'),
    refused: query.get('refused'),
  }
}

/** The address of another page of the same folder. */
export function pageHref(search: FolderSearch, page: number): string {
  const { folderId, boxToken, key, isReadOnly } = search
  const query = new URLSearchParams({ folderId, boxToken, ...key })
  if (isReadOnly) query.set('readonly', 'true')
  if (page > 1) query.set('page', String(page))
  return `${folderPath}?${query}`
}

/** Where a form sends a file for the folder (addToFolder). */
export function sendHref({ folderId, boxToken, key }: FolderSearch): string {
  return `/api/box/folders/${encodeURIComponent(folderId)}/files?${new URLSearchParams({ boxToken, ...key })}`
}
