import { actForOrganization, walks, walkThrough } from './every-page.ts'
import { expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { tagsOfWalk } from './long.ts'
import { signIn } from './people.ts'

for (const language of ['en', 'es'])
  for (const width of [320, 768, 1280])
    for (const colorScheme of ['light', 'dark'] as const) {
      test.describe(`in ${language} at ${width} px, ${colorScheme}`, () => {
        test.use({ viewport: { width, height: 800 }, colorScheme })

        for (const [who, { app, email, screens, isActing }] of Object.entries(walks))
          test(
            `every screen of ${who} is sound, with its dialogs and menus open too`,
            { tag: tagsOfWalk(language, width, colorScheme) },
            async ({ page, context, city }) => {
              const origin = city.origins[app]
              const name = app === 'staff' ? 'staff_language' : 'language'
              await context.addCookies([{ name, value: language, url: origin }])
              if (email) await signIn(context, origin, email)
              if (isActing) await actForOrganization(page, origin)
              await walkThrough(page, { origin, screens }, async (state) =>
                test.step(state, async () => {
                  await expect(page.locator('html')).toHaveAttribute('lang', language)
                  await expectSound(page, { withIbm: true })
                }),
              )
            },
          )
      })
    }
