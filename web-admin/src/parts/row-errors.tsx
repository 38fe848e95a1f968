import { type Column, Table } from '@portal/web-ui/table'
import { useTexts } from '@portal/web-ui/texts'

interface RowError {
  readonly line: number
  readonly field: string
  readonly code: string
}

interface RowErrorsProps<Error extends RowError> {
  caption: string
  errors: readonly Error[]
  /** Of the reasons that only this kind of import has. */
  group: 'ParcelImportError' | 'ContentImportError' | 'ShutoffError'
  placeOf: (error: Error) => string
}

/** What is wrong with which row and column of an import. */
export function RowErrors<Error extends RowError>({
  caption,
  errors,
  group,
  placeOf,
}: RowErrorsProps<Error>) {
  const { t, find } = useTexts()
  const columns: readonly Column<Error>[] = [
    { key: 'line', header: t('ContentImport.Line'), isRowHeader: true, render: placeOf },
    {
      key: 'field',
      header: t('ContentImport.Field'),
      render: ({ field }) => <code>{field}</code>,
    },
    {
      key: 'reason',
      header: t('ContentImport.Reason'),
      // A later release may refuse for a reason that has no text here.
      render: ({ code }) => find(`ImportError.${code}`) ?? find(`${group}.${code}`) ?? code,
    },
  ]
  return (
    <Table
      caption={caption}
      isCaptionHidden
      columns={columns}
      rows={errors}
      rowKey={(error) => `${placeOf(error)} ${error.field} ${error.code}`}
    />
  )
}
