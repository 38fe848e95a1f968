import { accessSync, constants } from 'node:fs'
import type { Engine } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { startWebKit } from './webkit.ts'

const isAtHand = (program: string): boolean => {
  try {
    accessSync(program, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const firefox = '/usr/bin/firefox-esr'
const webKit = {
  driver: '/usr/bin/WebKitWebDriver',
  browser: `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
  screen: '/usr/bin/Xvfb',
} as const

/** Engines from Debian's packages on this machine. */
export const enginesAtHand: readonly (readonly [string, () => Promise<Engine>])[] = [
  ...(isAtHand(firefox) ? [['Firefox', () => startFirefox(firefox)] as const] : []),
  ...(Object.values(webKit).every(isAtHand)
    ? [['WebKit', () => startWebKit(webKit)] as const]
    : []),
]
