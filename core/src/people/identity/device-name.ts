/** Null if unknown. */
export interface DeviceName {
  readonly browser: string | null
  readonly system: string | null
}

/** Unique marks: nearly all browsers also claim to be Chrome and Safari. */
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

/** A name that contains another comes before it. */
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\bAndroid\b|\bokhttp\//, 'Android'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'Mac'],
  // Sent by apps on iOS.
  [/\bCFNetwork\/.*\bDarwin\//, 'iPhone'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

const firstIn = (table: typeof browsers, userAgent: string): string | null =>
  table.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null

/** Clients can send any `User-Agent`: show it, never trust it. */
export const deviceNameOf = (userAgent: string | null): DeviceName => ({
  browser: firstIn(browsers, userAgent ?? ''),
  system: firstIn(systems, userAgent ?? ''),
})

/** `Firefox, Windows` in any language; unknown parts as sent. */
export function deviceText(userAgent: string | null): string {
  const { browser, system } = deviceNameOf(userAgent)
  return [browser, system].filter((name) => name !== null).join(', ') || (userAgent ?? '?')
}
