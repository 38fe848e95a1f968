import type { FormHTMLAttributes, ReactNode } from 'react'
import { formNameField, logOutName } from './form-definition.ts'

interface PostFormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'method'> {
  /** The form's name in `forms.ts`. */
  name: string
  action: string
}

/** A form that the browser posts, with a page load. No landmark, like `Form`. */
export function PostForm({ name, children, ...rest }: PostFormProps) {
  return (
    <form role="none" {...rest} method="post">
      <input type="hidden" name={formNameField} value={name} />
      {children}
    </form>
  )
}

export const LogOutForm = (props: { id?: string; children: ReactNode }) => (
  <PostForm {...props} name={logOutName} action="/logout" />
)
