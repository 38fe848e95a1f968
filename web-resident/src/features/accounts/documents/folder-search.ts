/** Spec, resident section 2, /mobileWebView/box. */
export interface FolderSearch {
  readonly folderId: string
  readonly boxToken: string
  readonly key: { readonly sfId: string } | { readonly utilityAccount: string }
  readonly isReadOnly: boolean
  readonly page: number
  readonly isAdded: boolean
  readonly refused: string | null
}

export const folderPath = '/mobileWebView/box'

const isNo = (text: string): boolean => /^(?:false|0|no)$/i.test(text)

/** Null without a folder, its token, and a key. */
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

export function pageHref(search: FolderSearch, page: number): string {
  const { folderId, boxToken, key, isReadOnly } = search
  const query = new URLSearchParams({ folderId, boxToken, ...key })
  if (isReadOnly) query.set('readonly', 'true')
  if (page > 1) query.set('page', String(page))
  return `${folderPath}?${query}`
}

/** The form's action (addToFolder). */
export function sendHref({ folderId, boxToken, key }: FolderSearch): string {
  return `/api/box/folders/${encodeURIComponent(folderId)}/files?${new URLSearchParams({ boxToken, ...key })}`
}
