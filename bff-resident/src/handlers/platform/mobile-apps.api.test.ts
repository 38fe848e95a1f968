import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openDatabase } from '@portal/core/database'
import { ask, testCity } from '@portal/local/testing'

// No one has asked yet, so the city's settings are read after this.
const city = await testCity({ template: 'empty' })
const origin = city.origins.resident

const bytes = Array.from({ length: 32 }, (_, n) => n.toString(16).padStart(2, '0').toUpperCase())
const mobileApps = {
  ios: {
    appIds: ['ABCDE12345.gov.elgin.portal'],
    minimumVersion: '3.2.1',
    storeUrl: 'https://apps.apple.com/app/id1',
  },
  android: {
    packageName: 'gov.elgin.portal',
    fingerprints: [bytes.join(':')],
    minimumVersion: '',
    storeUrl: '',
  },
  noticeEn: 'Payments rest tonight.',
  noticeEs: 'Los pagos descansan esta noche.',
}
await openDatabase(city.databaseUrl, city.neonEndpoint).write((builder) => [
  builder.execute(sql`
    insert into city_settings (overrides, updated_at)
    values (${JSON.stringify({ mobileApps })}::jsonb, now())
    on conflict (is_only) do update set overrides = city_settings.overrides || excluded.overrides`),
])

const read = async (path: string, headers: Record<string, string> = {}) => {
  const { status, text, headers: sent } = await ask(origin, path, { headers })
  // Held to the contract, or to the platforms' documents below.
  return { status, type: sent.get('content-type'), body: JSON.parse(text) as unknown }
}
const status = (query: string, language = 'en') =>
  read(`/api/app-status?${query}`, { 'accept-language': language })

it('an old app learns that it has to update, and where, in the reader’s language', async () => {
  expect((await status('platform=ios&version=3.2.0')).body).toEqual({
    isSupported: false,
    minimumVersion: '3.2.1',
    storeUrl: 'https://apps.apple.com/app/id1',
    notice: 'Payments rest tonight.',
  })
  expect((await status('platform=ios&version=3.10', 'es')).body).toMatchObject({
    isSupported: true,
    notice: 'Los pagos descansan esta noche.',
  })
})

it('where no least version is set, every app goes on', async () => {
  expect((await status('platform=android&version=0.1')).body).toMatchObject({
    isSupported: true,
    minimumVersion: null,
    storeUrl: null,
  })
})

it('phones that we have no app for are refused by the contract', async () => {
  expect((await status('platform=windows&version=1')).status).toBe(400)
})

it('phones learn which apps open our links, as Apple and Google ask for it', async () => {
  const apple = await read('/.well-known/apple-app-site-association')
  expect(apple).toMatchObject({ status: 200, type: 'application/json' })
  expect(apple.body).toMatchObject({
    applinks: { details: [{ appIDs: ['ABCDE12345.gov.elgin.portal'] }] },
    webcredentials: { apps: ['ABCDE12345.gov.elgin.portal'] },
  })
  const google = await read('/.well-known/assetlinks.json')
  expect(google).toMatchObject({ status: 200, type: 'application/json' })
  expect(google.body).toEqual([
    {
      relation: [
        'delegate_permission/common.handle_all_urls',
        'delegate_permission/common.get_login_creds',
      ],
      target: {
        namespace: 'android_app',
        package_name: 'gov.elgin.portal',
        sha256_cert_fingerprints: [bytes.join(':')],
      },
    },
  ])
})

it('the staff app opens in no app', async () => {
  const { status: answered } = await ask(
    city.origins.staff,
    '/.well-known/apple-app-site-association',
    {},
  )
  expect(answered).not.toBe(200)
})
