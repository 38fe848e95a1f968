import type { ContentKindName, VersionState } from '@portal/core/content-editing/rules'
import { Button } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { Form } from '@portal/web-ui/form'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { restoreContentForm } from './content-forms.ts'
import { itemPath } from './content-kit.ts'
import { contentKits } from './content-kits.ts'
import styles from './content.module.css'
import type { ContentItem } from './queries.ts'
import { SeenFields } from './seen-fields.tsx'

const colors = {
  draft: 'blue',
  scheduled: 'blue',
  published: 'green',
  replaced: 'gray',
} as const satisfies Readonly<Record<VersionState, string>>

interface Props {
  kind: ContentKindName
  item: ContentItem
  mayEdit: boolean
}

/** Every version with its author, what it changed, and the way back to it. */
export function ContentHistory({ kind, item, mayEdit }: Props) {
  const { t, format } = useTexts()
  const form = useAppForm(restoreContentForm)
  if (item.versions.length === 0) return null
  const path = itemPath(contentKits[kind], item.id)
  return (
    <Card title={t('Content.History')}>
      {form.report}
      <ol className={styles.versions}>
        {item.versions.map(({ number, state, by, note, savedAt, publishedAt }) => (
          <li key={number}>
            <p className={styles.marks}>
              <strong>{t('Content.Version', { number })}</strong>
              <StatusBadge color={colors[state]}>{t(`Content.State_${state}`)}</StatusBadge>
            </p>
            <p className={styles.soft}>
              {t('Content.ByAt', {
                name: by ?? t('Content.Before'),
                time: format.date(publishedAt ?? savedAt, 'dayTime'),
              })}
            </p>
            {note && <p>{note}</p>}
            <div className={styles.buttons}>
              <a href={`${path}?version=${number}`}>
                {t('Content.CompareShort')}{' '}
                <VisuallyHidden>{t('Content.Version', { number })}</VisuallyHidden>
              </a>
              {mayEdit && state === 'replaced' && (
                <Form of={{ ...form, report: null }}>
                  <SeenFields kind={kind} item={item} />
                  <input type="hidden" name="number" value={number} />
                  <Button type="submit" look="plain" size="small">
                    {t('Content.Restore', { number })}
                  </Button>
                </Form>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}
