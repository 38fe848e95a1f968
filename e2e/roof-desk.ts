import { expectAlive, expectSound } from './expect-sound.ts'
import { expect } from './fixtures.ts'
import type { RoofStage } from './roof-stage.ts'

const button = ({ main, say }: RoofStage, name: keyof RoofStage['say']) =>
  main.getByRole('button', { name: say[name], exact: true })

async function open({ page }: RoofStage, href: string): Promise<void> {
  await page.goto(href)
  await expectAlive(page)
}

/** The permit at the desk, found by its number; returns its address. */
export async function findAtDesk(stage: RoofStage, number: string): Promise<string> {
  const { page, main, hands, city, say } = stage
  await open(stage, `${city.origins.staff}/permits`)
  await hands.write(main.getByLabel(say.find), number)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/text=/)
  await hands.press(main.getByRole('link', { name: number }))
  await expect(button(stage, 'take')).toBeVisible()
  await expectAlive(page)
  await expectSound(page)
  return new URL(page.url()).origin + new URL(page.url()).pathname
}

/** Nothing is missing: the reviewers get it. */
export async function sendToReview(stage: RoofStage, desk: string): Promise<void> {
  await open(stage, desk)
  await stage.hands.press(button(stage, 'take'))
  await stage.hands.press(button(stage, 'complete'))
  await expect(button(stage, 'finish')).toBeVisible()
}

/** A comment on the drawing, and the application goes back to its applicant. */
export async function askForVent(stage: RoofStage, desk: string): Promise<void> {
  const { page, main, hands, say } = stage
  await open(stage, `${desk}/documents`)
  await hands.press(main.locator('summary').filter({ hasText: say.addComment }))
  await hands.write(main.getByLabel(say.comment, { exact: true }), 'Show the ridge vent.')
  await hands.press(button(stage, 'saveComment'))
  await expect(main.getByText(say.oneOpen)).toBeVisible()
  await expectSound(page)
  await open(stage, desk)
  await hands.check(main.getByLabel(say.corrections, { exact: true }))
  await hands.write(main.getByLabel(say.comment), 'See sheet A2.')
  await hands.press(button(stage, 'finish'))
  await hands.press(button(stage, 'ask'))
  await expect(main.getByText(say.toCorrect)).toBeVisible()
  await expectSound(page)
}

/** The answer is accepted, the review approved, and the fee asked for line by line. */
export async function approveAndCharge(stage: RoofStage, desk: string): Promise<void> {
  const { page, main, hands, say } = stage
  await open(stage, `${desk}/documents`)
  await expect(main.getByText('The vent is on sheet A2 now.')).toBeVisible()
  await hands.press(button(stage, 'accept'))
  await expect(main.getByText(say.accepted)).toBeVisible()
  await expectSound(page)
  await open(stage, desk)
  await hands.check(main.getByLabel(say.approved, { exact: true }))
  await hands.press(button(stage, 'finish'))
  await hands.press(button(stage, 'assess'))
  await expect(button(stage, 'askFee')).toBeVisible()
  await expectSound(page)
  await hands.press(button(stage, 'askFee'))
  await expect(main.getByText(say.waits)).toBeVisible()
}

export async function issueRoof(stage: RoofStage, desk: string): Promise<void> {
  await open(stage, desk)
  await stage.hands.press(button(stage, 'issue'))
  await expect(stage.main.getByText(stage.say.issued, { exact: true }).first()).toBeVisible()
  await expectSound(stage.page)
}
