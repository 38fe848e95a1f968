import { Banner } from '@portal/web-ui/banner'
import { Stack } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { RowErrors } from '../../../parts/row-errors.tsx'
import type { Verified } from './queries.ts'

/** To mend in the file: none of it can be sent. */
export function FileErrors({ of: { errors, errorCount } }: { of: Verified }) {
  const { t, format } = useTexts()
  return (
    <Stack>
      <Banner tone="error" live="alert" title={t('Shutoffs.ErrorsTitle', { count: errorCount })}>
        <p>
          {errors.length < errorCount
            ? t('Shutoffs.ErrorsShown', { shown: format.number(errors.length) })
            : t('Shutoffs.NothingSent')}
        </p>
      </Banner>
      <RowErrors
        caption={t('Shutoffs.Errors')}
        errors={errors}
        group="ShutoffError"
        placeOf={({ line }) => t('Shutoffs.RowNumber', { line: format.number(line) })}
      />
    </Stack>
  )
}
