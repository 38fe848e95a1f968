import type { MobileApps } from '@portal/core/mobile-apps/rules'
import { mobileAppErrors } from '@portal/core/settings/rules'
import { setMobileApps } from '@portal/openapi/admin-client/settings'
import { refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

const labels = {
  iosAppIds: 'MobileApps.IosAppIds',
  iosMinimumVersion: 'MobileApps.MinimumVersion',
  iosStoreUrl: 'MobileApps.IosStore',
  androidPackageName: 'MobileApps.AndroidPackage',
  androidFingerprints: 'MobileApps.Fingerprints',
  androidMinimumVersion: 'MobileApps.MinimumVersion',
  androidStoreUrl: 'MobileApps.AndroidStore',
  noticeEn: 'MobileApps.NoticeEn',
  noticeEs: 'MobileApps.NoticeEs',
} as const

/** By field, as typed. */
export type MobileAppFields = Readonly<Record<keyof typeof labels, string>>

// Object.keys loses the literal types.
export const mobileAppFieldNames = Object.keys(labels) as (keyof typeof labels)[]

export const mobileAppFieldsOf = ({
  android,
  ios,
  noticeEn,
  noticeEs,
}: MobileApps): MobileAppFields => ({
  iosAppIds: ios.appIds.join('\n'),
  iosMinimumVersion: ios.minimumVersion,
  iosStoreUrl: ios.storeUrl,
  androidPackageName: android.packageName,
  androidFingerprints: android.fingerprints.join('\n'),
  androidMinimumVersion: android.minimumVersion,
  androidStoreUrl: android.storeUrl,
  noticeEn,
  noticeEs,
})

const linesIn = (text: string): string[] =>
  text
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

export const mobileAppForm: AppForm = {
  name: 'mobile-apps',
  title: 'MobileApps.NotSaved',
  labels,
  async send(fields, { call }) {
    const text = (name: keyof typeof labels) => fields.text(name).trim()
    const body = {
      ios: {
        appIds: linesIn(text('iosAppIds')),
        minimumVersion: text('iosMinimumVersion'),
        storeUrl: text('iosStoreUrl'),
      },
      android: {
        packageName: text('androidPackageName'),
        // Consoles of the stores show them in either case.
        fingerprints: linesIn(text('androidFingerprints').toUpperCase()),
        minimumVersion: text('androidMinimumVersion'),
        storeUrl: text('androidStoreUrl'),
      },
      noticeEn: text('noticeEn'),
      noticeEs: text('noticeEs'),
    }
    const errors = mobileAppErrors(body)
    if (errors.length > 0) return refusedBy(errors)
    await call(setMobileApps, {
      header: { 'if-match': `"${fields.text('version')}"` },
      body,
    })
    return { kind: 'accepted', toast: 'SuccessUpdate', code: 'MobileApps.Saved' }
  },
}
