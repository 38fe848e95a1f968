import type { components } from '@portal/openapi/resident-types'
import { useTexts } from '@portal/web-ui/texts'

export type StoredMethod = components['schemas']['StoredMethod']

/** Includes the expiry, since a renewed card may be saved twice. */
export function useMethodName(): (method: Pick<StoredMethod, 'name' | 'expiry'>) => string {
  const { t, format } = useTexts()
  return ({ name, expiry }) =>
    expiry === null
      ? name
      : t('StoredPayment.NameExpires', { name, month: format.date(`${expiry}-01`, 'monthYear') })
}
