import type { useAppForm } from '@portal/web-ui/use-app-form'

type Form = ReturnType<typeof useAppForm>

interface OwnForm extends Form {
  /** Its fields have ids of their own. */
  readonly field: (name: string, first?: string) => ReturnType<Form['field']> & { id: string }
  /** Without JavaScript: it was just refused, so what it is folded away in stands open. */
  readonly isAnswered: true | undefined
}

/**
 * A form that the page has many times: without JavaScript, a reply is shown only at the one that was
 * sent, which its hidden field names.
 */
export function ownForm(form: Form, field: string, id: string): OwnForm {
  const isOther = form.typed !== null && form.typed.text(field) !== id
  const own: Form = isOther
    ? {
        ...form,
        typed: null,
        report: null,
        errorOf: () => undefined,
        field: (name, first) => ({ ...form.field(name), error: undefined, defaultValue: first }),
        box: (name, isFirst) => ({ ...form.box(name, isFirst), defaultChecked: isFirst }),
      }
    : form
  return {
    ...own,
    field: (name, first) => ({ ...own.field(name, first), id: `${name}-${id || 'new'}` }),
    isAnswered: own.typed ? true : undefined,
  }
}
