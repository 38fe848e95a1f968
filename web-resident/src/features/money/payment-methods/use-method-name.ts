import type { components } from '@portal/openapi/resident-types'
import { useTexts } from '@portal/web-ui/texts'

/** A saved card or bank account. */
export type StoredMethod = components['schemas']['StoredMethod']

/** What tells one saved method from another: the same card may be saved again when its bank renewed it. */
export function useMethodName(): (method: Pick<StoredMethod, 'name' | 'expiry'>) => string {
  const { t, format } = useTexts()
  return ({ name, expiry }) =>
    expiry === null
      ? name
      : t('StoredPayment.NameExpires', { name, month: format.date(`${expiry}-01`, 'monthYear') })
}
