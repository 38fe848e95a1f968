import { cleanForms, idParts, textVersion } from '@portal/core/text-editing/rules'
import {
  deleteText,
  previewTexts,
  saveTranslations,
} from '@portal/openapi/admin-client/text-editing'
import type { Fields } from '@portal/web-ui/forms/fields'
import { refusedFor } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'
import { nameOf } from './text-forms.ts'

export const singularField = (id: string): string => `${id}.SingularForm`
export const pluralField = (id: string): string => `${id}.PluralForm`
/** The version of the text that was typed over. */
export const versionField = (id: string): string => `${id}.Version`

/** Names of the hidden fields and buttons. */
export const idField = 'id'
export const deleteField = 'delete'
export const previewField = 'preview'
export const previewPageField = 'previewPage'

/** A typed address may be a whole one. */
const ownPath = (typed: string): string =>
  `/${typed
    .trim()
    .replace(/^https?:\/\/[^/]*/, '')
    .replace(/^[/\\]+/, '')}`

/** The texts of the form that were changed, as the API takes them. */
export const editsIn = ({ text, texts, has }: Fields) =>
  texts(idField)
    .map((id) => {
      const { group, key } = idParts(id)
      const typed = cleanForms({
        singular: text(singularField(id)),
        plural: has(pluralField(id)) ? text(pluralField(id)) : null,
      })
      return {
        Id: id,
        Group: group,
        LanguageKey: key,
        SingularForm: typed.singular,
        PluralForm: typed.plural,
        Version: text(versionField(id)),
      }
    })
    .filter(
      ({ SingularForm: singular, PluralForm: plural, Version }) =>
        textVersion({ singular, plural }) !== Version,
    )

/** Spec, admin sections 2.6 and 5.2. */
export const textsForm: AppForm = {
  name: 'texts',
  title: 'Languages.SaveFailed',
  errorsTitle: 'Languages.SaveFailed',
  labels: (field) => {
    const { group, key } = idParts(field)
    const form = key.endsWith('.PluralForm') ? 'Languages.PluralField' : 'Languages.SingularField'
    return { label: form, of: nameOf({ Group: group, LanguageKey: key.replace(/\.\w+$/, '') }) }
  },
  async send(fields, { call }) {
    if (fields.has(deleteField)) {
      const id = fields.text(deleteField)
      await call(deleteText, {
        path: { id },
        header: { 'if-match': `"${fields.text(versionField(id))}"` },
      })
      return { kind: 'accepted', toast: 'SuccessRemove', code: 'Languages.Deleted' }
    }
    const body = editsIn(fields)
    if (body.length === 0) return refusedFor('Languages.NothingToSave')
    if (fields.has(previewField)) {
      const { url } = await call(previewTexts, {
        body: { texts: body, to: ownPath(fields.text(previewPageField)) },
      })
      return { kind: 'done', href: url }
    }
    const { length: count } = await call(saveTranslations, { body })
    return {
      kind: 'accepted',
      toast: 'SuccessUpdate',
      code: 'Languages.Saved',
      values: { count },
    }
  },
}
