import { Card } from '@portal/web-ui/card'
import { NewTabNote } from '@portal/web-ui/link'
import { useTexts } from '@portal/web-ui/texts'
import type { RequestDetail } from './queries.ts'
import styles from './request-view.module.css'

/** The form's answers, in the API's order (spec, resident section 3, formDetails). */
export function RequestSections({ sections }: { sections: RequestDetail['formDetails'] }) {
  return sections.map(({ label, data }) => (
    <Card key={label} title={label}>
      <dl className={styles.entries}>
        {data.map((entry, at) => (
          // Labels may repeat, such as one permit after another; the list never changes its order.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <div key={at}>
            <dt>{entry.label}</dt>
            <dd>{entry.data}</dd>
          </div>
        ))}
      </dl>
    </Card>
  ))
}

/** Read-only. */
export function RequestFiles({ files }: { files: RequestDetail['files'] }) {
  const { t } = useTexts()
  if (files.length === 0) return null
  return (
    <Card title={t('Tracking.Files')}>
      <ul className={styles.files}>
        {files.map(({ id, name, type, url, by }) => (
          <li key={id}>
            {/* A file is not a screen: the router ignores links to a new tab. */}
            <a href={url} target="_blank" rel="noopener noreferrer">
              {type.startsWith('image/') ? (
                <img src={url} alt="" loading="lazy" />
              ) : (
                <span data-document="" aria-hidden="true">
                  {type.split('/').at(-1)?.toUpperCase()}
                </span>
              )}
              <span>
                {name}
                <NewTabNote />
              </span>
            </a>
            <small>{t(by === 'staff' ? 'Tracking.FileFromCity' : 'Tracking.FileFromYou')}</small>
          </li>
        ))}
      </ul>
    </Card>
  )
}
