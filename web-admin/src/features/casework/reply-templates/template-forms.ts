import { templateErrors } from '@portal/core/reply-templates/rules'
import {
  createReplyTemplate,
  deleteReplyTemplate,
  updateReplyTemplate,
} from '@portal/openapi/admin-client/reply-templates'
import type { Fields } from '@portal/web-ui/forms/fields'
import { refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

const editIn = ({ text }: Fields) => ({
  name: text('name'),
  bodyEnglish: text('bodyEnglish'),
  bodySpanish: text('bodySpanish'),
})

const seenIn = ({ text }: Fields) => ({
  path: { id: text('id') },
  header: { 'if-match': `"${text('version')}"` },
})

/** Adds a template, or changes the one whose id it has. */
export const templateForm: AppForm = {
  name: 'reply-template',
  title: 'Templates.Failed',
  labels: {
    name: 'Templates.Name',
    bodyEnglish: 'Templates.BodyEnglish',
    bodySpanish: 'Templates.BodySpanish',
  },
  about: { 'Templates.NameTaken': 'name' },
  async send(fields, { call }) {
    const body = editIn(fields)
    const errors = templateErrors(body)
    if (errors.length > 0) return refusedBy(errors)
    if (fields.text('id') === '') await call(createReplyTemplate, { body })
    else await call(updateReplyTemplate, { ...seenIn(fields), body })
    return { kind: 'accepted', toast: 'SuccessUpdate', code: 'Templates.Saved' }
  },
}

export const deleteTemplateForm: AppForm = {
  name: 'delete-reply-template',
  title: 'Templates.DeleteFailed',
  labels: {},
  async send(fields, { call }) {
    await call(deleteReplyTemplate, seenIn(fields))
    return { kind: 'accepted', toast: 'SuccessRemove', code: 'Templates.Deleted' }
  },
}
