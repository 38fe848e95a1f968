import { useRef, useState } from 'react'
import { mayCall } from '@portal/core/access/rules'
import { addDocument } from '@portal/openapi/admin-client/documents'
import type { components } from '@portal/openapi/admin-types'
import { Field } from '@portal/web-ui/field'
import { Form, Submit } from '@portal/web-ui/form'
import { refusedFor } from '@portal/web-ui/forms/form-answer'
import { Stack } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import styles from './account-folder.module.css'
import { addDocumentForm, deleteDocumentForm } from './document-forms.ts'

type Account = Pick<components['schemas']['PersonAccount'], 'number' | 'documents'>

/** What everyone who manages the account finds in its folder; staff add and delete files. */
export function AccountFolder({ account }: { account: Account }) {
  const { t, format } = useTexts()
  const { roles } = useApp().page.viewer
  const { number, documents } = account
  return (
    <details className={styles.folder}>
      <summary>
        {t('Folder.Title', { count: documents.length })}
        <VisuallyHidden> {number}</VisuallyHidden>
      </summary>
      <Stack gap="tight">
        {documents.length > 0 && (
          <ul className={styles.list}>
            {documents.map(({ id, name, at }) => (
              <li key={id}>
                <span>
                  {name} <span className={styles.when}>{format.date(at)}</span>
                </span>
                {mayCall(roles, 'deleteDocument') && (
                  <DeleteDocument account={number} id={id} name={name} />
                )}
              </li>
            ))}
          </ul>
        )}
        {mayCall(roles, 'addDocument') && <AddDocument account={number} />}
      </Stack>
    </details>
  )
}

interface DeleteProps {
  account: string
  id: string
  name: string
}

function DeleteDocument({ account, id, name }: DeleteProps) {
  const { t } = useTexts()
  const form = useAppForm(deleteDocumentForm)
  return (
    <details>
      <summary>
        <span aria-hidden>{t('Folder.Delete')}</span>
        <VisuallyHidden>{t('Folder.DeleteOne', { name })}</VisuallyHidden>
      </summary>
      <Form of={form}>
        <input type="hidden" name="account" value={account} />
        <input type="hidden" name="id" value={id} />
        <Submit of={form} label="Folder.DeleteSure" look="danger" />
      </Form>
    </details>
  )
}

function AddDocument({ account }: { account: string }) {
  const { t } = useTexts()
  const { call } = useApp()
  const [added, setAdded] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const form = useAppForm(addDocumentForm, {
    // The form's own sending works without JavaScript, and then cannot send the file.
    during: async () => {
      const file = input.current?.files?.[0]
      if (!file) return refusedFor('Desk.ChooseFile')
      await call(addDocument, {
        path: { utilityAccount: account },
        query: { name: file.name },
        body: file,
      })
      return { kind: 'accepted', toast: 'SuccessAdd', code: 'Folder.Added' }
    },
    onAccepted: () => setAdded((count) => count + 1),
  })
  return (
    <Form of={form} key={added}>
      <Field {...form.field('file')} id={`file-${account}`} hint={t('Folder.FileHint')}>
        {(wiring) => (
          <input
            {...wiring}
            ref={input}
            type="file"
            name="file"
            accept="image/jpeg,image/png,image/gif,image/webp,application/pdf"
          />
        )}
      </Field>
      <Submit of={form} label="Folder.Add" busyLabel="Folder.Adding" look="quiet" />
    </Form>
  )
}
