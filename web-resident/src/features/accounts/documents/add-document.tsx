import type { TextKey } from '@portal/core/texts/rules'
import { useTexts } from '@portal/web-ui/texts'
import { type FolderSearch, sendHref } from './folder-search.ts'

/** Errors by code; the URL may contain anything. */
const refusals: Readonly<Record<string, TextKey>> = {
  'File.Empty': 'File.Empty',
  'File.KindNotTaken': 'File.KindNotTaken',
  'File.Incomplete': 'File.Incomplete',
  'File.TooManyPixels': 'File.TooManyPixels',
  'Error.TooLarge': 'Error.TooLarge',
  'Document.ReadOnly': 'Document.ReadOnly',
  'Document.Full': 'Document.Full',
}

export function AddDocument({ search }: { search: FolderSearch }) {
  const { t } = useTexts()
  const { refused } = search
  const reason = refused !== null && Object.hasOwn(refusals, refused) ? refusals[refused] : null
  return (
    <section>
      <h2>{t('Document.Add')}</h2>
      {reason && (
        <div className="errors" role="alert">
          <p>
            <strong>{t('Document.NotAdded')}</strong>
          </p>
          <a href="#file">{t(reason)}</a>
        </div>
      )}
      <form role="none" method="post" encType="multipart/form-data" action={sendHref(search)}>
        <div className="field">
          <label htmlFor="file">{t('Document.File')}</label>
          <span className="hint" id="file-hint">
            {t('Document.FileHint')}
          </span>
          <input
            id="file"
            name="file"
            type="file"
            required
            accept="image/jpeg,image/png,image/gif,image/webp,application/pdf"
            aria-describedby="file-hint"
            aria-invalid={reason ? true : undefined}
          />
        </div>
        <footer>
          <button type="submit">{t('Document.Send')}</button>
        </footer>
      </form>
    </section>
  )
}
