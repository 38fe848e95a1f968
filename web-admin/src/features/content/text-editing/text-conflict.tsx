import { languageOfId } from '@portal/core/text-editing/rules'
import { Banner } from '@portal/web-ui/banner'
import { Button } from '@portal/web-ui/button'
import { Row } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { FormsText } from './forms-text.tsx'
import type { EditableText } from './queries.ts'
import { formsOf } from './text-forms.ts'
import { dropDrafts, keepDraft } from './use-drafts.ts'

/** Someone else saved this text first: theirs beside one's own, which stays in the field. */
export function TextConflict({ text }: { text: EditableText }) {
  const { t } = useTexts()
  const { Id, changedBy } = text
  const now = formsOf(text)
  return (
    <Banner tone="warn" title={t('Languages.ConflictTitle')} live="alert">
      <p>
        {changedBy === null
          ? t('Languages.Conflict')
          : t('Languages.ConflictBy', { name: changedBy })}
      </p>
      <p>{t('Languages.Theirs')}:</p>
      <FormsText forms={now} language={languageOfId(Id)} />
      <Row>
        <Button look="quiet" size="small" onClick={() => keepDraft(Id, now)}>
          {t('Languages.KeepMine')}
        </Button>
        <Button look="quiet" size="small" onClick={() => dropDrafts([Id])}>
          {t('Languages.UseTheirs')}
        </Button>
      </Row>
    </Banner>
  )
}
