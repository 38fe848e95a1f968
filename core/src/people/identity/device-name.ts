/** A browser and the system it runs on, by their everyday names; null where we do not know one. */
export interface DeviceName {
  readonly browser: string | null
  readonly system: string | null
}

/** Browsers by what only they say of themselves; nearly all of them also claim to be Chrome and Safari. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPiOS|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bDuckDuckGo\/|\bDdg\//, 'DuckDuckGo'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bTrident\/|\bMSIE /, 'Internet Explorer'],
  [/\bVersion\/[\d.]+.*\bSafari\/|\bMobile\/\w+ Safari\//, 'Safari'],
]

/** Systems; those that contain an older one's name come before it. */
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\bAndroid\b|\bokhttp\//, 'Android'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'Mac'],
  // What an app of Apple's phones sends by itself.
  [/\bCFNetwork\/.*\bDarwin\//, 'iPhone'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

const firstIn = (table: typeof browsers, userAgent: string): string | null =>
  table.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null

/** A `User-Agent` header in everyday names. Any client can send any header: show it, never trust it. */
export const deviceNameOf = (userAgent: string | null): DeviceName => ({
  browser: firstIn(browsers, userAgent ?? ''),
  system: firstIn(systems, userAgent ?? ''),
})

/** A device in words of either language, such as `Firefox, Windows`; what we do not know as it calls itself. */
export function deviceText(userAgent: string | null): string {
  const { browser, system } = deviceNameOf(userAgent)
  return [browser, system].filter((name) => name !== null).join(', ') || (userAgent ?? '?')
}
