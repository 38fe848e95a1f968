import { expectAlive, expectSound } from './expect-sound.ts'
import { expect } from './fixtures.ts'
import { payByCard, providerPage } from './provider-page.ts'
import type { RoofStage } from './roof-stage.ts'
import { someAddress } from './some-address.ts'

/** The license of Segundo Roofing in the demo city. */
const segundo = 'C-3300'

const plan = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<< >>\nendobj\n%%EOF\n'),
})

/** “Do I need a permit?” for a roof ends at yes. */
export async function askForRoof({ page, main, hands, say }: RoofStage): Promise<void> {
  await page.goto('/activities/other_permit')
  await expectAlive(page)
  await hands.check(main.getByRole('radio', { name: say.home }))
  await hands.press(main.getByRole('button', { name: say.next, exact: true }))
  await expect(page).toHaveURL(/propertyType=SingleFamilyHomeOwner/)
  await expectAlive(page)
  await hands.check(main.getByRole('radio', { name: say.roof }))
  await hands.press(main.getByRole('button', { name: say.next, exact: true }))
  await expect(main.getByRole('heading', { level: 1, name: say.needed })).toBeVisible()
  await expectAlive(page)
  await expectSound(page)
}

/** Sends the application; returns the permit's path and its number as people read it. */
export async function applyForRoof({ page, main, hands, say }: RoofStage) {
  const { press, write, check } = hands
  await press(main.getByRole('link', { name: say.apply }))
  await expect(page).toHaveURL(/\/laserfiche\/form\?.*bpid=140/)
  await expectAlive(page)
  const form = page.frameLocator('main iframe')
  const goOn = () => press(form.getByRole('button', { name: say.continue, exact: true }))
  const heading = (name: string) => form.getByRole('heading', { level: 1, name })
  await expect(form.getByLabel(say.home)).toBeChecked()
  await goOn()
  await write(form.getByLabel(say.address), await someAddress(page))
  await write(form.getByLabel(say.owner), 'Muñoz, Ana')
  await goOn()
  await write(form.getByLabel(say.describe), 'New shingles')
  await write(form.getByLabel(say.squares), '24')
  await check(form.getByRole('radio', { name: say.yes }))
  await write(form.getByLabel(say.cost), '9000')
  await goOn()
  await check(form.getByLabel(say.contractor))
  await write(form.getByLabel(say.license), segundo)
  await goOn()
  await expect(heading(say.papers)).toBeVisible()
  await form.getByRole('button', { name: say.drawings }).setInputFiles(plan('roof.pdf'))
  await expect(form.getByText('roof.pdf').first()).toBeVisible()
  await expectSound(page)
  await goOn()
  await write(form.getByLabel(say.name), 'Ana Muñoz')
  await write(form.getByLabel(say.email), 'ana@home.example')
  await goOn()
  await expect(heading(say.check)).toBeVisible()
  await expect(form.getByText('$117.00').first()).toBeVisible()
  await press(form.getByRole('button', { name: say.submit, exact: true }))
  await expect(main.getByRole('heading', { level: 1, name: say.thanks })).toBeFocused()
  await expectSound(page)
  const number = /\d\d-\d{5,}/.exec(await main.innerText())?.[0]
  await press(main.getByRole('link', { name: say.permit }))
  await expect(page).toHaveURL(/\/permits\/\d{4}\/\d+$/)
  await expectSound(page)
  if (number === undefined) throw new Error('The page names no number')
  return { path: new URL(page.url()).pathname, number }
}

/** Answers the reviewer’s comment with a new version of the drawing. */
export async function answerCorrections({ page, main, hands, say }: RoofStage, path: string) {
  await page.goto(path)
  await expectAlive(page)
  await expectSound(page)
  await hands.press(main.getByRole('link', { name: say.correct }))
  await expect(main.getByLabel(say.answer)).toBeVisible()
  await expectAlive(page)
  await hands.write(main.getByLabel(say.answer), 'The vent is on sheet A2 now.')
  await expect(main.getByText(say.saved, { exact: true })).toBeVisible()
  await main.getByLabel(say.upload).setInputFiles(plan('roof-2.pdf'))
  await expect(main.getByText(say.ready)).toBeVisible()
  await expectSound(page)
  await hands.write(main.getByLabel(say.changed), 'The ridge vent.')
  await hands.press(main.getByRole('button', { name: say.send }))
  await expect(page.getByText(say.sent)).toBeVisible()
}

/** From the list of what is in progress to the card page, and back. */
export async function payRoofFee({ page, main, hands, say }: RoofStage): Promise<void> {
  await page.goto('/in_progress')
  await expectAlive(page)
  await hands.press(main.getByRole('link', { name: say.service }).first())
  await expect(main.getByRole('link', { name: say.pay })).toBeVisible()
  await expectAlive(page)
  await expectSound(page)
  await hands.press(main.getByRole('link', { name: say.pay }))
  await expect(main.getByRole('button', { name: say.next, exact: true })).toBeVisible()
  await expectAlive(page)
  await hands.press(main.getByRole('button', { name: say.next, exact: true }))
  await payByCard(providerPage(page), hands)
  await expect(main.getByRole('heading', { level: 1, name: say.paid })).toBeFocused()
  await expectSound(page)
}
