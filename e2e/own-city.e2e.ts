import pg from 'pg'
import { openDatabaseGate } from '@portal/local/testing'
import { cityOfThisRun } from './city.ts'
import { expectSound } from './expect-sound.ts'
import { expect, test } from './fixtures.ts'

test('an outage shows a Spanish page, and recovery needs no restart', async ({
  page,
  startCity,
}) => {
  const gate = await openDatabaseGate(cityOfThisRun().neonEndpoint)
  try {
    const { origins } = await startCity({ neonEndpoint: gate.url })
    await page.goto(`${origins.resident}/?lng=es`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    gate.shut()
    const response = await page.goto(`${origins.resident}/view-all-services`)
    expect(response?.status()).toBe(503)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Volvemos enseguida')
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await expectSound(page)
    gate.open()
    await page.getByRole('link', { name: 'Intentar de nuevo' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Todos los servicios')
    await expectSound(page)
  } finally {
    gate.stop()
  }
})

test('while popular services are switched off the home page begins with the picker', async ({
  page,
  startCity,
}) => {
  const { origins, databaseUrl } = await startCity()
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query(
    `insert into feature_flags (name, is_enabled, updated_at) values ('EnablePopularServices', false, now())`,
  )
  await client.end()
  await page.goto(origins.resident)
  await expect(page.getByRole('heading', { name: 'Popular services' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeDisabled()
  await expectSound(page)
  await page.getByLabel('I want to').selectOption('Find')
  await page.getByLabel('Service', { exact: true }).selectOption('My garbage pickup day')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page).toHaveURL(/\/garbage-search$/)
})
