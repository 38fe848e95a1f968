import { bookedVisitOf } from '@portal/local/testing'
import { expectAlive, expectSound } from './expect-sound.ts'
import { expect } from './fixtures.ts'
import type { RoofStage } from './roof-stage.ts'

/** The next inspection, at the first time that is free. */
export async function bookInspection(stage: RoofStage, path: string): Promise<void> {
  const { page, main, hands, say } = stage
  await page.goto(path)
  await expectAlive(page)
  await expect(main.getByRole('heading', { level: 2, name: say.toInspect })).toBeVisible()
  await hands.check(main.getByRole('radio').first())
  for (const [label, text] of [
    [say.who, 'Dan Park'],
    [say.phone, '847-555-0117'],
  ] as const) {
    const field = main.getByLabel(label)
    // A delegate’s own name and number are there already.
    if ((await field.inputValue()) === '') await hands.write(field, text)
  }
  await hands.press(main.getByRole('button', { name: say.book }))
  await expect(main.getByRole('heading', { level: 2, name: say.booked })).toBeVisible()
  await expectSound(page)
}

/** On the list of the inspector and day that the booking took. */
export async function inspect(
  stage: RoofStage,
  path: string,
  { result, comment = '' }: { readonly result: 'fail' | 'pass'; readonly comment?: string },
): Promise<void> {
  const { page, main, hands, city, say } = stage
  const [year = 0, number = 0] = path.split('/').slice(2).map(Number)
  const { day, inspectorId } = await bookedVisitOf(city, { year, number })
  const list = new URLSearchParams({ day, inspector: inspectorId })
  await page.goto(`${city.origins.staff}/inspections/today?${list}`)
  await expectAlive(page)
  const visit = main
    .getByRole('article')
    .filter({ has: page.locator(`a[href$="/permits/${year}/${number}"]`) })
  await expectSound(page)
  if (comment !== '') await hands.write(visit.getByLabel(say.found), comment)
  const button = (name: string) => visit.getByRole('button', { name, exact: true })
  await hands.press(button(say[result]))
  await expect(button(say.pass)).toHaveCount(0)
}
