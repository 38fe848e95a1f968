import type { CityOverrides } from '@portal/core/city'

/** How the demo city differs from Elgin: it says what it is, and nobody lives behind its phone number. */
export const demoSettings: CityOverrides = {
  isDemo: true,
  // 555-0100 to 555-0199 are kept for fiction (North American Numbering Plan).
  phone: '(847) 555-0100',
}
