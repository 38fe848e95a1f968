import { expect, it } from 'vitest'
import { openDatabase } from '@portal/core/database'
import { callerOf, newCast, opaqueDataFrom, putAccount, testCity } from '@portal/local/testing'
import { residentContract } from '@portal/openapi/resident'

const city = await testCity({ template: 'empty' })
const { payments } = city.origins
const { cookies, ids } = await newCast(city, 'resident')
const call = callerOf(city.origins.resident, residentContract)
const database = openDatabase(city.databaseUrl, city.neonEndpoint)
const write = (statement: string) =>
  database.write((builder) => [builder.execute(statement)] as const)

/** A city where it is day now, because autopay does not run at night. */
const zone = new Date().getUTCHours() < 8 ? 'Etc/GMT-12' : 'UTC'

it('the minute has the queue charge what is due today: each bill once, however often it comes', async () => {
  await write(`insert into city_settings (overrides, updated_at) values ('{"timeZone":"${zone}"}', now())
    on conflict (is_only) do update set overrides = city_settings.overrides || excluded.overrides`)
  const water = await putAccount(city, ids.resident, 5000)
  const [navilineCustomerId, navilineLocationId] = water.number.split('-')
  const enrolled = await call('enrolInAutopay', '/autopay', {
    cookie: `session=${cookies.resident}`,
    body: { navilineCustomerId, navilineLocationId, nonce: await opaqueDataFrom(payments) },
  })
  expect(enrolled.status).toBe(200)
  await write(`insert into bills (id, utility_account_id, number, type, billed_on, due_on, amount_cents,
      balance_cents, lines, updated_at)
    values (gen_random_uuid(), '${water.id}', 'B-1', 'Water', current_date, (now() at time zone '${zone}')::date,
      5000, 5000, '[]', now())`)
  await city.runScheduled('17 * * * *')
  // The notice came three days ago.
  await write(`update autopay_charges set created_at = now() - interval '4 days', planned_on = due_on,
    next_on = due_on`)
  // Two minutes at once: each sends a message of its own.
  await Promise.all([city.runScheduled('* * * * *'), city.runScheduled('* * * * *')])
  const charges = async () => {
    const rows = await database.rows<{ status: string; cents: number; payment: string }>(`
      select c.status, p.amount_cents as cents, p.status as payment
      from autopay_charges c left join payments p on p.id = c.payment_id`)
    return rows
  }
  await expect
    .poll(charges, { timeout: 20_000 })
    .toEqual([{ status: 'paid', cents: 5000, payment: 'approved' }])
  await city.runScheduled('* * * * *')
  const booked = await (await fetch(`${payments}/emulator/transactions`)).json()
  expect(booked).toMatchObject([{ cents: 5000, status: 'capturedPendingSettlement' }])
})
