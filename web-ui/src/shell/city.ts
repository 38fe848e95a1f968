import type { CitySettings } from '@portal/core/city/rules'

/** What the frame shows of the city. */
export type ShellCity = Pick<
  CitySettings,
  'name' | 'address' | 'phone' | 'helpMail' | 'websiteUrl' | 'websitePaths' | 'chatUrl' | 'isDemo'
>

/** A page of the city's own website. */
export const websiteHref = (city: ShellCity, section: keyof ShellCity['websitePaths']): string =>
  city.websiteUrl + city.websitePaths[section]

/** A telephone number as a `tel:` address; numbers without a country are in the United States. */
export function telHref(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '')
  return `tel:${digits.startsWith('+') ? digits : `+1${digits.replace(/^1(?=\d{10}$)/, '')}`}`
}
