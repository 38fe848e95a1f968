/** The app's styles: one sheet, of which a first visit's page carries only its part. */
export interface PageStyles {
  /** The path of the sheet, whose name changes with what it says. */
  readonly sheet: string
  /** What this page needs of it. */
  readonly css: () => string
  /** The rule that brings the typeface, and its file. */
  readonly fontFace: string
  readonly font: string
}

const cookieName = 'sheet'

/** Set by the browser when it has the sheet. */
export const sheetCookie = (sheet: string): string =>
  `${cookieName}=${sheet};path=/;max-age=31536000;samesite=lax`

/** Whether the browser has the sheet of this release, as it says. */
export const hasSheet = (request: Request, { sheet }: PageStyles): boolean =>
  (request.headers.get('cookie') ?? '').split('; ').includes(`${cookieName}=${sheet}`)

/**
 * A first page is one response: styles in it, no typeface, nothing to wait for. The next ones link
 * what the browser keeps (`isStyled`), and are shorter.
 */
export function styleElements(styles: PageStyles, isStyled: boolean, nonce: string): string {
  if (!isStyled) return `<style nonce="${nonce}">${styles.css()}</style>`
  return `<style nonce="${nonce}">${styles.fontFace}</style><link rel="stylesheet" href="${styles.sheet}"/>`
}
