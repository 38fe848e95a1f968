import { useTexts } from '@portal/web-ui/texts'

interface HostedErrorsProps {
  errors: readonly { field?: string; message: string }[]
}

/** A page's errors above its fields, linked to each. */
export function HostedErrors({ errors }: HostedErrorsProps) {
  const { t } = useTexts()
  if (errors.length === 0) return null
  return (
    <div className="errors" role="alert" tabIndex={-1} data-begin="">
      <h2>{t('Util.FormContainsErrors')}</h2>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={message}>{field ? <a href={`#${field}`}>{message}</a> : message}</li>
        ))}
      </ul>
    </div>
  )
}
