import type { components } from '@portal/openapi/resident-types'
import { Card } from '@portal/web-ui/card'
import { useTexts } from '@portal/web-ui/texts'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import styles from './open-data.module.css'

type DataSet = components['schemas']['DataSet']

const formatNames = { csv: 'CSV', json: 'JSON', geojson: 'GeoJSON' } as const

/** One data set: what it is, its files, and its columns on demand. */
export function DataSetCard({ set }: { set: DataSet }) {
  const { t, format } = useTexts()
  const { title, about, columns, files } = set
  return (
    <Card title={title}>
      <p>{about}</p>
      <p className={styles.soft}>
        <Made set={set} />
      </p>
      <ul className={styles.files} aria-label={t('OpenData.Files')}>
        {files.map((file) => (
          <li key={file.format}>
            {/* getOpenDataFile: the browser downloads it. */}
            <a href={`/api${file.path}`} download>
              <VisuallyHidden>{title}: </VisuallyHidden>
              {formatNames[file.format]}
            </a>
            {file.size !== null && (
              <span className={styles.soft}>
                {t('OpenData.Size', { size: format.number(Math.ceil(file.size / 1000)) })}
              </span>
            )}
          </li>
        ))}
      </ul>
      <details className={styles.fold}>
        <summary>
          <VisuallyHidden>{title}: </VisuallyHidden>
          {t('OpenData.Columns', { count: columns.length })}
        </summary>
        <dl className={styles.columns}>
          {columns.map((column) => (
            <div key={column.name}>
              <dt>
                <code lang="en">{column.name}</code>{' '}
                <span className={styles.soft}>{t(`OpenData.Type_${column.type}`)}</span>
              </dt>
              <dd>{column.about}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Card>
  )
}

/** How many rows, as of when, and since when there are files. */
function Made({ set: { rows, madeAt, since } }: { set: DataSet }) {
  const { t, format } = useTexts()
  if (rows === null || madeAt === null || since === null) return t('OpenData.Now')
  return [
    t('OpenData.Rows', { count: rows }),
    t('OpenData.AsOf', { day: format.date(madeAt, 'dayTime') }),
    t('OpenData.Since', { day: format.date(since) }),
  ].join(', ')
}
