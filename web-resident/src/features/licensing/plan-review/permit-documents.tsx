import { useSuspenseQuery } from '@tanstack/react-query'
import { listPermitDocuments } from '@portal/openapi/resident-client/plan-review'
import { query } from '@portal/web-ui/api'
import { Card } from '@portal/web-ui/card'
import { useTexts } from '@portal/web-ui/texts'
import styles from './plan-review.module.css'
import type { PermitPath } from './queries.ts'
import { VersionLink } from './version-link.tsx'

/** What is public of a permit; all of it for who acts for it. */
export function PermitDocuments(path: PermitPath) {
  const { t } = useTexts()
  const { data } = useSuspenseQuery(query(listPermitDocuments, { path }))
  const { documents, isOwn } = data
  return (
    <Card title={t('Plans.Documents')}>
      {documents.length === 0 ? (
        <p>{t(isOwn ? 'Plans.NoneSent' : 'Plans.NoDocuments')}</p>
      ) : (
        <ul className={styles.list}>
          {documents.map((document) => (
            <li key={document.id}>
              <b>{document.name}</b>
              <small>
                {[
                  t(`Plans.Kind_${document.kind}`),
                  isOwn && t(document.isPublic ? 'Plans.Everyone' : 'Plans.OnlyYou'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
              <ul className={styles.versions}>
                {document.versions.map((version) => (
                  <li key={version.number}>
                    <VersionLink document={document} version={version} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
