import { useRef, useState } from 'react'
import { documentKinds, planLimits } from '@portal/core/plan-review/rules'
import { addPermitDocument, addPlanVersion } from '@portal/openapi/admin-client/plan-review'
import { Field } from '@portal/web-ui/field'
import { FileInput } from '@portal/web-ui/file-input'
import { Form, Submit } from '@portal/web-ui/form'
import { refusedFor } from '@portal/web-ui/forms/form-answer'
import { Select } from '@portal/web-ui/select'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { planFileForm } from './plan-forms.ts'

interface AddFileProps {
  permitId: string
  /** The document and its current version; without it, a new document. */
  of?: { readonly documentId: string; readonly replaces: number }
}

/** A new document, or a new version of one. */
export function AddFile({ permitId: id, of }: AddFileProps) {
  const { t } = useTexts()
  const { call } = useApp()
  const [added, setAdded] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const form = useAppForm(planFileForm, {
    // The form's own sending works without JavaScript, and then cannot send the file.
    during: async (_send, { text }) => {
      const file = input.current?.files?.[0]
      if (!file) return refusedFor('Desk.ChooseFile')
      const { name } = file
      if (of) {
        const { documentId, replaces } = of
        await call(addPlanVersion, {
          path: { id, documentId },
          query: { name, replaces },
          body: file,
        })
        return { kind: 'accepted', toast: 'SuccessAdd', code: 'Plans.VersionAdded' }
      }
      await call(addPermitDocument, {
        path: { id },
        query: {
          name,
          title: text('title').trim() || name.slice(0, planLimits.name),
          kind: documentKinds.find((one) => one === text('kind')) ?? 'other',
        },
        body: file,
      })
      return { kind: 'accepted', toast: 'SuccessAdd', code: 'Plans.DocumentAdded' }
    },
    onAccepted: () => setAdded((count) => count + 1),
  })
  const about = of?.documentId ?? 'new'
  return (
    <Form of={form} look="narrow" key={added}>
      {!of && (
        <>
          <TextInput
            {...form.field('title')}
            hint={t('Plans.DocumentNameHint')}
            maxLength={planLimits.name}
            autoComplete="off"
            optional
          />
          <Select
            {...form.field('kind', 'drawing')}
            options={documentKinds.map((value) => ({ value, label: t(`Plans.Kind_${value}`) }))}
          />
        </>
      )}
      <Field {...form.field('file')} id={`file-${about}`} hint={t('Plans.FileHint')}>
        {(wiring) => (
          <FileInput
            {...wiring}
            ref={input}
            name="file"
            accept="application/pdf,image/jpeg,image/png,image/gif,image/webp"
          />
        )}
      </Field>
      <Submit of={form} label="Plans.Upload" look="quiet" />
    </Form>
  )
}
