import type { CityOverrides } from '@portal/core/city'

export const demoSettings: CityOverrides = {
  isDemo: true,
  // 555-0100 to 555-0199 are reserved for fiction (North American Numbering Plan).
  phone: '(847) 555-0100',
}
