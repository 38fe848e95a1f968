import { extname, join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { build, type Rolldown } from 'vite'

export { expect }

const origin = 'http://gallery.test'
const folder = join(import.meta.dirname, '../../web-ui/gallery')

// The BFFs' policy, so that inline styles or scripts fail here.
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; frame-src data:; form-action 'self'; base-uri 'none'"

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
}

type Files = ReadonlyMap<string, string | Uint8Array>

async function buildGallery(): Promise<Files> {
  const built = await build({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    logLevel: 'error',
    build: { write: false },
  })
  // One build without watching gives one bundle; the type covers the other uses of vite.
  const { output } = built as Rolldown.RolldownOutput
  return new Map(
    output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]),
  )
}

interface Gallery {
  /** Opens the gallery and waits until it is ready. */
  open: (options?: { language?: string }) => Promise<void>
}

/** Playwright's `test` with web-ui's gallery, built once per worker and served from memory. */
export const test = base.extend<{ gallery: Gallery }, { files: Files }>({
  files: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern, though none of its fixtures is used here
    async ({}, provide) => provide(await buildGallery()),
    { scope: 'worker' },
  ],
  gallery: async ({ page, files }, provide) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        errors.push(message.text())
    })
    await page.route(`${origin}/**`, (route) => {
      const { pathname } = new URL(route.request().url())
      const path = pathname === '/' ? '/index.html' : pathname
      const body = files.get(path)
      if (body === undefined) return route.fulfill({ status: 404 })
      return route.fulfill({
        body: typeof body === 'string' ? body : Buffer.from(body),
        headers: {
          'content-type': types[extname(path)] ?? 'application/octet-stream',
          'content-security-policy': policy,
        },
      })
    })
    await provide({
      async open({ language = 'en' } = {}) {
        await page.goto(`${origin}/?lng=${language}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      },
    })
    expect(errors, 'what the page reported').toEqual([])
  },
})

export async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  )
}
