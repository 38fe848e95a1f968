import type { Language } from '../kernel/language.ts'
import { isOlder } from './app-version.ts'
import type { MobileApps, MobilePlatform } from './mobile-apps.ts'

export interface AppStatus {
  /** False: the app says so, and leads to the store. */
  readonly isSupported: boolean
  /** Null: every version is. */
  readonly minimumVersion: string | null
  /** Null: none is set. */
  readonly storeUrl: string | null
  /** In the reader's language; null: nothing to say. */
  readonly notice: string | null
}

const orNull = (text: string): string | null => (text === '' ? null : text)

/** What an app asks at its start: whether it may go on, and what the city has to say. */
export function getAppStatus(
  apps: MobileApps,
  { platform, version }: { readonly platform: MobilePlatform; readonly version: string },
  language: Language,
): AppStatus {
  const { minimumVersion, storeUrl } = apps[platform]
  const { noticeEn, noticeEs } = apps
  return {
    isSupported: !isOlder(version, minimumVersion),
    minimumVersion: orNull(minimumVersion),
    storeUrl: orNull(storeUrl),
    notice: orNull(language === 'es' ? noticeEs : noticeEn),
  }
}
