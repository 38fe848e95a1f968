import { useSuspenseQuery } from '@tanstack/react-query'
import { endUserAutopay } from '@portal/openapi/admin-client/autopay'
import {
  listUserPaymentMethods,
  listUserUtilityAccounts,
  removeUserPaymentMethod,
  removeUserUtilityAccount,
} from '@portal/openapi/admin-client/payment-methods'
import { query } from '@portal/web-ui/api'
import { Button } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { useRemoval } from '@portal/web-ui/forms/use-removal'
import { Late } from '@portal/web-ui/late'
import { Row, Stack } from '@portal/web-ui/layout'
import { MessageDialog } from '@portal/web-ui/message-dialog'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'

interface Asked {
  readonly warning:
    | 'Users.warning-delete-saved-card'
    | 'Users.warning-delete-saved-card-with-autopay'
    | 'Users.warning-remove-autopay-admin'
    | 'Users.warning-delete-account'
  readonly name: string
  readonly remove: () => Promise<unknown>
}

/** Staff can view and delete, not add (spec, admin section 2.3). */
export function PaymentSettings({ id: userId }: { id: string }) {
  const { t } = useTexts()
  const { asked, ask, dialog } = useRemoval(({ remove }: Asked) => remove())
  return (
    <Card title={t('Users.PaymentSettings')}>
      <Stack>
        <h3>{t('Users.WaterAccounts')}</h3>
        <WaterAccounts userId={userId} onRemove={ask} />
        <h3>{t('Users.SavedMethods')}</h3>
        <SavedMethods userId={userId} onRemove={ask} />
      </Stack>
      {asked && (
        <Late>
          {() => (
            <MessageDialog {...dialog} title={asked.name} confirmLabel={t('Users.Delete')}>
              <p>{t(asked.warning)}</p>
            </MessageDialog>
          )}
        </Late>
      )}
    </Card>
  )
}

interface Removable {
  userId: string
  onRemove: (asked: Asked) => void
}

function WaterAccounts({ userId, onRemove }: Removable) {
  const { t } = useTexts()
  const { call } = useApp()
  const { data: accounts } = useSuspenseQuery(query(listUserUtilityAccounts, { query: { userId } }))
  if (accounts.length === 0) return <p>{t('Users.NoWaterAccounts')}</p>
  return accounts.map(({ CustomerId: customerId, LocationId: locationId, address1, AutopayId }) => {
    const name = `${customerId}-${locationId}`
    return (
      <Row key={name} align="spread">
        <span>
          {name}, {address1}
        </span>
        <Row gap="tight">
          {AutopayId !== null && (
            <Button
              look="quiet"
              size="small"
              aria-label={t('Users.RemoveAutopayOf', { name })}
              onClick={() =>
                onRemove({
                  warning: 'Users.warning-remove-autopay-admin',
                  name,
                  remove: () => call(endUserAutopay, { path: { id: AutopayId } }),
                })
              }
            >
              {t('Users.RemoveAutopay')}
            </Button>
          )}
          <Button
            look="quiet"
            size="small"
            aria-label={t('Users.RemoveAccountOf', { name })}
            onClick={() =>
              onRemove({
                warning: 'Users.warning-delete-account',
                name,
                remove: () =>
                  call(removeUserUtilityAccount, { query: { userId, customerId, locationId } }),
              })
            }
          >
            {t('Users.Delete')}
          </Button>
        </Row>
      </Row>
    )
  })
}

function SavedMethods({ userId, onRemove }: Removable) {
  const { t } = useTexts()
  const { call } = useApp()
  const { data: methods } = useSuspenseQuery(query(listUserPaymentMethods, { query: { userId } }))
  if (methods.length === 0) return <p>{t('Billing.NoSavedCards')}</p>
  return methods.map(({ id: cardId, name, isUsedForAutopay }) => (
    <Row key={cardId} align="spread">
      <span>{name}</span>
      <Button
        look="quiet"
        size="small"
        aria-label={t('StoredPayment.DeleteName', { name })}
        onClick={() =>
          onRemove({
            warning: isUsedForAutopay
              ? 'Users.warning-delete-saved-card-with-autopay'
              : 'Users.warning-delete-saved-card',
            name,
            remove: () => call(removeUserPaymentMethod, { path: { cardId, userId } }),
          })
        }
      >
        {t('Users.Delete')}
      </Button>
    </Row>
  ))
}
