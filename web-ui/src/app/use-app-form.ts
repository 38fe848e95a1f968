import type { AppForm } from '../forms/form-definition.ts'
import { type FormOptions, type FormUse, useForm } from '../forms/use-form.tsx'
import { useApp } from './use-app.ts'

/** Puts one of the app's forms on the screen. */
export const useAppForm = (form: AppForm, options?: FormOptions): FormUse =>
  useForm(form, useApp(), options)
