import type { useAppForm } from '@portal/web-ui/use-app-form'

type Form = ReturnType<typeof useAppForm>

/**
 * A form that the page has many times: without JavaScript, a reply is shown only at the one that was
 * sent, which its hidden field names.
 */
export const ownForm = (form: Form, field: string, id: string): Form => {
  const isOther = form.typed !== null && form.typed.text(field) !== id
  if (!isOther) return form
  return {
    ...form,
    report: null,
    errorOf: () => undefined,
    field: (name, first) => ({ ...form.field(name), error: undefined, defaultValue: first }),
    box: (name, isFirst) => ({ ...form.box(name, isFirst), defaultChecked: isFirst }),
  }
}
