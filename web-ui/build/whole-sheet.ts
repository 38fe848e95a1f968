import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { clientFiles, type Manifest } from './client-files.ts'
import { manifestOf } from './manifest.ts'

/** All styles of an app, as its worker and its pages use them. */
export interface AppStyles {
  /** The path of the one stylesheet that has them all. */
  readonly sheet: string
  /** The same by the files that routes name, in the sheet's order: what pages carry. */
  readonly parts: Readonly<Record<string, string>>
  /** The rule that brings the typeface. It stands apart: a first visit does not fetch it. */
  readonly fontFace: string
  readonly font: string
}

const fontFacePattern = /@font-face\s*\{[^}]*url\(([^)]+)\)[^}]*\}/

/** Every sheet once, that of every page first. */
function sheetsOf(manifest: Manifest): string[] {
  const { entries, routes } = clientFiles(manifest)
  const named = [...entries, ...Object.values(routes)].flatMap(({ stylesheets }) => stylesheets)
  // What loads later, but not the pages that are not the app's: they are entries of their own.
  const others = Object.values(manifest)
    .filter(({ isEntry }) => !isEntry)
    .flatMap(({ css = [] }) => css.map((file) => `/${file}`))
  return [...new Set([...named, ...others])]
}

const fileList = /(m\.f\|\|\(m\.f=\[)([^\]]*)(\]\))/

/**
 * Screens that load later ask for their own sheets, by the list that vite wrote in their script. The
 * whole sheet is there before any of them, so the list names a script instead, fetched anyway.
 */
export function withoutSheets(script: string): string {
  return script.replace(fileList, (_, before: string, list: string, after: string) => {
    const files = list.split(',')
    const instead = files.find((file) => file.endsWith('.js"'))
    if (instead === undefined) throw new Error(`no script among the files ${list}`)
    const kept = files.map((file) => (file.endsWith('.css"') ? instead : file))
    return `${before}${kept.join(',')}${after}`
  })
}

/** Makes the one sheet from those of a client's build, beside it. */
export function writeWholeSheet(client: string): void {
  const manifest = manifestOf(client)
  const parts = Object.fromEntries(
    sheetsOf(manifest).map((path) => [path, readFileSync(join(client, path), 'utf8')]),
  )
  let face: RegExpExecArray | null = null
  for (const [path, css] of Object.entries(parts)) {
    const found = fontFacePattern.exec(css)
    face ??= found
    if (found) parts[path] = css.replace(found[0], '')
    if (css.includes('</')) throw new Error(`${path} would end the style element that carries it`)
  }
  if (!face) throw new Error('no stylesheet brings the typeface')
  const whole = Object.values(parts).join('\n')
  const name = createHash('sha256').update(whole).digest('base64url').slice(0, 8)
  const sheet = `/assets/${name}.css`
  writeFileSync(join(client, sheet), whole)
  const styles: AppStyles = { sheet, parts, fontFace: face[0], font: face[1] ?? '' }
  writeFileSync(join(client, '.vite/styles.json'), JSON.stringify(styles))
  for (const { file } of Object.values(manifest)) {
    if (!file.endsWith('.js')) continue
    const path = join(client, file)
    const script = readFileSync(path, 'utf8')
    const changed = withoutSheets(script)
    if (changed !== script) writeFileSync(path, changed)
  }
}

export function appStyles(client: string): AppStyles {
  // Written by the function above.
  return JSON.parse(readFileSync(join(client, '.vite/styles.json'), 'utf8')) as AppStyles
}
