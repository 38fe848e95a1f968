import { useTexts } from '@portal/web-ui/texts'
import type { StoredMethod } from './queries.ts'

/** What tells one saved method from another: the same card may be saved again when its bank renewed it. */
export function useMethodName(): (method: Pick<StoredMethod, 'name' | 'expiry'>) => string {
  const { t, format } = useTexts()
  return ({ name, expiry }) =>
    expiry === null
      ? name
      : t('StoredPayment.NameExpires', { name, month: format.date(`${expiry}-01`, 'monthYear') })
}
