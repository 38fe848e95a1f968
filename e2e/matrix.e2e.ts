import { expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { tagsOfLook } from './long.ts'

const none = '01900000-0000-7000-8000-000000000000'

/** Every kind of public page by screenshot name; braces are looked up. */
const pages: Readonly<Record<string, string>> = {
  home: '/',
  picker: '/?action=APPLY_FOR',
  notice: '/?notice=unknown-page',
  services: '/view-all-services',
  service: '/activities/{service}',
  'report-choice': '/report',
  'no-report': `/report?id=${none}`,
  'no-service': `/activities/${none}`,
  login: '/login?redirectto=payment&guest_enabled=true',
  signup: '/signup',
  'forgot-password': '/forgotpassword',
  'dead-reset-link': '/resetPassword?oobCode=none',
  'mobile-app': '/openMobileApp',
  'garbage-search': '/garbage-search?street=Millrace+St',
  'no-such-place': `/pickup/${none}`,
  boards: '/boards-and-commissions',
  'open-data': '/open-data',
  board: '/boards-and-commissions/heritage-commission',
  'no-board': '/boards-and-commissions/nowhere',
  search: '/search',
  results: '/search?term=leaf',
  'no-results': '/search?term=qqxzzv',
  news: '/elgin_today',
  'end-of-news': '/elgin_today?offset=1000',
  help: '/knowledgebase',
  'help-results': '/knowledgebase?term=water',
  article: '/knowledgebase/{article}',
  'no-article': `/knowledgebase/${none}`,
}

interface Listed {
  readonly slug: string
  readonly Slug: string
  readonly Type: string
}

for (const language of ['en', 'es'])
  for (const width of [320, 768, 1280])
    for (const colorScheme of ['light', 'dark'] as const) {
      const tag = tagsOfLook(language, width, colorScheme)
      // Markup depends on neither width nor theme, so two combinations suffice.
      const isWalked = `${language}-${width}` === 'en-1280' || `${language}-${width}` === 'es-320'
      test.describe(`every page in ${language} at ${width} px, ${colorScheme}`, { tag }, () => {
        test.use({ viewport: { width, height: 800 }, colorScheme })

        test('has no findings of the engines and no horizontal scrolling', async ({
          page,
          context,
          city,
        }, info) => {
          await context.addCookies([
            { name: 'language', value: language, url: city.origins.resident },
          ])
          const list = async (path: string): Promise<Listed[]> =>
            (await context.request.get(`/api${path}`)).json()
          const service = (await list('/activities')).find(({ Type }) => Type === 'CONTENT')
          const [article] = await list('/salesforce/knowledgebase/trending')
          for (const [name, pattern] of Object.entries(pages)) {
            await page.goto(
              pattern
                .replace('{service}', service?.Slug ?? 'none')
                .replace('{article}', article?.slug ?? 'none'),
            )
            await expect(page.locator('html')).toHaveAttribute('lang', language)
            await expectSound(page, { withIbm: isWalked })
            await page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true })
          }
        })
      })
    }
