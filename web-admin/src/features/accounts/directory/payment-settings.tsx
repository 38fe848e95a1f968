import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
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
import { Late } from '@portal/web-ui/late'
import { Row, Stack } from '@portal/web-ui/layout'
import { MessageDialog } from '@portal/web-ui/message-dialog'
import { useTexts } from '@portal/web-ui/texts'
import { showToast } from '@portal/web-ui/toast-store'
import { useApp } from '@portal/web-ui/use-app'

/** What to remove, and its warning. */
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
  const { call } = useApp()
  const queryClient = useQueryClient()
  const { data: methods } = useSuspenseQuery(query(listUserPaymentMethods, { query: { userId } }))
  const { data: accounts } = useSuspenseQuery(query(listUserUtilityAccounts, { query: { userId } }))
  const [asked, setAsked] = useState<Asked>()
  const [isBusy, setBusy] = useState(false)

  async function confirm({ remove }: Asked): Promise<void> {
    setBusy(true)
    const done = await remove().then(
      () => 'SuccessRemove' as const,
      () => 'ErrorRemove' as const,
    )
    await queryClient.invalidateQueries()
    setAsked(undefined)
    setBusy(false)
    showToast(done)
  }
  return (
    <Card title={t('Users.PaymentSettings')}>
      <Stack>
        <h3>{t('Users.WaterAccounts')}</h3>
        {accounts.length === 0 && <p>{t('Users.NoWaterAccounts')}</p>}
        {accounts.map(({ CustomerId, LocationId, address1, AutopayId }) => {
          const name = `${CustomerId}-${LocationId}`
          const remove = (id: string) => call(endUserAutopay, { path: { id } })
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
                      setAsked({
                        warning: 'Users.warning-remove-autopay-admin',
                        name,
                        remove: () => remove(AutopayId),
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
                    setAsked({
                      warning: 'Users.warning-delete-account',
                      name,
                      remove: () =>
                        call(removeUserUtilityAccount, {
                          query: { userId, customerId: CustomerId, locationId: LocationId },
                        }),
                    })
                  }
                >
                  {t('Users.Delete')}
                </Button>
              </Row>
            </Row>
          )
        })}
        <h3>{t('Users.SavedMethods')}</h3>
        {methods.length === 0 && <p>{t('Billing.NoSavedCards')}</p>}
        {methods.map(({ id: cardId, name, isUsedForAutopay }) => (
          <Row key={cardId} align="spread">
            <span>{name}</span>
            <Button
              look="quiet"
              size="small"
              aria-label={t('StoredPayment.DeleteName', { name })}
              onClick={() =>
                setAsked({
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
        ))}
      </Stack>
      {asked && (
        <Late>
          {() => (
            <MessageDialog
              kind="warning"
              title={asked.name}
              confirmLabel={t('Users.Delete')}
              confirmLook="danger"
              isBusy={isBusy}
              onConfirm={() => void confirm(asked)}
              onClose={() => setAsked(undefined)}
            >
              <p>{t(asked.warning)}</p>
            </MessageDialog>
          )}
        </Late>
      )}
    </Card>
  )
}
