import type { AppForm } from '@portal/web-ui/forms/form-definition'
import { type FormOptions, type FormUse, useForm } from '@portal/web-ui/use-form'
import { useStaff } from './use-staff.ts'

/** Puts one of our forms on the screen. */
export const useAppForm = (form: AppForm, options?: FormOptions): FormUse =>
  useForm(form, useStaff(), options)
