import type { CitySettings } from '@portal/core/city/rules'

export type ShellCity = Pick<
  CitySettings,
  'name' | 'address' | 'phone' | 'helpMail' | 'websiteUrl' | 'websitePaths' | 'chatUrl' | 'isDemo'
>

export const websiteHref = (city: ShellCity, section: keyof ShellCity['websitePaths']): string =>
  city.websiteUrl + city.websitePaths[section]

/** A `tel:` URL; numbers without a country code are in the US. */
export function telHref(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '')
  return `tel:${digits.startsWith('+') ? digits : `+1${digits.replace(/^1(?=\d{10}$)/, '')}`}`
}
