import { expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { peopleIn } from '../../people/profiles/people.fixture.ts'
import { loadCity } from '../../platform/city/index.ts'
import { getMobileApps, setMobileApps } from './index.ts'

const { contextOf, database, person } = peopleIn(await testDatabase())
const ada = contextOf(await person({ isAdmin: true }))

const bytes = Array.from({ length: 32 }, () => 'AB').join(':')
const apps = {
  ios: {
    appIds: ['ABCDE12345.gov.elgin.portal'],
    minimumVersion: '3.2.1',
    storeUrl: 'https://apps.apple.com/app/id1',
  },
  android: {
    packageName: 'gov.elgin.portal',
    fingerprints: [bytes],
    minimumVersion: '3.2',
    storeUrl: 'https://play.google.com/store/apps/details?id=gov.elgin.portal',
  },
  noticeEn: 'Payments rest tonight.',
  noticeEs: 'Los pagos descansan esta noche.',
}

it('administrators set the apps, at the version that was seen', async () => {
  const { version, ...before } = await getMobileApps(ada)
  expect(before).toMatchObject({ ios: { appIds: [] }, noticeEn: '' })
  const editor = contextOf(await person({ roles: ['contentEditor'] }))
  await expect(setMobileApps(editor, { ...apps, version })).rejects.toMatchObject({
    kind: 'forbidden',
  })
  await setMobileApps(ada, { ...apps, version })
  expect((await loadCity(database)).settings.mobileApps).toEqual(apps)
  await expect(setMobileApps(ada, { ...apps, version })).rejects.toMatchObject({ kind: 'stale' })
})

it('what no store would take is refused, each by its field', async () => {
  const { version } = await getMobileApps(ada)
  const refusal = setMobileApps(ada, {
    ios: { appIds: ['gov.elgin.portal'], minimumVersion: 'new', storeUrl: 'http://apps.example' },
    android: {
      packageName: 'portal',
      fingerprints: [bytes.toLowerCase()],
      minimumVersion: '3..2',
      storeUrl: 'market://details?id=gov.elgin.portal',
    },
    noticeEn: 'Only in English.',
    noticeEs: '',
    version,
  })
  await expect(refusal).rejects.toMatchObject({
    problems: [
      'iosAppIds',
      'iosMinimumVersion',
      'iosStoreUrl',
      'androidPackageName',
      'androidFingerprints',
      'androidMinimumVersion',
      'androidStoreUrl',
      'noticeEs',
    ].map((field) => ({ field })),
  })
})
