import { isWorking } from '@portal/core/partners/rules'
import { Card } from '@portal/web-ui/card'
import { Form, Submit } from '@portal/web-ui/form'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { Fact } from '../../../parts/fact.tsx'
import { scopeTexts, statusLooks } from './key-texts.ts'
import { revokeKeyForm } from './partner-forms.ts'
import styles from './partners.module.css'
import type { PartnerKey } from './queries.ts'

/** What a key can do, whether it is used, and how to change or end it. */
export function KeyCard({ of: key, partnerId }: { of: PartnerKey; partnerId: string }) {
  const { t, format } = useTexts()
  const { name, prefix, scopes, limitPerMinute, createdAt, lastUsedAt, status } = key
  const { color, text } = statusLooks[status]
  const when = format.date(key.revokedAt ?? key.expiresAt ?? createdAt, 'dayTime')
  return (
    <Card title={name} aside={<StatusBadge color={color}>{t(text, { when })}</StatusBadge>}>
      <dl className={styles.facts}>
        <Fact label={t('Partners.StartsWith')}>
          <code>{prefix}…</code>
        </Fact>
        <Fact label={t('Partners.Scopes')}>
          {scopes.map((scope) => t(scopeTexts[scope])).join(', ')}
        </Fact>
        <Fact label={t('Partners.LimitShort')}>
          {t('Partners.PerMinute', { count: limitPerMinute })}
        </Fact>
        <Fact label={t('Partners.Created')}>{format.date(createdAt, 'dayTime')}</Fact>
        <Fact label={t('Partners.LastUsed')}>
          {lastUsedAt ? format.date(lastUsedAt, 'dayTime') : t('Partners.NeverUsed')}
        </Fact>
      </dl>
      {isWorking(status) && (
        <>
          <p>
            <a href={`/partners/${partnerId}?key=${key.id}`}>
              <span aria-hidden>{t('Partners.EditShort')}</span>
              <VisuallyHidden>{t('Partners.EditKey', { name })}</VisuallyHidden>
            </a>
          </p>
          <Revoke of={key} />
        </>
      )}
    </Card>
  )
}

/** The button stands folded away: two presses revoke, without JavaScript too. */
function Revoke({ of: { id, name, version } }: { of: PartnerKey }) {
  const { t } = useTexts()
  const form = useAppForm(revokeKeyForm)
  return (
    <details open={form.typed?.text('id') === id || undefined}>
      <summary>
        <span aria-hidden>{t('Partners.Revoke')}</span>
        <VisuallyHidden>{t('Partners.RevokeOne', { name })}</VisuallyHidden>
      </summary>
      <Form of={form}>
        <p>{t('Partners.RevokeText')}</p>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        <Submit of={form} label="Partners.RevokeSure" look="danger" />
      </Form>
    </details>
  )
}
