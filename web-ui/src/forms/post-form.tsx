import type { FormHTMLAttributes, ReactNode } from 'react'
import { formNameField, logOutName } from './form-definition.ts'

interface PostFormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'method'> {
  /** The name of the app's form that answers it. */
  name: string
  action: string
}

/** A form that the browser itself sends: the server answers, and the page is loaded. No landmark, as `Form`. */
export function PostForm({ name, children, ...rest }: PostFormProps) {
  return (
    <form role="none" {...rest} method="post">
      <input type="hidden" name={formNameField} value={name} />
      {children}
    </form>
  )
}

/** The form around a button that logs out, on any page. */
export const LogOutForm = (props: { id?: string; children: ReactNode }) => (
  <PostForm {...props} name={logOutName} action="/logout" />
)
