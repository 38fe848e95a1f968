import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dataOf } from '@portal/web-ui/api'
import { Button, ButtonLink } from '@portal/web-ui/button'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Row, Stack } from '@portal/web-ui/layout'
import { MessageDialog } from '@portal/web-ui/message-dialog'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { useTexts } from '@portal/web-ui/texts'
import { showToast } from '@portal/web-ui/toast-store'
import { useApp } from '../parts/use-app.ts'
import styles from './autopay.module.css'
import { methodsQuery, type StoredMethod } from './queries.ts'

/** Saved cards and bank accounts; what autopay pays with asks twice before it goes. */
export function SavedMethods({ ownerId }: { ownerId: string }) {
  const { t } = useTexts()
  const { api, page } = useApp()
  const queryClient = useQueryClient()
  const { data: methods } = useSuspenseQuery(methodsQuery(api))
  const [asked, setAsked] = useState<StoredMethod>()
  const [isBusy, setBusy] = useState(false)

  async function remove({ id }: StoredMethod): Promise<void> {
    setBusy(true)
    try {
      await dataOf(
        page.flags.EnableCORE
          ? api.DELETE('/core/payment-methods/{id}/{ownerId}', {
              params: { path: { id, ownerId } },
            })
          : api.DELETE('/payment-methods/{id}', { params: { path: { id } } }),
      )
      showToast('SuccessRemove')
    } catch {
      showToast('ErrorRemove')
    }
    // Whatever came of it: the list may be another one by now, and autopay may be off.
    await queryClient.invalidateQueries()
    setAsked(undefined)
    setBusy(false)
  }

  return (
    <Stack>
      <p>{t('StoredPayment.SectionText')}</p>
      {methods.length === 0 ? (
        <EmptyState title={t('Billing.NoSavedCards')} />
      ) : (
        <ul className={styles.list}>
          {methods.map((method) => (
            <Method key={method.id} method={method} onDelete={() => setAsked(method)} />
          ))}
        </ul>
      )}
      <div>
        <ButtonLink look="quiet" href="/add-stored-payment">
          {t('StoredPayment.Add')}
        </ButtonLink>
      </div>
      {asked && (
        <MessageDialog
          kind="warning"
          title={t('StoredPayment.DeleteTitle', { name: asked.name })}
          confirmLabel={t('StoredPayment.Delete')}
          confirmLook="danger"
          isBusy={isBusy}
          onConfirm={() => void remove(asked)}
          onClose={() => setAsked(undefined)}
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
    </Stack>
  )
}

function Method({ method, onDelete }: { method: StoredMethod; onDelete: () => void }) {
  const { t } = useTexts()
  const { name, isDefault, isUsedForAutopay } = method
  // Asked for ahead: the dialog opens without another page's texts.
  t('StoredPayment.DeleteTitle', { name })
  return (
    <li className={styles.item}>
      <div>
        <strong>{name}</strong>
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
