import type { CityOverrides } from '@portal/core/city'

/** How the demo city differs from Elgin: it says that it is a demo, and its phone number is fictional. */
export const demoSettings: CityOverrides = {
  isDemo: true,
  // 555-0100 to 555-0199 are kept for fiction (North American Numbering Plan).
  phone: '(847) 555-0100',
}
