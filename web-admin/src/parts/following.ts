import type { FormUse } from '@portal/web-ui/use-form'

/** Fields that the clerk left alone show what is stored now. */
export const following = (form: FormUse, isTyped: (name: string) => boolean): FormUse => ({
  ...form,
  field: (name, first) => ({
    ...form.field(name, first),
    ...(isTyped(name) ? {} : { defaultValue: first }),
  }),
  box: (name, isFirst) => ({
    ...form.box(name, isFirst),
    ...(isTyped(name) ? {} : { defaultChecked: isFirst }),
  }),
})
