import type { ContentKindName } from '@portal/core/content-editing/rules'
import { Form, Submit } from '@portal/web-ui/form'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { discardContentForm, withdrawContentForm } from './content-forms.ts'
import { contentKits } from './content-kits.ts'
import styles from './content.module.css'
import type { ContentItem } from './queries.ts'
import { SeenFields } from './seen-fields.tsx'

interface Props {
  kind: ContentKindName
  item: ContentItem
}

/** Throws its draft away, or takes it off the site. */
export function LeaveSite({ kind, item }: Props) {
  const { t } = useTexts()
  const discard = useAppForm(discardContentForm)
  const withdraw = useAppForm(withdrawContentForm)
  const { open } = item
  const canLeave = item.isPublished && !contentKits[kind].isOnly
  if (!open && !canLeave) return null
  return (
    <div className={styles.buttons}>
      {open && (
        <Form of={discard}>
          <SeenFields kind={kind} item={item} />
          {item.live === null && <input type="hidden" name="isOnly" value="yes" />}
          <Submit of={discard} label="Content.Discard" look="quiet" />
        </Form>
      )}
      {canLeave && (
        <Form of={withdraw}>
          <SeenFields kind={kind} item={item} />
          <p className={styles.soft}>{t('Content.WithdrawText')}</p>
          {kind === 'article' && (
            <TextInput
              {...withdraw.field('into')}
              hint={t('Content.intoHint')}
              maxLength={300}
              autoComplete="off"
              optional
            />
          )}
          <Submit of={withdraw} label="Content.Withdraw" look="quiet" />
        </Form>
      )}
    </div>
  )
}
