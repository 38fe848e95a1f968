import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { inBraces, templateBlanks, templateLimits } from '@portal/core/reply-templates/rules'
import { Card } from '@portal/web-ui/card'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Form, Submit } from '@portal/web-ui/form'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { TextArea } from '@portal/web-ui/text-area'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { Screen } from '../../../parts/screen.tsx'
import { type ReplyTemplate, templatesQuery } from './queries.ts'
import { deleteTemplateForm, templateForm } from './template-forms.ts'
import styles from './templates.module.css'

/** Reply templates, each with its form; `edited` is the one that the address names. */
export function TemplatesScreen({ edited }: { edited: string | null }) {
  const { t } = useTexts()
  const { data } = useSuspenseQuery(templatesQuery())
  const template = data.find(({ id }) => id === edited)
  return (
    <Screen>
      <Stack>
        <Stack gap="tight">
          <PageTitle>{t('Templates.Title')}</PageTitle>
          <p>{t('Templates.Lead')}</p>
        </Stack>
        {template && <Edit key={`${template.id} ${template.version}`} template={template} />}
        {data.length === 0 && (
          <EmptyState title={t('Templates.None')}>{t('Templates.NoneText')}</EmptyState>
        )}
        {data.length > 0 && (
          <ul className={styles.list}>
            {data.map((one) => (
              <li key={one.id}>
                <Template template={one} />
              </li>
            ))}
          </ul>
        )}
        {!template && <Edit template={null} />}
      </Stack>
    </Screen>
  )
}

function Template({ template }: { template: ReplyTemplate }) {
  const { t } = useTexts()
  const { id, name, bodyEnglish, bodySpanish } = template
  return (
    <Card title={name}>
      <div className={styles.texts}>
        <p lang="en">{bodyEnglish}</p>
        <p lang="es">{bodySpanish}</p>
      </div>
      <p>
        <a href={`/templates?edit=${id}`}>
          <span aria-hidden>{t('Templates.EditShort')}</span>
          <VisuallyHidden>{t('Templates.Edit', { name })}</VisuallyHidden>
        </a>
      </p>
      <Delete template={template} />
    </Card>
  )
}

/** The button stands folded away: two presses delete, without JavaScript too. */
function Delete({ template: { id, version, name } }: { template: ReplyTemplate }) {
  const { t } = useTexts()
  const form = useAppForm(deleteTemplateForm)
  const isOwn = form.typed?.text('id') === id
  return (
    <details open={isOwn || undefined}>
      <summary>
        <span aria-hidden>{t('Templates.Delete')}</span>
        <VisuallyHidden>{t('Templates.DeleteOne', { name })}</VisuallyHidden>
      </summary>
      <Form of={form}>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        <Submit of={form} label="Templates.DeleteSure" look="danger" />
      </Form>
    </details>
  )
}

function Edit({ template }: { template: ReplyTemplate | null }) {
  const { t } = useTexts()
  const [added, setAdded] = useState(0)
  const form = useAppForm(templateForm, { onAccepted: () => setAdded((count) => count + 1) })
  const title = template ? t('Templates.Edit', { name: template.name }) : t('Templates.Add')
  const { body, name } = templateLimits
  return (
    <Card title={title}>
      <Form of={form} key={added}>
        <input type="hidden" name="id" value={template?.id ?? ''} />
        <input type="hidden" name="version" value={template?.version ?? 1} />
        <TextInput
          {...form.field('name', template?.name)}
          hint={t('Templates.NameHint')}
          maxLength={name}
          autoComplete="off"
        />
        <p className={styles.blanks}>
          {t('Templates.Blanks', { known: inBraces(templateBlanks) })}
        </p>
        <div className={styles.texts}>
          <TextArea
            {...form.field('bodyEnglish', template?.bodyEnglish)}
            lang="en"
            rows={8}
            maxLength={body}
          />
          <TextArea
            {...form.field('bodySpanish', template?.bodySpanish)}
            lang="es"
            rows={8}
            maxLength={body}
          />
        </div>
        <Submit of={form} label="Templates.Save" />
        {template && (
          <p>
            <a href="/templates">{t('Templates.Cancel')}</a>
          </p>
        )}
      </Form>
    </Card>
  )
}
