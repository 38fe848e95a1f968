import { useSuspenseQuery } from '@tanstack/react-query'
import {
  listStoredMethods,
  removePaymentMethod,
  removeStoredMethod,
} from '@portal/openapi/resident-client/payment-methods'
import { query } from '@portal/web-ui/api'
import { Button, ButtonLink } from '@portal/web-ui/button'
import { EmptyState } from '@portal/web-ui/empty-state'
import { useRemoval } from '@portal/web-ui/forms/use-removal'
import { Late } from '@portal/web-ui/late'
import { Row, Stack } from '@portal/web-ui/layout'
import { MessageDialog } from '@portal/web-ui/message-dialog'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import styles from '../utility-accounts/own-list.module.css'
import type { StoredMethod } from './use-method-name.ts'
import { useMethodName } from './use-method-name.ts'

/** Deleting autopay's method takes a second confirmation. */
export function SavedMethods({ ownerId }: { ownerId: string }) {
  const { t } = useTexts()
  const { call, page } = useApp()
  const nameOf = useMethodName()
  const { data: methods } = useSuspenseQuery(query(listStoredMethods))
  const { asked, ask, dialog } = useRemoval(({ id }: StoredMethod) =>
    page.flags.EnableCORE
      ? call(removeStoredMethod, { path: { id, ownerId } })
      : call(removePaymentMethod, { path: { id } }),
  )
  return (
    <Stack>
      <p>{t('StoredPayment.SectionText')}</p>
      {methods.length === 0 ? (
        <EmptyState title={t('Billing.NoSavedCards')} />
      ) : (
        <ul className={styles.list}>
          {methods.map((method) => (
            <Method key={method.id} method={method} onDelete={() => ask(method)} />
          ))}
        </ul>
      )}
      <div>
        <ButtonLink look="quiet" href="/add-stored-payment">
          {t('StoredPayment.Add')}
        </ButtonLink>
      </div>
      {asked && (
        <Late>
          {() => (
            <MessageDialog
              {...dialog}
              title={t('StoredPayment.DeleteTitle', { name: nameOf(asked) })}
              confirmLabel={t('StoredPayment.Delete')}
            >
              <p>
                {t(
                  asked.isUsedForAutopay
                    ? 'StoredPayment.warning-delete-saved-card-with-autopay'
                    : 'StoredPayment.warning-delete-saved-card',
                )}
              </p>
            </MessageDialog>
          )}
        </Late>
      )}
    </Stack>
  )
}

function Method({ method, onDelete }: { method: StoredMethod; onDelete: () => void }) {
  const { t } = useTexts()
  const nameOf = useMethodName()
  const { isDefault, isUsedForAutopay } = method
  const name = nameOf(method)
  // Used early: the dialog opens without further texts.
  t('StoredPayment.DeleteTitle', { name })
  return (
    <li className={styles.item}>
      <div>
        <strong>{method.name}</strong>
        <Expiry method={method} />
        <Row gap="tight">
          {isDefault && <StatusBadge color="gray">{t('StoredPayment.Default')}</StatusBadge>}
          {isUsedForAutopay && (
            <>
              <StatusBadge color="green">{t('StoredPayment.UsedForAutopay')}</StatusBadge>
              <a href="#manage-autopay-section">{t('StoredPayment.ManageAutopay')}</a>
            </>
          )}
        </Row>
      </div>
      <Button
        look="quiet"
        size="small"
        aria-label={t('StoredPayment.DeleteName', { name })}
        onClick={onDelete}
      >
        {t('StoredPayment.Delete')}
      </Button>
    </li>
  )
}

function Expiry({ method: { expiry } }: { method: StoredMethod }) {
  const { t, format } = useTexts()
  if (expiry === null) return null
  const month = format.date(`${expiry}-01`, 'monthYear')
  return <p className={styles.detail}>{t('StoredPayment.Expires', { month })}</p>
}
