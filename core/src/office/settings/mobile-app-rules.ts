import type { ValidationError } from '../../platform/kernel/validation.ts'
import { isHttps } from '../../platform/kernel/web-address.ts'
import { isVersion, mobileLimits, type MobileApps } from '../../platform/mobile-apps/rules.ts'

/** Team and bundle; an id of the team has ten letters and digits. */
const isAppId = (text: string): boolean => /^[A-Z\d]{10}\.[A-Za-z\d.-]{1,180}$/.test(text)

/** As Android names packages: at least two parts, each begins with a letter. */
const isPackage = (text: string): boolean => /^[A-Za-z]\w*(?:\.[A-Za-z]\w*)+$/.test(text)

const isFingerprint = (text: string): boolean => /^[\dA-F]{2}(?::[\dA-F]{2}){31}$/.test(text)

const isShort = (texts: readonly string[]): boolean => texts.length <= mobileLimits.apps

/** By the names of the form's fields, such as `iosMinimumVersion`. */
export function mobileAppErrors({
  ios,
  android,
  noticeEn,
  noticeEs,
}: MobileApps): readonly ValidationError[] {
  const wrong: Readonly<Record<string, boolean>> = {
    iosAppIds: !isShort(ios.appIds) || !ios.appIds.every(isAppId),
    iosMinimumVersion: ios.minimumVersion !== '' && !isVersion(ios.minimumVersion),
    iosStoreUrl: ios.storeUrl !== '' && !isHttps(ios.storeUrl),
    androidPackageName: android.packageName !== '' && !isPackage(android.packageName),
    androidFingerprints:
      !isShort(android.fingerprints) || !android.fingerprints.every(isFingerprint),
    androidMinimumVersion: android.minimumVersion !== '' && !isVersion(android.minimumVersion),
    androidStoreUrl: android.storeUrl !== '' && !isHttps(android.storeUrl),
  }
  // One language alone would leave the others' readers without it.
  const missing = {
    androidPackageName: android.packageName === '' && android.fingerprints.length > 0,
    noticeEn: noticeEn === '' && noticeEs !== '',
    noticeEs: noticeEs === '' && noticeEn !== '',
  }
  const namesOf = (found: Readonly<Record<string, boolean>>) =>
    Object.entries(found).flatMap(([field, isFound]) => (isFound ? [field] : []))
  return [
    ...namesOf(wrong).map((field) => ({ field, kind: 'Invalid' as const })),
    ...namesOf(missing).map((field) => ({ field, kind: 'Required' as const })),
  ]
}
