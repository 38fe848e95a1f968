import { useTexts } from '@portal/web-ui/texts'
import { TermForm } from '../search/term-form.tsx'

/** Looks up a thing. */
export function MaterialForm({ term }: { term?: string | undefined }) {
  const { t } = useTexts()
  return (
    <TermForm
      action="/what-goes-where"
      label={t('Materials.Label')}
      submit={t('Materials.Submit')}
      term={term}
    />
  )
}
