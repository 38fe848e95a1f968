import { openMornings } from '@portal/local/testing'
import { conditions } from './conditions.ts'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'
import { signIn as signInAs } from './people.ts'
import { answerCorrections, applyForRoof, askForRoof, payRoofFee } from './roof-application.ts'
import { approveAndCharge, askForVent, findAtDesk, issueRoof, sendToReview } from './roof-desk.ts'
import { bookInspection, inspect } from './roof-inspections.ts'
import { roofWords } from './roof-words.ts'
import { castOf, signIn } from './sign-in.ts'

for (const { title, language, options } of conditions) {
  test.describe(title, () => {
    test.use(options)
    // Some forty pages, each with its checks.
    test.setTimeout(600_000)

    test('a roof goes from “do I need a permit?” to its last inspection', async ({
      page,
      context,
      city,
      hands,
      main,
    }) => {
      const say = roofWords[language]
      const stage = { page, main, hands, city, say }
      const [residents, staff] = await Promise.all([castOf(city), castOf(city, 'staff')])
      await openMornings(city, staff.ids.staff)
      await signIn(context, { city, cast: staff, role: 'staff' })
      await signIn(context, { city, cast: residents, role: 'resident' })

      await askForRoof(stage)
      const { path, number } = await applyForRoof(stage)
      const desk = await findAtDesk(stage, number)
      await sendToReview(stage, desk)
      await askForVent(stage, desk)
      await answerCorrections(stage, path)
      // What comes back is checked for completeness again.
      await sendToReview(stage, desk)
      await approveAndCharge(stage, desk)
      await payRoofFee(stage)
      await issueRoof(stage, desk)

      await page.goto(path)
      await expectAlive(page)
      await expect(main.getByRole('link', { name: say.print })).toBeVisible()
      await expectSound(page)
      const pdf = await page.request.get(`/api${path}/pdf`)
      expect(pdf.headers()['content-type']).toBe('application/pdf')

      // An employee of the contractor whose license the permit names.
      await signInAs(context, city.origins.resident, 'dan@demo.example')
      await context.addCookies([{ name: 'language', value: language, url: city.origins.resident }])
      await bookInspection(stage, path)
      await inspect(stage, path, { result: 'fail', comment: 'Two courses short at the valley.' })
      await bookInspection(stage, path)
      await inspect(stage, path, { result: 'pass' })
      // The final one.
      await bookInspection(stage, path)
      await inspect(stage, path, { result: 'pass' })

      await signIn(context, { city, cast: residents, role: 'resident' })
      await page.goto(path)
      await expectAlive(page)
      await expect(main.getByText('Two courses short at the valley.').first()).toBeVisible()
      await expect(main.getByText(say.final).first()).toBeVisible()
      await expectSound(page)
    })
  })
}
