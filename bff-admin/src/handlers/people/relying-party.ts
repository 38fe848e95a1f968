import type { Bindings } from '@portal/bff-pipeline'
import type { CitySettings } from '@portal/core/city'
import type { RelyingParty } from '@portal/core/second-factor/passkeys'

/**
 * Passkeys belong to the staff app's own domain, or to the one above it that the city names. We never
 * guess it: the last two labels of a name can be a public suffix.
 * @throws if the settings are missing or do not fit together
 */
export function relyingParty(
  { STAFF_URL, PASSKEY_DOMAIN }: Pick<Bindings, 'STAFF_URL' | 'PASSKEY_DOMAIN'>,
  { name }: Pick<CitySettings, 'name'>,
): RelyingParty {
  if (STAFF_URL === undefined) throw new Error('passkeys need STAFF_URL')
  const { hostname, origin } = new URL(STAFF_URL)
  const id = PASSKEY_DOMAIN ?? hostname
  if (id !== hostname && !hostname.endsWith(`.${id}`))
    throw new Error('PASSKEY_DOMAIN must be the domain of STAFF_URL or one above it')
  return { id, name, origin }
}
