import { Card } from '@portal/web-ui/card'
import { NewTabNote } from '@portal/web-ui/link'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { useTexts } from '@portal/web-ui/texts'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { AddComment } from './add-comment.tsx'
import { AddFile } from './add-file.tsx'
import { CommentPart } from './comment-part.tsx'
import styles from './plan-review.module.css'
import type { PlanDocument } from './queries.ts'
import { WhoSees } from './who-sees.tsx'

interface DocumentPartProps {
  permitId: string
  document: PlanDocument
  round: number
  /** Comments of documents above it. */
  before: number
  may: { readonly comment: boolean; readonly upload: boolean; readonly show: boolean }
}

/** A document: its versions side by side, its comments, and what staff do with it. */
export function DocumentPart({ permitId, document, round, before, may }: DocumentPartProps) {
  const { t } = useTexts()
  const { comments, isPublic, kind, name, versions } = document
  const current = versions[0]?.number ?? 0
  return (
    <Card
      title={name}
      aside={
        <span className={styles.soft}>
          {t(`Plans.Kind_${kind}`)} · {t(isPublic ? 'Plans.Everyone' : 'Plans.WhoInvolved')}
        </span>
      }
    >
      <Versions document={document} round={round} />
      {comments.length > 0 && (
        <ol className={styles.comments}>
          {comments.map((comment, at) => (
            <CommentPart
              key={comment.id}
              permitId={permitId}
              comment={comment}
              number={before + at + 1}
              current={current}
              isOpen={may.comment}
            />
          ))}
        </ol>
      )}
      <div className={styles.tools}>
        {may.comment && (
          <details className={styles.more}>
            <summary>
              {t('Plans.AddComment')}
              <VisuallyHidden>: {name}</VisuallyHidden>
            </summary>
            <AddComment permitId={permitId} documentId={document.id} current={current} />
          </details>
        )}
        {may.upload && (
          <details className={styles.more}>
            <summary>
              {t('Plans.AddVersion')}
              <VisuallyHidden>: {name}</VisuallyHidden>
            </summary>
            <AddFile permitId={permitId} of={{ documentId: document.id, replaces: current }} />
          </details>
        )}
        {may.show && (
          <details className={styles.more}>
            <summary>
              {t('Plans.WhoSees')}
              <VisuallyHidden>: {name}</VisuallyHidden>
            </summary>
            <WhoSees permitId={permitId} document={document} />
          </details>
        )}
      </div>
    </Card>
  )
}

function Versions({ document, round }: { document: PlanDocument; round: number }) {
  const { t, format } = useTexts()
  return (
    <ul className={styles.versions}>
      {document.versions.map((version, at) => (
        <li key={version.number}>
          <a href={version.url} target="_blank" rel="noopener noreferrer">
            <VisuallyHidden>{document.name}, </VisuallyHidden>
            {t('Plans.Version', { number: version.number ?? '' })}
            <NewTabNote />
          </a>{' '}
          {at === 0 && document.versions.length > 1 && (
            <StatusBadge color={version.round === round && round > 1 ? 'blue' : 'gray'}>
              {version.round === round && round > 1
                ? t('Plans.NewInRound', { round })
                : t('Plans.Current')}
            </StatusBadge>
          )}
          <span className={styles.soft}>
            {[
              version.name,
              version.sentOn && format.date(version.sentOn),
              version.by === 'staff' && t('Plans.FromCity'),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  )
}
