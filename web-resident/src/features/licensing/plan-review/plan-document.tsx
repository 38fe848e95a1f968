import { Button } from '@portal/web-ui/button'
import { useTexts } from '@portal/web-ui/texts'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { doField, fileField, removeValue } from './corrections-form.ts'
import { PlanCommentItem } from './plan-comment.tsx'
import { PlanFile } from './plan-file.tsx'
import styles from './plan-review.module.css'
import type { PermitPath, PlanDocument } from './queries.ts'
import type { useSavedAnswers } from './use-saved-answers.ts'
import { VersionLink } from './version-link.tsx'

interface PlanDocumentProps {
  document: PlanDocument
  path: PermitPath
  /** Comments on the page before it. */
  before: number
  answers: ReturnType<typeof useSavedAnswers>
}

/** A document with its versions, the field for a new one, and its comments one after another. */
export function PlanDocumentSection({ document, path, before, answers }: PlanDocumentProps) {
  const { t } = useTexts()
  const { id, kind, name, comments } = document
  const kindName = t(`Plans.Kind_${kind}`)
  const sent = document.versions.filter(({ number }) => number !== null)
  const unsent = document.versions.find(({ number }) => number === null)
  const current = sent[0]?.number ?? 0
  return (
    <section className={styles.document} aria-labelledby={`document-${id}`}>
      <header>
        <h2 id={`document-${id}`}>{name}</h2>
        {kindName !== name && <span>{kindName}</span>}
      </header>
      <ul className={styles.versions}>
        {sent.map((version) => (
          <li key={version.number}>
            <VersionLink document={document} version={version} />
          </li>
        ))}
      </ul>
      <input type="hidden" name="documentId" value={id} />
      {unsent && (
        <div className={styles.ready}>
          <p>
            {t('Plans.Uploaded', { number: current + 1 })}{' '}
            <a href={unsent.url} target="_blank" rel="noopener noreferrer">
              {unsent.name}
            </a>
          </p>
          <Button type="submit" name={doField} value={removeValue(id)} look="quiet" size="small">
            {t('Plans.RemoveVersion')}
            <VisuallyHidden>: {unsent.name}</VisuallyHidden>
          </Button>
        </div>
      )}
      <PlanFile
        name={fileField(id)}
        label={t(unsent ? 'Plans.ReplaceVersionOf' : 'Plans.NewVersionOf', { name })}
        path={path}
        about={() => ({ documentId: id })}
      />
      <ol className={styles.comments}>
        {comments.map((comment, at) => (
          <PlanCommentItem
            key={comment.id}
            comment={comment}
            number={before + at + 1}
            current={current}
            saved={answers.textOf(comment.id)}
            saving={answers.stateOf(comment.id)}
            onType={(text) => answers.type(comment.id, text)}
          />
        ))}
      </ol>
    </section>
  )
}
