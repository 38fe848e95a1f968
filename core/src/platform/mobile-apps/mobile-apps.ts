/** What each store's app needs; an empty text is none. */
interface StoreApp {
  /** Apps below it are asked to update: up to four numbers, such as `3.2.1`. */
  readonly minimumVersion: string
  readonly storeUrl: string
}

/** The city's apps on phones, as staff set them. */
export interface MobileApps {
  readonly ios: StoreApp & {
    /** Team and bundle, such as `ABCDE12345.gov.elgin.portal`. */
    readonly appIds: readonly string[]
  }
  readonly android: StoreApp & {
    readonly packageName: string
    /** SHA-256 of the certificates that sign the app, as `AB:CD:…`. */
    readonly fingerprints: readonly string[]
  }
  /** Shown by every app, such as during maintenance; both empty: none. */
  readonly noticeEn: string
  readonly noticeEs: string
}

export const noMobileApps: MobileApps = {
  ios: { appIds: [], minimumVersion: '', storeUrl: '' },
  android: { packageName: '', fingerprints: [], minimumVersion: '', storeUrl: '' },
  noticeEn: '',
  noticeEs: '',
}

export const mobilePlatforms = ['ios', 'android'] as const
export type MobilePlatform = (typeof mobilePlatforms)[number]

export const mobileLimits = {
  apps: 10,
  appId: 200,
  /** Characters of the 32 bytes with their colons. */
  fingerprint: 95,
  version: 40,
  address: 300,
  notice: 500,
} as const

/**
 * Pages that an app opens itself when a person follows a link to them (mails, messages, search
 * engines). Pages with a code for one use, such as a new password, stay in the browser.
 */
export const deepLinks = [
  '/activity-view/*',
  '/dashboard',
  '/in_progress',
  '/completed_activities',
  '/messages',
  '/payment',
  '/payment/*',
  '/account/billing',
  '/report',
] as const

/**
 * Apple's file of universal links and shared passwords.
 * Source: Apple, "Supporting associated domains" and "Applinks.Details".
 */
export const appleAssociation = ({ ios: { appIds } }: MobileApps) => ({
  applinks: {
    details: [{ appIDs: appIds, components: deepLinks.map((path) => ({ '/': path })) }],
  },
  webcredentials: { apps: appIds },
})

/**
 * Android's file of app links and shared passwords; which pages, the app's own manifest says.
 * Source: Google, "Digital Asset Links".
 */
export const androidLinks = ({ android: { packageName, fingerprints } }: MobileApps) => [
  {
    relation: [
      'delegate_permission/common.handle_all_urls',
      'delegate_permission/common.get_login_creds',
    ],
    target: {
      namespace: 'android_app',
      package_name: packageName,
      sha256_cert_fingerprints: fingerprints,
    },
  },
]
