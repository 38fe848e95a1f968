import { importLists } from '@portal/core/content-import/rules'
import { Stack } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { RowErrors } from '../../../parts/row-errors.tsx'
import type { ContentImport } from './queries.ts'

/** By list, row and column. */
export function ImportErrors({ of: { errors, errorCount } }: { of: ContentImport }) {
  const { t, format } = useTexts()
  const nameOf = (name: string) => {
    const list = importLists.find((one) => one === name)
    return list ? t(`ContentImport.Lists_${list}`) : name
  }
  return (
    <Stack>
      <h2>
        {t('ContentImport.ErrorsShown', {
          count: errorCount,
          shown: format.number(errors.length),
        })}
      </h2>
      <RowErrors
        caption={t('ContentImport.Errors')}
        errors={errors}
        group="ContentImportError"
        placeOf={({ list, line }) => `${nameOf(list)}, ${format.number(line)}`}
      />
    </Stack>
  )
}
