import { contentLimits } from '@portal/core/content-editing/rules'
import { Form } from '@portal/web-ui/form'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { inNewTab } from '../../../parts/in-new-tab.ts'
import { Screen } from '../../../parts/screen.tsx'
import { ContentFields, type ListedKind } from './content-fields.tsx'
import { contentFields, contentForm } from './content-forms.ts'
import { contentKits } from './content-kits.ts'
import { SaveBar } from './save-bar.tsx'

interface Props {
  kind: ListedKind
  /** What a link to this screen filled in. */
  first: Readonly<Record<string, string>>
}

export function NewContentScreen({ kind, first }: Props) {
  const { t } = useTexts()
  const form = useAppForm(contentForm, {
    during: (send, fields) => (fields.has(contentFields.preview) ? inNewTab(send) : send()),
  })
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          <p>
            <a href={contentKits[kind].path}>{t(`Content.${kind}Back`)}</a>
          </p>
          <PageTitle>{t(`Content.${kind}New`)}</PageTitle>
        </Stack>
        <Form of={form} look="wide">
          <input type="hidden" name={contentFields.kind} value={kind} />
          <ContentFields kind={kind} form={form} values={first} />
          <TextInput
            {...form.field('note', '')}
            hint={t('Content.noteHint')}
            maxLength={contentLimits.note}
            autoComplete="off"
            optional
          />
          <SaveBar form={form} publishAt={null} />
        </Form>
      </Stack>
    </Screen>
  )
}
